//! What a spy believes about the others, from what everybody saw.

use kernel::{Few, PerSeat, Seat};
use spywhere::{Nation, Nations, Own, Table, Tally};

/// A spy who wants a card of the row takes it so often, out of 1.
const KEEN: f32 = 0.85;
/// Against giving away a card of some other nation, giving one's own is so rare.
const GIVES_OWN: f32 = 0.15;
/// Nothing that is not proven gets less likely than this, against the likeliest: spies bluff.
const DOUBT: f32 = 0.001;

/// The most that an opponent can be, seen from one seat: all nations but one's own (Spywhere §2.2),
/// or the pairs of the three that two passports leave (Spywhere §8.1).
const MOST: usize = 5;

/// What each opponent may be, and how likely that is.
pub(crate) struct Belief {
    /// What an opponent can be: their nation, or with two spies their two.
    guises: Few<Nations, MOST>,
    /// How well each guise explains what each opponent did. Zero is proof that it is another.
    weight: PerSeat<[f32; MOST]>,
    /// What each opponent has taken, and what each has given, by nation.
    taken: PerSeat<Tally>,
    given: PerSeat<Tally>,
}

/// How likely each opponent is to have a passport of each nation.
pub(crate) type Odds = PerSeat<[f32; Nation::ALL.len()]>;

impl Belief {
    /// What can be believed at first sight of a table.
    pub(crate) fn new(table: &Table, own: &Own) -> Belief {
        let others: Few<Nation, MOST> = Nations::in_play(table.removed)
            .iter()
            .filter(|nation| !own.passports.contains(nation))
            .collect();
        let mut guises = Few::new();
        for (i, nation) in others.iter().enumerate() {
            if own.passports.len() == 1 {
                guises.push([*nation].into_iter().collect());
            } else {
                // Spywhere §8.1: two passports each.
                others[..i].iter().for_each(|n| guises.push([*n, *nation].into_iter().collect()));
            }
        }
        let seats = table.seats.len();
        let mut belief = Belief {
            guises,
            weight: PerSeat::new(seats, |_| [1.0; MOST]),
            taken: PerSeat::new(seats, |_| Tally::default()),
            given: PerSeat::new(seats, |_| Tally::default()),
        };
        for (seat, place) in table.seats.iter() {
            place.clues.nations().iter().for_each(|nation| belief.eliminated(seat, nation));
        }
        belief
    }

    /// Spywhere §4.1: what somebody eliminates is not their nation.
    pub(crate) fn eliminated(&mut self, seat: Seat, nation: Nation) {
        for (guise, weight) in self.guises.iter().zip(&mut self.weight[seat]) {
            if guise.contains(nation) {
                *weight = 0.0;
            }
        }
    }

    /// Spywhere §3.2: what somebody takes they may collect; what they give, and what they leave in
    /// the row, they probably do not. `row` is as they found it.
    pub(crate) fn swapped(&mut self, seat: Seat, give: Nation, take: Nation, row: &[Nation]) {
        if give == take {
            return; // Says nothing, and that may be the point of it.
        }
        self.taken[seat][take] += 1;
        self.given[seat][give] += 1;
        let kinds = row.iter().copied().collect::<Nations>().iter().count() as f32;
        let mut best = 0.0_f32;
        for (guise, weight) in self.guises.iter().zip(&mut self.weight[seat]) {
            let tempted = row.iter().any(|card| guise.contains(*card));
            *weight *= match (tempted, guise.contains(take)) {
                (true, true) => KEEN,
                (true, false) => (1.0 - KEEN) / (kinds - 1.0).max(1.0),
                (false, _) => 1.0 / kinds.max(1.0),
            };
            *weight *= if guise.contains(give) { GIVES_OWN } else { 1.0 };
            best = best.max(*weight);
        }
        for weight in &mut self.weight[seat] {
            if *weight > 0.0 {
                *weight = (*weight / best).max(DOUBT);
            }
        }
    }

    /// How likely it is that each opponent of `me` has each nation, given that no two share one.
    pub(crate) fn odds(&self, me: Seat) -> Odds {
        let seats = self.weight.len();
        let nothing = PerSeat::new(seats, |_| [0.0; MOST]);
        let mut together = Together { belief: self, me, weights: nothing };
        let total = together.seat(Seat(0), 0, 1.0);
        PerSeat::new(seats, |seat| {
            let mut odds = [0.0; Nation::ALL.len()];
            for (guise, weight) in self.guises.iter().zip(together.weights[seat]) {
                guise.iter().for_each(|nation| odds[nation as usize] += weight / total);
            }
            odds
        })
    }

    /// How many cards of the nation `seat` may hold: an even share of what it drew, and what it
    /// took and did not give back.
    pub(crate) fn holds(&self, table: &Table, seat: Seat, nation: Nation) -> f32 {
        let nations = Nations::in_play(table.removed).iter().count() as f32;
        let drew = f32::from(table.seats[seat].hand) / nations;
        drew + f32::from(self.taken[seat][nation]) - f32::from(self.given[seat][nation])
    }
}

/// All opponents looked at together: every way in which no two of them are alike.
struct Together<'a> {
    belief: &'a Belief,
    me: Seat,
    /// The weight of all ways in which a seat has a guise.
    weights: PerSeat<[f32; MOST]>,
}

impl Together<'_> {
    /// Goes through the guises of `seat` and of those after it, without those `used`, and returns
    /// the weight of all ways; `so_far` is the weight of what those before it are.
    fn seat(&mut self, seat: Seat, used: u8, so_far: f32) -> f32 {
        if seat.0 == self.weights.len() {
            return so_far;
        }
        let next = Seat(seat.0 + 1);
        if seat == self.me {
            return self.seat(next, used, so_far);
        }
        let mut all = 0.0;
        for guise in 0..self.belief.guises.len() {
            let weight = self.belief.weight[seat][guise];
            if weight > 0.0 && used & 1 << guise == 0 {
                let ways = self.seat(next, used | 1 << guise, so_far * weight);
                self.weights[seat][guise] += ways;
                all += ways;
            }
        }
        all
    }
}
