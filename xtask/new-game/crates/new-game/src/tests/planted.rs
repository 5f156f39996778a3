//! Every law can fail: bugs planted on purpose, and the law that catches each.

use kernel::{At, Menu, Observer, Seat};
use umpire::planted::{Bug, caught};

use crate::{Action, Event, NewGame, Refusal, Sight, State, View};

/// Plants a bug and says which law catches it.
macro_rules! plant {
    ($test:ident, $law:literal, { $($bug:item)+ }) => {
        #[test]
        fn $test() {
            struct Planted;
            impl Bug<NewGame> for Planted { $($bug)+ }
            caught::<NewGame>(Planted, $law);
        }
    };
}

plant!(a_take_that_one_spy_does_not_see, "no view changes without a sight", {
    fn sight(&self, _: &State, event: &Event, who: Observer, sight: Option<Sight>) -> Option<Sight> {
        let hidden = who == Observer::Seat(Seat(1)) && !matches!(event, Event::Dealt(_));
        sight.filter(|_| !hidden)
    }
});

plant!(a_take_that_is_not_offered, "options ≡ act: not offered, but accepted", {
    fn options(&self, _: &View, menu: &mut Menu<NewGame>) {
        menu.acts.retain(|act| *act != Action::Take(3));
    }
});

plant!(a_check_that_refuses_what_is_offered, "options ≡ act: offered, but refused", {
    fn judge(&self, _: &State, _: Seat, action: &Action) -> Result<(), Refusal> {
        if *action == Action::Take(2) { Err(Refusal::WrongCount) } else { Ok(()) }
    }
});

plant!(a_stand_in_that_takes_none, "the stand-in is legal", {
    fn stand_in(&self, _: &View, _: Action) -> Action {
        Action::Take(0)
    }
});

plant!(a_turn_that_never_ends_by_itself, "it always ends, even if nobody moves", {
    fn deadline(&self, _: &State, _: Option<At>) -> Option<At> {
        None
    }
});

plant!(a_match_out_of_nowhere, "no match is made", {
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Took { seat, .. } = event {
            state.table.taken[*seat] += 1;
        }
    }
});
