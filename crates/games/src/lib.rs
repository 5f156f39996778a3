//! The one list of games.
//!
//! Everything that is done for every game follows from the list at the end of this file: their
//! names, the tables that the host opens, the umpire's games, the client's types, the fuzz targets
//! for their parsers. A crate that needs something for every game calls one of the macros:
//!
//! - [`each!`] evaluates an expression for every game and returns an array;
//! - [`by_name!`] evaluates it for the game of that name, if there is one;
//! - [`games!`] passes the list to a macro of the caller, where the name of a crate is needed.
//!
//! It may touch the kernel and the rules crates.

/// Reads the list and defines the macros. `$d` is a dollar sign: a macro that is defined by a macro
/// cannot spell one itself.
macro_rules! list {
    ($d:tt $($rules:ident::$game:ident),+ $(,)?) => {
        $(pub use ::$rules;)+

        /// The names of all games, in the order in which they are offered.
        pub const NAMES: &[&str] = &[$(<$rules::$game as kernel::Game>::NAME),+];

        /// `each!(G => expression)`: the expression for every game `G`, as an array.
        #[macro_export]
        macro_rules! each {
            ($d G:ident => $d expression:expr) => {
                [$({
                    type $d G = $crate::$rules::$game;
                    $d expression
                }),+]
            };
        }

        /// `by_name!(name, G => expression)`: the expression for the game `G` of that name, or
        /// `None` if no game has it.
        #[macro_export]
        macro_rules! by_name {
            ($d name:expr, $d G:ident => $d expression:expr) => {
                match $d name {
                    $(<$crate::$rules::$game as $crate::Game>::NAME => {
                        type $d G = $crate::$rules::$game;
                        Some($d expression)
                    })+
                    _ => None,
                }
            };
        }

        /// `games!(macro)`: calls `macro! { rules::Game, … }`, a crate and its game each. The
        /// crates are re-exported under `games::`.
        #[macro_export]
        macro_rules! games {
            ($d then:ident) => {
                $d then! { $($rules::$game),+ }
            };
        }
    };
}

#[doc(hidden)]
pub use kernel::Game;

list! { $ wink::Wink, spywhere::Spywhere, dr_shark::DrShark }
