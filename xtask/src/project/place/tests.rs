use super::{crate_of, extension, is_built, is_test};

#[test]
fn tests_are_told_by_their_place() {
    for path in [
        "crates/wink/tests/calling.rs",
        "crates/wink/src/tests.rs",
        "crates/wink/src/calling/tests.rs",
        "crates/wink/src/tests/calling.rs",
        "crates/wink/src/calling_test.rs",
        "crates/wink/src/calling_tests.rs",
        "web/src/board.test.ts",
        "web/e2e/table.spec.ts",
    ] {
        assert!(is_test(path), "{path}");
    }
    for path in ["crates/wink/src/calling.rs", "xtask/src/test.rs", "web/src/latest.ts"] {
        assert!(!is_test(path), "{path}");
    }
}

#[test]
fn a_crate_is_told_by_its_folder() {
    assert_eq!(crate_of("crates/dr-shark/src/lib.rs"), Some("dr-shark"));
    assert_eq!(crate_of("web/src/main.ts"), None);
    assert_eq!(crate_of("crates/README.md"), None);
}

#[test]
fn what_is_built_is_no_part_of_the_project() {
    assert!(is_built("target/debug/xtask") && is_built("web/node_modules/vite/index.js"));
    assert!(!is_built("crates/host/src/target.rs"));
}

#[test]
fn an_extension_needs_a_dot() {
    assert_eq!(extension("web/src/Table.svelte"), Some("svelte"));
    assert_eq!(extension("LICENSE-MIT"), None);
}
