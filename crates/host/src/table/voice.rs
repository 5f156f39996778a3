//! How a table speaks: a step leaves letters (answers, a changed table, what was witnessed and felt,
//! a welcome), and they are sent together: at once, or where there is a beat, on it.
//!
//! On a beat every seat gets one frame of one length, whether there is anything in it or not. What
//! everybody witnesses follows it, for everybody on the same beat.

use kernel::{At, Observer};
use wire::{Stand, You};

use super::doors::Fresh;
use super::{Door, Table, Words};
use crate::play::{Answer, Play, Stamp};

impl Table {
    /// Leaves an answer for a client. A client whose answers pile up is disconnected.
    pub(super) fn answer(&mut self, door: Door, answer: Answer) {
        if !self.doors.leave_answer(door, answer) {
            self.gone(door);
        }
    }

    /// The table has changed: the next flush sends everybody the `table` message.
    pub(super) fn show_table(&mut self) {
        self.changed = true;
    }

    /// Sends what the last step left, unless it waits for the beat. Then the game may be over.
    pub(super) fn post(&mut self) {
        if self.beats.next().is_none() {
            self.keep_the_rate();
            self.changed |= self.presence.may_be_shown();
            self.flush(None);
            self.end_if_over();
        }
    }

    /// Sends everybody what was left for them: on this beat, or now.
    pub(super) fn flush(&mut self, beat: Option<u64>) {
        let play = self.play.take();
        for who in play.iter().flat_map(|play| Observer::all(play.seats())) {
            if play.as_ref().is_some_and(|play| play.witnessed(who)) {
                self.sent.count(who);
            }
        }
        let changed = std::mem::take(&mut self.changed);
        if changed {
            self.presence.shown();
            self.look.set(self.described(None));
        }
        for (door, you, stand) in self.everybody() {
            let fresh = self.doors.take_fresh(door);
            if let Some(Fresh { welcome, .. }) = &fresh {
                self.send(door, welcome);
                self.show(door, you);
            }
            if let Some(play) = &play {
                self.send_game(&**play, beat, (door, you, stand), fresh);
            }
            let waits = beat.is_some() && self.beats.next().is_some() && you.seat.is_some();
            while !waits && let Some(answer) = self.doors.next_answer(door) {
                self.send_answer(door, &answer);
            }
            if changed {
                self.show(door, you);
            }
        }
        self.play = play;
        if let Some(play) = &mut self.play {
            play.notify_minds();
        }
    }

    /// Sends one connection its sights and percepts of the game.
    fn send_game(
        &mut self,
        play: &dyn Play,
        beat: Option<u64>,
        (door, you, stand): (Door, You, Stand),
        fresh: Option<Fresh>,
    ) {
        let who = self.observer_by(play, you.seat, stand == Stand::Screen);
        let back = fresh.is_some();
        if let (Some(k), Some(seat)) = (beat, who.seat()) {
            let answer = self.doors.next_answer(door);
            self.send(door, &play.frame(seat, k, answer.as_ref(), back));
        }
        if back || play.witnessed(who) {
            let ack = if beat.is_none() { self.doors.take_done(door) } else { None };
            let (game, n, at) =
                (self.lobby.games, self.sent.get(who), self.stamped_at(play, beat, back));
            let rate = self.rate.times();
            let earlier = fresh.map(|fresh| fresh.earlier).unwrap_or_default();
            self.send(door, &play.update(who, Stamp { game, n, at, ack, rate }, &earlier));
        }
        if beat.is_none()
            && let Some(felt) = play.percepts(who)
        {
            self.send(door, &felt);
        }
    }

    /// The instant with which an update is stamped: the beat's, or the newest event's; for a
    /// newcomer, now.
    fn stamped_at(&self, play: &dyn Play, beat: Option<u64>, back: bool) -> At {
        match beat {
            Some(_) => self.beats.last(),
            None if back => self.now(),
            None => play.clock(),
        }
    }

    pub(super) fn send_answer(&mut self, door: Door, answer: &Answer) {
        let text = match answer {
            Answer::Done(n) | Answer::Ack(n) => Words::Ack { n: *n }.text(),
            Answer::Refused(n, why) => Words::Refused { n: *n, why }.text(),
            Answer::Error(what) => Words::Error { what }.text(),
        };
        self.send(door, &text);
    }

    /// Sends everybody the `table` message at once, off any beat: the table waits for its disk, or
    /// goes on.
    pub(super) fn show_table_now(&mut self) {
        self.presence.shown();
        self.look.set(self.described(None));
        for (door, you, _) in self.everybody() {
            self.show(door, you);
        }
    }

    /// Sends one connection the `table` message, if it differs from the last.
    fn show(&mut self, door: Door, you: You) {
        let text = self.described(Some(you));
        if self.doors.shows(door, &text) {
            self.send(door, &text);
        }
    }
}
