//! §2 Setup: options, the deal, and positions that somebody writes down.

use kernel::{Choice, Dice, Few, Impossible, Offer, PerSeat, Seat, Setup, present};
use serde::{Deserialize, Serialize};

use crate::{Agent, Agents, Eyes, Lock, Sign, Wink};

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// §2.4: who begins; left out, chance decides.
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// §11: whether people wink with their own eyes or the program gives them a gaze.
    pub eyes: Eyes,
    /// §7.8: how long four spies may not accuse about an agent after a wrong accusation.
    pub lock: Lock,
    /// §3.4: the shortest turn, in seconds.
    pub min_turn_s: u32,
    /// §3.4: the longest turn, in seconds.
    pub max_turn_s: u32,
    /// §5.5: the sign.
    pub sign: Sign,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            first: None,
            eyes: Eyes::Real,
            lock: Lock::Game,
            min_turn_s: 5,
            max_turn_s: 45,
            sign: Sign::Wink,
        }
    }
}

/// Whether a table of this size can have these options.
pub(crate) fn agree(seats: u8, options: &Options) -> Result<(), Impossible> {
    let no = |why: &str| Err(Impossible(why.into()));
    if options.first.is_some_and(|first| first.0 >= seats) {
        return no("`first` is not a seat at this table");
    }
    if options.max_turn_s <= options.min_turn_s {
        return no("`max_turn_s` has to be greater than `min_turn_s`");
    }
    Ok(())
}

/// What a table of this size can choose, in the order in which it is shown. §7.8 is for four. Where
/// the spies are decides about their eyes (§11).
pub(crate) const fn offers(seats: u8) -> &'static [Offer] {
    const OFFERS: &[Offer] = &[
        Offer { key: "sign", choice: Choice::OneOf(&["wink", "hand", "nod", "nose", "ear"]) },
        Offer { key: "max_turn_s", choice: Choice::Seconds(&[20, 30, 45, 60, 90, 120]) },
        Offer { key: "min_turn_s", choice: Choice::Seconds(&[0, 3, 5, 8, 12]) },
        Offer { key: "lock", choice: Choice::OneOf(&["game", "round"]) },
    ];
    if seats == 4 { OFFERS } else { OFFERS.split_at(OFFERS.len() - 1).0 }
}

/// §11: people in one room wink with their own eyes; apart, the program gives them a gaze.
pub(crate) const fn follows(together: bool) -> &'static [(&'static str, &'static str)] {
    if together { &[("eyes", "real")] } else { &[("eyes", "gaze")] }
}

/// §2.1: the agents that take part at a table of this size.
pub(crate) const fn agents(seats: u8) -> Agents {
    Agents::up_to(match seats {
        5 | 7 => 35,
        8 => 32,
        _ => Agent::LAST,
    })
}

/// The table as it is dealt.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// §2.4: who begins.
    pub first: Seat,
    /// §2.2: the crowd, in table order.
    pub crowd: Few<Agent, 36>,
    /// §2.2: each spy's agents.
    pub hands: PerSeat<Agents>,
}

/// §2: a deal by chance. The order in which chance is asked is fixed: who begins, the crowd, the
/// hands.
pub(crate) fn deal(setup: &Setup<Wink>, dice: &mut Dice) -> Deal {
    let seats = setup.seats();
    let chance = |dice: &mut Dice| Seat(dice.below(u32::from(seats)) as u8);
    let first = setup.options().first.unwrap_or_else(|| chance(dice));
    let mut crowd: Few<Agent, 36> = agents(seats).iter().collect();
    let mut twins = crowd;
    dice.shuffle(crowd.as_mut_slice());
    dice.shuffle(twins.as_mut_slice());
    let each = twins.len() / usize::from(seats);
    let hands = PerSeat::new(seats, |seat| {
        twins[each * usize::from(seat.0)..].iter().take(each).copied().collect()
    });
    Deal { first, crowd, hands }
}

/// A position as somebody writes it down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    crowd: Vec<Agent>,
    hands: Vec<Vec<Agent>>,
}

/// The deal that is this position, or why there can be none.
pub(crate) fn arrange(setup: &Setup<Wink>, position: Position) -> Result<Deal, Impossible> {
    let seats = setup.seats();
    let no = |why: &str| Err(Impossible(why.into()));
    if position.hands.len() != usize::from(seats) {
        return no("`hands` has one entry for each seat");
    }
    if position.hands.iter().any(Vec::is_empty) {
        return no("no hand is empty: the game would be over");
    }
    let crowd = distinct("`crowd`", position.crowd.iter().copied())?;
    let hands = distinct("`hands`", position.hands.iter().flatten().copied())?;
    if crowd != hands {
        return no("the crowd has to be exactly the union of the hands");
    }
    Ok(Deal {
        first: setup.options().first.unwrap_or(Seat(0)),
        crowd: position.crowd.into_iter().collect(),
        hands: PerSeat::new(seats, |s| position.hands[usize::from(s.0)].iter().copied().collect()),
    })
}

/// §1.1: one copy of each agent, and only agents that exist.
fn distinct(place: &str, cards: impl Iterator<Item = Agent>) -> Result<Agents, Impossible> {
    let mut set = Agents::NONE;
    for agent in cards {
        if !agent.exists() {
            return Err(Impossible(format!("{place}: agents are numbered from 1 to 36")));
        }
        if set.contains(agent) {
            return Err(Impossible(format!("{place}: agent {agent} is there twice")));
        }
        set.insert(agent);
    }
    Ok(set)
}
