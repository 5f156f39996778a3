//! A finger in the bag: it moves as a hand moves, and knows what it felt.

use std::f32::consts::TAU;

use dr_shark::{Edge, Felt, SIDE, Shape, Signal, Spot, Tenths, Texture, Tip};
use kernel::{At, Dice};

use super::{shape, texture};

/// How often it feels, in milliseconds: 40 points a second, of the 60 that the rules answer (§8.2).
pub(crate) const STEP_MS: u64 = 25;
/// How long it takes from one end of the bag to the other, in milliseconds.
pub(crate) const CROSS_MS: u64 = 400;
/// The points of a stroke: 1.5 s.
const STROKE: usize = 60;
/// The points of a walk along an edge: 4 s.
const WALK: usize = 160;
/// How far it goes along an edge from point to point, in tenths of a millimetre.
const PACE: f32 = 14.0;
/// How far a hand trembles.
const TREMBLE: f32 = 2.0;
/// By how much a fingertip mistakes a height.
const BLUNT: u32 = 7;

/// What a finger is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// To find anything.
    Find,
    /// To stroke a piece.
    Stroke,
    /// To walk round a piece.
    Walk,
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

/// One finger.
pub(crate) struct Finger {
    task: Task,
    /// Where it came down.
    home: (f32, f32),
    /// Where it is, or is going.
    at: (f32, f32),
    /// In which direction it strokes, or last felt the way out.
    turn: f32,
    steps: usize,
    heights: Vec<u8>,
    edge: Vec<(f32, f32)>,
    touched: bool,
    felt: Option<Felt>,
}

impl Finger {
    /// A finger that comes down anywhere for this task.
    pub(crate) fn new(task: Task, dice: &mut Dice) -> Finger {
        let anywhere = |dice: &mut Dice| 200.0 + dice.below(SIDE as u32 - 400) as f32;
        let home = (anywhere(dice), anywhere(dice));
        Finger {
            task,
            home,
            at: home,
            turn: dice.below(6283) as f32 / 1000.0,
            steps: 0,
            heights: Vec::new(),
            edge: Vec::new(),
            touched: false,
            felt: None,
        }
    }

    /// What it is about.
    pub(crate) fn task(&self) -> Task {
        self.task
    }

    /// Where it would take something.
    pub(crate) fn spot(&self) -> Spot {
        let (x, y) = if self.task == Task::Walk { self.at } else { self.home };
        Spot { x: x as i32, y: y as i32 }
    }

    /// Goes on by one point.
    pub(crate) fn step(&mut self, now: At, dice: &mut Dice) -> Signal {
        let blunt = |dice: &mut Dice| dice.below(2 * BLUNT + 1) as i32 - BLUNT as i32;
        if let Some(felt) = self.felt.take() {
            self.heed(felt, blunt(dice));
        }
        let swing = |dice: &mut Dice| TREMBLE * (dice.below(2001) as f32 / 1000.0 - 1.0);
        if self.task == Task::Stroke {
            let far = 60.0 * (TAU * self.steps as f32 / 30.0).sin();
            let aside = 0.4 * self.steps as f32 - 12.0;
            let (sin, cos) = self.turn.sin_cos();
            let (x, y) = self.home;
            self.at = (x + cos * far - sin * aside, y + sin * far + cos * aside);
        }
        self.steps += 1;
        self.at = (self.at.0 + swing(dice), self.at.1 + swing(dice));
        let tenths = |it: f32| Tenths(it as i32);
        Signal::Touch(vec![Tip {
            finger: 0,
            x: tenths(self.at.0),
            y: tenths(self.at.1),
            ms: now.0,
        }])
    }

    /// The bag answers.
    pub(crate) fn feel(&mut self, felt: Felt) {
        self.touched = felt.contact;
        self.felt = Some(felt);
    }

    /// Makes of a point what there is to make of it.
    fn heed(&mut self, felt: Felt, blunt: i32) {
        match (self.task, felt.edge) {
            (Task::Find, _) => {}
            (Task::Stroke, None) if felt.contact => {
                let height = i32::from(felt.height) + blunt;
                self.heights.push(height.clamp(0, 255) as u8);
            }
            (Task::Stroke, _) => {}
            (Task::Walk, Some(edge)) => self.follow(edge),
            (Task::Walk, None) => {
                let way = if felt.contact { 25.0 } else { -25.0 };
                self.at.0 += self.turn.cos() * way;
                self.at.1 += self.turn.sin() * way;
            }
        }
    }

    /// Along the edge, with the piece to one side, and back onto the edge.
    fn follow(&mut self, edge: Edge) {
        self.turn = f32::from(edge.angle).to_radians();
        let (sin, cos) = self.turn.sin_cos();
        let off = f32::from(edge.offset);
        self.edge.push((self.at.0 + cos * off, self.at.1 + sin * off));
        self.at.0 += -sin * PACE + cos * off * 0.5;
        self.at.1 += cos * PACE + sin * off * 0.5;
    }

    /// What it has found, when it is through.
    pub(crate) fn found(&self) -> Option<Found> {
        match self.task {
            Task::Find => self.felt.as_ref().map(|felt| match felt.contact {
                true => Found::Something,
                false => Found::Nothing,
            }),
            // A bag with a hole where it came down, or nothing that a stroke stays on.
            Task::Stroke if self.steps > 10 && self.heights.len() * 3 < self.steps => {
                Some(Found::Nothing)
            }
            Task::Stroke if self.steps >= STROKE && self.felt.is_some() => {
                let texture = texture::texture(&self.heights).filter(|_| self.touched);
                Some(texture.map_or(Found::Nothing, Found::Texture))
            }
            Task::Walk if self.steps >= WALK && self.felt.is_some() => {
                let shape = shape::shape(&self.edge).filter(|_| self.touched);
                Some(shape.map_or(Found::Nothing, Found::Shape))
            }
            Task::Stroke | Task::Walk => None,
        }
    }
}
