//! Races over lines that tremble: how often the wrong one wins, and what a liar gains. And that an
//! update fits where it has to.

mod lessons;
mod memory;
mod minds;

use kernel::{At, Dice, Input, Match, Menu, Observer, Outcome, Seed, Setup, Shown};
use wink::{Action, Eyes, Options, Wink};

use super::races::{Held, Races};
use super::unsent::{SIGHT, VIEW};
use crate::RoundTrips;

/// How many races are run.
const RACES: u64 = 20_000;

/// Somebody who answers pings, sees, and acts.
struct Player {
    /// What the round trip takes at least, in ms, and what each way trembles by.
    round_trip: u32,
    tremble: u32,
    lie: Lie,
    trips: RoundTrips,
}

/// How somebody lies about their line: by delaying pongs by 150 ms.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Lie {
    Never,
    /// Every second pong.
    Often,
    /// In the ten seconds before every race.
    BeforeRaces,
    /// All but one each minute: a phone that woke, a tab that came to the front.
    AlmostAlways,
    /// Every pong since the first.
    Always,
}

impl Player {
    fn new(round_trip: u32, tremble: u32, lie: Lie) -> Player {
        Player { round_trip, tremble, lie, trips: RoundTrips::default() }
    }

    /// One way: half the round trip, and a little more, often little and seldom much; once in three
    /// hundred times a packet is lost and sent again.
    fn one_way(&self, dice: &mut Dice) -> u32 {
        let tremble = (0..2).map(|_| dice.below(self.tremble + 1)).min().unwrap_or(0);
        self.round_trip / 2 + tremble + if dice.chance(1, 300) { 100 } else { 0 }
    }

    fn ping(&mut self, second: u64, dice: &mut Dice) {
        let lies = match self.lie {
            Lie::Never => false,
            Lie::Often => second.is_multiple_of(2),
            Lie::BeforeRaces => second % 40 >= 30,
            Lie::AlmostAlways => !second.is_multiple_of(55),
            Lie::Always => true,
        };
        let took = self.one_way(dice) + self.one_way(dice) + if lies { 150 } else { 0 };
        self.trips.measured(second * 1000, took);
    }
}

/// How long it takes somebody to act, in ms: around 350, with a standard deviation of 110.
fn reaction(dice: &mut Dice) -> u32 {
    // Twelve throws of one die are as good as normal: their sum has a variance of one die squared.
    let sum: u32 = (0..12).map(|_| dice.below(1101)).sum();
    (350 + sum / 10).saturating_sub(660)
}

/// Runs races every forty seconds. How often the first player won, how often the wrong one did,
/// and how often the wrong one would have by arrival, each of a thousand.
fn race(mut players: [Player; 2]) -> [u64; 3] {
    let mut dice = Dice::new(Seed::of("races"), 0);
    let (mut won, mut wrong, mut by_arrival) = (0, 0, 0);
    for number in 0..RACES {
        for second in number * 40..(number + 1) * 40 {
            players.iter_mut().for_each(|player| player.ping(second, &mut dice));
        }
        let told = (number + 1) * 40_000;
        let mut reactions = [0; 2];
        let mut arrivals = Vec::new();
        for (seat, player) in players.iter().enumerate() {
            let line = player.one_way(&mut dice) + player.one_way(&mut dice);
            reactions[seat] = reaction(&mut dice);
            let arrived = At(told + u64::from(line + reactions[seat]));
            let credit = player.trips.credit_ms().into();
            arrivals.push(Held { seat: seat as u8, n: Some(1), arrived, credit });
        }
        arrivals.sort_by_key(|held| held.arrived);
        let mut races = Races::<Wink>::new();
        arrivals.iter().for_each(|held| races.enter(*held, Action::Pass {}));
        let winner = races.next().map_or(0, |(held, ..)| held.seat);
        let truly = u8::from(reactions[1] < reactions[0]);
        won += u64::from(winner == 0);
        wrong += u64::from(winner != truly && reactions[0] != reactions[1]);
        by_arrival += u64::from(arrivals[0].seat != truly && reactions[0] != reactions[1]);
    }
    [won, wrong, by_arrival].map(|count| count * 1000 / RACES)
}

#[test]
fn reactions_are_as_people_have_them() {
    let mut dice = Dice::new(Seed::of("reactions"), 0);
    let all: Vec<f64> = (0..50_000).map(|_| f64::from(reaction(&mut dice))).collect();
    let mean = all.iter().sum::<f64>() / 50_000.0;
    let variance = all.iter().map(|ms| (ms - mean).powi(2)).sum::<f64>() / 50_000.0;
    assert!((345.0..355.0).contains(&mean) && (108.0..112.0).contains(&variance.sqrt()));
}

/// 20 ms against 180 ms: at most 2 % wrong winners; by arrival it would be about 35 %.
#[test]
fn a_slow_line_is_no_handicap() {
    let [won, wrong, by_arrival] =
        race([Player::new(20, 12, Lie::Never), Player::new(180, 16, Lie::Never)]);
    println!("of 1000: {won} for the fast line, {wrong} wrong; by arrival {by_arrival} wrong");
    assert!(wrong <= 20, "{wrong}");
    assert!((300..=400).contains(&by_arrival), "{by_arrival}");
    assert!((480..=520).contains(&won), "{won}");
}

/// Who lies by 150 ms, but not without exception, gains at most 3 points of a hundred.
#[test]
fn a_liar_gains_little() {
    for round_trip in [20, 80, 180] {
        let honest =
            race([Player::new(round_trip, 12, Lie::Never), Player::new(20, 12, Lie::Never)]);
        for lie in [Lie::Often, Lie::BeforeRaces, Lie::AlmostAlways] {
            let liar = race([Player::new(round_trip, 12, lie), Player::new(20, 12, Lie::Never)]);
            println!("{round_trip} ms, {lie:?}: {} instead of {}", liar[0], honest[0]);
            assert!(liar[0] <= honest[0] + 30, "{round_trip} ms, {lie:?}: {liar:?} {honest:?}");
        }
    }
}

/// What cannot be told from a slow line is believed, as far as any line is: a program that delays
/// every pong from the first on. `docs/beats.md` says so.
#[test]
fn who_never_answers_sooner_has_a_slow_line() {
    let mut player = Player::new(20, 12, Lie::Always);
    let mut dice = Dice::new(Seed::of("always"), 0);
    (0..100).for_each(|second| player.ping(second, &mut dice));
    assert!((170..=185).contains(&player.trips.credit_ms()));
    player.round_trip = 400;
    (100..200).for_each(|second| player.ping(second, &mut dice));
    assert_eq!(player.trips.credit_ms(), 250);
}

/// A line that gets slower is believed within a minute, one that gets faster at once.
#[test]
fn credit_follows_the_line() {
    let mut trips = RoundTrips::default();
    let mut credit = |second: u64, took: u32| {
        trips.measured(second * 1000, took);
        trips.credit_ms()
    };
    assert_eq!(credit(0, 40), 40);
    let slower: Vec<u32> = (1..=61).map(|second| credit(second, 120)).collect();
    assert_eq!(slower[59], 46, "the shortest, and a little");
    assert_eq!(slower[60], 120);
    assert_eq!(credit(62, 30), 36);
}

/// The length of an update follows from the number of its sights as long as no view and no sight is
/// longer than it may be. Random games to their ends, through everybody's eyes.
#[test]
fn every_view_and_every_sight_fits() {
    let (mut view, mut sight) = (0, 0);
    for seats in 4..=8 {
        let options = Options {
            eyes: Eyes::Gaze,
            min_turn_s: 0,
            max_turn_s: 9_000_000,
            ..Options::default()
        };
        let setup = Setup::<Wink>::new(seats, options).unwrap();
        for number in 0..40 {
            let mut dice = Dice::new(Seed::of("lengths").nth(number), u64::from(seats));
            let mut outcome = Outcome::default();
            let all: Vec<Observer> = Observer::all(seats).collect();
            let seed = Seed::of("lengths").nth(number);
            let mut game = Match::<Wink>::open(&setup, seed, all.clone(), &mut outcome);
            loop {
                for seen in &outcome.sights {
                    sight = sight.max(serde_json::to_string(&seen.sight).unwrap().len());
                }
                for who in &all {
                    let shown = Shown::<Wink>::new(game.view(*who));
                    view = view.max(serde_json::to_string(&shown).unwrap().len());
                }
                let Some(turn) = game.state().table().turn else { break };
                let acts = Menu::<Wink>::of(&game.view(turn.into())).acts;
                let calls: Vec<&Action> = acts
                    .iter()
                    .filter(|act| matches!(act, Action::Call(_) | Action::Pass {}))
                    .collect();
                // Mostly calls, so that many pawns stand on cards and there is much to accuse.
                let act = match dice.chance(1, 6) {
                    true => dice.pick(&acts).unwrap(),
                    false => dice.pick(&calls).unwrap(),
                };
                let at = At(game.clock().0 + 3_600_000);
                game.handle(at, Input::Act(turn, *act), &mut outcome).unwrap();
            }
        }
    }
    // What an update has besides its view and its sights.
    let rest = r#"{"update":{"game":4294967295,"n":9007199254740991,"at":9007199254740991,"sights":[],"view":}}"#;
    println!("the longest view has {view} bytes, the longest sight {sight}");
    assert!(view + rest.len() < VIEW, "{view}");
    assert!(sight < SIGHT, "{sight}");
}

/// A game's beginning is written down when it is opened, and not again with its first step: a bot
/// that acts at once where acts race enters its act, and nothing has happened yet.
#[test]
fn the_beginning_is_written_once() {
    let offered = |game: &str, seats: u8| match game {
        "wink" => (seats, r#"{"eyes":"gaze","min_turn_s":0,"first":0}"#),
        _ => (seats, r#"{"first":0}"#),
    };
    for (game, seats) in [("wink", 4), ("spywhere", 4), ("dr-shark", 3)] {
        let (seats, options) = offered(game, seats);
        let options = serde_json::value::RawValue::from_string(options.to_owned()).unwrap();
        let opened = super::open(game, seats, &options, Seed::of("written once"), true).unwrap();
        let mut play = opened.play;
        for seat in 0..seats {
            play.sit(kernel::Seat(seat), Some("random"));
        }
        while let Some(step) = play.step(At(1_000)) {
            let facts = step.facts.map(|facts| facts.get().to_owned()).unwrap_or_default();
            assert!(!facts.contains("dealt"), "{game}: {facts}");
        }
    }
}
