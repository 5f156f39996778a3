//! Every law can fail: bugs planted on purpose, and the law that catches each.

use kernel::{At, Menu, Observer, Seat};
use umpire::planted::{Bug, caught};

use crate::{Action, DrShark, Ending, Event, Refusal, Sight, State, Step, View};

/// Plants a bug and says which law catches it.
macro_rules! plant {
    ($test:ident, $law:literal, { $($bug:item)+ }) => {
        #[test]
        fn $test() {
            struct Planted;
            impl Bug<DrShark> for Planted { $($bug)+ }
            caught::<DrShark>(Planted, $law);
        }
    };
}

plant!(a_draw_that_one_spy_is_not_told, "no view changes without a sight", {
    fn sight(
        &self,
        _: &State,
        event: &Event,
        who: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        let missed = matches!(event, Event::Drawn { .. }) && who == Observer::Seat(Seat(1));
        if missed { None } else { sight }
    }
});

plant!(
    a_forgotten_check_that_lets_you_dive_where_you_are,
    "options ≡ act: not offered, but accepted",
    {
        fn refused(&self, state: &State, seat: Seat, action: &Action) -> Vec<Event> {
            match (crate::turn::judge(&state.table, seat, action), action) {
                (Err(Refusal::SameArea), Action::Dive(to)) => {
                    vec![Event::Dived { seat, to: *to, until: Some(At(u64::MAX)) }]
                }
                _ => vec![],
            }
        }
    }
);

plant!(a_second_clue_of_one_colour, "options ≡ act: not offered, but accepted", {
    fn refused(&self, state: &State, seat: Seat, action: &Action) -> Vec<Event> {
        match (crate::turn::judge(&state.table, seat, action), action) {
            (Err(Refusal::ColourChosen), Action::Keep(piece)) => {
                vec![Event::Kept { seat, piece: *piece }]
            }
            _ => vec![],
        }
    }
});

plant!(a_service_after_a_service, "options ≡ act: not offered, but accepted", {
    fn refused(&self, state: &State, seat: Seat, action: &Action) -> Vec<Event> {
        match (crate::turn::judge(&state.table, seat, action), action) {
            (Err(Refusal::NoService), Action::Paoletta { from, piece })
                if *from != seat
                    && from.0 < state.table.seats()
                    && state.table.dossier(*from).clues.contains(*piece) =>
            {
                vec![Event::Charmed { seat, from: *from, piece: *piece, until: None }]
            }
            _ => vec![],
        }
    }
});

plant!(a_check_that_refuses_what_is_offered, "options ≡ act: offered, but refused", {
    fn judge(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        let full = state.table.mat.len() == 2 && matches!(action, Action::Place(_));
        if full { Err(Refusal::NotNow) } else { Ok(()) }
    }
});

plant!(a_mistake_that_is_not_offered, "options ≡ act: not offered, but accepted", {
    fn options(&self, view: &View, menu: &mut Menu<DrShark>) {
        let right = crate::drawing::right_slot(&view.table);
        menu.acts.retain(|act| !matches!(act, Action::Place(slot) if Some(*slot) != right));
    }
});

plant!(a_pattern_that_is_not_offered, "options ≡ act: not offered, but accepted", {
    fn options(&self, _: &View, menu: &mut Menu<DrShark>) {
        menu.patterns.retain(|pattern| *pattern != "grab");
    }
});

plant!(a_deadline_that_is_not_cleared_at_the_end, "nothing falls due after the end", {
    fn deadline(&self, state: &State, deadline: Option<At>) -> Option<At> {
        if state.table.step == Step::Over { Some(At(u64::MAX)) } else { deadline }
    }
});

plant!(a_search_that_never_starts_by_itself, "it always ends, even if nobody moves", {
    fn deadline(&self, state: &State, deadline: Option<At>) -> Option<At> {
        deadline.filter(|_| state.table.step != Step::Ready)
    }
});

plant!(a_fold_that_keeps_something_outside_the_journal, "replay rebuilds the table", {
    fn fold(&self, state: &mut State, event: &Event) {
        use std::sync::atomic::{AtomicU8, Ordering};
        static FOLDS: AtomicU8 = AtomicU8::new(0);
        if matches!(event, Event::Dealt(_)) {
            state.table.rounds = 4 + FOLDS.fetch_add(1, Ordering::Relaxed) % 2;
        }
    }
});

plant!(a_stand_in_that_dives_where_somebody_is, "the stand-in is legal", {
    fn stand_in(&self, view: &View, action: Action) -> Action {
        let taken = view.table.pawns.values().iter().flatten().next();
        match (view.table.step, taken) {
            (Step::Dive, Some(taken)) => Action::Dive(*taken),
            _ => action,
        }
    }
});

plant!(a_rule_that_looks_at_the_clock, "the clock matters only through deadlines", {
    fn tell(&self, _: &State, at: At, event: Event) -> Event {
        if let Event::Ended { seat, until, .. } = event
            && at.0 % 2 == 1
        {
            return Event::Ended { seat, ending: Ending::Time, until };
        }
        event
    }
});

plant!(a_piece_in_hand_that_is_lost, "no piece is made or lost", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Drawn { piece, .. } = event {
            state.table.hand = Some(*piece).filter(|piece| !piece.is_shark());
        }
    }
});

plant!(a_clue_that_stays_although_it_was_charmed_away, "no piece is in two places", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Charmed { from, piece, .. } = event {
            state.table.dossier_mut(*from).clues.insert(*piece);
        }
    }
});

plant!(an_evidence_that_takes_no_token, "no token is made or lost", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Completed { design, .. } = event {
            state.table.tokens[*design] += 1;
        }
    }
});
