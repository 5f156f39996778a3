//! Tables without a mailbox, a disk or a clock of their own, so that ten thousand games are played
//! in a moment: what reaches whom, when, and in how many bytes.

mod desk;
mod latency;
mod leaks;
mod races;
mod search;
mod secrecy;
mod twins;

pub(super) use leaks::Leak;
