use super::report;

#[test]
fn unchanged_files_need_no_review() {
    assert!(report("").contains("nothing to review"));
}

#[test]
fn changed_files_are_listed() {
    let report = report(" M crates/wink/golden/perft.txt\n?? crates/wink/golden/new.txt\n");
    assert!(report.starts_with("2 golden files differ"), "{report}");
    assert!(report.contains("crates/wink/golden/perft.txt"), "{report}");
}
