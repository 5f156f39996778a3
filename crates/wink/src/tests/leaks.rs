//! The law of secrecy can fail: leaks planted on purpose, each of which it catches.

use kernel::{Observer, Seat, Story};
use umpire::planted::{Bug, Planted, with};

use super::secrecy::leak;
use crate::accomplice::{holder, is_accomplice};
use crate::blink::Blink;
use crate::counterintelligence;
use crate::face::Held;
use crate::{Action, Agents, Event, Percept, Refusal, Sight, Signal, State, View, Wink};

/// Plants a leak and expects the streams of some pair of games to differ in `what`.
macro_rules! leak {
    ($test:ident, $what:literal, { $($bug:item)+ }) => {
        #[test]
        fn $test() {
            struct Leak;
            impl Bug<Wink> for Leak { $($bug)+ }
            let caught = with(Leak, || (4..=8).find_map(|seats| leak::<Planted<Wink>>(seats, 400)));
            let said = caught.expect("nobody caught the leak");
            assert!(said.contains(concat!($what, " differ: ")), "caught, but otherwise: {said}");
        }
    };
}

/// The story of a game with a leak in it.
type Tale<'a, 'b> = &'a mut Story<'b, Planted<Wink>>;

/// Whether this is a wink that takes place, and at whom.
fn winks(story: Tale<'_, '_>, seat: Seat, signal: &Signal) -> Option<Seat> {
    match *signal {
        Signal::Wink(Some(caller)) if is_accomplice(story.state(), seat, caller) => Some(caller),
        Signal::Wink(_) | Signal::Look(_) => None,
    }
}

/// A face as nobody needs to have seen it.
fn glimpse(seat: Seat, eyes: Option<Seat>, sign: bool) -> Percept {
    Percept::Face { seat, eyes, sign, blink: false }
}

leak!(a_caller_who_feels_a_wink_without_looking, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Some(caller) = winks(story, seat, signal) {
            story.feel(caller, glimpse(seat, Some(caller), true));
        }
    }
});

leak!(a_gaze_that_is_felt, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Signal::Look(Some(whom)) = *signal
            && whom != seat
            && whom.0 < story.state().own.len()
        {
            story.feel(whom, glimpse(seat, None, false));
        }
    }
});

leak!(a_winker_who_is_told_who_saw_it, "percepts", {
    fn felt(&self, story: Tale<'_, '_>, by: Seat, percept: &Percept) {
        let Percept::Face { seat: winker, sign, .. } = *percept;
        if sign {
            story.feel(winker, glimpse(by, Some(winker), false));
        }
    }
});

leak!(a_spy_who_is_told_who_sees_their_face, "percepts", {
    fn felt(&self, story: Tale<'_, '_>, by: Seat, percept: &Percept) {
        let Percept::Face { seat: seen, .. } = *percept;
        story.feel(seen, glimpse(by, Some(seen), false));
    }
});

leak!(a_table_that_blinks_when_somebody_winks, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if winks(story, seat, signal).is_some() {
            let until = story.now.plus_ms(150);
            for face in &mut story.scene.faces {
                face.blink = face.blink.map(|_| Blink { shut: true, until });
            }
        }
    }
});

leak!(blinks_that_are_put_off_by_every_gaze, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, _: Seat, _: &Signal) {
        for face in &mut story.scene.faces {
            let later = |blink: Blink| Blink { until: blink.until.plus_ms(1), ..blink };
            face.blink = face.blink.map(later);
        }
    }
});

leak!(a_caller_whose_eyes_turn_to_the_winker, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Some(caller) = winks(story, seat, signal) {
            story.scene.face(caller).gaze = Some(seat);
        }
    }
});

leak!(a_caller_who_winks_back, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Some(caller) = winks(story, seat, signal) {
            let (since, until) = (story.now, story.now.plus_ms(250));
            story.scene.face(caller).wink = Some(Held { at: seat, since, until });
        }
    }
});

leak!(a_gaze_that_lands_later_when_others_are_busy, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, _: &Signal) {
        for (other, face) in (0..).map(Seat).zip(&mut story.scene.faces) {
            if let Some(saccade) = face.saccade.as_mut().filter(|_| other != seat) {
                saccade.lands = saccade.lands.plus_ms(1);
            }
        }
    }
});

leak!(eyes_that_show_where_they_are_heading, "percepts", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, _: &Signal) {
        let face = story.scene.face(seat);
        if let Some(saccade) = face.saccade {
            face.gaze = saccade.to;
        }
    }
});

/// A call told once more: a fact about a wink, in disguise.
fn again(state: &State, caller: Seat) -> Option<Event> {
    state.table.seats[caller].pawn.map(|agent| Event::Called { seat: caller, agent })
}

/// Whether this is one.
fn is_told_again(before: &State, event: &Event) -> bool {
    matches!(*event, Event::Called { seat, agent } if before.table.seats[seat].pawn == Some(agent))
}

leak!(a_wink_that_is_a_sight, "sights", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Some(caller) = winks(story, seat, signal)
            && let Some(event) = again(story.state(), caller)
        {
            story.tell(event);
        }
    }
});

leak!(a_wink_in_the_journal_that_shifts_the_dice, "sights", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Some(caller) = winks(story, seat, signal)
            && let Some(event) = again(story.state(), caller)
        {
            story.tell(event);
        }
    }
    fn sight(
        &self,
        before: &State,
        event: &Event,
        _: Observer,
        sight: Option<Sight>,
    ) -> Option<Sight> {
        sight.filter(|_| !is_told_again(before, event))
    }
});

leak!(a_wink_that_is_counted, "views", {
    fn sensed(&self, story: Tale<'_, '_>, seat: Seat, signal: &Signal) {
        if let Some(caller) = winks(story, seat, signal) {
            story.tell(Event::Accused { by: caller, seat, agent: crate::Agent(0), right: false });
        }
    }
    fn sight(&self, _: &State, event: &Event, _: Observer, sight: Option<Sight>) -> Option<Sight> {
        let counts = matches!(event, Event::Accused { agent: crate::Agent(0), .. });
        sight.filter(|_| !counts)
    }
    fn fold(&self, state: &mut State, event: &Event) {
        if let Event::Accused { by, agent: crate::Agent(0), .. } = event {
            state.table.seats[*by].ci.hand += 1;
        }
    }
});

leak!(a_call_that_names_its_accomplice, "sights", {
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

leak!(a_deal_that_shows_too_much, "sights", {
    fn sight(&self, _: &State, event: &Event, _: Observer, sight: Option<Sight>) -> Option<Sight> {
        match (event, sight) {
            (Event::Dealt(deal), Some(Sight::Dealt { first, crowd, hand: None })) => {
                Some(Sight::Dealt { first, crowd, hand: Some(deal.hands[Seat(0)]) })
            }
            (_, sight) => sight,
        }
    }
});

leak!(a_view_that_marks_the_accomplices, "views", {
    fn view(&self, state: &State, _: Observer, mut view: View) -> View {
        for seat in state.own.seats() {
            let called = view.table.called.iter().any(|agent| state.own[seat].hand.contains(agent));
            view.table.seats[seat].face_down += u8::from(called);
        }
        view
    }
});

leak!(a_view_that_remembers_hands_in_its_locks, "views", {
    fn view(&self, state: &State, _: Observer, mut view: View) -> View {
        let odd: Agents = state.own[Seat(1)].hand.iter().filter(|a| a.0 % 2 == 1).collect();
        view.table.seats[Seat(0)].locked = odd;
        view
    }
});

leak!(an_accusation_that_is_refused_when_it_is_wrong, "replies", {
    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let own = &state.own[seat];
        if let Action::Accuse { seat: whom, agent } = *action
            && counterintelligence::judge(&state.table, seat, own, whom, agent).is_ok()
            && !state.own[whom].hand.contains(agent)
        {
            return Err(Refusal::Repeated);
        }
        Ok(())
    }
});

leak!(a_refusal_that_says_what_your_neighbour_holds, "replies", {
    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Action::Call(agent) = *action
            && !state.table.over
            && state.table.turn != Some(seat)
            && state.own[seat.left(state.own.len())].hand.contains(agent)
        {
            return Err(Refusal::OwnCard);
        }
        Ok(())
    }
});
