//! One person alone with bots: nobody waits for them, and they do not wait for long.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Seat, Tempo};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, advance};
use wire::{Code, Order, Stand, Token};

use super::desk::still;
use crate::journal::Journal;
use crate::lobby::Lobby;
use crate::table::{Customs, Door, Hello, Line, Mail, Said, Table, Whence, Word};

/// A table with people on its first seats and bots on the others, running by itself on a clock that
/// jumps from one thing to the next.
pub(super) struct House {
    mailbox: mpsc::Sender<Mail>,
    tokens: Vec<Token>,
    ears: Vec<mpsc::Receiver<Word>>,
    n: u64,
}

pub(super) const GAMES: [(&str, &str); 3] = [
    ("wink", r#"{"eyes":"gaze","first":0}"#),
    ("spywhere", r#"{"first":0}"#),
    ("dr-shark", r#"{"first":0}"#),
];

impl House {
    pub(super) async fn open(
        (game, options): (&str, &str),
        people: u8,
        tempo: Tempo,
        seed: u8,
    ) -> House {
        House::open_against((game, options), people, ("greedy", tempo), seed).await
    }

    /// The same, with bots of another level.
    async fn open_against(
        (game, options): (&str, &str),
        people: u8,
        (level, tempo): (&str, Tempo),
        seed: u8,
    ) -> House {
        let mut lobby = Lobby::new(game).unwrap();
        let tokens: Vec<Token> = (0..people).map(|_| Token::random()).collect();
        for token in &tokens {
            lobby.sit(None, None, token.hash()).unwrap();
        }
        for seat in (people..4).map(Seat) {
            lobby.order(Seat(0), Order::Bot { seat, level: level.into() }).unwrap();
        }
        let options = format!("{{\"options\":{options}}}");
        lobby.order(Seat(0), strict::from_str(&options).unwrap()).unwrap();
        lobby.order(Seat(0), Order::Tempo(tempo)).unwrap();
        lobby.order(Seat(0), Order::Start {}).unwrap();
        let (mailbox, mail) = mpsc::channel(64);
        let code = Code::read("bakilo-tumesa").unwrap();
        let house = (Customs::default(), Arc::new(move || [seed; 32]) as _);
        let mut table = Table::new(code, house, Journal::in_memory(), lobby.clone(), mail);
        table.open(lobby).await.unwrap();
        tokio::spawn(table.run());
        let mut it = House { mailbox, tokens, ears: Vec::new(), n: 0 };
        for seat in 0..people {
            let ear = it.come(seat).await;
            it.ears.push(ear);
        }
        it
    }

    /// Somebody connects, by the door with the number of their seat.
    async fn come(&self, seat: u8) -> mpsc::Receiver<Word> {
        let token = self.tokens[usize::from(seat)].clone();
        self.enter(Door(seat.into()), Stand::Seat, Some(token)).await
    }

    /// A shared screen is put up; it has the next ear.
    pub(super) async fn put_up_screen(&mut self) {
        let ear = self.enter(Door(99), Stand::Screen, None).await;
        self.ears.push(ear);
    }

    async fn enter(&self, door: Door, stand: Stand, token: Option<Token>) -> mpsc::Receiver<Word> {
        let (outlet, words) = mpsc::channel(4096);
        let outlet = Box::new(outlet);
        let (reply, answer) = oneshot::channel();
        let (from, line) = (Whence(0), Line::default());
        let hello = Hello { door, from, stand, token, have: None, outlet, line, reply };
        assert!(self.mailbox.send(Mail::Hello(Box::new(hello))).await.is_ok());
        answer.await.unwrap().unwrap();
        words
    }

    pub(super) async fn say(&mut self, said: impl FnOnce(u64) -> Said) {
        self.n += 1;
        let mail = Mail::Said(Door(0), said(self.n), Instant::now(), None);
        assert!(self.mailbox.send(mail).await.is_ok());
    }

    async fn gone(&self, seat: u8) {
        assert!(self.mailbox.send(Mail::Gone(Door(seat.into()))).await.is_ok());
    }

    /// What this seat hears next under this name.
    pub(super) async fn hear(&mut self, seat: usize, name: &str) -> Value {
        loop {
            if let Some(said) = self.next(seat).await.get_mut(name) {
                return said.take();
            }
        }
    }

    /// What this ear hears next.
    pub(super) async fn next(&mut self, ear: usize) -> Value {
        let Some(Word::Say(text)) = self.ears[ear].recv().await else { panic!("hung up") };
        serde_json::from_str(&text).unwrap()
    }
}

/// What the person does: the least that ends their turn.
fn least(view: &Value) -> Option<Value> {
    let options = view["options"].as_array().unwrap();
    let may = |key: &&str| options.iter().find(|act| act.get(*key).is_some()).cloned();
    ["call", "pass", "swap", "done", "dive", "search", "stop"].iter().find_map(may)
}

/// Plays a game to its end. How long the person waited from the end of each turn to the next.
async fn waits(house: &mut House) -> Vec<Duration> {
    let mut waits = Vec::new();
    let mut since = None;
    loop {
        let view = house.hear(0, "update").await["view"].take();
        if !view["over"].is_null() {
            return waits;
        }
        let mine = view["turn"] == 0;
        match since {
            None if !mine => since = Some(Instant::now()),
            Some(then) if mine => {
                waits.push(Instant::now() - then);
                since = None;
            }
            None | Some(_) => {}
        }
        if mine || view["step"] == "final" {
            // A person takes their time.
            if view["earliest"].is_number() {
                tokio::time::sleep(Duration::from_secs(6)).await;
            }
            if let Some(act) = least(&view) {
                house.say(|n| Said::Act(n, act.to_string())).await;
            }
        }
    }
}

/// How long a person waits for their turns in some games against three bots of one level: on average,
/// and at most.
fn waits_against(game: (&str, &str), level: &str, tempo: Tempo, games: u8) -> (Duration, Duration) {
    let mut all = Vec::new();
    for seed in 0..games {
        all.extend(still().block_on(async {
            let mut house = House::open_against(game, 1, (level, tempo), seed).await;
            waits(&mut house).await
        }));
    }
    let mean = all.iter().sum::<Duration>() / all.len() as u32;
    let longest = *all.iter().max().unwrap();
    let turns = all.len();
    println!("{}, {level}, {tempo}: {turns} turns, {mean:.1?}, at most {longest:.1?}", game.0);
    (mean, longest)
}

/// With three bots of whatever level nobody waits for more than forty seconds for their next turn.
#[test]
fn three_bots_do_not_keep_a_person_waiting() {
    for game in GAMES {
        for level in crate::play::about(game.0).unwrap().levels {
            let (_, longest) = waits_against(game, level, Tempo::Normal, 2);
            assert!(longest < Duration::from_secs(40), "{}, {level}: {longest:?}", game.0);
        }
    }
}

/// At a fast tempo they wait for less than at a slow one.
#[test]
fn a_faster_tempo_is_faster() {
    for game in GAMES {
        let mean = |tempo| waits_against(game, "regular", tempo, 2).0;
        let means = [Tempo::Fast, Tempo::Normal, Tempo::Slow].map(mean);
        assert!(means.is_sorted(), "{}: {means:?}", game.0);
    }
}

/// The host changes the tempo in the middle of a game, and the bots follow.
#[test]
fn the_tempo_changes_in_a_game() {
    let total = |changed: Tempo| {
        still().block_on(async move {
            let mut house = House::open_against(GAMES[1], 1, ("regular", Tempo::Slow), 5).await;
            house.say(|n| Said::Order(n, Box::new(Order::Tempo(changed)))).await;
            waits(&mut house).await.iter().sum::<Duration>()
        })
    };
    let (fast, slow) = (total(Tempo::Fast), total(Tempo::Slow));
    assert!(2 * fast < slow, "{fast:?}, {slow:?}");
}

/// Spywhere §9.5, Wink §3.6, Dr Shark §10.3: alone with bots a turn has no time limit, and no bot takes
/// it over when its player is away for minutes. Bots' turns have theirs.
#[test]
fn nobody_hurries_a_person_who_is_alone() {
    for game in GAMES {
        still().block_on(async {
            let mut house = House::open(game, 1, Tempo::Normal, 7).await;
            let view = house.hear(0, "update").await["view"].take();
            assert_eq!((&view["turn"], &view["deadline"]), (&json!(0), &Value::Null), "{}", game.0);
            house.gone(0).await;
            advance(Duration::from_secs(500)).await;
            let ear = house.come(0).await;
            house.ears[0] = ear;
            let view = house.hear(0, "update").await["view"].take();
            assert_eq!((&view["turn"], &view["deadline"]), (&json!(0), &Value::Null), "{}", game.0);
            let mut view = view;
            while view["turn"] == 0 {
                tokio::time::sleep(Duration::from_secs(6)).await;
                house.say(|n| Said::Act(n, least(&view).unwrap().to_string())).await;
                view = house.hear(0, "update").await["view"].take();
            }
            assert!(view["deadline"].is_number(), "{}: {view}", game.0);
        });
    }
}

/// Where other people wait, a turn has its limit.
#[test]
fn two_people_have_time_limits() {
    for game in GAMES {
        still().block_on(async {
            let mut house = House::open(game, 2, Tempo::Normal, 7).await;
            let view = house.hear(0, "update").await["view"].take();
            assert!(view["deadline"].is_number(), "{}: {view}", game.0);
        });
    }
}

/// A person alone with bots goes quickly through what bots do; where others watch too, or where they
/// could act meanwhile, nobody does.
#[test]
fn a_person_alone_skips_what_bots_do() {
    still().block_on(async {
        let mut house = House::open(GAMES[2], 1, Tempo::Slow, 7).await;
        loop {
            let view = house.hear(0, "update").await["view"].take();
            if view["turn"] != 0 {
                break;
            }
            house.say(|n| Said::Act(n, least(&view).unwrap().to_string())).await;
        }
        let began = Instant::now();
        house.say(|n| Said::Order(n, Box::new(Order::Skip {}))).await;
        let mut rate = Value::Null;
        loop {
            let update = house.hear(0, "update").await;
            if update["view"]["turn"] == 0 {
                assert_eq!(update["rate"], Value::Null, "the person's own turn is not hurried");
                break;
            }
            rate = update["rate"].clone();
        }
        assert_eq!(rate, 12);
        assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
    });
    still().block_on(async {
        let mut house = House::open(GAMES[1], 2, Tempo::Slow, 7).await;
        house.say(|n| Said::Order(n, Box::new(Order::Skip {}))).await;
        assert_eq!(house.hear(0, "refused").await, json!({"n": 1, "why": "table/not_now"}));
    });
}

/// What is done to a seat: how a sight of that name tells whose it is.
fn does(sight: &Value, name: &str, by: &str) -> bool {
    sight[name][by] == 0
}

/// Spywhere §9.4: for a person who is away a bot draws and swaps, and lays no card; the table says
/// that it does, and that it does no more when they are back.
#[test]
fn a_stand_in_does_nothing_optional() {
    let mut swaps = 0;
    for seed in 0..6 {
        let (done, said) = still().block_on(away_for_a_game(GAMES[1], seed));
        assert_eq!(said, (json!(true), json!(false)));
        for sight in done {
            swaps += u32::from(does(&sight, "swapped", "seat"));
            let optional = [("identified", "by"), ("eliminated", "seat"), ("finished", "seat")];
            assert!(!optional.iter().any(|(name, by)| does(&sight, name, by)), "{sight}");
        }
    }
    assert!(swaps > 6, "{swaps}");
}

/// Dr Shark §10.2: for a person who is away a bot dives and organises; it leaves the bag alone, and
/// keeps nobody waiting for that.
#[test]
fn a_stand_in_draws_nothing() {
    let mut dives = 0;
    let short = (GAMES[2].0, r#"{"first":0,"short":true}"#);
    for seed in 0..3 {
        let (done, said) = still().block_on(away_for_a_game(short, seed));
        assert_eq!(said, (json!(true), json!(false)));
        for sight in done {
            dives += u32::from(does(&sight, "dived", "seat"));
            let optional =
                ["drawn", "grabbed", "taken", "kept", "charmed", "negotiated", "declined"];
            assert!(!optional.iter().any(|name| does(&sight, name, "seat")), "{sight}");
            let waited = does(&sight, "ended", "seat") && sight["ended"]["ending"] != "stopped";
            assert!(!waited, "{sight}");
        }
    }
    assert!(dives > 8, "{dives}");
}

/// The first of two people goes away, and comes back at the end. What was seen while a bot stood in,
/// and whether the table says at the end that they are here, and that a bot still stands in.
async fn away_for_a_game(game: (&str, &str), seed: u8) -> (Vec<Value>, (Value, Value)) {
    let mut house = House::open(game, 2, Tempo::Normal, seed).await;
    house.gone(0).await;
    let (mut told, mut sights) = (false, Vec::new());
    loop {
        let said = house.next(1).await;
        told |= said["table"]["seats"][0]["stand_in"] == true;
        let seen = said["update"]["sights"].as_array().into_iter().flatten();
        sights.extend(seen.filter(|_| told).cloned());
        // The other person does nothing either: their time runs out.
        if said["update"]["view"]["over"].is_object() {
            break;
        }
    }
    house.ears[0] = house.come(0).await;
    let mut chair = house.hear(0, "table").await["seats"][0].take();
    (sights, (chair["here"].take(), chair["stand_in"].take()))
}

/// Where everybody is away nobody is missed: bots play for the absent only once somebody is back to
/// wait for them.
#[test]
fn nobody_stands_in_where_nobody_waits() {
    still().block_on(async {
        let mut house = House::open(GAMES[1], 2, Tempo::Normal, 3).await;
        house.gone(0).await;
        house.gone(1).await;
        tokio::time::sleep(4 * Customs::default().away).await;
        house.ears[1] = house.come(1).await;
        let chair = house.hear(1, "table").await["seats"][0].take();
        assert_eq!((&chair["here"], &chair["stand_in"]), (&json!(false), &json!(false)));
        while house.hear(1, "table").await["seats"][0]["stand_in"] != true {}
    });
}
