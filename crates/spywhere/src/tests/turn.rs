//! §3 A turn.

use super::tables::*;
use crate::{Earliest, Refusal, Sight};

/// Three spies before the round in which the first of them may identify (§5.4).
fn early() -> Table {
    three().options(|options| options.earliest_round = Earliest::Third)
}

/// Spywhere §3.1: a turn begins with a card from the pile, by itself; only its drawer sees it.
#[test]
fn a_turn_begins_with_a_draw() {
    three()
        .pile(&[Germany, Italy, Belgium])
        .opens()
        .shows(ANN, |view| {
            let (_, own) = view.me.expect("Ann looks");
            assert_eq!(own.drawn, Some(Germany));
            assert_eq!(own.hand[Germany], 1);
            assert_eq!((view.table.pile, view.table.seats[ANN].hand), (2, 4));
        })
        .does(ANN, swap(Germany, Italy))
        .does(ANN, done())
        .sees(BEN, Sight::Began { seat: BEN, drew: true, card: Some(Italy) })
        .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
        .and_nobody_notices_more()
        .shows(ANN, |view| assert_eq!(view.me.expect("Ann looks").1.drawn, None));
}

/// Spywhere §3.2: one card of the hand against one of the row, and everybody sees both.
#[test]
fn a_swap_is_public() {
    three()
        .opens()
        .does(ANN, swap(France, Italy))
        .all_see(Sight::Swapped { seat: ANN, give: France, take: Italy })
        .and_nobody_notices_more()
        .shows(BEN, |view| {
            assert_eq!(&*view.table.row, [Belgium, England, France, Germany, France]);
            assert_eq!(view.table.seats[ANN].hand, 4);
        })
        .shows(ANN, |view| {
            let hand = view.me.expect("Ann looks").1.hand;
            assert_eq!((hand[France], hand[Italy]), (0, 1));
        });
}

/// Spywhere §3.2: the swap is mandatory, and comes before everything else.
#[test]
fn nothing_happens_before_the_swap() {
    three()
        .opens()
        .does(ANN, done())
        .is_refused(Refusal::NotNow)
        .does(ANN, eliminate(Belgium))
        .is_refused(Refusal::NotNow)
        .does(ANN, identify(BEN, France))
        .is_refused(Refusal::NotNow)
        .does(ANN, swap(England, France))
        .does(ANN, swap(England, France))
        .is_refused(Refusal::NotNow);
}

/// Spywhere §3.2: the just-drawn card may be swapped, also like for like.
#[test]
fn the_drawn_card_and_like_for_like_may_be_swapped() {
    three()
        .pile(&[Germany, Belgium, Belgium, Belgium, Belgium])
        .opens()
        .does(ANN, swap(Germany, Germany))
        .all_see(Sight::Swapped { seat: ANN, give: Germany, take: Germany })
        .and_nobody_notices_more()
        .shows(BEN, |view| {
            assert_eq!(&*view.table.row, [Belgium, England, France, Germany, Italy]);
        });
}

/// Spywhere §3.2: only what you hold, only what lies there.
#[test]
fn a_swap_needs_both_cards() {
    three()
        .row([Belgium, Belgium, France, France, England])
        .opens()
        .does(ANN, swap(Italy, Belgium))
        .is_refused(Refusal::NotInHand)
        .does(ANN, swap(England, Italy))
        .is_refused(Refusal::NotInRow)
        .does(ANN, swap(Italy, Germany))
        .is_refused(Refusal::NotInHand);
}

/// Spywhere §3: a turn belongs to one spy.
#[test]
fn others_wait_for_their_turn() {
    three()
        .opens()
        .does(BEN, swap(Belgium, Italy))
        .is_refused(Refusal::NotYourTurn)
        .does(CAT, done())
        .is_refused(Refusal::NotYourTurn)
        .does(BEN, identify(ANN, Italy))
        .is_refused(Refusal::NotYourTurn);
}

/// Spywhere §3.3, §3.4: eliminating and identifying are for who wants and can; done without both.
#[test]
fn eliminating_and_identifying_are_optional() {
    three()
        .row([Belgium, Belgium, Belgium, France, England])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, done())
        .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
        .sees(BEN, Sight::Began { seat: BEN, drew: true, card: Some(Belgium) })
        .and_nobody_notices_more();
}

/// Spywhere §3.3, §3.4: in this order: who has identified no longer eliminates.
#[test]
fn identifying_ends_the_turn() {
    three()
        .row([Belgium, Belgium, Belgium, France, England])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, identify(BEN, Germany))
        .does(ANN, eliminate(Belgium))
        .is_refused(Refusal::NotYourTurn)
        .shows(ANN, |view| assert_eq!(view.table.turn, Some(BEN)));
}

/// Spywhere §3.5: too early for envelopes and no three alike: everybody sees that nothing is left,
/// and the turn ends with the swap.
#[test]
fn a_turn_with_nothing_left_ends_by_itself() {
    for opened in [two().opens(), early().opens()] {
        opened
            .does(ANN, swap(Belgium, Italy))
            .all_see(Sight::Swapped { seat: ANN, give: Belgium, take: Italy })
            .sees(BEN, Sight::Began { seat: BEN, drew: true, card: Some(Belgium) })
            .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
            .and_nobody_notices_more()
            .does(ANN, done())
            .is_refused(Refusal::NotYourTurn);
    }
}

/// Spywhere §3.5: it ends with the elimination, if that was the only one of this turn.
#[test]
fn a_turn_ends_by_itself_after_its_only_elimination() {
    let row = [Belgium, Belgium, Belgium, France, England];
    let eliminated = |table: Table| {
        table.row(row).opens().does(ANN, swap(England, England)).does(ANN, eliminate(Belgium))
    };
    eliminated(early()).shows(CAT, |view| {
        assert_eq!(&*view.table.row, [France, England, Belgium, Belgium, Belgium]);
        assert_eq!((view.table.turn, view.table.eliminated), (Some(BEN), false));
    });
    let chained = |table: Table| table.options(|options| options.chain = true);
    eliminated(chained(early())).shows(CAT, |view| assert_eq!(view.table.turn, Some(ANN)));
    eliminated(chained(early()).pile(&[Italy, Germany, France, Italy, Germany, Belgium]))
        .shows(CAT, |view| assert_eq!(view.table.turn, Some(BEN), "no three alike any more"));
}

/// Spywhere §3.5: and so does the game, if the pile is empty (§6.1).
#[test]
fn a_turn_that_ends_by_itself_can_be_the_last() {
    two()
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .all_see(Sight::Swapped { seat: ANN, give: Belgium, take: Italy })
        .all_see(Sight::Final { ender: None })
        .and_nobody_notices_more();
}

/// Spywhere §3.5: whether three alike may be eliminated depends on a secret passport, so the turn
/// waits for *done* whether they are the spy's own nation or not; and it does while they could lay an
/// identification card. Nobody notices more than the swap in any of these.
#[test]
fn a_turn_does_not_end_by_itself_where_that_would_tell_something() {
    let waits = |view: &crate::View| assert_eq!(view.table.turn, Some(ANN));
    for nation in [Italy, Germany] {
        for table in [two(), early(), three()] {
            table
                .row([nation, nation, nation, France, England])
                .opens()
                .does(ANN, swap(Belgium, France))
                .all_see(Sight::Swapped { seat: ANN, give: Belgium, take: France })
                .and_nobody_notices_more()
                .shows(BEN, waits)
                .does(ANN, done())
                .shows(ANN, |view| assert_eq!(view.table.turn, Some(BEN)));
        }
    }
    three().opens().does(ANN, swap(Belgium, Italy)).shows(BEN, waits).does(ANN, done());
    let fifth = (0..4).fold(two().opens(), |told, _| told.quiet_round(2));
    fifth.does(ANN, swap(Belgium, Italy)).shows(BEN, waits).does(ANN, done());
}
