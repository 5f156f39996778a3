//! Who may sit where, and what the table says of it.

use kernel::Seat;
use serde_json::value::RawValue;
use wire::{Name, Options, Order, Phase, Token};

use super::{Lobby, LobbyRefusal, Then};

fn lobby() -> Lobby {
    let mut lobby = Lobby::new("spywhere").expect("there is such a game");
    sit(&mut lobby, None).expect("an empty table");
    lobby
}

fn sit(lobby: &mut Lobby, name: Option<&str>) -> Result<Seat, LobbyRefusal> {
    let name = name.map(|name| Name::new(name).expect("a name"));
    lobby.sit(name, None, Token::random().hash())
}

fn options(text: &str) -> Order {
    Order::Options(Options(RawValue::from_string(text.into()).expect("JSON")))
}

const HOST: Seat = Seat(0);

#[test]
fn a_lobby_has_all_chairs_of_the_game() {
    let mut lobby = lobby();
    assert_eq!(lobby.chairs.len(), 6);
    for _ in 1..6 {
        sit(&mut lobby, None).expect("a free chair");
    }
    assert_eq!(sit(&mut lobby, None), Err(LobbyRefusal::Full));
}

#[test]
fn who_has_no_name_goes_by_their_spy() {
    let mut lobby = lobby();
    sit(&mut lobby, Some("Олена")).expect("a free chair");
    let name = |lobby: &Lobby, seat: usize| lobby.chairs[seat].written(true, false, false).name;
    assert_eq!(name(&lobby, 0), None);
    assert_eq!(name(&lobby, 1).map(String::from).as_deref(), Some("Олена"));
    assert_eq!(lobby.order(Seat(1), Order::Rename(None)), Ok(Then::Nothing));
    assert_eq!(name(&lobby, 1), None);
    let written = serde_json::to_string(&lobby).expect("lobbies can be written");
    let read: Lobby = serde_json::from_str(&written).expect("and read");
    assert_eq!(read.chairs, lobby.chairs);
}

#[test]
fn the_hindrance_is_what_a_start_is_refused_with() {
    let mut lobby = lobby();
    assert_eq!(lobby.hindrance(), Some(LobbyRefusal::TooFew));
    assert_eq!(lobby.clone().order(HOST, Order::Start {}), Err(LobbyRefusal::TooFew));
    sit(&mut lobby, None).expect("a free chair");
    assert_eq!(lobby.hindrance(), None);
    assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
    assert_eq!(lobby.hindrance(), None, "nothing hinders what goes on already");
}

#[test]
fn what_so_many_cannot_have_goes_back_to_the_usual() {
    let mut lobby = lobby();
    let chosen = options(r#"{"removed":"italy","log":true}"#);
    assert_eq!(lobby.order(HOST, chosen.clone()), Ok(Then::Nothing));
    for _ in 1..4 {
        sit(&mut lobby, None).expect("a free chair");
        assert!(lobby.options.get().contains("italy"), "up to four a nation is removed");
    }
    let fifth = sit(&mut lobby, None).expect("a free chair");
    assert!(!lobby.options.get().contains("italy") && lobby.options.get().contains("\"log\":true"));
    assert_eq!(lobby.order(HOST, chosen), Err(LobbyRefusal::Options));
    assert_eq!(lobby.hindrance(), None);
    assert_eq!(lobby.order(HOST, Order::Remove(fifth)), Ok(Then::Vacate(fifth)));
}

#[test]
fn after_a_game_new_people_may_sit_down() {
    let mut lobby = lobby();
    sit(&mut lobby, None).expect("a free chair");
    assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
    lobby.phase = Phase::Over;
    assert_eq!(sit(&mut lobby, None), Ok(Seat(2)), "two played; three play the next");
    assert_eq!(lobby.order(HOST, Order::Lobby {}), Ok(Then::Nothing));
    assert_eq!(lobby.chairs.len(), 6);
    assert_eq!(sit(&mut lobby, None), Ok(Seat(3)));
}
