//! A table that is a lesson: its learner goes on from step to step.

use kernel::Seat;

use super::{Door, Lost, Table};
use crate::lobby::LobbyRefusal;
use crate::play::Answer;

impl Table {
    /// Shows the learner the step that the lesson has come to.
    pub(super) fn follow_lesson(&mut self) {
        let lesson = self.play.as_ref().and_then(|play| play.lesson());
        if lesson != self.lesson {
            self.lesson = lesson;
            self.show_table();
        }
    }

    /// The learner has read what there was to read, or wants to be shown what to do.
    pub(super) async fn go_on(&mut self, door: Door, seat: Seat, n: u64) -> Result<(), Lost> {
        if n <= self.lobby.last_n(seat) {
            self.answer(door, Answer::Ack(n));
            return Ok(());
        }
        let now = self.now();
        match self.play.as_mut().and_then(|play| play.go_on(now, seat, n)) {
            Some(step) => self.settle(step).await,
            None => {
                self.answer(door, Answer::Refused(n, LobbyRefusal::NotNow.code()));
                Ok(())
            }
        }
    }
}
