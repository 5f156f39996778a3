//! The laws over random play, and what they need to know of Wink.

use kernel::{Dice, Observer, PerSeat, Seat, Setup};
use umpire::laws::{self, Lawful};

use crate::accomplice::is_accomplice;
use crate::{
    Action, Agent, Agents, Event, Eyes, Lock, Options, Refusal, Signal, State, Table, Wink,
};

/// Every law, at every number of seats, in person and at a distance, with every option.
#[test]
fn hold_over_random_play() {
    laws::hold::<Wink>(0..3);
}

impl Lawful for Wink {
    const MOST_INPUTS: usize = 8_000;
    const INSTANTS: &'static [&'static str] = &["deadline", "earliest"];

    fn setups() -> Vec<Setup<Self>> {
        let quick = Options { min_turn_s: 0, max_turn_s: 7, ..Options::default() };
        let distant =
            Options { eyes: Eyes::Gaze, min_turn_s: 1, lock: Lock::Round, ..Options::default() };
        let kinds = [Options::default(), quick, distant];
        (4..=8)
            .flat_map(|seats| kinds.map(|options| (seats, options)))
            .map(|(seats, options)| Setup::new(seats, options).expect("a possible table"))
            .collect()
    }

    fn thinkable(state: &State, _: Seat, dice: &mut Dice) -> Vec<Action> {
        let seats = state.table.seats.len();
        let named = || (0..=seats).chain([u8::MAX]).map(Seat);
        let mut acts = vec![Action::Pass {}];
        acts.extend(named().map(Action::Contact));
        let numbers = (0..=Agent::LAST + 1).chain([u8::MAX]).map(Agent);
        acts.extend(some(12, numbers.map(Action::Call).collect(), dice));
        let mut numbers: Vec<Agent> = state.table.called.iter().collect();
        numbers.extend([Agent(0), Agent(1), Agent(32), Agent(u8::MAX)]);
        let about = |agent| named().map(move |seat| Action::Accuse { seat, agent });
        acts.extend(some(20, numbers.into_iter().flat_map(about).collect(), dice));
        acts
    }

    fn only_wait(refusal: Refusal) -> bool {
        refusal == Refusal::TooSoon
    }

    fn is_awaited(state: &State, seat: Seat) -> bool {
        state.table.turn == Some(seat)
    }

    fn signal(state: &State, seat: Seat, dice: &mut Dice) -> Option<Signal> {
        if state.table.options.eyes == Eyes::Real {
            return None;
        }
        let anybody = Seat(dice.below(9) as u8);
        let callers = state.table.seats.seats().filter(|c| is_accomplice(state, seat, *c));
        let caller = dice.pick(&callers.collect::<Vec<_>>()).copied();
        Some(match dice.below(8) {
            0..4 => Signal::Look(Some(anybody)),
            4 => Signal::Look(None),
            5 => Signal::Wink(caller.or(Some(anybody))),
            6 => Signal::Wink(Some(anybody)),
            _ => Signal::Wink(None),
        })
    }

    fn disguise(state: &State, who: Observer, dice: &mut Dice) -> State {
        let mut state = state.clone();
        if !state.table.over {
            deal_anew(&mut state, who, Agents::NONE, dice);
        }
        state
    }

    fn disguise_event(
        state: &State,
        event: &Event,
        who: Observer,
        dice: &mut Dice,
    ) -> (State, Event) {
        let mut before = state.clone();
        match *event {
            Event::Dealt(mut deal) => {
                let mut after = state.clone();
                crate::fold::fold(&mut after, event);
                deal_anew(&mut after, who, Agents::NONE, dice);
                deal.hands = PerSeat::new(deal.hands.len(), |seat| after.own[seat].hand);
                return (before, Event::Dealt(deal));
            }
            Event::Began { .. } | Event::Called { .. } | Event::Passed { .. } => {
                deal_anew(&mut before, who, Agents::NONE, dice);
            }
            // Who holds this card, or does not, is what the fact is about.
            Event::Contacted { agent, .. } | Event::Accused { agent, .. } => {
                deal_anew(&mut before, who, [agent].into_iter().collect(), dice);
            }
            // It turns everything over, so there is nothing left to hide.
            Event::Over => {}
        }
        (before, *event)
    }

    fn invariant(state: &State) {
        let State { table, own } = state;
        let crowd: Agents = table.crowd.iter().copied().collect();
        let hands = own.values().iter().fold(Agents::NONE, |all, own| all | own.hand);
        let held: u8 = own.values().iter().map(|own| own.hand.len()).sum();
        assert_eq!((table.up, table.up.len()), (hands, held), "§2.5, and every card in one hand");
        assert_eq!((table.up | table.down) - crowd, Agents::NONE);
        assert_eq!((table.up - table.down), table.up, "no card lies both ways");
        let taken = crowd - table.up - table.down;
        let places = table.seats.values();
        let face_up: u8 = places.iter().map(|place| place.face_up()).sum();
        let face_down: u8 = places.iter().map(|place| place.face_down).sum();
        assert_eq!((face_up, face_down), (2 * taken.len(), table.down.len()), "no card is lost");
        for (seat, place) in table.seats.iter() {
            assert_eq!(place.ci.hand + place.ci.used + place.ci.discarded, 4);
            assert_eq!(place.ci.used, place.pairs.len());
            assert_eq!(place.hand, own[seat].hand.len());
            assert!(place.pawn.is_none_or(|on| table.up.contains(on)), "a pawn on a lost card");
            assert!(place.pawn.is_none_or(|on| !own[seat].hand.contains(on)), "§4.2");
        }
        let pawns: Vec<Agent> = places.iter().filter_map(|place| place.pawn).collect();
        assert_eq!(table.called, pawns.iter().copied().collect(), "§4.1: what is called");
        assert_eq!(pawns.len(), usize::from(table.called.len()), "§4.3: one pawn to a card");
        assert!(table.over || own.values().iter().all(|own| !own.hand.is_empty()), "§8.1");
    }
}

/// A sample: over a game it comes to all of them.
pub(crate) fn some(n: usize, mut acts: Vec<Action>, dice: &mut Dice) -> Vec<Action> {
    dice.shuffle(&mut acts);
    acts.truncate(n);
    acts
}

/// Deals the others' cards anew, such that it could be so for all that `who` knows: nobody holds
/// what they call or what they were wrongly accused of. `pinned` cards stay where they are.
pub(crate) fn deal_anew(state: &mut State, who: Observer, pinned: Agents, dice: &mut Dice) {
    let is_other = |seat: &Seat| who.seat() != Some(*seat);
    let others: Vec<Seat> = state.own.seats().filter(is_other).collect();
    let free = |state: &State, seat: Seat| state.own[seat].hand - pinned;
    let mut cards: Vec<Agent> = others.iter().flat_map(|seat| free(state, *seat).iter()).collect();
    for _ in 0..20 {
        dice.shuffle(&mut cards);
        let mut dealt = state.own;
        let mut left = cards.iter();
        for seat in &others {
            let kept = state.own[*seat].hand - free(state, *seat);
            let drawn = left.by_ref().take(usize::from(free(state, *seat).len()));
            dealt[*seat].hand = kept | drawn.copied().collect();
        }
        if others.iter().all(|seat| could_hold(&state.table, *seat, dealt[*seat].hand)) {
            state.own = dealt;
            return;
        }
    }
}

/// Whether nothing that everybody saw says otherwise.
fn could_hold(table: &Table, seat: Seat, hand: Agents) -> bool {
    let calls = table.seats[seat].pawn.is_some_and(|agent| hand.contains(agent));
    let acquitted = |place: &crate::Place| {
        let accused = place.accused.iter().any(|accused| accused.contains(seat));
        accused && place.pawn.is_some_and(|agent| hand.contains(agent))
    };
    !calls && !table.seats.values().iter().any(acquitted)
}
