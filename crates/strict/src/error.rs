//! Errors that say where a text is wrong, and what was expected.

use std::fmt::{self, Display};
use std::str::Utf8Error;

use serde::de::{Error as _, Expected, Unexpected};

/// The most characters of the sender's text that an error quotes.
const QUOTED: usize = 40;
/// The most characters of an error.
const LONGEST: usize = 300;

/// Where a text is wrong, and what was expected. One line, for a person to read: `act.swap.give:
/// "itlay" is none of belgium, england, france, germany, italy, spain`.
#[derive(Debug)]
pub struct Error(Box<Wrong>);

#[derive(Debug)]
struct Wrong {
    /// The path from the root, reversed: steps are added while the error travels up.
    way: Vec<Step>,
    what: String,
}

#[derive(Debug)]
enum Step {
    Field(String),
    Item(usize),
}

impl Error {
    /// The same error, one field further from the root.
    #[must_use]
    pub fn under(mut self, field: &str) -> Error {
        self.0.way.push(Step::Field(Quoted(field).to_string()));
        self
    }

    /// The same error, inside the item of a list.
    pub(crate) fn in_item(mut self, place: usize) -> Error {
        self.0.way.push(Step::Item(place));
        self
    }

    pub(crate) fn not_text(why: Utf8Error) -> Error {
        Error::custom(format_args!("not UTF-8 from byte {} on", why.valid_up_to() + 1))
    }

    pub(crate) fn not_json(why: &serde_json::Error) -> Error {
        let (what, column) = (why.to_string(), why.column());
        let what = what.split(" at line ").next().unwrap_or_default();
        Error::custom(format_args!("not JSON: {what} (column {column})"))
    }
}

impl std::error::Error for Error {}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wrong { way, what } = &*self.0;
        for (i, step) in way.iter().rev().enumerate() {
            match step {
                Step::Field(name) if i == 0 => f.write_str(name)?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Item(place) => write!(f, "[{place}]")?,
            }
        }
        if !way.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(what)
    }
}

impl serde::de::Error for Error {
    fn custom<T: Display>(what: T) -> Self {
        let mut what = what.to_string();
        if let Some((end, _)) = what.char_indices().nth(LONGEST) {
            what.truncate(end);
            what.push('…');
        }
        Error(Box::new(Wrong { way: Vec::new(), what }))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Error::custom(format_args!("expected {}, found {}", wanted(expected), Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Error::invalid_type(found, expected)
    }

    fn invalid_length(len: usize, expected: &dyn Expected) -> Self {
        Error::custom(format_args!("expected {}, found {len}", wanted(expected)))
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Self {
        Error::custom(format_args!("\"{}\" is none of {}", Quoted(name), names.join(", ")))
    }

    fn unknown_field(name: &str, names: &'static [&'static str]) -> Self {
        let name = Quoted(name);
        Error::custom(match names {
            [] => format!("expected {{}}, found \"{name}\" in it"),
            names => format!("there is no \"{name}\" here, only {}", names.join(", ")),
        })
    }

    fn missing_field(name: &'static str) -> Self {
        Error::custom(format_args!("\"{name}\" is missing"))
    }

    fn duplicate_field(name: &'static str) -> Self {
        Error::twice(name)
    }
}

impl Error {
    pub(crate) fn twice(name: &str) -> Error {
        Error::custom(format_args!("\"{}\" stands here twice", Quoted(name)))
    }
}

/// What serde's own types expect, in words that somebody who writes JSON knows.
fn wanted(expected: &dyn Expected) -> String {
    match expected.to_string().as_str() {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number in range",
        "a string" | "str" => "a text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        "unit" => "null",
        other => return other.into(),
    }
    .into()
}

/// What was found, in the same words.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(it) => it.fmt(f),
            Unexpected::Unsigned(it) => it.fmt(f),
            Unexpected::Signed(it) => it.fmt(f),
            Unexpected::Float(it) => write!(f, "{it:?}, not written as a whole number"),
            Unexpected::Str(it) => write!(f, "\"{}\"", Quoted(it)),
            Unexpected::Unit | Unexpected::Option => f.write_str("null"),
            Unexpected::Seq => f.write_str("a list"),
            Unexpected::Map => f.write_str("an object"),
            other @ (Unexpected::Char(_)
            | Unexpected::Bytes(_)
            | Unexpected::NewtypeStruct
            | Unexpected::Enum
            | Unexpected::UnitVariant
            | Unexpected::NewtypeVariant
            | Unexpected::TupleVariant
            | Unexpected::StructVariant
            | Unexpected::Other(_)) => other.fmt(f),
        }
    }
}

/// The sender's own text, cut short.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(QUOTED) {
            Some((end, _)) => write!(f, "{}…", &self.0[..end]),
            None => f.write_str(self.0),
        }
    }
}
