//! What the bus and the database cost: the same tables at one node with a file, at one node with
//! PostgreSQL, and at two nodes with all players at their table's node or none.

use std::error::Error;
use std::fs;
use std::time::{Duration, Instant};

use annex::{Nats, Postgres};
use futures_util::future::try_join_all;
use guest::{Gone, Party, Place, Program, Vitals};
use tokio::task::block_in_place;

use crate::cluster::NO_LIMITS;
use crate::figures::Figures;
use crate::wish::Wish;

/// Tables that act at a measured pace, each once in this time: a quarter of what one core carries.
const PACED: usize = 60;
const PACE: Duration = Duration::from_millis(300);
/// Tables that act as fast as they can.
const EAGER: usize = 128;
const SEATS: usize = 4;

/// What was measured.
struct Cost {
    acts: usize,
    time: Duration,
    told: Figures,
    /// CPU time of the nodes, NATS and PostgreSQL, in seconds.
    cpu: [f64; 3],
}

pub(crate) async fn measure(wish: &Wish) -> Result<(), Box<dyn Error>> {
    let (postgres, nats) = block_in_place(|| (Postgres::start(), Nats::start()));
    println!("cost, {PACED} tables of {SEATS} at a pace of {PACE:?}, then {EAGER} without pause:");
    for (name, nodes, in_postgres, far) in [
        ("one node, a file", 1, false, false),
        ("one node, PostgreSQL", 1, true, false),
        ("two nodes, all players at their table's node", 2, true, false),
        ("two nodes, no player at their table's node", 2, true, true),
    ] {
        let schema = block_in_place(|| postgres.schema());
        let programs: Vec<Program> = (0..nodes)
            .map(|number| {
                let name = format!("node-{number}");
                let store = ["--store", &schema, "--node", &name];
                let bus = ["--bus", nats.url()];
                let store = if in_postgres { &store[..] } else { &[] };
                let bus = if nodes > 1 { &bus[..] } else { &[] };
                let words = [store, bus, &NO_LIMITS].concat();
                block_in_place(|| Program::start(&wish.binary, &words))
            })
            .collect::<Result<_, _>>()?;
        let places: Vec<Place> = programs.iter().map(Program::place).collect();
        for (tables, pace) in [(PACED, Some(PACE)), (EAGER, None)] {
            let mut parties = sit(&places, far, tables).await?;
            let cost = play(&mut parties, pace, wish.cost, &programs, &postgres, &nats).await?;
            println!("{name}, {}: {cost}", if pace.is_some() { "paced" } else { "eager" });
        }
    }
    Ok(())
}

/// Tables made at each node in turn, so that none is much fuller than another; their people come to
/// that node, or all of them to the next.
async fn sit(places: &[Place], far: bool, tables: usize) -> Result<Vec<Party>, Gone> {
    let mut parties = Vec::new();
    for table in 0..tables {
        let mut party = Party::sit(places[table % places.len()], SEATS).await?;
        party.arrive(places[(table + usize::from(far)) % places.len()]).await?;
        party.start().await?;
        parties.push(party);
    }
    Ok(parties)
}

async fn play(
    parties: &mut [Party],
    pace: Option<Duration>,
    time: Duration,
    programs: &[Program],
    postgres: &Postgres,
    nats: &Nats,
) -> Result<Cost, Box<dyn Error>> {
    let cpu = || -> Result<[f64; 3], Box<dyn Error>> {
        let mut nodes = 0.0;
        for program in programs {
            nodes += Vitals::of(program)?.cpu;
        }
        let nats = nats.process().ok_or("NATS does not run")?;
        let postgres = postgres.process().ok_or("PostgreSQL does not run")?;
        Ok([nodes, Vitals::of_process(nats)?.cpu, family_cpu(postgres)])
    };
    let (before, began) = (cpu()?, Instant::now());
    let tables = parties.len() as u32;
    let all = parties.iter_mut().zip(0u32..).map(async |(party, number)| {
        let mut times = Vec::new();
        let mut due = began + pace.unwrap_or_default() * number / tables;
        while began.elapsed() < time {
            if let Some(pace) = pace {
                tokio::time::sleep_until(due.into()).await;
                due += pace;
            }
            times.push(party.act().await?);
        }
        Ok::<_, Gone>(times)
    });
    let times = try_join_all(all).await?.concat();
    let (after, time) = (cpu()?, began.elapsed());
    let mut told = Figures::default();
    let acts: Vec<_> = times.into_iter().filter(|time| !time.is_zero()).collect();
    told.extend(&acts);
    let cpu = std::array::from_fn(|i| after[i] - before[i]);
    Ok(Cost { acts: acts.len(), time, told, cpu })
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let per_s = self.acts as f64 / self.time.as_secs_f64();
        let [nodes, nats, postgres] = self.cpu.map(|cpu| cpu * 1e6 / self.acts.max(1) as f64);
        write!(
            f,
            "{per_s:.0} acts/s, until all are told {}; CPU per act: nodes {nodes:.0} µs, \
             NATS {nats:.0} µs, PostgreSQL {postgres:.0} µs",
            self.told
        )
    }
}

/// The CPU time of a process and its children, in seconds. Children that have ended are the
/// parent's.
fn family_cpu(parent: u32) -> f64 {
    let mut cpu = 0.0;
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    for process in processes.filter_map(|it| it.file_name().to_str()?.parse::<u32>().ok()) {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        let of = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
        if process == parent || of == Some(&parent.to_string()) {
            cpu += Vitals::of_process(process).map_or(0.0, |vitals| vitals.cpu);
        }
    }
    cpu
}
