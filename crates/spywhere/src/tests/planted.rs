//! Every law can fail: bugs planted on purpose, and the law that catches each.

use kernel::{At, Few, Impossible, Menu, Observer, Seat};
use umpire::planted::{Bug, caught};

use crate::{Action, Event, Nation, Options, Refusal, Sight, Spywhere, State, Step, View};

/// Plants a bug and says which law catches it.
macro_rules! plant {
    ($test:ident, $law:literal, { $($bug:item)+ }) => {
        #[test]
        fn $test() {
            struct Planted;
            impl Bug<Spywhere> for Planted { $($bug)+ }
            caught::<Spywhere>(Planted, $law);
        }
    };
}

plant!(a_view_that_shows_the_left_neighbours_passport, "views keep secrets", {
    fn view(&self, state: &State, who: Observer, mut view: View) -> View {
        if let (Observer::Seat(me), Some((_, own))) = (who, &mut view.me) {
            own.passports = state.own[me.left(state.own.len())].passports;
        }
        view
    }
});

plant!(a_view_that_counts_a_nation_in_all_hands, "views keep secrets", {
    fn view(&self, state: &State, _: Observer, mut view: View) -> View {
        let held = state.own.values().iter().map(|own| own.hand[Nation::Italy]).sum::<u8>();
        view.table.seats[Seat(0)].clues[Nation::Italy] = held;
        view
    }
});

plant!(a_view_whose_swaps_offered_depend_on_the_pile, "views keep secrets", {
    fn view(&self, state: &State, _: Observer, mut view: View) -> View {
        if let (Some(top), Some((_, own))) = (state.pile.last(), &mut view.me) {
            own.hand[*top] += 1;
        }
        view
    }
});

plant!(a_sight_that_shows_everybody_the_drawn_card, "sights keep secrets", {
    fn sight(&self, _: &State, event: &Event, _: Observer, sight: Option<Sight>) -> Option<Sight> {
        match (event, sight) {
            (Event::Began { drew, .. }, Some(Sight::Began { seat, drew: any, .. })) => {
                Some(Sight::Began { seat, drew: any, card: *drew })
            }
            (_, sight) => sight,
        }
    }
});

plant!(a_sight_that_shows_the_spectator_what_an_identification_says, "sights keep secrets", {
    fn sight(
        &self,
        _: &State,
        event: &Event,
        who: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        match (event, who) {
            (Event::Identified { by, seat, nation }, Observer::Spectator) => {
                Some(Sight::Identified { by: *by, seat: *seat, nation: Some(*nation) })
            }
            _ => sight,
        }
    }
});

plant!(a_fact_that_one_spy_is_not_told, "no view changes without a sight", {
    fn sight(
        &self,
        _: &State,
        event: &Event,
        who: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        let missed = matches!(event, Event::Swapped { .. }) && who == Observer::Seat(Seat(1));
        if missed { None } else { sight }
    }
});

plant!(
    a_forgotten_check_that_lets_you_eliminate_your_own,
    "options ≡ act: not offered, but accepted",
    {
        fn refused(&self, state: &State, seat: Seat, action: &Action) -> Vec<Event> {
            match (crate::turn::judge(&state.table, seat, &state.own[seat], action), action) {
                (Err(Refusal::OwnNation), Action::Eliminate(nation)) => {
                    vec![Event::Eliminated {
                        seat,
                        nation: *nation,
                        bonus: None,
                        refill: Few::new(),
                    }]
                }
                _ => vec![],
            }
        }
    }
);

plant!(a_check_that_refuses_what_is_offered, "options ≡ act: offered, but refused", {
    fn judge(&self, state: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        let second_round = state.table.round == 2 && matches!(action, Action::Swap { .. });
        if second_round { Err(Refusal::NotNow) } else { Ok(()) }
    }
});

plant!(a_refusal_that_depends_on_another_hand, "refusals keep secrets", {
    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let next = seat.left(state.own.len());
        let illegal = crate::turn::judge(&state.table, seat, &state.own[seat], action).is_err();
        let held = state.own[next].hand[Nation::Italy] > state.own[next].hand[Nation::France];
        if illegal && held && state.table.step != Step::Over {
            Err(Refusal::TooEarly)
        } else {
            Ok(())
        }
    }
});

plant!(an_option_that_is_not_offered, "options ≡ act: not offered, but accepted", {
    fn options(&self, _: &View, menu: &mut Menu<Spywhere>) {
        menu.acts.retain(|act| !matches!(act, Action::Identify { nation: Nation::Italy, .. }));
    }
});

plant!(a_deadline_that_is_not_cleared_at_the_end, "nothing falls due after the end", {
    fn deadline(&self, state: &State, deadline: Option<At>) -> Option<At> {
        if state.table.step == Step::Over { Some(At(u64::MAX)) } else { deadline }
    }
});

plant!(a_turn_that_never_ends_by_itself, "it always ends, even if nobody moves", {
    fn deadline(&self, state: &State, deadline: Option<At>) -> Option<At> {
        deadline.filter(|_| state.table.step == Step::Final)
    }
});

plant!(a_fold_that_keeps_something_outside_the_journal, "replay rebuilds the table", {
    fn fold(&self, state: &mut State, event: &Event) {
        use std::sync::atomic::{AtomicU16, Ordering};
        static FOLDS: AtomicU16 = AtomicU16::new(0);
        if matches!(event, Event::Dealt(_)) {
            state.table.round = FOLDS.fetch_add(1, Ordering::Relaxed);
        }
    }
});

plant!(a_stand_in_that_identifies_with_a_used_card, "the stand-in is legal", {
    fn stand_in(&self, view: &View, action: Action) -> Action {
        match (&view.me, view.table.step) {
            (Some((_, own)), Step::Final) if !own.laid.is_empty() => {
                Action::Identify { seat: own.laid[0].seat, nation: own.laid[0].nation }
            }
            _ => action,
        }
    }
});

plant!(a_rule_that_looks_at_the_clock, "the clock matters only through deadlines", {
    fn tell(&self, _: &State, at: At, event: Event) -> Event {
        if let Event::Swapped { seat, give, .. } = &event
            && at.0 % 2 == 1
        {
            return Event::Swapped { seat: *seat, give: *give, take: *give };
        }
        event
    }
});

plant!(a_bonus_card_that_stays_on_the_pile, "no card is made or lost", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Eliminated { seat, bonus: Some(card), .. } = event {
            state.own[*seat].hand[*card] += 1;
        }
    }
});

plant!(an_option_that_is_offered_when_it_is_over, "nothing is offered after the end", {
    fn options(&self, view: &View, menu: &mut Menu<Spywhere>) {
        menu.acts.extend(view.after.is_some().then_some(Action::Done {}));
    }
});

plant!(an_act_that_is_accepted_when_it_is_over, "nothing is accepted after the end", {
    fn refused(&self, state: &State, seat: Seat, _: &Action) -> Vec<Event> {
        let over = state.table.step == Step::Over;
        over.then_some(Event::Finished { seat }).into_iter().collect()
    }
});

plant!(a_table_that_refuses_what_its_lobby_offers, "whatever is offered, the table agrees", {
    fn agree(&self, _: u8, options: &Options) -> Result<(), Impossible> {
        let both = options.log && options.chain;
        if both { Err(Impossible("one or the other".into())) } else { Ok(()) }
    }
});
