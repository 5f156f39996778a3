//! The laws over random play, and what they need to know of Spywhere.

use kernel::{Dice, Few, Observer, Seat, Setup};
use umpire::laws::{self, Lawful};

use crate::{Action, Event, Laid, Nation, Nations, Options, Own, Spywhere, State, Step};

/// Every law, at every number of seats, with every option.
#[test]
fn hold_over_random_play() {
    laws::hold::<Spywhere>(0..8);
}

impl Lawful for Spywhere {
    const MOST_INPUTS: usize = 3_000;
    const INSTANTS: &'static [&'static str] = &["deadline"];

    fn setups() -> Vec<Setup<Self>> {
        let chained =
            Options { chain: true, log: true, max_turn_s: 3, final_s: 2, ..Options::default() };
        (2..=6)
            .flat_map(|seats| [(seats, Options::default()), (seats, chained.clone())])
            .map(|(seats, options)| Setup::new(seats, options).expect("a possible table"))
            .collect()
    }

    fn thinkable(state: &State, _: Seat, _: &mut Dice) -> Vec<Action> {
        let mut acts = vec![Action::Done {}];
        let seats = state.table.seats.len();
        for nation in Nation::ALL {
            acts.push(Action::Eliminate(nation));
            acts.extend(Nation::ALL.map(|take| Action::Swap { give: nation, take }));
            let named = (0..=seats).chain([u8::MAX]).map(Seat);
            acts.extend(named.map(|seat| Action::Identify { seat, nation }));
        }
        acts
    }

    fn disguise(state: &State, who: Observer, dice: &mut Dice) -> State {
        let mut state = state.clone();
        if state.table.step == Step::Over {
            dice.shuffle(state.pile.as_mut_slice());
            return state;
        }
        let others: Vec<Seat> =
            state.own.seats().filter(|seat| who.seat() != Some(*seat)).collect();
        deal_anew(&mut state, &others, dice);
        for seat in others {
            let own = &mut state.own[seat];
            let mut cards: Vec<Nation> = Nations::in_play(state.table.removed).iter().collect();
            dice.shuffle(&mut cards);
            for (laid, card) in own.laid.as_mut_slice().iter_mut().zip(cards) {
                *laid = Laid { nation: card, ..*laid };
            }
            if own.drawn.is_some() {
                own.drawn = own.hand.nth(dice.below(own.hand.total()));
            }
        }
        state
    }

    fn disguise_event(
        state: &State,
        event: &Event,
        who: Observer,
        dice: &mut Dice,
    ) -> (State, Event) {
        let mut any = |real: Nation, owner: Seat| {
            if who.seat() == Some(owner) { real } else { *dice.pick(&Nation::ALL).unwrap_or(&real) }
        };
        let event = match event {
            Event::Dealt(deal) => {
                let mut before = state.clone();
                crate::fold::fold(&mut before, event);
                let others =
                    before.own.seats().filter(|seat| who.seat() != Some(*seat)).collect::<Vec<_>>();
                deal_anew(&mut before, &others, dice);
                let mut deal = deal.clone();
                deal.pile = before.pile;
                for seat in others {
                    deal.passports[seat] = before.own[seat].passports;
                    deal.hands[seat] = before.own[seat].hand;
                }
                Event::Dealt(deal)
            }
            Event::Began { seat, drew, until } => {
                Event::Began { seat: *seat, drew: drew.map(|card| any(card, *seat)), until: *until }
            }
            Event::Eliminated { seat, nation, bonus, refill } => Event::Eliminated {
                seat: *seat,
                nation: *nation,
                bonus: bonus.map(|card| any(card, *seat)),
                refill: *refill,
            },
            Event::Identified { by, seat, nation } => {
                Event::Identified { by: *by, seat: *seat, nation: any(*nation, *by) }
            }
            Event::Swapped { .. } | Event::Final { .. } | Event::Finished { .. } => event.clone(),
            // It turns everything over, so there is nothing left to hide.
            Event::Over => return (state.clone(), Event::Over),
        };
        (Self::disguise(state, who, dice), event)
    }

    fn invariant(state: &State) {
        let State { table, own, pile } = state;
        let hidden =
            own.values().iter().map(|own| own.hand.total()).sum::<u32>() + pile.len() as u32;
        let clues: u32 = table.seats.values().iter().map(|place| place.clues.total()).sum();
        let nations = Nations::in_play(table.removed).iter().count() as u32;
        let all = hidden + clues + table.row.len() as u32;
        assert_eq!(all, nations * u32::from(Nation::CARDS), "no card is made or lost");
        assert_eq!(usize::from(table.pile), pile.len());
        for (seat, Own { hand, laid, .. }) in own.iter() {
            assert_eq!(u32::from(table.seats[seat].hand), hand.total());
            let before: Few<Seat, 5> = laid.iter().map(|laid| laid.seat).collect();
            assert_eq!(table.seats[seat].identified, before);
        }
    }
}

/// Shuffles the pile with these spies' hands, and their passports with the unused ones.
fn deal_anew(state: &mut State, others: &[Seat], dice: &mut Dice) {
    let mut cards: Vec<Nation> = state.pile.to_vec();
    let mut passports: Vec<Nation> = Nations::in_play(state.table.removed).iter().collect();
    for (seat, own) in state.own.iter() {
        if others.contains(&seat) {
            cards.extend((0..own.hand.total()).filter_map(|n| own.hand.nth(n)));
        } else {
            passports.retain(|nation| !own.passports.contains(nation));
        }
    }
    dice.shuffle(&mut cards);
    dice.shuffle(&mut passports);
    for seat in others {
        let own = &mut state.own[*seat];
        let held = own.hand.total() as usize;
        own.hand = cards.drain(..held).collect();
        own.passports = passports.drain(..own.passports.len()).collect();
    }
    state.pile = cards.into_iter().collect();
}
