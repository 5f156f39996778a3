//! A bot that is a program of its own: it gets what its seat gets, as lines of JSON on its standard
//! input, and answers on its standard output (docs/umpire-research.md, "A program in the arena").

use std::sync::Arc;
use std::time::Duration;

use bots::Populated;
use kernel::{At, Dice, Intent, Menu, Mind, Notice, Seat, Setup, Shown};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use strict::Part;

use super::programs::{Player, Programs, Silence};

/// After a move that was refused it is asked again this many milliseconds later.
const AGAIN_MS: u64 = 100;
/// What it feels after an answer it is asked about this many milliseconds after that answer at the
/// earliest: a movement of its own can be felt at once, and would be asked about without end.
const FEELS_MS: u64 = 20;
/// After this number of refused moves in a row it is not asked again until something happens.
const PATIENCE: u32 = 3;

/// The mind of a seat that an outside program plays.
pub(super) struct Program<G: Populated> {
    programs: Arc<Programs>,
    player: Option<Player>,
    view: Option<G::View>,
    menu: Menu<G>,
    sights: Vec<Box<RawValue>>,
    percepts: Vec<Box<RawValue>>,
    /// When it is asked next.
    next: Option<At>,
    /// From when on it is asked about what it feels.
    feels: At,
    asked: u64,
    refused: u32,
}

/// What it is told when a game begins.
#[derive(Serialize)]
struct Opened<'a, O> {
    game: &'static str,
    seats: u8,
    seat: Seat,
    options: &'a O,
    move_ms: u64,
}

/// What it is asked.
#[derive(Serialize)]
#[serde(bound = "")]
struct Question<'a, G: Populated> {
    n: u64,
    at: At,
    sights: &'a [Box<RawValue>],
    percepts: &'a [Box<RawValue>],
    view: Shown<G>,
}

/// What it answers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer<'a> {
    /// The question's number, which [`Player::ask`] has compared.
    #[serde(rename = "n")]
    _n: u64,
    #[serde(default, borrow, deserialize_with = "kernel::present")]
    act: Option<Part<'a>>,
    #[serde(default, borrow, deserialize_with = "kernel::present")]
    sense: Option<Part<'a>>,
    /// It wants to be asked again this many milliseconds later, even if nothing happens.
    #[serde(default, deserialize_with = "kernel::present")]
    again: Option<u64>,
}

impl<G: Populated> Program<G> {
    /// A program sits down at this seat.
    pub(super) fn new(programs: Arc<Programs>, setup: &Setup<G>, seat: Seat) -> Program<G> {
        let mut player = programs.player();
        let opened = Opened {
            game: G::NAME,
            seats: setup.seats(),
            seat,
            options: setup.options(),
            move_ms: programs.limit().as_millis() as u64,
        };
        if let Some(player) = &mut player {
            player.tell("open", &opened);
        }
        Program {
            programs,
            player,
            view: None,
            menu: Menu::default(),
            sights: Vec::new(),
            percepts: Vec::new(),
            next: None,
            feels: At::OPENING,
            asked: 0,
            refused: 0,
        }
    }

    /// Asks, and waits for the answer as long as it may.
    fn ask(&mut self, now: At) -> Result<Vec<u8>, Silence> {
        let player = self.player.as_mut().ok_or(Silence::Gone)?;
        let view = self.view.clone().ok_or(Silence::Gone)?;
        self.asked += 1;
        let (sights, percepts) = (&self.sights[..], &self.percepts[..]);
        let question =
            Question::<G> { n: self.asked, at: now, sights, percepts, view: Shown::new(view) };
        let text = serde_json::to_string(&question).expect("a view can be written");
        self.sights.clear();
        self.percepts.clear();
        player.ask(self.asked, text, self.programs.limit())
    }

    /// Reads an answer: what the program wants, or what is wrong with it.
    fn understand(&mut self, now: At, line: &[u8]) -> Result<Option<Intent<G>>, String> {
        let answer: Answer<'_> = strict::from_slice(line).map_err(|why| why.to_string())?;
        self.next = answer.again.map(|ms| now.plus_ms(ms.max(1)));
        match (answer.act, answer.sense) {
            (Some(_), Some(_)) => Err("one of \"act\" and \"sense\", not both".into()),
            (None, None) => Ok(None),
            (None, Some(sense)) => {
                let signal = sense.read().map_err(|why| why.under("sense").to_string())?;
                Ok(Some(Intent::Sense(signal)))
            }
            (Some(act), None) => {
                let action: G::Action = act.read().map_err(|why| why.under("act").to_string())?;
                let text = serde_json::to_string(&action).unwrap_or_default();
                let pattern = |name: &&str| text.starts_with(&format!("{{\"{name}\":"));
                let legal = self.menu.acts.contains(&action);
                if legal || self.menu.patterns.iter().any(pattern) {
                    Ok(Some(Intent::Act(action)))
                } else {
                    Err(format!("{text} is not among your options"))
                }
            }
        }
    }

    /// The move is lost: the rules stand in for it when its time is up.
    fn lose(&mut self, why: &str) {
        if let Some(player) = &mut self.player {
            player.tell("lost", why);
        }
    }
}

impl<G: Populated> Mind<G> for Program<G> {
    fn notice(&mut self, at: At, notice: Notice<'_, G>) {
        match notice {
            Notice::Sight(sight) => {
                self.sights.push(to_raw_value(sight).expect("a sight can be written"));
            }
            Notice::Percept(percept) => {
                self.percepts.push(to_raw_value(percept).expect("a percept can be written"));
                let at = at.max(self.feels);
                self.next = Some(self.next.map_or(at, |next| next.min(at)));
            }
            Notice::View(view) => {
                self.menu.read(view);
                self.view = Some(view.clone());
                self.refused = 0;
                let may = !self.menu.acts.is_empty() || !self.menu.patterns.is_empty();
                if may {
                    self.next = Some(at);
                }
            }
        }
    }

    fn next_thought(&self) -> Option<At> {
        self.next
    }

    fn think(&mut self, now: At, _: &mut Dice) -> Option<Intent<G>> {
        (self.next, self.feels) = (None, now.plus_ms(FEELS_MS));
        match self.ask(now) {
            Ok(line) => self.understand(now, &line).unwrap_or_else(|why| {
                self.programs.lost().wrong();
                self.lose(&why);
                None
            }),
            Err(Silence::Late) => {
                self.programs.lost().late();
                let limit: Duration = self.programs.limit();
                let (asked, ms) = (self.asked, limit.as_millis());
                self.lose(&format!("no answer to question {asked} within {ms} ms"));
                None
            }
            Err(Silence::Gone) => {
                self.programs.lost().gone();
                None
            }
        }
    }

    fn refused(&mut self, now: At, why: &str) {
        self.programs.lost().refused();
        self.lose(&format!("refused: {why}"));
        self.refused += 1;
        if self.refused < PATIENCE {
            self.next = Some(now.plus_ms(AGAIN_MS));
        }
    }
}

/// The game is over, or given up: the program plays another one.
impl<G: Populated> Drop for Program<G> {
    fn drop(&mut self) {
        let Some(mut player) = self.player.take() else { return };
        let view = self.view.take().and_then(|view| serde_json::to_value(view).ok());
        player.tell("over", &view.map(|view| view["over"].clone()));
        self.programs.back(player);
    }
}
