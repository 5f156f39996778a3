//! Which methods are chosen at a table of Dr Shark, and what they bring.

use dr_shark::{Area, DrShark, Ending, Event};

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
    evidence: u64,
}

impl Chronicle<DrShark> for Dives {
    fn heed(&mut self, event: &Event) {
        match event {
            Event::Dived { to, .. } => {
                self.area = to.area as usize;
                self.dives[self.area] += 1;
            }
            Event::Placed { .. } | Event::Kept { .. } | Event::Taken { .. } => {
                self.clues[self.area] += 1;
            }
            Event::Ended { ending: Ending::Shark, .. } => self.sharks += 1,
            Event::Completed { .. } | Event::Assembled { .. } => self.evidence += 1,
            Event::Dealt(_)
            | Event::Began { .. }
            | Event::Started { .. }
            | Event::Drawn { .. }
            | Event::Fumbled { .. }
            | Event::Grabbed { .. }
            | Event::Sorted { .. }
            | Event::Returned { .. }
            | Event::Ended { .. }
            | Event::Charmed { .. }
            | Event::Negotiated { .. }
            | Event::Declined { .. }
            | Event::Over => {}
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
        figures.push(Figure::mean("evidence a game", self.evidence, 1));
        figures
    }
}
