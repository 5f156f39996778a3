//! A PostgreSQL of the tests' own, with `fsync` on, as it is delivered.

use crate::keeper::{Keeper, own, unprivileged};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio_postgres::{Client, Error, NoTls};

const USER: &str = "safehouse";
const PASSWORD: &str = "open-sesame";
/// The timeout of every step, generous for a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with an empty database.
pub struct Postgres {
    /// `None` if somebody else runs it.
    keeper: Option<Keeper>,
    url: String,
}

impl Postgres {
    /// The server that all tests of this process share.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| match env::var("SAFEHOUSE_TEST_POSTGRES") {
            Ok(url) => Postgres { keeper: None, url },
            Err(_) => Postgres::start(),
        })
    }

    /// A server of the caller's own, which can be killed.
    pub fn start() -> Postgres {
        Postgres::start_after(|_| {})
    }

    /// The same with TLS for clients that want it, and the file of its certificate, which nobody but
    /// the server itself has signed.
    pub fn start_with_tls() -> (Postgres, PathBuf) {
        let mut certificate = None;
        let it = Postgres::start_after(|data| certificate = Some(certify(data)));
        (it, certificate.expect("it was made before the start"))
    }

    /// Starts a server once its folder is prepared.
    fn start_after(prepare: impl FnOnce(&Path)) -> Postgres {
        let bin = bin();
        let keeper = Keeper::of(|folder, port| command(&bin, folder, port));
        initialise(&bin, &keeper.folder);
        prepare(&keeper.folder.join("data"));
        let url = format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/postgres", keeper.port);
        let it = Postgres { keeper: Some(keeper), url };
        it.start_again();
        it
    }

    /// Starts it after a kill, and waits until it answers.
    pub fn start_again(&self) {
        let keeper = self.keeper.as_ref().expect("a server of our own");
        let began = Instant::now();
        while run(&self.url, "SELECT 1").is_err() {
            // A server that finds another's remains in memory ends at once, and is started again; one
            // that is recovering is left alone.
            keeper.say("start");
            assert!(began.elapsed() < PATIENCE, "PostgreSQL does not start: {}", keeper.log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it as `kill -9` does: nothing is flushed, and starting it again recovers.
    pub fn kill(&self) {
        self.keeper.as_ref().expect("a server of our own").say("kill");
    }

    /// The address of its database.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.keeper.as_ref().expect("a server of our own").say("which")
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.keeper.as_ref().expect("a server of our own").port
    }

    /// The address of a new, empty schema in it: a store of one test's own.
    pub fn schema(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let schema = format!("test_{}_{number}", std::process::id());
        run(&self.url, &format!("CREATE SCHEMA {schema}")).expect("a new schema");
        with(&self.url, &format!("options=-csearch_path%3D{schema}"))
    }

    /// The same address, by another port: through a line.
    pub fn through(&self, url: &str, port: u16) -> String {
        url.replace(&format!(":{}/", self.port()), &format!(":{port}/"))
    }

    /// Runs SQL in the schema of this address.
    pub fn run(url: &str, sql: &str) -> Result<(), Error> {
        run(url, sql)
    }

    /// The one number that this query returns.
    pub fn number(url: &str, query: &str) -> i64 {
        connected(url, async |client| client.query_one(query, &[]).await?.try_get(0))
            .unwrap_or_else(|error| panic!("{query}: {error}"))
    }

    /// The texts in the first column of what this query returns.
    pub fn texts(url: &str, query: &str) -> Vec<String> {
        let ask = async |client: Client| {
            let rows = client.query(query, &[]).await?;
            rows.iter().map(|row| row.try_get(0)).collect()
        };
        connected(url, ask).unwrap_or_else(|error| panic!("{query}: {error}"))
    }
}

fn with(url: &str, option: &str) -> String {
    format!("{url}{}{option}", if url.contains('?') { '&' } else { '?' })
}

/// Where Debian and others put the server's programs: the newest version counts.
fn bin() -> PathBuf {
    let mut found: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|folder| Some((folder.file_name().to_str()?.parse().ok()?, folder.path())))
        .map(|(version, folder)| (version, folder.join("bin")))
        .filter(|(_, bin)| bin.join("initdb").exists())
        .collect();
    found.sort();
    let on_path = || {
        let path = env::var_os("PATH")?;
        env::split_paths(&path).find(|folder| folder.join("initdb").exists())
    };
    found.pop().map(|(_, bin)| bin).or_else(on_path).expect(
        "these tests need PostgreSQL: install it (on Debian: apt-get install \
         --no-install-recommends postgresql), or set SAFEHOUSE_TEST_POSTGRES to the address of a \
         server that runs: postgres://USER:PASSWORD@HOST/DATABASE",
    )
}

fn initialise(bin: &Path, folder: &Path) {
    let secret = folder.join("password");
    fs::write(&secret, PASSWORD).expect("a file");
    own(&secret);
    // What is not synced here is synced by the first checkpoint: nobody's data are in it yet.
    let words = ["--no-sync", "--no-locale", "--encoding=UTF8", "--data-checksums"];
    let output = unprivileged(Command::new(bin.join("initdb")))
        .args(words)
        .args(["--username", USER, "--auth=scram-sha-256", "--pwfile"])
        .arg(&secret)
        .arg("--pgdata")
        .arg(folder.join("data"))
        .current_dir(folder)
        .output()
        .expect("initdb can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Makes a certificate for this machine's own address, and lets the server use it.
fn certify(data: &Path) -> PathBuf {
    let (key, certificate) = (data.join("server.key"), data.join("server.crt"));
    let output = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=test"])
        .args(["-addext", "subjectAltName=IP:127.0.0.1"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output()
        .expect("this test needs openssl: install it (on Debian: apt-get install openssl)");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    own(&key);
    fs::write(data.join("postgresql.auto.conf"), "ssl = on\n").expect("a file");
    certificate
}

fn command(bin: &Path, folder: &Path, port: u16) -> Vec<String> {
    let text = |path: PathBuf| path.to_str().expect("a plain path").to_owned();
    let mut words = vec![text(bin.join("postgres")), "-D".to_owned(), text(folder.join("data"))];
    for setting in [
        &format!("port={port}"),
        "listen_addresses=127.0.0.1",
        "unix_socket_directories=",
        "max_connections=300",
        // The tests' databases are small, and there may be several servers at once.
        "shared_buffers=32MB",
        "max_wal_size=256MB",
    ] {
        words.extend(["-c".to_owned(), setting.to_owned()]);
    }
    words
}

fn run(url: &str, sql: &str) -> Result<(), Error> {
    connected(url, async |client| client.batch_execute(sql).await)
}

fn connected<T>(url: &str, ask: impl AsyncFnOnce(Client) -> Result<T, Error>) -> Result<T, Error> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
        tokio::spawn(connection);
        ask(client).await
    })
}
