//! Places at the table: one, a set of them, one value for each.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// No table of any game has more seats than this, so that what is kept per seat can be flat.
pub const MAX_SEATS: usize = 8;

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The next seat, round the table: "to the left" in every rulebook.
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0)
    }
}

/// Every whole number parses as a seat; the rules say whether it is at the table. Numbers past 255
/// are all read as the same seat, which no table has.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(from)?;
        Ok(Seat(u8::try_from(number).unwrap_or(u8::MAX)))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats: everybody at a table of `n`.
    pub const fn all(n: u8) -> Seats {
        Seats(if n >= 8 { u8::MAX } else { (1 << n) - 1 })
    }

    /// Whether `seat` is among them. A seat nowhere never is.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < MAX_SEATS as u8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In table order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// One value per seat, flat: copying it is copying memory.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<T>"))]
pub struct PerSeat<T> {
    seats: u8,
    of: [T; MAX_SEATS],
}

impl<T: Default> PerSeat<T> {
    /// Builds one value for each of `seats` seats.
    pub fn new(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        assert!(usize::from(seats) <= MAX_SEATS, "no table has {seats} seats");
        let of = std::array::from_fn(|i| {
            if i < usize::from(seats) { value(Seat(i as u8)) } else { T::default() }
        });
        PerSeat { seats, of }
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(&self) -> u8 {
        self.seats
    }

    /// All seats, in table order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.seats).map(Seat)
    }

    /// The values, in table order.
    pub fn values(&self) -> &[T] {
        &self.of[..usize::from(self.seats)]
    }

    /// Each seat with its value, in table order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.values())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.of[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.of[usize::from(seat.0)]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values().fmt(f)
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(usize::from(self.seats)))?;
        self.values().iter().try_for_each(|value| list.serialize_element(value))?;
        list.end()
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct List<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for List<T> {
            type Value = PerSeat<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list with one entry for each seat")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<PerSeat<T>, A::Error> {
                let mut of: [T; MAX_SEATS] = std::array::from_fn(|_| T::default());
                let mut seats = 0;
                while let Some(value) = list.next_element()? {
                    let place = of
                        .get_mut(usize::from(seats))
                        .ok_or_else(|| de::Error::custom("no table has more than 8 seats"))?;
                    *place = value;
                    seats += 1;
                }
                Ok(PerSeat { seats, of })
            }
        }
        from.deserialize_seq(List(std::marker::PhantomData))
    }
}
