//! How facts are folded into the table.

use crate::table::Fistful;
use crate::{Dossier, Event, State, Step, organising, services};

/// Folds one fact. Total: everything that was decided is in the fact.
#[inline(always)]
pub(crate) fn fold(state: &mut State, event: &Event) {
    let table = &mut state.table;
    match event {
        Event::Dealt(deal) => {
            table.first = deal.first;
            table.bag = deal.bag;
            table.tokens = deal.tokens;
            let dossier = |clues: &_| Dossier { clues: *clues, ..Dossier::default() };
            table.dossiers = deal.dossiers.iter().map(dossier).collect();
        }
        Event::Began { seat, until } => {
            table.turn = Some(*seat);
            table.step = Step::Dive;
            table.deadline = *until;
            table.round += u8::from(*seat == table.first);
            table.service = None;
            table.served = false;
        }
        Event::Dived { seat, to, until } => {
            table.pawns[*seat] = Some(*to);
            table.step = Step::Ready;
            table.deadline = *until;
        }
        Event::Started { seat: _, until } => {
            table.step = Step::Search;
            table.deadline = Some(*until);
        }
        Event::Drawn { seat: _, piece, until } => {
            table.deadline = until.or(table.deadline);
            table.bag.remove(*piece);
            table.hand = Some(*piece);
        }
        Event::Placed { seat: _, piece, slot: _ } => {
            table.hand = None;
            table.mat.push(*piece);
        }
        Event::Fumbled { seat: _, fumble: _ } => {}
        Event::Grabbed { seat: _, pieces } => {
            pieces.iter().for_each(|piece| table.bag.remove(*piece));
            table.fistful = Some(Fistful::new(pieces.iter().copied().collect()));
        }
        Event::Sorted { seat: _, piece } => {
            if let Some(fistful) = &mut table.fistful {
                fistful.sort(*piece);
            }
        }
        Event::Returned { seat: _, colour } => {
            if let Some(fistful) = &mut table.fistful {
                table.bag.extend(fistful.pile(*colour));
                fistful.take(|piece| piece.colour() == *colour);
            }
        }
        Event::Kept { seat: _, piece } => {
            if let Some(fistful) = &mut table.fistful {
                fistful.take(|other| other == *piece);
                table.mat.push(*piece);
            }
        }
        Event::Taken { seat, piece } => {
            table.bag.remove(*piece);
            table.dossier_mut(*seat).clues.insert(*piece);
        }
        Event::Ended { seat, ending: _, until } => {
            let number = table.number_of(*seat);
            table.dossiers.as_mut_slice()[number].clues.extend(table.mat.iter().copied());
            table.mat.clear();
            table.bag.extend(table.hand.take());
            if let Some(fistful) = &table.fistful {
                table.bag.extend(fistful.pieces().iter().copied());
                table.fistful = None;
            }
            table.step = Step::Organise;
            table.deadline = *until;
        }
        Event::Completed { seat, design, until } => {
            table.deadline = until.or(table.deadline);
            if let Some(number) = table.dossier_of(*seat) {
                organising::complete(table, number, *design);
            }
            table.service = services::agent(*design).filter(|_| !table.served);
        }
        Event::Charmed { seat, from, piece, until } => {
            table.deadline = until.or(table.deadline);
            table.dossier_mut(*from).clues.remove(*piece);
            table.dossier_mut(*seat).clues.insert(*piece);
            table.service = None;
            table.served = true;
        }
        Event::Negotiated { seat, from, take, give, until } => {
            table.deadline = until.or(table.deadline);
            table.dossier_mut(*from).clues.remove(*take);
            table.dossier_mut(*from).clues.extend(*give);
            let mine = &mut table.dossier_mut(*seat).clues;
            give.iter().for_each(|clue| mine.remove(*clue));
            mine.insert(*take);
            table.service = None;
            table.served = true;
        }
        Event::Declined { seat: _, agent: _, until } => {
            table.deadline = until.or(table.deadline);
            table.service = None;
        }
        Event::Assembled { dossier, design } => {
            organising::complete(table, usize::from(*dossier), *design);
        }
        Event::Over => {
            table.turn = None;
            table.step = Step::Over;
            table.deadline = None;
            table.service = None;
        }
    }
}
