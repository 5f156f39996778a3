//! Chance, keyed by the match's seed and the number of the event it belongs to.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// What all chance of one match follows from. Secret while the match runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed that is these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that somebody names with a text: its SHA-256.
    pub fn of(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// The seed of the `number`th game of a series.
    #[must_use]
    pub fn nth(&self, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_be_bytes());
        Seed(hash.finalize().into())
    }

    /// The bytes, for the journal, which keeps the seed until the game is over.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// A secret does not print itself.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// Randomness for one step: nothing to store, nothing to leak, the same again on replay.
///
/// It is ChaCha8 under the match's seed, with the number of the step as its stream.
/// Nothing is computed until the dice are thrown, because most steps never throw them.
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    stream: u64,
    rng: Option<ChaCha8Rng>,
}

impl Dice {
    /// The dice for step number `step` of the match with this seed.
    pub const fn new(seed: Seed, step: u64) -> Dice {
        Dice { seed, stream: step, rng: None }
    }

    fn rng(&mut self) -> &mut ChaCha8Rng {
        self.rng.get_or_insert_with(|| {
            let mut rng = ChaCha8Rng::from_seed(self.seed.0);
            rng.set_stream(self.stream);
            rng
        })
    }

    /// 32 uniform bits.
    pub fn throw(&mut self) -> u32 {
        self.rng().next_u32()
    }

    /// A uniform number below `n`, without bias. The recipe is simple so that anybody can check it:
    /// the high half of `32 bits × n`, thrown again while the low half is below `2³² mod n`.
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to choose.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to choose from");
        below(self.rng(), n)
    }

    /// One of `choices`, or nothing if there are none.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        if choices.is_empty() {
            return None;
        }
        choices.get(self.below(choices.len() as u32) as usize)
    }

    /// Whether something that happens `times` in `of` happens now.
    pub fn chance(&mut self, times: u32, of: u32) -> bool {
        self.below(of) < times
    }

    /// Every order equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        let rng = self.rng();
        for last in (1..cards.len()).rev() {
            cards.swap(last, below(rng, last as u32 + 1) as usize);
        }
    }
}

/// See [`Dice::below`].
#[inline]
fn below(rng: &mut ChaCha8Rng, n: u32) -> u32 {
    loop {
        let wide = u64::from(rng.next_u32()) * u64::from(n);
        let low = wide as u32;
        // The threshold is always below n, so most throws need no division.
        if low >= n || low >= n.wrapping_neg() % n {
            return (wide >> 32) as u32;
        }
    }
}
