//! Which methods are chosen at a table of Dr Shark, what they bring, and how close the race is.

use dr_shark::{Area, Components, Design, DrShark, Ending, Event};
use kernel::Seat;

use crate::{Chronicle, Figure};

/// The names of the figures of each method.
const DIVES: [&str; 5] = ["dives: A", "dives: B", "dives: C", "dives: D", "dives: E"];
const CLUES: [&str; 5] =
    ["clues a dive: A", "clues a dive: B", "clues a dive: C", "clues a dive: D", "clues a dive: E"];

/// What is counted for each method.
#[derive(Default)]
pub(crate) struct Dives {
    dives: [u64; Area::ALL.len()],
    clues: [u64; Area::ALL.len()],
    area: usize,
    sharks: u64,
    /// Searches that a second piece of a kind, or a piece of another, ended (Dr Shark §5.1–5.3).
    mistakes: u64,
    evidence: u64,
    services: u64,
    race: Race,
}

/// Who leads, as everybody at the table can count it. Evidence counts what it does in our own box.
#[derive(Default)]
struct Race {
    /// The points of each dossier.
    points: Vec<i64>,
    leader: Option<usize>,
    changes: u64,
}

impl Race {
    fn add(&mut self, seat: Seat, points: i64) {
        let dossiers = self.points.len().max(1);
        if let Some(mine) = self.points.get_mut(usize::from(seat.0) % dossiers) {
            *mine += points;
        }
    }

    /// Clues become evidence.
    fn complete(&mut self, seat: Seat, design: Design) {
        let ours = Components::default();
        self.add(seat, i64::from(ours.points(design)) - i64::from(ours.parts(design)));
    }

    /// Looks who leads alone, if anybody does.
    fn look(&mut self) {
        let most = self.points.iter().max().copied();
        let mut leaders = (0..self.points.len()).filter(|it| Some(self.points[*it]) == most);
        if let (Some(leader), None) = (leaders.next(), leaders.next()) {
            self.changes += u64::from(self.leader.replace(leader).is_some_and(|it| it != leader));
        }
    }
}

impl Chronicle<DrShark> for Dives {
    fn heed(&mut self, event: &Event) {
        match event {
            Event::Dived { to, .. } => {
                self.area = to.area as usize;
                self.dives[self.area] += 1;
            }
            Event::Placed { seat, .. } | Event::Kept { seat, .. } | Event::Taken { seat, .. } => {
                self.clues[self.area] += 1;
                self.race.add(*seat, 1);
            }
            Event::Ended { ending, .. } => match ending {
                Ending::Shark => self.sharks += 1,
                Ending::SameShape | Ending::SameTexture | Ending::OtherTexture => {
                    self.mistakes += 1;
                }
                Ending::Time | Ending::Stopped | Ending::Chosen | Ending::Taken => {}
            },
            Event::Completed { seat, design, .. } => {
                self.evidence += 1;
                self.race.complete(*seat, *design);
            }
            Event::Assembled { dossier, design } => {
                self.evidence += 1;
                self.race.complete(Seat(*dossier), *design);
            }
            Event::Charmed { seat, from, .. } => {
                self.services += 1;
                self.race.add(*seat, 1);
                self.race.add(*from, -1);
            }
            Event::Negotiated { seat, from, .. } => {
                self.services += 1;
                self.race.add(*seat, -1);
                self.race.add(*from, 1);
            }
            Event::Dealt(deal) => {
                self.race.points = deal.dossiers.iter().map(|clues| clues.len() as i64).collect();
            }
            Event::Began { .. } | Event::Over => self.race.look(),
            Event::Started { .. }
            | Event::Drawn { .. }
            | Event::Fumbled { .. }
            | Event::Grabbed { .. }
            | Event::Sorted { .. }
            | Event::Returned { .. }
            | Event::Declined { .. } => {}
        }
    }

    fn figures(&self) -> Vec<Figure> {
        let all = self.dives.iter().sum();
        let mut figures = Vec::new();
        for (name, dives) in DIVES.into_iter().zip(self.dives) {
            figures.push(Figure::share(name, dives, all));
        }
        for (name, (clues, dives)) in CLUES.into_iter().zip(self.clues.into_iter().zip(self.dives))
        {
            figures.push(Figure::mean(name, clues, dives));
        }
        figures.push(Figure::share("dives: ended by a shark", self.sharks, all));
        figures.push(Figure::share("dives: ended by a wrong piece", self.mistakes, all));
        figures.push(Figure::mean("evidence a game", self.evidence, 1));
        figures.push(Figure::mean("services a game", self.services, 1));
        figures.push(Figure::mean("lead changes a game", self.race.changes, 1));
        figures
    }
}
