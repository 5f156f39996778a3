//! How the opponents seem to play: from how soon they seal, and from how well their swaps fit
//! somebody who collects.

use kernel::{PerSeat, Seat};

use super::Spot;
use super::chance::Chance;
use super::memory::Memory;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Manner {
    /// Seals as soon as ending the game seems worth a wrong card.
    Racer,
    /// Seals what is nearly certain, from the third round on.
    #[default]
    Patient,
    /// Does anything.
    Odd,
}

const MANNERS: [Manner; 3] = [Manner::Racer, Manner::Patient, Manner::Odd];
/// How common tables of each manner are.
const TABLES: [f32; 3] = [0.35, 0.3, 0.35];
/// How likely a spy has the manner of the table: people who play together play alike.
const ALIKE: f32 = 0.92;

/// In a turn in which it may seal: how likely a racer does, and does not.
const RACES: (f32, f32) = (0.95, 0.1);
/// How likely somebody patient seals in a turn, and how likely before it is time.
const PATIENCE: (f32, f32) = (0.5, 0.03);
/// How likely somebody who does anything seals in a turn.
const ANYTHING: f32 = 0.5;

/// How often somebody swaps like for like who collects, and who does anything.
const ALIKE_SWAPS: (f32, f32) = (0.03, 0.2);

/// What the opponents' manners may be.
pub(crate) struct Rivals {
    /// How well each manner explains what each spy did.
    explains: PerSeat<[f32; 3]>,
    /// The same for the table.
    table: [f32; 3],
}

/// How likely a spy has one manner at a table of another.
fn prior(manner: usize, table: usize) -> f32 {
    if manner == table { ALIKE } else { (1.0 - ALIKE) / 2.0 }
}

/// Products only: the power functions of machines differ.
fn power(base: f32, times: i32) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}

impl Rivals {
    pub(crate) fn new(spot: &Spot<'_>, memory: &Memory) -> Rivals {
        let explains = PerSeat::new(spot.table.seats.len(), |seat| {
            if seat == spot.me { [1.0; 3] } else { explains(spot, memory, seat) }
        });
        let mut table = TABLES;
        for (kind, weight) in table.iter_mut().enumerate() {
            for seat in spot.opponents() {
                let each = (0..3).map(|manner| prior(manner, kind) * explains[seat][manner]);
                *weight *= each.sum::<f32>();
            }
        }
        Rivals { explains, table }
    }

    /// Everybody's manner, as often as it is likely.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> PerSeat<Manner> {
        let kind = chance.pick(&self.table);
        PerSeat::new(self.explains.len(), |seat| {
            let explains = &self.explains[seat];
            let weights: [f32; 3] = std::array::from_fn(|m| prior(m, kind) * explains[m]);
            MANNERS[chance.pick(&weights)]
        })
    }
}

/// How well each manner explains what an opponent did.
fn explains(spot: &Spot<'_>, memory: &Memory, seat: Seat) -> [f32; 3] {
    let table = spot.table;
    let all = spot.opponents().count() * spot.cards_each();
    let laid = table.seats[seat].identified.len() as i32;
    let turns = turns(spot, seat);
    let let_pass = if (laid as usize) < all { (turns - laid).max(0) } else { 0 };
    let early = (3 - i32::from(table.earliest_identification())).clamp(0, 2).min(turns);
    let in_time = laid.min(turns - early);

    let racer = power(RACES.0, laid) * power(RACES.1, let_pass);
    let patient = power(PATIENCE.0, in_time) * power(PATIENCE.1, laid - in_time);
    // What the swaps alone say, without what the belief took for granted before them.
    let odd = spot.belief.odd(seat).clamp(1e-6, 1.0 - 1e-6);
    let before = spot.belief.reading().odd;
    let swaps = odd / (1.0 - odd) * (1.0 - before) / before;
    let (all, alike) = memory.swaps_of(seat);
    let like_for_like = power(ALIKE_SWAPS.1 / ALIKE_SWAPS.0, alike)
        * power((1.0 - ALIKE_SWAPS.1) / (1.0 - ALIKE_SWAPS.0), all - alike);
    [racer, patient, power(ANYTHING, turns) * swaps * like_for_like]
}

/// The turns that an opponent has finished and in which they could have sealed.
fn turns(spot: &Spot<'_>, seat: Seat) -> i32 {
    let table = spot.table;
    let seats = table.seats.len();
    let place = |seat: Seat| (seat.0 + seats - table.first.0) % seats;
    let now = table.turn.unwrap_or(spot.me);
    let rounds = i32::from(table.round) - i32::from(place(seat) >= place(now));
    (rounds + 1 - i32::from(table.earliest_identification())).max(0)
}
