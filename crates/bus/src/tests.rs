//! What a table says to a client of another node, over a real NATS: it arrives one by one, byte for
//! byte and in order, and the length of every message on the bus follows from the length of its text
//! alone. So tables that cannot be told apart where they are cannot be told apart behind the bus.

mod editions;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use annex::Nats;
use async_nats::Subscriber;
use futures_util::StreamExt;
use host::{Customs, Door, Hello, House, Line, Mail, Whence, Word};
use serde_json::json;
use store::{Membership, NodeId, Store};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wire::Stand;

use crate::desk::Desk;
use crate::frame::{Caller, Delivery, HEAD, ToSocket};
use crate::{Bus, envoy};

const OWNER: NodeId = NodeId(1);
const OTHER: NodeId = NodeId(2);
/// So long that no node is taken for silent on a busy machine.
const LEASE: Duration = Duration::from_secs(600);
/// Connections, and what is said on all of them together.
const DOORS: usize = 4;
const TEXTS: usize = 4_000;
/// What is said on every connection before and after those.
const BEGIN: &str = "the beginning";
const END: &str = "the end";
/// How long the next message may take, on a busy machine, before it is missed.
const PATIENCE: Duration = Duration::from_secs(30);

/// A node with a house of its own.
async fn node(house: &str, node: NodeId) -> (Bus, House, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let rooms = House::new(Store::open(folder.path()).unwrap(), Customs::default());
    let me = Membership { house: house.to_owned(), node };
    let bus = Bus::connect(Nats::shared().url(), me, LEASE, "v1", rooms.clone()).await.unwrap();
    (bus, rooms, folder)
}

/// A connection from one node to a table of the other: what the table speaks into, and what the
/// client hears.
struct Connection {
    desk: Arc<Desk>,
    words: mpsc::Receiver<Word>,
}

/// A screen of one node comes to a table of another.
async fn connect(mailbox: &mpsc::Sender<Mail>, owner: &Bus, door: Door) -> Connection {
    let (outlet, words) = mpsc::channel(2 * TEXTS);
    let (reply, answer) = oneshot::channel();
    let (from, stand, line) = (Whence(0), Stand::Screen, Line::default());
    let outlet = Box::new(outlet);
    let hello = Hello { door, from, stand, token: None, have: None, outlet, line, reply };
    assert!(mailbox.send(Mail::Hello(Box::new(hello))).await.is_ok());
    answer.await.expect("the table answers").expect("screens are welcome");
    let caller = Caller { node: OTHER, door };
    let desk = owner.0.desks.open().get(&caller).cloned().expect("the table knows the client");
    Connection { desk, words }
}

/// What is let slip on the way, planted where the table speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leak {
    Longer,
    Twice,
    Lost,
    Swapped,
    ToAnother,
    MoreOnTheBus,
}

const LEAKS: [Leak; 6] =
    [Leak::Longer, Leak::Twice, Leak::Lost, Leak::Swapped, Leak::ToAnother, Leak::MoreOnTheBus];

/// What was said to each connection, what it heard, and the lengths on the bus.
#[derive(Default)]
struct Carried {
    said: Vec<Vec<String>>,
    heard: Vec<Vec<String>>,
    lengths: Vec<Vec<usize>>,
}

/// Says this many texts on all connections between two nodes, and listens on the bus.
async fn carry(texts: usize, leak: Option<Leak>) -> Carried {
    static HOUSES: AtomicU64 = AtomicU64::new(0);
    let number = HOUSES.fetch_add(1, Ordering::Relaxed);
    let house = format!("test-{}-{number}", std::process::id());
    let (owner, rooms, _one) = node(&house, OWNER).await;
    let (other, _, _two) = node(&house, OTHER).await;
    let create = serde_json::from_value(json!({"game": "spywhere", "name": "Ann"})).unwrap();
    let code = rooms.create_here(create).await.unwrap().unwrap().code;
    let Ok(table) = envoy::find(&other, OWNER, code).await else { panic!("the table is there") };
    let mut connections = Vec::new();
    for door in 0..DOORS as u64 {
        connections.push(connect(&table.mailbox, &owner, Door(door)).await);
    }
    // The table itself welcomes everybody, and says how many watch.
    for connection in &mut connections {
        assert!(connection.desk.say(BEGIN).is_ok());
        listen(&mut connection.words, BEGIN).await;
    }
    let on_the_bus = eavesdrop(owner.0.post.deliveries_to(OTHER)).await;
    let said = speak(&connections, texts, leak);
    let lengths = overhear(on_the_bus).await;
    let mut heard = Vec::new();
    for connection in &mut connections {
        heard.push(listen(&mut connection.words, END).await);
    }
    Carried { said, heard, lengths }
}

/// Listens to a subject from now on. NATS does what a client asks for in order, so once an echo is
/// heard that was asked for later, nothing on the subject is missed.
async fn eavesdrop(subject: String) -> Subscriber {
    let eavesdropper = async_nats::connect(Nats::shared().url()).await.unwrap();
    let on_the_bus = eavesdropper.subscribe(subject).await.unwrap();
    let inbox = eavesdropper.new_inbox();
    let mut echo = eavesdropper.subscribe(inbox.clone()).await.unwrap();
    eavesdropper.publish(inbox, "echo".into()).await.unwrap();
    timeout(PATIENCE, echo.next()).await.expect("an echo").expect("the bus is there");
    on_the_bus
}

/// Says random texts on random connections; returns what should be heard on each.
fn speak(connections: &[Connection], texts: usize, leak: Option<Leak>) -> Vec<Vec<String>> {
    let mut chance = 0x5AFE_u64;
    let mut below = |limit: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (chance >> 33) as usize % limit
    };
    let mut said = vec![Vec::new(); connections.len()];
    for number in 0..texts {
        let door = below(connections.len());
        // Mostly as long as frames, now and then as long as updates of a full table.
        let length = if below(8) == 0 { below(40_000) } else { below(600) };
        let text: String =
            (0..length).map(|_| ['a', '"', '\\', '\n', ' ', 'ї', '🦉', '\0'][below(8)]).collect();
        let say = |door: usize, text: &str| {
            assert!(connections[door].desk.say(text).is_ok(), "there is room for all");
        };
        let to_another = (door + 1) % connections.len();
        match leak.filter(|_| number == texts / 2) {
            None => say(door, &text),
            Some(Leak::Longer) => say(door, &format!("{text} ")),
            Some(Leak::Twice) => [&text, &text].into_iter().for_each(|text| say(door, text)),
            Some(Leak::Lost) => {}
            Some(Leak::Swapped) => {
                ["second", &text].into_iter().for_each(|text| say(door, text));
                said[door].extend([text, "second".to_owned()]);
                continue;
            }
            Some(Leak::ToAnother) => say(to_another, &text),
            Some(Leak::MoreOnTheBus) => {
                say(door, &text);
                connections[door].desk.deliver(Delivery::Done);
            }
        }
        said[door].push(text);
    }
    for connection in connections {
        assert!(connection.desk.say(END).is_ok());
    }
    said
}

/// Everything that a client hears up to this.
async fn listen(words: &mut mpsc::Receiver<Word>, last: &str) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        match timeout(PATIENCE, words.recv()).await.expect("what was said last is heard") {
            Some(Word::Say(text)) if text == last => return heard,
            Some(Word::Say(text)) => heard.push(text),
            other => panic!("the connection goes on: {other:?}"),
        }
    }
}

/// The lengths of all messages on the bus up to the end, by connection.
async fn overhear(mut bus: Subscriber) -> Vec<Vec<usize>> {
    let mut lengths = vec![Vec::new(); DOORS];
    let mut ended = 0;
    while ended < DOORS {
        let next = timeout(PATIENCE, bus.next()).await.expect("what was said last is carried");
        let payload = next.expect("the bus is there").payload;
        let frame = ToSocket::read(payload.clone()).expect("a delivery");
        match frame.delivery {
            Delivery::Say(text) if text == END => ended += 1,
            Delivery::Say(_) | Delivery::Farewell(_) | Delivery::Closed | Delivery::Done => {
                lengths[frame.head.door.0 as usize].push(payload.len());
            }
        }
    }
    lengths
}

/// How what arrived differs from what was said.
fn difference(carried: &Carried) -> Option<String> {
    for (door, said) in carried.said.iter().enumerate() {
        let (heard, lengths) = (&carried.heard[door], &carried.lengths[door]);
        if said != heard {
            let place = said.iter().zip(heard).position(|(said, heard)| said != heard);
            let counts = (said.len(), heard.len());
            return Some(format!("connection {door}: {counts:?} texts, the first at {place:?}"));
        }
        let expected: Vec<usize> = said.iter().map(|text| HEAD + text.len()).collect();
        if *lengths != expected {
            return Some(format!("connection {door}: other lengths on the bus"));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_table_says_arrives_to_the_letter() {
    let carried = carry(TEXTS, None).await;
    assert_eq!(difference(&carried), None);
    assert_eq!(carried.heard.iter().map(Vec::len).sum::<usize>(), TEXTS);
    assert!(carried.heard.iter().all(|heard| heard.len() > TEXTS / DOORS / 2), "on all of them");
}

/// The comparison can fail: everything that was planted is found.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_leak_on_the_way_is_caught() {
    for leak in LEAKS {
        let how = difference(&carry(60, Some(leak)).await);
        println!("{leak:?}: {}", how.unwrap_or_else(|| panic!("nobody caught {leak:?}")));
    }
}
