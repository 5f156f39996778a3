use super::{PLACES, check};
use crate::tidy::violation::assert_says;

const KERNEL: (&str, &str) = ("crates/kernel/Cargo.toml", "[package]\nname = \"kernel\"\n");
const UMPIRE: (&str, &str) =
    ("crates/umpire/Cargo.toml", "[dependencies]\nkernel.workspace = true\n");
const HOST: (&str, &str) = ("crates/host/Cargo.toml", "");

#[test]
fn the_edges_of_the_table_are_allowed() {
    let wink = "[dependencies]\nkernel.workspace = true\nserde = \"1\"\n\
                [dev-dependencies]\numpire.workspace = true\n";
    let safehouse = "[dependencies]\nhost.workspace = true\n[build-dependencies]\nwink = \"1\"\n";
    let files = [
        KERNEL,
        UMPIRE,
        HOST,
        ("crates/wink/Cargo.toml", wink),
        ("crates/safehouse/Cargo.toml", safehouse),
    ];
    assert_says(check, &files, &[]);
}

#[test]
fn any_other_edge_is_a_violation() {
    let wink = "[dependencies]\nkernel.workspace = true\nhost = { path = \"../host\" }\n";
    assert_says(
        check,
        &[KERNEL, UMPIRE, HOST, ("crates/wink/Cargo.toml", wink)],
        &["crates/wink/Cargo.toml:3: wink may not depend on host; \
           wink may touch kernel, its tests also umpire"],
    );
    assert_says(
        check,
        &[HOST, ("crates/kernel/Cargo.toml", "[build-dependencies.host]\npath = \"../host\"\n")],
        &["crates/kernel/Cargo.toml:1: kernel may not depend on host; \
           kernel may touch none of our crates"],
    );
}

#[test]
fn what_tests_may_touch_the_crate_may_not() {
    assert_says(
        check,
        &[UMPIRE, KERNEL, ("crates/wink/Cargo.toml", "[dependencies]\numpire.workspace = true\n")],
        &["crates/wink/Cargo.toml:2: wink may not depend on umpire; \
           wink may touch kernel, its tests also umpire"],
    );
}

#[test]
fn an_edge_under_another_name_is_still_an_edge() {
    let said = &["crates/bag/Cargo.toml:2: bag may not depend on host; \
                  bag may touch none of our crates"];
    let renamed = "[dependencies]\ninn = { package = \"safehouse-host\", version = \"1\" }\n";
    let host = ("crates/host/Cargo.toml", "[package]\nname = \"safehouse-host\"\n");
    assert_says(check, &[host, ("crates/bag/Cargo.toml", renamed)], said);
    let offered = "[workspace.dependencies]\ninn = { path = \"crates/host\" }\n";
    let taken = "[dependencies]\ninn.workspace = true\n";
    assert_says(check, &[HOST, ("Cargo.toml", offered), ("crates/bag/Cargo.toml", taken)], said);
}

#[test]
fn a_crate_without_a_place_is_a_violation() {
    assert_says(
        check,
        &[("crates/teacup/Cargo.toml", "")],
        &["crates/teacup/Cargo.toml:1: nobody knows what teacup may touch; \
           say in xtask/src/tidy/edges.rs where it stands"],
    );
}

#[test]
fn xtask_touches_nothing_at_all() {
    assert_says(check, &[("xtask/Cargo.toml", "[package]\nname = \"xtask\"\n")], &[]);
    assert_says(
        check,
        &[("xtask/Cargo.toml", "[dependencies]\nanyhow = \"1\"\n")],
        &["xtask/Cargo.toml:2: xtask depends on anyhow; \
           xtask builds from the standard library alone"],
    );
}

#[test]
fn the_table_names_only_crates_that_stand_in_it() {
    for place in PLACES {
        for reach in [&place.touches, &place.tests_touch] {
            if let super::Only(names) = reach {
                for name in *names {
                    assert!(PLACES.iter().any(|place| place.name == *name), "{name}");
                }
            }
        }
    }
}
