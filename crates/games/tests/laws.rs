//! That every law was seen to fail.

use std::{fs, path::Path};

/// A law that no planted bug has broken may be one that cannot break.
#[test]
fn every_law_was_broken_by_a_planted_bug() {
    let planted = |name: &&str| {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name(name);
        fs::read_to_string(crates.join("src/tests/planted.rs")).expect("each game plants bugs")
    };
    let planted: String = games::NAMES.iter().map(planted).collect();
    let is_unbroken = |law: &&&str| !planted.contains(&format!("\"{law}\""));
    let unbroken: Vec<&&str> = umpire::laws::LAWS.iter().filter(is_unbroken).collect();
    assert!(unbroken.is_empty(), "no planted bug breaks {unbroken:?}");
}
