//! What an observer may do now.

use serde::ser::{Serialize, SerializeSeq, Serializer};

use crate::Game;

/// What a seat may do now: every legal act, and patterns for those that cannot be listed.
/// It is a buffer: a caller that asks often keeps one, and asking then allocates nothing.
#[derive(Clone, Debug)]
pub struct Menu<G: Game> {
    /// The acts that can be listed, each of them legal.
    pub acts: Vec<G::Action>,
    /// The names of acts that are legal too but too many to list (a point in the bag).
    pub patterns: Vec<&'static str>,
}

impl<G: Game> Default for Menu<G> {
    fn default() -> Self {
        Menu { acts: Vec::new(), patterns: Vec::new() }
    }
}

impl<G: Game> Menu<G> {
    /// What `view` offers.
    pub fn of(view: &G::View) -> Self {
        let mut menu = Menu::default();
        menu.read(view);
        menu
    }

    /// Forgets what it held and offers what `view` offers.
    pub fn read(&mut self, view: &G::View) {
        self.acts.clear();
        self.patterns.clear();
        G::options(view, self);
    }
}

impl<G: Game> Serialize for Menu<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        struct Pattern(&'static str);
        impl Serialize for Pattern {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map([(self.0, "…")])
            }
        }
        let mut list = to.serialize_seq(Some(self.acts.len() + self.patterns.len()))?;
        self.acts.iter().try_for_each(|act| list.serialize_element(act))?;
        self.patterns.iter().try_for_each(|name| list.serialize_element(&Pattern(name)))?;
        list.end()
    }
}

/// A view together with what it offers: what is sent to an observer, always in this form.
#[derive(serde::Serialize)]
#[serde(bound = "")]
pub struct Shown<G: Game> {
    /// All the observer may know.
    #[serde(flatten)]
    pub view: G::View,
    /// All the observer may do.
    pub options: Menu<G>,
}

impl<G: Game> Shown<G> {
    /// The view and what follows from it.
    pub fn new(view: G::View) -> Self {
        let options = Menu::of(&view);
        Shown { view, options }
    }
}
