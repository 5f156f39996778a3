//! Golden files: results that are kept in the repository, and reviewed as diffs when they change.

use std::path::Path;

/// Compares `text` with the golden file at `path`, or writes it anew when `SAFEHOUSE_BLESS` is set
/// (which `cargo xtask transcripts` does).
///
/// # Panics
/// If they differ, at the first line that does.
#[track_caller]
pub fn check(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os("SAFEHOUSE_BLESS").is_some() {
        let folder = path.parent().expect("a golden file stands in a folder");
        std::fs::create_dir_all(folder).expect("the golden folder can be made");
        std::fs::write(path, text).expect("the golden file can be written");
        return;
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    if golden == text {
        return;
    }
    let differs = golden.lines().zip(text.lines()).position(|(old, new)| old != new);
    let line = differs.unwrap_or(golden.lines().count().min(text.lines().count()));
    panic!(
        "{} differs at line {}:\n  golden: {}\n  now:    {}\nIf that is right, run `cargo xtask transcripts` and review the diff.",
        path.display(),
        line + 1,
        golden.lines().nth(line).unwrap_or("(nothing)"),
        text.lines().nth(line).unwrap_or("(nothing)"),
    );
}
