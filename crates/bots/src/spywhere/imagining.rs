//! How likely it is to win if one seals now, or later: the rest of the game imagined many times.

use kernel::{Dice, PerSeat, Seat};

use super::Spot;
use super::belief::World;
use super::chance::Chance;
use super::identifying::Guess;
use super::prospects::Prospects;
use super::spot::ENDER;

/// How many times the rest of the game is imagined for each plan.
const TIMES: u32 = 256;
/// After how many of one's own turns one may begin to seal; the last is never before the end.
const WAITS: [u16; 4] = [1, 2, 4, u16::MAX];
/// How often a turn brings a collector a card of their nation, and how often it brings one to
/// somebody whose swaps say nothing.
const GAINS: (f32, f32) = (0.8, 0.25);
/// What remains of a doubt after each round of looking on.
const DOUBT_LEFT: f32 = 0.6;
/// Cards that leave the pile in a turn: some turns eliminate (Spywhere §4.2).
const DRAWS: f32 = 2.5;

/// The chance to win with each plan.
#[derive(Clone, Copy)]
pub(crate) struct Plans {
    /// By sealing the surest card now, and one more in every turn.
    pub(crate) now: f32,
    /// By the best of the plans that wait.
    pub(crate) later: f32,
}

impl Plans {
    /// Imagines the rest of the game by each plan, with the same chance for each.
    pub(crate) fn compare(spot: &Spot<'_>, guesses: &[Guess], dice: &mut Dice) -> Plans {
        let prospects = Prospects::new(spot);
        let seed = u64::from(dice.throw()) << 32;
        let win = |wait| {
            let game = |number| {
                let mut chance = Chance::new(seed | u64::from(number));
                let mut rest = Rest::new(&prospects, guesses, &mut chance);
                rest.play(wait, &mut chance);
                rest.share(&mut chance)
            };
            (0..TIMES).map(game).sum::<f32>() / TIMES as f32
        };
        Plans { now: win(0), later: WAITS.map(win).into_iter().fold(0.0, f32::max) }
    }
}

/// The rest of one imagined game.
struct Rest<'a> {
    prospects: &'a Prospects<'a>,
    world: &'a World,
    /// The cards that this spy could lay, the surest first, and how many of them it has laid.
    guesses: &'a [Guess],
    laid: usize,
    /// In which round from now each of those was laid.
    laid_in: [u16; 5],
    /// Of each spy: cards of their nation, cards laid, and whether their swaps say nothing.
    collected: PerSeat<i32>,
    sealed: PerSeat<u8>,
    odd: PerSeat<bool>,
    ender: Option<Seat>,
    rounds: u16,
}

impl<'a> Rest<'a> {
    fn new(prospects: &'a Prospects<'a>, guesses: &'a [Guess], chance: &mut Chance) -> Rest<'a> {
        let spot = prospects.spot;
        let world = prospects.imagine(chance);
        let seats = spot.table.seats.len();
        let other = |seat: Seat| seat != spot.me;
        let collected = PerSeat::new(seats, |seat| {
            if other(seat) { prospects.holds(world, seat, chance) } else { spot.collected() as i32 }
        });
        let sealed = PerSeat::new(seats, |s| spot.table.seats[s].identified.len() as u8);
        let odd = PerSeat::new(seats, |s| other(s) && chance.happens(spot.belief.odd(s)));
        let (laid, laid_in, ender, rounds) = (0, [0; 5], None, 0);
        Rest { prospects, world, guesses, laid, laid_in, collected, sealed, odd, ender, rounds }
    }

    /// Plays on from the end of this spy's turn, who waits for this many turns before sealing.
    fn play(&mut self, wait: u16, chance: &mut Chance) {
        let spot = self.prospects.spot;
        let table = spot.table;
        let seats = table.seats.len();
        let all = (spot.opponents().count() * spot.cards_each()) as u8;
        let turns = f32::from(table.round);
        let mut pile = f32::from(table.pile);
        let mut seat = spot.me;
        loop {
            if seat == spot.me {
                if self.rounds > 0 {
                    self.gain(seat, chance);
                }
                if self.rounds >= wait && self.laid < self.guesses.len() {
                    self.laid_in[self.laid] = self.rounds;
                    self.laid += 1;
                    self.sealed[seat] += 1;
                }
            } else {
                self.gain(seat, chance);
                // They go on as they began.
                let laid = table.seats[seat].identified.len() as f32;
                if self.sealed[seat] < all && chance.happens((laid + 0.4) / (turns + 1.2)) {
                    self.sealed[seat] += 1;
                }
            }
            if self.sealed[seat] == all {
                self.ender = Some(seat);
                return;
            }
            if pile <= 0.0 {
                return;
            }
            pile -= DRAWS;
            seat = seat.left(seats);
            self.rounds += u16::from(seat == spot.me);
        }
    }

    fn gain(&mut self, seat: Seat, chance: &mut Chance) {
        let gains = if self.odd[seat] { GAINS.1 } else { GAINS.0 };
        self.collected[seat] += i32::from(chance.happens(gains));
    }

    /// Spywhere §7: this spy's share of the win.
    fn share(&self, chance: &mut Chance) -> f32 {
        let spot = self.prospects.spot;
        let mine = self.score(spot.me, self.my_right(chance));
        let mut share = 1.0;
        for seat in spot.opponents() {
            let theirs = self.score(seat, self.their_right(seat, chance));
            if theirs > mine {
                return 0.0;
            }
            share *= if theirs == mine { 0.5 } else { 1.0 };
        }
        share
    }

    fn score(&self, seat: Seat, right: i32) -> f32 {
        let score = (self.collected[seat].max(0) * (1 + right)) as f32;
        score + if self.ender == Some(seat) { ENDER } else { 0.0 }
    }

    fn my_right(&self, chance: &mut Chance) -> i32 {
        let spot = self.prospects.spot;
        let laid = spot.own.laid.iter().filter(|laid| self.world.is(laid.seat, laid.nation));
        let mut right = laid.count() as i32;
        for (number, guess) in self.guesses.iter().enumerate() {
            let learnt = if number < self.laid { self.laid_in[number] } else { self.rounds };
            let knows = if self.world.is(guess.seat, guess.nation) { 1.0 } else { 0.0 };
            right += i32::from(chance.happens(self.learns(guess.seat, knows, learnt)));
        }
        right
    }

    fn their_right(&self, seat: Seat, chance: &mut Chance) -> i32 {
        let table = self.prospects.spot.table;
        let mut right = 0;
        for whom in table.seats.seats().filter(|whom| *whom != seat) {
            let sealed = table.seats[seat].identified.contains(&whom);
            for knows in self.prospects.knows(self.world, seat, whom) {
                let rounds = if sealed { 0 } else { self.rounds };
                let knows = if self.odd[seat] { 0.25 } else { knows };
                right += i32::from(chance.happens(self.learns(whom, knows, rounds)));
            }
        }
        right
    }

    /// What is known of somebody after some more rounds. Swaps that say nothing teach nothing.
    fn learns(&self, whom: Seat, knows: f32, rounds: u16) -> f32 {
        let mut doubt = 1.0 - knows;
        for _ in 0..if self.odd[whom] { 0 } else { rounds.min(8) } {
            doubt *= DOUBT_LEFT;
        }
        1.0 - doubt
    }
}
