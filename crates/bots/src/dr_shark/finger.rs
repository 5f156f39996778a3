//! A hand in the bag: it moves as a hand moves, and knows what it felt.

use std::f32::consts::TAU;

use dr_shark::{Felt, SIDE, Shape, Signal, Spot, Tenths, Texture, Tip};
use kernel::{At, Dice};

use super::texture::Heights;
use super::walk::Walk;
use crate::exact::{cos, hypot, sin};

/// How often it feels, in milliseconds: as often as the rules answer (§8.2).
pub(crate) const STEP_MS: u64 = 17;
/// How long it takes from one piece to another, in milliseconds: the bag is 400 ms across.
pub(crate) const CROSS_MS: u64 = 150;
/// The points of a stroke: 0.4 s, in which the pad shows what it rubs over.
const STROKE: usize = 24;
/// How long it lasts, in milliseconds.
pub(crate) const STROKE_MS: u64 = STROKE as u64 * STEP_MS;
/// How far from where it came down a stroke goes, in tenths of a millimetre: no farther than a finger
/// may tremble that holds still, so that a hold begins with the stroke.
const RUB: f32 = 10.0;
/// How far from the pieces that it knows it tries again, and how often it looks for a spot that far away.
const AWAY: f32 = 260.0;
const TRIES: usize = 12;
/// How far a hand trembles.
const TREMBLE: f32 = 2.0;

/// What a finger is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// To find anything.
    Find,
    /// To stroke a piece.
    Stroke,
    /// To walk round a piece, until it is clear whether its shape is one of these, as bits by number.
    Walk(u16),
}

/// What it found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// Something.
    Something,
    /// Something of this texture.
    Texture(Texture),
    /// Something of this shape.
    Shape(Shape),
    /// Nothing that it could tell.
    Nothing,
}

/// A finger goes there and holds still.
pub(crate) fn rest(Spot { x, y }: Spot, now: At) -> Signal {
    Signal::Touch(vec![Tip { finger: 0, x: Tenths(x), y: Tenths(y), ms: now.0 }])
}

/// A hand about one task: one finger, or two that walk round a piece.
pub(crate) struct Finger {
    task: Task,
    /// Where it came down.
    home: (f32, f32),
    /// In which direction it begins.
    turn: f32,
    steps: usize,
    heights: Heights,
    /// The points at which no edge was under the tip.
    rubbed: usize,
    walk: Walk,
    /// What each finger felt last, until it is heeded.
    felt: [Option<Felt>; 2],
    touched: bool,
}

impl Finger {
    /// A hand that comes down anywhere for this task, but not on what it knows, if it can help it.
    pub(crate) fn new(task: Task, known: &[(f32, f32)], dice: &mut Dice) -> Finger {
        let anywhere = |dice: &mut Dice| 200.0 + dice.below(SIDE as u32 - 400) as f32;
        let mut home = (anywhere(dice), anywhere(dice));
        for _ in 0..TRIES {
            if known.iter().all(|(x, y)| hypot(home.0 - x, home.1 - y) > AWAY) {
                break;
            }
            home = (anywhere(dice), anywhere(dice));
        }
        let turn = dice.below(6283) as f32 / 1000.0;
        let shapes = if let Task::Walk(shapes) = task { shapes } else { 0 };
        Finger {
            task,
            home,
            turn,
            steps: 0,
            heights: Heights::default(),
            rubbed: 0,
            walk: Walk::new(home, turn, shapes),
            felt: [None; 2],
            touched: false,
        }
    }

    /// What it is about.
    pub(crate) fn task(&self) -> Task {
        self.task
    }

    /// A point of what it has walked along.
    pub(crate) fn round(&self) -> Option<(f32, f32)> {
        self.walk.within()
    }

    /// Where it would take something.
    pub(crate) fn spot(&self) -> Spot {
        let (x, y) = self.walk.within().unwrap_or(self.home);
        Spot { x: x as i32, y: y as i32 }
    }

    /// Goes on by one point.
    pub(crate) fn step(&mut self, now: At, dice: &mut Dice) -> Signal {
        self.heed(dice);
        self.steps += 1;
        let swing = |dice: &mut Dice| TREMBLE * (dice.below(2001) as f32 / 1000.0 - 1.0);
        let mut tip = |finger: u64, (x, y): (f32, f32)| Tip {
            finger,
            x: Tenths((x + swing(dice)) as i32),
            y: Tenths((y + swing(dice)) as i32),
            ms: now.0,
        };
        Signal::Touch(match self.task {
            Task::Find => vec![tip(0, self.home)],
            Task::Stroke => {
                // Once round, a little aside of where it came down.
                let turn = self.turn + TAU * self.steps as f32 / STROKE as f32;
                vec![tip(0, (self.home.0 + RUB * cos(turn), self.home.1 + RUB * sin(turn)))]
            }
            Task::Walk(_) => {
                (0..).zip(self.walk.at()).map(|(finger, at)| tip(finger, at)).collect()
            }
        })
    }

    /// The bag answers.
    pub(crate) fn feel(&mut self, felt: Felt) {
        self.touched = felt.contact;
        if let Some(last) = self.felt.get_mut(usize::from(felt.finger)) {
            *last = Some(felt);
        }
    }

    /// Makes of its last points what there is to make of them.
    fn heed(&mut self, dice: &mut Dice) {
        for number in 0..self.felt.len() {
            let Some(felt) = self.felt[number].take() else { continue };
            match self.task {
                Task::Find => {}
                Task::Stroke if felt.contact && felt.edge.is_none() => {
                    self.heights.add(&felt, dice);
                    self.rubbed += 1;
                }
                Task::Stroke => {}
                Task::Walk(_) => {
                    if !self.walk.is_over() && self.walk.heed(number, &felt) {
                        // What the other finger felt is behind them now.
                        self.felt = [None; 2];
                    }
                }
            }
        }
    }

    /// What it has found, when it is through.
    pub(crate) fn found(&self) -> Option<Found> {
        match self.task {
            Task::Find => self.felt[0].map(|felt| match felt.contact {
                true => Found::Something,
                false => Found::Nothing,
            }),
            // A bag with a hole where it came down, or an edge.
            Task::Stroke if self.steps > 6 && self.rubbed * 3 < self.steps => Some(Found::Nothing),
            Task::Stroke if self.steps >= STROKE && self.felt[0].is_some() => {
                let texture = self.heights.texture().filter(|_| self.touched);
                Some(texture.map_or(Found::Nothing, Found::Texture))
            }
            Task::Walk(_) if self.walk.is_over() => {
                Some(self.walk.shape().map_or(Found::Nothing, Found::Shape))
            }
            Task::Stroke | Task::Walk(_) => None,
        }
    }
}
