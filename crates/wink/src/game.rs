//! Wink as the kernel knows a game.

use std::ops::RangeInclusive;

use kernel::{At, Dice, Game, Impossible, Menu, Observer, Offer, Seat, Setup, Standing, Story};

use crate::{Action, Deal, Event, Eyes, Options, Percept, Position, Refusal, Scene, Sight, Signal};
use crate::{State, View};
use crate::{eyes, fold, score, setup, sight, turn, view};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wink;

impl Game for Wink {
    const NAME: &'static str = "wink";
    const SEATS: RangeInclusive<u8> = 4..=8;
    const VERSION: u32 = 1;

    type Options = Options;
    type Position = Position;
    type Deal = Deal;
    type State = State;
    type Scene = Scene;
    type Action = Action;
    type Signal = Signal;
    type Event = Event;
    type Sight = Sight;
    type Percept = Percept;
    type View = View;
    type Refusal = Refusal;

    fn agree(seats: u8, options: &Options) -> Result<(), Impossible> {
        setup::agree(seats, options)
    }

    fn offers(seats: u8) -> &'static [Offer] {
        setup::offers(seats)
    }

    fn follows(together: bool) -> &'static [(&'static str, &'static str)] {
        setup::follows(together)
    }

    fn deal(setup: &Setup<Self>, dice: &mut Dice) -> Deal {
        setup::deal(setup, dice)
    }

    fn arrange(setup: &Setup<Self>, position: Position) -> Result<Deal, Impossible> {
        setup::arrange(setup, position)
    }

    fn open(setup: &Setup<Self>) -> State {
        State::new(setup)
    }

    fn begin(story: &mut Story<'_, Self>, deal: Deal) {
        let first = deal.first;
        story.tell(Event::Dealt(deal));
        turn::begin(story, first);
    }

    #[inline]
    fn act(story: &mut Story<'_, Self>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        turn::act(story, seat, action)
    }

    fn sense(story: &mut Story<'_, Self>, seat: Seat, signal: Signal) {
        eyes::sense(story, seat, signal);
    }

    fn wake(story: &mut Story<'_, Self>) {
        turn::wake(story);
    }

    #[inline]
    fn perceive(story: &mut Story<'_, Self>) {
        eyes::perceive(story);
    }

    #[inline]
    fn deadline(state: &State, scene: &Scene) -> Option<At> {
        eyes::deadline(&state.table, scene)
    }

    fn feels(state: &State, scene: &Scene, seat: Seat) -> Option<Percept> {
        eyes::rest_on(&state.table, scene, seat)
    }

    fn time_runs(state: &State) -> Option<(Seat, At)> {
        state.table.turn.zip(state.table.deadline)
    }

    fn beat(setup: &Setup<Self>) -> Option<u32> {
        (setup.options().eyes == Eyes::Gaze).then_some(eyes::BEAT_MS)
    }

    /// Wink §11.1: in one room all phones are in one network, and what is offered to a spy, and by whom
    /// that spy is called, depends on the hand.
    fn pads(_setup: &Setup<Self>) -> bool {
        true
    }

    fn races(setup: &Setup<Self>) -> bool {
        setup.options().eyes == Eyes::Gaze
    }

    #[inline(always)]
    fn fold(state: &mut State, event: &Event) {
        fold::fold(state, event);
    }

    fn view(state: &State, who: Observer) -> View {
        view::view(state, who)
    }

    fn sight(before: &State, event: &Event, who: Observer) -> Option<Sight> {
        sight::sight(before, event, who)
    }

    fn options(view: &View, menu: &mut Menu<Self>) {
        view::options(view, menu);
    }

    fn stand_in(view: &View, dice: &mut Dice) -> Action {
        turn::stand_in(view, dice)
    }

    fn standing(state: &State) -> Option<Standing> {
        score::standing(&state.table)
    }
}
