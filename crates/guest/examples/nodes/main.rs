//! `cargo xtask load --nodes 3`: several nodes of one house, real PostgreSQL and NATS, clients that
//! come through a balancer, and one fault after the other.
//!
//! A fault is `kill -9` of a node, a node frozen for longer than its lease, `kill -9` of PostgreSQL
//! or of NATS, or a network that loses everything between one node and either of them. After each,
//! every table must go on. Then every node is restarted in turn during play. At the end every
//! client's messages are compared with the journals: no acknowledged act is lost or done twice, and
//! no observer's numbers have a gap.
//!
//! Before all that it measures what the bus and the database cost and how soon fingers feel, plays twin tables whose observers
//! sit at another node than the table, and lets spies race over lines to one node and to two.
//! It prints what it saw, and fails if a promise was broken or an aim missed.

mod aims;
mod cluster;
mod cost;
mod faults;
mod figures;
mod house;
mod races;
mod senses;
mod sentry;
mod tables;
mod twins;
mod verdict;
mod wish;

use std::error::Error;
use std::time::Instant;

use aims::Missed;
use cluster::Cluster;
use faults::{Fault, Numbers};
use figures::Figures;
use tables::Tables;
use wish::Wish;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read()?;
    if !wish.cost.is_zero() {
        cost::measure(&wish).await?;
        senses::measure(&wish).await?;
    }
    if wish.twins > 0 {
        twins::compare(&wish).await?;
    }
    if wish.races > 0 {
        races::run(&wish).await?;
    }
    if wish.tables > 0 {
        suffer(&wish).await?;
    }
    Ok(())
}

/// Plays through all faults, and compares.
async fn suffer(wish: &Wish) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let mut cluster = Cluster::start(&wish.binary, wish.nodes, wish.lease).await?;
    println!("{} nodes, PostgreSQL and NATS: up in {:.1} s", wish.nodes, seconds(began));
    let tables = Tables::open(cluster.place(), wish.tables).await?;
    println!("{} tables of people, bots and a screen", wish.tables);
    tables.all_go_on().await?;
    println!("before any fault, from an act to its answer: {}", tables.trouble().answers);
    let failover = all_faults(wish, &mut cluster, &tables).await?;
    let (restarts, answers) = rolling_restart(wish, &mut cluster, &tables).await?;
    let metrics = cluster.metrics().await;
    let parties = tables.close().await?;
    cluster.end();
    let database = cluster.database();
    let verdict = tokio::task::block_in_place(|| verdict::of(&database, &parties))?;
    println!(
        "{} acknowledged acts, each done once; {} updates without a gap; {} games",
        verdict.acts, verdict.updates, verdict.games
    );
    println!("from a node's death until a table spoke again: {failover}");
    println!("{restarts}");
    println!("{metrics}");
    println!("took {:.0} s", seconds(began));
    let mut missed = Missed::default();
    missed.failover(&failover);
    missed.answers(&answers);
    Ok(missed.judge()?)
}

/// One fault after the other; returns how long the tables of killed nodes were silent.
async fn all_faults(
    wish: &Wish,
    cluster: &mut Cluster,
    tables: &Tables,
) -> Result<Figures, Box<dyn Error>> {
    let mut numbers = Numbers::new(wish.seed);
    let mut failover = Figures::default();
    for count in 1..=wish.faults {
        let fault = Fault::any(&mut numbers, wish.nodes, count);
        let at = Instant::now();
        let fail = |why: String| format!("after {fault:?}: {why}");
        if let Fault::Kill(node) = fault {
            let owned = cluster.owned_by(node);
            cluster.kill(node);
            let spoke = tables.speak_again(&owned, at).await.map_err(fail)?;
            failover.extend(&spoke);
            cluster.start_again(node);
        } else {
            cluster.suffer(&fault).await.map_err(|why| fail(why.to_string()))?;
        }
        tables.all_go_on().await.map_err(fail)?;
        let trouble = tables.trouble();
        println!(
            "{count}: {fault:?}, all went on by {:.1} s; answers {}; absences {}",
            seconds(at),
            trouble.answers,
            trouble.absences
        );
    }
    Ok(failover)
}

/// Restarts every node in turn, as for an upgrade, and says what people noticed of it, and how long
/// their acts waited.
async fn rolling_restart(
    wish: &Wish,
    cluster: &mut Cluster,
    tables: &Tables,
) -> Result<(String, Figures), Box<dyn Error>> {
    tables.all_go_on().await?;
    tables.trouble();
    let mut drains = Figures::default();
    for node in 0..wish.nodes {
        drains.extend(&[cluster.restart(node)]);
        tables.all_go_on().await?;
    }
    let trouble = tables.trouble();
    let (answers, absences) = (trouble.answers, trouble.absences);
    let stumbles = trouble.stumbles.len();
    let first = trouble.stumbles.first();
    let noticed = format!(
        "rolling restart: a node ended within {drains}; from an act to its answer {answers}; \
         from a lost connection until the table spoke {absences}; {stumbles} tries to come back \
         failed {}",
        first.map_or(String::new(), |why| format!("(the first: {why})"))
    );
    Ok((noticed, answers))
}

fn seconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64()
}
