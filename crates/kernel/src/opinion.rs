//! What a bot believes, in plain numbers with names.

use serde::Serialize;

use crate::About;

/// One thing that a bot believes: how likely it is, or how much it is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opinion {
    /// What the number says, such as `chance` or `points`.
    pub measure: &'static str,
    /// What it is about, from the general to the particular.
    pub about: Vec<(&'static str, About)>,
    /// The number, in thousandths: a chance is from 0 to 1000.
    pub thousandths: i32,
}

impl Opinion {
    /// An opinion about nothing yet.
    pub const fn new(measure: &'static str, thousandths: i32) -> Opinion {
        Opinion { measure, about: Vec::new(), thousandths }
    }

    /// The same opinion, which is also about this.
    #[must_use]
    pub fn with(mut self, name: &'static str, about: About) -> Opinion {
        self.about.push((name, about));
        self
    }
}
