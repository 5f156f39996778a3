//! The rules are pure functions over values.

use super::Violation;
use crate::project::{Tree, rules_crates};

/// What makes clippy hold a crate to `clippy.toml`. Tests and benches may do as they like.
const PURE: &str = "#![cfg_attr(not(test), deny(clippy::disallowed_types, \
                    clippy::disallowed_methods, clippy::float_arithmetic))]";

/// Replaying a journal rebuilds the table only if the rules do the same thing every time, on every
/// machine: no clock, no chance but `Dice`, no order that a hash decides, no rounding.
///
/// Clippy finds what breaks this; what is left to say here is that every rules crate asks it to.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let asks = |path: &str| {
        let text = tree.text(path).unwrap_or_default();
        text.split_whitespace().collect::<String>().contains(&PURE.replace(' ', ""))
    };
    let paths = rules_crates(tree).into_iter().chain(["kernel"]);
    let paths = paths.map(|name| format!("crates/{name}/src/lib.rs")).filter(|path| !asks(path));
    let right = format!("write `{PURE}` below its description");
    paths
        .map(|path| Violation::new(&path, 1, "clippy lets these rules be impure", &right))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{PURE, check};
    use crate::{
        project::{Tree, root},
        shell,
    };
    use std::{
        io::Write as _,
        process::{Command, Stdio},
    };

    #[test]
    fn every_crate_with_a_rulebook_asks_clippy_to_keep_it_pure() {
        let pure = format!("//! Rules.\n\n{}\n", PURE.replace(", ", ",\n    "));
        let found = |chess: &str| {
            let files = [
                ("crates/kernel/src/lib.rs", pure.as_str()),
                ("crates/chess/src/lib.rs", chess),
                ("crates/host/src/lib.rs", ""),
                ("rules/chess.md", "# Chess\n"),
            ];
            check(&Tree::of(&files)).into_iter().map(|it| it.path).collect::<Vec<_>>()
        };
        assert_eq!(found(&pure), [""; 0]);
        assert_eq!(found("//! Rules.\n"), ["crates/chess/src/lib.rs"]);
    }

    #[test]
    fn clippy_finds_what_is_impure() {
        for (line, found) in [
            ("pub fn f() -> f64 { 1.0 }", "`f64`"),
            ("pub fn f() -> u32 { (0.5 * 8.0) as u32 }", "floating-point arithmetic"),
            ("pub fn f() { std::time::Instant::now(); }", "`std::time::Instant`"),
            ("pub fn f() { use std::time::SystemTime; }", "`std::time::SystemTime`"),
            ("use std::{collections::{HashMap}};", "`std::collections::HashMap`"),
            ("pub type S = std::collections::HashSet<u8>;", "`std::collections::HashSet`"),
            ("pub fn f() { std::thread::spawn(|| ()); }", "`std::thread::spawn`"),
            ("pub fn f() { use std::fs; fs::read(\"x\").ok(); }", "`std::fs::read`"),
            ("pub fn f() { std::net::TcpStream::connect(\"x\").ok(); }", "`std::net::TcpStream`"),
        ] {
            let said = clippy(&format!("{PURE}\n{line}\n"));
            assert!(said.contains("error") && said.contains(found), "{line}: {said}");
        }
        let said = clippy(&format!("{PURE}\npub fn f(x: u8) -> u8 {{ x / 2 }}\n"));
        assert!(!said.contains("error"), "{said}");
    }

    /// What clippy says about these lines, with the project's `clippy.toml`.
    fn clippy(lines: &str) -> String {
        let driver = std::path::Path::new(shell::cargo().get_program())
            .with_file_name(format!("clippy-driver{}", std::env::consts::EXE_SUFFIX));
        let mut clippy = Command::new(driver)
            .args(["--crate-type", "lib", "--emit", "metadata=-", "-"])
            .env("CLIPPY_CONF_DIR", root())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("`cargo xtask test` brings clippy");
        clippy.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("it reads");
        let output = clippy.wait_with_output().expect("it ends");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }
}
