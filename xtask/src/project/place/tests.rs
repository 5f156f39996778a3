use super::{crate_of, extension, is_built};

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
