//! A plan of a search in A, B or C: for every moment and every mat, what to feel for and what to
//! draw, so that the clues are worth most in the end.
//!
//! The bag's contents are public, so what a finger will find is known up to chance. A piece that
//! fits is worth what the dossier makes of it and what can still be drawn after it; a piece that does
//! not fit, or a shark, ends the search but takes nothing away (Dr Shark §4.4). So a plan only weighs
//! time against certainty: to draw blindly is quick, to feel first is safe.

use dr_shark::{Area, Colour, Piece, Pieces, Row, Shape, Table, Texture};

use super::level::Hand;
use super::named::Wanted;
use super::prospects::Worths;
use crate::exact::power;

const TEXTURES: usize = Texture::ALL.len();
const SHAPES: usize = Shape::ALL.len();
/// The most moments of a plan.
const MOST: usize = 60;

/// What a spy believes to be in the bag, by what a finger can tell.
#[derive(Clone, Debug)]
pub(crate) struct Odds {
    /// The chance that a piece is a clue of this texture and shape.
    clue: [[f32; SHAPES]; TEXTURES],
    /// What those clues are worth, times that chance.
    worth: [[f32; SHAPES]; TEXTURES],
    /// The chance that a piece, shark or clue, has this texture.
    texture: [f32; TEXTURES],
    /// The same of a shape.
    shape: [f32; SHAPES],
}

impl Odds {
    /// The odds of a bag.
    pub(crate) fn new(table: &Table, bag: &Pieces, worths: &Worths) -> Odds {
        let mut odds = Odds {
            clue: Default::default(),
            worth: Default::default(),
            texture: [0.0; TEXTURES],
            shape: [0.0; SHAPES],
        };
        let one = 1.0 / bag.len().max(1) as f32;
        for piece in bag.iter() {
            let Some(shape) = table.options.components.shape(piece) else { continue };
            let (texture, shape) = (piece.texture() as usize, usize::from(shape.number()) - 1);
            odds.texture[texture] += one;
            odds.shape[shape] += one;
            if !piece.is_shark() {
                odds.clue[texture][shape] += one;
                odds.worth[texture][shape] += one * worths.of(piece);
            }
        }
        odds
    }

    /// The chance that a piece of this texture is a shark.
    pub(crate) fn shark(&self, texture: Option<Texture>) -> f32 {
        let sharks =
            |texture: usize| self.texture[texture] - self.clue[texture].iter().sum::<f32>();
        match texture {
            Some(texture) => sharks(texture as usize) / self.texture[texture as usize].max(1e-6),
            None => (0..TEXTURES).map(sharks).sum(),
        }
    }

    /// The share of the bag with one of these textures, as bits.
    pub(crate) fn textures(&self, set: u8) -> f32 {
        (0..TEXTURES).filter(|it| set >> it & 1 == 1).map(|it| self.texture[it]).sum()
    }
}

/// What counts as different, or the same, in an area: the number of kinds, and the kind of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Method {
    Shapes,
    Textures,
    OneTexture,
}

/// A plan of a search.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    odds: Odds,
    hand: Hand,
    method: Method,
    /// How long one moment is, in milliseconds.
    step_ms: u64,
    /// What each mat is still worth at each number of moments before the end.
    value: Vec<[f32; MOST + 1]>,
    mat: usize,
}

/// What is best now, and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Aim {
    /// What to feel for; nothing: there is no time for more.
    pub(crate) wanted: Option<Wanted>,
    /// What the rest of the search is worth.
    pub(crate) worth: f32,
}

impl Plan {
    /// The plan of a search in this area with these pieces on the mat, up to `ms` before its end.
    pub(crate) fn new(
        table: &Table,
        odds: Odds,
        hand: Hand,
        area: Area,
        mat: &Row,
        ms: u64,
    ) -> Option<Plan> {
        let textures = mat.iter().fold(0, |set, piece| set | 1 << piece.texture() as usize);
        let shape = |piece: &Piece| table.options.components.shape(*piece);
        let shapes = mat.iter().filter_map(shape);
        let (method, mat, fine_ms) = match area {
            Area::A => {
                (Method::Shapes, shapes.fold(0, |set, it| set | 1 << (it.number() - 1)), 1000)
            }
            Area::B => (Method::Textures, textures, 500),
            Area::C => (Method::OneTexture, textures, 500),
            Area::D | Area::E => return None,
        };
        let step_ms = fine_ms.max(ms.div_ceil(MOST as u64));
        let kinds = if method == Method::Shapes { 1 << SHAPES } else { 1 << TEXTURES };
        let mut plan =
            Plan { odds, hand, method, step_ms, value: vec![[0.0; MOST + 1]; kinds], mat };
        let last = ((ms / step_ms) as usize).min(MOST);
        for set in (mat..kinds).rev() {
            let one = method != Method::OneTexture || set == mat || set.count_ones() == 1;
            if set & mat == mat && one {
                // More pieces on the mat come first, and less time: all that counts is known.
                let mut drawn = [Drawn::default(); MOST + 1];
                for moment in 0..=last {
                    plan.value[set][moment] = plan.best(set, moment, &drawn).worth;
                    drawn[moment] = plan.drawn(set, moment);
                }
            }
        }
        Some(plan)
    }

    /// What is best with this much time left.
    pub(crate) fn aim(&self, left_ms: u64) -> Aim {
        let moment = ((left_ms / self.step_ms) as usize).min(MOST);
        let mut drawn = [Drawn::default(); MOST + 1];
        for (earlier, drawn) in drawn.iter_mut().enumerate().take(moment) {
            *drawn = self.drawn(self.mat, earlier);
        }
        self.best(self.mat, moment, &drawn)
    }

    /// The bag as it is believed to be.
    pub(crate) const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// The chance that a piece which is drawn without feeling is a clue that fits.
    pub(crate) fn fits(&self) -> f32 {
        let all = (0..TEXTURES).flat_map(|texture| (0..SHAPES).map(move |shape| (texture, shape)));
        let fit = all.filter(|(texture, shape)| self.after(self.mat, *texture, *shape).is_some());
        fit.map(|(texture, shape)| self.odds.clue[texture][shape]).sum()
    }

    /// How many moments something takes.
    fn takes(&self, ms: u64) -> usize {
        ((ms + self.step_ms / 2) / self.step_ms).max(1) as usize
    }

    /// What comes after a clue of this texture and shape, if it fits: the mat with it.
    fn after(&self, set: usize, texture: usize, shape: usize) -> Option<usize> {
        let (kind, new) = match self.method {
            Method::Shapes => (shape, set >> shape & 1 == 0),
            Method::Textures => (texture, set >> texture & 1 == 0),
            Method::OneTexture => (texture, set == 0 || set >> texture & 1 == 1),
        };
        new.then_some(set | 1 << kind)
    }

    /// What a piece is worth that is drawn now, by its texture and by its shape.
    fn drawn(&self, set: usize, moment: usize) -> Drawn {
        let Odds { clue, worth, .. } = &self.odds;
        let mut drawn = Drawn::default();
        if self.method == Method::Shapes {
            for shape in (0..SHAPES).filter(|shape| set >> shape & 1 == 0) {
                let then = self.value[set | 1 << shape][moment];
                for texture in 0..TEXTURES {
                    let all = worth[texture][shape] + clue[texture][shape] * then;
                    drawn.textures[texture] += all;
                    drawn.shapes[shape] += all;
                }
            }
            return drawn;
        }
        for texture in 0..TEXTURES {
            if let Some(after) = self.after(set, texture, 0) {
                let (clues, worths): (f32, f32) =
                    (clue[texture].iter().sum(), worth[texture].iter().sum());
                drawn.textures[texture] = worths + clues * self.value[after][moment];
            }
        }
        drawn
    }

    fn best(&self, set: usize, moment: usize, drawn: &[Drawn; MOST + 1]) -> Aim {
        let mut best = Aim { wanted: None, worth: 0.0 };
        let mut offer = |wanted: Wanted, worth: f32| {
            if worth > best.worth + 1e-4 {
                best = Aim { wanted: Some(wanted), worth };
            }
        };
        if let Some(rest) = moment.checked_sub(self.takes(self.hand.blind_ms)) {
            offer(Wanted::Any, drawn[rest].textures.iter().sum());
        }
        let feels = |feel_ms: u64| {
            let felt = moment.checked_sub(self.takes(feel_ms))?;
            Some((felt, felt.checked_sub(self.takes(self.hand.draw_ms))?))
        };
        let Odds { texture, shape, .. } = &self.odds;
        if let Some((felt, rest)) = feels(self.hand.texture_ms) {
            let leave = self.value[set][felt];
            let (good, worth) = choose(&drawn[rest].textures, texture, self.hand.texture, leave);
            offer(Wanted::Texture(good as u8), worth);
        }
        if self.method == Method::Shapes
            && let Some((felt, rest)) = feels(self.hand.shape_ms)
        {
            let leave = self.value[set][felt];
            let (good, worth) = choose(&drawn[rest].shapes, shape, self.hand.shape, leave);
            // As bits by number, from 1.
            offer(Wanted::OtherShape(!((good as u16) << 1)), worth);
        }
        best
    }
}

/// What a piece is worth that is drawn, times the chance to touch one like it.
#[derive(Clone, Copy, Default, Debug)]
struct Drawn {
    textures: [f32; TEXTURES],
    shapes: [f32; SHAPES],
}

/// Of what is felt, the kinds that are better drawn than left, as bits, and what the touch is
/// worth. A kind is told right with chance `right`, and else is any other.
fn choose(drawn: &[f32], felt: &[f32], right: f32, leave: f32) -> (u32, f32) {
    let wrong = (1.0 - right) / (drawn.len() - 1) as f32;
    let (all, anything): (f32, f32) = (drawn.iter().sum(), felt.iter().sum());
    let (mut good, mut worth) = (0, 0.0);
    for (kind, (drawn, felt)) in drawn.iter().zip(felt).enumerate() {
        let draw = (right - wrong) * drawn + wrong * all;
        let leave = ((right - wrong) * felt + wrong * anything) * leave;
        if draw > leave {
            good |= 1 << kind;
        }
        worth += draw.max(leave);
    }
    (good, worth)
}

/// What one fistful is worth (Dr Shark §5.5): of each colour without a shark the best clue.
pub(crate) fn fistful(bag: &Pieces, worths: &Worths, pieces: u32) -> f32 {
    let inside = (pieces as f32 / bag.len().max(1) as f32).min(1.0);
    let of = |colour: Colour| {
        let (sharks, clues): (Vec<Piece>, Vec<Piece>) =
            bag.iter().filter(|piece| piece.colour() == colour).partition(|it| it.is_shark());
        let mut clues: Vec<f32> = clues.into_iter().map(|piece| worths.of(piece)).collect();
        clues.sort_by(|a, b| b.total_cmp(a));
        let (mut best, mut none) = (0.0, 1.0);
        for worth in clues {
            best += none * inside * worth;
            none *= 1.0 - inside;
        }
        power(1.0 - inside, sharks.len() as u32) * best
    };
    Colour::ALL.into_iter().map(of).sum()
}
