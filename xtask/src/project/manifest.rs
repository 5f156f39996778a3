//! Cargo.toml, as far as dependencies go: read line by line, which is all our manifests need.

/// Which table a dependency stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Normal,
    Dev,
    Build,
    /// Offered to the members by `[workspace.dependencies]`.
    Workspace,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) line: usize,
    pub(crate) kind: Kind,
    /// As the manifest calls it.
    pub(crate) name: String,
    /// As crates.io calls it, if the manifest renames it.
    pub(crate) package: Option<String>,
    /// Where it stands, if it is one of ours.
    pub(crate) path: Option<String>,
}

#[derive(Debug, Default)]
pub(crate) struct Manifest {
    /// The name in `[package]`.
    pub(crate) package: Option<String>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// The table that the lines below a header belong to.
enum Section {
    Package,
    Dependencies(Kind),
    /// `[dependencies.foo]`: everything below is about `foo`.
    Dependency,
    Other,
}

impl Manifest {
    pub(crate) fn read(text: &str) -> Manifest {
        let mut manifest = Manifest::default();
        let mut section = Section::Other;
        for (line, words) in (1..).zip(text.lines().map(|line| without_comment(line).trim())) {
            if let Some(header) = words.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                section = manifest.enter(line, header);
            } else if let Some(equals) = find_unquoted(words, '=') {
                let (key, value) = (&words[..equals], &words[equals + 1..]);
                manifest.take(line, &section, key.trim(), value.trim());
            }
        }
        manifest
    }

    fn enter(&mut self, line: usize, header: &str) -> Section {
        let parts = parts(header);
        match parts.as_slice() {
            ["package"] => Section::Package,
            [before @ .., table] if kind(before, table).is_some() => {
                kind(before, table).map_or(Section::Other, Section::Dependencies)
            }
            [before @ .., table, name] => match kind(before, table) {
                Some(kind) => {
                    self.entry(line, kind, name);
                    Section::Dependency
                }
                None => Section::Other,
            },
            _ => Section::Other,
        }
    }

    fn take(&mut self, line: usize, section: &Section, key: &str, value: &str) {
        match section {
            Section::Other => {}
            Section::Package if key == "name" => self.package = quoted(value),
            Section::Package => {}
            Section::Dependency => {
                if let Some(dependency) = self.dependencies.last_mut() {
                    dependency.set(key, value);
                }
            }
            Section::Dependencies(kind) => match parts(key).as_slice() {
                [name] if is_name(name) => {
                    let dependency = self.entry(line, *kind, name);
                    for field in ["package", "path"] {
                        if let Some(value) = field_of(value, field) {
                            dependency.set(field, value);
                        }
                    }
                }
                [name, field] if is_name(name) => self.entry(line, *kind, name).set(field, value),
                _ => {}
            },
        }
    }

    /// The dependency of that name: `foo.path = …` and `foo.version = …` speak of one.
    fn entry(&mut self, line: usize, kind: Kind, name: &str) -> &mut Dependency {
        let known = self.dependencies.iter().position(|d| d.kind == kind && d.name == name);
        let index = known.unwrap_or_else(|| {
            let name = name.to_string();
            self.dependencies.push(Dependency { line, kind, name, package: None, path: None });
            self.dependencies.len() - 1
        });
        &mut self.dependencies[index]
    }
}

impl Dependency {
    fn set(&mut self, field: &str, value: &str) {
        match field {
            "package" => self.package = quoted(value),
            "path" => self.path = quoted(value),
            _ => {}
        }
    }
}

/// `["target", "cfg(unix)", "dependencies"]` for `target.'cfg(unix)'.dependencies`.
fn parts(key: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = key;
    while let Some(dot) = find_unquoted(rest, '.') {
        parts.push(&rest[..dot]);
        rest = &rest[dot + 1..];
    }
    parts.push(rest);
    parts.into_iter().map(|part| part.trim().trim_matches(['"', '\''])).collect()
}

fn kind(before: &[&str], table: &str) -> Option<Kind> {
    match table {
        "dependencies" if before == ["workspace"] => Some(Kind::Workspace),
        "dependencies" => Some(Kind::Normal),
        "dev-dependencies" => Some(Kind::Dev),
        "build-dependencies" => Some(Kind::Build),
        _ => None,
    }
}

fn is_name(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// What follows `field =` in an inline table.
fn field_of<'a>(value: &'a str, field: &str) -> Option<&'a str> {
    value.match_indices(field).find_map(|(start, _)| {
        let before = value[..start].chars().next_back();
        let fresh = before.is_some_and(|c| matches!(c, '{' | ',' | ' '));
        let after = value[start + field.len()..].trim_start().strip_prefix('=')?;
        fresh.then_some(after)
    })
}

/// The first string in `value`.
fn quoted(value: &str) -> Option<String> {
    let value = value.trim_start();
    let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let (inside, _) = value[1..].split_once(quote)?;
    Some(inside.to_string())
}

fn without_comment(line: &str) -> &str {
    &line[..find_unquoted(line, '#').unwrap_or(line.len())]
}

/// Where `wanted` first stands outside of a string.
fn find_unquoted(text: &str, wanted: char) -> Option<usize> {
    let mut quote = None;
    text.find(|c| {
        match quote {
            None if c == '"' || c == '\'' => quote = Some(c),
            Some(open) if open == c => quote = None,
            _ => {}
        }
        c == wanted && quote.is_none()
    })
}

#[cfg(test)]
mod tests;
