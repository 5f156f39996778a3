//! The eight spies: a colour and an emblem each.

kernel::named! {
    /// A spy: the colour and the emblem that a player goes by at a table.
    pub enum Spy: "the name of a spy" {
        /// Orange.
        Fox = "fox",
        /// Violet.
        Owl = "owl",
        /// Blue.
        Heron = "heron",
        /// Green.
        Cat = "cat",
        /// Grey.
        Raven = "raven",
        /// Pink.
        Hare = "hare",
        /// Yellow.
        Moth = "moth",
        /// Teal.
        Wolf = "wolf",
    }
}
