//! kill -9 at random instants: no acknowledged act is lost, none is done twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::*;
use crate::refold;
use tokio::sync::watch;

/// How often the program is killed.
const KILLS: u64 = 60;

/// Numbers that look like chance.
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

/// What everybody at all tables has in common.
struct Evening {
    place: Place,
    /// Acts and orders acknowledged so far.
    acknowledged: watch::Sender<u64>,
    /// It is late.
    over: watch::Sender<bool>,
    /// Acts that were said again because the answer was lost.
    repeated: AtomicU64,
}

/// Somebody at a table, and what they were told was done.
struct Player {
    guest: Guest,
    numbers: Numbers,
    /// The acts that were acknowledged: in which game, under which number, what.
    acts: Vec<(u64, u64, Value)>,
    /// Games that were opened by their order.
    opened: u32,
    /// What was said last and not answered yet.
    open: Option<(u64, Value)>,
}

impl Player {
    /// Plays until it is late and nothing is unanswered.
    async fn play(mut self, evening: Arc<Evening>) -> Player {
        let mut over = evening.over.subscribe();
        loop {
            if self.open.is_none() && *over.borrow() {
                return self;
            }
            if self.turn(&evening, &mut over).await.is_err() {
                self.come_back(&evening).await;
            }
        }
    }

    /// One act or order, or one thing that others did.
    async fn turn(
        &mut self,
        evening: &Evening,
        over: &mut watch::Receiver<bool>,
    ) -> Result<(), Gone> {
        let options = self.guest.options();
        let host = self.guest.table["you"]["host"] == true;
        let answered = if !options.is_empty() {
            let act = options[self.numbers.below(options.len() as u64) as usize].clone();
            let game = self.guest.update["game"].as_u64().unwrap();
            self.open = Some((game, act.clone()));
            self.guest.act(&act).await?
        } else if host && self.guest.table["phase"] == "over" {
            self.open = Some((0, Value::Null));
            self.guest.order(&json!({"again": {}})).await?
        } else {
            tokio::select! {
                heard = self.guest.until(|_, _| true) => heard?,
                _ = over.wait_for(|over| *over) => {}
            }
            return Ok(());
        };
        self.note(answered, evening);
        Ok(())
    }

    fn note(&mut self, answered: Answered, evening: &Evening) {
        let (game, act) = self.open.take().expect("something was said");
        match answered {
            Answered::Done if game == 0 => self.opened += 1,
            Answered::Done => self.acts.push((game, self.guest.n, act)),
            // Two hosts' worth of again, or the clock: it was not done.
            Answered::Refused(_) => {}
            Answered::NotUnderstood(what) => panic!("{act}: {what}"),
        }
        evening.acknowledged.send_modify(|count| *count += 1);
    }

    /// Comes back as soon as there is somebody to come back to, and says again what was lost.
    async fn come_back(&mut self, evening: &Evening) {
        loop {
            let back = async {
                self.guest.come_back(evening.place).await?;
                self.guest.repeat().await
            };
            match back.await {
                Ok(answered) => {
                    if let Some(answered) = answered {
                        evening.repeated.fetch_add(1, Ordering::Relaxed);
                        self.note(answered, evening);
                    }
                    return;
                }
                Err(Gone::Closed(code @ (4403 | 4404 | 4410), why)) => panic!("{code} {why}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(3)).await,
            }
        }
    }
}

/// Somebody who only watches, and comes back whenever it is over.
async fn watch_on(mut guest: Guest, evening: Arc<Evening>) -> Guest {
    let mut over = evening.over.subscribe();
    while !*over.borrow() {
        let heard = tokio::select! {
            heard = guest.until(|_, _| true) => heard,
            _ = over.wait_for(|over| *over) => Ok(()),
        };
        let mut gone = heard.is_err();
        while gone {
            gone = guest.come_back(evening.place).await.is_err();
            if gone {
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
        }
    }
    guest
}

/// Sits people down, with bots besides, and begins.
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
        let numbers = Numbers(seed * 100 + i);
        players.push(Player { guest, numbers, acts: Vec::new(), opened: 0, open: None });
    }
    done(&mut players[0].guest, json!({"start": {}})).await;
    (players, screen)
}

/// Whether an entry of the journal is what an act asked for.
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
    let evening = Arc::new(Evening {
        place,
        acknowledged: watch::channel(0).0,
        over: watch::channel(false).0,
        repeated: AtomicU64::new(0),
    });
    let mut tables = Vec::new();
    for (seed, (people, bots)) in (1..).zip([(3, 0), (2, 0), (2, 2), (4, 0)]) {
        let (players, screen) = table(place, people, bots, seed).await;
        let players: Vec<_> =
            players.into_iter().map(|player| tokio::spawn(player.play(evening.clone()))).collect();
        tables.push((players, tokio::spawn(watch_on(screen, evening.clone()))));
    }

    let mut numbers = Numbers(7);
    let mut acknowledged = evening.acknowledged.subscribe();
    let mut seated = Vec::new();
    for _ in 0..KILLS {
        // Now and then nobody is even back yet.
        let until = *acknowledged.borrow() + numbers.below(60).saturating_sub(10);
        acknowledged.wait_for(|count| *count >= until).await.unwrap();
        // Whoever was told that they sit still sits afterwards.
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
    let until = *acknowledged.borrow() + 20;
    acknowledged.wait_for(|count| *count >= until).await.unwrap();
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
            let Stand::Seat(ticket) = &player.guest.stand else { unreachable!() };
            // Every act is written once, in order, and is what was asked for.
            let mut written = Vec::new();
            for (game, entry) in refold::told(&entries) {
                if entry["told"]["by"][0] == ticket.seat {
                    written.push((game, entry["told"]["by"][1].as_u64().unwrap(), entry));
                }
            }
            let said: Vec<(u64, u64)> = player.acts.iter().map(|act| (act.0, act.1)).collect();
            let done: Vec<(u64, u64)> = written.iter().map(|it| (it.0, it.1)).collect();
            assert_eq!(said, done, "what {} was told was done, and nothing else", ticket.seat);
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
    let repeated = evening.repeated.load(Ordering::Relaxed);
    println!(
        "{KILLS} kills, {games} games, {acts} acts checked ({repeated} said again), \
         {updates} updates checked, {} tables of those seated meanwhile, {:?}",
        seated.len(),
        began.elapsed()
    );
    assert!(acts > 500 && repeated > 10 && games > 6, "{acts} acts, {repeated} again, {games}");
}
