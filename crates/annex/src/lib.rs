//! What stands beside the house in tests: a real PostgreSQL, and a line to it that can be cut.
//!
//! It is started on a free port of this machine, keeps its files in a temporary folder, and goes
//! when the process that started it does, however that ends. Where it is not installed, the test
//! fails and says what to install; `SAFEHOUSE_TEST_POSTGRES` names a server that runs already.

mod keeper;
mod line;
mod postgres;

pub use line::{Line, Way};
pub use postgres::Postgres;
