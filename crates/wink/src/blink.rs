//! §11.3 Natural blinks: noise that belongs to the scene.
//!
//! Time is cut into windows, and in every window each face blinks once, somewhere. Where is a
//! function of the seed, the seat and the window and of nothing else: no wink, look or event can
//! shift a blink, so none can be read off one.

use kernel::{At, Seat, Story};

use crate::Wink;

/// Every face blinks once in each window.
const WINDOW_MS: u64 = 4000;
/// No blink comes in the first part of a window, so eyes stay open at least this long.
const REST_MS: u64 = 1000;
/// How long both eyes are shut.
const SHUT_MS: u64 = 150;
/// In an endless turn faces keep still after ten minutes: time that passes in one leap, however
/// long, is then told in a bounded number of blinks. When a turn began is public, so stillness says
/// nothing.
const TIRELESS_MS: u64 = 10 * 60 * 1000;

/// What the eyelids of a face do, until when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blink {
    /// Whether both eyes are shut.
    pub(crate) shut: bool,
    /// When that changes.
    pub(crate) until: At,
}

/// What the eyelids of `seat` do now; nothing if they keep still.
pub(crate) fn now(story: &Story<'_, Wink>, seat: Seat) -> Option<Blink> {
    let now = story.now;
    let tired = story.state().table.since.plus_ms(TIRELESS_MS);
    let window = now.0 / WINDOW_MS;
    let shuts = [window, window + 1]
        .map(|window| shuts(story, seat, window))
        .into_iter()
        .find(|shuts| now < shuts.plus_ms(SHUT_MS))
        .filter(|shuts| *shuts < tired)?;
    Some(if now < shuts {
        Blink { shut: false, until: shuts }
    } else {
        Blink { shut: true, until: shuts.plus_ms(SHUT_MS) }
    })
}

/// When `seat` blinks in this window.
fn shuts(story: &Story<'_, Wink>, seat: Seat, window: u64) -> At {
    let mut dice = story.noise(window << 3 | u64::from(seat.0));
    let somewhere = dice.below((WINDOW_MS - REST_MS - SHUT_MS) as u32);
    At(window * WINDOW_MS + REST_MS + u64::from(somewhere))
}
