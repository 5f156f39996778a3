use super::{IMPURE, check};
use crate::tidy::violation::assert_says;

const PATH: &str = "crates/wink/src/calling.rs";

#[test]
fn pure_rules_are_in_order() {
    let text = "/// After 1.5 s of std::time, an Instant.\nuse std::collections::BTreeMap;\n\
                const WORDS: &str = \"HashMap 1.5 f64\";\n\
                fn f(x: (u8, (u8, u8))) -> u8 { x.1.0 }\n";
    assert_says(check, &[(PATH, text)], &[]);
}

#[test]
fn every_impure_name_is_a_violation() {
    for (name, right) in IMPURE {
        let said = format!("{PATH}:2: `{name}` in the rules; {right}");
        assert_says(check, &[(PATH, &format!("\nuse {name};\n"))], &[&said]);
    }
}

#[test]
fn a_float_is_a_violation() {
    assert_says(
        check,
        &[(PATH, "const X: u8 = (2.5 * 2.0) as u8;\n")],
        &[
            "crates/wink/src/calling.rs:1: `2.5` in the rules; \
             count in whole units; floats live in bag",
            "crates/wink/src/calling.rs:1: `2.0` in the rules; \
             count in whole units; floats live in bag",
        ],
    );
}

#[test]
fn a_grouped_import_hides_nothing() {
    assert_says(
        check,
        &[(PATH, "use std::{\n    fmt,\n    fs,\n};\n")],
        &["crates/wink/src/calling.rs:3: `std::fs` in the rules; \
           the rules ask the operating system for nothing"],
    );
}

#[test]
fn tests_and_other_crates_may_do_as_they_like() {
    let text = "use std::collections::HashMap;\n";
    for path in [
        "crates/wink/src/calling/tests.rs",
        "crates/wink/tests/calling.rs",
        "crates/wink/benches/moves.rs",
        "crates/bag/src/lib.rs",
        "crates/host/src/lib.rs",
        "crates/wink/notes.md",
    ] {
        assert_says(check, &[(path, text)], &[]);
    }
    assert_says(check, &[(PATH, "#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n")], &[]);
}

#[test]
fn every_rules_crate_is_held_to_it() {
    for name in ["kernel", "spywhere", "wink", "dr-shark"] {
        let path = format!("crates/{name}/src/lib.rs");
        let said = format!("{path}:1: `thread_rng` in the rules; randomness comes from `Dice`");
        assert_says(check, &[(&path, "use rand::thread_rng;\n")], &[&said]);
    }
}
