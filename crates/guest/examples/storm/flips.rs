//! Bytes that change by themselves in `journal.db` and its WAL while the program is stopped.
//!
//! Afterwards each table is exactly as it was acknowledged, or is reported as damaged: a table that
//! is silently different, or silently gone, is the worst that can happen.

use std::fs;
use std::path::{Path, PathBuf};

use guest::{Answered, Gone, Guest, Place, Program, Stand, Ticket};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::Outcome;
use crate::numbers::Numbers;
use crate::scene::{Report, Strength};

/// The end of a WAL that is spared: damage to the last write looks like a write that a power cut
/// interrupted, which is no damage.
const LAST_WRITE: usize = 4 * 4_120;
const MUST: &str = "each table is as acknowledged, or says that it is damaged";

/// A table as its host last saw it.
struct Known {
    ticket: Ticket,
    state: Value,
}

/// What became of the tables after bytes were flipped.
#[derive(Default)]
struct Tally {
    exact: usize,
    said: usize,
    wrong: Vec<String>,
}

pub(crate) async fn run(binary: &str, strength: Strength, report: &mut Report) -> Outcome {
    let trials = strength.many(80, 6);
    report.progress(&format!("byte flips, {trials} times each in the journal and its WAL"));
    let mut program = Program::start(binary, ARGS)?;
    let known = play(program.place(), report).await?;
    let killed = TempDir::new()?;
    program.kill();
    copy(program.data(), killed.path())?;
    program.restart()?;
    program.signal("TERM")?;
    // The WAL is moved into the file, so that the file is what the program reads.
    let file = rusqlite::Connection::open(program.data().join("journal.db"))?;
    file.pragma_update_and_check(None, "wal_checkpoint", "truncate", |_| Ok(()))?;
    drop(file);
    let stopped = TempDir::new()?;
    copy(program.data(), stopped.path())?;
    report.logs += &program.log();

    let mut numbers = Numbers(11);
    // Much of the file is empty, so it is hit several times at once; the WAL is full, and is hit
    // once.
    for (attack, from, file, most, spared) in [
        ("flips in journal.db", stopped.path(), "journal.db", 12, 0),
        ("flips in the WAL", killed.path(), "journal.db-wal", 1, LAST_WRITE),
    ] {
        let mut tally = Tally::default();
        for _ in 0..trials {
            let flip = |bytes: &mut Vec<u8>| {
                let many = 1 + numbers.below(most);
                for _ in 0..many {
                    let at = numbers.below(bytes.len().saturating_sub(spared));
                    bytes[at] ^= 1 << numbers.below(8);
                }
                format!("{many} bytes")
            };
            trial(binary, from, file, &known, flip, &mut tally).await?;
        }
        report.judge(attack, format!("{trials} times"), MUST, tally.judge());
    }

    let mut tally = Tally::default();
    let name = known[0].state["seats"][0]["name"].as_str().unwrap_or_default().to_owned();
    let flip = |bytes: &mut Vec<u8>| {
        // Every copy of the name, so that the table's newest lobby is among those that change.
        let found: Vec<usize> =
            (0..bytes.len()).filter(|at| bytes[*at..].starts_with(name.as_bytes())).collect();
        found.iter().for_each(|at| bytes[*at] ^= 1);
        format!("a name, {} times", found.len())
    };
    trial(binary, stopped.path(), "journal.db", &known, flip, &mut tally).await?;
    let others = known.len() - 1;
    let seen = if tally.said == 1 && tally.exact == others {
        Ok(format!("it says so, and {others} others are as they were"))
    } else {
        Err(format!("{} exact, {} say so, {:?}", tally.exact, tally.said, tally.wrong))
    };
    report.judge("flips in one table", 1, "that table alone says that it is damaged", seen);
    Ok(())
}

const ARGS: &[&str] = &["--max-new", "100000", "--max-messages", "10000"];

/// Tables of all three games, in the lobby and in a game, without bots: nothing happens at them
/// unless somebody acts.
async fn play(place: Place, report: &mut Report) -> Result<Vec<Known>, Box<dyn std::error::Error>> {
    let mut known = Vec::new();
    for (game, seats, acts) in
        [("spywhere", 2, 0), ("spywhere", 3, 25), ("wink", 4, 6), ("dr-shark", 2, 4)]
    {
        let names: Vec<String> = (0..seats).map(|i| format!("Person {i} {game} {acts}")).collect();
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        let options =
            if game == "wink" { json!({"eyes": "real", "min_turn_s": 0}) } else { json!({}) };
        let tickets = place.gather(game, &names, &options).await?;
        let mut guests = Vec::new();
        for ticket in &tickets {
            report.keep_secret(ticket);
            guests.push(Guest::come(place, Stand::Seat(ticket.clone())).await?);
        }
        if acts > 0 {
            guests[0].order(&json!({"start": {}})).await?;
            act(&mut guests, acts).await?;
        }
        guests[0].say(r#"{"ping":1}"#).await?;
        guests[0].until(|said, _| matches!(said, guest::Said::Pong(1))).await?;
        known.push(Known { ticket: tickets[0].clone(), state: state(&guests[0]) });
    }
    Ok(known)
}

/// Acts of the players who may, each until everybody has its update.
async fn act(guests: &mut [Guest], acts: usize) -> Result<(), Gone> {
    for guest in &mut *guests {
        guest.see(|guest| guest.update.is_object()).await?;
    }
    for i in 0..acts {
        let Some(turn) = guests.iter().position(|guest| !guest.options().is_empty()) else { break };
        let options = guests[turn].options();
        let act = options[i % options.len()].clone();
        if guests[turn].act(&act).await? == Answered::Done {
            let n = guests[turn].update["n"].clone();
            for guest in &mut *guests {
                guest.see(|guest| guest.update["n"] == n).await?;
            }
        }
    }
    Ok(())
}

/// Everything that a guest knows of a table, except who is connected right now.
fn state(guest: &Guest) -> Value {
    let mut state = guest.table.clone();
    for seat in state["seats"].as_array_mut().into_iter().flatten() {
        seat["here"] = Value::Null;
        seat["stand_in"] = Value::Null;
    }
    state["watching"] = Value::Null;
    let update = &guest.update;
    state["update"] = json!([update["game"], update["n"], update["view"]]);
    state
}

/// Flips bytes in a copy of the data, starts the program on it, and looks at every table.
async fn trial(
    binary: &str,
    from: &Path,
    file: &str,
    known: &[Known],
    flip: impl FnOnce(&mut Vec<u8>) -> String,
    tally: &mut Tally,
) -> Outcome {
    let folder = TempDir::new()?;
    copy(from, folder.path())?;
    let path = folder.path().join(file);
    let mut bytes = fs::read(&path)?;
    let flipped = flip(&mut bytes);
    fs::write(&path, bytes)?;
    let program = match Program::start_on(binary, ARGS, folder.path()) {
        Ok(program) => program,
        Err(why) if says_so(&why.to_string()) => {
            tally.said += known.len();
            return Ok(());
        }
        Err(why) => {
            tally.wrong.push(format!("{flipped}: {why}"));
            return Ok(());
        }
    };
    for table in known {
        let come = Guest::come(program.place(), Stand::Seat(table.ticket.clone())).await;
        match come {
            Ok(guest) if state(&guest) == table.state => tally.exact += 1,
            Err(Gone::Closed(4410 | 1012, _)) => tally.said += 1,
            // The table cannot know, but the program's log says so to its operator.
            Ok(_) | Err(_) if says_so(&program.log()) => tally.said += 1,
            Ok(_) => tally.wrong.push(format!("{flipped}: something else than was acknowledged")),
            Err(gone) => tally.wrong.push(format!("{flipped}: {gone}")),
        }
    }
    Ok(())
}

/// Whether the program's output says that something is damaged.
fn says_so(said: &str) -> bool {
    let said = said.to_lowercase();
    ["damage", "malformed", "corrupt", "set aside", "not a database", "not a journal", "foreign"]
        .iter()
        .any(|word| said.contains(word))
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to: PathBuf = to.join(entry.file_name());
        fs::copy(entry.path(), to)?;
    }
    Ok(())
}

impl Tally {
    fn judge(&self) -> Result<String, String> {
        let seen = format!("{} exact, {} said so", self.exact, self.said);
        match self.wrong.first() {
            None => Ok(seen),
            Some(first) => Err(format!("{seen}, {} wrong: {first}", self.wrong.len())),
        }
    }
}
