//! Where the database is, and how it is reached.

use super::{link::Link, trouble::Trouble};
use crate::Error;
use rustls::{ClientConfig, RootCertStore};
use std::{sync::Arc, time::Duration};
use tokio_postgres::config::{Config, Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// How long connecting may take, and how long the network may lose every packet.
const PATIENCE: Duration = Duration::from_secs(5);

/// Said to the database on every new connection. A transaction of a program that stops in its midst
/// must not hold its tables for long, and an acknowledged commit is on disk.
const MANNERS: &str = "SET idle_in_transaction_session_timeout = '2s';
    SET lock_timeout = '4s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'";

/// The address of a database.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: MakeRustlsConnect,
}

impl Address {
    /// Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE?OPTIONS`.
    pub(super) fn read(url: &str) -> Result<Address, Error> {
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| {
            let why = Trouble::of(error).text();
            Error::Database(format!(
                "this is no address of a database ({why}): \
                 write postgres://USER:PASSWORD@HOST/DATABASE"
            ))
        })?;
        config.application_name("safehouse").connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
        config.keepalives_idle(PATIENCE);
        Ok(Address { config, tls: tls() })
    }

    pub(super) async fn connect(&self) -> Result<Link, Error> {
        let made = if self.config.get_ssl_mode() == SslMode::Disable {
            let plain = self.config.connect(tokio_postgres::NoTls).await;
            plain.map(|(client, connection)| {
                tokio::spawn(connection);
                client
            })
        } else {
            self.config.connect(self.tls.clone()).await.map(|(client, connection)| {
                tokio::spawn(connection);
                client
            })
        };
        let link = Link::new(made.map_err(|error| self.refusal(error))?, self.name());
        link.run(MANNERS).await?;
        Ok(link)
    }

    /// What to call the database in a sentence: no password is in it.
    pub(super) fn name(&self) -> String {
        let user = self.config.get_user().unwrap_or("postgres");
        format!("the database {} at {}", self.config.get_dbname().unwrap_or(user), self.place())
    }

    fn place(&self) -> String {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            #[cfg(unix)]
            Some(Host::Unix(path)) => path.display().to_string(),
            None => "localhost".to_owned(),
        };
        let port = self.config.get_ports().first().copied().unwrap_or(5432);
        format!("{host}:{port}")
    }

    /// Why there is no connection, and what to do. What may pass by itself can be tried again.
    fn refusal(&self, error: tokio_postgres::Error) -> Error {
        let (name, trouble) = (self.name(), Trouble::of(error));
        let user = self.config.get_user().unwrap_or("(none)");
        let why = trouble.text();
        Error::Database(match trouble.code() {
            Some("28P01") => format!("{name} refuses the password of the user {user}"),
            Some("28000") => format!("{name} does not let in the user {user} ({why})"),
            Some("3D000") => format!("there is no database at {}: {why}", self.place()),
            Some(_) => return trouble.into(),
            None if why.contains("ertificate") => format!(
                "{name} shows a certificate that is not trusted ({why}): name the authority's file \
                 in SSL_CERT_FILE, or write ?sslmode=disable behind the address if the network is \
                 your own"
            ),
            None => return Error::Away(format!("{name} does not answer ({why})")),
        })
    }
}

/// TLS that trusts the authorities that this machine does.
fn tls() -> MakeRustlsConnect {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring knows them")
        .with_root_certificates(roots)
        .with_no_client_auth();
    MakeRustlsConnect::new(config)
}
