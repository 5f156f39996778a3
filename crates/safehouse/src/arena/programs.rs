//! The processes of a program that plays in the arena: one for each game that is played at a time.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

/// The most lines that wait for a process that does not read, and the most that wait to be read from
/// one that writes without being asked.
const UNREAD: usize = 256;
/// The longest line that is taken from a process.
const LONGEST: u64 = 64 * 1024;
/// After this many late answers in a row a process is not waited for any more in this game, and
/// ended after it.
const LATE: u32 = 3;
/// When this many processes had to be ended, no more are started.
const HOPELESS: u64 = 20;

/// All processes of one program.
pub(super) struct Programs {
    words: Vec<String>,
    limit: Duration,
    idle: Mutex<Vec<Player>>,
    ended: AtomicU64,
    /// Whether any process has answered a question yet.
    answered: AtomicBool,
    /// How the first process that ended by itself ended.
    end: OnceLock<ExitStatus>,
    lost: Lost,
}

/// How many moves the program has lost, and why.
#[derive(Default)]
pub(super) struct Lost {
    late: AtomicU64,
    wrong: AtomicU64,
    refused: AtomicU64,
    gone: AtomicU64,
}

/// The same in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct LostMoves {
    /// No answer in time.
    pub(crate) late: u64,
    /// An answer that cannot be read, or is no move that is on offer.
    pub(crate) wrong: u64,
    /// A move that the rules refused.
    pub(crate) refused: u64,
    /// There was no process to answer.
    pub(crate) gone: u64,
}

/// The question that a line answers, whatever else it says.
#[derive(Deserialize)]
struct Named {
    n: u64,
}

/// Why there is no answer.
pub(super) enum Silence {
    /// It did not come in time.
    Late,
    /// There is no process, or it is not waited for any more.
    Gone,
}

impl Programs {
    /// The program that these words start, which has this long for a move.
    pub(super) fn new(command: &str, limit: Duration) -> anyhow::Result<Programs> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            bail!("--umpire names no program");
        }
        let programs = Programs {
            words,
            limit,
            idle: Mutex::default(),
            ended: AtomicU64::new(0),
            answered: AtomicBool::new(false),
            end: OnceLock::new(),
            lost: Lost::default(),
        };
        let first = programs
            .start()
            .with_context(|| format!("--umpire {command:?}: this program could not be started"))?;
        programs.back(first);
        Ok(programs)
    }

    /// Lets the program play something that does not count, until it has answered a question. Fails
    /// if it ended instead: then there is nothing to measure.
    pub(super) fn rehearse(&self, play: impl FnOnce()) -> anyhow::Result<()> {
        if self.answered.load(Relaxed) {
            return Ok(());
        }
        play();
        self.lost.take();
        match self.end.get() {
            Some(end) if !self.answered.load(Relaxed) => {
                let command = self.words.join(" ");
                bail!("--umpire {command:?}: this program ended without answering anything ({end})")
            }
            _ => Ok(()),
        }
    }

    /// The time for a move.
    pub(super) const fn limit(&self) -> Duration {
        self.limit
    }

    /// The moves that were lost.
    pub(super) const fn lost(&self) -> &Lost {
        &self.lost
    }

    /// A process for one game, if there can be one.
    pub(super) fn player(&self) -> Option<Player> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let hopeless = self.ended.load(Relaxed) >= HOPELESS;
        idle.or_else(|| if hopeless { None } else { self.start().ok() })
    }

    /// A game is over: its process plays another one, unless it is stuck or gone.
    pub(super) fn back(&self, mut player: Player) {
        self.answered.fetch_or(player.answered, Relaxed);
        if player.is_well() {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(player);
        } else {
            self.ended.fetch_add(1, Relaxed);
            if player.gone
                && let Some(end) = player.end()
            {
                self.end.get_or_init(|| end);
            }
        }
    }

    fn start(&self) -> io::Result<Player> {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let (mut input, output) = (child.stdin.take(), child.stdout.take());
        let (to, lines) = sync_channel::<String>(UNREAD);
        // Threads of their own: a process that neither reads nor writes keeps nobody waiting.
        thread::spawn(move || {
            for line in lines {
                let written = input.as_mut().map(|input| writeln!(input, "{line}"));
                if !matches!(written, Some(Ok(()))) {
                    return;
                }
            }
        });
        let (answers, from) = sync_channel(UNREAD);
        thread::spawn(move || {
            let mut output = BufReader::new(output.expect("it is piped"));
            while let Ok(Some(line)) = line(&mut output) {
                if answers.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Player { child, to, from, late: 0, answered: false, gone: false })
    }
}

/// The next line without its end; nothing if there are no more. What is too long is cut off, and so
/// no JSON any more.
fn line(output: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    output.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.pop_if(|last| *last == b'\n').is_none() {
        output.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

impl Lost {
    pub(super) fn late(&self) {
        self.late.fetch_add(1, Relaxed);
    }

    pub(super) fn wrong(&self) {
        self.wrong.fetch_add(1, Relaxed);
    }

    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    pub(super) fn gone(&self) {
        self.gone.fetch_add(1, Relaxed);
    }

    /// The numbers so far, counted from nought again.
    pub(super) fn take(&self) -> LostMoves {
        let take = |number: &AtomicU64| number.swap(0, Relaxed);
        LostMoves {
            late: take(&self.late),
            wrong: take(&self.wrong),
            refused: take(&self.refused),
            gone: take(&self.gone),
        }
    }
}

/// One process. It ends when this is dropped.
pub(super) struct Player {
    child: Child,
    to: SyncSender<String>,
    from: Receiver<Vec<u8>>,
    /// Late answers in a row.
    late: u32,
    /// Whether it has answered a question yet, rightly or wrongly.
    answered: bool,
    /// Whether it has ended by itself, or closed its standard input or output.
    gone: bool,
}

impl Player {
    /// Tells something that needs no answer.
    pub(super) fn tell<T: Serialize + ?Sized>(&mut self, what: &str, how: &T) {
        let how = serde_json::to_string(how).expect("it can be written");
        // A process that does not read does not hear this either.
        let _ = self.to.try_send(format!("{{\"{what}\":{how}}}"));
    }

    /// Asks question number `n`, and returns the first line that comes within the time limit and
    /// names no other question: that may be an answer for which it took too long. A line that names
    /// none is an answer to this one, and a wrong one.
    pub(super) fn ask(
        &mut self,
        n: u64,
        question: String,
        limit: Duration,
    ) -> Result<Vec<u8>, Silence> {
        if !self.is_well() {
            return Err(Silence::Gone);
        }
        if self.to.try_send(question).is_err() {
            self.gone = true;
            return Err(Silence::Gone);
        }
        let until = Instant::now() + limit;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left) {
                Ok(line) => {
                    let named = serde_json::from_slice::<Named>(&line).ok();
                    self.answered |= named.is_some();
                    if named.is_none_or(|named| named.n == n) {
                        self.late = 0;
                        return Ok(line);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    self.late += 1;
                    return Err(Silence::Late);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    self.gone = true;
                    return Err(Silence::Gone);
                }
            }
        }
    }

    fn is_well(&self) -> bool {
        !self.gone && self.late < LATE
    }

    /// How it ended. One that has only closed its pipes is ended for this.
    fn end(&mut self) -> Option<ExitStatus> {
        // It may have ended by itself.
        let _ = self.child.kill();
        self.child.wait().ok()
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.end();
    }
}
