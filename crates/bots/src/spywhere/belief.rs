//! What a spy believes about the others, from what everybody saw.

use kernel::{Few, PerSeat, Seat};
use spywhere::{Nation, Nations, Own, Table, Tally};

/// The most that a spy can be: one of six nations, or two of five (Spywhere §8.1).
const MOST: usize = 10;

/// Nothing that is not proven gets less likely than this, against the likeliest: zero is proof.
const LEAST: f32 = 1e-12;

/// How an observer thinks that spies play. The better it fits how they do, the better the belief.
///
/// A spy is either a collector of their nation or, rarely, somebody whose swaps say nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// The share of spies whose swaps say nothing, before anything was seen.
    pub(crate) odd: f32,
    /// How often a collector takes a card of their nation that lies in the row.
    pub(crate) keen: f32,
    /// How rarely a collector gives a card of their nation, against any other.
    pub(crate) gives_own: f32,
    /// How rarely a collector leaves three of a kind lying that are not of their nation; 1 if the
    /// observer draws no conclusion from it.
    pub(crate) spares: f32,
}

/// What each spy may be, and how likely that is, in everybody's eyes.
#[derive(Clone)]
pub(crate) struct Belief {
    reading: Reading,
    /// What a spy can be: their nation, or with two spies their two. A bit for each nation.
    guises: Few<u8, MOST>,
    /// How well each guise explains what each spy did, if they collect. Zero is proof against it.
    collects: PerSeat<[f32; MOST]>,
    /// How well it is explained by swaps that say nothing, against those.
    says_nothing: PerSeat<f32>,
    /// What each spy has taken, and what each has given, by nation.
    taken: PerSeat<Tally>,
    given: PerSeat<Tally>,
}

/// How likely each spy is to have a passport of each nation.
pub(crate) type Odds = PerSeat<[f32; Nation::ALL.len()]>;

const fn bit(nation: Nation) -> u8 {
    1 << nation as u8
}

/// A bit for each nation of these passports.
pub(crate) fn guise(passports: &[Nation]) -> u8 {
    passports.iter().fold(0, |guise, nation| guise | bit(*nation))
}

/// The nations of a guise.
pub(crate) fn nations_of(guise: u8) -> impl Iterator<Item = Nation> {
    Nation::ALL.into_iter().filter(move |nation| guise & bit(*nation) != 0)
}

impl Belief {
    /// What can be believed at first sight of a table.
    pub(crate) fn new(table: &Table, reading: Reading) -> Belief {
        let nations: Few<Nation, 6> = Nations::in_play(table.removed).iter().collect();
        let mut guises = Few::new();
        for (i, nation) in nations.iter().enumerate() {
            if table.seats.len() > 2 {
                guises.push(bit(*nation));
            } else {
                // Spywhere §8.1: two passports each.
                nations[..i].iter().for_each(|other| guises.push(bit(*other) | bit(*nation)));
            }
        }
        let seats = table.seats.len();
        let mut belief = Belief {
            reading,
            guises,
            collects: PerSeat::new(seats, |_| [1.0; MOST]),
            says_nothing: PerSeat::new(seats, |_| 1.0),
            taken: PerSeat::new(seats, |_| Tally::default()),
            given: PerSeat::new(seats, |_| Tally::default()),
        };
        for (seat, place) in table.seats.iter() {
            place.clues.nations().iter().for_each(|nation| belief.eliminated(seat, nation));
        }
        belief
    }

    /// How this observer reads.
    pub(crate) const fn reading(&self) -> Reading {
        self.reading
    }

    /// Spywhere §4.1: what somebody eliminates is not their nation.
    pub(crate) fn eliminated(&mut self, seat: Seat, nation: Nation) {
        for (guise, weight) in self.guises.iter().zip(&mut self.collects[seat]) {
            if guise & bit(nation) != 0 {
                *weight = 0.0;
            }
        }
    }

    /// Spywhere §4.1: somebody could have eliminated this nation and did not.
    pub(crate) fn spared(&mut self, seat: Seat, nation: Nation) {
        let spares = self.reading.spares;
        for (guise, weight) in self.guises.iter().zip(&mut self.collects[seat]) {
            *weight *= if guise & bit(nation) == 0 { spares } else { 1.0 };
        }
        // Who plays at random spares half of what they could eliminate.
        self.says_nothing[seat] *= spares.max(0.5);
    }

    /// Spywhere §3.2: what somebody takes they may collect; what they give, and what they leave in
    /// the row, they probably do not. `row` is as they found it.
    pub(crate) fn swapped(&mut self, seat: Seat, give: Nation, take: Nation, row: &[Nation]) {
        self.taken[seat][take] += 1;
        self.given[seat][give] += 1;
        let likely = Likely::of(row, &self.reading);
        let mut best = 0.0_f32;
        for (guise, weight) in self.guises.iter().zip(&mut self.collects[seat]) {
            *weight *= likely.swap(*guise, give, take);
            best = best.max(*weight);
        }
        self.says_nothing[seat] *= likely.by_chance();
        best = best.max(self.says_nothing[seat]);
        for weight in self.collects[seat].iter_mut().filter(|weight| **weight > 0.0) {
            *weight = (*weight / best).max(LEAST);
        }
        self.says_nothing[seat] /= best;
    }

    /// How well it explains what this spy did that they are this; zero is proof that they are not.
    fn weight(&self, seat: Seat, number: usize) -> f32 {
        let collects = self.collects[seat][number];
        let Reading { odd, .. } = self.reading;
        if collects > 0.0 { (1.0 - odd) * collects + odd * self.says_nothing[seat] } else { 0.0 }
    }

    /// How likely it is that this spy's swaps say nothing.
    pub(crate) fn odd(&self, seat: Seat) -> f32 {
        let Reading { odd, .. } = self.reading;
        let chance = odd * self.says_nothing[seat];
        let guises = &self.collects[seat][..self.guises.len()];
        let collects = guises.iter().sum::<f32>() / self.guises.len() as f32;
        chance / (chance + (1.0 - odd) * collects)
    }

    /// How likely it is that each opponent has each nation, to the spy on this seat with these
    /// passports, given that no two share one.
    pub(crate) fn odds(&self, me: Seat, own: &Own) -> Odds {
        self.odds_to(Some(me), guise(&own.passports))
    }

    /// The same to a spy with this guise; without a seat, to somebody who sees no passport.
    pub(crate) fn odds_to(&self, viewer: Option<Seat>, own: u8) -> Odds {
        let seats = self.collects.len();
        let mut together = Together::new(self, viewer);
        let total = together.seat(Seat(0), own, 1.0);
        PerSeat::new(seats, |seat| {
            let mut odds = [0.0; Nation::ALL.len()];
            for (guise, weight) in self.guises.iter().zip(together.ways[seat]) {
                for nation in Nation::ALL.into_iter().filter(|nation| guise & bit(*nation) != 0) {
                    odds[nation as usize] += weight / total;
                }
            }
            odds
        })
    }

    /// How this spy would look to everybody after a swap: how likely their own guise would seem.
    /// `others` are the ways in which the others' guises leave room for each of this spy's.
    pub(crate) fn looks(&self, me: Seat, own: u8, others: &Ways, swap: Option<Swap<'_>>) -> f32 {
        let mut seen = None;
        if let Some(Swap { give, take, row }) = swap {
            let mut belief = self.clone();
            belief.swapped(me, give, take, row);
            seen = Some(belief);
        }
        let seen = seen.as_ref().unwrap_or(self);
        let (mut mine, mut all) = (0.0, 0.0);
        for (number, guise) in self.guises.iter().enumerate() {
            let ways = seen.weight(me, number) * others[number];
            all += ways;
            mine += if *guise == own { ways } else { 0.0 };
        }
        if all > 0.0 { mine / all } else { 0.0 }
    }

    /// The weight of all ways in which the others' guises leave room for each guise of this spy.
    pub(crate) fn room(&self, me: Seat) -> Ways {
        let mut ways = [0.0; MOST];
        for (number, guise) in self.guises.iter().enumerate() {
            ways[number] = Together::new(self, Some(me)).seat(Seat(0), *guise, 1.0);
        }
        ways
    }

    /// All ways in which the others may be what they are, to the spy on this seat with this guise.
    pub(crate) fn worlds(&self, me: Seat, own: u8) -> Vec<World> {
        let mut worlds =
            vec![World { weight: 1.0, guises: PerSeat::new(self.collects.len(), |_| 0) }];
        for seat in self.collects.seats().filter(|seat| *seat != me) {
            let mut longer = Vec::new();
            for world in &worlds {
                let used = world.guises.values().iter().fold(own, |used, guise| used | guise);
                for (number, guise) in self.guises.iter().enumerate() {
                    let weight = world.weight * self.weight(seat, number);
                    if used & guise == 0 && weight > 0.0 {
                        let mut guises = world.guises;
                        guises[seat] = *guise;
                        longer.push(World { weight, guises });
                    }
                }
            }
            worlds = longer;
        }
        worlds
    }

    /// How many cards of the nation `seat` may hold: an even share of what it drew, and what it
    /// took and did not give back.
    pub(crate) fn holds(&self, table: &Table, seat: Seat, nation: Nation) -> f32 {
        let nations = Nations::in_play(table.removed).iter().count() as f32;
        let drew = f32::from(table.seats[seat].hand) / nations;
        (drew + self.gained(seat, nation) as f32).max(0.0)
    }

    /// What a spy took of a nation and did not give back.
    pub(crate) fn gained(&self, seat: Seat, nation: Nation) -> i32 {
        i32::from(self.taken[seat][nation]) - i32::from(self.given[seat][nation])
    }
}

/// One way in which all spies may be what they are, and how well it explains what they did.
pub(crate) struct World {
    pub(crate) weight: f32,
    /// The guise of each spy; none of who looks.
    pub(crate) guises: PerSeat<u8>,
}

impl World {
    /// Whether this spy has a passport of this nation in this world.
    pub(crate) fn is(&self, seat: Seat, nation: Nation) -> bool {
        self.guises[seat] & bit(nation) != 0
    }
}

/// A weight for each guise.
pub(crate) type Ways = [f32; MOST];

/// A swap that somebody could make.
#[derive(Clone, Copy)]
pub(crate) struct Swap<'a> {
    pub(crate) give: Nation,
    pub(crate) take: Nation,
    /// As they find it.
    pub(crate) row: &'a [Nation],
}

/// How likely a swap is, by what the spy is.
struct Likely<'a> {
    reading: &'a Reading,
    /// The nations in the row, and how many they are.
    row: u8,
    kinds: f32,
}

impl Likely<'_> {
    fn of<'a>(row: &[Nation], reading: &'a Reading) -> Likely<'a> {
        let row = guise(row);
        Likely { reading, row, kinds: row.count_ones() as f32 }
    }

    fn swap(&self, guise: u8, give: Nation, take: Nation) -> f32 {
        let Reading { keen, gives_own, .. } = *self.reading;
        let wanted = (self.row & guise).count_ones() as f32;
        let takes = match (wanted > 0.0, guise & bit(take) != 0) {
            (true, true) => keen / wanted,
            (true, false) => (1.0 - keen) / (self.kinds - wanted).max(1.0),
            (false, _) => self.by_chance(),
        };
        // Like for like says only what was left lying.
        takes * if guise & bit(give) != 0 && give != take { gives_own } else { 1.0 }
    }

    fn by_chance(&self) -> f32 {
        1.0 / self.kinds.max(1.0)
    }
}

/// All spies looked at together: every way in which no two of them are alike, 720 at most.
struct Together<'a> {
    belief: &'a Belief,
    /// Who knows their own guise.
    viewer: Option<Seat>,
    /// The weight of all ways in which a seat has a guise.
    ways: PerSeat<Ways>,
}

impl Together<'_> {
    fn new(belief: &Belief, viewer: Option<Seat>) -> Together<'_> {
        let ways = PerSeat::new(belief.collects.len(), |_| [0.0; MOST]);
        Together { belief, viewer, ways }
    }

    /// Goes through the guises of `seat` and of those after it, without the nations `used`, and
    /// returns the weight of all ways; `so_far` is the weight of what those before it are.
    fn seat(&mut self, seat: Seat, used: u8, so_far: f32) -> f32 {
        if seat.0 == self.ways.len() {
            return so_far;
        }
        let next = Seat(seat.0 + 1);
        if Some(seat) == self.viewer {
            return self.seat(next, used, so_far);
        }
        let mut all = 0.0;
        for (number, guise) in self.belief.guises.iter().enumerate() {
            let weight = self.belief.weight(seat, number);
            if weight > 0.0 && used & guise == 0 {
                let ways = self.seat(next, used | guise, so_far * weight);
                self.ways[seat][number] += ways;
                all += ways;
            }
        }
        all
    }
}
