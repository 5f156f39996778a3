//! Spywhere as the kernel knows a game, and how facts are folded.

use std::ops::RangeInclusive;

use kernel::{
    At, Dice, Game, Impossible, Menu, Never, Observer, Offer, Seat, Setup, Standing, Story,
};

use crate::public;
use crate::table::Laid;
use crate::{Action, Deal, Event, Options, Position, Refusal, Sight, State, Step, Swap, View};
use crate::{eliminating, end, score, setup, turn};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spywhere;

impl Game for Spywhere {
    const NAME: &'static str = "spywhere";
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

    fn agree(seats: u8, options: &Options) -> Result<(), Impossible> {
        setup::agree(seats, options)
    }

    fn offers(seats: u8) -> &'static [Offer] {
        setup::offers(seats)
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

    fn act(story: &mut Story<'_, Self>, seat: Seat, action: Action) -> Result<(), Refusal> {
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

    #[inline(always)]
    fn fold(state: &mut State, event: &Event) {
        fold(state, event);
    }

    fn view(state: &State, who: Observer) -> View {
        public::view(state, who)
    }

    fn sight(before: &State, event: &Event, who: Observer) -> Option<Sight> {
        public::sight(before, event, who)
    }

    fn options(view: &View, menu: &mut Menu<Self>) {
        public::options(view, menu);
    }

    fn stand_in(view: &View, dice: &mut Dice) -> Action {
        turn::stand_in(view, dice)
    }

    fn standing(state: &State) -> Option<Standing> {
        score::standing(state)
    }
}

#[inline(always)]
pub(crate) fn fold(state: &mut State, event: &Event) {
    let State { table, own, pile } = state;
    match event {
        Event::Dealt(deal) => {
            table.first = deal.first;
            table.removed = deal.removed;
            table.row = deal.row;
            table.pile = deal.pile.len() as u8;
            *pile = deal.pile;
            for seat in own.seats() {
                own[seat].passports = deal.passports[seat];
                own[seat].hand = deal.hands[seat];
                table.seats[seat].hand = deal.hands[seat].total() as u8;
            }
        }
        Event::Began { seat, drew, until } => {
            if let Some(last) = table.turn {
                own[last].drawn = None;
            }
            table.turn = Some(*seat);
            table.step = Step::Swap;
            table.deadline = Some(*until);
            table.eliminated = false;
            table.round += u16::from(*seat == table.first);
            own[*seat].drawn = *drew;
            draw(state, *seat, *drew);
        }
        Event::Swapped { seat, give, take } => {
            own[*seat].hand[*give] -= 1;
            own[*seat].hand[*take] += 1;
            table.row.replace(take, *give);
            table.step = Step::After;
            if table.options.log {
                table.swaps.push(Swap { seat: *seat, give: *give, take: *take });
            }
        }
        Event::Eliminated { seat, nation, bonus, refill } => {
            table.eliminated = true;
            table.seats[*seat].clues[*nation] += eliminating::THREE as u8;
            eliminating::take_three(&mut table.row, *nation);
            draw(state, *seat, *bonus);
            for card in refill.iter() {
                state.table.row.push(*card);
                state.pile.pop();
            }
            state.table.pile = state.pile.len() as u8;
        }
        Event::Identified { by, seat, nation } => {
            own[*by].laid.push(Laid { seat: *seat, nation: *nation });
            table.seats[*by].identified.push(*seat);
            if table.step == Step::Final && end::has_identified_all(table, *by) {
                table.finished.insert(*by);
            }
        }
        Event::Final { ender, until } => {
            if let Some(last) = table.turn.take() {
                own[last].drawn = None;
            }
            table.step = Step::Final;
            table.deadline = Some(*until);
            table.ender = *ender;
            table.finished = ender.iter().copied().collect();
        }
        Event::Finished { seat } => table.finished.insert(*seat),
        Event::Over => {
            table.step = Step::Over;
            table.deadline = None;
        }
    }
}

/// The top of the pile, if it had one, goes to a hand.
fn draw(state: &mut State, seat: Seat, card: Option<crate::Nation>) {
    if let Some(card) = card {
        state.pile.pop();
        state.table.pile = state.pile.len() as u8;
        state.table.seats[seat].hand += 1;
        state.own[seat].hand[card] += 1;
    }
}
