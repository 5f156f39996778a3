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

/// Cards counted by nation, never more than the box has (108).
///
/// It is one word with a byte for each nation. Rules change and read it as a word: all counts are
/// summed at once, and a word that was written as one is there at once when it is read again, which
/// one whose byte was written is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Nation, number>>"))]
pub struct Tally([u8; 8]);

/// One in every byte that counts a nation.
const ONES: u64 = 0x0101_0101_0101;

impl Tally {
    /// Adds `cards` of a nation.
    #[inline]
    pub const fn add(&mut self, nation: Nation, cards: u8) {
        debug_assert!(self.total() + (cards as u32) < 128, "more than a tally holds");
        self.0 = (self.word() + ((cards as u64) << (nation as u32 * 8))).to_le_bytes();
    }

    /// Takes one card of a nation away. There has to be one.
    #[inline]
    pub const fn take(&mut self, nation: Nation) {
        debug_assert!(self.0[nation as usize] > 0, "there is no such card");
        self.0 = (self.word() - (1 << (nation as u32 * 8))).to_le_bytes();
    }

    /// How many cards there are in all.
    #[inline]
    pub const fn total(&self) -> u32 {
        (self.sums() >> 40) as u32 & 0xff
    }

    /// The nations of which there is at least one card.
    #[inline]
    pub fn nations(&self) -> Nations {
        let bit = |nation: Nation| u8::from(self[nation] > 0) << nation as u8;
        Nations(Nation::ALL.into_iter().fold(0, |set, nation| set | bit(nation)))
    }

    /// The `n`th card, if the cards lay sorted by nation.
    #[inline]
    pub fn nth(&self, n: u32) -> Option<Nation> {
        if n >= self.total() {
            return None;
        }
        // It is of the first nation up to which there are more than n cards: there, and from there
        // on, the highest bit of the byte stays when n + 1 are taken away.
        let more = (self.sums() | ONES << 7) - ONES * u64::from(n + 1);
        Nation::ALL.get((more & ONES << 7).trailing_zeros() as usize / 8).copied()
    }

    /// For each nation, in its byte, how many cards there are of it and of those before it.
    const fn sums(&self) -> u64 {
        self.word().wrapping_mul(ONES)
    }

    const fn word(&self) -> u64 {
        u64::from_le_bytes(self.0)
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
