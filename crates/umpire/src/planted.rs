//! Bugs planted on purpose: each shows that a law can fail, and which.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use kernel::{
    At, Dice, Game, Impossible, Menu, Observer, Offer, Outcome, Seat, Setup, Standing, Story,
};

use crate::laws::{self, Lawful};

/// One bug: overrides what it does wrong; everything else is right.
pub trait Bug<G: Game>: 'static {
    /// Changes a view.
    fn view(&self, _state: &G::State, _who: Observer, view: G::View) -> G::View {
        view
    }
    /// Changes a sight.
    fn sight(
        &self,
        _before: &G::State,
        _event: &G::Event,
        _who: Observer,
        sight: Option<G::Sight>,
    ) -> Option<G::Sight> {
        sight
    }
    /// Changes the options.
    fn options(&self, _view: &G::View, _menu: &mut Menu<G>) {}
    /// Tells these events although the act was refused.
    fn refused(&self, _state: &G::State, _seat: Seat, _action: &G::Action) -> Vec<G::Event> {
        Vec::new()
    }
    /// Refuses for another reason, or refuses a legal act.
    fn judge(&self, _state: &G::State, _seat: Seat, _action: &G::Action) -> Result<(), G::Refusal> {
        Ok(())
    }
    /// Tells another event.
    fn tell(&self, _state: &G::State, _at: At, event: G::Event) -> G::Event {
        event
    }
    /// Changes something more when it folds.
    fn fold(&self, _state: &mut G::State, _event: &G::Event) {}
    /// Sets another deadline.
    fn deadline(&self, _state: &G::State, deadline: Option<At>) -> Option<At> {
        deadline
    }
    /// Does something more on a signal.
    fn sensed(&self, _story: &mut Story<'_, Planted<G>>, _seat: Seat, _signal: &G::Signal) {}
    /// Does something more on a percept.
    fn felt(&self, _story: &mut Story<'_, Planted<G>>, _seat: Seat, _percept: &G::Percept) {}
    /// Refuses a table.
    fn agree(&self, _seats: u8, _options: &G::Options) -> Result<(), Impossible> {
        Ok(())
    }
    /// Changes the stand-in's act.
    fn stand_in(&self, _view: &G::View, action: G::Action) -> G::Action {
        action
    }
}

/// A game with one bug in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Planted<G>(PhantomData<G>);

thread_local! {
    /// The bug in this thread's game, an `Rc<dyn Bug<G>>`. A [`Game`] has no instance that could hold it, and with a
    /// type for each bug the compiler would write all the laws anew for each.
    static BUG: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// The bug that [`with`] has planted.
fn bug<G: Game>() -> Rc<dyn Bug<G>> {
    let planted = BUG.with_borrow(|bug| bug.as_ref()?.downcast_ref::<Rc<dyn Bug<G>>>().cloned());
    planted.expect("a bug was planted in this game")
}

/// Does `what` while `bug` is in [`Planted`] games of this thread.
pub fn with<G: Game, T>(bug: impl Bug<G>, what: impl FnOnce() -> T) -> T {
    let bug: Rc<dyn Bug<G>> = Rc::new(bug);
    BUG.set(Some(Box::new(bug)));
    what()
}

impl<G: Game> Planted<G> {
    fn setup(setup: &Setup<Self>) -> Setup<G> {
        let agreed = Setup::new(setup.seats(), setup.options().clone());
        agreed.unwrap_or_else(|why| panic!("a setup of the same game: {why}"))
    }

    fn retell(story: &mut Story<'_, Self>, outcome: Outcome<G>) {
        for (_, event) in outcome.events {
            let event = bug::<G>().tell(story.state(), story.now, event);
            story.tell(event);
        }
        for felt in outcome.percepts {
            story.feel(felt.seat, felt.percept.clone());
            bug::<G>().felt(story, felt.seat, &felt.percept);
        }
    }

    fn rehearsed(story: &mut Story<'_, Self>, chapter: impl FnOnce(&mut Story<'_, G>)) {
        let (outcome, ()) = story.rehearse::<G, ()>(chapter);
        Self::retell(story, outcome);
    }
}

impl<G: Game> Game for Planted<G> {
    const NAME: &'static str = G::NAME;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const VERSION: u32 = G::VERSION;

    type Options = G::Options;
    type Position = G::Position;
    type Deal = G::Deal;
    type State = G::State;
    type Scene = G::Scene;
    type Action = G::Action;
    type Signal = G::Signal;
    type Event = G::Event;
    type Sight = G::Sight;
    type Percept = G::Percept;
    type View = G::View;
    type Refusal = G::Refusal;

    fn agree(seats: u8, options: &G::Options) -> Result<(), Impossible> {
        bug::<G>().agree(seats, options).and_then(|()| G::agree(seats, options))
    }
    fn offers(seats: u8) -> &'static [Offer] {
        G::offers(seats)
    }
    fn deal(setup: &Setup<Self>, dice: &mut Dice) -> G::Deal {
        G::deal(&Self::setup(setup), dice)
    }
    fn arrange(setup: &Setup<Self>, position: G::Position) -> Result<G::Deal, Impossible> {
        G::arrange(&Self::setup(setup), position)
    }
    fn open(setup: &Setup<Self>) -> G::State {
        G::open(&Self::setup(setup))
    }
    fn begin(story: &mut Story<'_, Self>, deal: G::Deal) {
        Self::rehearsed(story, |story| G::begin(story, deal));
    }
    fn act(story: &mut Story<'_, Self>, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        bug::<G>().judge(story.state(), seat, action)?;
        let (outcome, reply) = story.rehearse(|story| G::act(story, seat, action));
        if reply.is_err() {
            let events = bug::<G>().refused(story.state(), seat, action);
            if events.is_empty() {
                return reply;
            }
            events.into_iter().for_each(|event| story.tell(event));
        }
        Self::retell(story, outcome);
        Ok(())
    }
    fn sense(story: &mut Story<'_, Self>, seat: Seat, signal: G::Signal) {
        Self::rehearsed(story, |story| G::sense(story, seat, signal.clone()));
        bug::<G>().sensed(story, seat, &signal);
    }
    fn wake(story: &mut Story<'_, Self>) {
        Self::rehearsed(story, G::wake);
    }
    fn perceive(story: &mut Story<'_, Self>) {
        Self::rehearsed(story, G::perceive);
    }
    fn deadline(state: &G::State, scene: &G::Scene) -> Option<At> {
        bug::<G>().deadline(state, G::deadline(state, scene))
    }
    fn fold(state: &mut G::State, event: &G::Event) {
        G::fold(state, event);
        bug::<G>().fold(state, event);
    }
    fn view(state: &G::State, who: Observer) -> G::View {
        bug::<G>().view(state, who, G::view(state, who))
    }
    fn sight(before: &G::State, event: &G::Event, who: Observer) -> Option<G::Sight> {
        bug::<G>().sight(before, event, who, G::sight(before, event, who))
    }
    fn options(view: &G::View, menu: &mut Menu<Self>) {
        let mut right = Menu::of(view);
        bug::<G>().options(view, &mut right);
        menu.acts = right.acts;
        menu.patterns = right.patterns;
    }
    fn stand_in(view: &G::View, dice: &mut Dice) -> G::Action {
        bug::<G>().stand_in(view, G::stand_in(view, dice))
    }
    fn standing(state: &G::State) -> Option<Standing> {
        G::standing(state)
    }
}

impl<G: Lawful> Lawful for Planted<G> {
    const MOST_INPUTS: usize = G::MOST_INPUTS;
    const INSTANTS: &'static [&'static str] = G::INSTANTS;

    fn setups() -> Vec<Setup<Self>> {
        let same = |setup: &Setup<G>| Setup::new(setup.seats(), setup.options().clone());
        G::setups().iter().map(same).map(|s| s.expect("a setup of the same game")).collect()
    }
    fn thinkable(state: &G::State, seat: Seat, dice: &mut Dice) -> Vec<G::Action> {
        G::thinkable(state, seat, dice)
    }
    fn pattern(action: &G::Action) -> Option<&'static str> {
        G::pattern(action)
    }
    fn examples(view: &G::View, pattern: &'static str, dice: &mut Dice) -> Vec<G::Action> {
        G::examples(view, pattern, dice)
    }
    fn only_wait(refusal: G::Refusal) -> bool {
        G::only_wait(refusal)
    }
    fn is_awaited(state: &G::State, seat: Seat) -> bool {
        G::is_awaited(state, seat)
    }
    fn signal(state: &G::State, seat: Seat, dice: &mut Dice) -> Option<G::Signal> {
        G::signal(state, seat, dice)
    }
    fn disguise(state: &G::State, who: Observer, dice: &mut Dice) -> G::State {
        G::disguise(state, who, dice)
    }
    fn disguise_event(
        state: &G::State,
        event: &G::Event,
        who: Observer,
        dice: &mut Dice,
    ) -> (G::State, G::Event) {
        G::disguise_event(state, event, who, dice)
    }
    fn invariant(state: &G::State) {
        G::invariant(state);
    }
}

/// Plays the game with the bug in it until a law breaks, and expects it to be `law`.
///
/// # Panics
/// If no law breaks, or another one does.
#[track_caller]
pub fn caught<G: Lawful>(bug: impl Bug<G>, law: &str) {
    let play = || with(bug, || laws::hold::<Planted<G>>(0..40));
    let broken = catch_unwind(AssertUnwindSafe(play));
    let Err(panic) = broken else { panic!("nobody caught the bug") };
    let said = panic.downcast_ref::<String>().cloned();
    let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| said.to_string()));
    let said = said.unwrap_or_default();
    assert!(said.contains(law), "expected the law {law:?} to break, but: {said}");
}
