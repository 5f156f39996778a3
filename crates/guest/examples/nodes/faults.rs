//! What can go wrong.

use std::process::Command;

use guest::Chance;

/// A fault, and the node that it strikes.
#[derive(Debug)]
pub(crate) enum Fault {
    /// `kill -9` of a node, which is started again.
    Kill(usize),
    /// `SIGSTOP` for longer than the lease, then `SIGCONT`.
    Freeze(usize),
    /// `kill -9` of PostgreSQL, which is started again.
    KillPostgres,
    /// `kill -9` of NATS, which is started again.
    KillNats,
    /// Nothing passes between a node and PostgreSQL, for longer than the lease.
    CutPostgres(usize),
    /// Nothing passes between a node and NATS, for longer than the lease.
    CutNats(usize),
}

impl Fault {
    /// The `count`th fault: each kind once in every six, in any order, so that a short run has all.
    pub(crate) fn any(numbers: &mut Numbers, nodes: usize, count: usize) -> Fault {
        let node = numbers.chance.index(nodes);
        if (count - 1).is_multiple_of(KINDS) {
            numbers.shuffle();
        }
        match numbers.order[(count - 1) % KINDS] {
            0 => Fault::Kill(node),
            1 => Fault::Freeze(node),
            2 => Fault::KillPostgres,
            3 => Fault::KillNats,
            4 => Fault::CutPostgres(node),
            _ => Fault::CutNats(node),
        }
    }
}

/// Sends a signal to a process.
pub(crate) fn send_signal(signal: &str, process: u32) {
    let kill = format!("kill -{signal} {process}");
    let sent = Command::new("sh").args(["-c", &kill]).status().expect("there is a shell");
    assert!(sent.success(), "{kill}");
}

const KINDS: usize = 6;

/// Pseudo-random numbers, and an order of the kinds of faults.
pub(crate) struct Numbers {
    chance: Chance,
    order: [usize; KINDS],
}

impl Numbers {
    pub(crate) fn new(seed: u64) -> Numbers {
        Numbers { chance: Chance::new(seed), order: std::array::from_fn(|kind| kind) }
    }

    fn shuffle(&mut self) {
        for last in (1..KINDS).rev() {
            let other = self.chance.index(last + 1);
            self.order.swap(last, other);
        }
    }
}
