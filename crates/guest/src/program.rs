//! The real program, started, killed and started again.

use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::Place;

/// The timeout for the program to print its address, and to end when it is asked to.
const PATIENCE: Duration = Duration::from_secs(20);

/// The real program, serving from a data folder of its own. It ends when this is dropped.
pub struct Program {
    binary: PathBuf,
    args: Vec<String>,
    env: Vec<(String, String)>,
    log: Arc<Mutex<String>>,
    address: SocketAddr,
    running: Option<Running>,
    /// The last field, so that the program is dropped before its folder.
    data: Folder,
}

/// Where the program keeps its data.
enum Folder {
    /// A folder that is removed afterwards.
    Own(TempDir),
    /// A folder that the caller looks after: on another disk, perhaps.
    Given(PathBuf),
}

struct Running {
    child: Child,
    readers: Vec<JoinHandle<()>>,
}

/// How the program ended.
#[derive(Debug)]
pub struct Ended {
    /// Its exit code; `None` if a signal ended it.
    pub code: Option<i32>,
    /// The time from the signal to its end.
    pub took: Duration,
}

impl Program {
    /// Starts `binary serve` with these additional arguments, on a free port of this machine and an
    /// empty data folder, and returns once it listens.
    pub fn start(binary: impl AsRef<Path>, args: &[&str]) -> io::Result<Program> {
        Program::start_in(binary, args, &[])
    }

    /// The same, with these additional environment variables.
    pub fn start_in(
        binary: impl AsRef<Path>,
        args: &[&str],
        env: &[(&str, &str)],
    ) -> io::Result<Program> {
        Program::start_with(binary, args, env, Folder::Own(TempDir::new()?))
    }

    /// The same, with its data in this folder.
    pub fn start_on(
        binary: impl AsRef<Path>,
        args: &[&str],
        data: impl Into<PathBuf>,
    ) -> io::Result<Program> {
        Program::start_with(binary, args, &[], Folder::Given(data.into()))
    }

    fn start_with(
        binary: impl AsRef<Path>,
        args: &[&str],
        env: &[(&str, &str)],
        data: Folder,
    ) -> io::Result<Program> {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let mut program = Program {
            binary: binary.as_ref().to_owned(),
            args: args.iter().map(|arg| (*arg).to_owned()).collect(),
            env: env.iter().map(owned).collect(),
            log: Arc::default(),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            running: None,
            data,
        };
        program.run()?;
        Ok(program)
    }

    /// Starts it again, on the same data and the same port.
    pub fn restart(&mut self) -> io::Result<()> {
        assert!(self.running.is_none(), "it still runs");
        self.run()
    }

    /// Where it listens.
    pub fn place(&self) -> Place {
        Place::new(self.address)
    }

    /// Its data folder.
    pub fn data(&self) -> &Path {
        match &self.data {
            Folder::Own(folder) => folder.path(),
            Folder::Given(folder) => folder,
        }
    }

    /// Everything it has written to its log so far, however often it was started.
    pub fn log(&self) -> String {
        lock(&self.log).clone()
    }

    /// Its process id, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.running.as_ref().map(|running| running.child.id())
    }

    /// Kills it as `kill -9` does.
    pub fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.child.kill();
            let _ = running.wait();
        }
    }

    /// Sends it a signal (`"TERM"`, `"INT"`), and waits until it has ended.
    pub fn signal(&mut self, signal: &str) -> io::Result<Ended> {
        let mut running = self.running.take().ok_or_else(|| error("it does not run"))?;
        let asked = Instant::now();
        let command = format!("kill -{signal} {}", running.child.id());
        let sent = Command::new("sh").args(["-c", &command]).status()?;
        if !sent.success() {
            return Err(error("the signal cannot be sent"));
        }
        while running.child.try_wait()?.is_none() {
            if asked.elapsed() > PATIENCE {
                let _ = running.child.kill();
                return Err(error("it does not end"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        let took = asked.elapsed();
        Ok(Ended { code: running.wait()?.code(), took })
    }

    fn run(&mut self) -> io::Result<()> {
        let has_metrics = self.args.iter().any(|arg| arg == "--metrics");
        let own_metrics: &[&str] = if has_metrics { &[] } else { &["--metrics", "127.0.0.1:0"] };
        let mut child = Command::new(&self.binary)
            .args(["serve", "--any-options"])
            .args(["--listen", &self.address.to_string()])
            .args(own_metrics)
            .arg("--data")
            .arg(self.data())
            .args(&self.args)
            .envs(self.env.iter().cloned())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().expect("it is piped");
        let errors = child.stderr.take().expect("it is piped");
        let log = self.log.clone();
        let mut readers = vec![std::thread::spawn(move || keep(errors, &log))];
        let mut output = BufReader::new(output);
        let found = listening(&mut output);
        // The rest of its output is read and discarded, so that it never blocks on a full pipe.
        readers.push(std::thread::spawn(move || drop(io::copy(&mut output, &mut io::sink()))));
        let mut running = Running { child, readers };
        match found? {
            Some(address) => self.address = address,
            None => {
                let _ = running.child.kill();
                let _ = running.wait();
                return Err(error(&format!("it does not start: {}", self.log())));
            }
        }
        self.running = Some(running);
        Ok(())
    }
}

impl Running {
    fn wait(mut self) -> io::Result<ExitStatus> {
        let status = self.child.wait()?;
        for reader in self.readers {
            let _ = reader.join();
        }
        Ok(status)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The local address that the program prints; `None` if it ends before that.
fn listening(output: &mut impl BufRead) -> io::Result<Option<SocketAddr>> {
    let mut line = String::new();
    while output.read_line(&mut line)? > 0 {
        let address = line.trim().strip_prefix("on this machine").map(str::trim);
        if let Some(url) = address {
            let url = url.trim_start_matches("http://").trim_end_matches('/');
            return url.parse().map(Some).map_err(|_| error(&format!("no address: {line}")));
        }
        line.clear();
    }
    Ok(None)
}

/// Collects the program's log as it comes.
fn keep(mut errors: impl Read, log: &Mutex<String>) {
    let mut bytes = [0; 8192];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        lock(log).push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
}

fn lock(log: &Mutex<String>) -> MutexGuard<'_, String> {
    log.lock().unwrap_or_else(PoisonError::into_inner)
}

fn error(what: &str) -> io::Error {
    io::Error::other(what)
}
