//! `cargo xtask codegen`: the client's types and figures follow the Rust ones, and so do the JSON
//! schemas in `docs/schema`.

use crate::{
    Outcome,
    shell::{self, Build},
    web,
};
use std::{fs, path::Path, process::Command};

/// Where the client keeps them.
pub(crate) const FOLDER: &str = "web/src/protocol";

/// Writes the types anew.
pub(crate) fn run(root: &Path) -> Outcome {
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| format!("{FOLDER} cannot be made: {error}"))?;
    for (name, text) in files(root)? {
        fs::write(folder.join(&name), text)
            .map_err(|error| format!("{FOLDER}/{name} cannot be written: {error}"))?;
        println!("{FOLDER}/{name}");
    }
    // From the TypeScript types; a test of the client compares them.
    web::schema(root)
}

/// Fails if a file is not what the Rust types make of it.
pub(crate) fn check(root: &Path) -> Outcome {
    let stale = |(name, text): &(String, String)| {
        fs::read_to_string(root.join(FOLDER).join(name)).ok().as_ref() != Some(text)
    };
    let stale: Vec<String> = files(root)?
        .into_iter()
        .filter(stale)
        .map(|(name, _)| format!("{FOLDER}/{name}"))
        .collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("not what the Rust types say: {}; run `cargo xtask codegen`", stale.join(", ")))
}

fn files(root: &Path) -> Result<Vec<(String, String)>, String> {
    let program = shell::build(root, Build::Tests, ["--bin", "codegen"])?;
    Ok(split(&shell::read(root, &mut Command::new(program))?))
}

/// Cuts what was printed into files, each under a line with its name.
fn split(printed: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for line in printed.lines() {
        match (line.strip_prefix("=== "), files.last_mut()) {
            (Some(name), _) => files.push((name.to_owned(), String::new())),
            (None, Some((_, text))) => *text += &format!("{}\n", line.trim_end()),
            (None, None) => {}
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn each_file_stands_under_its_name() {
        let files = split("=== a.ts\none \n\n=== b.ts\ntwo\n");
        let expected = [("a.ts", "one\n\n"), ("b.ts", "two\n")];
        assert_eq!(files, expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
    }
}
