//! Somebody at a node that is frozen, who notices if it speaks when it wakes.

use std::error::Error;
use std::time::Duration;

use guest::{Gone, Guest, Place, Stand, Ticket};
use serde_json::json;

/// How long a client waits before it knocks again.
const BREATH: Duration = Duration::from_millis(50);

/// A person alone in the lobby of a table that the node owns.
pub(crate) struct Sentry {
    ticket: Ticket,
    guest: Guest,
}

impl Sentry {
    pub(crate) async fn post(node: Place) -> Result<Sentry, Box<dyn Error>> {
        let ticket = node.create(&json!({"game": "spywhere", "name": "Sentry"})).await?;
        let mut guest = Guest::come(node, Stand::Seat(ticket.clone())).await?;
        guest.say(r#"{"ping":1}"#).await?;
        guest.until(|said, _| matches!(said, guest::Said::Pong(_))).await?;
        Ok(Sentry { ticket, guest })
    }

    /// Asks the frozen node for something, and waits until another has the table.
    pub(crate) async fn ask_and_wait(&mut self, other: Place) -> Result<(), Gone> {
        let rename = json!({"order": {"n": self.guest.n + 1, "order": {"rename": "Woken"}}});
        self.guest.say(&rename.to_string()).await?;
        while Guest::come(other, Stand::Seat(self.ticket.clone())).await.is_err() {
            tokio::time::sleep(BREATH).await;
        }
        Ok(())
    }

    /// Listens until the woken node closes the connection. It must not say a word before.
    pub(crate) async fn listen(mut self) -> Result<(), String> {
        let before = self.guest.heard.len();
        self.guest.gone().await;
        match &self.guest.heard[before..] {
            [] => Ok(()),
            [said, ..] => Err(format!("a node that was frozen has told somebody: {said}")),
        }
    }
}
