//! How far a lesson has come.

use kernel::Seat;
use serde::Serialize;

/// The current step of a lesson. The client has the words for it, in the messages of its game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    /// The name of the step, by which the client finds its words.
    pub step: String,
    /// The number of the step among those that are the learner's, from 1.
    pub number: u16,
    /// How many of those there are.
    pub of: u16,
    /// The names of the places on the screen that the step is about.
    pub at: Vec<String>,
    /// The spy whom the words are about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub about: Option<Seat>,
    /// What the step waits for.
    pub awaits: Awaits,
}

kernel::named! {
    /// What a step of a lesson waits for.
    pub enum Awaits: "what a step waits for" {
        /// An act of the learner, which the order `go_on` does for them.
        Act = "act",
        /// The learner's eyes or fingers.
        Sense = "sense",
        /// The learner has read the words; the order `go_on` says so.
        Word = "word",
        /// Another spy's move, which comes by itself.
        Spy = "spy",
        /// Nothing: the lesson is over.
        Nothing = "nothing",
    }
}
