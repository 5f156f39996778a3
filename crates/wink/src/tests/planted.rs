//! Every law can fail: bugs planted on purpose, and the law that catches each.

use kernel::{At, Menu, Observer, Seat};
use umpire::planted::{Bug, caught};

use crate::accomplice::holder;
use crate::{Action, Agent, Event, Refusal, Sight, State, View, Wink};

/// Plants a bug and says which law catches it.
macro_rules! plant {
    ($test:ident, $law:literal, { $($bug:item)+ }) => {
        #[test]
        fn $test() {
            struct Planted;
            impl Bug<Wink> for Planted { $($bug)+ }
            caught::<Wink>(Planted, $law);
        }
    };
}

plant!(a_view_that_shows_the_left_neighbours_hand, "views keep secrets", {
    fn view(&self, state: &State, who: Observer, mut view: View) -> View {
        if let (Observer::Seat(me), Some((_, own))) = (who, &mut view.me) {
            own.hand = state.own[me.left(state.own.len())].hand;
        }
        view
    }
});

plant!(a_view_that_marks_who_holds_a_called_card, "views keep secrets", {
    fn view(&self, state: &State, _: Observer, mut view: View) -> View {
        for (seat, own) in state.own.iter() {
            let called = view.table.called.iter().any(|agent| own.hand.contains(agent));
            view.table.seats[seat].face_down += u8::from(called && !view.table.over);
        }
        view
    }
});

plant!(a_view_that_counts_the_hands_of_the_even_agents, "views keep secrets", {
    fn view(&self, state: &State, _: Observer, mut view: View) -> View {
        let even = |agent: &Agent| agent.0.is_multiple_of(2);
        let count = state.own[Seat(0)].hand.iter().filter(even).count();
        view.table.quiet += count as u16;
        view
    }
});

plant!(a_deal_that_shows_the_screen_a_hand, "sights keep secrets", {
    fn sight(
        &self,
        _: &State,
        event: &Event,
        who: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        match (event, who, sight) {
            (Event::Dealt(deal), Observer::Screen, Some(Sight::Dealt { first, crowd, .. })) => {
                Some(Sight::Dealt { first, crowd, hand: Some(deal.hands[Seat(0)]) })
            }
            (_, _, sight) => sight,
        }
    }
});

plant!(a_call_that_names_its_accomplice, "sights keep secrets", {
    fn sight(
        &self,
        before: &State,
        event: &Event,
        _: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        if let Event::Called { agent, .. } = *event {
            return Some(Sight::Called { seat: holder(before, agent), agent });
        }
        sight
    }
});

plant!(an_accusation_that_one_spy_does_not_hear, "no view changes without a sight", {
    fn sight(
        &self,
        _: &State,
        event: &Event,
        who: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        let missed = matches!(event, Event::Accused { .. }) && who == Observer::Seat(Seat(2));
        if missed { None } else { sight }
    }
});

plant!(
    a_forgotten_check_that_lets_you_call_your_own,
    "options ≡ act: not offered, but accepted",
    {
        fn refused(&self, state: &State, seat: Seat, action: &Action) -> Vec<Event> {
            let later = At(u64::MAX);
            match (crate::turn::judge(&state.table, seat, &state.own[seat], later, action), action)
            {
                (Err(Refusal::OwnCard), Action::Call(agent)) => {
                    vec![Event::Called { seat, agent: *agent }]
                }
                _ => vec![],
            }
        }
    }
);

plant!(a_forgotten_check_that_lets_a_caller_accuse, "options ≡ act: not offered, but accepted", {
    fn refused(&self, state: &State, by: Seat, action: &Action) -> Vec<Event> {
        let later = At(u64::MAX);
        match (crate::turn::judge(&state.table, by, &state.own[by], later, action), *action) {
            (Err(Refusal::OwnCall), Action::Accuse { seat, agent })
                if state.table.seats[by].ci.hand > 0 =>
            {
                vec![Event::Accused { by, seat, agent, right: false }]
            }
            _ => vec![],
        }
    }
});

plant!(a_contact_that_is_refused_when_it_is_wrong, "refusals keep secrets", {
    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let (Action::Contact(whom), Some(agent)) = (*action, state.table.seats[seat].pawn)
            && state.table.turn == Some(seat)
            && state.table.quiet > 3
            && whom.0 < state.own.len()
            && !state.own[whom].hand.contains(agent)
        {
            return Err(Refusal::Yourself);
        }
        Ok(())
    }
});

plant!(a_refusal_that_says_who_holds_a_card, "refusals keep secrets", {
    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Action::Call(agent) = *action
            && state.table.turn.is_some_and(|turn| turn != seat)
            && state.own[seat.left(state.own.len())].hand.contains(agent)
        {
            return Err(Refusal::OwnCard);
        }
        Ok(())
    }
});

plant!(an_option_that_is_not_offered, "options ≡ act: not offered, but accepted", {
    fn options(&self, _: &View, menu: &mut Menu<Wink>) {
        menu.acts.retain(|act| !matches!(act, Action::Accuse { seat: Seat(1), .. }));
    }
});

plant!(an_option_that_the_rules_refuse, "options ≡ act: offered, but refused", {
    fn options(&self, view: &View, menu: &mut Menu<Wink>) {
        if let Some((seat, own)) = view.me
            && view.table.turn == Some(seat)
        {
            menu.acts.extend(own.hand.iter().map(Action::Call));
        }
    }
});

plant!(a_deadline_that_is_not_cleared_at_the_end, "nothing falls due after the end", {
    fn deadline(&self, state: &State, deadline: Option<At>) -> Option<At> {
        if state.table.over { Some(At(u64::MAX)) } else { deadline }
    }
});

plant!(a_stalemate_that_is_never_called, "it always ends, even if nobody moves", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Began { .. } = event {
            state.table.quiet = 0;
        }
    }
});

plant!(a_fold_that_keeps_something_outside_the_journal, "replay rebuilds the table", {
    fn fold(&self, state: &mut State, event: &Event) {
        use std::sync::atomic::{AtomicU8, Ordering};
        static FOLDS: AtomicU8 = AtomicU8::new(0);
        if matches!(event, Event::Dealt(_)) {
            let agent = Agent(FOLDS.fetch_add(1, Ordering::Relaxed) % 36 + 1);
            state.table.seats[Seat(0)].locked.insert(agent);
        }
    }
});

plant!(a_stand_in_that_makes_contact_first, "the stand-in is legal", {
    fn stand_in(&self, view: &View, action: Action) -> Action {
        if view.table.quiet > 2 { Action::Contact(view.me.expect("a spy").0) } else { action }
    }
});

plant!(a_rule_that_looks_at_the_clock, "the clock matters only through deadlines", {
    fn tell(&self, _: &State, at: At, event: Event) -> Event {
        if let Event::Accused { by, seat, agent, right: false } = event
            && at.0 % 2 == 1
        {
            return Event::Accused { by, seat: Seat((seat.0 + 1) % 4), agent, right: false };
        }
        event
    }
});

plant!(a_card_that_is_counted_twice, "no card is lost", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Contacted { by, seat, holder, .. } = event
            && seat != holder
        {
            state.table.seats[*by].face_down += 1;
        }
    }
});
