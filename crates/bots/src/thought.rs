//! What a bot thinks at any moment of a recorded game: for hints, and for those who watch it again.

use kernel::{
    About, At, Dice, Felt, Intent, Mind, Notice, Observer, Opinion, Reason, Seat, Seed, Setup,
};

use crate::{Pace, Populated};

/// How many thoughts a bot may have until it acts: in Wink it looks around first.
const PATIENCE: u32 = 100;

/// What a bot wants at one moment, why, and what it believes.
pub struct Thought<G: Populated> {
    /// What it would do; nothing if it only waits.
    pub intent: Option<Intent<G>>,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Reason>,
    /// What it believes once it has thought.
    pub opinions: Vec<Opinion>,
}

impl<G: Populated> Thought<G> {
    /// What a bot of this level thinks on this seat at the end of a game's first entries, as its
    /// journal has them. It knows what the seat has seen until then and nothing else, so the same
    /// entries lead to the same thought, no matter how the game went on. If it acts only after a
    /// while, it is given the time; if it does not act at all, what its eyes or fingers do first is
    /// returned. What the seat felt is in no journal. `None` if there is no bot of this level, or
    /// nothing has happened yet.
    pub fn at(
        level: &str,
        setup: &Setup<G>,
        seat: Seat,
        entries: &[Vec<(At, G::Event)>],
    ) -> Option<Self> {
        let mut mind = G::mind(level, seat, Pace::at_once())?;
        let (now, _) = entries.iter().flatten().last()?;
        let view = retell(&mut *mind, setup, seat, entries, &mut std::iter::empty());
        let (mut now, mut wants) = (*now, None);
        for _ in 0..PATIENCE {
            let Some(next) = mind.next_thought() else { break };
            now = now.max(next);
            let (intent, reasons) = wanted(&mut *mind, now);
            match intent {
                Some(Intent::Act(_)) => {
                    wants = Some((intent, reasons));
                    break;
                }
                Some(Intent::Sense(_)) => wants = wants.or(Some((intent, reasons))),
                None => {}
            }
        }
        let (intent, reasons) = wants.unwrap_or_default();
        Some(Thought { intent, reasons, opinions: mind.opinions(&view) })
    }

    /// What a mind thinks that has been told everything and sees this. Its chance depends on the
    /// instant alone.
    pub fn of(mind: &mut dyn Mind<G>, now: At, view: &G::View) -> Self {
        let (intent, reasons) = wanted(mind, now);
        Thought { intent, reasons, opinions: mind.opinions(view) }
    }
}

/// Why a mind that has been told everything would do this: its reasons, if it comes to want it within
/// a while and wants nothing else before.
pub fn why<G: Populated>(mind: &mut dyn Mind<G>, now: At, this: &Intent<G>) -> Option<Vec<Reason>> {
    let mut now = now;
    for _ in 0..PATIENCE {
        now = now.max(mind.next_thought()?);
        let (intent, reasons) = wanted(mind, now);
        match intent {
            Some(intent) if intent == *this => return Some(reasons),
            Some(Intent::Act(_)) => return None,
            Some(Intent::Sense(_)) | None => {}
        }
    }
    None
}

/// A number of a mind's as an [`Opinion`] has it.
pub(crate) fn thousandths(number: f32) -> i32 {
    (number * 1000.0).round() as i32
}

/// A chance as a [`Reason`] has it: rounded from an opinion's number, so that both say the same.
pub(crate) fn percent(chance: f32) -> About {
    About::Percent(((thousandths(chance) + 5) / 10).clamp(0, 100) as u8)
}

/// What a mind wants at this instant, and why.
fn wanted<G: Populated>(mind: &mut dyn Mind<G>, now: At) -> (Option<Intent<G>>, Vec<Reason>) {
    let mut dice = Dice::new(Seed::from_bytes([0; 32]), now.0);
    let intent = mind.next_thought().and_then(|_| mind.think(now, &mut dice));
    let reasons = if intent.is_some() { mind.reasons() } else { Vec::new() };
    (intent, reasons)
}

/// Tells a mind everything that its seat saw in these entries of a journal, and what it felt, each at
/// its own instant and in order. Returns what the seat sees in the end.
pub fn retell<'a, G: Populated>(
    mind: &mut dyn Mind<G>,
    setup: &Setup<G>,
    seat: Seat,
    entries: impl IntoIterator<Item = &'a Vec<(At, G::Event)>>,
    felt: &mut dyn Iterator<Item = &'a Felt<G>>,
) -> G::View
where
    G::Event: 'a,
{
    let me = Observer::Seat(seat);
    let mut felt = felt.peekable();
    let mut state = G::open(setup);
    for (place, facts) in entries.into_iter().enumerate() {
        let mut sights = Vec::new();
        for (at, event) in facts {
            sights.extend(G::sight(&state, event, me).map(|sight| (*at, sight)));
            G::fold(&mut state, event);
        }
        let Some((last, _)) = sights.last() else { continue };
        let (last, view) = (*last, G::view(&state, me));
        // A mind that sits down when a game begins sees the table first.
        if place == 0 {
            mind.notice(last, Notice::View(&view));
        }
        for (at, sight) in &sights {
            while let Some(felt) = felt.next_if(|felt| felt.at < *at) {
                mind.notice(felt.at, Notice::Percept(&felt.percept));
            }
            mind.notice(*at, Notice::Sight(sight));
        }
        mind.notice(last, Notice::View(&view));
    }
    for felt in felt {
        mind.notice(felt.at, Notice::Percept(&felt.percept));
    }
    G::view(&state, me)
}
