//! §3 A turn: dive, search, organise.

use kernel::{At, Dice, Game, Menu, Seat, Seed};

use super::tables::*;
use crate::turn::dives;
use crate::{DrShark, Refusal, Sight, Signal, Space, Step};

/// Dr Shark §3.1: the first dive may go anywhere that is used; later ones to another area than
/// the one you are in, and to an empty space.
#[test]
fn a_dive_goes_to_an_empty_space_of_another_area() {
    spies(4)
        .opens()
        .shows(ANN, |view| assert_eq!(dives(&view.table, ANN).count(), 9))
        .does(ANN, dive(A))
        .all_see(Sight::Dived { seat: ANN, to: light(A) })
        .and_nobody_notices_more()
        .does(ANN, search())
        .does(ANN, stop())
        .does(ANN, done())
        .does(BEN, dive(A))
        .is_refused(Refusal::Occupied)
        .does(BEN, dive_dark(A))
        .does(BEN, search())
        .does(BEN, stop())
        .does(BEN, done())
        .does(CAT, dive_dark(A))
        .is_refused(Refusal::Occupied)
        .does(CAT, dive(B))
        .does(CAT, search())
        .does(CAT, stop())
        .does(CAT, done())
        .does(DAN, dive(C))
        .does(DAN, search())
        .does(DAN, stop())
        .does(DAN, done())
        .does(ANN, dive(A))
        .is_refused(Refusal::SameArea)
        .does(ANN, dive_dark(A))
        .is_refused(Refusal::SameArea)
        .does(ANN, dive(B))
        .is_refused(Refusal::Occupied)
        .does(ANN, dive_dark(B));
}

/// Dr Shark §3.2: whatever happens, at least two spaces are free to dive to.
#[test]
fn two_spaces_are_always_free() {
    for seats in 2..=6 {
        let mut told = spies(seats).opens();
        let mut crowded = usize::MAX;
        for turn in 0..6 * seats {
            let seat = Seat(turn % seats);
            let mut to = None;
            told = told.shows(seat, |view| {
                let free: Vec<Space> = dives(&view.table, seat).collect();
                assert!(free.len() >= 2, "only {free:?}");
                crowded = crowded.min(free.len());
                // The worst crowd: everybody as near to the front as they can.
                to = free.first().copied();
            });
            let dive = crate::Action::Dive(to.expect("a free space"));
            told = told.does(seat, dive).does(seat, search()).does(seat, stop()).does(seat, done());
        }
        assert_eq!(crowded, [3, 2, 4, 3, 2][usize::from(seats) - 2], "with {seats} spies");
    }
}

/// Dr Shark §3.1: a turn is dive, search, organise, in this order, and nobody else's.
#[test]
fn a_turn_has_an_order() {
    let wrong = [search(), draw("clown.1.1"), place(shape(1)), stop(), complete(Clown), done()];
    let mut told = spies(2).opens();
    for act in wrong {
        told = told.does(ANN, act).is_refused(Refusal::NotNow);
    }
    told.does(BEN, dive(A))
        .is_refused(Refusal::NotYourTurn)
        .does(ANN, dive(A))
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Ready))
        .does(ANN, dive(B))
        .is_refused(Refusal::NotNow)
        .does(ANN, draw("clown.1.1"))
        .is_refused(Refusal::NotNow)
        .does(ANN, stop())
        .is_refused(Refusal::NotNow)
        .does(ANN, done())
        .is_refused(Refusal::NotNow)
        .does(ANN, search())
        .all_see(Sight::Started { seat: ANN })
        .and_nobody_notices_more()
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Search))
        .does(ANN, search())
        .is_refused(Refusal::NotNow)
        .does(ANN, done())
        .is_refused(Refusal::NotNow)
        .does(ANN, stop())
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Organise))
        .does(ANN, dive(B))
        .is_refused(Refusal::NotNow)
        .does(ANN, stop())
        .is_refused(Refusal::NotNow)
        .does(ANN, done())
        .all_see(Sight::Began { seat: BEN })
        .and_nobody_notices_more();
}

/// Dr Shark §10.2: 30 s to dive; then the stand-in dives at random, and the turn goes on from
/// that very instant.
#[test]
fn the_stand_in_dives_at_random() {
    spies(2)
        .opens()
        .shows(ANN, |view| assert_eq!(view.table.deadline, Some(At(30_000))))
        .at(30_000)
        .does(ANN, dive(A))
        .is_refused(Refusal::NotNow)
        .shows(ANN, |view| {
            assert!(view.table.pawns[ANN].is_some());
            assert_eq!((view.table.step, view.table.deadline), (Step::Ready, Some(At(40_000))));
        });
    let mut landed = Vec::new();
    for seed in 0..60 {
        let setup = kernel::Setup::new(4, crate::Options::default()).expect("possible");
        let mut outcome = kernel::Outcome::default();
        let seed = Seed::of("dives").nth(seed);
        let mut game = kernel::Match::<DrShark>::open(&setup, seed, Vec::new(), &mut outcome);
        game.handle(At(30_000), kernel::Input::Tick, &mut outcome).expect("time passes");
        let table = game.state().table;
        let to = table.turn.and_then(|seat| table.pawns[seat]).expect("a dive");
        if !landed.contains(&to) {
            landed.push(to);
        }
    }
    assert_eq!(landed.len(), 9, "any space");
}

/// Dr Shark §10.2: 60 s to organise; `max_turn_s` replaces both limits.
#[test]
fn limits_for_diving_and_organising() {
    let complete = "clown.1.1 clown.2.1 clown.3.1 clown.4.1";
    spies(2)
        .dossier(0, complete)
        .opens()
        .at(1_000)
        .organises(ANN)
        .shows(ANN, |view| assert_eq!(view.table.deadline, Some(At(61_000))))
        .at(61_000)
        .does(ANN, done())
        .is_refused(Refusal::NotYourTurn)
        .shows(ANN, |view| {
            assert_eq!((view.table.turn, view.table.deadline), (Some(BEN), Some(At(91_000))));
        });
    spies(2)
        .options(|options| options.max_turn_s = Some(7))
        .dossier(0, complete)
        .opens()
        .shows(ANN, |view| assert_eq!(view.table.deadline, Some(At(7_000))))
        .at(1_000)
        .organises(ANN)
        .shows(ANN, |view| assert_eq!(view.table.deadline, Some(At(8_000))));
}

/// Dr Shark §10.2: the stand-in completes what is most valuable first, without services.
#[test]
fn the_stand_in_organises_without_services() {
    let star = "throwing-star.1.1 throwing-star.2.1 throwing-star.3.1";
    let clown = "clown.1.1 clown.2.1 clown.3.1 clown.4.1";
    let passport = "passport.1.1 passport.2.1 passport.3.1 passport.4.1";
    spies(2)
        .dossier(0, &format!("{star} {clown} {passport}"))
        .dossier(1, "waiter.1.1")
        .opens()
        .organises(ANN)
        .at(60_000)
        .time_passes()
        .all_see(Sight::Completed { seat: ANN, design: Passport })
        .all_see(Sight::Completed { seat: ANN, design: Clown })
        .all_see(Sight::Completed { seat: ANN, design: ThrowingStar })
        .all_see(Sight::Began { seat: BEN })
        .and_nobody_notices_more()
        .dossier(0, "")
        .dossier(1, "waiter.1.1");
}

/// Dr Shark §10.2: what the stand-in does for an absent spy is among what they are offered.
#[test]
fn the_stand_in_only_does_what_is_offered() {
    let check = |view: &crate::View| {
        let mut dice = Dice::new(Seed::of("any"), 0);
        let act = crate::turn::stand_in(view, &mut dice);
        assert!(Menu::<DrShark>::of(view).acts.contains(&act), "{act:?}");
    };
    let told = spies(2).opens().shows(ANN, check).does(ANN, dive(A)).shows(ANN, check);
    told.does(ANN, search()).shows(ANN, check).does(ANN, stop()).shows(ANN, check);
}

/// Dr Shark §10.2: a spy whose time to dive is up dives where they had pointed last; pointing binds
/// nobody, and nobody else sees it.
#[test]
fn a_dive_whose_time_is_up_goes_where_the_spy_had_pointed() {
    for area in [A, B, C, D, E] {
        spies(2)
            .opens()
            .senses(BEN, Signal::Point(light(A)))
            .senses(ANN, Signal::Point(light(if area == A { B } else { A })))
            .senses(ANN, Signal::Point(light(area)))
            .and_nobody_notices_more()
            .at(30_000)
            .time_passes()
            .all_see(Sight::Dived { seat: ANN, to: light(area) })
            .and_nobody_notices_more();
    }
    // A dive that is made is made.
    let told = spies(2).opens().senses(ANN, Signal::Point(light(A))).does(ANN, dive(C));
    let told = told.all_see(Sight::Dived { seat: ANN, to: light(C) }).does(ANN, search());
    // And what is pointed at counts for this turn alone, and only if one could dive there.
    let mut told = told.does(ANN, stop()).does(ANN, done());
    told = told.senses(BEN, Signal::Point(light(C))).at(31_000).time_passes();
    told.shows(ANN, |view| {
        let to = view.table.pawns[BEN].expect("the stand-in dived");
        assert_ne!(to.area, C, "somebody is there");
    });
}

/// Dr Shark §10.2: for an absent spy nothing optional is done that cannot be taken back: no service
/// is used or declined, nothing is drawn, grabbed, taken or chosen.
#[test]
fn the_stand_in_does_nothing_optional_that_cannot_be_taken_back() {
    let mut dice = Dice::new(Seed::of("away"), 0);
    let mut does = |view: &crate::View| DrShark::stand_in(view, &mut dice);
    for area in [A, B, C, D, E] {
        spies(2).opens().searches(ANN, area).shows(ANN, |view| assert_eq!(does(view), stop()));
    }
    spies(2)
        .dossier(0, "throwing-star.1.1 throwing-star.2.1 throwing-star.3.1 clown.1.1 clown.2.1")
        .dossier(1, "waiter.1.1 waiter.2.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(ThrowingStar))
        .shows(ANN, |view| {
            assert_eq!(view.table.service, Some(crate::Agent::Paoletta));
            assert_eq!(does(view), done());
        });
}
