//! Tables of people, bots and a screen, who play whatever happens.

use std::collections::HashSet;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use guest::{Answered, Evening, Gone, Guest, Place, Player, Stand};
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::figures::Figures;

/// A table that is silent for so long after a fault does not go on.
const PATIENCE: Duration = Duration::from_secs(120);
/// About how long a player thinks.
const THOUGHT: Duration = Duration::from_millis(800);
/// How long a client waits before it tries to come back again; browsers wait longer.
const BREATH: Duration = Duration::from_millis(100);

pub(crate) struct Tables(Vec<Table>);

/// A table, each with an evening of its own, so that it is known when it goes on.
struct Table {
    code: String,
    evening: Arc<Evening>,
    players: Vec<JoinHandle<Result<Player, Gone>>>,
    screen: JoinHandle<Result<Guest, Gone>>,
}

/// Everybody of a table, afterwards.
pub(crate) struct Party {
    pub(crate) players: Vec<Player>,
    pub(crate) screens: Vec<Guest>,
}

/// What people at all tables had to put up with.
#[derive(Default)]
pub(crate) struct Trouble {
    /// From an act to its answer.
    pub(crate) answers: Figures,
    /// From a lost connection until the table spoke again.
    pub(crate) absences: Figures,
    /// The tries to come back that failed.
    pub(crate) stumbles: Vec<Gone>,
}

impl Tables {
    pub(crate) async fn open(place: Place, count: usize) -> Result<Tables, Box<dyn Error>> {
        let mut tables = Vec::new();
        for number in 0..count {
            let (people, bots) = [(3, 0), (2, 0), (2, 2), (4, 0)][number % 4];
            tables.push(Table::open(place, people, bots, number as u64 + 1).await?);
        }
        Ok(Tables(tables))
    }

    /// Waits until every table has answered twice since now.
    pub(crate) async fn all_go_on(&self) -> Result<(), String> {
        let mut waiting = Vec::new();
        for table in &self.0 {
            let mut answered = table.evening.answered.subscribe();
            let until = *answered.borrow() + 2;
            waiting.push(tokio::spawn(async move {
                let going_on = answered.wait_for(|count| *count >= until);
                timeout(PATIENCE, going_on).await.is_ok_and(|it| it.is_ok())
            }));
        }
        for (waiting, table) in waiting.into_iter().zip(&self.0) {
            if !waiting.await.map_err(|why| why.to_string())? {
                return Err(format!("the table {} does not go on", table.code));
            }
        }
        Ok(())
    }

    /// Waits until each of these tables has spoken to somebody who came back since; returns how long
    /// that took.
    pub(crate) async fn speak_again(
        &self,
        codes: &HashSet<String>,
        since: Instant,
    ) -> Result<Vec<Duration>, String> {
        let mut took = Vec::new();
        for table in self.0.iter().filter(|table| codes.contains(&table.code)) {
            took.push(loop {
                if let Some(spoke) = table.evening.spoke_after(since) {
                    break spoke;
                }
                if since.elapsed() > PATIENCE {
                    return Err(format!("the table {} does not speak again", table.code));
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            });
        }
        Ok(took)
    }

    /// What people had to put up with since this was last asked.
    pub(crate) fn trouble(&self) -> Trouble {
        let mut trouble = Trouble::default();
        for table in &self.0 {
            let noted = table.evening.noted();
            trouble.answers.extend(&noted.waits);
            let away = |(lost, back): &(Instant, Instant)| *back - *lost;
            trouble.absences.extend(&noted.back.iter().map(away).collect::<Vec<_>>());
            trouble.stumbles.extend(noted.stumbles);
        }
        trouble
    }

    /// Ends the evening once everything is answered.
    pub(crate) async fn close(self) -> Result<Vec<Party>, Box<dyn Error>> {
        let mut parties = Vec::new();
        for table in &self.0 {
            table.evening.over.send_replace(true);
        }
        for table in self.0 {
            let mut players = Vec::new();
            for player in table.players {
                players.push(player.await??);
            }
            parties.push(Party { players, screens: vec![table.screen.await??] });
        }
        Ok(parties)
    }
}

impl Table {
    async fn open(
        place: Place,
        people: usize,
        bots: usize,
        seed: u64,
    ) -> Result<Table, Box<dyn Error>> {
        let create = json!({
            "game": "spywhere", "name": "Host", "bots": vec!["greedy"; bots],
            "options": {"chain": true, "log": true},
        });
        let mut tickets = vec![place.create(&create).await?];
        for i in 1..people {
            tickets.push(place.join(&tickets[0].code, &format!("Guest {i}")).await?);
        }
        let code = tickets[0].code.clone();
        let screen = Guest::come(place, Stand::Screen(code.clone())).await?;
        let mut players = Vec::new();
        for (ticket, i) in tickets.into_iter().zip(1..) {
            let guest = Guest::come(place, Stand::Seat(ticket)).await?;
            players.push(Player::new(guest, seed * 100 + i));
        }
        if players[0].guest.order(&json!({"start": {}})).await? != Answered::Done {
            return Err("a game cannot be started".into());
        }
        let mut evening = Evening::new(place);
        (evening.breath, evening.thought) = (BREATH, THOUGHT);
        let evening = Arc::new(evening);
        let play = |player: Player| {
            let evening = evening.clone();
            tokio::spawn(async move { player.play(&evening).await })
        };
        let players = players.into_iter().map(play).collect();
        let watched = evening.clone();
        let screen = tokio::spawn(async move { watched.watch(screen).await });
        Ok(Table { code, evening, players, screen })
    }
}
