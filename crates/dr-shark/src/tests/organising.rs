//! §6 Organising the dossier.

use super::tables::*;
use crate::{Refusal, Sight, Step};

const WATCH: &str = "satellite-watch.1.2 satellite-watch.2.1 satellite-watch.3.3";
const CLOWN: &str = "clown.1.1 clown.2.1 clown.3.1 clown.4.1";

fn completed(design: crate::Design) -> Sight {
    Sight::Completed { seat: ANN, design }
}

/// Dr Shark §6.1: all parts of a design become its evidence: the token is yours, the clues leave
/// the game.
#[test]
fn all_parts_become_evidence() {
    spies(2)
        .dossier(0, &format!("{CLOWN} waiter.1.1"))
        .opens()
        .organises(ANN)
        .does(ANN, complete(Clown))
        .all_see(completed(Clown))
        .and_nobody_notices_more()
        .dossier(0, "waiter.1.1")
        .shows(BEN, |view| {
            assert_eq!(view.table.dossiers[0].tokens[Clown], 1);
            assert_eq!(view.table.tokens[Clown], 2);
            assert!(!view.table.bag.contains(piece("clown.1.1")), "they leave the game");
            assert_eq!(view.table.bag.len(), 125);
        });
}

/// Dr Shark §6.1: the lowest copy of each part goes.
#[test]
fn the_lowest_copies_go() {
    spies(2)
        .dossier(0, &format!("{WATCH} satellite-watch.1.4 satellite-watch.2.3 satellite-watch.3.4"))
        .opens()
        .organises(ANN)
        .does(ANN, complete(SatelliteWatch))
        .dossier(0, "satellite-watch.1.4 satellite-watch.2.3 satellite-watch.3.4");
}

/// Dr Shark §6.1: a part that is missing cannot be made up for, only a whole design counts.
#[test]
fn a_missing_part_is_missing() {
    spies(2)
        .dossier(0, "clown.1.1 clown.1.2 clown.2.1 clown.3.1 waiter.1.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(Clown))
        .is_refused(Refusal::Incomplete)
        .does(ANN, complete(Waiter))
        .is_refused(Refusal::Incomplete)
        .shows(ANN, |view| {
            let menu = kernel::Menu::<crate::DrShark>::of(view);
            assert_eq!(menu.acts, [done()]);
        });
}

/// Dr Shark §6.1: any number of them, in the order you choose, also the same again.
#[test]
fn any_number_in_any_order() {
    spies(2)
        .dossier(0, &format!("{CLOWN} {WATCH} clown.1.2 clown.2.2 clown.3.2 clown.4.2"))
        .opens()
        .organises(ANN)
        .does(ANN, complete(Clown))
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, complete(Clown))
        .does(ANN, complete(Clown))
        .is_refused(Refusal::Incomplete)
        .dossier(0, "")
        .shows(BEN, |view| {
            let tokens = view.table.dossiers[0].tokens;
            assert_eq!((tokens[Clown], tokens[SatelliteWatch], tokens.total()), (2, 1, 3));
        });
}

/// Dr Shark §6.2: no token left: no evidence; an incomplete design is incomplete first.
#[test]
fn no_token_no_evidence() {
    spies(2)
        .dossier(0, &format!("{CLOWN} {WATCH}"))
        .tokens(Clown, 0)
        .tokens(Waiter, 0)
        .tokens(SatelliteWatch, 1)
        .opens()
        .organises(ANN)
        .does(ANN, complete(Clown))
        .is_refused(Refusal::NoToken)
        .does(ANN, complete(Waiter))
        .is_refused(Refusal::Incomplete)
        .does(ANN, complete(SatelliteWatch))
        .dossier(0, CLOWN)
        .shows(BEN, |view| assert_eq!(view.table.tokens[SatelliteWatch], 0));
}

/// Dr Shark §6.1: what was found in this very search can be used at once.
#[test]
fn what_was_just_found_is_used_at_once() {
    spies(2)
        .dossier(0, "clown.1.1 clown.2.1 clown.3.1")
        .opens()
        .searches(ANN, E)
        .does(ANN, take("clown.4.1"))
        .does(ANN, complete(Clown))
        .dossier(0, "");
}

/// Dr Shark §6.3: what becomes complete outside your turn is assembled in your next one.
#[test]
fn what_completes_outside_your_turn_waits_for_your_next() {
    spies(2)
        .dossier(0, &format!("{WATCH} clown.4.1 waiter.1.1"))
        .dossier(1, "clown.1.1 clown.2.1 clown.3.1 passport.1.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, babanipoulos(BEN, "passport.1.1", ["clown.4.1", "waiter.1.1"]))
        .does(BEN, complete(Clown))
        .is_refused(Refusal::NotYourTurn)
        .dossier(1, "clown.1.1 clown.2.1 clown.3.1 clown.4.1 waiter.1.1")
        .does(ANN, done())
        .organises(BEN)
        .does(BEN, complete(Clown))
        .dossier(1, "waiter.1.1");
}

/// Dr Shark §6.3: at the end of the game everything complete is assembled, without services,
/// dossier by dossier in turn order from the first spy's, as far as tokens reach.
#[test]
fn at_the_end_everything_is_assembled() {
    let two_clowns =
        "clown.1.2 clown.2.2 clown.3.2 clown.4.2 clown.1.3 clown.2.3 clown.3.3 clown.4.3";
    let told = spies(3)
        .options(|options| (options.short, options.first) = (true, Some(CAT)))
        .dossier(0, &format!("{CLOWN} waiter.1.1"))
        .dossier(2, &format!("{two_clowns} {WATCH}"))
        .tokens(Clown, 2)
        .opens();
    let order = [CAT, ANN, BEN];
    let told = (0..14).fold(told, |told, turn| told.quiet_turn(order[turn % 3]));
    told.organises(BEN)
        .does(BEN, done())
        .all_see(Sight::Assembled { dossier: 2, design: SatelliteWatch })
        .all_see(Sight::Assembled { dossier: 2, design: Clown })
        .all_see(Sight::Assembled { dossier: 2, design: Clown })
        .all_see(Sight::Over {})
        .and_nobody_notices_more()
        .dossier(0, &format!("{CLOWN} waiter.1.1"))
        .dossier(2, "")
        .shows(ANN, |view| {
            assert_eq!((view.table.step, view.table.service), (Step::Over, None));
            assert_eq!(view.table.tokens[Clown], 0);
        });
}

/// Dr Shark §6.3: in teams, too, dossier by dossier from the first spy's.
#[test]
fn teams_assemble_from_the_first_spys_dossier() {
    let told = two_teams()
        .options(|options| (options.short, options.first) = (true, Some(DAN)))
        .dossier(0, CLOWN)
        .dossier(1, "clown.1.2 clown.2.2 clown.3.2 clown.4.2")
        .tokens(Clown, 1)
        .opens();
    let order = [DAN, ANN, BEN, CAT];
    (0..12)
        .fold(told, |told, turn| told.quiet_turn(order[turn % 4]))
        .all_see(Sight::Assembled { dossier: 1, design: Clown })
        .dossier(0, CLOWN)
        .dossier(1, "");
}
