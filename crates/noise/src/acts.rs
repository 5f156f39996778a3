//! The parts of messages that only a game can read: acts, samples, options.

use kernel::{At, Game, Input, Match, Observer, Outcome, Seat, Seed, Setup};
use serde_json::to_string;

use crate::messages::understood;

/// Parses the bytes with every game's types; what parses is tried at a table of that game.
pub fn games(bytes: &[u8]) -> bool {
    games::each!(G => of::<G>(bytes)).contains(&true)
}

/// Acts, samples and options of one game.
pub(crate) fn of<G: Game>(bytes: &[u8]) -> bool {
    let act = strict::from_slice::<G::Action>(bytes);
    if let Ok(act) = &act {
        let written = to_string(act).expect("acts can be written");
        assert_eq!(strict::from_str::<G::Action>(&written).as_ref().ok(), Some(act), "{written}");
        try_out::<G>(|seat| Input::Act(seat, act.clone()));
    }
    let sense = strict::from_slice::<G::Signal>(bytes);
    if let Ok(sense) = &sense {
        let written = to_string(sense).expect("samples can be written");
        assert_eq!(strict::from_str::<G::Signal>(&written).as_ref().ok(), Some(sense), "{written}");
        try_out::<G>(|seat| Input::Sense(seat, sense.clone()));
    }
    let options = strict::from_slice::<G::Options>(bytes);
    if let Ok(options) = &options {
        let written = to_string(options).expect("options can be written");
        let again: G::Options = strict::from_str(&written).expect("and read");
        assert_eq!(to_string(&again).ok(), Some(written));
        for seats in 0..=8 {
            // It may be impossible, but must not panic.
            let _ = Setup::<G>::new(seats, options.clone());
        }
    }
    let [act, sense, options] =
        [understood(bytes, act), understood(bytes, sense), understood(bytes, options)];
    act || sense || options
}

/// Everybody at a table tries the input, and the table goes on.
fn try_out<G: Game>(input: impl Fn(Seat) -> Input<G>) {
    let seats = *G::SEATS.start();
    let setup = Setup::<G>::new(seats, G::Options::default()).expect("the usual table");
    let mut outcome = Outcome::default();
    let witnesses = Observer::all(seats).collect();
    let mut game = Match::<G>::open(&setup, Seed::of("noise"), witnesses, &mut outcome);
    for (seat, at) in (0..seats).map(Seat).zip([5_000, 5_001, 40_000, 90_000, 90_001]) {
        let input = input(seat);
        if G::understand(&setup, &input).is_ok() {
            let _ = game.handle(At(at), input, &mut outcome);
        }
    }
    for who in Observer::all(seats) {
        game.view(who);
    }
}
