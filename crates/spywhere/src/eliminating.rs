//! §4 Eliminating.

use kernel::{Few, Seat, Story};

use crate::setup::ROW;
use crate::{Event, Nation, Own, Refusal, Spywhere, Step, Table};

/// §4.1: this many cards of one nation in the row, and this many go.
pub(crate) const THREE: usize = 3;

/// §4.1: after your swap, three of a kind that is not yours; §4.3: once, unless the table chains.
#[inline]
pub(crate) fn judge(table: &Table, own: &Own, nation: Nation) -> Result<(), Refusal> {
    if table.step != Step::After || table.eliminated && !table.options.chain {
        Err(Refusal::NotNow)
    } else if table.in_row(nation) < THREE {
        Err(Refusal::NotThree)
    } else if own.passports.contains(&nation) {
        Err(Refusal::OwnNation)
    } else {
        Ok(())
    }
}

/// §4.1, §4.3: whether three alike lie there for which the table still lets somebody eliminate,
/// whatever their own nation is: everybody sees that.
#[inline]
pub(crate) fn may_follow(table: &Table) -> bool {
    let again = !table.eliminated || table.options.chain;
    again && table.row.iter().any(|card| table.in_row(*card) >= THREE)
}

/// §4.2: first the bonus card, then the refill, as far as the pile reaches (§6.2).
#[inline(always)]
pub(crate) fn eliminate(story: &mut Story<'_, Spywhere>, seat: Seat, nation: Nation) {
    let state = story.state();
    let mut pile = state.pile.iter().rev().copied();
    let bonus = pile.next();
    let missing = ROW - (state.table.row.len() - THREE);
    let refill: Few<Nation, 3> = pile.take(missing).collect();
    story.tell(Event::Eliminated { seat, nation, bonus, refill });
}

/// §4.1: exactly three of the row's cards of this nation leave it, the first three.
pub(crate) fn take_three(row: &mut Few<Nation, ROW>, nation: Nation) {
    let mut taken = 0;
    row.retain(|card| {
        let goes = *card == nation && taken < THREE;
        taken += usize::from(goes);
        !goes
    });
}
