//! Tables with a beat, seen from another node: nothing on the way changes a length or adds a
//! message, and who was first is judged by the connection's own latency.

use std::net::SocketAddr;
use std::time::Duration;

use super::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep_until};

const SPIES: [&str; 4] = ["Ann", "Bob", "Cid", "Dee"];

/// Four spies at a table with eyes at a distance: the first at the table's node, each of the others
/// where `place` says.
async fn gazing(owner: Place, place: impl Fn(usize) -> Place) -> Vec<Guest> {
    let options = json!({"eyes": "gaze", "min_turn_s": 1, "max_turn_s": 300});
    let create = json!({"game": "wink", "name": "Ann", "options": options});
    let ann = owner.create(&create).await.expect("a table");
    let mut guests = vec![sit(place(0), &ann).await];
    for (i, name) in SPIES.iter().enumerate().skip(1) {
        let ticket = place(i).join(&ann.code, name).await.expect("a seat");
        guests.push(sit(place(i), &ticket).await);
    }
    guests
}

async fn begin(guests: &mut [Guest]) {
    assert_eq!(guests[0].order(&json!({"start": {}})).await, Ok(Answered::Done));
    for guest in guests {
        guest.see(|guest| guest.update.is_object()).await.expect("a game begins");
    }
}

/// Reads up to this beat.
async fn until_beat(guest: &mut Guest, last: u64) {
    let wanted = |said: &Said<'_>, _: &Guest| matches!(said, Said::Beat(beat) if beat.k >= last);
    guest.until(wanted).await.expect("beats");
}

/// What somebody who counts the bytes on a line sees of a game: each message's beat and length.
fn lengths(guest: &Guest, from: usize) -> Vec<(Option<u64>, usize)> {
    let length = |text: &String| {
        let said = Said::read(text).expect("a message");
        let beat = if let Said::Beat(beat) = said { Some(beat.k) } else { None };
        (beat, text.len())
    };
    guest.heard[from..].iter().map(length).collect()
}

/// Two tables whose observer sits at another node. At one of them the others' eyes and words are
/// busy, out of the observer's sight; nobody can tell from the lines which.
#[test]
fn twins_are_alike_at_another_node() {
    with_a_database(async |store| {
        let [owner, other] = ["ann", "bob"].map(|name| node(store, name, &[]));
        let place = |i: usize| if i == 3 { other.place() } else { owner.place() };
        let [mut quiet, mut busy] =
            [gazing(owner.place(), place).await, gazing(owner.place(), place).await];
        let mut screens = Vec::new();
        for place in [owner.place(), other.place()] {
            screens.push(come(place, Stand::Screen(busy[0].code().to_owned())).await);
        }
        begin(&mut quiet).await;
        begin(&mut busy).await;
        let began = [&quiet, &busy].map(|table| table[3].heard.len());
        for k in (2..=8).step_by(2) {
            for (i, guest) in busy.iter_mut().enumerate().take(3) {
                until_beat(guest, k).await;
                let eyes = json!({"beat": [{"look": (i + 1) % 3}, {"wink": (i + 1) % 3}]});
                guest.say(&eyes.to_string()).await.expect("it is heard");
                let refused = guest.act(&json!({"contact": i})).await;
                assert!(matches!(refused, Ok(Answered::Refused(_))), "{refused:?}");
            }
        }
        for (table, from) in [&mut quiet, &mut busy].into_iter().zip(began) {
            until_beat(&mut table[3], 50).await;
            let lengths = lengths(&table[3], from);
            let first = lengths[0].0.expect("beats from here on");
            let beats: Vec<_> = (first..=50).map(|k| (Some(k), 512)).collect();
            assert_eq!(lengths, beats, "one frame on every beat, and nothing else");
        }
        // What a screen is shown is the same at both nodes, to the letter.
        let turn = busy.iter().position(|guest| !guest.options().is_empty()).expect("a turn");
        let act = busy[turn].options()[0].clone();
        assert_eq!(busy[turn].act(&act).await, Ok(Answered::Done), "{act}");
        for screen in &mut screens {
            screen.see(|screen| screen.update["n"] == 2).await.expect("all see it");
            let update = screen.heard.last().expect("it was heard");
            assert_eq!(update.len() % 8192, 0, "padded");
        }
        let [here, there] = [&screens[0].heard, &screens[1].heard];
        let shown = |heard: &[String]| -> Vec<String> {
            heard.iter().filter(|text| text.starts_with("{\"update\"")).cloned().collect()
        };
        assert_eq!(shown(here), shown(there));
        assert_eq!(shown(here).len(), 2);
    });
}

/// The delay of everything that the slow client sends.
const LATE: Duration = Duration::from_millis(200);

/// A relay between client and server that delays the client's messages.
async fn relay(to: Place) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect(to.address()).await.unwrap();
            let ((mut hear, mut send), (mut from, mut into)) =
                (client.into_split(), server.into_split());
            tokio::spawn(async move { tokio::io::copy(&mut from, &mut send).await });
            let (later, mut now) = tokio::sync::mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
            tokio::spawn(async move {
                while let Some((due, bytes)) = now.recv().await {
                    sleep_until(due).await;
                    let _ = into.write_all(&bytes).await;
                }
            });
            tokio::spawn(async move {
                let mut bytes = vec![0; 4096];
                while let Ok(count @ 1..) = hear.read(&mut bytes).await {
                    let _ = later.send((Instant::now() + LATE, bytes[..count].to_vec()));
                }
            });
        }
    });
    address
}

/// The credit with which an act competes is that of its socket, measured at the socket's node: it
/// travels with the act.
#[test]
fn the_credit_of_a_slow_line_counts_at_another_node() {
    with_a_database(async |store| {
        let owner = node(store, "ann", &[]);
        let other = node(store, "bob", &["--proxy", "127.0.0.1"]);
        let slow = Place::new(relay(other.place()).await);
        let mut guests = gazing(owner.place(), |_| slow).await;
        begin(&mut guests).await;
        let turn = guests.iter().position(|guest| !guest.options().is_empty()).expect("a turn");
        let actor = &mut guests[turn];
        // Its node pings each second, and gets its pongs while they read.
        until_beat(actor, 36).await;
        let act = actor.options()[0].clone();
        assert_eq!(actor.act(&act).await, Ok(Answered::Done), "{act}");
        let entries = entries(store, actor.code());
        let held = entries.iter().filter_map(|entry| entry["told"]["held"].as_array()).flatten();
        let credits: Vec<_> = held.filter(|held| held["seat"] == turn).collect();
        let credit = credits[0]["credit"].as_u64().expect("the act was held");
        assert!((195..=250).contains(&credit), "{credit} ms");
    });
}
