//! `--bare`: the same load on a server without rules, journal or secrets (`bench/bare`) and on ours,
//! in turn, and how they compare.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use guest::{Gone, Place, Program, Socket, Vitals};

use crate::crowd::{Crowd, Round};
use crate::{Wish, percentile};

/// How often each side plays. The best of its slices counts: other work on the machine only ever
/// makes one slower.
const SLICES: usize = 4;

/// The bare server, which ends when this is dropped.
pub(crate) struct Bare {
    child: Child,
    place: Place,
}

impl Drop for Bare {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Bare {
    /// Starts it; it answers with this many bytes.
    fn start(binary: &str, bytes: usize) -> std::io::Result<Bare> {
        let mut child =
            Command::new(binary).arg(bytes.to_string()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line)?;
        let address = line.trim().trim_start_matches("http://").parse();
        let address = address.map_err(std::io::Error::other)?;
        Ok(Bare { child, place: Place::new(address) })
    }
}

/// A table of the bare server.
pub(crate) struct Table {
    sockets: Vec<Socket>,
    next: usize,
}

impl Table {
    async fn sit(place: Place, number: usize, seats: usize) -> Result<Table, Gone> {
        let mut sockets = Vec::new();
        for _ in 0..seats {
            let mut socket = Socket::open(place.address(), None).await?;
            socket.say(number.to_string()).await?;
            sockets.push(socket);
        }
        Ok(Table { sockets, next: 0 })
    }
}

impl Round for Table {
    async fn act(&mut self) -> Result<Duration, Gone> {
        self.next = (self.next + 1) % self.sockets.len();
        let sent = Instant::now();
        // As long as an act is.
        self.sockets[self.next]
            .say(r#"{"act":{"n":1234,"act":{"swap":{"hand":2,"row":3}}}}"#)
            .await?;
        for socket in &mut self.sockets {
            socket.next().await?;
        }
        Ok(sent.elapsed())
    }
}

/// One slice of play.
struct Slice {
    per_second: f64,
    p50: f64,
    p99: f64,
    /// The server's CPU time for an act, in µs.
    cpu: f64,
}

/// Plays against both in turn, each stopped while the other plays, and prints what each reached.
pub(crate) async fn compare<P: Round>(
    wish: &Wish,
    binary: &str,
    ours: (&Program, &Crowd<P>, usize),
) -> Result<(), Box<dyn Error>> {
    let (program, crowd, bytes) = ours;
    let process = program.process().ok_or("the program does not run")?;
    let bare = wish.start(|| Bare::start(binary, bytes))?;
    let place = bare.place;
    let tables =
        Crowd::gather(wish.tables(), async |n| Table::sit(place, n, wish.seats).await).await?;
    let (mut of_ours, mut of_bare) = (Vec::new(), Vec::new());
    for _ in 0..SLICES {
        signal("STOP", bare.child.id())?;
        of_ours.push(slice(wish, process, crowd).await?);
        signal("STOP", process)?;
        signal("CONT", bare.child.id())?;
        of_bare.push(slice(wish, bare.child.id(), &tables).await?);
        signal("CONT", process)?;
    }
    println!("  best of {SLICES} slices of {} s in turn, {bytes} bytes an update", wish.seconds);
    let (ours, bare) = (Best::of(&of_ours), Best::of(&of_bare));
    println!("    ours          {ours}");
    println!("    bare          {bare}");
    println!(
        "    ours : bare   {:.2} of the acts, {:.2} times the CPU, {:.2} times the p99",
        ours.0.per_second / bare.0.per_second,
        ours.0.cpu / bare.0.cpu,
        ours.0.p99 / bare.0.p99
    );
    Ok(())
}

async fn slice<P: Round>(
    wish: &Wish,
    process: u32,
    crowd: &Crowd<P>,
) -> Result<Slice, Box<dyn Error>> {
    // What piled up while the server was stopped is not part of the slice.
    crowd.play(wish.period(), Instant::now() + Duration::from_secs(1)).await?;
    let (cpu, start) = (Vitals::of_process(process)?.cpu, Instant::now());
    let times = crowd.play(wish.period(), start + Duration::from_secs(wish.seconds)).await?;
    let (took, acts) = (start.elapsed().as_secs_f64(), times.len() as f64);
    Ok(Slice {
        per_second: acts / took,
        p50: percentile(&times, 50.0),
        p99: percentile(&times, 99.0),
        cpu: (Vitals::of_process(process)?.cpu - cpu) * 1e6 / acts,
    })
}

/// The best of each figure.
struct Best(Slice);

impl Best {
    fn of(slices: &[Slice]) -> Best {
        let least = |figure: fn(&Slice) -> f64| slices.iter().map(figure).fold(f64::MAX, f64::min);
        let per_second = -least(|slice| -slice.per_second);
        Best(Slice {
            per_second,
            p50: least(|slice| slice.p50),
            p99: least(|slice| slice.p99),
            cpu: least(|slice| slice.cpu),
        })
    }
}

impl std::fmt::Display for Best {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Slice { per_second, p50, p99, cpu } = &self.0;
        write!(f, "{per_second:.0} acts/s, p50 {p50:.2} ms, p99 {p99:.2} ms, {cpu:.1} µs an act")
    }
}

fn signal(signal: &str, process: u32) -> Result<(), Box<dyn Error>> {
    let command = format!("kill -{signal} {process}");
    let sent = Command::new("sh").args(["-c", &command]).status()?;
    if sent.success() { Ok(()) } else { Err(format!("`{command}` failed").into()) }
}
