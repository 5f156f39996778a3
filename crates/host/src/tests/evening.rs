//! Whole evenings on virtual time, with everything that can go wrong, from one seed: people who
//! come and go, bots, a disk that fails, hangs or fills up, a server that is killed.
//!
//! A run with one seed is the same every time: one thread, a clock that moves only when nobody has
//! anything to do, a simulated disk, and chance from the seed. The seed of an evening that breaks a
//! law is in the panic's message; `SAFEHOUSE_EVENING=SEED cargo test -p host one_evening` lives
//! through that one again, and `SAFEHOUSE_EVENINGS=N` asks for more of them.

mod laws;
mod person;
pub(crate) mod planted;
mod table;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kernel::{Dice, Seed};
use store::sim::{Sim, Trouble};
use tokio::runtime::Builder;
use tokio::time::sleep;

use crate::Customs;
use crate::house::{Chance, House};
use person::Person;
use planted::Bug;
use table::Plan;

/// How many games the test command plays.
const GAMES: u64 = 10_000;
/// Within this time everybody hears of what is on disk: a beat, and the disk's own time.
const TO_HEAR: Duration = Duration::from_millis(200);
/// How many evenings at most it takes to find a planted bug.
const TO_FIND_A_BUG: u64 = 60;

/// What happened in an evening.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Tally {
    games: u64,
    acts: u64,
    kills: u64,
    failed_writes: u64,
    hangs: u64,
    absences: u64,
    broken_off: u64,
}

/// Lives through the evening with this number.
fn evening(number: u64, bug: Option<Bug>) -> Tally {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let tally = runtime.block_on(planted::with(bug, live(number)));
    // Tables that were killed are still asleep on it: they go with it.
    runtime.shutdown_background();
    tally
}

async fn live(number: u64) -> Tally {
    let seed = Seed::of("an evening").nth(number);
    let mut dice = Dice::new(seed, 0);
    let plan = Plan::new(&mut dice);
    let trouble = plan.trouble(&mut dice);
    let sim = Sim::new(number, Trouble::default());
    let games = Arc::new(AtomicU64::new(0));
    let chance: Chance = Arc::new(move || {
        let mut dice = Dice::new(seed, 1 + games.fetch_add(1, Ordering::Relaxed));
        std::array::from_fn(|_| dice.below(256) as u8)
    });
    let customs = Customs { any_options: true, quick_bots: plan.quick_bots, ..Customs::default() };
    let open = || House::with_chance(sim.open(), customs, chance.clone());
    let mut house = open();
    let mut people = plan.gather(&house).await;
    sim.set_trouble(trouble);
    let mut tally = Tally::default();
    for _ in 0..plan.steps {
        sleep(Duration::from_millis(u64::from(dice.below(plan.pace_ms)))).await;
        if plan.kill_one_in > 0 && dice.chance(1, plan.kill_one_in) {
            house = open();
            people.iter_mut().for_each(Person::loses_the_line);
            tally.kills += 1;
        }
        let who = dice.below(people.len() as u32) as usize;
        people[who].lives(&house, &mut dice).await;
        people.iter_mut().for_each(Person::hears);
        assert!(!house.has_panicked(), "a table panicked: too many wake-ups at once, or a bug");
    }
    // The weather clears, everybody comes back, and whatever is under way comes to its end.
    sim.set_trouble(Trouble::default());
    sleep(Duration::from_secs(30)).await;
    for person in &mut people {
        person.comes_back(&house, &mut dice).await;
    }
    sleep(Duration::from_secs(30)).await;
    let old = laws::written(&house, &people);
    sleep(TO_HEAR).await;
    for person in &mut people {
        person.hears();
        person.is_satisfied();
    }
    let met = sim.met();
    (tally.failed_writes, tally.hangs) = (met.failed + met.refused_full, met.hung);
    laws::hold(&house, &people, old, &mut tally);
    tally
}

/// The evenings with these numbers, until there were this many games.
fn evenings(from: u64, step: u64, games: u64) -> Tally {
    let mut sum = Tally::default();
    let mut number = from;
    while sum.games < games {
        let lived = catch_unwind(AssertUnwindSafe(|| evening(number, None)));
        let tally =
            lived.unwrap_or_else(|why| panic!("evening {number} broke a law: {}", said(&*why)));
        sum.games += tally.games;
        sum.acts += tally.acts;
        sum.kills += tally.kills;
        sum.failed_writes += tally.failed_writes;
        sum.hangs += tally.hangs;
        sum.absences += tally.absences;
        sum.broken_off += tally.broken_off;
        number += step;
    }
    sum
}

/// What a panic said.
fn said(why: &(dyn Any + Send)) -> String {
    let plain = why.downcast_ref::<&str>().map(|why| (*why).to_owned());
    plain.or_else(|| why.downcast_ref().cloned()).unwrap_or_default()
}

#[test]
fn ten_thousand_games_with_faults_break_no_law() {
    let asked = std::env::var("SAFEHOUSE_EVENINGS").ok().and_then(|n| n.parse().ok());
    let games = asked.unwrap_or(GAMES);
    let threads = 2;
    let halves: Vec<_> = (0..threads)
        .map(|half| std::thread::spawn(move || evenings(half, threads, games / threads)))
        .collect();
    for half in halves {
        let tally = half.join().unwrap_or_else(|why| std::panic::resume_unwind(why));
        println!("{tally:?}");
        assert!(tally.kills > games / 40 && tally.hangs > games / 200, "{tally:?}");
        assert!(tally.failed_writes > games / 10 && tally.absences > games / 20, "{tally:?}");
        assert!(tally.broken_off > games / 100, "{tally:?}");
    }
}

/// One evening, the same one twice; another one on demand.
#[test]
fn one_evening_can_be_lived_through_again() {
    let asked = std::env::var("SAFEHOUSE_EVENING").ok().and_then(|n| n.parse().ok());
    for number in asked.map_or(0..12, |number: u64| number..number + 1) {
        assert_eq!(evening(number, None), evening(number, None), "evening {number}");
    }
}

#[test]
fn every_planted_bug_is_found() {
    for bug in Bug::ALL {
        let found = (0..TO_FIND_A_BUG).find_map(|number| {
            let lived = catch_unwind(AssertUnwindSafe(|| evening(number, Some(bug))));
            lived.err().map(|why| (number, said(&*why)))
        });
        let (number, why) = found.unwrap_or_else(|| panic!("nobody noticed {bug:?}"));
        println!("{bug:?} is noticed in evening {number}: {why}");
        assert!(why.contains(bug.symptom()), "{bug:?} was noticed as something else: {why}");
    }
}
