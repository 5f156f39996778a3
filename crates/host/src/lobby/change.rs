//! The difference between two lobbies, which is all that the journal keeps of an order.

use kernel::{Seat, Tempo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wire::{Name, Phase, TokenHash, Whereabouts};

use super::broken_off::BrokenOff;
use super::evening::Who;
use super::{Chair, Lobby, SitsOut};

/// The new value of one part of a lobby.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Part {
    /// Which game is chosen.
    Game(String),
    /// Its options.
    Options(Box<RawValue>),
    /// The options of a game that was chosen before.
    KeptOptions(String, Box<RawValue>),
    /// All chairs: their number has changed.
    Chairs(Vec<Chair>),
    /// One chair.
    Chair(u8, Chair),
    /// Who decides.
    Host(Option<Seat>),
    /// Whether strangers may watch.
    Spectators(bool),
    /// How fast bots play.
    Tempo(Tempo),
    /// The phase of the table.
    Phase(Phase),
    /// Who was removed.
    Removed(Vec<TokenHash>),
    /// The names of those who were removed.
    RemovedNames(#[serde(deserialize_with = "Name::all_as_written")] Vec<Name>),
    /// Those who sit a game out.
    SittingOut(Vec<SitsOut>),
    /// Where everybody is.
    Whereabouts(Whereabouts),
    /// The chair that begins.
    First(Option<Seat>),
    /// Who ended the last game before its end.
    BrokenOff(Option<BrokenOff>),
    /// Whose a line of the scoreboard is now.
    Line(u8, Who),
}

impl Lobby {
    /// The changes that lead from this lobby to `next`; none if the two are equal.
    pub(crate) fn changes(&self, next: &Lobby) -> Vec<Part> {
        // The number of games changes with an entry of its own, and so do the scoreboard's sums. The
        // key never changes, and a lesson stays one.
        let Lobby {
            game,
            options,
            kept_options,
            chairs,
            host,
            spectators,
            tempo,
            phase,
            games: _,
            removed,
            removed_names,
            sitting_out,
            key: _,
            whereabouts,
            first,
            evening,
            broken_off,
            lesson: _,
        } = next;
        let mut parts = Vec::new();
        if *game != self.game {
            parts.push(Part::Game(game.clone()));
        }
        if options.get() != self.options.get() {
            parts.push(Part::Options(options.clone()));
        }
        let kept = kept_options.iter().filter(|(game, kept)| {
            self.kept_options.get(*game).is_none_or(|before| before.get() != kept.get())
        });
        parts.extend(kept.map(|(game, kept)| Part::KeptOptions(game.clone(), kept.clone())));
        if chairs.len() != self.chairs.len() {
            parts.push(Part::Chairs(chairs.clone()));
        } else {
            let both = chairs.iter().zip(&self.chairs).enumerate();
            let other = both.filter(|(_, (next, before))| next != before);
            parts.extend(other.map(|(place, (next, _))| Part::Chair(place as u8, next.clone())));
        }
        if *host != self.host {
            parts.push(Part::Host(*host));
        }
        if *spectators != self.spectators {
            parts.push(Part::Spectators(*spectators));
        }
        if *tempo != self.tempo {
            parts.push(Part::Tempo(*tempo));
        }
        if *phase != self.phase {
            parts.push(Part::Phase(*phase));
        }
        if *removed != self.removed {
            parts.push(Part::Removed(removed.clone()));
        }
        if *removed_names != self.removed_names {
            parts.push(Part::RemovedNames(removed_names.clone()));
        }
        if *sitting_out != self.sitting_out {
            parts.push(Part::SittingOut(sitting_out.clone()));
        }
        if *whereabouts != self.whereabouts {
            parts.push(Part::Whereabouts(*whereabouts));
        }
        if *first != self.first {
            parts.push(Part::First(*first));
        }
        if *broken_off != self.broken_off {
            parts.push(Part::BrokenOff(broken_off.clone()));
        }
        parts.extend(self.evening.owners(evening).map(|(place, who)| Part::Line(place, who)));
        parts
    }

    /// Applies one change.
    pub(crate) fn apply(&mut self, part: Part) {
        match part {
            Part::Game(game) => self.game = game,
            Part::Options(options) => self.options = options,
            Part::KeptOptions(game, options) => {
                self.kept_options.insert(game, options);
            }
            Part::Chairs(chairs) => self.chairs = chairs,
            Part::Chair(place, chair) => {
                if let Some(here) = self.chairs.get_mut(usize::from(place)) {
                    *here = chair;
                }
            }
            Part::Host(host) => self.host = host,
            Part::Spectators(allowed) => self.spectators = allowed,
            Part::Tempo(tempo) => self.tempo = tempo,
            Part::Phase(phase) => self.phase = phase,
            Part::Removed(removed) => self.removed = removed,
            Part::RemovedNames(names) => self.removed_names = names,
            Part::SittingOut(people) => self.sitting_out = people,
            Part::Whereabouts(whereabouts) => self.whereabouts = whereabouts,
            Part::First(first) => self.first = first,
            Part::BrokenOff(broken_off) => self.broken_off = broken_off,
            Part::Line(place, who) => self.evening.set_owner(place, who),
        }
    }
}
