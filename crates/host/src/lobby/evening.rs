//! The scoreboard of an evening: how everybody did in the games that were played to their end here.
//!
//! A line belongs to a person by the hash of their token, and to a bot by its spy: names, seats and
//! chairs change from game to game. It stays when its person leaves.

use kernel::{Seat, Standing};
use serde::{Deserialize, Serialize};
use wire::{Kind, Name, Placed, Spy, TokenHash};

use super::{Chair, Lobby, Sitter};

/// How many games are kept one by one. All of them count in the sums.
const MOST_GAMES: usize = 8;

/// How many lines are kept: those of a full table, and of some who have left.
const MOST_LINES: usize = kernel::MAX_SEATS + 4;

/// The points of the evening for the first places.
const POINTS: [u32; 4] = [5, 3, 2, 1];

/// Whose line it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Who {
    /// The person who holds this token.
    Person(TokenHash),
    /// The bot that goes by this spy.
    Bot(Spy),
}

impl Who {
    fn on(chair: &Chair) -> Option<Who> {
        match &chair.sitter {
            Sitter::Empty => None,
            Sitter::Bot { .. } => Some(Who::Bot(chair.spy)),
            Sitter::Person { token, .. } => Some(Who::Person(*token)),
        }
    }
}

/// One line of the scoreboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Line {
    who: Who,
    /// The name and the spy they went by when they last finished a game.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "Name::as_written"
    )]
    name: Option<Name>,
    spy: Spy,
    points: u32,
    wins: u32,
    /// How they did in each of the games that are kept one by one.
    results: Vec<Option<Placed>>,
}

/// The scoreboard.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Evening {
    /// How many games were played to their end.
    played: u32,
    /// The number of the game that was counted last, so that none is counted twice.
    counted: u32,
    /// The names of the last games, oldest first.
    games: Vec<String>,
    lines: Vec<Line>,
}

/// How every seat did.
pub(crate) fn placed(standing: &Standing) -> Vec<Placed> {
    let won = |seat: &Seat| standing.winners.contains(seat);
    let sides = || standing.scores.iter().enumerate();
    let mut placed = Vec::new();
    for (number, score) in sides() {
        let seats = score.side.seats();
        let wins = seats.iter().any(won);
        let ahead = sides().filter(|(other, it)| {
            let ahead = it.total > score.total || it.side.seats().iter().any(won);
            *other != number && !wins && ahead
        });
        let place = 1 + ahead.count() as u8;
        let team = (seats.len() > 1).then_some(number as u8);
        placed.extend(seats.iter().map(|seat| (*seat, Placed { total: score.total, place, team })));
    }
    placed.sort_unstable_by_key(|(seat, _)| *seat);
    placed.into_iter().map(|(_, placed)| placed).collect()
}

impl Evening {
    pub(crate) const fn is_empty(&self) -> bool {
        self.played == 0
    }

    /// The place of somebody's line, which is new if they had none.
    fn line(&mut self, who: Who, spy: Spy) -> &mut Line {
        let place = self.lines.iter().position(|line| line.who == who);
        let place = place.unwrap_or_else(|| {
            let results = vec![None; self.games.len()];
            self.lines.push(Line { who, name: None, spy, points: 0, wins: 0, results });
            self.lines.len() - 1
        });
        &mut self.lines[place]
    }

    /// If there are too many, forgets the oldest game, and of the people who have left the one with
    /// the fewest points.
    fn trim(&mut self) {
        if self.games.len() > MOST_GAMES {
            self.games.remove(0);
            self.lines.iter_mut().for_each(|line| _ = line.results.remove(0));
        }
        while self.lines.len() > MOST_LINES {
            let gone = self.lines.iter().enumerate();
            let gone = gone.filter(|(_, line)| line.results.last() == Some(&None));
            let Some((least, _)) = gone.min_by_key(|(_, line)| line.points) else { break };
            self.lines.remove(least);
        }
    }

    /// The lines whose owner is another in `next`, with their new owners.
    pub(super) fn owners<'a>(&'a self, next: &'a Evening) -> impl Iterator<Item = (u8, Who)> + 'a {
        let both = self.lines.iter().zip(&next.lines).enumerate();
        let other = both.filter(|(_, (line, next))| line.who != next.who);
        other.map(|(place, (_, next))| (place as u8, next.who))
    }

    pub(super) fn set_owner(&mut self, place: u8, who: Who) {
        if let Some(line) = self.lines.get_mut(usize::from(place)) {
            line.who = who;
        }
    }

    /// The scoreboard as everybody at the table may see it, best first; nothing if no game was
    /// played to its end.
    pub(crate) fn written(&self, chairs: &[Chair]) -> Option<wire::Evening> {
        let mut lines: Vec<wire::Line> =
            self.lines.iter().map(|line| line.written(chairs)).collect();
        lines.sort_by_key(|line| std::cmp::Reverse((line.points, line.wins, line.seat.is_some())));
        let (played, games) = (self.played, self.games.clone());
        (!self.is_empty()).then_some(wire::Evening { played, games, lines })
    }
}

impl Line {
    fn written(&self, chairs: &[Chair]) -> wire::Line {
        let place = chairs.iter().position(|chair| Who::on(chair) == Some(self.who));
        let chair = place.map(|place| &chairs[place]);
        let name = match chair.map(|chair| &chair.sitter) {
            Some(Sitter::Person { name, .. }) => name.clone(),
            Some(Sitter::Bot { .. }) => None,
            Some(Sitter::Empty) | None => self.name.clone(),
        };
        wire::Line {
            kind: match self.who {
                Who::Person(_) => Kind::Person,
                Who::Bot(_) => Kind::Bot,
            },
            name,
            spy: chair.map_or(self.spy, |chair| chair.spy),
            seat: place.map(|place| Seat(place as u8)),
            points: self.points,
            wins: self.wins,
            results: self.results.clone(),
        }
    }
}

impl Lobby {
    /// Whether the current game is on the scoreboard.
    pub(crate) const fn is_counted(&self) -> bool {
        self.evening.counted == self.games
    }

    /// Puts the current game on the scoreboard, once. It counts for the person or bot that sits on
    /// the chair at the end.
    pub(crate) fn count(&mut self, placed: &[Placed]) {
        if self.is_counted() {
            return;
        }
        let evening = &mut self.evening;
        evening.lines.iter_mut().for_each(|line| line.results.push(None));
        evening.games.push(self.game.clone());
        (evening.played, evening.counted) = (evening.played + 1, self.games);
        for (chair, placed) in self.chairs.iter().zip(placed) {
            let Some(who) = Who::on(chair) else { continue };
            let line = evening.line(who, chair.spy);
            line.spy = chair.spy;
            line.name = match &chair.sitter {
                Sitter::Person { name, .. } => name.clone(),
                Sitter::Bot { .. } | Sitter::Empty => None,
            };
            line.points += POINTS.get(usize::from(placed.place) - 1).unwrap_or(&0);
            line.wins += u32::from(placed.place == 1);
            if let Some(last) = line.results.last_mut() {
                *last = Some(*placed);
            }
        }
        evening.trim();
    }

    /// Somebody who had a seat here before is back under another token: their line is theirs again.
    pub(crate) fn returns(&mut self, before: TokenHash, token: TokenHash) {
        if self.seat_of(before).is_none() {
            let line = self.evening.lines.iter_mut().find(|line| line.who == Who::Person(before));
            line.into_iter().for_each(|line| line.who = Who::Person(token));
        }
    }
}
