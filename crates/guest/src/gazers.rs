//! A table of Wink with eyes at a distance, whose every spy is a client of ours.

use futures_util::future::try_join_all;
use serde_json::{Value, json};

use crate::{Answered, Gone, Guest, Place, Said, Stand, Ticket};

/// The length of everything that a client sends at a table with a beat.
const LENGTH: usize = 256;

/// A table of Wink with `eyes: gaze`, and its spies in the order of their seats. The first one is
/// the host, and begins.
pub struct Gazers {
    /// The clients.
    pub guests: Vec<Guest>,
}

impl Gazers {
    /// A table for this many spies, made by the node at `owner`: nobody is connected yet.
    pub async fn tickets(owner: Place, seats: usize) -> Result<Vec<Ticket>, Gone> {
        let names: Vec<String> = (1..=seats).map(|i| format!("Spy {i}")).collect();
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        let options = json!({"eyes": "gaze", "first": 0, "min_turn_s": 0, "max_turn_s": 300});
        let tickets = owner.gather("wink", &names, &options).await;
        tickets.map_err(|why| Gone::Broken(why.to_string()))
    }

    /// Everybody connects, each at the place for their seat.
    pub async fn come(tickets: &[Ticket], place: impl Fn(usize) -> Place) -> Result<Gazers, Gone> {
        let mut guests = Vec::new();
        for (seat, ticket) in tickets.iter().enumerate() {
            guests.push(Guest::come(place(seat), Stand::Seat(ticket.clone())).await?);
        }
        Ok(Gazers { guests })
    }

    /// A game begins, and all have seen it.
    pub async fn begin(&mut self) -> Result<(), Gone> {
        let answered = self.guests[0].order(&json!({"start": {}})).await?;
        if answered != Answered::Done {
            return Err(Gone::Broken(format!("no game begins: {answered:?}")));
        }
        self.all_see(1).await
    }

    /// Everybody reads until they have this update.
    pub async fn all_see(&mut self, n: u64) -> Result<(), Gone> {
        let has = move |guest: &Guest| guest.update["n"].as_u64().is_some_and(|have| have >= n);
        try_join_all(self.guests.iter_mut().map(|guest| guest.see(has))).await?;
        Ok(())
    }

    /// Everybody reads up to this beat.
    pub async fn all_hear(&mut self, last: u64) -> Result<(), Gone> {
        try_join_all(self.guests.iter_mut().map(|guest| guest.until_beat(last))).await?;
        Ok(())
    }

    /// The spy whose turn it is.
    pub fn turn(&self) -> Option<usize> {
        self.guests[0].view()["turn"].as_u64().map(|seat| seat as usize)
    }

    /// The agents in a spy's hand.
    pub fn hand(&self, seat: usize) -> &[Value] {
        self.guests[seat].view()["me"]["hand"].as_array().map_or(&[], |hand| hand)
    }

    /// The agents whom a spy may call now.
    pub fn may_call(&self, seat: usize) -> impl Iterator<Item = &Value> {
        self.guests[seat].options().iter().filter_map(|act| act.get("call"))
    }
}

impl Guest {
    /// Reads up to this beat.
    pub async fn until_beat(&mut self, last: u64) -> Result<(), Gone> {
        self.until(|said, _| matches!(said, Said::Beat(beat) if beat.k >= last)).await
    }

    /// Sends a text as clients do at a table with a beat: padded to one length.
    pub async fn say_padded(&mut self, text: &str) -> Result<(), Gone> {
        self.say(&format!("{text:LENGTH$}")).await
    }
}
