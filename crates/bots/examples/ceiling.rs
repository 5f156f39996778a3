//! How often somebody could win a game of Spywhere against three bots who knew everything before the
//! first card: all passports, the order of the pile, and what the others will do.
//!
//! It tries every swap and every elimination, with a card laid in each turn or with none before the
//! final phase, until it has won or tried all. No strategy wins more often than that.
//!
//! ```sh
//! cargo run --release -p bots --example ceiling -- greedy 200           # 200 deals, four seats each
//! cargo run --release -p bots --example ceiling -- greedy 200 collects  # always takes its own nation
//! ```

use std::env::args;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Company, Pace, Populated};
use kernel::{At, Dice, Game, Intent, Menu, Mind, Notice, Seat, Seed, Setup};
use spywhere::{Action, Nation, Options, Own, Spywhere, Step, View};

const SEATS: u8 = 4;
/// After this many tries a deal is given up.
const TRIES: u32 = 20_000;

/// Every way to decide, one after the other: the choices of the last game, each with the number of
/// possibilities that there were.
#[derive(Default)]
struct Ways {
    choices: Vec<(usize, usize)>,
    at: usize,
}

impl Ways {
    fn choose(&mut self, of: usize) -> usize {
        if self.at == self.choices.len() {
            self.choices.push((0, of));
        }
        self.at += 1;
        self.choices[self.at - 1].0
    }

    /// Goes on to the next way, if there is one.
    fn next(&mut self) -> bool {
        self.at = 0;
        while let Some((choice, of)) = self.choices.pop() {
            if choice + 1 < of {
                self.choices.push((choice + 1, of));
                return true;
            }
        }
        false
    }
}

/// Knows all passports, and decides as it is told.
struct Oracle {
    ways: Arc<Mutex<Ways>>,
    passports: Vec<Nation>,
    /// Lays a card in every turn.
    lays: bool,
    /// Never does without a card of its own nation.
    collects: bool,
    view: Option<View>,
    menu: Menu<Spywhere>,
}

impl Oracle {
    /// A card that is right.
    fn right(&self, me: Seat, own: &Own) -> Action {
        let open = |seat: &Seat| *seat != me && own.laid.iter().all(|laid| laid.seat != *seat);
        let seat = (0..SEATS).map(Seat).find(open).expect("somebody is left to identify");
        Action::Identify { seat, nation: self.passports[usize::from(seat.0)] }
    }

    fn swap(&self, me: Seat) -> Action {
        let mine = self.passports[usize::from(me.0)];
        let gain = |act: &Action| {
            let Action::Swap { give, take } = act else { return 0 };
            let gain = i32::from(*take == mine) - i32::from(*give == mine);
            if self.collects { gain } else { 0 }
        };
        let most = self.menu.acts.iter().map(gain).max();
        let best: Vec<&Action> =
            self.menu.acts.iter().filter(|act| Some(gain(act)) == most).collect();
        *best[self.choose(best.len())]
    }

    fn choose(&self, of: usize) -> usize {
        self.ways.lock().unwrap_or_else(PoisonError::into_inner).choose(of)
    }
}

impl Mind<Spywhere> for Oracle {
    fn notice(&mut self, _: At, notice: Notice<'_, Spywhere>) {
        if let Notice::View(view) = notice {
            self.menu.read(view);
            self.view = (!self.menu.acts.is_empty()).then(|| view.clone());
        }
    }

    fn next_thought(&self) -> Option<At> {
        self.view.as_ref().map(|_| At::OPENING)
    }

    fn think(&mut self, _: At, _: &mut Dice) -> Option<Intent<Spywhere>> {
        let view = self.view.take()?;
        let (me, own) = view.me.as_ref()?;
        let eliminate = self.menu.acts.iter().find(|act| matches!(act, Action::Eliminate(_)));
        Some(Intent::Act(match (view.table.step, eliminate) {
            (Step::Swap, _) => self.swap(*me),
            (Step::After, Some(eliminate)) if self.choose(2) == 0 => *eliminate,
            (Step::After, _) if !self.lays => Action::Done {},
            (Step::After | Step::Final | Step::Over, _) => self.right(*me, own),
        }))
    }
}

/// The largest share of a win that the spy on this seat can have with this deal.
fn best(setup: &Setup<Spywhere>, seed: Seed, me: Seat, others: &str, collects: bool) -> f64 {
    let deal = Spywhere::deal(setup, &mut Dice::new(seed, 0));
    let passports: Vec<Nation> = deal.passports.values().iter().map(|own| own[0]).collect();
    let mut best = 0.0_f64;
    for lays in [true, false] {
        let ways = Arc::new(Mutex::new(Ways::default()));
        for _ in 0..TRIES {
            let mind = |seat: Seat| -> Box<dyn Mind<Spywhere>> {
                if seat != me {
                    let bot = Spywhere::mind(others, seat, Pace::at_once());
                    return bot.expect("a bot of Spywhere");
                }
                let (ways, passports) = (Arc::clone(&ways), passports.clone());
                let (view, menu) = (None, Menu::default());
                Box::new(Oracle { ways, passports, lays, collects, view, menu })
            };
            let minds = (0..SEATS).map(Seat).map(mind).collect();
            let winners = Company::sit(setup, seed, minds).play().standing.winners;
            if winners.contains(&me) {
                best = best.max(1.0 / winners.len() as f64);
            }
            let more = ways.lock().unwrap_or_else(PoisonError::into_inner).next();
            if best == 1.0 || !more {
                break;
            }
        }
    }
    best
}

fn main() {
    let words: Vec<String> = args().skip(1).collect();
    let others = words.first().map_or("greedy", String::as_str);
    let deals: u64 = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(200);
    let collects = words.get(2).is_some_and(|word| word == "collects");
    let setup = Setup::<Spywhere>::new(SEATS, Options::default()).expect("a table of four");
    let mut wins = [0.0; SEATS as usize];
    for number in 0..deals {
        let seed = Seed::of("ceiling").nth(number);
        let first = Spywhere::deal(&setup, &mut Dice::new(seed, 0)).first;
        for (place, wins) in wins.iter_mut().enumerate() {
            let me = Seat((first.0 + place as u8) % SEATS);
            *wins += best(&setup, seed, me, others, collects);
        }
    }
    println!("the most that can be won against three {others}, {deals} deals:");
    for (place, wins) in wins.iter().enumerate() {
        println!("as spy {} of a round: {:.1} %", place + 1, 100.0 * wins / deals as f64);
    }
    let all = wins.iter().sum::<f64>() / f64::from(SEATS);
    println!("on average: {:.1} %", 100.0 * all / deals as f64);
}
