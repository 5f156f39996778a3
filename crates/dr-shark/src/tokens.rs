//! §1.1: tokens counted by design.

use std::ops::{Index, IndexMut};

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Components, Design};

/// Tokens counted by design.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Design, number>>"))]
pub struct Tokens([u8; Design::ALL.len()]);

impl Tokens {
    /// Those of a full box.
    pub fn of(components: &Components) -> Tokens {
        Tokens(Design::ALL.map(|design| components.tokens(design)))
    }

    /// How many there are in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// §9.1: their points.
    pub fn points(&self, components: &Components) -> u32 {
        let of = |design| u32::from(self[design]) * u32::from(components.points(design));
        Design::ALL.into_iter().map(of).sum()
    }
}

impl Index<Design> for Tokens {
    type Output = u8;
    fn index(&self, design: Design) -> &u8 {
        &self.0[design as usize]
    }
}

impl IndexMut<Design> for Tokens {
    fn index_mut(&mut self, design: Design) -> &mut u8 {
        &mut self.0[design as usize]
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let there = Design::ALL.into_iter().filter(|design| self[*design] > 0);
        to.collect_map(there.map(|design| (design, self[design])))
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Tokens;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("tokens counted by design")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tokens, A::Error> {
                let mut tokens = Tokens::default();
                while let Some((design, count)) = map.next_entry::<Design, u8>()? {
                    if tokens[design] > 0 {
                        return Err(A::Error::custom("a design twice"));
                    }
                    tokens[design] = count;
                }
                Ok(tokens)
            }
        }
        from.deserialize_map(Counts)
    }
}
