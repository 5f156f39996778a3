//! §1.5: the pool and its nine spaces.

use serde::{Deserialize, Serialize};

kernel::named! {
    /// §1.5: an area of the pool, and so also its method of searching (§5).
    pub enum Area: "the name of an area" {
        /// §5.1: different shapes.
        A = "A",
        /// §5.2: different textures.
        B = "B",
        /// §5.3: one texture.
        C = "C",
        /// §5.5: a fistful.
        D = "D",
        /// §5.6: observation.
        E = "E",
    }
}

kernel::named! {
    /// §1.5: one of an area's two spaces.
    pub enum Shade: "`light` or `dark`" {
        /// For any number of spies.
        Light = "light",
        /// §2.1: for four to six.
        Dark = "dark",
    }
}

/// §1.5: a space of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Space {
    /// Its area.
    pub area: Area,
    /// Which of the area's spaces.
    #[serde(rename = "space")]
    pub shade: Shade,
}

impl Space {
    /// Every space that could be thought of, E's dark one too.
    pub const ALL: [Space; 10] = {
        let mut all = [Space { area: Area::A, shade: Shade::Light }; 10];
        let mut number = 0;
        while number < all.len() {
            all[number] = Space { area: Area::ALL[number / 2], shade: Shade::ALL[number % 2] };
            number += 1;
        }
        all
    };

    /// Its number in the order of [`ALL`](Space::ALL).
    #[inline]
    pub const fn number(self) -> usize {
        self.area as usize * 2 + self.shade as usize
    }

    /// §1.5, §2.1: the least number of spies that use it; none use E's dark space.
    pub const fn least_seats(self) -> Option<u8> {
        match (self.shade, self.area) {
            (Shade::Light, _) => Some(2),
            (Shade::Dark, Area::E) => None,
            (Shade::Dark, _) => Some(4),
        }
    }

    /// §1.5, §2.1: whether a table of this many spies uses it.
    pub const fn is_used(self, seats: u8) -> bool {
        match self.least_seats() {
            Some(least) => seats >= least,
            None => false,
        }
    }
}
