//! §7 Services.

use kernel::{Menu, Seat};

use super::tables::*;
use crate::{Agent, DrShark, Refusal, Sight};

const STAR: &str = "throwing-star.1.1 throwing-star.2.1 throwing-star.3.1";
const PEN: &str = "harpoon-pen.1.1 harpoon-pen.2.1 harpoon-pen.3.1";
const WATCH: &str = "satellite-watch.1.1 satellite-watch.2.1 satellite-watch.3.1";
const CLOWN: &str = "clown.1.1 clown.2.1 clown.3.1 clown.4.1";

/// What the viewer is offered as a pattern.
fn patterns(view: &crate::View) -> Vec<&'static str> {
    Menu::<DrShark>::of(view).patterns
}

/// Dr Shark §7.1: completing Weapons, Paoletta takes one clue from another dossier.
#[test]
fn paoletta_takes_a_clue() {
    let taken = piece("waiter.1.1");
    spies(3)
        .dossier(0, STAR)
        .dossier(2, "waiter.1.1 waiter.2.1")
        .opens()
        .organises(ANN)
        .does(ANN, paoletta(CAT, "waiter.1.1"))
        .is_refused(Refusal::NoService)
        .does(ANN, complete(ThrowingStar))
        .shows(ANN, |view| assert_eq!(patterns(view), ["paoletta"]))
        .does(ANN, babanipoulos(CAT, "waiter.1.1", ["clown.1.1", "clown.2.1"]))
        .is_refused(Refusal::NoService)
        .does(ANN, paoletta(ANN, "waiter.1.1"))
        .is_refused(Refusal::OwnDossier)
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NotTheirs)
        .does(ANN, paoletta(Seat(3), "waiter.1.1"))
        .is_refused(Refusal::NotTheirs)
        .does(ANN, paoletta(Seat(255), "waiter.1.1"))
        .is_refused(Refusal::NotTheirs)
        .does(ANN, paoletta(CAT, "waiter.3.1"))
        .is_refused(Refusal::NotTheirs)
        .does(ANN, paoletta(CAT, "waiter.1.1"))
        .all_see(Sight::Charmed { seat: ANN, from: CAT, piece: taken })
        .and_nobody_notices_more()
        .dossier(0, "waiter.1.1")
        .dossier(2, "waiter.2.1")
        .does(ANN, paoletta(CAT, "waiter.2.1"))
        .is_refused(Refusal::NoService);
}

/// Dr Shark §7.2: completing Gadgets, Babanipoulos takes one clue for two different ones of your
/// own, from your dossier as it was before the take.
#[test]
fn babanipoulos_takes_one_for_two() {
    let give = ["clown.1.1", "clown.2.1"];
    spies(2)
        .dossier(0, &format!("{WATCH} clown.1.1 clown.2.1 clown.3.1"))
        .dossier(1, "waiter.1.1 waiter.2.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(SatelliteWatch))
        .shows(ANN, |view| assert_eq!(patterns(view), ["babanipoulos"]))
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService)
        .does(ANN, babanipoulos(ANN, "clown.3.1", give))
        .is_refused(Refusal::OwnDossier)
        .does(ANN, babanipoulos(BEN, "waiter.3.1", give))
        .is_refused(Refusal::NotTheirs)
        .does(ANN, babanipoulos(BEN, "waiter.1.1", ["clown.1.1", "clown.1.1"]))
        .is_refused(Refusal::NotYours)
        .does(ANN, babanipoulos(BEN, "waiter.1.1", ["clown.1.1", "waiter.1.1"]))
        .is_refused(Refusal::NotYours)
        .does(ANN, babanipoulos(BEN, "waiter.1.1", ["clown.1.1", "clown.4.1"]))
        .is_refused(Refusal::NotYours)
        .does(ANN, babanipoulos(BEN, "waiter.1.1", give))
        .all_see(Sight::Negotiated {
            seat: ANN,
            from: BEN,
            take: piece("waiter.1.1"),
            give: give.map(piece),
        })
        .and_nobody_notices_more()
        .dossier(0, "clown.3.1 waiter.1.1")
        .dossier(1, "clown.1.1 clown.2.1 waiter.2.1");
}

/// Dr Shark §7.2: who has fewer than two clues cannot pay.
#[test]
fn babanipoulos_wants_two() {
    spies(2)
        .dossier(0, &format!("{WATCH} clown.1.1"))
        .dossier(1, "waiter.1.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(SatelliteWatch))
        .shows(ANN, |view| {
            assert_eq!(view.table.service, Some(Agent::Babanipoulos));
            assert!(patterns(view).is_empty(), "nothing would be accepted");
        })
        .does(ANN, babanipoulos(BEN, "waiter.2.1", ["clown.1.1", "clown.1.1"]))
        .is_refused(Refusal::NotTheirs)
        .does(ANN, babanipoulos(BEN, "waiter.1.1", ["clown.1.1", "clown.1.1"]))
        .is_refused(Refusal::NeedTwo);
}

/// Dr Shark §7.1, §7.2: only Weapons and Gadgets have an agent.
#[test]
fn other_categories_have_no_agent() {
    spies(2)
        .dossier(0, CLOWN)
        .dossier(1, "waiter.1.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(Clown))
        .shows(ANN, |view| assert!(patterns(view).is_empty()))
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService);
    for design in crate::Design::ALL {
        let agent = match design.category() {
            crate::Category::Weapons => Some(Agent::Paoletta),
            crate::Category::Gadgets => Some(Agent::Babanipoulos),
            crate::Category::Disguises | crate::Category::Maps | crate::Category::FakeDocuments => {
                None
            }
        };
        assert_eq!(crate::services::agent(design), agent);
    }
}

/// Dr Shark §7.3: at once or never: another completion forfeits it, a refusal or time does not.
#[test]
fn at_once_or_never() {
    let told = || {
        spies(2)
            .dossier(0, &format!("{STAR} {WATCH} {CLOWN} waiter.3.1 waiter.4.1"))
            .dossier(1, "waiter.1.1")
            .opens()
            .organises(ANN)
            .does(ANN, complete(ThrowingStar))
    };
    told()
        .does(ANN, complete(Clown))
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService);
    told()
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService)
        .does(ANN, babanipoulos(BEN, "waiter.1.1", ["waiter.3.1", "waiter.4.1"]));
    told()
        .does(ANN, complete(HarpoonPen))
        .is_refused(Refusal::Incomplete)
        .does(ANN, dive(A))
        .is_refused(Refusal::NotNow)
        .at(59_999)
        .time_passes()
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .dossier(1, "");
}

/// Dr Shark §7.3: being done forfeits it, and so does the end of the turn.
#[test]
fn being_done_forfeits_it() {
    spies(2)
        .dossier(0, STAR)
        .dossier(1, &format!("{PEN} waiter.1.1"))
        .opens()
        .organises(ANN)
        .does(ANN, complete(ThrowingStar))
        .does(ANN, done())
        .organises(BEN)
        .does(BEN, paoletta(ANN, "waiter.1.1"))
        .is_refused(Refusal::NoService)
        .does(BEN, done())
        .organises(ANN)
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService);
}

/// Dr Shark §7.3: at most one service per turn; after it nothing more grants one in this turn,
/// though it scores; the next turn starts afresh.
#[test]
fn one_service_per_turn() {
    spies(2)
        .dossier(
            0,
            &format!("{STAR} {WATCH} harpoon-pen.1.1 harpoon-pen.2.1 waiter.3.1 waiter.4.1"),
        )
        .dossier(
            1,
            "harpoon-pen.3.1 waiter.1.1 throwing-star.1.2 throwing-star.2.2 throwing-star.3.2",
        )
        .opens()
        .organises(ANN)
        .does(ANN, complete(ThrowingStar))
        .does(ANN, paoletta(BEN, "harpoon-pen.3.1"))
        .does(ANN, complete(HarpoonPen))
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService)
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, babanipoulos(BEN, "waiter.1.1", ["waiter.3.1", "waiter.4.1"]))
        .is_refused(Refusal::NoService)
        .shows(ANN, |view| {
            assert_eq!(view.table.dossiers[0].tokens.total(), 3);
            assert!(patterns(view).is_empty());
        })
        .does(ANN, done())
        .organises(BEN)
        .does(BEN, complete(ThrowingStar))
        .does(BEN, paoletta(ANN, "waiter.3.1"));
}

/// Dr Shark §7.3: a partner's dossier is your own; from a team, any of its spies may be named.
#[test]
fn a_partners_dossier_is_your_own() {
    two_teams()
        .dossier(0, &format!("{STAR} clown.1.1"))
        .dossier(1, "waiter.1.1 waiter.2.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(ThrowingStar))
        .does(ANN, paoletta(CAT, "clown.1.1"))
        .is_refused(Refusal::OwnDossier)
        .does(ANN, paoletta(DAN, "waiter.1.1"))
        .all_see(Sight::Charmed { seat: ANN, from: DAN, piece: piece("waiter.1.1") })
        .dossier(0, "clown.1.1 waiter.1.1")
        .dossier(1, "waiter.2.1");
}

/// Dr Shark §7.3: it is optional, and not offered when there is nothing to take.
#[test]
fn nothing_to_take_nothing_offered() {
    spies(2)
        .dossier(0, &format!("{STAR} clown.1.1"))
        .opens()
        .organises(ANN)
        .does(ANN, complete(ThrowingStar))
        .shows(ANN, |view| assert!(patterns(view).is_empty()))
        .shows(BEN, |view| assert!(patterns(view).is_empty()))
        .does(ANN, done());
}

/// Dr Shark §6.1: the spy chooses which evidence to make first: all that is complete is offered, and
/// none of it waits for another.
#[test]
fn the_spy_chooses_which_evidence_to_make_first() {
    let all = format!("{STAR} {PEN} {WATCH} {CLOWN}");
    let offered = |view: &crate::View| Menu::<DrShark>::of(view).acts;
    let complete_acts = [ThrowingStar, HarpoonPen, SatelliteWatch, Clown].map(complete);
    for first in complete_acts.clone() {
        spies(2)
            .dossier(0, &all)
            .opens()
            .organises(ANN)
            .shows(ANN, |view| {
                let acts = offered(view);
                assert!(complete_acts.iter().all(|act| acts.contains(act)), "{acts:?}");
            })
            .does(ANN, first.clone())
            .shows(ANN, |view| {
                let acts = offered(view);
                let rest = complete_acts.iter().filter(|act| **act != first);
                assert!(rest.into_iter().all(|act| acts.contains(act)), "{acts:?}");
                assert!(!acts.contains(&first), "{acts:?}");
            });
    }
}

/// Dr Shark §7.3: a service can be declined: it is forfeited, and organising goes on; another
/// completion opens its own.
#[test]
fn a_service_can_be_declined() {
    spies(2)
        .dossier(0, &format!("{STAR} {PEN} {WATCH} clown.1.1 clown.2.1"))
        .dossier(1, "waiter.1.1 waiter.2.1")
        .opens()
        .organises(ANN)
        .does(ANN, decline())
        .is_refused(Refusal::NoService)
        .does(ANN, complete(ThrowingStar))
        .shows(ANN, |view| assert!(Menu::<DrShark>::of(view).acts.contains(&decline())))
        .does(BEN, decline())
        .is_refused(Refusal::NotYourTurn)
        .does(ANN, decline())
        .all_see(Sight::Declined { seat: ANN, agent: Agent::Paoletta })
        .and_nobody_notices_more()
        .shows(ANN, |view| {
            assert_eq!(view.table.service, None);
            assert!(patterns(view).is_empty());
            assert!(!Menu::<DrShark>::of(view).acts.contains(&decline()));
        })
        .does(ANN, decline())
        .is_refused(Refusal::NoService)
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .is_refused(Refusal::NoService)
        .does(ANN, complete(SatelliteWatch))
        .shows(ANN, |view| assert_eq!(patterns(view), ["babanipoulos"]))
        .does(ANN, decline())
        .all_see(Sight::Declined { seat: ANN, agent: Agent::Babanipoulos })
        .does(ANN, complete(HarpoonPen))
        .does(ANN, paoletta(BEN, "waiter.1.1"))
        .dossier(0, "clown.1.1 clown.2.1 waiter.1.1")
        .does(ANN, decline())
        .is_refused(Refusal::NoService);
}

/// Dr Shark §7.2, §7.3: a service that could not be used needs no answer.
#[test]
fn what_could_not_be_used_is_not_declined() {
    spies(2)
        .dossier(0, &format!("{WATCH} clown.1.1"))
        .dossier(1, "waiter.1.1")
        .opens()
        .organises(ANN)
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, decline())
        .is_refused(Refusal::NoService)
        .shows(ANN, |view| assert_eq!(Menu::<DrShark>::of(view).acts, [done()]));
}
