//! What a clue is worth to a dossier, from what the bag still holds and the rounds that are left.

use dr_shark::{Category, Design, Dossier, Kind, MOST_PARTS, Piece, Pieces, Table};
use kernel::Seat;

use super::worth;
use crate::exact::power;

/// How many clues a dive brings, in the mean.
const A_DIVE: f32 = 3.3;
/// How many times as likely as any other a spy gets a clue that they look for.
const SOUGHT: f32 = 1.2;
/// The chance to find the clue in E (Dr Shark §5.6) for which a design waits, and what a dive
/// elsewhere would bring.
const IN_E: (f32, f32) = (0.5, 5.0);
/// What Paoletta's service (§7.1) is worth besides the points of the evidence.
const PAOLETTA: f32 = 2.0;
/// The same of Babanipoulos's (§7.2).
const BABANIPOULOS: f32 = 0.5;
/// The clues of the search that is going on belong together: this much of a dive is still to come.
const THIS_DIVE: f32 = 0.4;
/// How many sets of one design are thought of.
const SETS: u8 = 3;

/// How many copies there are of each part of each design.
pub(crate) type Copies = [[u8; MOST_PARTS as usize]; Design::ALL.len()];

/// Counts the clues of a set.
pub(crate) fn copies(pieces: &Pieces) -> Copies {
    let mut copies = Copies::default();
    for piece in pieces.clues().iter() {
        if let Kind::Clue { design, part, .. } = piece.kind() {
            copies[design as usize][usize::from(part) - 1] += 1;
        }
    }
    copies
}

/// What every clue is worth to one dossier.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worths([[f32; MOST_PARTS as usize]; Design::ALL.len()]);

impl Worths {
    /// By rule of thumb: the nearer to an evidence, the more.
    pub(crate) fn by_thumb(table: &Table, dossier: &Dossier) -> Worths {
        Worths::each(table, |design, part| {
            worth::worth(table, dossier, Piece::clue(design, part, 1))
        })
    }

    fn each(table: &Table, worth: impl Fn(Design, u8) -> f32) -> Worths {
        Worths(Design::ALL.map(|design| {
            let parts = table.options.components.parts(design);
            std::array::from_fn(|place| {
                let part = place as u8 + 1;
                if part <= parts { worth(design, part) } else { 0.0 }
            })
        }))
    }

    /// What this piece is worth; a shark is worth nothing.
    pub(crate) fn of(&self, piece: Piece) -> f32 {
        match piece.kind() {
            Kind::Clue { design, part, .. } => self.0[design as usize][usize::from(part) - 1],
            Kind::Shark { .. } => 0.0,
        }
    }
}

/// What a spy can still hope for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospects<'a> {
    table: &'a Table,
    bag: Copies,
    /// The chance that a copy in the bag which a spy looks for becomes theirs before the end.
    share: f32,
    /// Dives after this turn.
    later: f32,
}

impl<'a> Prospects<'a> {
    /// The prospects of a spy who believes this to be in the bag, once this turn's search is over or,
    /// `searching`, during it.
    pub(crate) fn new(table: &'a Table, bag: &Pieces, me: Seat, searching: bool) -> Self {
        let later = dives_after(table, me);
        let dives = later + if searching { THIS_DIVE } else { 0.0 };
        let clues = bag.clues().len().max(1) as f32;
        let mine = (A_DIVE * dives / clues).min(1.0 / table.dossiers.len() as f32);
        Prospects { table, bag: copies(bag), share: (SOUGHT * mine).min(0.9), later }
    }

    /// What every clue is worth to a dossier that holds these: a point (Dr Shark §9.1), and what it
    /// adds to the chances of an evidence.
    pub(crate) fn worths(&self, clues: &Pieces) -> Worths {
        let mine = copies(clues);
        let now = Design::ALL.map(|design| self.hope(design, &mine[design as usize]));
        Worths::each(self.table, |design, part| {
            let mut with = mine[design as usize];
            with[usize::from(part) - 1] += 1;
            1.0 + self.hope(design, &with) - now[design as usize]
        })
    }

    /// What a clue adds to the rest of the dossier that it is in.
    pub(crate) fn held(&self, clues: &Pieces, piece: Piece) -> f32 {
        let mut rest = *clues;
        rest.remove(piece);
        self.worths(&rest).of(piece)
    }

    /// What a dossier with these copies of a design's parts may expect beyond a point for each clue.
    fn hope(&self, design: Design, have: &[u8; MOST_PARTS as usize]) -> f32 {
        let components = &self.table.options.components;
        let parts = usize::from(components.parts(design));
        let mut gain = f32::from(components.points(design)) - parts as f32;
        gain += match design.category() {
            Category::Weapons => PAOLETTA,
            Category::Gadgets => BABANIPOULOS,
            Category::Disguises | Category::Maps | Category::FakeDocuments => 0.0,
        };
        let bag = &self.bag[design as usize];
        let mut hope = 0.0;
        for set in 1..=SETS.min(self.table.tokens[design]) {
            let (mut chance, mut missing, mut there) = (1.0, 0, true);
            for place in 0..parts {
                let need = set.saturating_sub(have[place]);
                missing += need;
                there &= bag[place] >= need;
                chance *= self.at_least(need, bag[place]);
            }
            hope += gain * chance;
            if missing == 1 && there && self.later >= 1.0 {
                let (found, elsewhere) = IN_E;
                hope += (1.0 - chance) * found * (gain + 1.0 - elsewhere).max(0.0);
            }
            if chance < 0.002 {
                break;
            }
        }
        hope
    }

    /// The chance to get this many of these copies.
    fn at_least(&self, need: u8, copies: u8) -> f32 {
        let miss = 1.0 - self.share;
        let none = power(miss, u32::from(copies));
        match need {
            0 => 1.0,
            _ if need > copies => 0.0,
            1 => 1.0 - none,
            2 => 1.0 - none - f32::from(copies) * self.share * power(miss, u32::from(copies) - 1),
            _ => power(self.share, u32::from(need)),
        }
    }
}

/// How many dives this spy, or their team, has after this turn.
fn dives_after(table: &Table, me: Seat) -> f32 {
    let rounds = f32::from(table.rounds.saturating_sub(table.round));
    let spies = f32::from(table.seats()) / table.dossiers.len().max(1) as f32;
    if spies <= 1.0 {
        return rounds;
    }
    // Partners who still dive in this round.
    let turns = |seat: Seat| (seat.0 + table.seats() - table.first.0) % table.seats();
    let later =
        |seat: &Seat| table.dossier_of(*seat) == table.dossier_of(me) && turns(*seat) > turns(me);
    rounds * spies + table.pawns.seats().filter(later).count() as f32
}
