//! New Game as the kernel knows a game.

use std::ops::RangeInclusive;

use kernel::{
    At, Dice, Game, Impossible, Menu, Never, Observer, Offer, Seat, Setup, Standing, Story,
};

use crate::{Action, Deal, Event, Options, Position, Refusal, Sight, State, View};
use crate::{fold, score, setup, sight, turn, view};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame;

impl Game for NewGame {
    const NAME: &'static str = "new-game";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const VERSION: u32 = 1;

    type Options = Options;
    type Position = Position;
    type Deal = Deal;
    type State = State;
    type Scene = ();
    type Action = Action;
    type Signal = Never;
    type Event = Event;
    type Sight = Sight;
    type Percept = Never;
    type View = View;
    type Refusal = Refusal;

    fn agree(_: u8, options: &Options) -> Result<(), Impossible> {
        setup::agree(options)
    }

    fn offers(_: u8) -> &'static [Offer] {
        setup::OFFERS
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

    fn act(story: &mut Story<'_, Self>, seat: Seat, &action: &Action) -> Result<(), Refusal> {
        turn::act(story, seat, action)
    }

    fn sense(_: &mut Story<'_, Self>, _: Seat, signal: Never) {
        match signal {}
    }

    fn wake(story: &mut Story<'_, Self>) {
        turn::wake(story);
    }

    fn deadline(state: &State, (): &()) -> Option<At> {
        state.table.deadline
    }

    fn time_runs(state: &State) -> Option<(Seat, At)> {
        state.table.turn.zip(state.table.deadline)
    }

    fn fold(state: &mut State, event: &Event) {
        fold::fold(state, event);
    }

    fn view(state: &State, who: Observer) -> View {
        view::view(state, who)
    }

    fn sight(_: &State, event: &Event, _: Observer) -> Option<Sight> {
        Some(sight::sight(event))
    }

    fn options(view: &View, menu: &mut Menu<Self>) {
        view::options(view, menu);
    }

    fn stand_in(_: &View, _: &mut Dice) -> Action {
        turn::STAND_IN
    }

    fn standing(state: &State) -> Option<Standing> {
        score::standing(&state.table)
    }
}
