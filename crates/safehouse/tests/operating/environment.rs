//! Every option is an environment variable, too; names stand for addresses.

use tempfile::TempDir;

use crate::running::Running;
use crate::safehouse;

#[tokio::test]
async fn the_environment_is_enough() {
    let data = TempDir::new().unwrap();
    let folder = data.path().join("below");
    let mut command = safehouse(&[]);
    command
        .env("SAFEHOUSE_LISTEN", "localhost:0")
        .env("SAFEHOUSE_METRICS", "localhost:0")
        .env("SAFEHOUSE_DATA", &folder)
        .env("SAFEHOUSE_PROXY", "127.0.0.0/8,10.0.0.1")
        .env("SAFEHOUSE_PUBLIC_URL", "https://Play.Example:443/")
        .env("SAFEHOUSE_JSON_LOG", "1");
    let mut program = Running::start(command);
    let line = program.logs("safehouse is open");
    let entry: serde_json::Value = serde_json::from_str(&line).expect("a log of JSON objects");
    assert_eq!(entry["fields"]["public"], "https://play.example", "{line}");
    assert!(folder.join("journal.db").exists(), "{line}");
    let place = program.place();
    assert!(place.address().ip().is_loopback());
    assert_eq!(place.get("/healthz").await.unwrap().status, 200);
}

#[test]
fn an_option_counts_more_than_its_variable() {
    let data = TempDir::new().unwrap();
    let mut command = safehouse(&["serve", "--listen", ":0", "--metrics", "127.0.0.1:0", "--data"]);
    command.arg(data.path()).env("SAFEHOUSE_LISTEN", "nonsense, but nobody reads it");
    let mut program = Running::start(command);
    let line = program.logs("safehouse is open");
    assert!(line.contains("listen=0.0.0.0:"), "{line}");
}

#[test]
fn help_names_the_variable_of_every_option() {
    let help = safehouse(&["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let options: Vec<&str> = help
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("--"))
        .filter_map(|line| line.split([' ', ',']).next())
        .collect();
    assert!(options.len() > 10, "{help}");
    for option in options {
        let variable = format!("[env: SAFEHOUSE_{}]", option.replace('-', "_").to_uppercase());
        assert!(help.contains(&variable), "{variable}: {help}");
    }
}

/// The variables of the nodes in compose.yaml exist, and Caddy brings people to every node there.
#[test]
fn compose_agrees_with_the_program_and_with_caddy() {
    const COMPOSE: &str = include_str!("../../../../deploy/compose.yaml");
    const CADDY: &str = include_str!("../../../../deploy/Caddyfile");
    let help = safehouse(&["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let (nodes, services) = COMPOSE.split_once("  postgres:\n    image").expect("a database");
    let variable = |line: &'static str| line.trim().split_once(": ").map(|(name, _)| name);
    let variables =
        nodes.lines().filter_map(variable).filter(|name| name.starts_with("SAFEHOUSE_"));
    let variables: Vec<&str> = variables.collect();
    assert!(variables.len() > 4, "{variables:?}");
    for name in variables {
        assert!(help.contains(&format!("[env: {name}]")), "{name}: {help}");
    }
    let names = nodes.lines().filter_map(|line| line.trim().strip_prefix("SAFEHOUSE_NODE: "));
    let names: Vec<&str> = names.collect();
    assert_eq!(names.len(), 3, "{names:?}");
    for name in &names {
        assert!(nodes.contains(&format!("\n  {name}:\n    <<: *node\n")), "{name}");
        assert!(CADDY.contains(&format!("{name}:7007")), "{name}: {CADDY}");
    }
    assert!(services.contains(&format!("depends_on: [{}]", names.join(", "))), "{services}");
}
