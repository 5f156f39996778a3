//! Which crate may touch which.

use crate::{
    project::{Dependency, Kind, Manifest, Tree},
    tidy::Violation,
};
use std::collections::BTreeMap;

/// Where a crate stands: what it may touch of ours, and what its tests may touch besides.
struct Place {
    name: &'static str,
    touches: Reach,
    tests_touch: Reach,
}

enum Reach {
    Only(&'static [&'static str]),
    Everything,
}

use Reach::{Everything, Only};

const fn place(name: &'static str, touches: Reach, tests_touch: Reach) -> Place {
    Place { name, touches, tests_touch }
}

/// The allowed edges, from the ground up. A crate that is not here stands nowhere.
#[rustfmt::skip]
const PLACES: &[Place] = &[
    place("kernel",    Only(&[]), Only(&[])),
    place("bag",       Only(&[]), Only(&[])),
    place("strict",    Only(&[]), Only(&[])),
    place("spywhere",  Only(&["kernel"]), Only(&["umpire"])),
    place("wink",      Only(&["kernel"]), Only(&["umpire"])),
    place("dr-shark",  Only(&["kernel", "bag"]), Only(&["umpire"])),
    place("umpire",    Only(&["kernel", "strict"]), Only(&[])),
    place("bots",      Only(&["kernel", "spywhere", "wink", "dr-shark"]), Only(&["umpire"])),
    place("fair",      Only(&["kernel"]), Only(&[])),
    place("wire",      Only(&["kernel", "strict", "spywhere", "wink", "dr-shark"]), Only(&[])),
    place("noise",     Only(&["kernel", "strict", "spywhere", "wink", "dr-shark", "wire", "umpire"]),
                       Only(&["host"])),
    place("store",     Only(&[]), Only(&[])),
    place("host",      Only(&["kernel", "spywhere", "wink", "dr-shark", "bots", "wire", "umpire",
                              "fair", "store", "strict"]), Only(&[])),
    place("gateway",   Only(&["host", "wire", "store", "strict"]), Only(&[])),
    place("web",       Only(&[]), Only(&[])),
    place("guest",     Only(&[]), Only(&[])),
    place("safehouse", Everything, Everything),
];

/// Dependencies point one way, or else the rules come to know the network and the table its client.
///
/// Cargo stops circles only; this stops shortcuts. xtask is held to no dependency at all, so that
/// it is built in a moment on a fresh machine.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let crates = Crates::read(tree);
    let mut violations = Vec::new();
    for (folder, manifest) in &crates.manifests {
        let path = format!("crates/{folder}/Cargo.toml");
        let Some(place) = PLACES.iter().find(|place| place.name == *folder) else {
            let wrong = format!("nobody knows what {folder} may touch");
            let right = "say in xtask/src/tidy/edges.rs where it stands";
            violations.push(Violation::new(&path, 1, wrong, right));
            continue;
        };
        for dependency in &manifest.dependencies {
            if let Some(to) =
                crates.ours(dependency).filter(|to| !place.allows(to, dependency.kind))
            {
                let wrong = format!("{folder} may not depend on {to}");
                violations.push(Violation::new(&path, dependency.line, wrong, place.right()));
            }
        }
    }
    violations.extend(of_xtask(tree));
    violations
}

fn of_xtask(tree: &Tree) -> Vec<Violation> {
    let path = "xtask/Cargo.toml";
    let manifest = tree.text(path).map(Manifest::read).unwrap_or_default();
    let violation = |d: &Dependency| {
        let wrong = format!("xtask depends on {}", d.name);
        Violation::new(path, d.line, wrong, "xtask builds from the standard library alone")
    };
    manifest.dependencies.iter().map(violation).collect()
}

impl Place {
    fn allows(&self, to: &str, kind: Kind) -> bool {
        self.touches.includes(to) || (kind == Kind::Dev && self.tests_touch.includes(to))
    }

    fn right(&self) -> String {
        let name = self.name;
        let besides = match &self.tests_touch {
            Only(names) if !names.is_empty() => format!(", its tests also {}", names.join(", ")),
            Only(_) | Everything => String::new(),
        };
        match &self.touches {
            Only([]) => format!("{name} may touch none of our crates{besides}"),
            Only(names) => format!("{name} may touch {}{besides}", names.join(", ")),
            Everything => format!("{name} may touch everything"),
        }
    }
}

impl Reach {
    fn includes(&self, name: &str) -> bool {
        match self {
            Only(names) => names.contains(&name),
            Everything => true,
        }
    }
}

/// Our crates by folder, and the other names under which manifests know them.
struct Crates<'a> {
    manifests: BTreeMap<&'a str, Manifest>,
    folders: BTreeMap<String, &'a str>,
}

impl<'a> Crates<'a> {
    fn read(tree: &'a Tree) -> Crates<'a> {
        let manifests: BTreeMap<&str, Manifest> = tree
            .texts()
            .filter_map(|(path, text)| {
                let folder = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
                (!folder.contains('/')).then(|| (folder, Manifest::read(text)))
            })
            .collect();
        let mut folders = BTreeMap::new();
        for (folder, manifest) in &manifests {
            folders.insert(folder.to_string(), *folder);
            folders.extend(manifest.package.clone().map(|package| (package, *folder)));
        }
        let mut crates = Crates { manifests, folders };
        let root = tree.text("Cargo.toml").map(Manifest::read).unwrap_or_default();
        for offered in &root.dependencies {
            if let Some(folder) = crates.ours(offered) {
                crates.folders.insert(offered.name.clone(), folder);
            }
        }
        crates
    }

    /// The folder of the crate that a dependency means, if it is one of ours.
    fn ours(&self, dependency: &Dependency) -> Option<&'a str> {
        let by_path = dependency.path.as_deref().and_then(|path| path.rsplit('/').next());
        let names = [dependency.package.as_deref(), by_path, Some(&dependency.name)];
        names.into_iter().flatten().find_map(|name| self.folders.get(name).copied())
    }
}

#[cfg(test)]
mod tests;
