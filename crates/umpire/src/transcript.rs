//! Seeded games with every observer's column, so that a change of the rules is a readable diff.

use std::fmt::Write;

use kernel::{At, Dice, Felt, Game, Input, Match, Observer, Outcome, Refusal, Seat, Seed};
use kernel::{Setup, Shown, Witnessed};
use serde_json::to_string;

use crate::laws::{Lawful, offered};

/// The pause before an act.
const PAUSE_MS: u64 = 1_500;
/// The pause before a signal of eyes or fingers.
const BLINK_MS: u64 = 180;

/// Plays a game at random from the seed that `seed` names and writes down each input, the sights
/// and percepts of each observer, and at the opening and the end each observer's view. Now and then
/// nobody acts until the deadline, and in a game with senses there are signals now and then.
pub fn transcript<G: Lawful>(setup: &Setup<G>, seed: &str) -> String {
    let mut text = format!("{} with {} seats, seed {seed:?}\n", G::NAME, setup.seats());
    let eyes: Vec<Observer> = Observer::all(setup.seats()).collect();
    let mut outcome = Outcome::default();
    let mut game = Match::<G>::open(setup, Seed::of(seed), eyes.clone(), &mut outcome);
    let mut dice = Dice::new(Seed::of("transcript"), 0);
    let mut senses = Dice::new(Seed::of("transcript"), 1);
    say(&mut text, At::OPENING, "open", &outcome);
    views(&mut text, &game, &eyes);
    while G::standing(game.state()).is_none() {
        let (at, input, said) = sense(&game, setup.seats(), &mut senses)
            .unwrap_or_else(|| choose(&game, setup.seats(), &mut dice));
        let late = game.deadline().is_some_and(|due| due <= at);
        let said = match game.handle(at, input, &mut outcome) {
            Ok(()) => said,
            Err(why) if late => format!("{said}, too late: {}", why.code()),
            Err(why) => panic!("{said} was refused: {why:?}"),
        };
        say(&mut text, at, &said, &outcome);
    }
    views(&mut text, &game, &eyes);
    text
}

/// In a game with senses there are twice as many signals as acts.
fn sense<G: Lawful>(game: &Match<G>, seats: u8, dice: &mut Dice) -> Option<(At, Input<G>, String)> {
    let seat = Seat(dice.below(u32::from(seats)) as u8);
    let signal = G::signal(game.state(), seat, dice).filter(|_| dice.chance(2, 3))?;
    let said =
        format!("seat {seat} senses {}", to_string(&signal).expect("signals can be written"));
    Some((game.clock().plus_ms(BLINK_MS), Input::Sense(seat, signal), said))
}

fn choose<G: Lawful>(game: &Match<G>, seats: u8, dice: &mut Dice) -> (At, Input<G>, String) {
    let at = game.clock().plus_ms(PAUSE_MS);
    let able: Vec<(Seat, Vec<G::Action>)> = (0..seats)
        .map(Seat)
        .map(|seat| (seat, offered::<G>(&game.view(Observer::Seat(seat)), dice)))
        .filter(|(_, acts)| !acts.is_empty())
        .collect();
    match (dice.pick(&able), game.deadline()) {
        (Some((seat, acts)), due) if due.is_none() || !dice.chance(1, 12) => {
            let act = dice.pick(acts).expect("only seats that can act were kept").clone();
            let said = format!("seat {seat} {}", to_string(&act).expect("acts can be written"));
            (at, Input::Act(*seat, act), said)
        }
        (_, due) => {
            let due = due.expect("a game that nobody can move goes on by itself");
            (due.max(game.clock()), Input::Tick, "time passes".into())
        }
    }
}

/// Writes one input and its witnesses; those who saw the same share a line.
fn say<G: Game>(text: &mut String, at: At, said: &str, outcome: &Outcome<G>) {
    let _ = writeln!(text, "\n@{} {said}", at.0);
    let mut saw: Vec<(At, String, Vec<String>)> = Vec::new();
    let mut add = |at: At, what: String, who: String| match saw
        .iter_mut()
        .find(|(a, w, _)| *a == at && *w == what)
    {
        Some((_, _, eyes)) => eyes.push(who),
        None => saw.push((at, what, vec![who])),
    };
    for Witnessed { who, at, sight } in &outcome.sights {
        add(*at, to_string(sight).expect("sights can be written"), who.to_string());
    }
    for Felt { seat, at, percept } in &outcome.percepts {
        add(*at, to_string(percept).expect("percepts can be written"), format!("{seat} feels"));
    }
    for (_, what, eyes) in saw {
        let _ = writeln!(text, "  {}: {what}", eyes.join(" "));
    }
}

fn views<G: Game>(text: &mut String, game: &Match<G>, eyes: &[Observer]) {
    for who in eyes {
        let shown = Shown::<G>::new(game.view(*who));
        let _ =
            writeln!(text, "  {who} knows {}", to_string(&shown).expect("views can be written"));
    }
}
