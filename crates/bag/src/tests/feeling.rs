//! Can it be felt? A classifier that gets nothing but percepts names texture and shape.

use std::f32::consts::TAU;

use super::heaps::{Rolls, bodies, shaken};
use crate::{Edge, Felt, Hand, Heap, OUTLINES, RELIEFS, Spot};

/// A person's finger: 60 times a second it is somewhere, and trembles.
struct Person<'a> {
    heap: &'a Heap<usize>,
    hand: Hand,
    rolls: Rolls,
    sample: u64,
    x: f32,
    y: f32,
}

impl<'a> Person<'a> {
    /// Somebody who has just found the topmost thing, somewhere near its middle.
    fn new(heap: &'a Heap<usize>, seed: u64) -> Self {
        let mut rolls = Rolls::new(seed);
        let (_, Spot { x, y }) = heap.top();
        let (x, y) = (x as f32 + rolls.swing() * 40.0, y as f32 + rolls.swing() * 40.0);
        Person { heap, hand: Hand::default(), rolls, sample: 0, x, y }
    }

    /// Moves there, as well as a hand can, and feels.
    fn feel(&mut self, x: f32, y: f32) -> Felt {
        self.x = x + self.rolls.swing() * 1.5;
        self.y = y + self.rolls.swing() * 1.5;
        self.sample += 1;
        let spot = Spot { x: self.x as i32, y: self.y as i32 };
        let felt = self.hand.feel(self.heap, 0, spot, self.sample * 1_000 / 60 + 1);
        felt.expect("60 samples a second are answered")
    }

    /// Two seconds of stroking to and fro.
    fn stroke(&mut self) -> Vec<Felt> {
        let (x, y) = (self.x, self.y);
        let (sin, cos) = (self.rolls.swing() * TAU).sin_cos();
        let pace = 1.2 + 0.4 * self.rolls.swing();
        let wide = 70.0 + 15.0 * self.rolls.swing();
        let drift = 25.0 * self.rolls.swing();
        (0..120)
            .map(|n| {
                let time = n as f32 / 60.0;
                let (to, aside) = (wide * (TAU * pace * time).sin(), drift * (time - 1.0));
                self.feel(x + cos * to - sin * aside, y + sin * to + cos * aside)
            })
            .collect()
    }

    /// Four seconds: to the edge, and then along it. Where the edge was felt, and how.
    fn walk(&mut self) -> Vec<(f32, f32, Edge)> {
        let mut felt_edges = Vec::new();
        let mut out = self.rolls.swing() * TAU;
        let pace = 10.0 + 1.0 * self.rolls.swing();
        let (mut x, mut y) = (self.x, self.y);
        for _ in 0..240 {
            let felt = self.feel(x, y);
            (x, y) = (self.x, self.y);
            match felt.edge {
                Some(edge) => {
                    out = f32::from(edge.angle).to_radians();
                    let offset = f32::from(edge.offset);
                    felt_edges.push((x + out.cos() * offset, y + out.sin() * offset, edge));
                    // Along the edge, with the thing to one side, and back onto the edge.
                    x += -out.sin() * pace + out.cos() * offset * 0.5;
                    y += out.cos() * pace + out.sin() * offset * 0.5;
                }
                None => {
                    let way = if felt.contact { 20.0 } else { -20.0 };
                    (x, y) = (x + out.cos() * way, y + out.sin() * way);
                }
            }
        }
        felt_edges
    }
}

/// What a stroke was like: how high, how rough, how often up and down, how deep the furrows.
fn impression(stroke: &[Felt]) -> Vec<f32> {
    let plain = |felt: &&Felt| felt.contact && felt.edge.is_none();
    let heights: Vec<f32> =
        stroke.iter().filter(plain).map(|felt| f32::from(felt.height)).collect();
    let count = heights.len().max(2) as f32;
    let mean = heights.iter().sum::<f32>() / count;
    let rough = (heights.iter().map(|h| (h - mean) * (h - mean)).sum::<f32>() / count).sqrt();
    let steps: Vec<f32> = heights.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect();
    let step = steps.iter().sum::<f32>() / count;
    let share = |is: fn(f32) -> bool| heights.iter().filter(|h| is(**h)).count() as f32 / count;
    let furrows = share(|height| height < 60.0);
    let plateaus =
        share(|height| (70.0..80.0).contains(&height) || (160.0..170.0).contains(&height));
    let still = steps.iter().filter(|step| **step < 3.0).count() as f32 / count;
    vec![mean / 40.0, (1.0 + rough).ln(), (1.0 + step).ln(), 3.0 * furrows, 2.0 * plateaus, still]
}

/// How far from the middle the edge is, all round: 72 directions.
fn silhouette(walk: &[(f32, f32, Edge)]) -> Vec<f32> {
    const DIRECTIONS: usize = 72;
    let span = |along: fn(&(f32, f32, Edge)) -> f32| {
        let (mut least, mut most) = (f32::MAX, f32::MIN);
        walk.iter().for_each(|w| (least, most) = (least.min(along(w)), most.max(along(w))));
        (least + most) / 2.0
    };
    let (x0, y0) = (span(|w| w.0), span(|w| w.1));
    let mut far = [(0.0, 0.0); DIRECTIONS];
    for (x, y, _) in walk {
        let turn = (y - y0).atan2(x - x0).rem_euclid(TAU) / TAU;
        let slot = &mut far[(turn * DIRECTIONS as f32) as usize % DIRECTIONS];
        *slot = (slot.0 + (x - x0).hypot(y - y0), slot.1 + 1.0);
    }
    far.iter().map(|(sum, count)| if *count > 0.0 { sum / count } else { 170.0 }).collect()
}

fn apart(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum()
}

/// The same however it is turned.
fn apart_turned(one: &[f32], other: &[f32]) -> f32 {
    let turned = |by: usize| {
        let (head, tail) = other.split_at(by);
        apart(&one[..tail.len()], tail) + apart(&one[tail.len()..], head)
    };
    (0..other.len()).map(turned).fold(f32::MAX, f32::min)
}

/// Learns from some people's examples and is tried on others': the share it names right.
fn share_right(
    kinds: usize,
    mut example: impl FnMut(u64) -> (usize, Vec<f32>),
    apart: impl Fn(&[f32], &[f32]) -> f32,
) -> f32 {
    let learnt: Vec<(usize, Vec<f32>)> = (0..200).map(&mut example).collect();
    let tried = 400;
    let right = (1_000..1_000 + tried).filter(|seed| {
        let (truth, felt) = example(*seed);
        let nearest =
            learnt.iter().min_by(|a, b| apart(&a.1, &felt).total_cmp(&apart(&b.1, &felt)));
        nearest.is_some_and(|(kind, _)| *kind == truth)
    });
    assert!((0..kinds).all(|kind| learnt.iter().any(|(known, _)| *known == kind)));
    right.count() as f32 / tried as f32
}

/// Dr Shark §8.3: textures differ in relief: from the percepts of one stroke of two seconds over
/// one piece its texture is named right in at least 90%; chance is 20%.
#[test]
fn a_texture_can_be_felt() {
    let stroked = |seed| {
        let heap = shaken(seed);
        let relief = bodies()[*heap.top().0].1.relief;
        (usize::from(relief), impression(&Person::new(&heap, seed).stroke()))
    };
    let right = share_right(RELIEFS, stroked, apart);
    println!("textures named right: {:.1}%", right * 100.0);
    assert!(right >= 0.9, "{right}");
}

/// Dr Shark §8.3: outlines differ as jigsaw outlines do: from the percepts of a walk of four seconds
/// round one piece its shape is named right in at least 85%; chance is 12%.
#[test]
fn a_shape_can_be_felt() {
    let walked = |seed| {
        let heap = shaken(seed);
        let outline = bodies()[*heap.top().0].1.outline;
        (usize::from(outline), silhouette(&Person::new(&heap, seed).walk()))
    };
    let right = share_right(OUTLINES, walked, apart_turned);
    println!("shapes named right: {:.1}%", right * 100.0);
    assert!(right >= 0.85, "{right}");
}

/// The classifier can fail: from no more than a shape's first half second nobody names it.
#[test]
fn half_a_second_is_not_enough() {
    let glimpsed = |seed| {
        let heap = shaken(seed);
        let outline = bodies()[*heap.top().0].1.outline;
        let walk = Person::new(&heap, seed).walk();
        (usize::from(outline), silhouette(&walk[..walk.len().min(30)]))
    };
    let right = share_right(OUTLINES, glimpsed, apart_turned);
    assert!(right < 0.5, "{right}");
}
