//! Dr Shark as the kernel knows a game.

use std::ops::RangeInclusive;

use kernel::{
    At, Dice, Game, Impossible, Input, Menu, Observer, Offer, Seat, Setup, Standing, Story,
};

use crate::{Action, Deal, Event, Options, Percept, Position, Refusal, Scene, Sight, Signal};
use crate::{State, Step, View};
use crate::{fold, score, setup, sight, touch, turn, understanding, view};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrShark;

impl Game for DrShark {
    const NAME: &'static str = "dr-shark";
    const SEATS: RangeInclusive<u8> = 2..=6;
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

    fn team(seats: u8, options: &Options, seat: Seat) -> Option<u8> {
        setup::team(seats, options, seat)
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
        story.tell(Event::Dealt(Box::new(deal)));
        turn::begin(story, first);
    }

    fn understand(setup: &Setup<Self>, input: &Input<Self>) -> Result<(), Impossible> {
        understanding::understand(setup, input)
    }

    #[inline]
    fn act(story: &mut Story<'_, Self>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        turn::act(story, seat, action)
    }

    fn sense(story: &mut Story<'_, Self>, seat: Seat, signal: Signal) {
        touch::sense(story, seat, signal);
    }

    /// §4.1: the clapper is heard all over the room.
    fn is_for_all(percept: &Percept) -> bool {
        match percept {
            Percept::Clapped {} => true,
            Percept::Felt(_) => false,
        }
    }

    fn wake(story: &mut Story<'_, Self>) {
        turn::wake(story);
    }

    #[inline]
    fn deadline(state: &State, _: &Scene) -> Option<At> {
        state.table.deadline
    }

    fn time_runs(state: &State) -> Option<(Seat, At)> {
        state.table.turn.zip(state.table.deadline)
    }

    /// A search of thirty seconds is over in six, and the rest of a turn goes twice as fast. The
    /// neighbour may clap meanwhile (§4.1), but that decides nothing, and so needs no time.
    fn watched(state: &State) -> Option<(Seat, u32)> {
        let times = if state.table.step == Step::Search { 5 } else { 2 };
        state.table.turn.map(|seat| (seat, times))
    }

    #[inline(always)]
    fn fold(state: &mut State, event: &Event) {
        fold::fold(state, event);
    }

    fn view(state: &State, who: Observer) -> View {
        view::view(state, who)
    }

    fn sight(_: &State, event: &Event, who: Observer) -> Option<Sight> {
        sight::sight(event, who)
    }

    fn options(view: &View, menu: &mut Menu<Self>) {
        view::options(view, menu);
    }

    fn stand_in(view: &View, dice: &mut Dice) -> Action {
        turn::stand_in(view, dice)
    }

    fn standing(state: &State) -> Option<Standing> {
        score::standing(state)
    }
}
