//! One moment of a game: what a seat saw, and what a bot would have thought there.

use std::cmp::Reverse;
use std::fmt;

use bots::{Populated, Thought};
use kernel::{About, At, Intent, Observer, Opinion, Reason, Seat, Setup};
use serde::Serialize;
use serde_json::Value;

use super::words::{Words, plain};

/// A chance below this is not worth a word in the table; JSON has all of them.
const SLIGHT: i32 = 5;

/// What a bot thought when something had happened.
#[derive(Serialize)]
pub(crate) struct Moment {
    /// The number of the journal's entry within the game, from 1.
    number: usize,
    /// When it was, in milliseconds since the game began.
    at_ms: u64,
    /// What the seat saw happen.
    saw: Vec<Value>,
    /// What the bot would do: an act, or a movement of eyes or fingers.
    #[serde(skip_serializing_if = "Option::is_none")]
    act: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sense: Option<Value>,
    /// Why, in codes and in English.
    reasons: Vec<Reason>,
    pub(super) why: Vec<String>,
    /// What it believes.
    pub(super) opinions: Vec<Opinion>,
    /// Whether it believed just that when the game began: nothing that it saw has said anything.
    #[serde(skip)]
    knows_nothing: bool,
}

impl Moment {
    /// The moment after these entries; nothing if the seat saw nothing of the last one.
    pub(crate) fn of<G: Populated>(
        level: &str,
        setup: &Setup<G>,
        seat: Seat,
        entries: &[Vec<(At, G::Event)>],
        number: usize,
    ) -> Option<Moment> {
        let (last, before) = entries.split_last()?;
        let mut state = G::open(setup);
        before.iter().flatten().for_each(|(_, event)| G::fold(&mut state, event));
        let mut saw = Vec::new();
        for (_, event) in last {
            saw.extend(G::sight(&state, event, Observer::Seat(seat)));
            G::fold(&mut state, event);
        }
        let (at, _) = last.last().filter(|_| !saw.is_empty())?;
        let Thought { intent, reasons, opinions } = Thought::at(level, setup, seat, entries)?;
        let (act, sense) = match &intent {
            Some(Intent::Act(act)) => (serde_json::to_value(act).ok(), None),
            Some(Intent::Sense(signal)) => (None, serde_json::to_value(signal).ok()),
            None => (None, None),
        };
        let beginning = Thought::at(level, setup, seat, &entries[..1]);
        let knows_nothing = beginning.is_some_and(|beginning| beginning.opinions == opinions);
        let words = Words::of::<G>();
        Some(Moment {
            number,
            at_ms: at.0,
            saw: saw.iter().filter_map(|sight| serde_json::to_value(sight).ok()).collect(),
            act,
            sense,
            why: reasons.iter().map(|reason| words.say(reason)).collect(),
            reasons,
            opinions,
            knows_nothing,
        })
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.at_ms / 1000;
        write!(f, "{:>4}  {}:{:02}", self.number, seconds / 60, seconds % 60)?;
        for (number, saw) in self.saw.iter().enumerate() {
            let label = if number == 0 { "saw" } else { "" };
            row(f, label, &short(saw))?;
        }
        match (&self.act, &self.sense) {
            (Some(wants), _) | (None, Some(wants)) => row(f, "wants", &short(wants))?,
            (None, None) => row(f, "wants", "nothing: it waits")?,
        }
        for (number, why) in self.why.iter().enumerate() {
            row(f, if number == 0 { "because" } else { "" }, why)?;
        }
        for alike in self.opinions.chunk_by(|one, next| one.measure == next.measure) {
            let measure = alike[0].measure;
            let beliefs = beliefs(alike);
            if let ([(believed, _)], true) =
                (&beliefs[..], self.knows_nothing && is_chance(measure))
            {
                row(f, measure, &format!("nothing is known yet: {believed}"))?;
                continue;
            }
            for (number, (believed, subjects)) in beliefs.iter().enumerate() {
                row(f, if number == 0 { measure } else { "" }, &line(subjects, believed))?;
            }
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, label: &str, text: &str) -> fmt::Result {
    write!(f, "\n      {label:<8} {text}")
}

fn is_chance(measure: &str) -> bool {
    measure == "chance"
}

/// All but the last of what an opinion is about.
type Subject = [(&'static str, About)];

fn subject(opinion: &Opinion) -> &Subject {
    opinion.about.split_last().map_or(&[], |(_, general)| general)
}

/// What is believed, in words, and all subjects of which just that is believed.
fn beliefs(opinions: &[Opinion]) -> Vec<(String, Vec<&Subject>)> {
    let mut beliefs: Vec<(String, Vec<&Subject>)> = Vec::new();
    for about in opinions.chunk_by(|one, next| subject(one) == subject(next)) {
        let (believed, subject) = (together(about), subject(&about[0]));
        match beliefs.iter_mut().find(|(known, _)| *known == believed) {
            Some((_, subjects)) => subjects.push(subject),
            None => beliefs.push((believed, vec![subject])),
        }
    }
    beliefs
}

/// A belief after its subjects: `agent 3, 7, 12: seat 0 50 %, seat 2 50 %`.
fn line(subjects: &[&Subject], believed: &str) -> String {
    let mut kind = "";
    let names = subjects.iter().copied().flatten().map(|(name, about)| {
        if let About::Number(number) = about
            && *name == kind
        {
            return number.to_string();
        }
        kind = name;
        plain(name, *about)
    });
    let names: Vec<String> = names.collect();
    if names.is_empty() { believed.to_owned() } else { format!("{}: {believed}", names.join(", ")) }
}

/// Opinions with the same subject, the greatest number first.
fn together(opinions: &[Opinion]) -> String {
    let mut sorted: Vec<&Opinion> = opinions.iter().collect();
    sorted.sort_by_key(|opinion| Reverse(opinion.thousandths));
    let each = sorted.into_iter().filter_map(|opinion| {
        let (name, about) = opinion.about.last()?;
        let chance = is_chance(opinion.measure);
        if chance && opinion.thousandths < SLIGHT {
            return None;
        }
        let number = if chance {
            format!("{} %", (opinion.thousandths + 5) / 10)
        } else {
            format!("{}", f64::from((opinion.thousandths + 50) / 100) / 10.0)
        };
        Some(format!("{} {number}", plain(name, *about)))
    });
    each.collect::<Vec<_>>().join(", ")
}

/// JSON without its braces and quotes where that can still be read.
fn short(value: &Value) -> String {
    if let Some(fields) = value.as_object() {
        let each = fields.iter().map(|(name, field)| match field.as_object() {
            Some(none) if none.is_empty() => name.clone(),
            Some(_) => format!("{name} ({})", short(field)),
            None => format!("{name} {}", short(field)),
        });
        return each.collect::<Vec<_>>().join(", ");
    }
    if let Some(items) = value.as_array() {
        let each: Vec<String> = items.iter().map(short).collect();
        return format!("[{}]", each.join(", "));
    }
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
