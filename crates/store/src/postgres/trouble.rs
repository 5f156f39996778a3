//! What PostgreSQL says when something goes wrong, in the store's words.

use crate::Error;
use tokio_postgres::error::SqlState;

/// An error of the database or of the way to it.
#[derive(Debug)]
pub(super) struct Trouble(tokio_postgres::Error);

impl Trouble {
    pub(super) fn of(error: tokio_postgres::Error) -> Trouble {
        Trouble(error)
    }

    /// The five letters that PostgreSQL gives to this kind of error.
    pub(super) fn code(&self) -> Option<&str> {
        self.0.code().map(SqlState::code)
    }

    /// Whether two transactions waited for one another, or saw one another's writes: the same again
    /// may succeed at once.
    pub(super) fn was_a_collision(&self) -> bool {
        matches!(self.code(), Some("40P01" | "40001"))
    }

    /// What happened, with the cause beneath it.
    pub(super) fn text(&self) -> String {
        if let Some(said) = self.0.as_db_error() {
            return said.message().to_owned();
        }
        let mut text = self.0.to_string();
        let mut cause = std::error::Error::source(&self.0);
        while let Some(why) = cause {
            text = format!("{text}: {why}");
            cause = why.source();
        }
        text
    }
}

impl From<Trouble> for Error {
    /// Nearly every error may pass: the database may be restarted, its disk emptied, its user let in
    /// again. Values that it cannot make sense of (classes 22 and 23) stay what they are.
    fn from(trouble: Trouble) -> Error {
        match trouble.code() {
            Some("53100") => Error::Full,
            Some(code) if code.starts_with("22") || code.starts_with("23") => {
                Error::Corrupt(trouble.text())
            }
            _ => Error::Away(trouble.text()),
        }
    }
}
