//! Who may sit where, and what the table says of it.

use kernel::{Lines, Score, Seat, Side, Standing};
use serde_json::value::RawValue;
use wire::{Name, Options, Order, Phase, Token, Whereabouts};

use super::{Lobby, LobbyRefusal, Then, placed};

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

/// The end of a game bears the names of those who played it: a bot gives way only afterwards.
#[test]
fn after_a_game_no_bot_gives_way_before_the_next() {
    let mut lobby = lobby();
    sit(&mut lobby, None).expect("a free chair");
    for seat in 2..6 {
        let bot = Order::Bot { seat: Seat(seat), level: "regular".into() };
        assert_eq!(lobby.order(HOST, bot), Ok(Then::Nothing));
    }
    assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
    lobby.phase = Phase::Over;
    assert_eq!(lobby.ask_hindrance(), Some(LobbyRefusal::NotNow));
    let let_in = |lobby: &mut Lobby| lobby.let_in(None, None, Token::random().hash());
    assert_eq!(let_in(&mut lobby), Err(LobbyRefusal::NotNow));
    assert_eq!(lobby.order(HOST, Order::Again {}), Ok(Then::Open));
    assert_eq!(lobby.ask_hindrance(), None);
    assert_eq!(let_in(&mut lobby), Ok(Seat(2)));
    assert!(lobby.is_person(Seat(2)));
}

/// How the scoreboard counts a game with these totals, of which these seats win.
fn standing(totals: &[(&[u8], u32)], winners: &[u8]) -> Standing {
    let side = |seats: &[u8]| match seats {
        [seat] => Side::Seat(Seat(*seat)),
        seats => Side::Team(seats.iter().copied().map(Seat).collect()),
    };
    let score = |(seats, total): &(&[u8], u32)| Score {
        side: side(seats),
        total: *total,
        lines: Lines::new(),
    };
    Standing {
        scores: totals.iter().map(score).collect(),
        winners: winners.iter().copied().map(Seat).collect(),
        tie: None,
    }
}

#[test]
fn equals_share_a_place_and_a_tie_break_decides_the_first() {
    let places = |standing: &Standing| -> Vec<u8> {
        placed(standing).iter().map(|placed| placed.place).collect()
    };
    assert_eq!(
        places(&standing(&[(&[0], 7), (&[1], 9), (&[2], 7), (&[3], 1)], &[1])),
        [2, 1, 2, 4]
    );
    assert_eq!(places(&standing(&[(&[0], 9), (&[1], 9), (&[2], 3)], &[1])), [2, 1, 3]);
    assert_eq!(places(&standing(&[(&[0], 9), (&[1], 9), (&[2], 3)], &[0, 1])), [1, 1, 3]);
    let teams = standing(&[(&[0, 3], 41), (&[1, 4], 36), (&[2, 5], 30)], &[0, 3]);
    assert_eq!(places(&teams), [1, 2, 3, 1, 2, 3]);
    let team = |seat: usize| placed(&teams)[seat].team;
    assert_eq!((team(0), team(4)), (Some(0), Some(1)));
}

/// However long the evening and however many come and go, the scoreboard stays small.
#[test]
fn the_scoreboard_does_not_grow_without_end() {
    let mut lobby = lobby();
    sit(&mut lobby, None).expect("a free chair");
    for game in 0..200 {
        assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
        lobby.count(&placed(&standing(&[(&[0], 9), (&[1], 3)], &[0])));
        lobby.count(&placed(&standing(&[(&[0], 9), (&[1], 3)], &[0])));
        lobby.phase = Phase::Over;
        assert_eq!(lobby.order(HOST, Order::Lobby {}), Ok(Then::Nothing));
        assert!(lobby.order(HOST, Order::Remove(Seat(1))).is_ok());
        sit(&mut lobby, Some(&format!("{}{game}", "й".repeat(20)))).expect("a free chair");
    }
    let evening = lobby.evening.written(&lobby.chairs).expect("there were games");
    assert_eq!((evening.played, evening.games.len(), evening.lines.len()), (200, 8, 12));
    assert_eq!((evening.lines[0].points, evening.lines[0].wins), (1000, 200), "all of them count");
    assert!(evening.lines.iter().all(|line| line.results.len() == 8));
    let bytes = serde_json::to_string(&evening).expect("it can be written").len();
    assert!(bytes < 4096, "{bytes} bytes in every `table` message");
}

/// Entries that were written before there was a scoreboard are read as they were.
#[test]
fn a_lobby_without_a_scoreboard_can_be_read() {
    let written = serde_json::to_string(&lobby()).expect("lobbies can be written");
    assert!(!written.contains("evening"), "and is written like that until a game is over");
    let read: Lobby = serde_json::from_str(&written).expect("and read");
    assert!(read.evening.is_empty());
}

/// A table of this game with this number of people.
fn table(game: &str, people: usize) -> Lobby {
    let mut lobby = Lobby::new(game).expect("there is such a game");
    for _ in 0..people {
        sit(&mut lobby, None).expect("a free chair");
    }
    lobby
}

fn bot(seat: u8) -> Order {
    Order::Bot { seat: Seat(seat), level: "random".into() }
}

/// What changes is in the journal: the changes lead from one lobby to the other.
fn replays(before: &Lobby, after: &Lobby) {
    let mut replayed = before.clone();
    for part in before.changes(after) {
        let written = serde_json::to_string(&part).expect("parts can be written");
        replayed.apply(serde_json::from_str(&written).expect("and read"));
    }
    let written = |lobby: &Lobby| serde_json::to_string(lobby).expect("lobbies can be written");
    assert_eq!(written(&replayed), written(after));
}

/// Wink §11: in one room people wink with their own eyes.
#[test]
fn eyes_follow_from_where_everybody_is() {
    let mut lobby = table("wink", 4);
    let eyes = |lobby: &Lobby| lobby.options.get().contains(r#""eyes":"real""#);
    assert!(!eyes(&lobby), "apart until somebody says otherwise");
    let before = lobby.clone();
    assert_eq!(lobby.order(HOST, Order::Whereabouts(Whereabouts::Together)), Ok(Then::Nothing));
    assert!(eyes(&lobby));
    replays(&before, &lobby);

    // A bot has no face in the room.
    assert_eq!(lobby.order(HOST, bot(4)), Ok(Then::Nothing));
    assert!(!eyes(&lobby) && lobby.is_apart_for_bots());
    let real = Options(RawValue::from_string(r#"{"eyes":"real"}"#.into()).expect("JSON"));
    assert_eq!(lobby.may_choose(&real), Err(LobbyRefusal::Follows));
    let gaze =
        Options(RawValue::from_string(r#"{"eyes":"gaze","sign":"nod"}"#.into()).expect("JSON"));
    assert_eq!(lobby.may_choose(&gaze), Ok(()));
    assert_eq!(lobby.order(HOST, Order::Remove(Seat(4))), Ok(Then::Nothing));
    assert!(eyes(&lobby) && !lobby.is_apart_for_bots());

    // It is the table's, whatever is played there.
    assert_eq!(lobby.order(HOST, Order::Game("spywhere".into())), Ok(Then::Nothing));
    assert_eq!(lobby.whereabouts, Whereabouts::Together);
    assert_eq!(lobby.order(HOST, bot(4)), Ok(Then::Nothing));
    assert!(!lobby.is_apart_for_bots(), "Spywhere is the same everywhere");
    assert_eq!(lobby.order(HOST, Order::Remove(Seat(4))), Ok(Then::Nothing));
    assert_eq!(lobby.order(HOST, Order::Game("wink".into())), Ok(Then::Nothing));
    assert!(eyes(&lobby));
    assert_eq!(lobby.order(HOST, options(r#"{"sign":"nod"}"#)), Ok(Then::Nothing));
    assert!(eyes(&lobby), "what is left out follows");
}

/// A bot that took over in the game plays the next one, too.
#[test]
fn a_bot_that_took_over_changes_the_next_game() {
    let mut lobby = table("wink", 4);
    assert_eq!(lobby.order(HOST, Order::Whereabouts(Whereabouts::Together)), Ok(Then::Nothing));
    assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
    assert_eq!(lobby.order(Seat(3), Order::Leave {}), Ok(Then::Vacate(Seat(3))));
    assert!(lobby.options.get().contains(r#""eyes":"real""#), "not in the middle of a game");
    let refused = lobby.order(HOST, Order::Whereabouts(Whereabouts::Apart));
    assert_eq!(refused, Err(LobbyRefusal::NotNow));
    lobby.phase = Phase::Over;
    assert_eq!(lobby.order(HOST, Order::Again {}), Ok(Then::Open));
    assert!(lobby.options.get().contains(r#""eyes":"gaze""#));
}

/// §2.4 of every book.
#[test]
fn the_host_names_who_begins() {
    let mut lobby = table("spywhere", 3);
    let before = lobby.clone();
    assert_eq!(lobby.order(Seat(1), Order::First(Some(Seat(1)))), Err(LobbyRefusal::NotHost));
    assert_eq!(lobby.order(HOST, Order::First(Some(Seat(4)))), Err(LobbyRefusal::NoSuchSeat));
    assert_eq!(lobby.order(HOST, Order::First(Some(Seat(2)))), Ok(Then::Nothing));
    replays(&before, &lobby);
    // The chair before it goes; the person who was named still begins.
    assert_eq!(lobby.order(HOST, Order::Remove(Seat(1))), Ok(Then::Vacate(Seat(1))));
    assert_eq!(lobby.clone().order(HOST, Order::Start {}), Ok(Then::Open));
    let mut opened = lobby.clone();
    opened.order(HOST, Order::Start {}).expect("two can play");
    assert!(opened.options_of_game().get().contains(r#""first":1"#));
    // Somebody who has gone does not begin.
    assert_eq!(lobby.order(HOST, Order::Remove(Seat(2))), Ok(Then::Vacate(Seat(2))));
    assert_eq!(lobby.first, None);
}

/// Dr Shark §2.3: teams sit alternately, and the host seats people.
#[test]
fn the_host_seats_people_and_sees_the_teams() {
    let mut lobby = table("dr-shark", 4);
    assert_eq!(lobby.teams(), [None; 6]);
    assert_eq!(lobby.order(HOST, options(r#"{"teams":true}"#)), Ok(Then::Nothing));
    assert_eq!(lobby.teams(), [Some(0), Some(1), Some(0), Some(1), None, None]);
    let before = lobby.clone();
    let (third, sitter) = (lobby.chairs[3].clone(), Order::Swap { seat: HOST, with: Seat(3) });
    assert_eq!(lobby.order(Seat(1), sitter.clone()), Err(LobbyRefusal::NotHost));
    assert_eq!(lobby.order(HOST, sitter), Ok(Then::Nothing));
    assert_eq!((&lobby.chairs[0], lobby.host), (&third, Some(Seat(3))), "the host moves along");
    replays(&before, &lobby);
    // An empty chair between them counts for nothing.
    let swap = Order::Swap { seat: Seat(1), with: Seat(5) };
    assert_eq!(lobby.order(Seat(3), swap), Ok(Then::Nothing));
    assert_eq!(lobby.teams(), [Some(0), None, Some(1), Some(0), None, Some(1)]);
    let nowhere = Order::Swap { seat: Seat(3), with: Seat(9) };
    assert_eq!(lobby.order(Seat(3), nowhere), Err(LobbyRefusal::NoSuchSeat));
    assert_eq!(lobby.order(Seat(3), Order::Start {}), Ok(Then::Open));
    assert_eq!(lobby.teams(), [Some(0), Some(1), Some(0), Some(1)]);
    let swap = Order::Swap { seat: HOST, with: Seat(1) };
    assert_eq!(lobby.order(lobby.host.expect("a host"), swap), Err(LobbyRefusal::NotNow));
}

#[test]
fn nobody_comes_back_under_the_name_of_somebody_who_was_removed() {
    let mut lobby = lobby();
    let eve = sit(&mut lobby, Some("Eve")).expect("a free chair");
    let before = lobby.clone();
    assert_eq!(lobby.order(HOST, Order::Remove(eve)), Ok(Then::Vacate(eve)));
    replays(&before, &lobby);
    assert_eq!(sit(&mut lobby, Some("eve")), Err(LobbyRefusal::NameRemoved));
    assert_eq!(sit(&mut lobby, Some("Ann")), Ok(eve));
    let other = Order::Rename(Some(Name::new("EVE").expect("a name")));
    assert_eq!(lobby.order(eve, other), Err(LobbyRefusal::NameRemoved));
}

/// Entries that were written before anybody asked where everybody is are read as they were.
#[test]
fn a_lobby_of_old_can_be_read() {
    let mut written = serde_json::to_value(lobby()).expect("lobbies can be written");
    written.as_object_mut().expect("an object").remove("whereabouts");
    let read: Lobby = serde_json::from_value(written).expect("and read");
    assert_eq!((read.whereabouts, read.first), (Whereabouts::Apart, None));
}

/// The host may end a game before its end: the same people are in the lobby, with another game.
#[test]
fn the_host_breaks_off_a_game() {
    let mut lobby = lobby();
    sit(&mut lobby, Some("Bob")).expect("a free chair");
    assert_eq!(lobby.order(HOST, bot(2)), Ok(Then::Nothing));
    let wink = || Order::BreakOff("wink".into());
    assert_eq!(lobby.order(HOST, wink()), Err(LobbyRefusal::NotNow), "there is no game");
    assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
    let before = lobby.clone();
    assert_eq!(lobby.order(Seat(1), wink()), Err(LobbyRefusal::NotHost));
    let chess = Order::BreakOff("chess".into());
    assert_eq!(lobby.order(HOST, chess), Err(LobbyRefusal::Unknown));
    replays(&before, &lobby);
    assert_eq!(lobby.phase, Phase::Playing, "what is refused ends nothing");

    assert_eq!(lobby.order(HOST, wink()), Ok(Then::Nothing));
    replays(&before, &lobby);
    assert_eq!((&*lobby.game, lobby.phase, lobby.games), ("wink", Phase::Lobby, 1));
    assert_eq!(lobby.chairs[..2], before.chairs[..2], "everybody stays");
    assert_eq!(lobby.chairs.len(), 8, "and there are chairs for others");
    let by = lobby.broken_off.as_ref().expect("somebody did it").written();
    assert_eq!((by.name, by.spy), (None, lobby.chairs[0].spy));
    assert!(!lobby.is_counted(), "nothing of it counts");
    sit(&mut lobby, None).expect("a free chair");
    assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
    assert_eq!(lobby.broken_off, None);
}

/// The same game once more keeps its options; a game that has ended by itself was not broken off.
#[test]
fn breaking_off_for_the_same_game_keeps_its_options() {
    let mut lobby = lobby();
    sit(&mut lobby, None).expect("a free chair");
    assert_eq!(lobby.order(HOST, options(r#"{"log":true}"#)), Ok(Then::Nothing));
    for (phase, broken_off) in [(Phase::Playing, true), (Phase::Over, false)] {
        assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
        lobby.phase = phase;
        assert_eq!(lobby.order(HOST, Order::BreakOff("spywhere".into())), Ok(Then::Nothing));
        assert!(lobby.options.get().contains("\"log\":true"));
        assert_eq!((lobby.phase, lobby.broken_off.is_some()), (Phase::Lobby, broken_off));
    }
}

/// A lesson is left, not broken off.
#[test]
fn a_lesson_cannot_be_broken_off() {
    let token = Token::random().hash();
    let (mut lobby, seat) = Lobby::lesson("wink", None, None, token).expect("there is a lesson");
    assert_eq!(lobby.order(seat, Order::Start {}), Ok(Then::Open));
    let refused = lobby.order(seat, Order::BreakOff("wink".into()));
    assert_eq!(refused, Err(LobbyRefusal::NotNow));
}

/// What the host has chosen for a game is there again when they come back to it.
#[test]
fn coming_back_to_a_game_brings_its_options_back() {
    let mut lobby = table("wink", 4);
    let game = |game: &str| Order::Game(game.into());
    let chosen = r#"{"sign":"nose","max_turn_s":120}"#;
    assert_eq!(lobby.order(HOST, options(chosen)), Ok(Then::Nothing));
    let (before, wink) = (lobby.clone(), lobby.options.get().to_owned());
    assert_eq!(lobby.order(HOST, game("spywhere")), Ok(Then::Nothing));
    assert_eq!(lobby.order(HOST, options(r#"{"log":true}"#)), Ok(Then::Nothing));
    replays(&before, &lobby);
    let before = lobby.clone();
    assert_eq!(lobby.order(HOST, game("wink")), Ok(Then::Nothing));
    assert_eq!(lobby.options.get(), wink);
    replays(&before, &lobby);
    assert_eq!(lobby.order(HOST, game("spywhere")), Ok(Then::Nothing));
    assert!(lobby.options.get().contains("\"log\":true"));

    // Meanwhile more have come than the kept options allow: those that cannot be are as usual.
    assert_eq!(lobby.order(HOST, options(r#"{"removed":"italy","log":true}"#)), Ok(Then::Nothing));
    assert_eq!(lobby.order(HOST, game("wink")), Ok(Then::Nothing));
    sit(&mut lobby, None).expect("a free chair");
    assert_eq!(lobby.order(HOST, game("spywhere")), Ok(Then::Nothing));
    assert!(!lobby.options.get().contains("italy") && lobby.options.get().contains("\"log\":true"));
}

/// The bot that takes over a person's seat plays as the host wants bots to play.
#[test]
fn the_bot_that_takes_over_plays_like_the_others() {
    let mut lobby = lobby();
    sit(&mut lobby, None).expect("a free chair");
    sit(&mut lobby, None).expect("a free chair");
    let level = |lobby: &Lobby, seat: usize| lobby.chairs[seat].written(true, false, true).level;
    let before = lobby.clone();
    assert_eq!(lobby.order(HOST, bot(3)), Ok(Then::Nothing));
    for (mut lobby, as_chosen) in [(lobby, "random"), (before, "mastermind")] {
        assert_eq!(lobby.order(HOST, Order::Start {}), Ok(Then::Open));
        assert_eq!(lobby.order(HOST, Order::Remove(Seat(2))), Ok(Then::Vacate(Seat(2))));
        assert_eq!(level(&lobby, 2).as_deref(), Some(as_chosen));
    }
}
