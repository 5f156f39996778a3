//! §6 Organising the dossier.

use kernel::{At, Input, Match, Outcome, Seed, Setup};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::{DrShark, Options, Refusal, Sight, Step};

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
            let menu = kernel::Menu::<DrShark>::of(view);
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

/// When the turn ends by itself.
fn deadline(told: Scenario<DrShark>, expected: u64) -> Scenario<DrShark> {
    told.shows(BEN, |view| assert_eq!(view.table.deadline, Some(At(expected))))
}

/// Dr Shark §6.4: with nothing to choose from the start, organising ends 5 s after the search, and
/// sooner with *done*.
#[test]
fn with_nothing_to_choose_organising_ends_by_itself() {
    let told = spies(2).dossier(0, "clown.1.1").dossier(1, "waiter.1.1").opens().at(1_000);
    let told = deadline(told.organises(ANN), 6_000).at(6_000).time_passes();
    let told = told.all_see(Sight::Began { seat: BEN }).and_nobody_notices_more();
    told.organises(BEN).does(BEN, done()).shows(BEN, |view| assert_eq!(view.table.turn, Some(ANN)));
    let hasty = spies(2).options(|options| options.max_turn_s = Some(3)).opens().at(1_000);
    deadline(hasty.organises(ANN), 4_000);
}

/// Dr Shark §6.4, §6.2: it is the evidence that counts that can be made now, for which there is a
/// token; what was found in this search is among it.
#[test]
fn only_what_can_be_made_is_waited_for() {
    let full = || spies(2).dossier(0, CLOWN);
    deadline(full().opens().at(1_000).organises(ANN), 61_000);
    deadline(full().tokens(Clown, 0).opens().at(1_000).organises(ANN), 6_000);
    let told = spies(2).dossier(0, "clown.1.1 clown.2.1 clown.3.1").opens().at(1_000);
    let told = deadline(told.searches(ANN, E).does(ANN, take("clown.4.1")), 61_000);
    deadline(told.at(9_000).does(ANN, complete(Clown)), 14_000);
}

/// Dr Shark §6.4, §7: a service that can be used is waited for, until it is used, declined or
/// forfeited; one that nobody could use is not.
#[test]
fn a_service_is_waited_for_if_it_can_be_used() {
    let star = "throwing-star.1.1 throwing-star.2.1 throwing-star.3.1";
    let opens = |mine: &str, theirs: &str| {
        spies(2).dossier(0, mine).dossier(1, theirs).opens().organises(ANN).at(2_000)
    };
    let charmed = || deadline(opens(star, "waiter.1.1").does(ANN, complete(ThrowingStar)), 60_000);
    deadline(charmed().at(3_000).does(ANN, paoletta(BEN, "waiter.1.1")), 8_000);
    deadline(charmed().at(3_000).does(ANN, decline()), 8_000);
    deadline(charmed().at(58_000).does(ANN, decline()), 60_000);
    deadline(opens(star, "").does(ANN, complete(ThrowingStar)), 7_000);
    let two = format!("{WATCH} clown.1.1 clown.2.1");
    let told = deadline(opens(&two, "waiter.1.1").does(ANN, complete(SatelliteWatch)), 60_000);
    let deal = babanipoulos(BEN, "waiter.1.1", ["clown.1.1", "clown.2.1"]);
    deadline(told.at(3_000).does(ANN, deal), 8_000);
    let one = format!("{WATCH} clown.1.1");
    deadline(opens(&one, "waiter.1.1").does(ANN, complete(SatelliteWatch)), 7_000);
}

/// Dr Shark §6.4, §10.3: a spy who is alone with bots has the time that they want.
#[test]
fn alone_nothing_ends_by_itself() {
    let options = Options { first: Some(ANN), ..Options::default() };
    let setup = Setup::new(2, options).expect("a possible table");
    let mut outcome = Outcome::default();
    let mut game = Match::<DrShark>::open(&setup, Seed::of("alone"), Vec::new(), &mut outcome);
    game.set_unhurried([ANN].into_iter().collect());
    for act in [dive(A), search(), stop()] {
        game.handle(At(1_000), Input::Act(ANN, act), &mut outcome).expect("legal");
    }
    assert_eq!((game.state().table.step, game.deadline()), (Step::Organise, None));
}
