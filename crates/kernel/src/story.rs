//! The pen with which rules write what happens.

use std::iter::once_with;
use std::mem::ManuallyDrop;

use crate::matches::Core;
use crate::{At, Dice, Game, Observer, Seat};

/// A fact as one observer witnessed it.
#[derive(Clone, PartialEq, Debug)]
pub struct Witnessed<G: Game> {
    /// Whose eyes saw it.
    pub who: Observer,
    /// When it happened.
    pub at: At,
    /// What they saw.
    pub sight: G::Sight,
}

/// A sensation of one seat: delivered now or never.
#[derive(Clone, PartialEq, Debug)]
pub struct Felt<G: Game> {
    /// Whose sensation it is.
    pub seat: Seat,
    /// When.
    pub at: At,
    /// What.
    pub percept: G::Percept,
}

/// What came of one input. Any input may bring about events, because time may have passed.
/// It is a buffer: the driver empties it and fills it again, so that a quiet move allocates nothing.
pub struct Outcome<G: Game> {
    /// Durable facts in order, each at its instant: what the journal is made of.
    pub events: Vec<(At, G::Event)>,
    /// What each witness present saw of them, in order.
    pub sights: Vec<Witnessed<G>>,
    /// What seats felt, in order.
    pub percepts: Vec<Felt<G>>,
}

impl<G: Game> Outcome<G> {
    /// Forgets everything, keeps the room.
    pub fn clear(&mut self) {
        self.events.clear();
        self.sights.clear();
        self.percepts.clear();
    }
}

impl<G: Game> Default for Outcome<G> {
    fn default() -> Self {
        Outcome { events: Vec::new(), sights: Vec::new(), percepts: Vec::new() }
    }
}

/// Up to this many bytes the compiler copies a value in a few instructions, and calls a function for
/// more.
const COPIED_AT_ONCE: usize = 128;

/// The only way rules change anything. Refuse before you tell.
pub struct Story<'a, G: Game> {
    /// The instant being told.
    pub now: At,
    /// What is going on this instant. It may inform a decision, never a fold.
    pub scene: &'a mut G::Scene,
    core: &'a mut Core<G>,
    outcome: &'a mut Outcome<G>,
    /// Made when somebody first asks for them, because most steps never throw any.
    dice: Option<Dice>,
}

impl<'a, G: Game> Story<'a, G> {
    #[inline]
    pub(crate) fn new(
        now: At,
        scene: &'a mut G::Scene,
        core: &'a mut Core<G>,
        outcome: &'a mut Outcome<G>,
    ) -> Self {
        Story { now, scene, core, outcome, dice: None }
    }

    /// This step's randomness.
    pub fn dice(&mut self) -> &mut Dice {
        self.dice.get_or_insert_with(|| Dice::new(self.core.seed, self.core.told))
    }

    /// The table as it now stands.
    #[inline]
    pub fn state(&self) -> &G::State {
        &self.core.state
    }

    /// When a time limit is up that exists only because others wait for this seat: `s` seconds from
    /// now, or never if the seat is [unhurried](crate::Match::set_unhurried). A rule writes the answer
    /// into its event, so that replaying does not ask again. A clock that is part of the game itself,
    /// such as that of a search, does not ask at all.
    #[inline]
    pub fn limit(&self, seat: Seat, s: u32) -> Option<At> {
        (!self.core.unhurried.contains(seat)).then(|| self.now.plus_s(s))
    }

    /// The same for something that everybody does at once: it has no limit if any seat is unhurried.
    #[inline]
    pub fn limit_of_all(&self, s: u32) -> Option<At> {
        self.core.unhurried.is_empty().then(|| self.now.plus_s(s))
    }

    /// States a durable fact: everybody present witnesses it on the table as it was, then it is
    /// folded in place.
    ///
    /// Inlined, so that where a rule tells something, only that fact's fold remains of all folds.
    /// What is done for witnesses is apart and is handed parts of the story, never the story: where
    /// nobody watches, neither the fact nor the story then needs a place in memory.
    #[inline(always)]
    pub fn tell(&mut self, event: G::Event) {
        if self.core.witnesses.is_empty() {
            // Nor if somebody would have to forget it, should something panic on the way.
            let (now, event) = (self.now, ManuallyDrop::new(event));
            G::fold(&mut self.core.state, &event);
            let told = || (now, ManuallyDrop::into_inner(event));
            if const { size_of::<G::Event>() <= COPIED_AT_ONCE } {
                self.outcome.events.extend(once_with(told));
            } else {
                // Not as an iterator: its code is apart, and would copy as much as a deal has where
                // this writes the few bytes of the fact that it is.
                self.outcome.events.reserve(1);
                self.outcome.events.push(told());
            }
        } else {
            tell_before(self.core, self.now, event, self.outcome);
        }
    }

    /// Lets one seat feel something that leaves no trace.
    pub fn feel(&mut self, seat: Seat, percept: G::Percept) {
        self.outcome.percepts.push(Felt { seat, at: self.now, percept });
    }

    /// Noise that belongs to the scene and to no event: the same for the same key whatever else
    /// happens at the table, so that nothing hidden can be read off it.
    pub fn noise(&self, key: u64) -> Dice {
        // The upper half of all streams is the scene's; event numbers never get there.
        Dice::new(self.core.seed, key | 1 << 63)
    }

    /// Tells this moment as the rules of `H` would, `H` being another telling of the same game,
    /// and returns the facts and sensations without stating any of them here.
    /// With this the laws are tried on games into which a bug was planted.
    pub fn rehearse<H, T>(
        &mut self,
        chapter: impl FnOnce(&mut Story<'_, H>) -> T,
    ) -> (Outcome<H>, T)
    where
        H: Game<State = G::State, Scene = G::Scene>,
    {
        let mut outcome = Outcome::default();
        let Core { ref state, seed, told, unhurried, .. } = *self.core;
        let mut core = Core { state: state.clone(), seed, told, witnesses: Vec::new(), unhurried };
        let mut story = Story::new(self.now, self.scene, &mut core, &mut outcome);
        story.dice = self.dice.take();
        let answer = chapter(&mut story);
        self.dice = story.dice;
        (outcome, answer)
    }
}

/// States a fact before witnesses.
#[inline(never)]
fn tell_before<G: Game>(core: &mut Core<G>, at: At, event: G::Event, outcome: &mut Outcome<G>) {
    for who in &core.witnesses {
        if let Some(sight) = G::sight(&core.state, &event, *who) {
            outcome.sights.push(Witnessed { who: *who, at, sight });
        }
    }
    G::fold(&mut core.state, &event);
    outcome.events.push((at, event));
}
