//! That every refusal can be looked up.

use kernel::{Game, Refusal};
use std::{collections::BTreeSet, fs, path::Path};

/// A game's refusals, as codes and the clauses that forbid the act.
fn refusals<G: Game>() -> Vec<(&'static str, &'static str)> {
    G::Refusal::ALL.iter().map(|refusal| (refusal.code(), refusal.clause())).collect()
}

/// The numbers in a rulebook: of its chapters (`## §7 …`) and of its clauses (`7.2 …`).
fn numbers(game: &str) -> BTreeSet<String> {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../rules/{game}.md"));
    let book = fs::read_to_string(book).expect("each game has its book");
    let first = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let number = |line: &str| first(line.strip_prefix("## §").unwrap_or(line));
    let is_number = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
    book.lines().map(number).filter(is_number).collect()
}

#[test]
fn every_refusal_cites_a_clause_of_its_book() {
    for (game, refusals) in games::each!(G => (G::NAME, refusals::<G>())) {
        let numbers = numbers(game);
        for (code, clause) in refusals {
            assert!(numbers.contains(clause), "{code}: there is no §{clause} in rules/{game}.md");
        }
    }
}

#[test]
fn every_refusal_has_a_code_of_its_own_with_its_game_in_it() {
    for (game, refusals) in games::each!(G => (G::NAME, refusals::<G>())) {
        let codes: BTreeSet<&str> = refusals.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes.len(), refusals.len(), "{game}: two refusals have one code");
        let prefix = format!("{game}/");
        for code in codes {
            assert!(code.starts_with(&prefix), "{code} is refused by {game}");
        }
    }
}
