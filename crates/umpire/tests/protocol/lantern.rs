//! Lantern: a small game that uses everything in the protocol.
//!
//! One spy secretly keeps the lantern. Its glow grows with every beat, and every spy who looks at
//! the keeper's face feels it. The keeper may flash, with a random spark, which only the keeper
//! knows. A spy who names the keeper ends the game; after five beats it ends by itself.

use std::ops::RangeInclusive;

use kernel::{
    At, Dice, Game, Impossible, Input, MAX_SEATS, Menu, Observer, Score, Seat, Setup, Side,
    Standing, Story,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lantern;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    /// Seconds between beats.
    beat_s: u32,
    /// Nobody can look, and nobody can aim.
    blind: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { beat_s: 1, blind: false }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    keeper: Seat,
}

#[derive(Clone, Default)]
pub(crate) struct State {
    seats: u8,
    beat_s: u32,
    keeper: Seat,
    beats: u8,
    until: Option<At>,
    winner: Option<Seat>,
    over: bool,
}

#[derive(Clone, Default)]
pub(crate) struct Scene {
    looks: [Option<Seat>; MAX_SEATS],
    felt: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Flash {},
    Name(Seat),
    Aim { x: u64 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Signal {
    Look(Option<Seat>),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { keeper: Seat, until: At },
    Beat { until: Option<At> },
    Flashed { spark: u32 },
    Named { by: Seat, right: bool },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sight {
    Keeper { me: bool },
    Beat { at_ms: Option<At> },
    Flashed { spark: u32 },
    Named { by: Seat, right: bool },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Percept {
    Glow(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    beats: u8,
    deadline: Option<At>,
    me: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keeper: Option<Seat>,
    over: bool,
}

kernel::refusals! {
    pub(crate) enum Refusal {
        Over = "lantern/over" by "1.1",
        NotTheKeeper = "lantern/not_the_keeper" by "1.2",
        Nobody = "lantern/nobody" by "1.3",
    }
}

impl Game for Lantern {
    const NAME: &'static str = "lantern";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const VERSION: u32 = 1;

    type Options = Options;
    type Position = Position;
    type Deal = Seat;
    type State = State;
    type Scene = Scene;
    type Action = Action;
    type Signal = Signal;
    type Event = Event;
    type Sight = Sight;
    type Percept = Percept;
    type View = View;
    type Refusal = Refusal;

    fn agree(_: u8, options: &Options) -> Result<(), Impossible> {
        if options.beat_s == 0 {
            return Err(Impossible("`beat_s` is at least 1".into()));
        }
        Ok(())
    }

    fn deal(setup: &Setup<Self>, dice: &mut Dice) -> Seat {
        Seat(dice.below(setup.seats().into()) as u8)
    }

    fn arrange(setup: &Setup<Self>, position: Position) -> Result<Seat, Impossible> {
        match position.keeper {
            keeper if keeper.0 < setup.seats() => Ok(keeper),
            _ => Err(Impossible("the keeper sits at the table".into())),
        }
    }

    fn open(setup: &Setup<Self>) -> State {
        State { seats: setup.seats(), beat_s: setup.options().beat_s, ..State::default() }
    }

    fn begin(story: &mut Story<'_, Self>, keeper: Seat) {
        let until = story.now.plus_s(story.state().beat_s);
        story.tell(Event::Dealt { keeper, until });
    }

    fn understand(setup: &Setup<Self>, input: &Input<Self>) -> Result<(), Impossible> {
        match input {
            Input::Sense(..) if setup.options().blind => {
                Err(Impossible("at a blind table nobody looks".into()))
            }
            Input::Act(_, Action::Aim { .. }) if setup.options().blind => {
                Err(Impossible("at a blind table nobody aims".into()))
            }
            Input::Act(..) | Input::Sense(..) | Input::Tick => Ok(()),
        }
    }

    fn act(story: &mut Story<'_, Self>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let State { seats, keeper, over, .. } = *story.state();
        match *action {
            _ if over => Err(Refusal::Over),
            Action::Flash {} if seat != keeper => Err(Refusal::NotTheKeeper),
            Action::Name(whom) if whom.0 >= seats => Err(Refusal::Nobody),
            Action::Flash {} | Action::Aim { .. } => {
                let spark = story.dice().below(1_000_000);
                story.tell(Event::Flashed { spark });
                Ok(())
            }
            Action::Name(whom) => {
                story.tell(Event::Named { by: seat, right: whom == keeper });
                Ok(())
            }
        }
    }

    fn sense(story: &mut Story<'_, Self>, seat: Seat, Signal::Look(whom): Signal) {
        if whom != Some(seat) {
            story.scene.looks[usize::from(seat.0)] = whom;
        }
    }

    fn wake(story: &mut Story<'_, Self>) {
        let State { beats, beat_s, .. } = *story.state();
        let until = (beats < 4).then(|| story.now.plus_s(beat_s));
        story.tell(Event::Beat { until });
    }

    fn perceive(story: &mut Story<'_, Self>) {
        let State { seats, keeper, beats, .. } = *story.state();
        if story.scene.felt != beats {
            story.scene.felt = beats;
            for seat in (0..seats).map(Seat) {
                if story.scene.looks[usize::from(seat.0)] == Some(keeper) {
                    story.feel(seat, Percept::Glow(beats));
                }
            }
        }
    }

    fn deadline(state: &State, _: &Scene) -> Option<At> {
        state.until
    }

    fn fold(state: &mut State, event: &Event) {
        match event {
            Event::Dealt { keeper, until } => {
                state.keeper = *keeper;
                state.until = Some(*until);
            }
            Event::Beat { until } => {
                state.beats += 1;
                state.until = *until;
                state.over = until.is_none();
            }
            Event::Flashed { .. } => {}
            Event::Named { by, right } => {
                state.winner = right.then_some(*by);
                state.until = None;
                state.over = true;
            }
        }
    }

    fn view(state: &State, who: Observer) -> View {
        let keeper = Some(state.keeper)
            .filter(|keeper| state.over || who.seat() == Some(*keeper) || who == Observer::Auditor);
        let State { beats, until, over, .. } = *state;
        View { beats, deadline: until, me: who.seat(), keeper, over }
    }

    fn sight(before: &State, event: &Event, who: Observer) -> Option<Sight> {
        match event {
            Event::Dealt { keeper, .. } => {
                who.seat().map(|seat| Sight::Keeper { me: seat == *keeper })
            }
            Event::Beat { .. } => Some(Sight::Beat { at_ms: before.until }),
            Event::Flashed { spark } => {
                (who.seat() == Some(before.keeper)).then_some(Sight::Flashed { spark: *spark })
            }
            Event::Named { by, right } => Some(Sight::Named { by: *by, right: *right }),
        }
    }

    fn options(view: &View, menu: &mut Menu<Self>) {
        if view.me.is_some() && !view.over {
            menu.acts.push(Action::Name(Seat(0)));
            menu.patterns.push("aim");
        }
    }

    fn stand_in(_: &View, _: &mut Dice) -> Action {
        Action::Flash {}
    }

    /// Seats 0 and 2 play against 1 and 3, when there are four.
    fn standing(state: &State) -> Option<Standing> {
        let won = |seats: &[Seat]| u32::from(state.winner.is_some_and(|it| seats.contains(&it)));
        let score = |side: Side| {
            let total = won(side.seats());
            Score { side, total, lines: [("named", total)].into() }
        };
        let sides = match state.seats {
            4 => vec![Side::Team(vec![Seat(0), Seat(2)]), Side::Team(vec![Seat(1), Seat(3)])],
            seats => (0..seats).map(|seat| Side::Seat(Seat(seat))).collect(),
        };
        let scores = sides.into_iter().map(score).collect();
        state.over.then(|| Standing::ranked(scores, [], |_| []))
    }
}
