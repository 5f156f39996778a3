//! §5 Identifying.

use kernel::Seat;

use super::tables::*;
use crate::{Earliest, Refusal, Sight, Step};

/// Spywhere §5.1: a card is laid face down; everybody sees that, nobody else what it says.
#[test]
fn an_identification_is_laid_face_down() {
    let laid = |nation| Sight::Identified { by: ANN, seat: CAT, nation };
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Germany))
        .sees(ANN, laid(Some(Germany)))
        .others_see(ANN, laid(None))
        .sees(BEN, Sight::Began { seat: BEN, drew: true, card: Some(Belgium) })
        .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
        .and_nobody_notices_more()
        .shows(CAT, |view| assert_eq!(&*view.table.seats[ANN].identified, [CAT]))
        .shows(ANN, |view| assert_eq!(view.me.expect("Ann looks").1.laid[0].nation, Germany));
}

/// Spywhere §5.1: each opponent once, and it is never changed.
#[test]
fn each_opponent_is_identified_once() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Germany))
        .quiet_turn(BEN)
        .quiet_turn(CAT)
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(CAT, France))
        .is_refused(Refusal::AlreadyIdentified);
}

/// Spywhere §5.1: an opponent is another spy at this table.
#[test]
fn an_opponent_is_another_spy_at_this_table() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(ANN, Italy))
        .is_refused(Refusal::NotAnOpponent)
        .does(ANN, identify(Seat(3), Germany))
        .is_refused(Refusal::NotAnOpponent)
        .does(ANN, identify(Seat(255), Spain))
        .is_refused(Refusal::NotAnOpponent);
}

/// Spywhere §5.2: each nation's identification card exists once per spy, the removed one's not.
#[test]
fn each_card_is_used_once() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Spain))
        .is_refused(Refusal::CardUsed)
        .does(ANN, identify(CAT, Germany))
        .does(BEN, swap(Belgium, Belgium))
        .does(BEN, identify(CAT, Germany))
        .quiet_turn(CAT)
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, Germany))
        .is_refused(Refusal::CardUsed);
}

/// Spywhere §5.3: naming your own nation is legal, and pointless.
#[test]
fn naming_your_own_nation_is_legal() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Italy))
        .shows(ANN, |view| assert_eq!(view.me.expect("Ann looks").1.laid[0].nation, Italy));
}

/// Spywhere §5.4: nobody identifies before the earliest round, if the table has one. Three alike lie
/// in the row, so that no turn ends by itself (§3.5).
#[test]
fn nobody_identifies_before_the_earliest_round() {
    let mut told = three()
        .row([Belgium, Belgium, Belgium, France, England])
        .options(|options| options.earliest_round = Earliest::Third)
        .opens();
    for round in 1..=2 {
        for seat in [ANN, BEN, CAT] {
            let other = if seat == ANN { BEN } else { ANN };
            told = told
                .shows(seat, |view| assert_eq!(view.table.round, round))
                .does(seat, swap(Belgium, Belgium))
                .does(seat, identify(other, Italy))
                .is_refused(Refusal::BeforeEarliest)
                .does(seat, done());
        }
    }
    told.does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, Italy))
        .shows(ANN, |view| assert_eq!(&*view.table.seats[ANN].identified, [BEN]));
}

/// Spywhere §5.4: the final phase knows no such limit.
#[test]
fn the_final_phase_is_never_too_early() {
    three()
        .pile(&[Belgium])
        .options(|options| options.earliest_round = Earliest::Sixth)
        .opens()
        .does(ANN, swap(Belgium, Belgium))
        .shows(ANN, |view| assert_eq!(view.table.step, Step::Final))
        .does(ANN, identify(BEN, France))
        .shows(ANN, |view| assert_eq!(&*view.table.seats[ANN].identified, [BEN]));
}
