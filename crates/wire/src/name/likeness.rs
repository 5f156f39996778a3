//! Names that people would confuse.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Whether these look alike, in capitals, in lower case, or as written.
///
/// The order of lower-casing and replacing look-alikes matters: `I` looks like `l`, `i` does not; a
/// Greek `Ν` looks like `N`, its small `ν` like `v`.
pub(super) fn alike(one: &str, other: &str) -> bool {
    one == other || forms(one).iter().zip(forms(other)).any(|(one, other)| *one == other)
}

/// The appearances of a name: in lower case, and with its look-alikes in lower case.
fn forms(name: &str) -> [String; 2] {
    let plain: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
    [drawn(&plain.to_lowercase()), drawn(&drawn(&plain).to_lowercase())]
}

/// The skeleton of Unicode's report 39: one character stands for all that look like it.
fn drawn(text: &str) -> String {
    skeleton(text).collect()
}
