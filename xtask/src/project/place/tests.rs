use super::is_built;

#[test]
fn what_is_built_is_no_part_of_the_project() {
    assert!(is_built("target/debug/xtask") && is_built("web/node_modules/vite/index.js"));
    assert!(!is_built("crates/host/src/target.rs"));
}
