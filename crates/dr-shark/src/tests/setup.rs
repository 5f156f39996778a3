//! §2 Setup and length.

use kernel::{Choice, Dice, Game, Impossible, Observer, Offer, Seat, Seed, Setup};

use super::tables::*;
use crate::{Components, DrShark, Options, Position, Refusal, Sight, Step};

fn setup(seats: u8, options: Options) -> Result<Setup<DrShark>, Impossible> {
    Setup::new(seats, options)
}

fn with_teams(teams: Option<bool>) -> Options {
    Options { teams, ..Options::default() }
}

/// Dr Shark §2.1: all pieces are in the bag, and every dossier is empty.
#[test]
fn all_pieces_are_in_the_bag() {
    for seats in 2..=6 {
        let setup = setup(seats, Options::default()).expect("a possible table");
        let deal = DrShark::deal(&setup, &mut Dice::new(Seed::of("any"), 0));
        assert_eq!(deal.bag, Components::default().pieces());
        assert_eq!(deal.bag.len(), 130);
        assert!(deal.dossiers.iter().all(|dossier| dossier.is_empty()));
    }
}

/// Dr Shark §2.1: two or three spies use light spaces only; four to six use all.
#[test]
fn few_spies_use_light_spaces_only() {
    for seats in 2..=3 {
        spies(seats).opens().does(ANN, dive_dark(A)).is_refused(Refusal::DarkSpace);
    }
    for seats in 4..=6 {
        spies(seats)
            .opens()
            .does(ANN, dive_dark(E))
            .is_refused(Refusal::DarkSpace)
            .does(ANN, dive_dark(A));
    }
}

/// Dr Shark §2.2, §2.5: rounds by number of spies, half of them in a short game; the last round
/// is finished, so that everybody dives equally often.
#[test]
fn rounds_by_number_of_spies() {
    let rounds =
        [(2, false, 10), (3, false, 10), (4, false, 8), (4, true, 6), (5, false, 8), (6, true, 6)];
    for (seats, teams, rounds) in rounds {
        for (short, rounds) in [(false, rounds), (true, rounds / 2)] {
            let mut told = spies(seats)
                .options(|options| (options.teams, options.short) = (Some(teams), short))
                .options(|options| options.first = Some(BEN))
                .opens();
            for round in 1..=rounds {
                for seat in (1..=seats).map(|seat| Seat(seat % seats)) {
                    told = told
                        .shows(ANN, |view| {
                            let table = &view.table;
                            assert_eq!((table.turn, table.step), (Some(seat), Step::Dive));
                            assert_eq!((table.round, table.rounds), (round, rounds));
                        })
                        .quiet_turn(seat);
                }
            }
            let _ = told.all_see(Sight::Over {}).shows(ANN, |view| {
                assert_eq!((view.table.step, view.table.round), (Step::Over, rounds));
                assert_eq!((view.table.turn, view.table.deadline), (None, None));
            });
        }
    }
}

/// Dr Shark §2.2: six always play in teams, four choose, others never do.
#[test]
fn who_plays_in_teams() {
    for seats in 2..=6 {
        for teams in [None, Some(false), Some(true)] {
            let possible = match (seats, teams) {
                (4, _) | (_, None) => true,
                (6, Some(teams)) => teams,
                (_, Some(teams)) => !teams,
            };
            assert_eq!(setup(seats, with_teams(teams)).is_ok(), possible, "{seats} {teams:?}");
        }
    }
    assert_eq!(with_teams(None).sides(6), 3);
    assert_eq!(with_teams(None).sides(4), 4);
    assert_eq!(with_teams(Some(true)).sides(4), 2);
}

/// Dr Shark §2.3: seat s is of team s mod number of teams; a team shares one dossier, each spy has
/// a pawn, and only the spy whose turn it is organises.
#[test]
fn teams_sit_alternately_and_share_a_dossier() {
    let six = "waiter.1.1";
    spies(6)
        .dossier(1, six)
        .opens()
        .shows(ANN, |view| {
            let dossiers: Vec<_> = (0..6).map(|s| view.table.dossier_of(Seat(s))).collect();
            assert_eq!(dossiers, [0, 1, 2, 0, 1, 2].map(Some));
            assert_eq!(view.table.dossiers.len(), 3);
        })
        .searches(ANN, A)
        .draws(ANN, "waiter.1.2")
        .does(ANN, stop())
        .does(DAN, done())
        .is_refused(Refusal::NotYourTurn)
        .does(ANN, done())
        .searches(BEN, B)
        .draws(BEN, "waiter.1.3")
        .does(BEN, stop())
        .does(BEN, done())
        .quiet_turn(CAT)
        .searches(DAN, D)
        .grabs(DAN, "waiter.2.2")
        .does(DAN, keep("waiter.2.2"))
        .dossier(0, "waiter.1.2 waiter.2.2")
        .dossier(1, "waiter.1.1 waiter.1.3")
        .shows(ANN, |view| {
            let pawns = view.table.pawns;
            assert_eq!((pawns[ANN], pawns[DAN]), (Some(light(A)), Some(light(D))));
        });
}

/// Dr Shark §2.4: the first spy is random, or named by the host; play goes to the next seat.
#[test]
fn the_first_spy_is_random_or_named() {
    for seats in 2..=6 {
        let open = setup(seats, Options::default()).expect("a possible table");
        let first =
            |seed: u64| DrShark::deal(&open, &mut Dice::new(Seed::of("first").nth(seed), 0)).first;
        let drawn: Vec<Seat> = (0..80).map(first).collect();
        assert!((0..seats).all(|seat| drawn.contains(&Seat(seat))), "anybody can be first");
        assert!(drawn.iter().all(|seat| seat.0 < seats));
        let last = Seat(seats - 1);
        let named = setup(seats, Options { first: Some(last), ..Options::default() });
        let deal = DrShark::deal(&named.expect("possible"), &mut Dice::new(Seed::of("any"), 0));
        assert_eq!(deal.first, last);
        assert!(setup(seats, Options { first: Some(Seat(seats)), ..Options::default() }).is_err());
    }
    spies(3)
        .options(|options| options.first = Some(CAT))
        .opens()
        .all_see(Sight::Dealt { first: CAT, bag: 130 })
        .all_see(Sight::Began { seat: CAT })
        .and_nobody_notices_more()
        .quiet_turn(CAT)
        .shows(BEN, |view| assert_eq!((view.table.turn, view.table.round), (Some(ANN), 1)));
}

/// Dr Shark §10.2: no time of the options is less than a second.
#[test]
fn times_are_at_least_a_second() {
    let base = Options::default();
    assert!(setup(2, Options { search_s: 0, ..base }).is_err());
    assert!(setup(2, Options { max_turn_s: Some(0), ..base }).is_err());
    assert!(setup(2, Options { search_s: 1, max_turn_s: Some(1), ..base }).is_ok());
    assert_eq!((base.search_s, base.max_turn_s), (30, None));
}

fn arrange(seats: u8, text: &str) -> Result<crate::Deal, String> {
    let position: Position = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let setup = setup(seats, Options::default()).expect("a possible table");
    DrShark::arrange(&setup, position).map_err(|why| why.0)
}

/// A position is the bag, a dossier for each spy or team, and the tokens left.
#[test]
fn a_position_that_is_possible() {
    let deal = arrange(
        2,
        r#"{"bag":["shark.violet.2","clown.1.1"],"dossiers":[["clown.2.3"],[]],"tokens":{"clown":0}}"#,
    )
    .expect("possible");
    assert_eq!(deal.first, ANN);
    assert_eq!(deal.bag, pieces("clown.1.1 shark.violet.2"));
    assert_eq!(deal.dossiers[0], pieces("clown.2.3"));
    assert_eq!((deal.tokens[Clown], deal.tokens[Waiter]), (0, 3));
    let teams = arrange(6, r#"{"bag":[],"dossiers":[[],[],["clown.2.3"]]}"#).expect("possible");
    assert_eq!(teams.dossiers.len(), 3);
}

/// One that is impossible says why.
#[test]
fn a_position_that_is_impossible() {
    for (text, why) in [
        (r#"{"bag":[],"dossiers":[[]]}"#, "one entry for each seat"),
        (r#"{"bag":[],"dossiers":[[],[],[]]}"#, "one entry for each seat"),
        (r#"{"bag":["clown.1.1","clown.1.1"],"dossiers":[[],[]]}"#, "twice"),
        (r#"{"bag":["clown.1.1"],"dossiers":[[],["clown.1.1"]]}"#, "twice"),
        (r#"{"bag":["clown.1.4"],"dossiers":[[],[]]}"#, "no piece `clown.1.4`"),
        (r#"{"bag":["clown.5.1"],"dossiers":[[],[]]}"#, "no piece `clown.5.1`"),
        (r#"{"bag":["shark.blue.3"],"dossiers":[[],[]]}"#, "no piece `shark.blue.3`"),
        (r#"{"bag":["jester.1.1"],"dossiers":[[],[]]}"#, "no piece `jester.1.1`"),
        (r#"{"bag":[],"dossiers":[["shark.blue.1"],[]]}"#, "in a dossier"),
        (r#"{"bag":[],"dossiers":[[],[]],"tokens":{"clown":4}}"#, "fewer tokens"),
        (r#"{"bag":[],"dossiers":[[],[]],"tokens":{"clown":-1}}"#, "invalid value"),
        (r#"{"bag":[],"dossiers":[[],[]],"tokens":{"jester":1}}"#, "jester"),
        (r#"{"bag":[],"dossiers":[[],[]],"tokens":null}"#, "invalid type"),
        (r#"{"bag":[]}"#, "missing field"),
        (r#"{"bag":[],"dossiers":[[],[]],"hands":[]}"#, "unknown field"),
    ] {
        let said = arrange(2, text).expect_err(text);
        assert!(said.contains(why), "{text}: {said}");
    }
}

/// Dr Shark §2.1: what is in neither bag nor dossier is out of the game.
#[test]
fn what_lies_nowhere_is_out_of_the_game() {
    spies(2)
        .bag("clown.1.1")
        .opens()
        .shows(Observer::Spectator, |view| assert_eq!(view.table.bag.len(), 1))
        .searches(ANN, A)
        .does(ANN, draw("clown.2.1"))
        .is_refused(Refusal::NothingThere);
}

/// Whatever a lobby chooses from what is offered, the table can be opened, and the rulebook's own
/// choice is among it (Dr Shark §2.5, §4.1); teams are offered where there is a choice (§2.2).
#[test]
fn what_is_offered_can_be_had() {
    for seats in DrShark::SEATS {
        let usual = serde_json::to_value(Options::default()).expect("options can be written");
        for Offer { key, choice } in DrShark::offers(seats) {
            let values: Vec<serde_json::Value> = match choice {
                Choice::Switch {} => vec![true.into(), false.into()],
                Choice::Seconds(list) => list.iter().map(|s| (*s).into()).collect(),
                Choice::OneOf(list) => list.iter().map(|name| (*name).into()).collect(),
            };
            let usually = usual.get(key).cloned().unwrap_or(false.into());
            assert!(values.contains(&usually), "{key}: {usually}");
            for value in values {
                let mut chosen = usual.clone();
                chosen[key] = value;
                let options = serde_json::from_value(chosen.clone()).expect("options");
                assert!(setup(seats, options).is_ok(), "{seats} seats, {chosen}");
            }
        }
        let offers = |key| DrShark::offers(seats).iter().any(|offer| offer.key == key);
        assert_eq!(offers("teams"), seats == 4, "{seats} seats");
        assert!(offers("touch"), "{seats} seats: somebody may not be able to feel (§8.6)");
    }
}

/// Dr Shark §2.3: teams sit alternately, and share the dossier of their number.
#[test]
fn a_seat_knows_its_team_before_the_game() {
    let team = |seats, options, seat| DrShark::team(seats, &options, Seat(seat));
    assert_eq!(team(4, with_teams(None), 1), None, "alone");
    assert_eq!(
        [0, 1, 2, 3].map(|seat| team(4, with_teams(Some(true)), seat)),
        [0, 1, 0, 1].map(Some)
    );
    let six = [0, 1, 2, 3, 4, 5].map(|seat| team(6, Options::default(), seat));
    assert_eq!(six, [0, 1, 2, 0, 1, 2].map(Some));
}
