//! The program's own version, manual and completions.

use crate::safehouse;

/// The output of the program, which must succeed.
fn prints(args: &[&str]) -> String {
    let output = safehouse(args).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_version_has_the_commit() {
    let version = prints(&["--version"]);
    let commit = version
        .trim_end()
        .strip_prefix(concat!("safehouse ", env!("CARGO_PKG_VERSION"), " ("))
        .and_then(|rest| rest.strip_suffix(')'))
        .unwrap_or_else(|| panic!("{version}"));
    let hash = commit.len() == 12 && commit.chars().all(|c| c.is_ascii_hexdigit());
    let given = option_env!("SAFEHOUSE_COMMIT").is_some_and(|given| given == commit);
    assert!(hash || given || commit == "unknown", "{version}");
}

#[test]
fn shells_complete_every_option() {
    for shell in ["bash", "zsh", "fish"] {
        let script = prints(&["completions", shell]);
        for word in ["safehouse", "serve", "max-wrong-codes", "simulate"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let page = prints(&["man"]);
    assert!(page.contains(".TH safehouse 1"), "{page}");
    for command in ["serve", "simulate", "umpire", "completions"] {
        assert!(page.contains(&format!("safehouse\\-{command}(1)")), "{command}: {page}");
        let page = prints(&["man", command]);
        assert!(page.contains(&format!(".TH safehouse-{command} 1")), "{page}");
    }
    let serve = prints(&["man", "serve"]);
    for word in ["\\-\\-max\\-wrong\\-codes", "SAFEHOUSE_MAX_WRONG_CODES"] {
        assert!(serve.contains(word), "{word}: {serve}");
    }
}
