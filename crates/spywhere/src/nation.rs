//! §1: six nations, sets of them, and cards counted by nation.

use std::ops::{Index, IndexMut};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

kernel::named! {
    /// §1.1: a nation, and so also its dish, its passport and its identification card.
    pub enum Nation: "the name of a nation" {
        /// Moules-frites.
        Belgium = "belgium",
        /// Jelly pudding.
        England = "england",
        /// Cheese.
        France = "france",
        /// Sauerkraut and sausage.
        Germany = "germany",
        /// Pizza.
        Italy = "italy",
        /// Paella.
        Spain = "spain",
    }
}

impl Nation {
    /// §1.2: the dish cards of each nation in the box.
    pub const CARDS: u8 = 18;
}

/// A set of nations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nations(u8);

impl Nations {
    /// Every nation but `removed`.
    pub fn in_play(removed: Option<Nation>) -> Nations {
        Nations(Nations::ALL).without(removed.into_iter().collect())
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn without(self, others: Nations) -> Nations {
        Nations(self.0 & !others.0)
    }

    /// Whether it is among them.
    pub const fn contains(self, nation: Nation) -> bool {
        self.0 >> nation as u8 & 1 == 1
    }

    /// Adds one.
    pub const fn insert(&mut self, nation: Nation) {
        self.0 |= 1 << nation as u8;
    }

    /// In the rulebook's order.
    ///
    /// Bots go through sets in every move: a list that is there already has no branch that hangs on
    /// chance, and its length is known.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Nation> {
        let (nations, len) = &LISTED[usize::from(self.0)];
        nations[..*len].iter().copied()
    }

    /// Every nation, as bits.
    const ALL: u8 = (1 << Nation::ALL.len()) - 1;
}

/// The nations of every set, and how many they are.
static LISTED: [([Nation; Nation::ALL.len()], usize); Nations::ALL as usize + 1] = {
    let mut listed = [(Nation::ALL, 0); Nations::ALL as usize + 1];
    let mut set = 0;
    while set < listed.len() {
        let mut nation = 0;
        while nation < Nation::ALL.len() {
            if set >> nation & 1 == 1 {
                listed[set].0[listed[set].1] = Nation::ALL[nation];
                listed[set].1 += 1;
            }
            nation += 1;
        }
        set += 1;
    }
    listed
};

impl FromIterator<Nation> for Nations {
    fn from_iter<I: IntoIterator<Item = Nation>>(nations: I) -> Self {
        let mut set = Nations::default();
        nations.into_iter().for_each(|nation| set.insert(nation));
        set
    }
}

/// Cards counted by nation.
///
/// Its counts are read in their places (`&self`): a copy would be loaded as a whole, and a load that
/// spans a count just written has to wait for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Nation, number>>"))]
pub struct Tally([u8; Nation::ALL.len()]);

impl Tally {
    /// How many cards there are in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// The nations of which there is at least one card.
    pub fn nations(&self) -> Nations {
        let bit = |nation: Nation| u8::from(self[nation] > 0) << nation as u8;
        Nations(Nation::ALL.into_iter().fold(0, |set, nation| set | bit(nation)))
    }

    /// The `n`th card, if the cards lay sorted by nation.
    pub fn nth(&self, n: u32) -> Option<Nation> {
        // Counts the nations that lie before it. A search would stop early, but where it stops is
        // chance, and a branch on chance costs more than the whole count.
        let (mut past, mut place) = (0, 0);
        for count in self.0 {
            past += u32::from(count);
            place += usize::from(past <= n);
        }
        Nation::ALL.get(place).copied()
    }
}

impl Index<Nation> for Tally {
    type Output = u8;
    fn index(&self, nation: Nation) -> &u8 {
        &self.0[nation as usize]
    }
}

impl IndexMut<Nation> for Tally {
    fn index_mut(&mut self, nation: Nation) -> &mut u8 {
        &mut self.0[nation as usize]
    }
}

impl FromIterator<Nation> for Tally {
    fn from_iter<I: IntoIterator<Item = Nation>>(cards: I) -> Self {
        let mut tally = Tally::default();
        cards.into_iter().for_each(|nation| tally[nation] += 1);
        tally
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.nations().iter().map(|nation| (nation, self[nation])))
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Tally;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("cards counted by nation")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tally, A::Error> {
                let mut tally = Tally::default();
                while let Some((nation, count)) = map.next_entry::<Nation, u8>()? {
                    if tally[nation] > 0 || count > Nation::CARDS {
                        return Err(A::Error::custom("a nation twice, or too many of its cards"));
                    }
                    tally[nation] = count;
                }
                Ok(tally)
            }
        }
        from.deserialize_map(Counts)
    }
}
