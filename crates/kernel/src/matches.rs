//! The driver that runs a game, for people and for bots' imagined games alike.

use crate::{At, Game, Observer, Outcome, Seat, Seats, Seed, Setup, Story};

/// What entered.
#[derive(Clone, Debug)]
pub enum Input<G: Game> {
    /// A seat's deliberate move.
    Act(Seat, G::Action),
    /// A sample of a seat's stream.
    Sense(Seat, G::Signal),
    /// Only time.
    Tick,
}

/// A match in progress. It asks the operating system for nothing: its owner passes in each input
/// and the time, and carries out the outcome.
#[derive(Clone)]
pub struct Match<G: Game> {
    clock: At,
    scene: G::Scene,
    core: Core<G>,
}

/// What a match has in it besides this instant. A [`Story`] borrows it as a whole, so that to begin
/// one costs next to nothing.
#[derive(Clone)]
pub(crate) struct Core<G: Game> {
    pub(crate) state: G::State,
    pub(crate) seed: Seed,
    /// How many events had been told before this step, which is its number.
    pub(crate) told: u64,
    pub(crate) witnesses: Vec<Observer>,
    pub(crate) unhurried: Seats,
}

impl<G: Game> Match<G> {
    /// Opens a match dealt from the seed and tells its beginning into `outcome`.
    pub fn open(
        setup: &Setup<G>,
        seed: Seed,
        witnesses: Vec<Observer>,
        outcome: &mut Outcome<G>,
    ) -> Self {
        Match::open_unhurried(setup, seed, witnesses, Seats::NONE, outcome)
    }

    /// The same, at a table where nobody waits for these seats (see [`Match::set_unhurried`]).
    pub fn open_unhurried(
        setup: &Setup<G>,
        seed: Seed,
        witnesses: Vec<Observer>,
        unhurried: Seats,
        outcome: &mut Outcome<G>,
    ) -> Self {
        let deal = G::deal(setup, &mut crate::Dice::new(seed, 0));
        Match::begin(setup, deal, seed, (witnesses, unhurried), outcome)
    }

    /// Opens a match with exactly this deal and tells its beginning into `outcome`.
    /// The seed is that of later chance.
    pub fn dealt(
        setup: &Setup<G>,
        deal: G::Deal,
        seed: Seed,
        witnesses: Vec<Observer>,
        outcome: &mut Outcome<G>,
    ) -> Self {
        Match::begin(setup, deal, seed, (witnesses, Seats::NONE), outcome)
    }

    /// The same, at a table where nobody waits for these seats (see [`Match::set_unhurried`]).
    pub fn dealt_unhurried(
        setup: &Setup<G>,
        deal: G::Deal,
        seed: Seed,
        witnesses: Vec<Observer>,
        unhurried: Seats,
        outcome: &mut Outcome<G>,
    ) -> Self {
        Match::begin(setup, deal, seed, (witnesses, unhurried), outcome)
    }

    fn begin(
        setup: &Setup<G>,
        deal: G::Deal,
        seed: Seed,
        (witnesses, unhurried): (Vec<Observer>, Seats),
        outcome: &mut Outcome<G>,
    ) -> Self {
        let mut it = Match {
            clock: At::OPENING,
            scene: G::Scene::default(),
            core: Core { state: G::open(setup), seed, told: 0, witnesses, unhurried },
        };
        outcome.clear();
        it.tell(At::OPENING, outcome, |story| G::begin(story, deal));
        it.tell(At::OPENING, outcome, G::perceive);
        it
    }

    /// Rebuilds a match from its journal. The scene starts empty: nobody looks anywhere.
    pub fn replay<'e>(
        setup: &Setup<G>,
        seed: Seed,
        journal: impl IntoIterator<Item = &'e (At, G::Event)>,
    ) -> Self {
        let (witnesses, unhurried) = (Vec::new(), Seats::NONE);
        let mut core = Core { state: G::open(setup), seed, told: 0, witnesses, unhurried };
        let mut clock = At::OPENING;
        for (at, event) in journal {
            G::fold(&mut core.state, event);
            clock = clock.max(*at);
            core.told += 1;
        }
        Match { clock, scene: G::Scene::default(), core }
    }

    /// Who is present, and so has sights worked out for them.
    pub fn set_witnesses(&mut self, witnesses: Vec<Observer>) {
        self.core.witnesses = witnesses;
    }

    /// Nobody waits for these seats: time limits that would begin for them from now on do not (see
    /// [`Story::limit`]). One that runs already runs on.
    pub const fn set_unhurried(&mut self, unhurried: Seats) {
        self.core.unhurried = unhurried;
    }

    /// Later chance follows from this seed: for somebody who tries out how the game might go on.
    pub const fn set_seed(&mut self, seed: Seed) {
        self.core.seed = seed;
    }

    /// The table as it stands.
    pub const fn state(&self) -> &G::State {
        &self.core.state
    }

    /// What is going on this instant, for those who test that nobody learns of it.
    pub const fn scene(&self) -> &G::Scene {
        &self.scene
    }

    /// This match, had the table been another: what the laws ask when they shuffle what somebody
    /// must not know.
    #[must_use]
    pub fn with_state(&self, state: G::State) -> Self {
        let mut it = self.clone();
        it.core.state = state;
        it
    }

    /// The last instant that this match has seen.
    pub const fn clock(&self) -> At {
        self.clock
    }

    /// How many events have been told.
    pub const fn told(&self) -> u64 {
        self.core.told
    }

    /// What `who` may know now.
    pub fn view(&self, who: Observer) -> G::View {
        G::view(&self.core.state, who)
    }

    /// When [`Match::handle`] must next be called even if nobody moves.
    #[inline]
    pub fn deadline(&self) -> Option<At> {
        G::deadline(&self.core.state, &self.scene)
    }

    /// Takes one input at `at` and writes what came of it into `outcome`, over what was there.
    /// Deadlines due by then are told first, each at its own instant, so a late scheduler cannot
    /// change who was in time. A tie goes to the deadline. Time never runs back.
    #[inline(always)]
    pub fn handle(
        &mut self,
        at: At,
        input: Input<G>,
        outcome: &mut Outcome<G>,
    ) -> Result<(), G::Refusal> {
        outcome.clear();
        let at = at.max(self.clock);
        if self.deadline().is_some_and(|due| due <= at) {
            self.wake_until(at, outcome);
        }
        self.clock = at;
        match input {
            Input::Act(seat, action) => {
                let before = outcome.events.len();
                self.tell(at, outcome, |story| G::act(story, seat, &action)).inspect_err(|_| {
                    assert!(outcome.events.len() == before, "refuse before you tell");
                })?;
            }
            Input::Sense(seat, signal) => {
                self.tell(at, outcome, |story| G::sense(story, seat, signal));
            }
            Input::Tick => return Ok(()),
        }
        self.tell(at, outcome, G::perceive);
        Ok(())
    }

    /// Apart from [`Match::handle`], so that it is not in the way of the many inputs before which
    /// nothing falls due.
    #[cold]
    fn wake_until(&mut self, at: At, outcome: &mut Outcome<G>) {
        while let Some(due) = self.deadline().filter(|due| *due <= at) {
            let due = due.max(self.clock);
            self.clock = due;
            self.tell(due, outcome, G::wake);
            assert!(self.deadline().is_none_or(|next| next > due), "waking must move the deadline");
            self.tell(due, outcome, G::perceive);
        }
    }

    fn tell<T>(
        &mut self,
        now: At,
        outcome: &mut Outcome<G>,
        chapter: impl FnOnce(&mut Story<'_, G>) -> T,
    ) -> T {
        let before = outcome.events.len();
        let answer = chapter(&mut Story::new(now, &mut self.scene, &mut self.core, outcome));
        self.core.told += (outcome.events.len() - before) as u64;
        answer
    }
}
