//! Two people at another table, who have nothing to do with the attack.
//!
//! They run on a thread of their own, so that they never wait for attackers of this process, only
//! for the program and the machine.

use std::error::Error;
use std::time::Duration;

use guest::{Gone, Party, Place, Program, Ticket, Vitals};
use tokio::sync::{mpsc, oneshot};

/// The number of moves that are compared.
const MOVES: usize = 40;
/// How long the server may compute while a neighbour waits for a move, on average and in seconds of
/// CPU time: for the move itself, which takes about a tenth of a millisecond, and for what the
/// attackers put before it. An attack without a limit makes it seconds. How long the neighbour waits
/// by the clock depends on what else this machine does, and is not judged.
const CPU: f64 = 0.06;

/// How often they may try. While a neighbour waits for its turn on a busy machine, the server goes on
/// with the attack, and that time counts, too; so the best round is judged. An attack without a limit
/// slows every round.
const ROUNDS: usize = 3;

/// The neighbours.
pub(crate) struct Neighbour {
    tickets: Vec<Ticket>,
    thread: mpsc::Sender<Asked>,
    /// The process of the program that is attacked.
    server: u32,
}

/// A request for this many moves, on a new connection if true, and where to send their average
/// time.
type Asked = (usize, bool, oneshot::Sender<Result<Duration, Gone>>);

impl Neighbour {
    pub(crate) async fn settle(program: &Program) -> Result<Neighbour, Box<dyn Error>> {
        let (place, server) = (program.place(), program.process().ok_or("it does not run")?);
        let (thread, asked) = mpsc::channel(1);
        let (settled, tickets) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::spawn(move || runtime.block_on(live(place, asked, settled)));
        Ok(Neighbour { tickets: tickets.await??, thread, server })
    }

    pub(crate) fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// They come back just before an attack: after a while without reading, their connection may
    /// have timed out.
    pub(crate) async fn come_back(&mut self) -> Result<(), Gone> {
        self.moves(1, true).await?;
        Ok(())
    }

    async fn moves(&mut self, many: usize, anew: bool) -> Result<Duration, Gone> {
        let (answer, answered) = oneshot::channel();
        let gone = || Gone::Broken("the neighbours are gone".into());
        self.thread.send((many, anew, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Moves during an attack. Returns the verdict on the best round.
    pub(crate) async fn judge(&mut self) -> Result<String, String> {
        let mut verdict = self.judge_round().await;
        for _ in 1..ROUNDS {
            if verdict.is_ok() {
                break;
            }
            verdict = self.judge_round().await;
        }
        verdict
    }

    async fn judge_round(&mut self) -> Result<String, String> {
        let cpu = |server| {
            Ok::<_, String>(Vitals::of_process(server).map_err(|why| why.to_string())?.cpu)
        };
        let before = cpu(self.server)?;
        let waited = self.moves(MOVES, false).await.map_err(|gone| gone.to_string())?;
        let each = (cpu(self.server)? - before) / MOVES as f64;
        let (each_ms, waited_ms) = (each * 1e3, waited.as_secs_f64() * 1e3);
        let seen = format!("{each_ms:.1} ms of the server's CPU time a move ({waited_ms:.0} ms)");
        if each <= CPU { Ok(seen) } else { Err(seen) }
    }
}

/// Their evening: they move when they are asked to.
async fn live(
    place: Place,
    mut asked: mpsc::Receiver<Asked>,
    settled: oneshot::Sender<Result<Vec<Ticket>, Gone>>,
) {
    let settling = async {
        let mut party = Party::sit(place, 2).await?;
        party.arrive(place).await?;
        party.start().await?;
        Ok(party)
    };
    let mut party = match settling.await {
        Ok(party) => party,
        Err(gone) => return drop(settled.send(Err(gone))),
    };
    let _ = settled.send(Ok(party.tickets.clone()));
    while let Some((many, anew, answer)) = asked.recv().await {
        let moving = async {
            if anew {
                party.come_back(place).await?;
            }
            moves(&mut party, many).await
        };
        let _ = answer.send(moving.await);
    }
}

/// The average time of these moves, each until both players have its update.
async fn moves(party: &mut Party, many: usize) -> Result<Duration, Gone> {
    let (mut took, mut done) = (Duration::ZERO, 0);
    while done < many {
        let one = party.act().await?;
        took += one;
        done += usize::from(!one.is_zero());
    }
    Ok(took / many as u32)
}
