//! A NATS of the tests' own.

use crate::keeper::Keeper;
use std::{
    env,
    net::{SocketAddr, TcpStream},
    path::Path,
    sync::OnceLock,
    time::{Duration, Instant},
};

/// A server that can be killed.
pub struct Nats {
    /// `None` if somebody else runs it.
    keeper: Option<Keeper>,
    url: String,
}

impl Nats {
    /// The server that all tests of this process share.
    pub fn shared() -> &'static Nats {
        static SHARED: OnceLock<Nats> = OnceLock::new();
        SHARED.get_or_init(|| match env::var("SAFEHOUSE_TEST_NATS") {
            Ok(url) => Nats { keeper: None, url },
            Err(_) => Nats::start(),
        })
    }

    /// A server of the caller's own, which can be killed.
    pub fn start() -> Nats {
        let program = program();
        let keeper = Keeper::of(|_, port| {
            [program, "--addr", "127.0.0.1", "--port", &port.to_string()].map(str::to_owned).into()
        });
        let url = format!("nats://127.0.0.1:{}", keeper.port);
        let it = Nats { keeper: Some(keeper), url };
        it.start_again();
        it
    }

    /// Starts it after a kill, and waits until it listens.
    pub fn start_again(&self) {
        let keeper = self.keeper.as_ref().expect("a server of our own");
        keeper.say("start");
        let (began, at) = (Instant::now(), SocketAddr::from(([127, 0, 0, 1], keeper.port)));
        while TcpStream::connect(at).is_err() {
            let log = || keeper.log();
            assert!(began.elapsed() < Duration::from_secs(60), "NATS does not start: {}", log());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Ends it as `kill -9` does.
    pub fn kill(&self) {
        self.keeper.as_ref().expect("a server of our own").say("kill");
    }

    /// Its address.
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
}

/// Where Debian and others put it.
fn program() -> &'static str {
    let places = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"];
    places.into_iter().find(|place| Path::new(place).exists()).expect(
        "these tests need NATS: install it (on Debian: apt-get install --no-install-recommends \
         nats-server), or set SAFEHOUSE_TEST_NATS to the address of a server that runs: \
         nats://HOST:PORT",
    )
}
