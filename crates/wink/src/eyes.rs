//! §11 Eyes: where everyone looks, who makes a sign, and who sees it. All of it is the scene's:
//! no fact comes of a look or a wink, so no journal, view, sight or number can tell of one (§11.5).

use kernel::{At, MAX_SEATS, Seat, Seats, Story};
use serde::{Deserialize, Serialize};

use crate::accomplice::is_accomplice;
use crate::face::Face;
use crate::{Table, Wink, blink};

kernel::named! {
    /// §11: the two ways to play.
    pub enum Eyes: "a way to play" {
        /// §11.1: people sit together and wink with their own eyes.
        Real = "real",
        /// §11.2: at a distance; the program gives everyone a gaze.
        Gaze = "gaze",
    }
}

/// §11.5: nobody learns anything from when a message comes, so all come on this beat.
pub(crate) const BEAT_MS: u32 = 100;

/// One sample of what a spy's eyes do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Signal {
    /// §11.2: looks at a spy, or at the crowd.
    Look(Option<Seat>),
    /// §11.4: begins a wink at a spy, or ends the one that lasts.
    Wink(Option<Seat>),
}

/// What a spy feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Percept {
    /// §11.3: the face that you look at, when you land on it and whenever you see it change.
    Face {
        /// Whose face it is.
        seat: Seat,
        /// Where its eyes point: at a spy, or at the crowd.
        eyes: Option<Seat>,
        /// Whether it makes the sign.
        sign: bool,
        /// Whether both its eyes are shut.
        blink: bool,
    },
}

/// What every face at the table does this instant.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scene {
    pub(crate) faces: [Face; MAX_SEATS],
}

/// The face that a spy sees without any news of it.
pub(crate) fn rest_on(table: &Table, scene: &Scene, seat: Seat) -> Option<Percept> {
    scene.faces.get(usize::from(seat.0)).and_then(|face| face.saw).filter(|_| are_given(table))
}

/// A spy's eyes move. What is not allowed is ignored: a wink at anyone whose accomplice you are not
/// (§5.3), a look or a wink at yourself or at nobody, and everything where people have their own
/// eyes or the game is over.
pub(crate) fn sense(story: &mut Story<'_, Wink>, seat: Seat, signal: Signal) {
    let table = &story.state().table;
    if !are_given(table) {
        return;
    }
    let is_another = |whom: Seat| whom != seat && whom.0 < table.seats.len();
    let allowed = match signal {
        Signal::Look(whom) => whom.is_none_or(is_another),
        Signal::Wink(whom) => whom.is_none_or(|caller| is_accomplice(story.state(), seat, caller)),
    };
    if allowed {
        let face = story.scene.face(seat);
        match signal {
            Signal::Look(to) => face.look(to, story.now),
            Signal::Wink(Some(caller)) => face.wink(caller, story.now),
            Signal::Wink(None) => face.release(story.now),
        }
        schedule_blinks(story);
    }
}

/// Whether the program gives everyone eyes, and there is still something to see.
#[inline]
fn are_given(table: &Table) -> bool {
    table.options.eyes == Eyes::Gaze && !table.over
}

/// When the rules next need to be woken: for the turn, or for somebody's eyes.
#[inline]
pub(crate) fn deadline(table: &Table, scene: &Scene) -> Option<At> {
    if are_given(table) {
        scene.next().into_iter().chain(table.deadline).min()
    } else {
        table.deadline
    }
}

/// What falls due this instant happens to everybody's eyes together.
pub(crate) fn pass(story: &mut Story<'_, Wink>) {
    if are_given(&story.state().table) {
        story.scene.faces.iter_mut().for_each(|face| face.pass(story.now));
    }
}

/// §11.4a: what has just happened at the table ends a wink at once, minimum or not, when the
/// winker is not the accomplice any more: the caller's turn has begun, or the call is taken.
#[inline]
pub(crate) fn settle(story: &mut Story<'_, Wink>) {
    if are_given(&story.state().table) {
        end_winks(story);
        schedule_blinks(story);
    }
}

fn end_winks(story: &mut Story<'_, Wink>) {
    for seat in story.state().own.seats() {
        let wink = story.scene.face(seat).wink;
        let holds = wink.filter(|held| is_accomplice(story.state(), seat, held.at));
        story.scene.face(seat).wink = holds;
    }
}

/// A blink that nobody could see needs no waking for: only faces that somebody looks at have one.
fn schedule_blinks(story: &mut Story<'_, Wink>) {
    let watched: Seats = story.scene.faces.iter().filter_map(Face::sees).collect();
    for seat in story.state().own.seats() {
        let scheduled = story.scene.face(seat).blink.filter(|blink| story.now < blink.until);
        story.scene.face(seat).blink = match watched.contains(seat) {
            true => scheduled.or_else(|| blink::now(story, seat)),
            false => None,
        };
    }
}

/// §11.3: you are told of the face that you look at when you land on it and when you see it change;
/// looking away is no news. §11.4a: when the game is over nobody perceives anything more.
#[inline]
pub(crate) fn perceive(story: &mut Story<'_, Wink>) {
    if are_given(&story.state().table) {
        look_round(story);
    }
}

fn look_round(story: &mut Story<'_, Wink>) {
    for seat in story.state().own.seats() {
        let sees = story.scene.face(seat).sees().map(|whom| story.scene.show(whom));
        let saw = std::mem::replace(&mut story.scene.face(seat).saw, sees);
        if let Some(percept) = sees.filter(|_| saw != sees) {
            story.feel(seat, percept);
        }
    }
}

impl Scene {
    pub(crate) fn face(&mut self, seat: Seat) -> &mut Face {
        &mut self.faces[usize::from(seat.0)]
    }

    /// When somebody's eyes next do something by themselves.
    fn next(&self) -> Option<At> {
        self.faces.iter().filter_map(Face::next).min()
    }

    /// A face, as anyone who looks at it sees it.
    fn show(&self, seat: Seat) -> Percept {
        let face = &self.faces[usize::from(seat.0)];
        Percept::Face {
            seat,
            eyes: face.gaze,
            sign: face.wink.is_some(),
            blink: face.blink.is_some_and(|blink| blink.shut),
        }
    }
}
