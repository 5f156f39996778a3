//! Tables without a mailbox, a disk or a clock of their own, so that ten thousand games are played
//! in a moment: what reaches whom, when, and in how many bytes.

mod alone;
mod desk;
mod held;
mod hints;
mod idle;
mod latency;
mod leaks;
mod manners;
mod one_room;
mod overheard;
mod races;
mod search;
mod secrecy;
mod turns;
mod twins;
mod wakes;

pub(super) use wakes::Wakes;
