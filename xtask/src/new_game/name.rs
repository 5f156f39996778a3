//! A name for a game, in the spellings of all files that say it.

use std::{fs, path::Path};

/// Words that Rust keeps for itself, and crates that it brings along.
const RUST: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue",
    "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen",
    "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv",
    "pub", "ref", "return", "self", "static", "std", "struct", "super", "test", "trait", "true",
    "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// A name for a game.
#[derive(Debug, PartialEq)]
pub(super) struct Name {
    /// `night-train`: its crate, book and folder, and what the protocol calls it.
    pub(super) kebab: String,
    /// `Night Train`: what people call it.
    pub(super) title: String,
}

impl Name {
    /// The name as it was typed, or why it cannot be one.
    pub(super) fn read(typed: &str) -> Result<Name, String> {
        let word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !typed.split('-').all(word) {
            return Err(format!(
                "`{typed}` cannot be a crate of ours: write small letters, words joined by a \
                 hyphen, such as night-train"
            ));
        }
        if RUST.contains(&typed) {
            return Err(format!("`{typed}` is a word of Rust's own: take another"));
        }
        let titled = |word: &str| word[..1].to_uppercase() + &word[1..];
        let title = typed.split('-').map(titled).collect::<Vec<_>>().join(" ");
        Ok(Name { kebab: typed.into(), title })
    }

    /// Whether no crate has this name, neither ours nor one we depend on.
    pub(super) fn is_free(&self, root: &Path) -> Result<(), String> {
        let Name { kebab, .. } = self;
        let lock = fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
        let known = lock.contains(&format!("\nname = \"{kebab}\"\n"));
        if known || root.join("crates").join(kebab).exists() {
            return Err(format!("`{kebab}` is taken: there is a crate of that name"));
        }
        if root.join(format!("rules/{kebab}.md")).exists() {
            return Err(format!("`{kebab}` is taken: there is a rulebook of that name"));
        }
        Ok(())
    }

    /// The text with this name wherever it says New Game, each time in the same spelling.
    pub(super) fn put_into(&self, text: &str) -> String {
        let pascal = self.title.replace(' ', "");
        let camel = pascal[..1].to_lowercase() + &pascal[1..];
        text.replace("new-game", &self.kebab)
            .replace("new_game", &self.kebab.replace('-', "_"))
            .replace("New Game", &self.title)
            .replace("NewGame", &pascal)
            .replace("newGame", &camel)
    }
}

#[cfg(test)]
mod tests {
    use super::Name;
    use crate::project::root;

    #[test]
    fn every_spelling_follows_from_the_name() {
        let name = Name::read("night-train").unwrap();
        let text = "new-game new_game New Game NewGame newGame";
        assert_eq!(
            name.put_into(text),
            "night-train night_train Night Train NightTrain nightTrain"
        );
    }

    #[test]
    fn a_name_that_cannot_be_is_refused_in_a_sentence() {
        for typed in ["", "Chess", "night_train", "night--train", "-train", "3d", "naïve", "a-1"] {
            let said = Name::read(typed).unwrap_err();
            assert!(said.starts_with(&format!("`{typed}` cannot be a crate of ours")), "{said}");
        }
        for typed in ["match", "yield", "std"] {
            let said = Name::read(typed).unwrap_err();
            assert_eq!(said, format!("`{typed}` is a word of Rust's own: take another"));
        }
    }

    #[test]
    fn a_name_that_is_taken_is_refused() {
        for typed in ["wink", "dr-shark", "host", "serde"] {
            let said = Name::read(typed).unwrap().is_free(&root()).unwrap_err();
            assert!(said.starts_with(&format!("`{typed}` is taken")), "{said}");
        }
        assert_eq!(Name::read("night-train").unwrap().is_free(&root()), Ok(()));
    }
}
