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
    seed: Seed,
    told: u64,
    clock: At,
    state: G::State,
    scene: G::Scene,
    witnesses: Vec<Observer>,
    unhurried: Seats,
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
            seed,
            told: 0,
            clock: At::OPENING,
            state: G::open(setup),
            scene: G::Scene::default(),
            witnesses,
            unhurried,
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
        let mut it = Match {
            seed,
            told: 0,
            clock: At::OPENING,
            state: G::open(setup),
            scene: G::Scene::default(),
            witnesses: Vec::new(),
            unhurried: Seats::NONE,
        };
        for (at, event) in journal {
            G::fold(&mut it.state, event);
            it.clock = it.clock.max(*at);
            it.told += 1;
        }
        it
    }

    /// Who is present, and so has sights worked out for them.
    pub fn set_witnesses(&mut self, witnesses: Vec<Observer>) {
        self.witnesses = witnesses;
    }

    /// Nobody waits for these seats: time limits that would begin for them from now on do not (see
    /// [`Story::limit`]). One that runs already runs on.
    pub const fn set_unhurried(&mut self, unhurried: Seats) {
        self.unhurried = unhurried;
    }

    /// Later chance follows from this seed: for somebody who tries out how the game might go on.
    pub const fn set_seed(&mut self, seed: Seed) {
        self.seed = seed;
    }

    /// The table as it stands.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What is going on this instant, for those who test that nobody learns of it.
    pub const fn scene(&self) -> &G::Scene {
        &self.scene
    }

    /// This match, had the table been another: what the laws ask when they shuffle what somebody
    /// must not know.
    #[must_use]
    pub fn with_state(&self, state: G::State) -> Self {
        Match { state, ..self.clone() }
    }

    /// The last instant that this match has seen.
    pub const fn clock(&self) -> At {
        self.clock
    }

    /// How many events have been told.
    pub const fn told(&self) -> u64 {
        self.told
    }

    /// What `who` may know now.
    pub fn view(&self, who: Observer) -> G::View {
        G::view(&self.state, who)
    }

    /// When [`Match::handle`] must next be called even if nobody moves.
    pub fn deadline(&self) -> Option<At> {
        G::deadline(&self.state, &self.scene)
    }

    /// Takes one input at `at` and writes what came of it into `outcome`, over what was there.
    /// Deadlines due by then are told first, each at its own instant, so a late scheduler cannot
    /// change who was in time. A tie goes to the deadline. Time never runs back.
    pub fn handle(
        &mut self,
        at: At,
        input: Input<G>,
        outcome: &mut Outcome<G>,
    ) -> Result<(), G::Refusal> {
        outcome.clear();
        let at = at.max(self.clock);
        self.wake_until(at, outcome);
        self.clock = at;
        match input {
            Input::Act(seat, action) => {
                let before = outcome.events.len();
                self.tell(at, outcome, |story| G::act(story, seat, action)).inspect_err(|_| {
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
        let step = (self.seed, self.told, self.unhurried);
        let mut story =
            Story::new(now, step, &mut self.state, &mut self.scene, &self.witnesses, outcome);
        let answer = chapter(&mut story);
        self.told += (outcome.events.len() - before) as u64;
        answer
    }
}
