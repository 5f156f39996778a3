//! The list is complete: whatever a crate records is in it, and everything in it is recorded.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::known::{KNOWN, Kind};

#[test]
fn the_list_is_what_the_crates_record() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut recorded = BTreeSet::new();
    for each in fs::read_dir(crates).expect("the crates") {
        read(&each.expect("a crate").path().join("src"), &mut recorded);
    }
    assert!(recorded.len() > 5, "{recorded:?}");
    let mut listed: BTreeSet<String> = KNOWN.iter().map(|metric| metric.name.to_owned()).collect();
    assert_eq!(listed.len(), KNOWN.len(), "no name twice");
    listed.insert("safehouse_build_info".into());
    let missing = |of: &BTreeSet<String>, from: &BTreeSet<String>| -> Vec<String> {
        of.difference(from).cloned().collect()
    };
    assert_eq!(missing(&recorded, &listed), [""; 0], "recorded, but not listed");
    assert_eq!(missing(&listed, &recorded), [""; 0], "listed, but not recorded");
}

/// Collects the names of metrics in the sources of a folder; the list itself does not count, nor
/// do tests.
fn read(folder: &Path, names: &mut BTreeSet<String>) {
    for each in fs::read_dir(folder).into_iter().flatten() {
        let path = each.expect("a file").path();
        let ours = path.ends_with("serve/metrics/known.rs") || path.ends_with("metrics/tests.rs");
        if path.is_dir() {
            read(&path, names);
        } else if path.extension().is_some_and(|it| it == "rs") && !ours {
            names.extend(names_in(&fs::read_to_string(&path).expect("a text")));
        }
    }
}

fn names_in(text: &str) -> impl Iterator<Item = String> {
    let behind = text.split("\"safehouse_").skip(1);
    behind.filter_map(|rest| Some(format!("safehouse_{}", rest.split_once('"')?.0)))
}

/// What operators' tools, and `promtool check metrics`, expect of names.
#[test]
fn names_say_what_they_count() {
    for metric in KNOWN {
        let name = metric.name;
        let total = name.ends_with("_total");
        match metric.kind {
            Kind::Counter => assert!(total, "{name}"),
            Kind::Gauge => assert!(!total && metric.kinds.is_empty(), "{name}"),
            Kind::Histogram(bounds) => {
                assert!(name.ends_with("_seconds"), "{name}");
                assert!(bounds.is_sorted() && bounds.len() > 10, "{name}");
            }
        }
        assert!(metric.help.ends_with('.') && !metric.help.contains(['\n', '\\']), "{name}");
    }
}
