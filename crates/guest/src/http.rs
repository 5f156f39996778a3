//! The little HTTP that a client needs: one question, one answer, and goodbye.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// No answer takes longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a server answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, their names in small letters, as they came.
    pub headers: Vec<(String, String)>,
    /// What it says.
    pub body: String,
}

impl Answer {
    /// The value of this header, if it is there.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| &**value)
    }

    /// What it says, as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// Takes an answer apart.
    pub fn read(bytes: &[u8]) -> io::Result<Answer> {
        let text = String::from_utf8_lossy(bytes);
        let no = || io::Error::other(format!("no answer in HTTP: {text:?}"));
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(no)?;
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).ok_or_else(no)?;
        let status = status.parse().map_err(|_| no())?;
        let header = |line: &str| {
            let (name, value) = line.split_once(':')?;
            Some((name.to_ascii_lowercase(), value.trim().to_owned()))
        };
        Ok(Answer { status, headers: lines.filter_map(header).collect(), body: body.to_owned() })
    }
}

/// Asks, and reads until the server hangs up.
pub(crate) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: Option<&str>,
) -> io::Result<Answer> {
    let body = body.unwrap_or_default();
    let question = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = async {
        let mut stream = TcpStream::connect(address).await?;
        // A server that has said no may have stopped to listen: its answer is what counts.
        let _ = stream.write_all(question.as_bytes()).await;
        let mut answer = Vec::new();
        match stream.read_to_end(&mut answer).await {
            Err(why) if answer.is_empty() => Err(why),
            _ => Answer::read(&answer),
        }
    };
    timeout(PATIENCE, answer).await.map_err(|_| io::Error::other("no answer"))?
}
