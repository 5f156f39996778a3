//! §6 End.

use kernel::{At, Seats};

use super::tables::*;
use crate::{Refusal, Sight, Step};

/// Spywhere §6.1: when the pile is empty at the end of a turn; then there is no ender.
#[test]
fn an_empty_pile_ends_the_game() {
    three()
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .all_see(Sight::Final { ender: None })
        .and_nobody_notices_more()
        .shows(BEN, |view| {
            assert_eq!((view.table.step, view.table.turn), (Step::Final, None));
            assert_eq!(view.table.finished, Seats::NONE);
        });
}

/// Spywhere §6.1: or when a spy has identified every opponent: that spy is the ender.
#[test]
fn who_has_identified_everybody_ends_the_game() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Germany))
        .quiet_turn(BEN)
        .quiet_turn(CAT)
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, France))
        .all_see(Sight::Final { ender: Some(ANN) })
        .shows(BEN, |view| {
            assert_eq!(view.table.ender, Some(ANN));
            assert_eq!(view.table.finished, [ANN].into_iter().collect());
        });
}

/// Spywhere §6.2: with an empty pile nothing is drawn; that turn is played, then the game ends.
#[test]
fn with_an_empty_pile_the_turn_is_played() {
    three()
        .pile(&[])
        .opens()
        .all_see(Sight::Began { seat: ANN, drew: false, card: None })
        .shows(ANN, |view| assert_eq!(view.me.expect("Ann looks").1.drawn, None))
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .all_see(Sight::Final { ender: None });
}

/// Spywhere §6.2: if the pile runs out inside a turn, the bonus goes before the refill and the row
/// stays short; the turn is finished.
#[test]
fn the_bonus_goes_before_the_refill() {
    let refill = |cards: &[crate::Nation]| cards.iter().copied().collect();
    let eliminated = |bonus, cards: &[crate::Nation]| Sight::Eliminated {
        seat: ANN,
        nation: Belgium,
        bonus,
        refill: refill(cards),
        card: None,
    };
    let row = [Belgium, Belgium, Belgium, France, England];
    three()
        .row(row)
        .pile(&[Italy, Germany, France])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Belgium))
        .others_see(ANN, eliminated(true, &[France]))
        .shows(BEN, |view| assert_eq!(&*view.table.row, [France, England, France]))
        .does(ANN, identify(BEN, France))
        .all_see(Sight::Final { ender: None });
    three()
        .row(row)
        .pile(&[Italy, Germany])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Belgium))
        .others_see(ANN, eliminated(true, &[]))
        .shows(BEN, |view| assert_eq!(&*view.table.row, [France, England]));
}

/// Spywhere §6.2: eliminating with an empty pile is legal: no bonus, no refill.
#[test]
fn eliminating_with_an_empty_pile_is_legal() {
    three()
        .row([Belgium, Belgium, Belgium, France, England])
        .pile(&[Italy])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Belgium))
        .all_see(Sight::Eliminated {
            seat: ANN,
            nation: Belgium,
            bonus: false,
            refill: [].into_iter().collect(),
            card: None,
        })
        .and_nobody_notices_more()
        .does(ANN, done())
        .all_see(Sight::Final { ender: None });
}

/// Spywhere §6.3: all at once, each opponent not yet identified; that a card was laid is seen at
/// once, what it says is not; saying done, or laying the last card, is final.
#[test]
fn in_the_final_phase_all_lay_at_once() {
    three()
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .does(CAT, identify(ANN, Italy))
        .sees(CAT, Sight::Identified { by: CAT, seat: ANN, nation: Some(Italy) })
        .others_see(CAT, Sight::Identified { by: CAT, seat: ANN, nation: None })
        .and_nobody_notices_more()
        .does(CAT, swap(Belgium, Belgium))
        .is_refused(Refusal::NotNow)
        .does(CAT, eliminate(Belgium))
        .is_refused(Refusal::NotNow)
        .does(CAT, identify(ANN, France))
        .is_refused(Refusal::AlreadyIdentified)
        .does(CAT, identify(BEN, France))
        .shows(ANN, |view| assert_eq!(view.table.finished, [CAT].into_iter().collect()))
        .does(CAT, done())
        .is_refused(Refusal::NotNow)
        .does(BEN, done())
        .all_see(Sight::Finished { seat: BEN })
        .and_nobody_notices_more()
        .does(BEN, identify(ANN, Italy))
        .is_refused(Refusal::NotNow)
        .does(ANN, identify(BEN, France))
        .does(ANN, done())
        .all_see(Sight::Finished { seat: ANN })
        .shows(BEN, |view| {
            assert_eq!((view.table.step, view.table.deadline), (Step::Over, None));
        })
        .does(ANN, done())
        .is_refused(Refusal::Over)
        .does(BEN, swap(Italy, Italy))
        .is_refused(Refusal::Over);
}

/// Spywhere §6.3: the timer ends it, blanks are allowed; a tie goes to the timer.
#[test]
fn the_timer_ends_the_final_phase() {
    three()
        .pile(&[Belgium])
        .options(|options| options.final_s = 30)
        .opens()
        .at(5_000)
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .shows(BEN, |view| assert_eq!(view.table.deadline, Some(At(35_000))))
        .at(34_999)
        .does(CAT, identify(ANN, Italy))
        .at(35_000)
        .does(BEN, identify(ANN, Italy))
        .is_refused(Refusal::Over);
}

/// Spywhere §6.3: the ender has nothing to do.
#[test]
fn the_ender_has_nothing_to_do() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Germany))
        .quiet_turn(BEN)
        .quiet_turn(CAT)
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, France))
        .does(ANN, done())
        .is_refused(Refusal::NotNow)
        .does(ANN, identify(BEN, Italy))
        .is_refused(Refusal::NotNow)
        .does(BEN, done())
        .does(CAT, done())
        .shows(ANN, |view| assert_eq!(view.table.step, Step::Over));
}
