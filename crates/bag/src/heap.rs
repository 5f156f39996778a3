//! What lies in the bag, and what a fingertip feels of it.

use std::f32::consts::{PI, TAU};

use parry2d::math::{Pose2, RealField, Vec2};

use crate::chance::{Chance, between};
use crate::outline::{Nearest, REACH, outline};
use crate::{Edge, Felt, Patch, SIDE, Spot, relief};

/// The radius of a fingertip, in tenths of a millimetre.
pub const TIP: f32 = 30.0;

/// The two properties of a thing that a finger can tell. The bag knows no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    /// Its outline, from 0, below [`OUTLINES`](crate::OUTLINES).
    pub outline: u8,
    /// Its relief, from 0, below [`RELIEFS`](crate::RELIEFS).
    pub relief: u8,
}

/// A thing as it lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lying<T> {
    pub(crate) thing: T,
    pub(crate) body: Body,
    pub(crate) pose: Pose2,
    /// From which number its relief follows until the next shake.
    pub(crate) grain: u32,
}

/// Things in a heap, the lowest layer first.
#[derive(Clone, Debug)]
pub struct Heap<T> {
    pub(crate) layers: Vec<Lying<T>>,
}

impl<T: Copy> Heap<T> {
    /// §8.4: the bag is shaken: everything lies anywhere, turned anyhow, above or below anything.
    pub fn shake(things: impl IntoIterator<Item = (T, Body)>, chance: Chance<'_>) -> Heap<T> {
        let mut things: Vec<(T, Body)> = things.into_iter().collect();
        for last in (1..things.len()).rev() {
            // The bias of a remainder is below one in thirty million.
            things.swap(last, chance() as usize % (last + 1));
        }
        let lay = |(thing, body)| Lying {
            thing,
            body,
            pose: Pose2::new(anywhere(chance), between(0.0, TAU, chance)),
            grain: chance(),
        };
        Heap { layers: things.into_iter().map(lay).collect() }
    }

    /// How many things there are.
    pub fn len(&self) -> usize {
        self.layers.len()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }

    /// §8.1: what a fingertip feels there: the topmost thing under it, and of that only what is
    /// under the tip; and what lies topmost under each cell of its pad. §8.2: nothing below or
    /// beside them can make a difference.
    pub fn touch(&self, finger: u8, spot: Spot) -> Felt {
        let patch = self.press(spot);
        match self.topmost(spot) {
            Some((layer, nearest)) => {
                let felt = self.layers[layer].feel(finger, spot.vector(), &nearest);
                Felt { patch, ..felt }
            }
            None => Felt { finger, patch, ..Felt::default() },
        }
    }

    /// §8.4: what is under a finger: what lies topmost under its very middle, and if nothing does,
    /// the topmost thing that its tip touches.
    pub fn under(&self, spot: Spot) -> Option<T> {
        self.layer_under(spot).map(|layer| self.layers[layer].thing)
    }

    pub(crate) fn layer_under(&self, spot: Spot) -> Option<usize> {
        self.covering(spot).or_else(|| self.topmost(spot).map(|(layer, _)| layer))
    }

    /// The topmost layer that a fingertip touches.
    pub(crate) fn topmost(&self, spot: Spot) -> Option<(usize, Nearest)> {
        let tip = spot.vector();
        (0..self.layers.len())
            .rev()
            .find_map(|layer| self.layers[layer].touched(tip).map(|nearest| (layer, nearest)))
    }
}

impl<T> Lying<T> {
    /// Its edge near the tip, if the tip touches it.
    fn touched(&self, tip: Vec2) -> Option<Nearest> {
        const REACHED: f32 = (REACH + TIP) * (REACH + TIP);
        if tip.distance_squared(self.middle()) > REACHED {
            return None;
        }
        let local = self.pose.inverse_transform_point(tip);
        let nearest = outline(self.body.outline).nearest(local, TIP);
        (nearest.inside || nearest.point.distance(local) <= TIP).then_some(nearest)
    }

    /// What the tip feels of it.
    fn feel(&self, finger: u8, tip: Vec2, nearest: &Nearest) -> Felt {
        let local = self.pose.inverse_transform_point(tip);
        let far = nearest.point.distance(local);
        let edge = (far <= TIP).then(|| {
            let out = self.pose.rotation.transform_vector(nearest.out);
            let degrees = |radians: f32| radians * 180.0 / PI;
            let angle = degrees(RealField::atan2(out.y, out.x)).round() as i32;
            Edge {
                angle: angle.rem_euclid(360) as u16,
                offset: (if nearest.inside { far } else { -far }).round() as i8,
                bend: degrees(nearest.bend).round() as i16,
            }
        });
        let height = if nearest.inside {
            let (x, y) = (local.x.floor() as i32, local.y.floor() as i32);
            relief::height(self.body.relief, self.grain, x, y)
        } else {
            0
        };
        Felt { finger, contact: true, edge, height, patch: Patch::EMPTY }
    }

    /// Where its middle is.
    pub(crate) fn middle(&self) -> Vec2 {
        self.pose.translation
    }

    /// It is pushed and turned, and stays in the bag.
    pub(crate) fn push(&mut self, by: Vec2, turn: f32) {
        let (least, most) = (Vec2::splat(REACH), Vec2::splat(SIDE as f32 - REACH));
        self.pose.translation = (self.pose.translation + by).clamp(least, most);
        self.pose.rotation = Pose2::rotation(turn).rotation * self.pose.rotation;
    }
}

/// A random middle with which the whole thing lies in the bag.
fn anywhere(chance: Chance<'_>) -> Vec2 {
    let most = SIDE as f32 - REACH;
    Vec2::new(between(REACH, most, chance), between(REACH, most, chance))
}

#[cfg(test)]
impl<T> Lying<T> {
    /// Something else lies there instead.
    pub(crate) fn replace(&mut self, body: Body, grain: u32) {
        (self.body, self.grain) = (body, grain);
    }
}
