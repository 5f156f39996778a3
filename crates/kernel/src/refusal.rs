//! The rulebook saying no.

use std::fmt::Debug;

/// Why an act is refused. Not an error: it has a stable code, and the client has the words.
pub trait Refusal: Copy + PartialEq + Debug + Send + 'static {
    /// All of them, in the order in which the rules give them if several apply.
    const ALL: &'static [Self];

    /// The stable code, such as `wink/own_card`.
    fn code(self) -> &'static str;

    /// The clause that forbids the act, as the game's book numbers it: `4.2`, or `3` for a whole
    /// chapter. The client shows it beside its words, and opens the book there.
    fn clause(self) -> &'static str;
}

/// Declares a game's refusals, each with its code and the clause that forbids the act.
///
/// ```
/// kernel::refusals! {
///     /// Why an act is refused.
///     pub enum Refusal {
///         /// §4.2: you hold that card's twin.
///         OwnCard = "wink/own_card" by "4.2",
///     }
/// }
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident {
        $($(#[$doc:meta])* $Variant:ident = $code:literal by $clause:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        $vis enum $Enum {
            $($(#[$doc])* $Variant),+
        }

        impl $crate::Refusal for $Enum {
            const ALL: &'static [$Enum] = &[$($Enum::$Variant),+];

            fn code(self) -> &'static str {
                match self { $($Enum::$Variant => $code),+ }
            }

            fn clause(self) -> &'static str {
                match self { $($Enum::$Variant => $clause),+ }
            }
        }
    };
}
