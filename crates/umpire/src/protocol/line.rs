//! The requests.

use std::fmt;

use kernel::{At, Observer, Seat, present};
use serde::de::{self, Deserialize, Deserializer, Visitor};
use strict::Part;

use super::Mistake;

/// One line. The parts that only a game can read are left unparsed.
#[derive(Debug)]
pub enum Line<'a> {
    /// A game is opened.
    Open(Opening<'a>),
    /// A seat acts.
    Act(At, Seat, Part<'a>),
    /// A signal of a seat's eyes or fingers.
    Sense(At, Seat, Part<'a>),
    /// Time passes.
    Pass(At),
    /// An observer asks for their view.
    View(Observer),
}

/// Which game is opened, and how it is dealt.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening<'a> {
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The table's options; left out, those of the rulebook.
    #[serde(default, borrow, deserialize_with = "present")]
    pub options: Option<Part<'a>>,
    /// The text whose hash is the seed.
    #[serde(default, deserialize_with = "present")]
    pub seed: Option<String>,
    /// Or the deal to start from.
    #[serde(default, borrow, deserialize_with = "present")]
    pub deal: Option<Part<'a>>,
}

/// A line as it is written: its fields decide its kind.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    #[serde(default, borrow, deserialize_with = "present")]
    open: Option<Opening<'a>>,
    #[serde(default, deserialize_with = "present")]
    at: Option<At>,
    #[serde(default, deserialize_with = "present")]
    seat: Option<Seat>,
    #[serde(default, borrow, deserialize_with = "present")]
    act: Option<Part<'a>>,
    #[serde(default, borrow, deserialize_with = "present")]
    sense: Option<Part<'a>>,
    #[serde(default, deserialize_with = "present")]
    view: Option<Who>,
}

impl<'a> Line<'a> {
    /// Parses a line. Parts that belong to a game are only checked to be JSON.
    pub fn read(line: &'a [u8]) -> Result<Self, Mistake> {
        if line.trim_ascii().is_empty() {
            return Err(Mistake("the line is empty".into()));
        }
        let Written { open, at, seat, act, sense, view } = strict::from_slice(line)?;
        match (open, at, seat, act, sense, view) {
            (Some(open), None, None, None, None, None) => Ok(Line::Open(open)),
            (None, Some(at), Some(seat), Some(act), None, None) => Ok(Line::Act(at, seat, act)),
            (None, Some(at), Some(seat), None, Some(sense), None) => {
                Ok(Line::Sense(at, seat, sense))
            }
            (None, Some(at), None, None, None, None) => Ok(Line::Pass(at)),
            (None, None, None, None, None, Some(Who(who))) => Ok(Line::View(who)),
            (None, None, _, Some(_), _, None) | (None, None, _, _, Some(_), None) => {
                Err(Mistake("\"at\" is missing: an act or a sense has its moment".into()))
            }
            (None, Some(_), None, Some(_), _, None) | (None, Some(_), None, _, Some(_), None) => {
                Err(Mistake("\"seat\" is missing: who acts or senses?".into()))
            }
            _ => Err(Mistake(
                "a line is one of {\"open\"}, {\"at\",\"seat\",\"act\"}, \
                 {\"at\",\"seat\",\"sense\"}, {\"at\"}, {\"view\"}"
                    .into(),
            )),
        }
    }
}

/// An observer as it is written: a seat, or a name.
struct Who(Observer);

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct SeatOrName;
        impl Visitor<'_> for SeatOrName {
            type Value = Who;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat, \"spectator\", \"screen\" or \"auditor\"")
            }
            fn visit_u64<E>(self, number: u64) -> Result<Who, E> {
                Ok(Who(Observer::Seat(Seat(u8::try_from(number).unwrap_or(u8::MAX)))))
            }
            fn visit_str<E: de::Error>(self, name: &str) -> Result<Who, E> {
                match name {
                    "spectator" => Ok(Who(Observer::Spectator)),
                    "screen" => Ok(Who(Observer::Screen)),
                    "auditor" => Ok(Who(Observer::Auditor)),
                    _ => Err(E::invalid_value(de::Unexpected::Str(name), &self)),
                }
            }
        }
        from.deserialize_any(SeatOrName)
    }
}
