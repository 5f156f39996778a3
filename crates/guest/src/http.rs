//! The little HTTP that a client needs: one request, one response, and goodbye.

use std::io;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::Place;

/// The timeout of a response.
const PATIENCE: Duration = Duration::from_secs(30);

/// A response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers in the order of the response, their names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The value of this header, if it is there.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| &**value)
    }

    /// The body as JSON; null if it is not.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// Parses a response.
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

/// Sends a request, and reads until the server closes the connection.
pub(crate) async fn ask(
    place: Place,
    method: &str,
    path: &str,
    body: Option<&str>,
) -> io::Result<Answer> {
    let (address, body) = (place.address(), body.unwrap_or_default());
    let question = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = async {
        let mut stream = place.connect().await?;
        // A server that has refused may have stopped reading: its response is what counts.
        let _ = stream.write_all(question.as_bytes()).await;
        let mut answer = Vec::new();
        match stream.read_to_end(&mut answer).await {
            Err(why) if answer.is_empty() => Err(why),
            _ => Answer::read(&answer),
        }
    };
    timeout(PATIENCE, answer).await.map_err(|_| io::Error::other("no answer"))?
}
