//! `cargo xtask new-game NAME`: a small game that can be played, to be changed into yours.
//!
//! The game in `xtask/new-game/`, which is called New Game, is copied file by file under your name,
//! and entered in the five files that list games ([`ENTRIES`]).

mod name;
mod scratch;

use crate::{Outcome, codegen, project::walked, shell, transcripts, web};
use name::Name;
pub(crate) use scratch::rehearse;
use std::{fs, path::Path};

/// Where the game that is copied lies.
pub(crate) const TEMPLATES: &str = "xtask/new-game";

/// A file that lists games, what is written into it, and the text before which it is written.
#[rustfmt::skip]
const ENTRIES: &[(&str, &str, &str)] = &[
    ("crates/games/src/lib.rs", ", new_game::NewGame", " }\n"),
    ("crates/games/Cargo.toml", ", \"new-game/ts\"", "]\n\n[dependencies]"),
    ("crates/games/Cargo.toml", "new-game = { path = \"../new-game\" }\n", "\n[dev-dependencies]"),
    ("crates/bots/src/lib.rs", "mod new_game;\n", "mod pace;\n"),
    ("docs/umpire.md", "`new-game` ([its own page](umpire-new-game.md)), ", "`spywhere` (this page)"),
    ("web/src/games/registry.ts", "import { about as newGame } from \"./new-game/about\";\n", "\nexport interface Entry"),
    ("web/src/games/registry.ts", "  \"new-game\": { about: newGame, fetch: () => import(\"./new-game\") },\n", "};\n\nexport const isReady"),
];

pub(crate) fn run(root: &Path, words: &[String]) -> Outcome {
    let [name] = words else { return Err("which name? `cargo xtask new-game night-train`".into()) };
    if name == "--try" {
        return rehearse(root);
    }
    let name = Name::read(name)?;
    write(root, &name)?;
    let Name { kebab, title, .. } = &name;
    println!(
        "\n{title} can be played: cargo run -- serve. What to do next stands in CONTRIBUTING.md."
    );
    println!("Its tests: cargo test -p {kebab}; everything: cargo xtask test.");
    Ok(())
}

/// Writes the game and enters it in the lists; then types and golden files follow from the rules.
fn write(root: &Path, name: &Name) -> Outcome {
    name.is_free(root)?;
    let trouble = |path: &str, why: &dyn std::fmt::Display| format!("{path}: {why}");
    println!("New files:");
    for template in walked(&root.join(TEMPLATES))? {
        let from = root.join(TEMPLATES).join(&template);
        let text = fs::read_to_string(from).map_err(|why| trouble(&template, &why))?;
        let path = name.put_into(&template);
        if let Some(folder) = root.join(&path).parent() {
            fs::create_dir_all(folder).map_err(|why| trouble(&path, &why))?;
        }
        fs::write(root.join(&path), name.put_into(&text)).map_err(|why| trouble(&path, &why))?;
        println!("  {path}");
    }
    println!("Files that list games:");
    for (number, (path, entry, before)) in ENTRIES.iter().enumerate() {
        let text = fs::read_to_string(root.join(path)).map_err(|why| trouble(path, &why))?;
        let missing = || {
            trouble(path, &format_args!("nothing is like {before:?}, before which {entry:?} goes"))
        };
        let at = text.rfind(before).ok_or_else(missing)?;
        let text = format!("{}{}{}", &text[..at], name.put_into(entry), &text[at..]);
        fs::write(root.join(path), text).map_err(|why| trouble(path, &why))?;
        if number == 0 || ENTRIES[number - 1].0 != *path {
            println!("  {path}");
        }
    }
    let Name { kebab, .. } = name;
    shell::run(root, shell::cargo().args(["fmt", "--package", kebab, "--package", "bots"]))?;
    println!("Files that follow from the rules (and Cargo.lock):");
    codegen::run(root)?;
    web::messages(root)?;
    transcripts::bless(root, &["--package", kebab])
}

#[cfg(test)]
mod tests {
    use super::ENTRIES;
    use crate::project::root;
    use std::{collections::BTreeSet, fs};

    #[test]
    fn a_game_is_entered_in_five_files_and_each_has_the_place() {
        let files: BTreeSet<&str> = ENTRIES.iter().map(|(path, ..)| *path).collect();
        assert!(files.len() <= 5, "{files:?}");
        for (path, _, before) in ENTRIES {
            let text = fs::read_to_string(root().join(path)).expect("the file is there");
            assert!(text.contains(before), "{path}: {before:?}");
        }
    }
}
