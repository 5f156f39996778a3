//! How views are written down: the shapes of `docs/umpire.md`.

use kernel::{At, PerSeat, Seat, Seats, Standing};
use serde::ser::{Serialize, Serializer};

use crate::{Agent, Agents, Ci, Own, Place, Step, Table, View};

/// A view as it is written.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Known"))]
pub(crate) struct Written<'a> {
    turn: Option<Seat>,
    step: Step,
    deadline: Option<At>,
    /// §3.4: from when on a call or pass is not too soon.
    earliest: Option<At>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    crowd: Crowd<'a>,
    seats: Vec<WrittenPlace>,
    me: Option<WrittenMe>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Standing>"))]
    over: Option<&'a Standing>,
}

/// The crowd in table order, also those who have left it.
pub(crate) struct Crowd<'a>(&'a Table);

/// One card of the crowd.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Card {
    agent: Agent,
    #[cfg_attr(feature = "ts", ts(type = "\"up\" | \"down\" | \"taken\""))]
    state: &'static str,
}

impl Serialize for Crowd<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Table { crowd, up, down, .. } = self.0;
        to.collect_seq(crowd.iter().map(|agent| Card {
            agent: *agent,
            state: match () {
                () if up.contains(*agent) => "up",
                () if down.contains(*agent) => "down",
                () => "taken",
            },
        }))
    }
}

/// What is known of one spy; once over, also the hand.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Place"))]
pub(crate) struct WrittenPlace {
    pawn: Option<Agent>,
    hand: u8,
    ci: Ci,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Agent>"))]
    face_up: FaceUp,
    face_down: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    cards: Option<Agents>,
}

/// §7.5: by number, and twice where both copies are there.
pub(crate) struct FaceUp(Place);

impl Serialize for FaceUp {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Place { singles, pairs, .. } = self.0;
        let copies = |agent| if pairs.contains(agent) { 2 } else { 1 };
        let each = |agent| std::iter::repeat_n(agent, copies(agent));
        to.collect_seq((singles | pairs).iter().flat_map(each))
    }
}

/// The viewer.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Me"))]
pub(crate) struct WrittenMe {
    seat: Seat,
    hand: Agents,
    called_by: Seats,
}

/// Whose pawn stands on a card of this hand, also in that spy's own turn.
fn called_by(seats: &PerSeat<Place>, own: &Own) -> Seats {
    let mine = |place: &Place| place.pawn.is_some_and(|agent| own.hand.contains(agent));
    seats.iter().filter(|(_, place)| mine(place)).map(|(seat, _)| seat).collect()
}

/// What one spy alone knew, turned over.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Own"))]
pub(crate) struct WrittenOwn {
    cards: Agents,
}

/// A hand turned over is written as it is in a view that is over.
impl Serialize for Own {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenOwn { cards: self.hand }.serialize(to)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        let place = |(seat, place): (Seat, &Place)| WrittenPlace {
            pawn: place.pawn,
            hand: place.hand,
            ci: place.ci,
            face_up: FaceUp(*place),
            face_down: place.face_down,
            cards: self.after.as_ref().map(|after| after.own[seat].hand),
        };
        Written {
            turn: table.turn,
            step: table.step(),
            deadline: table.deadline,
            earliest: table.turn.map(|_| table.earliest()),
            crowd: Crowd(table),
            seats: table.seats.iter().map(place).collect(),
            me: self.me.map(|(seat, own)| WrittenMe {
                seat,
                hand: own.hand,
                called_by: called_by(&table.seats, &own),
            }),
            over: self.after.as_ref().map(|after| &after.standing),
        }
        .serialize(to)
    }
}

/// The TypeScript types of what is written, in an order in which they can be read.
#[cfg(feature = "ts")]
pub fn typescript(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        Agent::decl(config),
        Step::decl(config),
        crate::Eyes::decl(config),
        crate::Lock::decl(config),
        crate::Sign::decl(config),
        Ci::decl(config),
        Card::decl(config),
        WrittenOwn::decl(config),
        WrittenPlace::decl(config),
        WrittenMe::decl(config),
        Written::decl(config),
        crate::Action::decl(config),
        // What is sent of a view is always `kernel::Shown`.
        "type View = Known & { options: Array<Action> };".into(),
        crate::Signal::decl(config),
        crate::Sight::decl(config),
        crate::Percept::decl(config),
        format!("const SACCADE_MS = {};", crate::face::SACCADE_MS),
        format!("const WINK_MOST_MS = {};", crate::face::WINK_MOST_MS),
    ]
}
