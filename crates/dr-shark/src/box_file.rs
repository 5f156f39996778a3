//! `box.toml`: the components as a file, checked when it is read, refused with line and reason.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use kernel::Few;
use serde::Deserialize;
use toml::Spanned;

use crate::components::Figures;
use crate::groping::Pace;
use crate::piece::{MOST_COPIES, MOST_PIECES};
use crate::{Category, Components, Design, Shape};

/// Why a file is not a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBox {
    /// In which line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl fmt::Display for BadBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadBox {}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    clues: Spanned<usize>,
    sharks: Spanned<usize>,
    category: Spanned<BTreeMap<Category, CategoryEntry>>,
    design: Spanned<BTreeMap<Design, DesignEntry>>,
    #[serde(default)]
    hand: Pace,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CategoryEntry {
    pieces: usize,
    points: u8,
    sharks: Spanned<Vec<Spanned<u64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DesignEntry {
    shapes: Spanned<Vec<Spanned<u64>>>,
    copies: Spanned<u8>,
    tokens: Option<Spanned<u8>>,
}

/// Something wrong, and where it starts in the file.
type Wrong = (usize, String);

fn wrong<T>(at: &Spanned<T>, reason: impl Into<String>) -> Wrong {
    (at.span().start, reason.into())
}

impl FromStr for Components {
    type Err = BadBox;

    fn from_str(text: &str) -> Result<Components, BadBox> {
        let file = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            (start, error.message().to_owned())
        });
        file.and_then(check).map_err(|(start, reason)| {
            let line = 1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
            BadBox { line, reason }
        })
    }
}

/// Everything that makes a box possible to play with.
fn check(file: File) -> Result<Components, Wrong> {
    let mut components = Components {
        points: [0; Category::ALL.len()],
        designs: [Figures::default(); Design::ALL.len()],
        sharks: [Few::new(); Category::ALL.len()],
        pace: file.hand,
    };
    for category in Category::ALL {
        let entry = entry(&file.category, &category)?;
        components.points[category as usize] = entry.points;
        for design in category.designs() {
            components.designs[design as usize] =
                figures(self::entry(&file.design, &design)?, entry.pieces)?;
        }
        components.sharks[category as usize] = sharks(&components, category, entry)?;
    }
    count(&file, &components)?;
    Ok(components)
}

fn entry<'f, N: Ord + fmt::Display, E>(
    entries: &'f Spanned<BTreeMap<N, E>>,
    name: &N,
) -> Result<&'f E, Wrong> {
    entries.get_ref().get(name).ok_or_else(|| wrong(entries, format!("`{name}` is missing")))
}

/// §1.1, §1.2: a design has as many parts as its category says, each with a shape of its own, and
/// at least one token.
fn figures(entry: &DesignEntry, pieces: usize) -> Result<Figures, Wrong> {
    let shapes = shapes(&entry.shapes)?;
    for (place, shape) in shapes.iter().enumerate() {
        if shapes[..place].contains(shape) {
            let at = &entry.shapes.get_ref()[place];
            return Err(wrong(at, format!("shape {} twice in one design", shape.number())));
        }
    }
    if shapes.is_empty() || shapes.len() != pieces {
        let reason = format!("{} shapes, but its category has {pieces} pieces", shapes.len());
        return Err(wrong(&entry.shapes, reason));
    }
    let copies = *entry.copies.get_ref();
    if !(1..=MOST_COPIES).contains(&copies) {
        return Err(wrong(&entry.copies, format!("a design has 1 to {MOST_COPIES} copies")));
    }
    let tokens = entry.tokens.as_ref().unwrap_or(&entry.copies);
    if !(1..=copies).contains(tokens.get_ref()) {
        let reason = "a design has at least one token, and no more than copies";
        return Err(wrong(tokens, reason));
    }
    Ok(Figures { shapes, copies, tokens: *tokens.get_ref() })
}

/// §1.3: sharks cannot be told by touch, so a clue of the same texture has the same shape.
fn sharks(
    components: &Components,
    category: Category,
    entry: &CategoryEntry,
) -> Result<Few<Shape, 8>, Wrong> {
    let sharks = shapes(&entry.sharks)?;
    for (shape, at) in sharks.iter().zip(entry.sharks.get_ref()) {
        let is_clue = |design: Design| components.designs[design as usize].shapes.contains(shape);
        if !category.designs().any(is_clue) {
            let reason = format!("no clue of this colour has a shark's shape {}", shape.number());
            return Err(wrong(at, reason));
        }
    }
    Ok(sharks)
}

/// A short list of shapes.
fn shapes(list: &Spanned<Vec<Spanned<u64>>>) -> Result<Few<Shape, 8>, Wrong> {
    let mut shapes = Few::new();
    for at in list.get_ref() {
        let number = *at.get_ref();
        let shape = Shape::new(number)
            .ok_or_else(|| wrong(at, format!("there is no shape {number}, only 1 to 8")))?;
        if shapes.len() == 8 {
            return Err(wrong(at, "more than 8 in a list"));
        }
        shapes.push(shape);
    }
    Ok(shapes)
}

/// The counts at the head of the file add up.
fn count(file: &File, components: &Components) -> Result<(), Wrong> {
    let pieces = components.pieces();
    let clues = pieces.clues().len();
    let sharks = pieces.len() - clues;
    if *file.clues.get_ref() != clues {
        return Err(wrong(&file.clues, format!("the designs add up to {clues} clues")));
    }
    if *file.sharks.get_ref() != sharks {
        return Err(wrong(&file.sharks, format!("the categories add up to {sharks} sharks")));
    }
    if pieces.len() > MOST_PIECES {
        return Err(wrong(&file.clues, format!("more than {MOST_PIECES} pieces")));
    }
    Ok(())
}

/// The file that these components would be read from.
impl fmt::Display for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Numbers<'a>(&'a [Shape]);
        impl fmt::Display for Numbers<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_list().entries(self.0.iter().map(|shape| shape.number())).finish()
            }
        }
        let pieces = self.pieces();
        let clues = pieces.clues().len();
        writeln!(f, "clues = {clues}\nsharks = {}", pieces.len() - clues)?;
        for category in Category::ALL {
            let parts = category.designs().map(|design| self.parts(design)).next().unwrap_or(0);
            let points = self.points[category as usize];
            let sharks = Numbers(&self.sharks[category as usize]);
            writeln!(f, "\n[category.{category}]\npieces = {parts}\npoints = {points}")?;
            writeln!(f, "sharks = {sharks}")?;
        }
        for design in Design::ALL {
            let Figures { shapes, copies, tokens } = &self.designs[design as usize];
            writeln!(f, "\n[design.{design}]\nshapes = {}", Numbers(shapes))?;
            writeln!(f, "copies = {copies}\ntokens = {tokens}")?;
        }
        let Pace { draw_ms, texture_ms, shape_ms } = self.pace;
        writeln!(f, "\n[hand]\ndraw_ms = {draw_ms}")?;
        writeln!(f, "texture_ms = {texture_ms}\nshape_ms = {shape_ms}")?;
        Ok(())
    }
}
