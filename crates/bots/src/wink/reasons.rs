//! Why a spy does what it does, for hints and for those who watch a game again.

use kernel::{About, Reason, Seat};
use wink::{Action, Agent};

use super::hand::is_locked;
use super::outlook::Outlook;
use crate::thought::percent;

/// From this chance on somebody is said to watch.
const WATCHES: f32 = 0.5;
/// From these odds on somebody is suspected.
const SUSPECTS: f32 = 0.4;
/// A spy who is more likely than another by less than this factor does not stand out.
const STANDS_OUT: f32 = 1.25;

fn agent(agent: Agent) -> About {
    About::Number(i32::from(agent.0))
}

/// Whether nobody stands out among the spies who may hold this agent: a chance that is the same for
/// all of them says nothing.
fn is_unknown(outlook: &Outlook<'_>, card: Agent) -> bool {
    let odds = outlook.odds(card);
    let possible = || odds.values().iter().copied().filter(|odds| *odds > 0.0);
    let least = possible().fold(f32::INFINITY, f32::min);
    let most = possible().fold(0.0, f32::max);
    possible().count() > 1 && most < least * STANDS_OUT
}

/// Why this act.
pub(crate) fn act(outlook: &Outlook<'_>, act: Action) -> Vec<Reason> {
    match act {
        Action::Call(card) => call(outlook, card),
        Action::Contact(whom) => contact(outlook, whom),
        Action::Accuse { seat, agent } => accuse(outlook, seat, agent),
        Action::Pass {} => vec![Reason::new("wink/nothing_to_call")],
    }
}

fn call(outlook: &Outlook<'_>, card: Agent) -> Vec<Reason> {
    let mut why = Vec::new();
    if is_unknown(outlook, card) {
        why.push(Reason::new("wink/call_unknown").with("agent", agent(card)));
    } else if let Some((seat, odds)) = outlook.likeliest(card) {
        let likely = Reason::new("wink/call").with("agent", agent(card));
        why.push(likely.with("seat", About::Seat(seat)).with("percent", percent(odds)));
    }
    if is_locked(outlook.table, card) {
        why.push(Reason::new("wink/locked").with("agent", agent(card)));
    }
    why
}

fn contact(outlook: &Outlook<'_>, whom: Seat) -> Vec<Reason> {
    let Some(card) = outlook.table.seats[outlook.me].pawn else { return Vec::new() };
    let odds = outlook.odds(card)[whom];
    let mut why = Vec::new();
    if outlook.recollection.winked(card) == Some(whom) {
        why.push(saw(whom, card));
    }
    let name = Reason::new("wink/contact").with("seat", About::Seat(whom));
    why.push(name.with("agent", agent(card)).with("percent", percent(odds)));
    why
}

fn accuse(outlook: &Outlook<'_>, whom: Seat, card: Agent) -> Vec<Reason> {
    let odds = outlook.odds(card)[whom];
    let accuse = Reason::new("wink/accuse").with("seat", About::Seat(whom));
    let mut why = vec![accuse.with("agent", agent(card)).with("percent", percent(odds))];
    let caller = outlook.table.caller(card);
    if outlook.recollection.winked(card) == Some(whom) {
        why.push(saw(whom, card));
    } else if let Some(caller) = caller {
        let stared = |face: &super::memory::Face| face.stared_ms[usize::from(caller.0)] >= 500;
        if outlook.memory.face(whom).is_some_and(stared) {
            why.push(looks_at(whom, caller));
        }
    }
    let cards = i32::from(outlook.table.seats[outlook.me].ci.hand);
    why.push(Reason::new("wink/spend").with("cards", About::Number(cards)));
    why
}

fn saw(whom: Seat, card: Agent) -> Reason {
    Reason::new("wink/saw").with("seat", About::Seat(whom)).with("agent", agent(card))
}

fn looks_at(whom: Seat, caller: Seat) -> Reason {
    let looks = Reason::new("wink/looks").with("seat", About::Seat(whom));
    looks.with("caller", About::Seat(caller))
}

/// Why it winks at this caller now.
pub(crate) fn wink(outlook: &Outlook<'_>, caller: Seat) -> Vec<Reason> {
    let mut why = vec![Reason::new("wink/watched").with("seat", About::Seat(caller))];
    let mut others =
        outlook.table.seats.seats().filter(|seat| *seat != caller && *seat != outlook.me);
    let watcher = others.find(|seat| outlook.watches(*seat) >= WATCHES);
    why.push(match watcher {
        Some(seat) => Reason::new("wink/hurry").with("seat", About::Seat(seat)),
        None => Reason::new("wink/unwatched").with("percent", percent(outlook.risk(caller))),
    });
    why
}

/// Why it looks there, and does not accuse.
pub(crate) fn look(outlook: &Outlook<'_>, to: Option<Seat>) -> Vec<Reason> {
    let looks = to.map_or_else(|| Reason::new("wink/rest"), |seat| look_at(outlook, seat));
    [Some(looks), too_risky(outlook)].into_iter().flatten().collect()
}

/// Whom it suspects most, but not enough to accuse.
fn too_risky(outlook: &Outlook<'_>) -> Option<Reason> {
    let open = outlook.table.seats.iter().filter_map(|(caller, place)| Some((caller, place.pawn?)));
    let suspects = open.filter(|(caller, card)| outlook.may_accuse(*caller, *card)).filter_map(
        |(caller, card)| {
            let (seat, odds) = outlook.likeliest(card)?;
            let worth = outlook.accusation_worth(caller, seat, odds);
            let suspected = odds >= SUSPECTS && !is_unknown(outlook, card);
            (suspected && !outlook.is_worth_it(worth)).then_some((seat, card, odds))
        },
    );
    let (seat, card, odds) = suspects.max_by(|a, b| a.2.total_cmp(&b.2))?;
    let risky = Reason::new("wink/too_risky").with("seat", About::Seat(seat));
    Some(risky.with("agent", agent(card)).with("percent", percent(odds)))
}

fn look_at(outlook: &Outlook<'_>, seat: Seat) -> Reason {
    if outlook.discretion.owes(seat) > 0.0 {
        return Reason::new("wink/meet").with("seat", About::Seat(seat));
    }
    let open = outlook.table.seats.iter().filter_map(|(caller, place)| Some((caller, place.pawn?)));
    let open =
        open.filter(|(caller, card)| *caller == outlook.me || outlook.may_accuse(*caller, *card));
    let odds = open.map(|(caller, card)| (caller, card, outlook.odds(card)[seat]));
    let best = odds.max_by(|a, b| a.2.total_cmp(&b.2)).filter(|(.., odds)| *odds > 0.0);
    match best {
        Some((caller, card, _)) if is_unknown(outlook, card) => {
            let own = caller == outlook.me;
            let code = if own { "wink/own_unknown" } else { "wink/unknown" };
            let unknown = Reason::new(code).with("agent", agent(card));
            unknown.with("caller", About::Seat(caller))
        }
        Some((caller, card, odds)) => {
            let code = if caller == outlook.me { "wink/watch_own" } else { "wink/watch" };
            let watch = Reason::new(code).with("seat", About::Seat(seat));
            watch.with("agent", agent(card)).with("percent", percent(odds))
        }
        None => Reason::new("wink/glance").with("seat", About::Seat(seat)),
    }
}
