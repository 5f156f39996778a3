//! What a bot thinks at any moment of a recorded game: for hints, and for those who watch it again.

use kernel::{At, Dice, Felt, Intent, Mind, Notice, Observer, Reason, Seat, Seed, Setup};

use crate::{Pace, Populated};

/// How many thoughts a bot may have until it acts: in Wink it looks around first.
const PATIENCE: u32 = 100;

/// What a bot wants at one moment, and why.
pub struct Thought<G: Populated> {
    /// What it would do; nothing if it only waits.
    pub intent: Option<Intent<G>>,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Reason>,
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
        retell(&mut *mind, setup, seat, entries, &mut std::iter::empty());
        let (mut now, mut glance) = (*now, None);
        for _ in 0..PATIENCE {
            let Some(next) = mind.next_thought() else { break };
            now = now.max(next);
            let thought = Thought::of(&mut *mind, now);
            match thought.intent {
                Some(Intent::Act(_)) => return Some(thought),
                Some(Intent::Sense(_)) => glance = glance.or(Some(thought)),
                None => {}
            }
        }
        Some(glance.unwrap_or(Thought { intent: None, reasons: Vec::new() }))
    }

    /// What a mind thinks that has been told everything. Its chance depends on the instant alone.
    pub fn of(mind: &mut dyn Mind<G>, now: At) -> Self {
        let mut dice = Dice::new(Seed::from_bytes([0; 32]), now.0);
        let intent = mind.next_thought().and_then(|_| mind.think(now, &mut dice));
        let reasons = if intent.is_some() { mind.reasons() } else { Vec::new() };
        Thought { intent, reasons }
    }
}

/// Tells a mind everything that its seat saw in these entries of a journal, and what it felt, each at
/// its own instant and in order.
pub fn retell<'a, G: Populated>(
    mind: &mut dyn Mind<G>,
    setup: &Setup<G>,
    seat: Seat,
    entries: impl IntoIterator<Item = &'a Vec<(At, G::Event)>>,
    felt: &mut dyn Iterator<Item = &'a Felt<G>>,
) where
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
}
