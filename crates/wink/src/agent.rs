//! §1: the agents, one by its number and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// §1.1: an agent, by number. There is one card of it in the crowd and a twin in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Agent(pub u8);

impl Agent {
    /// §1.1: agents are numbered from 1 to this.
    pub const LAST: u8 = 36;

    /// Whether the box has this agent.
    pub const fn exists(self) -> bool {
        1 <= self.0 && self.0 <= Agent::LAST
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Agent {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0)
    }
}

/// Any whole number is an agent that somebody can name; whether it is in the crowd is for the rules
/// to say. Numbers past 255 are all the same nobody.
impl<'de> Deserialize<'de> for Agent {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(from)?;
        Ok(Agent(u8::try_from(number).unwrap_or(u8::MAX)))
    }
}

/// A set of agents: one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Agent[]"))]
pub struct Agents(u64);

impl Agents {
    /// No agent.
    pub const NONE: Agents = Agents(0);

    /// Agents 1 to `last`.
    pub const fn up_to(last: u8) -> Agents {
        Agents((2 << last) - 2)
    }

    /// The agent of this number, if the box has one.
    #[inline]
    pub const fn only(agent: Agent) -> Agents {
        Agents(if agent.exists() { 1 << agent.0 } else { 0 })
    }

    /// Whether it is among them. One that is not in the box never is.
    #[inline]
    pub const fn contains(self, agent: Agent) -> bool {
        agent.exists() && self.0 >> agent.0 & 1 == 1
    }

    /// Adds one.
    ///
    /// # Panics
    /// If the box has no agent of this number.
    #[inline]
    pub const fn insert(&mut self, agent: Agent) {
        assert!(agent.exists(), "agents are numbered from 1 to 36");
        self.0 |= 1 << agent.0;
    }

    /// Takes one away, if it is there.
    #[inline]
    pub const fn remove(&mut self, agent: Agent) {
        if agent.exists() {
            self.0 &= !(1 << agent.0);
        }
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`th by number, counted from 0.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Agent> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| Agent(left.trailing_zeros() as u8))
    }

    /// By number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Agent> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left;
            left &= left.wrapping_sub(1);
            (next != 0).then(|| Agent(next.trailing_zeros() as u8))
        })
    }
}

/// Those in either set.
impl BitOr for Agents {
    type Output = Agents;
    #[inline]
    fn bitor(self, other: Agents) -> Agents {
        Agents(self.0 | other.0)
    }
}

/// Those in both sets.
impl BitAnd for Agents {
    type Output = Agents;
    #[inline]
    fn bitand(self, other: Agents) -> Agents {
        Agents(self.0 & other.0)
    }
}

/// Those of the first set that are not in the second.
impl Sub for Agents {
    type Output = Agents;
    #[inline]
    fn sub(self, other: Agents) -> Agents {
        Agents(self.0 & !other.0)
    }
}

impl FromIterator<Agent> for Agents {
    fn from_iter<I: IntoIterator<Item = Agent>>(agents: I) -> Self {
        let mut set = Agents::NONE;
        agents.into_iter().for_each(|agent| set.insert(agent));
        set
    }
}

impl Serialize for Agents {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Agents {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Numbers;
        impl<'de> Visitor<'de> for Numbers {
            type Value = Agents;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of agents")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Agents, A::Error> {
                let mut set = Agents::NONE;
                while let Some(agent) = list.next_element::<Agent>()? {
                    if !agent.exists() || set.contains(agent) {
                        return Err(A::Error::custom("an agent twice, or one that does not exist"));
                    }
                    set.insert(agent);
                }
                Ok(set)
            }
        }
        from.deserialize_seq(Numbers)
    }
}
