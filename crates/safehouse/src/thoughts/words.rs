//! A bot's reasons in the English words that players read.

use bots::Populated;
use kernel::{About, Reason};

use super::fluent::Messages;

/// The messages by which names of the rulebook are said within a reason, as the client does.
const NAMES: &[(&str, &str)] = &[
    ("nation", "nation-from"),
    ("shape", "shape-name"),
    ("design", "design"),
    ("texture", "texture"),
    ("colour", "colour"),
    ("agent", "agent"),
];

/// The words of one game.
pub(crate) struct Words(Option<Messages<'static>>);

impl Words {
    /// Those of this game, if it has any.
    pub(crate) fn of<G: Populated>() -> Words {
        Words(G::WORDS.map(Messages))
    }

    /// The reason as a sentence, or its code and what it is about if there are no words for it.
    pub(crate) fn say(&self, reason: &Reason) -> String {
        let mut with: Vec<(&str, String)> =
            reason.about.iter().map(|(kind, about)| (*kind, self.name(kind, *about))).collect();
        let code = reason.code.rsplit('/').next().unwrap_or(reason.code);
        with.push(("code", code.to_owned()));
        self.0.as_ref().and_then(|words| words.say("reason", &with)).unwrap_or_else(|| {
            let about = reason.about.iter().map(|(kind, about)| plain(kind, *about));
            [reason.code.to_owned()].into_iter().chain(about).collect::<Vec<_>>().join(" ")
        })
    }

    fn name(&self, kind: &str, about: About) -> String {
        let raw = match about {
            About::Seat(seat) => return format!("seat {}", seat.0),
            About::Percent(percent) => return percent.to_string(),
            About::Number(number) => number.to_string(),
            About::Name(name) => name.to_owned(),
        };
        let message = NAMES.iter().find(|(name, _)| *name == kind);
        let said =
            message.and_then(|(_, message)| self.0.as_ref()?.say(message, &[(kind, raw.clone())]));
        said.unwrap_or(raw)
    }
}

/// What a reason or an opinion is about, without the words of a game.
pub(crate) fn plain(kind: &str, about: About) -> String {
    match about {
        About::Seat(seat) => format!("seat {}", seat.0),
        About::Number(number) => format!("{kind} {number}"),
        About::Percent(percent) => format!("{percent} %"),
        About::Name(name) => name.to_owned(),
    }
}
