//! The program while it runs, with every line that it prints.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use guest::Place;

/// The timeout of every step of a test, generous for a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that runs until this is dropped.
pub(crate) struct Running {
    child: Child,
    printed: Lines,
    logged: Lines,
}

/// The output of a pipe, line by line.
struct Lines {
    next: Receiver<String>,
    so_far: Vec<String>,
}

/// How a program ended.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    /// Everything it wrote to standard error.
    pub(crate) errors: String,
}

impl Running {
    /// Starts it.
    pub(crate) fn start(mut command: Command) -> Running {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program can be run");
        let printed = Lines::of(child.stdout.take().expect("it is piped"));
        let logged = Lines::of(child.stderr.take().expect("it is piped"));
        Running { child, printed, logged }
    }

    /// Where it listens, once it prints that.
    pub(crate) fn place(&mut self) -> Place {
        let line = self.printed.until("on this machine");
        let url = line.trim().trim_start_matches("on this machine").trim();
        let address = url.trim_start_matches("http://").trim_end_matches('/');
        let address = address.replace("localhost", "127.0.0.1");
        Place::new(address.parse().unwrap_or_else(|_| panic!("no address: {line}")))
    }

    /// Where its metrics are, from the first line of its log.
    pub(crate) fn metrics(&mut self) -> Place {
        let line = self.logs("safehouse is open");
        let address = field(&line, "metrics").unwrap_or_else(|| panic!("no metrics: {line}"));
        Place::new(address.parse::<SocketAddr>().expect("an address"))
    }

    /// The next line of the log that contains this.
    pub(crate) fn logs(&mut self, what: &str) -> String {
        self.logged.until(what)
    }

    /// Sends it a signal: `"HUP"`, `"TERM"`.
    pub(crate) fn signal(&self, signal: &str) {
        let kill = format!("kill -{signal} {}", self.child.id());
        let sent = Command::new("sh").args(["-c", &kill]).status().expect("there is a shell");
        assert!(sent.success(), "{kill}");
    }

    /// Waits until it ends by itself.
    pub(crate) fn ended(mut self) -> Ended {
        let began = Instant::now();
        let status = loop {
            match self.child.try_wait().expect("it can be waited for") {
                Some(status) => break status,
                None if began.elapsed() > PATIENCE => panic!("it does not end"),
                None => std::thread::sleep(Duration::from_millis(2)),
            }
        };
        Ended { code: status.code(), errors: self.logged.all() }
    }
}

/// A program must not outlive its test.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Lines {
    fn of(pipe: impl Read + Send + 'static) -> Lines {
        let (lines, next) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                // Reading goes on after a test has seen enough: a full pipe would block the
                // program.
                let _ = lines.send(line);
            }
        });
        Lines { next, so_far: Vec::new() }
    }

    fn until(&mut self, what: &str) -> String {
        let began = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(began.elapsed());
            let Ok(line) = self.next.recv_timeout(left) else {
                panic!("it never says {what:?}: {:#?}", self.so_far);
            };
            self.so_far.push(line.clone());
            if line.contains(what) {
                return line;
            }
        }
    }

    fn all(&mut self) -> String {
        while let Ok(line) = self.next.recv_timeout(PATIENCE) {
            self.so_far.push(line);
        }
        self.so_far.join("\n")
    }
}

/// A field of a line of the log: `name=value` or `name="value"`.
pub(crate) fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(" {name}="))?;
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split(' ').next(),
    }
}
