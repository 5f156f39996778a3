//! What stands beside the house in tests: a real PostgreSQL, a real NATS, and a line to either that
//! can be cut.
//!
//! Each is started on a free port of this machine, keeps its files in a temporary folder, and goes
//! when the process that started it does, however that ends. Where the program is not installed, the
//! test fails and says what to install; `SAFEHOUSE_TEST_POSTGRES` and
//! `SAFEHOUSE_TEST_NATS` name servers that run already.

mod balancer;
mod keeper;
mod line;
mod nats;
mod postgres;

pub use balancer::Balancer;
pub use line::{Line, Way};
pub use nats::Nats;
pub use postgres::Postgres;
