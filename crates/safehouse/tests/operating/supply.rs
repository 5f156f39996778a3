//! The packages of this program: the licence, source and version of each, compared with the lists
//! in deny.toml. It asks cargo and nobody else, so that it runs without a network; `cargo deny
//! check` reads the same lists.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use spdx::{Expression, ParseMode};

/// The lists in deny.toml.
struct Lists {
    licences: Vec<String>,
    registries: Vec<String>,
    /// Packages that may be there in another version, too: `name@version`.
    skipped: Vec<String>,
}

/// A package in `cargo metadata`.
struct Package<'a> {
    name: &'a str,
    version: &'a str,
    licence: Option<&'a str>,
    /// Where it comes from; `None` for our own crates.
    source: Option<&'a str>,
}

fn lists() -> Lists {
    let text = include_str!("../../../../deny.toml");
    let all: toml::Value = toml::from_str(text).expect("deny.toml is TOML");
    let texts = |list: &toml::Value, key: Option<&str>| {
        let list = list.as_array().expect("a list").iter();
        let text = |it: &toml::Value| key.map_or(it, |key| &it[key]).as_str().map(str::to_owned);
        list.map(|it| text(it).expect("a text")).collect()
    };
    for (section, key) in
        [("bans", "multiple-versions"), ("sources", "unknown-registry"), ("sources", "unknown-git")]
    {
        assert_eq!(all[section][key].as_str(), Some("deny"), "{section}.{key}");
    }
    Lists {
        licences: texts(&all["licenses"]["allow"], None),
        registries: texts(&all["sources"]["allow-registry"], None),
        skipped: texts(&all["bans"]["skip"], Some("crate")),
    }
}

/// Every package that is built on this machine, tests included.
fn metadata() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let run = |words: &[&str]| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let output = Command::new(&cargo).args(words).current_dir(root).output();
        let output = output.expect("there is a cargo");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("a text")
    };
    let version = run(&["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    // Packages for other systems are not on this machine, unless somebody fetched them.
    let words = ["metadata", "--format-version", "1", "--locked", "--offline"];
    let text = run(&[&words[..], &["--filter-platform", host]].concat());
    serde_json::from_str(&text).expect("JSON")
}

fn packages(metadata: &Value) -> Vec<Package<'_>> {
    let used: Vec<&Value> = metadata["resolve"]["nodes"]
        .as_array()
        .expect("nodes")
        .iter()
        .map(|it| &it["id"])
        .collect();
    let all = metadata["packages"].as_array().expect("packages").iter();
    all.filter(|package| used.contains(&&package["id"]))
        .map(|package| Package {
            name: package["name"].as_str().expect("a name"),
            version: package["version"].as_str().expect("a version"),
            licence: package["license"].as_str(),
            source: package["source"].as_str(),
        })
        .collect()
}

/// The violations, one line each.
fn complaints(metadata: &Value, lists: &Lists) -> Vec<String> {
    let packages = packages(metadata);
    let mut wrong = Vec::new();
    for Package { name, version, licence, source } in &packages {
        if !licence.is_some_and(|licence| is_allowed(licence, &lists.licences)) {
            wrong.push(format!("{name} {version}: the licence {licence:?} is not allowed"));
        }
        let registry = |source: &str| {
            source
                .strip_prefix("registry+")
                .is_some_and(|it| lists.registries.iter().any(|r| r == it))
        };
        if source.is_some_and(|source| !registry(source)) {
            wrong.push(format!("{name} {version}: the source {source:?} is not allowed"));
        }
    }
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Package { name, version, .. } in &packages {
        let skipped = lists.skipped.contains(&format!("{name}@{version}"));
        if !skipped {
            versions.entry(name).or_default().push(version);
        }
    }
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        wrong.push(format!("{name} is there in versions {}", versions.join(", ")));
    }
    wrong
}

fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    let expression = Expression::parse_mode(licence, ParseMode::LAX);
    expression.is_ok_and(|it| it.evaluate(|part| allowed.contains(&part.to_string())))
}

#[test]
fn every_package_is_allowed() {
    let (metadata, lists) = (metadata(), lists());
    assert!(packages(&metadata).len() > 100, "all of them");
    assert_eq!(complaints(&metadata, &lists), [""; 0]);
    for skipped in &lists.skipped {
        let there = |it: &Package<'_>| format!("{}@{}", it.name, it.version) == *skipped;
        assert!(packages(&metadata).iter().any(there), "{skipped} need not be skipped any more");
    }
}

/// The lock file names packages for every system: all come from allowed sources.
#[test]
fn every_locked_package_has_an_allowed_source() {
    let lock = include_str!("../../../../Cargo.lock");
    let lock: toml::Value = toml::from_str(lock).expect("TOML");
    let lists = lists();
    for package in lock["package"].as_array().expect("packages") {
        let source = package.get("source").and_then(toml::Value::as_str);
        let allowed = source.is_none_or(|source| {
            source.strip_prefix("registry+").is_some_and(|it| lists.registries.contains(&it.into()))
        });
        assert!(allowed, "{package:?}");
    }
}

/// The check can fail, in each of the ways that it is for.
#[test]
fn what_is_not_allowed_is_named() {
    let lists = Lists {
        licences: vec!["MIT".into(), "Apache-2.0".into()],
        registries: vec!["https://registry.example".into()],
        skipped: vec!["twin@1.0.0".into()],
    };
    let from = "registry+https://registry.example";
    let package = |name: &str, version: &str, licence: Value, source: &str| {
        let id = format!("{name}@{version}");
        json!({"id": id, "name": name, "version": version, "license": licence, "source": source})
    };
    let packages = [
        package("good", "1.0.0", json!("MIT/Apache-2.0"), from),
        package("half", "1.0.0", json!("GPL-3.0-only OR MIT"), from),
        package("viral", "1.0.0", json!("GPL-3.0-only"), from),
        package("both", "1.0.0", json!("MIT AND OpenSSL"), from),
        package("silent", "1.0.0", Value::Null, from),
        package("stray", "1.0.0", json!("MIT"), "git+https://git.example/stray"),
        package("other", "1.0.0", json!("MIT"), "registry+https://elsewhere.example"),
        package("double", "1.0.0", json!("MIT"), from),
        package("double", "2.0.0", json!("MIT"), from),
        package("twin", "1.0.0", json!("MIT"), from),
        package("twin", "2.0.0", json!("MIT"), from),
    ];
    let nodes: Vec<Value> = packages.iter().map(|it| json!({"id": it["id"]})).collect();
    let metadata = json!({"packages": packages, "resolve": {"nodes": nodes}});
    let named: Vec<String> = complaints(&metadata, &lists)
        .iter()
        .map(|it| it.split([' ', ':']).next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(named, ["viral", "both", "silent", "stray", "other", "double"]);
}
