use super::check;
use crate::tidy::violation::assert_says;

#[test]
fn a_hole_is_a_violation() {
    assert_says(
        check,
        &[("crates/wink/src/lib.rs", "fn a() { todo!() }\nfn b() { unimplemented!(\"b\") }\n")],
        &[
            "crates/wink/src/lib.rs:1: `todo!` panics when a player gets there; \
             write it, or make it a refusal or a type that cannot be built",
            "crates/wink/src/lib.rs:2: `unimplemented!` panics when a player gets there; \
             write it, or make it a refusal or a type that cannot be built",
        ],
    );
}

#[test]
fn a_word_about_a_hole_is_none() {
    let text = "// todo!()\nfn todo() -> &'static str { \"todo!()\" }\nmytodo!();\n";
    assert_says(check, &[("crates/wink/src/lib.rs", text)], &[]);
}
