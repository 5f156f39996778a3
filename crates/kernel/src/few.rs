//! A short list that is flat.

use std::fmt;
use std::ops::Deref;

use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// At most `N` values in order, without a heap: copying it is copying memory.
/// (The well-known crates for this are not `Copy`, and views are copied often.)
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<T>"))]
pub struct Few<T, const N: usize> {
    len: u8,
    of: [T; N],
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N < 256, "a few are fewer than 256") };
        Few { len: 0, of: [T::default(); N] }
    }

    /// How many. (A slice would say so too, but would first look whether it is one.)
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last one.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.of.get(self.len().wrapping_sub(1))
    }

    /// Adds the same `times` times at the end.
    ///
    /// # Panics
    /// If there is no room for so many.
    pub fn push_times(&mut self, value: T, times: u8) {
        let len = self.len();
        self.of[len..len + usize::from(times)].fill(value);
        self.len += times;
    }

    /// Adds one at the end.
    ///
    /// # Panics
    /// If the list is full: how many there can be is the rulebook's to say.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.of[usize::from(self.len)] = value;
        self.len += 1;
    }

    /// Takes the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.of[usize::from(self.len)])
    }

    /// Takes out the one at `place`; those behind it move up.
    pub fn remove(&mut self, place: usize) -> T {
        let value = self[place];
        self.of.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        value
    }

    /// Keeps those for which `keep` says so, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for i in 0..usize::from(self.len) {
            let value = self.of[i];
            if keep(&value) {
                self.of[kept] = value;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Where the first of these lies.
    #[inline(always)]
    pub fn place(&self, of: &T) -> Option<usize>
    where
        T: PartialEq,
    {
        // Looked for from the end without stopping: where it lies is often chance, and a branch on
        // chance costs more than looking at all of the few. What lies past the end does not count.
        let mut place = N;
        for i in (0..N).rev() {
            place = if self.of[i] == *of { i } else { place };
        }
        (place < usize::from(self.len)).then_some(place)
    }

    /// Puts `new` in the place of the first `old`. Without an `old`, nothing happens.
    #[inline]
    pub fn replace(&mut self, old: &T, new: T)
    where
        T: PartialEq,
    {
        if let Some(place) = self.place(old) {
            self.of[place] = new;
        }
    }

    /// The values, to be changed in their places.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.of[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.of[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut few = Few::new();
        values.into_iter().for_each(|value| few.push(value));
        few
    }
}

impl<T: Copy + Default, const N: usize, const M: usize> From<[T; M]> for Few<T, N> {
    fn from(values: [T; M]) -> Self {
        const { assert!(M <= N, "more than a few") };
        values.into_iter().collect()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct List<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for List<T, N> {
            type Value = Few<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Few<T, N>, A::Error> {
                let mut few = Few::new();
                while let Some(value) = list.next_element()? {
                    if few.len() == N {
                        return Err(de::Error::custom(format_args!("more than {N} in a list")));
                    }
                    few.push(value);
                }
                Ok(few)
            }
        }
        from.deserialize_seq(List(std::marker::PhantomData))
    }
}
