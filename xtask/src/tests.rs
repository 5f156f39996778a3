use super::{COMMANDS, Request, help, understand};

fn ask(words: &[&str]) -> Request {
    understand(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
}

#[test]
fn without_a_command_there_is_help() {
    assert!(matches!(ask(&[]), Request::Help));
    assert!(matches!(ask(&["--help"]), Request::Help));
}

#[test]
fn a_known_command_is_run() {
    let Request::Run(command, _) = ask(&["tidy"]) else { panic!("tidy is a command") };
    assert_eq!(command.name, "tidy");
}

#[test]
fn an_unknown_command_is_named() {
    let Request::Unknown(complaint) = ask(&["tydi"]) else { panic!("tydi is no command") };
    assert_eq!(complaint, "There is no command `tydi`.");
}

#[test]
fn a_stray_argument_is_not_swallowed() {
    assert!(matches!(ask(&["test", "--fast"]), Request::Unknown(_)));
}

#[test]
fn the_help_lists_every_command() {
    for command in COMMANDS {
        assert!(help().contains(command.does), "{}", command.name);
    }
}
