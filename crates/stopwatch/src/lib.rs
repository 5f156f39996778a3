//! What the benches of random games share: a policy's [`Chance`], the [`Best`] of many timed slices,
//! and an allocator that counts ([`Counting`]). It touches nothing of ours; benches depend on it.

mod best;
mod chance;
mod counting;

pub use best::{Best, Count};
pub use chance::Chance;
pub use counting::{Counting, asked};

/// Whether `cargo bench` runs this, and not `cargo test`, which only checks that both sides agree.
pub fn is_timed() -> bool {
    std::env::args().any(|word| word == "--bench")
}
