//! kill -9 at any instant, with people, bots and screens at tables of all three games.
//!
//! Afterwards everybody's messages are compared with the journal, folded again by the rules alone:
//! no acknowledged act is lost or done twice, and nobody's numbers have a gap.

use std::sync::Arc;
use std::time::Duration;

use guest::{Evening, Gone, Guest, Place, Player, Program, Stand};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::Outcome;
use crate::numbers::Numbers;
use crate::scene::{Report, Strength};

/// The timeout for any answer, generous for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// The tables: the call that opens each, and how many more people sit down.
fn tables() -> Vec<(Value, usize)> {
    let table = |game: &str, options: Value, bots: usize, others: usize| {
        let bots = vec!["random"; bots];
        (json!({"game": game, "name": "Host", "options": options, "bots": bots}), others)
    };
    vec![
        table("spywhere", json!({"chain": true, "log": true}), 0, 2),
        table("spywhere", json!({}), 2, 1),
        table("wink", json!({"eyes": "real", "min_turn_s": 0, "max_turn_s": 20}), 2, 1),
        table("wink", json!({"eyes": "gaze", "min_turn_s": 0, "max_turn_s": 20}), 2, 1),
        table("dr-shark", json!({"search_s": 20, "short": true}), 0, 1),
        table("dr-shark", json!({"search_s": 20}), 2, 1),
    ]
}

/// The people at one table.
struct Seated {
    players: Vec<JoinHandle<Result<Player, Gone>>>,
    screen: JoinHandle<Result<Guest, Gone>>,
}

pub(crate) async fn run(binary: &str, strength: Strength, report: &mut Report) -> Outcome {
    let kills = strength.many(160, 12);
    report.progress(&format!("{kills} kills, with people, bots and screens at six tables"));
    let args = ["--quick-bots", "--max-connections", "10000", "--max-new", "100000"];
    let limits = ["--max-messages", "10000"];
    let mut program = Program::start(binary, &[&args[..], &limits].concat())?;
    let evening = Arc::new(Evening::new(program.place()));
    let mut seated = Vec::new();
    for (number, (opened, others)) in tables().iter().enumerate() {
        seated.push(sit(&evening, opened, *others, number as u64, report).await?);
    }
    let mut numbers = Numbers(7);
    let mut stuck = 0;
    for done in 0..kills {
        if done % 20 == 19 {
            report.progress(&format!("{} of {kills} kills", done + 1));
        }
        // Sometimes so soon that nobody is back yet.
        let more = numbers.below(60).saturating_sub(10) as u64;
        stuck += u64::from(!answers(&evening, more).await);
        tokio::time::sleep(Duration::from_micros(numbers.below(4_000) as u64)).await;
        program.kill();
        program.restart()?;
    }
    stuck += u64::from(!answers(&evening, 20).await);
    evening.over.send_replace(true);
    let mut tables = Vec::new();
    for table in seated {
        tables.push(gather(table).await);
    }
    program.kill();
    report.logs += &program.log();
    let judged = judge(&program, tables);
    let again = *evening.repeated.borrow();
    let seen = judged.map(|seen| format!("{seen}, {again} said again"));
    report.judge("kill -9", kills, "no act is lost or done twice, no number skipped", seen);
    let seen = format!("{stuck} times nobody was answered for {PATIENCE:?}");
    let seen = if stuck == 0 { Ok("always".into()) } else { Err(seen) };
    report.judge("kill -9", kills, "everybody comes back and plays on", seen);
    Ok(())
}

/// Waits until this many more acts and orders were answered.
async fn answers(evening: &Evening, more: u64) -> bool {
    let mut answered = evening.answered.subscribe();
    let until = *answered.borrow() + more;
    let waiting = answered.wait_for(|count| *count >= until);
    tokio::time::timeout(PATIENCE, waiting).await.is_ok()
}

/// Opens a table, starts a game, and lets everybody there play.
async fn sit(
    evening: &Arc<Evening>,
    opened: &Value,
    others: usize,
    number: u64,
    report: &mut Report,
) -> Result<Seated, Box<dyn std::error::Error>> {
    let place: Place = evening.place;
    let mut tickets = vec![place.create(opened).await?];
    for i in 0..others {
        tickets.push(place.join(&tickets[0].code, &format!("Guest {}", i + 1)).await?);
    }
    let screen = Guest::come(place, Stand::Screen(tickets[0].code.clone())).await?;
    let mut players = Vec::new();
    for (ticket, i) in tickets.iter().zip(1..) {
        report.keep_secret(ticket);
        let guest = Guest::come(place, Stand::Seat(ticket.clone())).await?;
        players.push(Player::new(guest, number * 100 + i));
    }
    players[0].guest.order(&json!({"start": {}})).await?;
    let play = |player: Player| {
        let evening = evening.clone();
        tokio::spawn(async move { player.play(&evening).await })
    };
    let players = players.into_iter().map(play).collect();
    let watched = evening.clone();
    Ok(Seated { players, screen: tokio::spawn(async move { watched.watch(screen).await }) })
}

/// The players of a table and its screen, at the end of the evening.
type Party = Result<(Vec<Player>, Guest), String>;

async fn gather(seated: Seated) -> Party {
    let mut players = Vec::new();
    for player in seated.players {
        let player = player.await.map_err(|why| why.to_string())?;
        players.push(player.map_err(|gone| format!("somebody was sent away: {gone}"))?);
    }
    let screen = seated.screen.await.map_err(|why| why.to_string())?;
    Ok((players, screen.map_err(|gone| format!("the screen was sent away: {gone}"))?))
}

fn judge(program: &Program, tables: Vec<Party>) -> Result<String, String> {
    let (mut acts, mut updates, mut games) = (0, 0, 0);
    for table in tables {
        let (players, screen) = table?;
        let entries = witness::entries(program.data(), screen.code());
        let played = witness::games(&entries);
        let opened: u32 = players.iter().map(|player| player.opened).sum();
        if played.len() as u32 != 1 + opened {
            return Err(format!("{} games were opened by {opened} orders", played.len()));
        }
        games += played.len();
        for player in &players {
            acts += written_once(player, &entries)?;
        }
        for guest in players.iter().map(|player| &player.guest).chain([&screen]) {
            let eyes = witness::eyes(guest);
            let stories: Vec<_> = played.iter().map(|game| game.story(eyes)).collect();
            updates += witness::check(&guest.heard, &stories)?;
        }
    }
    Ok(format!("{games} games, {acts} acts, {updates} updates as in the journal"))
}

/// Every acknowledged act is in the journal, once and in order, and no other is.
fn written_once(player: &Player, entries: &[Value]) -> Result<usize, String> {
    let Stand::Seat(ticket) = &player.guest.stand else { return Ok(0) };
    let mut written = Vec::new();
    for (game, entry) in witness::facts(entries) {
        if entry["told"]["by"][0] == ticket.seat {
            written.push((game, entry["told"]["by"][1].as_u64().unwrap_or_default()));
        }
    }
    let said: Vec<(u64, u64)> = player.acts.iter().map(|act| (act.0, act.1)).collect();
    let differs = said.iter().zip(&written).position(|(said, written)| said != written);
    match differs {
        Some(i) => Err(format!("{:?} was acknowledged, {:?} is written", said[i], written[i])),
        None if said.len() != written.len() => {
            Err(format!("{} acts were acknowledged, {} are written", said.len(), written.len()))
        }
        None => Ok(written.len()),
    }
}
