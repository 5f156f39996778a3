use super::check;
use crate::tidy::violation::assert_says;

#[test]
fn an_empty_file_name_is_a_violation() {
    for (path, part) in [
        ("crates/wink/src/utils.rs", "utils"),
        ("crates/wink/tests/common/mod.rs", "common"),
        ("web/src/helpers.test.ts", "helpers"),
    ] {
        let said = format!(
            "{path}:1: `{part}` says nothing about what is inside; name it after the idea it holds"
        );
        assert_says(check, &[(path, "")], &[&said]);
    }
}

#[test]
fn an_empty_type_name_is_a_violation() {
    for (path, text, name, kind) in [
        ("crates/host/src/lib.rs", "pub struct TableManager<T>(T);", "TableManager", "manager"),
        ("crates/host/src/lib.rs", "trait Handler {}", "Handler", "handler"),
        ("web/src/board.ts", "export class CardHandler {}", "CardHandler", "handler"),
        ("web/src/TableManager.svelte", "", "TableManager", "manager"),
    ] {
        let said = format!(
            "{path}:1: `{name}` is called a {kind}; \
             name it after what it is, in the rulebook's words"
        );
        assert_says(check, &[(path, text)], &[&said]);
    }
}

#[test]
fn a_name_with_a_meaning_is_in_order() {
    let text = "// struct TableManager\nuse axum::Handler;\nstruct Call;\nfn f<H: Handler>() {}\n";
    assert_says(
        check,
        &[
            ("crates/host/src/uncommon.rs", text),
            ("web/src/Table.svelte", "import type { EventHandler } from 'svelte';"),
        ],
        &[],
    );
}
