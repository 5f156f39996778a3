//! The requests.

use std::collections::BTreeMap;
use std::fmt;

use kernel::{At, Observer, Seat, present};
use serde::de::{self, Deserialize, Deserializer, Visitor};
use strict::Part;

use super::Mistake;

/// One line: what is asked, of which game, and what the answer shall show besides.
#[derive(Debug)]
pub struct Request<'a> {
    /// Of which game; left out, of the one that has no name.
    pub id: Option<Id>,
    /// What is asked.
    pub line: Line<'a>,
    /// What the answer shall show.
    pub show: Option<Show>,
}

/// What is asked. The parts that only a game can read are left unparsed.
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
    /// Nothing but what is shown.
    Look,
    /// The position is kept under this name.
    Save(String),
    /// The game goes on from the position that is kept under this name; with a seed, later chance
    /// follows from that.
    Restore(String, Option<String>),
    /// The position under this name is not needed any more.
    Forget(String),
    /// The game is not needed any more.
    Close,
}

/// The name of a game, by which a line says which game it is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

/// What an answer shows besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Show {
    /// A view.
    View(Whose),
    /// What somebody may do, and nothing else of their view.
    Options(Whose),
}

/// Whose view or options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Those of this observer.
    Of(Observer),
    /// Those of the seat that may act: whose turn it is, or else the first that may.
    Next,
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
    /// The level of the house bot on each of these seats.
    #[serde(default, deserialize_with = "present")]
    pub bots: Option<BTreeMap<String, String>>,
    /// Whose sights the answers have; left out, everybody's.
    #[serde(default, deserialize_with = "present")]
    pub witnesses: Option<Vec<Who>>,
}

/// A line as it is written: its fields decide its kind.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    #[serde(default, deserialize_with = "present")]
    id: Option<Id>,
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
    save: Option<String>,
    #[serde(default, deserialize_with = "present")]
    restore: Option<String>,
    #[serde(default, deserialize_with = "present")]
    seed: Option<String>,
    #[serde(default, deserialize_with = "present")]
    forget: Option<String>,
    #[serde(default, deserialize_with = "present")]
    close: Option<Nothing>,
    #[serde(default, deserialize_with = "present")]
    view: Option<Shown>,
    #[serde(default, deserialize_with = "present")]
    options: Option<Shown>,
}

/// `{}`.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

impl<'a> Request<'a> {
    /// Parses a line. Parts that belong to a game are only checked to be JSON.
    pub fn read(line: &'a [u8]) -> Result<Self, (Option<Id>, Mistake)> {
        if line.trim_ascii().is_empty() {
            return Err((None, Mistake("the line is empty".into())));
        }
        let written: Written<'a> = strict::from_slice(line).map_err(|why| (None, why.into()))?;
        let Written { id, view, options, .. } = &written;
        let (id, view, options) = (id.clone(), view.map(|it| it.0), options.map(|it| it.0));
        let wrong = |why: &str| (id.clone(), Mistake(why.into()));
        let show = match (view, options) {
            (Some(whose), None) => Some(Show::View(whose)),
            (None, Some(whose)) => Some(Show::Options(whose)),
            (None, None) => None,
            (Some(_), Some(_)) => return Err(wrong("a view has the options already")),
        };
        let line = written.line(show.is_some()).map_err(wrong)?;
        Ok(Request { id, line, show })
    }
}

impl<'a> Written<'a> {
    /// What is asked. `show` says whether something is to be shown.
    fn line(self, show: bool) -> Result<Line<'a>, &'static str> {
        let Written { open, at, seat, act, sense, save, restore, seed, forget, close, .. } = self;
        let kept = (save, restore, seed, forget, close.is_some());
        match (open, at, seat, act, sense, kept) {
            (Some(open), None, None, None, None, (None, None, None, None, false)) => {
                Ok(Line::Open(open))
            }
            (None, Some(at), Some(seat), Some(act), None, (None, None, None, None, false)) => {
                Ok(Line::Act(at, seat, act))
            }
            (None, Some(at), Some(seat), None, Some(sense), (None, None, None, None, false)) => {
                Ok(Line::Sense(at, seat, sense))
            }
            (None, Some(at), None, None, None, (None, None, None, None, false)) => {
                Ok(Line::Pass(at))
            }
            (None, None, None, None, None, kept) => match kept {
                (Some(name), None, None, None, false) => Ok(Line::Save(name)),
                (None, Some(name), seed, None, false) => Ok(Line::Restore(name, seed)),
                (None, None, None, Some(name), false) if !show => Ok(Line::Forget(name)),
                (None, None, None, None, true) if !show => Ok(Line::Close),
                (None, None, None, None, false) if show => Ok(Line::Look),
                _ => Err(KINDS),
            },
            (None, None, _, Some(_), _, _) | (None, None, _, _, Some(_), _) => {
                Err("\"at\" is missing: an act or a sense has its moment")
            }
            (None, Some(_), None, Some(_), _, _) | (None, Some(_), None, _, Some(_), _) => {
                Err("\"seat\" is missing: who acts or senses?")
            }
            _ => Err(KINDS),
        }
    }
}

/// What is said about a line that is of no kind.
const KINDS: &str = "a line is one of {\"open\"}, {\"at\",\"seat\",\"act\"}, \
                     {\"at\",\"seat\",\"sense\"}, {\"at\"}, {\"view\"}, {\"options\"}, {\"save\"}, \
                     {\"restore\"}, {\"forget\"}, {\"close\"}";

/// A game's name as it is written.
impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct NumberOrText;
        impl Visitor<'_> for NumberOrText {
            type Value = Id;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number or a text")
            }
            fn visit_u64<E>(self, number: u64) -> Result<Id, E> {
                Ok(Id::Number(number))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Id, E> {
                Ok(Id::Text(text.to_owned()))
            }
        }
        from.deserialize_any(NumberOrText)
    }
}

/// An observer as it is written: a seat, or a name.
#[derive(Clone, Copy, Debug)]
pub struct Who(pub Observer);

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

/// Whose view or options are shown, as it is written: an observer, or `next`.
#[derive(Clone, Copy)]
struct Shown(Whose);

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct WhoOrNext;
        impl Visitor<'_> for WhoOrNext {
            type Value = Shown;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat, \"next\", \"spectator\", \"screen\" or \"auditor\"")
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Shown, E> {
                let seat = Seat(u8::try_from(number).unwrap_or(u8::MAX));
                Ok(Shown(Whose::Of(Observer::Seat(seat))))
            }
            fn visit_str<E: de::Error>(self, name: &str) -> Result<Shown, E> {
                let named = de::value::StrDeserializer::<E>::new(name);
                match name {
                    "next" => Ok(Shown(Whose::Next)),
                    _ => match Who::deserialize(named) {
                        Ok(Who(observer)) => Ok(Shown(Whose::Of(observer))),
                        Err(_) => Err(E::invalid_value(de::Unexpected::Str(name), &self)),
                    },
                }
            }
        }
        from.deserialize_any(WhoOrNext)
    }
}
