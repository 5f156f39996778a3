//! A game with the hard things in it and nothing else: a secret, a timer, a gaze.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{At, Dice, Game, Impossible, Menu, Observer, Seat, Setup, Standing, Story};

/// Somebody is the mole. The first to point at them before the minute is over wins; looking at the mole
/// lets you feel it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Toy;

#[derive(Clone)]
pub(super) struct State {
    mole: Seat,
    pub(super) points: u32,
    until: Option<At>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) enum Event {
    Began { mole: Seat, until: At },
    Pointed { by: Seat, right: bool, until: At },
    TimeRanOut,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) enum Sight {
    Began { mole: bool },
    Pointed { by: Seat, right: bool },
    TimeRanOut,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Point(pub(super) Seat);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Look(pub(super) Seat);

crate::refusals! {
    pub(super) enum Refusal {
        Over = "toy/over" by "1.1",
        /// A bug: tells, and then refuses.
        TooLate = "toy/too_late" by "1.2",
    }
}

pub(super) const MINUTE: u64 = 60_000;
/// Pointing here is the bug.
pub(super) const TRAP: Seat = Seat(200);

impl Game for Toy {
    const NAME: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=8;
    const VERSION: u32 = 1;

    type Options = ();
    type Position = Seat;
    type Deal = Seat;
    type State = State;
    type Scene = Option<(Seat, Seat)>;
    type Action = Point;
    type Signal = Look;
    type Event = Event;
    type Sight = Sight;
    type Percept = bool;
    type View = (Option<bool>, u32, bool);
    type Refusal = Refusal;

    fn agree(_: u8, (): &()) -> Result<(), Impossible> {
        Ok(())
    }
    fn deal(setup: &Setup<Self>, dice: &mut Dice) -> Seat {
        Seat(dice.below(u32::from(setup.seats())) as u8)
    }
    fn arrange(_: &Setup<Self>, mole: Seat) -> Result<Seat, Impossible> {
        Ok(mole)
    }
    fn open(_: &Setup<Self>) -> State {
        State { mole: Seat(0), points: 0, until: None }
    }
    fn begin(story: &mut Story<'_, Self>, mole: Seat) {
        story.tell(Event::Began { mole, until: story.now.plus_ms(MINUTE) });
    }
    fn act(story: &mut Story<'_, Self>, by: Seat, &Point(at): &Point) -> Result<(), Refusal> {
        let State { until, mole, .. } = *story.state();
        if until.is_none() {
            return Err(Refusal::Over);
        }
        let until = story.now.plus_ms(MINUTE);
        story.tell(Event::Pointed { by, right: at == mole, until });
        if at == TRAP { Err(Refusal::TooLate) } else { Ok(()) }
    }
    fn sense(story: &mut Story<'_, Self>, seat: Seat, Look(at): Look) {
        *story.scene = Some((seat, at));
    }
    fn wake(story: &mut Story<'_, Self>) {
        story.tell(Event::TimeRanOut);
    }
    fn perceive(story: &mut Story<'_, Self>) {
        if let Some((seat, at)) = story.scene.take() {
            let percept = at == story.state().mole;
            story.feel(seat, percept);
        }
    }
    fn deadline(state: &State, _: &Self::Scene) -> Option<At> {
        state.until
    }
    fn fold(state: &mut State, event: &Event) {
        match event {
            Event::Began { mole, until } => (state.mole, state.until) = (*mole, Some(*until)),
            Event::Pointed { right, until, .. } => {
                state.points += u32::from(*right);
                state.until = Some(*until);
            }
            Event::TimeRanOut => state.until = None,
        }
    }
    fn view(state: &State, who: Observer) -> Self::View {
        (who.seat().map(|me| me == state.mole), state.points, state.until.is_none())
    }
    fn sight(_: &State, event: &Event, who: Observer) -> Option<Sight> {
        Some(match event {
            Event::Began { mole, .. } => Sight::Began { mole: who == Observer::Seat(*mole) },
            Event::Pointed { by, right, .. } => Sight::Pointed { by: *by, right: *right },
            Event::TimeRanOut => Sight::TimeRanOut,
        })
    }
    fn options((_, _, over): &Self::View, menu: &mut Menu<Self>) {
        if !over {
            menu.acts.push(Point(Seat(0)));
        }
    }
    fn stand_in(_: &Self::View, _: &mut Dice) -> Point {
        Point(Seat(0))
    }
    fn standing(_: &State) -> Option<Standing> {
        None
    }
}
