//! The arguments on the command line.

use std::error::Error;
use std::time::Duration;

pub(crate) struct Wish {
    pub(crate) binary: String,
    pub(crate) nodes: usize,
    /// Tables that suffer the faults; none if 0.
    pub(crate) tables: usize,
    pub(crate) faults: usize,
    pub(crate) lease: Duration,
    pub(crate) seed: u64,
    /// How long each cost is measured; not at all if 0.
    pub(crate) cost: Duration,
    /// Pairs of tables of which nobody can tell which is the busy one.
    pub(crate) twins: usize,
    /// Races over lines at one node, and as many over lines at two.
    pub(crate) races: usize,
}

const HELP: &str = "--nodes 3, --tables 200, --faults 100, --seed 7, --lease-ms 3000, \
                    --cost-s 10, --twins 2000, --races 400, or --short";

impl Wish {
    pub(crate) fn read() -> Result<Wish, Box<dyn Error>> {
        let (lease, cost) = (Duration::from_secs(3), Duration::from_secs(10));
        let (binary, nodes) = (String::new(), 3);
        let (tables, faults, twins, races, seed) = (200, 100, 2_000, 400, 7);
        let mut wish = Wish { binary, nodes, tables, faults, lease, seed, cost, twins, races };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            if word == "--short" {
                (wish.tables, wish.faults, wish.cost) = (8, 6, Duration::ZERO);
                (wish.twins, wish.races) = (16, 8);
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{word} takes a value"))?;
            match &*word {
                "--binary" => wish.binary = value,
                "--nodes" => wish.nodes = value.parse()?,
                "--tables" => wish.tables = value.parse()?,
                "--faults" => wish.faults = value.parse()?,
                "--seed" => wish.seed = value.parse()?,
                "--lease-ms" => wish.lease = Duration::from_millis(value.parse()?),
                "--cost-s" => wish.cost = Duration::from_secs(value.parse()?),
                "--twins" => wish.twins = value.parse()?,
                "--races" => wish.races = value.parse()?,
                other => return Err(format!("{other}? {HELP}").into()),
            }
        }
        if wish.nodes < 2 {
            return Err("a house of many machines has two nodes or more".into());
        }
        Ok(wish)
    }
}
