//! §6 Organising the dossier.

use kernel::{At, Seat, Story};

use crate::turn::only_in;
use crate::{Design, DrShark, Event, Refusal, Step, Table, fold, services};

/// §6.4: where nothing is left to choose, nobody is waited for longer than this, in seconds.
const SETTLED_S: u32 = 5;

/// §10.2: a spy begins to organise with this fact, which is told with the time that they have.
pub(crate) fn begin(
    story: &mut Story<'_, DrShark>,
    seat: Seat,
    fact: impl Fn(Option<At>) -> Event,
) {
    let until = story.limit(seat, story.state().table.options.organise_s());
    tell_until(story, seat, until, fact);
}

/// Tells what a spy who organises does, with the time that they have left.
pub(crate) fn tell(story: &mut Story<'_, DrShark>, seat: Seat, fact: impl Fn(Option<At>) -> Event) {
    let until = story.state().table.deadline;
    tell_until(story, seat, until, fact);
}

/// §6.4: whether anything is left to choose is seen on the table as the fact leaves it.
fn tell_until(
    story: &mut Story<'_, DrShark>,
    seat: Seat,
    until: Option<At>,
    fact: impl Fn(Option<At>) -> Event,
) {
    let mut then = story.state().clone();
    fold::fold(&mut then, &fact(None));
    let soon = story.limit(seat, SETTLED_S).filter(|_| is_settled(&then.table, seat));
    story.tell(fact([until, soon].into_iter().flatten().min()));
}

/// §6.4: whether there is nothing that a spy who organises could choose. Everybody sees that.
fn is_settled(table: &Table, seat: Seat) -> bool {
    let number = table.number_of(seat);
    services::usable(table, seat).is_none()
        && Design::ALL.into_iter().all(|design| evidence(table, number, design).is_err())
}

/// §6.1: all parts; §6.2: and a token.
pub(crate) fn judge(table: &Table, seat: Seat, design: Design) -> Result<(), Refusal> {
    only_in(table, Step::Organise)?;
    evidence(table, table.number_of(seat), design)
}

/// §6.1, §6.2: whether a dossier's clues can be turned into this evidence.
#[inline]
pub(crate) fn evidence(table: &Table, number: usize, design: Design) -> Result<(), Refusal> {
    let clues = &table.dossiers[number].clues;
    if !clues.has_parts(design, table.options.components.parts(design)) {
        Err(Refusal::Incomplete)
    } else if table.tokens[design] == 0 {
        Err(Refusal::NoToken)
    } else {
        Ok(())
    }
}

/// §10.2: what the stand-in completes; of equal points the first in the rulebook's order.
pub(crate) fn most_valuable(table: &Table, seat: Seat) -> Option<Design> {
    let points = |design: &Design| table.options.components.points(*design);
    let complete = Design::ALL.into_iter().filter(|design| judge(table, seat, *design).is_ok());
    complete.rev().max_by_key(points)
}

/// §6.1: the clues leave the game, the lowest copy of each part, and the token is theirs for good.
pub(crate) fn complete(table: &mut Table, number: usize, design: Design) {
    let dossier = &mut table.dossiers.as_mut_slice()[number];
    for part in 1..=table.options.components.parts(design) {
        if let Some(clue) = dossier.clues.lowest(design, part) {
            dossier.clues.remove(clue);
        }
    }
    dossier.tokens[design] += 1;
    table.tokens[design] -= 1;
}

/// §6.3: at the end everything complete is assembled, dossier by dossier from the first spy's.
pub(crate) fn assemble(story: &mut Story<'_, DrShark>) {
    let table = &story.state().table;
    let (first, dossiers) = (usize::from(table.first.0), table.dossiers.len());
    for number in (first..first + dossiers).map(|number| number % dossiers) {
        for design in Design::ALL {
            while evidence(&story.state().table, number, design).is_ok() {
                story.tell(Event::Assembled { dossier: number as u8, design });
            }
        }
    }
}
