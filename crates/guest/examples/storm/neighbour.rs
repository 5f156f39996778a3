//! Two people at another table, who have nothing to do with the attack.
//!
//! They run on a thread of their own, so that they never wait for attackers of this process, only
//! for the program and the machine.

use std::error::Error;
use std::time::Duration;

use guest::{Gone, Party, Place, Ticket};
use tokio::sync::{mpsc, oneshot};

/// The number of moves that are compared.
const MOVES: usize = 40;
/// How much slower moves may be under attack, on average. A move takes about a millisecond, and
/// attackers take their share of this machine's cores; an attack without a limit makes moves slower
/// by a factor of hundreds.
const FACTOR: f64 = 60.0;
/// The number of tries: bad luck does not strike this often in a row.
const TRIES: usize = 3;

/// The neighbours.
pub(crate) struct Neighbour {
    tickets: Vec<Ticket>,
    thread: mpsc::Sender<Asked>,
    /// The average time of a move without an attack.
    quiet: Duration,
}

/// A request for this many moves, on a new connection if true, and where to send their average
/// time.
type Asked = (usize, bool, oneshot::Sender<Result<Duration, Gone>>);

impl Neighbour {
    pub(crate) async fn settle(place: Place) -> Result<Neighbour, Box<dyn Error>> {
        let (thread, asked) = mpsc::channel(1);
        let (settled, tickets) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::spawn(move || runtime.block_on(live(place, asked, settled)));
        Ok(Neighbour { tickets: tickets.await??, thread, quiet: Duration::ZERO })
    }

    pub(crate) fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// Moves just before an attack, to compare with.
    pub(crate) async fn quiet(&mut self) -> Result<(), Gone> {
        // After a while without reading, the connection may have timed out.
        self.moves(MOVES / 4, true).await?;
        self.quiet = self.moves(MOVES, false).await?;
        Ok(())
    }

    async fn moves(&mut self, many: usize, anew: bool) -> Result<Duration, Gone> {
        let (answer, answered) = oneshot::channel();
        let gone = || Gone::Broken("the neighbours are gone".into());
        self.thread.send((many, anew, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Moves during an attack, again if they were slow. Returns the verdict.
    pub(crate) async fn judge(&mut self) -> Result<String, String> {
        let mut seen = Vec::new();
        for _ in 0..TRIES {
            let took = self.moves(MOVES, false).await.map_err(|gone| gone.to_string())?;
            let slower = took.as_secs_f64() / self.quiet.as_secs_f64().max(1e-6);
            seen.push(slower);
            if slower <= FACTOR {
                return Ok(format!("moves took {slower:.1} times as long as before"));
            }
        }
        Err(format!("moves took {seen:.0?} times as long as before"))
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
