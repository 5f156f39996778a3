//! Two people in a game, one of whom acts while the disk cannot be written.

use std::error::Error;
use std::io;
use std::time::{Duration, Instant};

use guest::{Answered, Gone, Guest, Place, Program, Stand};
use serde_json::{Value, json};

use crate::disks::Disk;
use crate::scene::Report;

/// The timeout for what should come soon, generous for a busy machine.
const SOON: Duration = Duration::from_secs(6);

/// Two people in a game of Spywhere.
struct Couple([Guest; 2]);

/// The results of an act while the disk could not be written.
struct Waited {
    /// How soon the table said that it waits.
    paused: Result<String, String>,
    /// Whether `/readyz` failed.
    not_ready: Result<String, String>,
    /// Whether nothing was acknowledged meanwhile.
    silent: Result<String, String>,
    /// Whether the table went on by itself.
    went_on: Result<String, String>,
    /// How far the table's clock advanced from just before to just after, and how long that took.
    clock: (Duration, Duration),
}

/// Runs the program on this disk, lets two people play there through `trouble`, and judges what
/// they saw. Returns how far the game's clock advanced meanwhile and how long it took; `None`
/// without a disk.
pub(crate) async fn act_on<T>(
    attack: &'static str,
    binary: &str,
    disk: io::Result<Disk>,
    lasts: Duration,
    trouble: impl FnOnce(&Disk) -> io::Result<T>,
    report: &mut Report,
) -> Result<Option<(Duration, Duration)>, Box<dyn Error>> {
    let disk = match disk {
        Ok(disk) => disk,
        Err(why) => {
            report.not_run(attack, "tables pause and go on", format!("needs root ({why})"));
            return Ok(None);
        }
    };
    let mut program = Program::start_on(binary, &[], disk.data())?;
    let place = program.place();
    let mut couple = Couple::sit(place, report).await?;
    for _ in 0..3 {
        couple.act().await?;
    }
    let waited = couple.act_during(place, trouble(&disk)?, lasts).await?;
    report.judge(attack, "1 act", "tables say that they are paused", waited.paused);
    report.judge(attack, "1 request", "/readyz says no", waited.not_ready);
    report.judge(attack, "1 act", "nothing is acknowledged meanwhile", waited.silent);
    report.judge(attack, "1 act", "afterwards everything goes on by itself", waited.went_on);
    program.kill();
    let seen = couple.judge(program.data());
    report.judge(attack, "2 people", "what everybody was sent is in the journal", seen);
    report.logs += &program.log();
    Ok(Some(waited.clock))
}

impl Couple {
    async fn sit(place: Place, report: &mut Report) -> Result<Couple, Box<dyn Error>> {
        let tickets = place.gather("spywhere", &["Ann", "Bob"], &json!({"max_turn_s": 30})).await?;
        tickets.iter().for_each(|ticket| report.keep_secret(ticket));
        let mut ann = Guest::come(place, Stand::Seat(tickets[0].clone())).await?;
        let bob = Guest::come(place, Stand::Seat(tickets[1].clone())).await?;
        ann.order(&json!({"start": {}})).await?;
        let mut couple = Couple([ann, bob]);
        for guest in &mut couple.0 {
            guest.see(|guest| guest.update.is_object()).await?;
        }
        Ok(couple)
    }

    /// The player who may act, an act, and the other player.
    fn turn(&mut self) -> Option<(&mut Guest, Value, &mut Guest)> {
        let [ann, bob] = &mut self.0;
        let (actor, other) = if ann.options().is_empty() { (bob, ann) } else { (ann, bob) };
        let done = actor.options().iter().find(|act| act.get("done").is_some());
        let act = done.or(actor.options().first())?.clone();
        Some((actor, act, other))
    }

    /// One act, until both have its update. Returns the instant on the table's clock.
    async fn act(&mut self) -> Result<Duration, Gone> {
        let (actor, act, other) = self.turn().ok_or(Gone::Late)?;
        let answered = actor.act(&act).await?;
        if answered != Answered::Done {
            return Err(Gone::Broken(format!("{act}: {answered:?}")));
        }
        let at = actor.update["at"].as_u64().unwrap_or_default();
        let n = actor.update["n"].clone();
        other.see(|other| other.update["n"] == n).await?;
        Ok(Duration::from_millis(at))
    }

    /// Acts while `trouble` lasts, which is at least this long, and once more afterwards.
    async fn act_during<T>(
        &mut self,
        place: Place,
        trouble: T,
        lasts: Duration,
    ) -> Result<Waited, Gone> {
        let shown = self.0[0].update["at"].as_u64().unwrap_or_default();
        let (began, shown) = (Instant::now(), Duration::from_millis(shown));
        let (actor, act, other) = self.turn().ok_or(Gone::Late)?;
        let mut acting = Box::pin(actor.act(&act));
        let asked = Instant::now();
        let seeing = tokio::time::timeout(SOON, other.see(|other| other.table["paused"] == true));
        let mut early = None;
        let paused = tokio::select! {
            answered = &mut acting => {
                early = Some(answered);
                Err("it was acknowledged".to_owned())
            }
            seen = seeing => match seen {
                Ok(Ok(())) => Ok(format!("after {:.2} s", asked.elapsed().as_secs_f64())),
                Ok(Err(gone)) => Err(gone.to_string()),
                Err(_) => Err(format!("nobody got an update for {SOON:?}")),
            },
        };
        let ready = place.get("/readyz").await.map(|answer| answer.status);
        let not_ready = match ready {
            Ok(503) => Ok("503".to_owned()),
            answer => Err(format!("{answer:?}")),
        };
        if early.is_none() {
            tokio::select! {
                answered = &mut acting => early = Some(answered),
                () = tokio::time::sleep(lasts.saturating_sub(asked.elapsed())) => {}
            }
        }
        let silent = match &early {
            None => Ok(format!("for {:.1} s", asked.elapsed().as_secs_f64())),
            Some(answered) => Err(format!("{answered:?}")),
        };
        drop(trouble);
        let answered = match early {
            Some(answered) => answered,
            None => acting.as_mut().await,
        };
        drop(acting);
        let went_on = match answered {
            Ok(Answered::Done) => self.went_on(place).await,
            other => Err(format!("the act that waited: {other:?}")),
        };
        let now = if went_on.is_ok() { self.act().await? } else { shown };
        Ok(Waited { paused, not_ready, silent, went_on, clock: (now - shown, began.elapsed()) })
    }

    /// Waits until the table is no longer paused and the program is ready.
    async fn went_on(&mut self, place: Place) -> Result<String, String> {
        let n = self.0.iter().filter_map(|guest| guest.update["n"].as_u64()).max();
        for guest in &mut self.0 {
            let seen = guest.see(|it| it.table["paused"] == false && it.update["n"].as_u64() == n);
            let seen = tokio::time::timeout(2 * SOON, seen).await;
            seen.map_err(|_| "still paused".to_owned())?.map_err(|gone| gone.to_string())?;
        }
        let began = Instant::now();
        loop {
            match place.get("/readyz").await.map(|answer| answer.status) {
                Ok(200) => return Ok("the act that waited was done".into()),
                answer if began.elapsed() > SOON => return Err(format!("/readyz: {answer:?}")),
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Compares the messages that both received with the journal.
    fn judge(&self, data: &std::path::Path) -> Result<String, String> {
        let entries = witness::entries(data, self.0[0].code());
        let games = witness::games(&entries);
        let mut updates = 0;
        for guest in &self.0 {
            let eyes = witness::eyes(guest);
            let stories: Vec<_> = games.iter().map(|game| game.story(eyes)).collect();
            updates += witness::check(&guest.heard, &stories)?;
        }
        Ok(format!("{updates} updates as in the journal"))
    }
}
