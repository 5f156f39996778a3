//! kill -9 at random instants: no acknowledged act is lost, none is done twice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::*;
use crate::refold;
use guest::{Evening, Player};

/// How often the program is killed.
const KILLS: u64 = 60;

/// Pseudo-random numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % limit
    }
}

/// Seats people and bots at a table, and starts a game.
async fn table(place: Place, people: usize, bots: usize, seed: u64) -> (Vec<Player>, Guest) {
    let create = json!({
        "game": "spywhere", "name": "Host", "bots": vec!["greedy"; bots],
        "options": {"chain": true, "log": true},
    });
    let mut tickets = vec![place.create(&create).await.unwrap()];
    for i in 1..people {
        tickets.push(place.join(&tickets[0].code, &format!("Guest {i}")).await.unwrap());
    }
    let screen = Guest::come(place, Stand::Screen(tickets[0].code.clone())).await.unwrap();
    let mut players = Vec::new();
    for (ticket, i) in tickets.iter().zip(1..) {
        let guest = come(place, ticket).await;
        players.push(Player::new(guest, seed * 100 + i));
    }
    done(&mut players[0].guest, json!({"start": {}})).await;
    (players, screen)
}

/// Whether an entry of the journal is the result of this act.
fn is_of(entry: &Value, seat: u8, act: &Value) -> bool {
    let events = entry["told"]["events"].as_array().expect("events");
    let has = |wanted: Value| events.iter().any(|event| event[1] == wanted);
    if let Some(swap) = act.get("swap") {
        has(json!({"swapped": {"seat": seat, "give": swap["give"], "take": swap["take"]}}))
    } else if let Some(nation) = act.get("eliminate") {
        let eliminated = |event: &Value| {
            event[1]["eliminated"]["seat"] == seat && event[1]["eliminated"]["nation"] == *nation
        };
        events.iter().any(eliminated)
    } else if let Some(named) = act.get("identify") {
        has(json!({"identified": {"by": seat, "seat": named["seat"], "nation": named["as"]}}))
    } else {
        !events.is_empty()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_sixty_times_nothing_acknowledged_is_lost_or_done_twice() {
    let began = Instant::now();
    let mut program = start(&["--quick-bots", "--max-connections", "10000"]);
    let place = program.place();
    let evening = Arc::new(Evening::new(place));
    let mut tables = Vec::new();
    for (seed, (people, bots)) in (1..).zip([(3, 0), (2, 0), (2, 2), (4, 0)]) {
        let (players, screen) = table(place, people, bots, seed).await;
        let play = |player: Player| {
            let evening = evening.clone();
            tokio::spawn(async move { player.play(&evening).await.expect("nobody is sent away") })
        };
        let players: Vec<_> = players.into_iter().map(play).collect();
        let watched = evening.clone();
        let watching = async move { watched.watch(screen).await.expect("a screen is welcome") };
        tables.push((players, tokio::spawn(watching)));
    }

    let mut numbers = Numbers(7);
    let mut answered = evening.answered.subscribe();
    let mut seated = Vec::new();
    for _ in 0..KILLS {
        // Sometimes so soon that nobody is back yet.
        let until = *answered.borrow() + numbers.below(60).saturating_sub(10);
        answered.wait_for(|count| *count >= until).await.unwrap();
        // A person whose seat was acknowledged still has it afterwards.
        let create = json!({"game": "spywhere", "name": "Eve"});
        let sitting = tokio::spawn(async move { place.create(&create).await });
        let instant = Instant::now() + Duration::from_micros(numbers.below(4_000));
        while Instant::now() < instant {
            tokio::task::yield_now().await;
        }
        program.kill();
        seated.extend(sitting.await.unwrap().ok());
        program.restart().expect("it starts again");
    }
    let until = *answered.borrow() + 20;
    answered.wait_for(|count| *count >= until).await.unwrap();
    evening.over.send_replace(true);
    let mut parties = Vec::new();
    for (players, screen) in tables {
        let mut party = Vec::new();
        for player in players {
            party.push(player.await.expect("nobody was confused"));
        }
        parties.push((party, screen.await.unwrap()));
    }
    for ticket in &seated {
        come(place, ticket).await;
    }
    program.kill();

    let (mut acts, mut updates, mut games) = (0, 0, 0);
    for (party, screen) in &parties {
        let entries = refold::entries(program.data(), screen.code());
        let played = refold::games(&entries);
        let opened: u32 = party.iter().map(|player| player.opened).sum();
        assert_eq!(played.len() as u32, 1 + opened, "each game was opened once");
        games += played.len();
        for player in party {
            assert_eq!(player.misunderstood, 0, "what a view offers is understood");
            let Stand::Seat(ticket) = &player.guest.stand else { unreachable!() };
            // Every act is written once, in order, as it was sent.
            let mut written = Vec::new();
            for (game, entry) in refold::facts(&entries) {
                if entry["told"]["by"][0] == ticket.seat {
                    written.push((game, entry["told"]["by"][1].as_u64().unwrap(), entry));
                }
            }
            let said: Vec<(u64, u64)> = player.acts.iter().map(|act| (act.0, act.1)).collect();
            let done: Vec<(u64, u64)> = written.iter().map(|it| (it.0, it.1)).collect();
            assert_eq!(said, done, "exactly what {} got acknowledged was done", ticket.seat);
            for ((_, _, act), (_, n, entry)) in player.acts.iter().zip(&written) {
                assert!(is_of(entry, ticket.seat, act), "{n}: {act} is not {entry}");
            }
            acts += written.len();
        }
        for guest in party.iter().map(|player| &player.guest).chain([screen]) {
            let eyes = refold::eyes(guest);
            let stories: Vec<_> = played.iter().map(|game| game.story(eyes)).collect();
            updates += refold::check(&guest.heard, &stories).unwrap_or_else(|why| panic!("{why}"));
        }
    }
    let repeated = *evening.repeated.borrow();
    println!(
        "{KILLS} kills, {games} games, {acts} acts checked ({repeated} said again), \
         {updates} updates checked, {} tables of those seated meanwhile, {:?}",
        seated.len(),
        began.elapsed()
    );
    assert!(acts > 500 && repeated > 10 && games > 6, "{acts} acts, {repeated} again, {games}");
}
