//! The options of `safehouse serve`, each also an environment variable.

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::BoolishValueParser;
use gateway::Limits;
use host::{Customs, Keep};
use ipnet::IpNet;

use super::address::Address;
use super::{addresses, durations, limits, proxies};

/// The options of the server.
#[derive(clap::Args, Debug)]
pub(crate) struct Serve {
    /// Address and port to listen on: an IP address, a name, or nothing before the colon for every
    /// address of this machine
    #[arg(long, value_name = "ADDR", default_value = "0.0.0.0:7007")]
    #[arg(env = "SAFEHOUSE_LISTEN", hide_env_values = true)]
    pub(super) listen: Address,
    /// Folder for journals and results
    #[arg(long, value_name = "DIR", default_value = "safehouse-data")]
    #[arg(env = "SAFEHOUSE_DATA", hide_env_values = true)]
    pub(super) data: PathBuf,
    /// PostgreSQL database for journals and results instead of a folder, which many nodes may share
    /// (postgres://USER:PASSWORD@HOST/DATABASE)
    #[arg(long, value_name = "URL")]
    #[arg(env = "SAFEHOUSE_STORE", hide_env_values = true)]
    pub(super) store: Option<String>,
    /// NATS server that carries messages between the nodes that share the database
    /// (nats://HOST:4222); several are separated by commas
    #[arg(long, value_name = "URL", requires = "store")]
    #[arg(env = "SAFEHOUSE_BUS", hide_env_values = true)]
    pub(super) bus: Option<String>,
    /// Name of this node among those that share the database [default: the machine's name and the
    /// port]
    #[arg(long, value_name = "NAME")]
    #[arg(env = "SAFEHOUSE_NODE", hide_env_values = true)]
    pub(super) node: Option<String>,
    /// Time after which the other nodes may take over the tables of one that no longer answers
    #[arg(long, value_name = "TIME", default_value = "3s", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_LEASE", hide_env_values = true)]
    pub(super) lease: Duration,
    /// Syllable with which the codes of new tables begin, for several houses behind one name (ba):
    /// the same for all nodes of a house, another for each house
    #[arg(long, value_name = "SYLLABLE")]
    #[arg(env = "SAFEHOUSE_CODES", hide_env_values = true)]
    codes: Option<wire::Prefix>,
    /// Address by which people reach this server, if it is another one (https://play.example)
    #[arg(long, value_name = "URL", value_parser = addresses::origin)]
    #[arg(env = "SAFEHOUSE_PUBLIC_URL", hide_env_values = true)]
    pub(super) public_url: Option<String>,
    /// Address or network of a reverse proxy in front of this server (127.0.0.1, 10.0.0.0/8);
    /// several are separated by commas. Its x-forwarded-for header is believed, so that limits count
    /// clients and not proxies
    #[arg(long, value_name = "NET", value_delimiter = ',', value_parser = proxies::network)]
    #[arg(env = "SAFEHOUSE_PROXY", hide_env_values = true)]
    pub(super) proxy: Vec<IpNet>,
    /// Loopback address and port for Prometheus metrics [default: 127.0.0.1:7008, or none if that
    /// is taken]
    #[arg(long, value_name = "ADDR")]
    #[arg(env = "SAFEHOUSE_METRICS", hide_env_values = true)]
    pub(super) metrics: Option<Address>,
    /// Maximum simultaneous connections per client address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    #[arg(env = "SAFEHOUSE_MAX_CONNECTIONS", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_connections: u32,
    /// Maximum new tables and seats per minute and client address
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_per_min)]
    #[arg(env = "SAFEHOUSE_MAX_NEW", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_new: u32,
    /// Maximum messages per second on one connection
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_s)]
    #[arg(env = "SAFEHOUSE_MAX_MESSAGES", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_messages: u32,
    /// Maximum orders (about the table, not in the game) per second and person, in the long run;
    /// thirty times as many at once
    #[arg(long, value_name = "N", default_value_t = Customs::default().orders_per_s)]
    #[arg(env = "SAFEHOUSE_MAX_ORDERS", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_orders: u32,
    /// Maximum wrong table codes per hour and client address
    #[arg(long, value_name = "N", default_value_t = Limits::default().wrong_codes_per_hour)]
    #[arg(env = "SAFEHOUSE_MAX_WRONG_CODES", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_wrong_codes: u32,
    /// Maximum requests to the API per minute and client address
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_min)]
    #[arg(env = "SAFEHOUSE_MAX_REQUESTS", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_requests: u32,
    /// Maximum hellos (people who come to a table, or come back) per minute and client address
    #[arg(long, value_name = "N", default_value_t = Limits::default().hellos_per_min)]
    #[arg(env = "SAFEHOUSE_MAX_HELLOS", hide_env_values = true)]
    #[arg(value_parser = limits::at_least_one)]
    max_hellos: u32,
    /// Timeout for a request, a hello, or a client that stops reading
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_PATIENCE", hide_env_values = true)]
    patience: Duration,
    /// Time after which a bot stands in for a player whose connection is gone
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_AWAY", hide_env_values = true)]
    away: Duration,
    /// Time after which a table without connections leaves memory; it wakes when somebody comes
    #[arg(long, value_name = "TIME", default_value = "10m", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_SLEEP", hide_env_values = true)]
    sleep: Duration,
    /// Time after which an abandoned table is deleted, and its code expires, if no game was ever
    /// opened there
    #[arg(long, value_name = "TIME", default_value = "1d", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_KEEP_UNUSED", hide_env_values = true)]
    keep_unused: Duration,
    /// The same for a table in the middle of a game
    #[arg(long, value_name = "TIME", default_value = "14d", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_KEEP_PLAYING", hide_env_values = true)]
    keep_playing: Duration,
    /// The same for a table where a game was played to its end; results are kept for good
    #[arg(long, value_name = "TIME", default_value = "30d", value_parser = durations::read)]
    #[arg(env = "SAFEHOUSE_KEEP_FINISHED", hide_env_values = true)]
    keep_finished: Duration,
    /// Bots move at once, without pretending to think (for tests)
    #[arg(long, hide = true)]
    quick_bots: bool,
    /// Hosts may choose any options that the rules accept, not only those on offer (for tests)
    #[arg(long, hide = true)]
    any_options: bool,
    /// Writes the log as one JSON object per line
    #[arg(long, env = "SAFEHOUSE_JSON_LOG", hide_env_values = true)]
    #[arg(value_parser = BoolishValueParser::new())]
    pub(super) json_log: bool,
}

/// `safehouse` without a command: the defaults, overridden by environment variables.
impl Default for Serve {
    fn default() -> Self {
        use clap::{Args, FromArgMatches};
        let command = Serve::augment_args(clap::Command::new("safehouse"));
        let none = command.get_matches_from(["safehouse"]);
        Serve::from_arg_matches(&none).expect("every option of serve has a default")
    }
}

impl Serve {
    /// The settings of tables.
    pub(super) fn customs(&self) -> Customs {
        Customs {
            away: self.away,
            deserted: self.sleep,
            quick_bots: self.quick_bots,
            orders_per_s: self.max_orders,
            any_options: self.any_options,
            codes: self.codes,
        }
    }

    /// How long abandoned tables are kept.
    pub(super) fn keep(&self) -> Keep {
        Keep { unused: self.keep_unused, playing: self.keep_playing, finished: self.keep_finished }
    }

    /// The limits for each client address.
    pub(super) fn limits(&self) -> Limits {
        Limits {
            connections: self.max_connections,
            new_per_min: self.max_new,
            messages_per_s: self.max_messages,
            wrong_codes_per_hour: self.max_wrong_codes,
            requests_per_min: self.max_requests,
            hellos_per_min: self.max_hellos,
            patience: self.patience,
        }
    }
}
