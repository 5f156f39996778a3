//! A game under way, whatever game it is.

use kernel::{At, Game, Impossible, Input, Match, Menu, Observer, Outcome, Seat, Seed, Setup};
use serde::Serialize;
use strict::Part;

use super::Mistake;
use super::answer::{Answer, Options};
use super::line::{Show, Whose};
use super::players::Players;

/// A game under way, whatever game it is. An answer is written as the inside of a JSON object,
/// without its braces. A mistake changes nothing.
pub trait Table {
    /// A seat acts.
    fn act(&mut self, at: At, seat: Seat, act: Part<'_>, to: &mut Vec<u8>) -> Result<(), Mistake>;
    /// A seat's eyes or fingers move.
    fn sense(
        &mut self,
        at: At,
        seat: Seat,
        sense: Part<'_>,
        to: &mut Vec<u8>,
    ) -> Result<(), Mistake>;
    /// Time passes.
    fn pass(&mut self, at: At, to: &mut Vec<u8>) -> Result<(), Mistake>;
    /// The answer to a line that changes nothing.
    fn unchanged(&self, to: &mut Vec<u8>);
    /// Whether this may be shown at this table; `later` after something else has been done.
    fn may_show(&self, show: Show, later: bool) -> Result<(), Mistake>;
    /// Shows something.
    fn show(&mut self, show: Show, to: &mut Vec<u8>);
    /// The same position once more.
    fn copy(&self) -> Result<Box<dyn Table>, Mistake>;
    /// Later chance follows from this seed.
    fn reseed(&mut self, seed: Seed);
}

/// A match and what came of the last line.
pub(crate) struct Running<G: Game> {
    setup: Setup<G>,
    game: Match<G>,
    /// What came of the last step.
    outcome: Outcome<G>,
    /// What came of the last line, where house bots take steps of their own.
    told: Outcome<G>,
    /// Whose sights are in the answers, in order.
    shown: Vec<Observer>,
    players: Option<Box<dyn Players<G>>>,
    menu: Menu<G>,
}

impl<G: Game> Running<G> {
    pub(crate) fn new(
        setup: Setup<G>,
        game: Match<G>,
        outcome: Outcome<G>,
        shown: Vec<Observer>,
        players: Option<Box<dyn Players<G>>>,
    ) -> Self {
        let (told, menu) = (Outcome::default(), Menu::default());
        Running { setup, game, outcome, told, shown, players, menu }
    }

    /// House bots sit down, and what happens by itself at the opening is told.
    pub(crate) fn opened(&mut self, to: &mut Vec<u8>) {
        if let Some(players) = &mut self.players {
            players.sit(&self.game);
            self.pass_on();
            self.let_bots_play(self.game.clock(), true);
        }
        self.ok(to);
    }

    /// The answer to a line that was accepted.
    fn ok(&self, to: &mut Vec<u8>) {
        let over = G::standing(self.game.state());
        write(to, "ok", &Answer::<G>::new(self.came_of_it(), &self.shown, over));
    }

    fn came_of_it(&self) -> &Outcome<G> {
        if self.players.is_some() { &self.told } else { &self.outcome }
    }

    fn seated(&self, seat: Seat) -> Result<Seat, Mistake> {
        let seats = self.setup.seats();
        let at_the_table = || format!("no such seat at the table: they are 0 to {}", seats - 1);
        if seat.0 < seats { Ok(seat) } else { Err(Mistake(at_the_table())) }
    }

    /// A seat that is not the house's.
    fn yours(&self, seat: Seat) -> Result<Seat, Mistake> {
        match &self.players {
            Some(players) if players.have(seat) => {
                Err(Mistake(format!("seat {seat} is played by a bot of the house")))
            }
            _ => self.seated(seat),
        }
    }

    fn handle(&mut self, at: At, input: Input<G>, to: &mut Vec<u8>) -> Result<(), Mistake> {
        G::understand(&self.setup, &input).map_err(|Impossible(why)| Mistake(why))?;
        self.told.clear();
        self.let_bots_play(at, false);
        let reply = self.game.handle(at, input, &mut self.outcome);
        self.pass_on();
        self.let_bots_play(at, true);
        match reply {
            Ok(()) => self.ok(to),
            Err(refusal) => {
                write(to, "refused", kernel::Refusal::code(refusal));
                Answer::<G>::new(self.came_of_it(), &self.shown, None).brought_about(to);
            }
        }
        Ok(())
    }

    /// What came of a step reaches the house bots, and the answer.
    fn pass_on(&mut self) {
        let Some(players) = &mut self.players else { return };
        players.notice(&self.game, &self.outcome);
        self.told.events.append(&mut self.outcome.events);
        self.told.sights.append(&mut self.outcome.sights);
        self.told.percepts.append(&mut self.outcome.percepts);
    }

    /// House bots think and move at their own moments before `at`, or also `at` itself. Deadlines on
    /// the way come first, each at its own instant.
    fn let_bots_play(&mut self, at: At, also_now: bool) {
        let mut idle = 0;
        while let Some(players) = &mut self.players {
            let now = self.game.clock();
            let next = players.next_thought(now);
            let due = |moment: At| moment < at || (also_now && moment <= at.max(now));
            let Some((moment, seat)) = next.filter(|(moment, _)| due(*moment)) else { return };
            // A mind that thinks on and on at one moment is not waited for.
            idle = if moment > now { 0 } else { idle + 1 };
            if idle > IDLE || G::standing(self.game.state()).is_some() {
                return;
            }
            let input = match self.game.deadline() {
                Some(deadline) if deadline <= moment => (deadline, Input::Tick),
                _ => (moment, players.think(&self.setup, moment, seat).unwrap_or(Input::Tick)),
            };
            // A move that is refused does nothing: the bot's deadline stands in for it.
            let _ = self.game.handle(input.0, input.1, &mut self.outcome);
            if !self.outcome.events.is_empty() {
                idle = 0;
            }
            self.pass_on();
        }
    }

    /// The seat that may act, with what it may do in the menu.
    fn next(&mut self) -> Option<Seat> {
        let turn = G::time_runs(self.game.state()).map(|(seat, _)| seat);
        for seat in turn.into_iter().chain((0..self.setup.seats()).map(Seat)) {
            self.menu.read(&self.game.view(Observer::Seat(seat)));
            if !self.menu.acts.is_empty() || !self.menu.patterns.is_empty() {
                return Some(seat);
            }
        }
        None
    }
}

/// How often a mind may think at one moment without any consequence.
const IDLE: u32 = 1000;

impl<G: Game> Table for Running<G> {
    fn act(&mut self, at: At, seat: Seat, act: Part<'_>, to: &mut Vec<u8>) -> Result<(), Mistake> {
        let seat = self.yours(seat)?;
        let action = act.read().map_err(|why| why.under("act"))?;
        self.handle(at, Input::Act(seat, action), to)
    }

    fn sense(
        &mut self,
        at: At,
        seat: Seat,
        sense: Part<'_>,
        to: &mut Vec<u8>,
    ) -> Result<(), Mistake> {
        let seat = self.yours(seat)?;
        let signal = sense.read().map_err(|why| why.under("sense"))?;
        self.handle(at, Input::Sense(seat, signal), to)
    }

    fn pass(&mut self, at: At, to: &mut Vec<u8>) -> Result<(), Mistake> {
        self.handle(at, Input::Tick, to)
    }

    fn unchanged(&self, to: &mut Vec<u8>) {
        let over = G::standing(self.game.state());
        write(to, "ok", &Answer::<G>::new(&Outcome::default(), &[], over));
    }

    fn may_show(&self, show: Show, later: bool) -> Result<(), Mistake> {
        let (Show::View(whose) | Show::Options(whose)) = show;
        match whose {
            Whose::Of(Observer::Seat(seat)) => self.seated(seat).map(|_| ()),
            Whose::Of(Observer::Auditor) if later || G::standing(self.game.state()).is_none() => {
                Err(Mistake("the auditor looks only when the game is over".into()))
            }
            Whose::Next | Whose::Of(_) => Ok(()),
        }
    }

    fn show(&mut self, show: Show, to: &mut Vec<u8>) {
        match show {
            Show::View(Whose::Of(who)) => {
                write(to, "view", &kernel::Shown::<G>::new(self.game.view(who)));
            }
            Show::View(Whose::Next) => match self.next() {
                Some(seat) => self.show(Show::View(Whose::Of(Observer::Seat(seat))), to),
                None => write(to, "view", &()),
            },
            Show::Options(whose) => {
                let seat = match whose {
                    Whose::Next => self.next(),
                    Whose::Of(who) => {
                        self.menu.read(&self.game.view(who));
                        who.seat()
                    }
                };
                if seat.is_none() {
                    self.menu = Menu::default();
                }
                write(to, "options", &Options { seat, acts: &self.menu });
            }
        }
    }

    fn copy(&self) -> Result<Box<dyn Table>, Mistake> {
        if self.players.is_some() {
            return Err(Mistake("a table with bots of the house cannot be saved".into()));
        }
        let (setup, game, shown) = (self.setup.clone(), self.game.clone(), self.shown.clone());
        Ok(Box::new(Running::new(setup, game, Outcome::default(), shown, None)))
    }

    fn reseed(&mut self, seed: Seed) {
        self.game.set_seed(seed);
    }
}

/// Writes one more field of an answer. Every answer can be serialised.
pub(super) fn write<T: Serialize + ?Sized>(to: &mut Vec<u8>, name: &str, value: &T) {
    let comma = if to.is_empty() || to.ends_with(b"{") { "" } else { "," };
    to.extend_from_slice(format!("{comma}\"{name}\":").as_bytes());
    serde_json::to_writer(to, value).expect("views, sights and percepts have text keys");
}
