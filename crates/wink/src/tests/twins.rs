//! Twin games: the same table told twice, the second time with more in it that one observer cannot
//! see, and with what they must not know dealt otherwise. Whatever reaches them must be equal.
//!
//! A twin game goes in scenes. At the start of a scene everybody's eyes rest on the crowd; in it
//! the observer looks at one face or at none, and all the others are out of their sight. There, in
//! the second telling, eyes move and wink as they please; at the end of the scene all eyes come to
//! rest again, so that both tellings go on from the same faces.

mod otherwise;
mod stream;

use kernel::{At, Dice, Game, Input, Match, Observer, Outcome, Seat, Seats, Seed, Setup};
use umpire::laws::Lawful;

use super::laws::some;
pub(crate) use stream::Stream;

use crate::accomplice::is_accomplice;
use crate::{Action, Deal, Event, Eyes, Lock, Options, Percept, Position, Refusal};
use crate::{Scene, Sight, Signal, State, View, Wink};

/// Wink, or Wink with a leak in it.
pub(crate) trait Telling:
    Game<
        Options = Options,
        Position = Position,
        Deal = Deal,
        State = State,
        Scene = Scene,
        Action = Action,
        Signal = Signal,
        Event = Event,
        Sight = Sight,
        Percept = Percept,
        View = View,
        Refusal = Refusal,
    >
{
}

impl<G> Telling for G where
    G: Game<
            Options = Options,
            Position = Position,
            Deal = Deal,
            State = State,
            Scene = Scene,
            Action = Action,
            Signal = Signal,
            Event = Event,
            Sight = Sight,
            Percept = Percept,
            View = View,
            Refusal = Refusal,
        >
{
}

/// How many scenes a twin game has.
const SCENES: usize = 3;
/// How long everybody plays in a scene.
const PLAY_MS: u32 = 2_500;
/// After that winks are let go; the longest that must still last has ended by now.
const LOOK_AWAY_MS: u64 = 260;
/// And by now every gaze has come to rest on the crowd.
const REST_MS: u64 = 600;

/// One step of a telling.
enum Step {
    /// Somebody does something in both tellings.
    Both(Seat, Doing),
    /// Somebody does something that the observer cannot see, in the second telling only: something
    /// with their eyes, or something that is refused, or nothing at all, only somebody wakes.
    Unseen(Seat),
    /// The face that the observer looks at begins to look elsewhere, or back before it gets there.
    Aborts(Seat, Option<Seat>),
}

#[derive(Clone, Copy)]
enum Doing {
    Acts(Action),
    Senses(Signal),
}

/// A twin game in the making.
struct Twins<G: Telling> {
    setup: Setup<G>,
    seed: Seed,
    observer: Observer,
    deal: Deal,
    dice: Dice,
    /// What happens when in both tellings, and what only in the second.
    steps: Vec<(At, Step)>,
    /// Whether the hands are dealt otherwise in the second telling.
    dealt_otherwise: bool,
    /// Who winked, or tried to, while the observer looked at their face.
    seen_winking: Seats,
    unseen_winks: usize,
}

/// Two tellings of one game, as one observer got them.
pub(crate) struct Pair {
    pub(crate) first: Stream,
    pub(crate) second: Stream,
    /// How many winks the second telling has that the observer could not see.
    pub(crate) unseen_winks: usize,
    /// How many cards are in other hands in the second telling.
    pub(crate) cards_dealt_otherwise: usize,
}

/// Plays the `number`th pair of games with this number of seats.
pub(crate) fn tell<G: Telling>(seats: u8, number: u64) -> Pair {
    let mut dice = Dice::new(Seed::of("twins").nth(number), u64::from(seats));
    let dealt_otherwise = dice.chance(1, 2);
    let options = Options {
        eyes: Eyes::Gaze,
        lock: if dice.chance(1, 2) { Lock::Game } else { Lock::Round },
        min_turn_s: 0,
        // Whom a stand-in calls depends on what the absent spy holds, so it says something.
        max_turn_s: if dealt_otherwise { 10_000 } else { 1 + dice.below(3) },
        ..Options::default()
    };
    let setup = Setup::<G>::new(seats, options).expect("a possible table");
    let all: Vec<Observer> = Observer::all(seats).collect();
    let observer = *dice.pick(&all).expect("somebody watches");
    let seed = Seed::of("twins").nth(number ^ u64::MAX);
    let deal = G::deal(&setup, &mut Dice::new(seed, 0));
    let mut twins = Twins::<G> {
        setup,
        seed,
        observer,
        deal,
        dice,
        steps: Vec::new(),
        dealt_otherwise,
        seen_winking: Seats::NONE,
        unseen_winks: 0,
    };
    let first = twins.first();
    twins.steps.sort_by_key(|(at, _)| *at);
    let deal = if dealt_otherwise { twins.deal_otherwise() } else { twins.deal };
    let lost = |seat: Seat| (twins.deal.hands[seat] - deal.hands[seat]).len();
    let cards_dealt_otherwise = deal.hands.seats().map(|seat| usize::from(lost(seat))).sum();
    let second = twins.second(deal);
    Pair { first, second, unseen_winks: twins.unseen_winks, cards_dealt_otherwise }
}

impl<G: Telling> Twins<G> {
    fn open(&self, deal: Deal) -> (Match<G>, Outcome<G>) {
        let mut outcome = Outcome::default();
        let game = Match::dealt(&self.setup, deal, self.seed, vec![self.observer], &mut outcome);
        (game, outcome)
    }

    /// Plays the first telling, and notes what to do in both and what in the second.
    fn first(&mut self) -> Stream {
        let mut stream = Stream::default();
        let (mut game, outcome) = self.open(self.deal);
        stream.hear(self.observer, &outcome);
        let mut begins = At::OPENING;
        for _ in 0..SCENES {
            begins = self.scene(&mut game, begins, &mut stream);
        }
        stream
    }

    /// Plays one scene; says when the next begins.
    fn scene(&mut self, game: &mut Match<G>, begins: At, stream: &mut Stream) -> At {
        let me = self.observer.seat();
        let seats = self.setup.seats();
        let watched = self.someone(seats).filter(|seat| me.is_some() && Some(*seat) != me);
        if let (Some(me), Some(_)) = (me, watched) {
            self.both(game, begins, me, Doing::Senses(Signal::Look(watched)), stream);
        }
        let quiet = self.dice.chance(1, 3);
        let ends = begins.plus_ms(u64::from(PLAY_MS));
        let mut at = begins;
        loop {
            at = at.plus_ms(u64::from(self.dice.below(PLAY_MS / 6)));
            if at >= ends {
                break;
            }
            let Some(seat) = self.someone(seats) else { continue };
            let Some(doing) = self.choose(game, seat, watched, quiet) else { continue };
            if self.would_show_all(game, at, seat, doing) {
                continue;
            }
            self.both(game, at, seat, doing, stream);
        }
        self.unseen(begins, watched, quiet);
        for (after, signal) in [(0, Signal::Wink(None)), (LOOK_AWAY_MS, Signal::Look(None))] {
            for seat in (0..seats).map(Seat) {
                self.both(game, ends.plus_ms(after), seat, Doing::Senses(signal), stream);
            }
        }
        ends.plus_ms(REST_MS)
    }

    /// A seat, or now and then none.
    fn someone(&mut self, seats: u8) -> Option<Seat> {
        Some(Seat(self.dice.below(u32::from(seats) + 1) as u8)).filter(|seat| seat.0 < seats)
    }

    /// What `seat` does in both tellings.
    fn choose(
        &mut self,
        game: &Match<G>,
        seat: Seat,
        watched: Option<Seat>,
        quiet: bool,
    ) -> Option<Doing> {
        let (state, dice) = (game.state(), &mut self.dice);
        let is_me = self.observer.seat() == Some(seat);
        // Who is not awaited accuses now and then.
        if dice.chance(if Wink::is_awaited(state, seat) { 3 } else { 1 }, 5) {
            let menu = kernel::Menu::<Wink>::of(&crate::view::view(state, seat.into()));
            let acts = match dice.chance(if is_me { 1 } else { 0 }, 2) {
                true => Wink::thinkable(state, seat, dice),
                false => menu.acts,
            };
            return dice.pick(&acts).copied().map(Doing::Acts);
        }
        if is_me {
            // The observer's eyes stay with the face that they watch, and with the crowd.
            let winks = watched.filter(|caller| is_accomplice(state, seat, *caller));
            let looks = watched.filter(|_| dice.chance(1, 2));
            return Some(Doing::Senses(match dice.below(3) {
                0 if winks.is_some() => Signal::Wink(winks),
                1 => Signal::Wink(None),
                _ => Signal::Look(looks),
            }));
        }
        if watched == Some(seat) && quiet {
            return None;
        }
        let signal = eyes_move(state, seat, dice)?;
        if watched == Some(seat) && matches!(signal, Signal::Wink(Some(_))) {
            self.seen_winking.insert(seat);
        }
        Some(Doing::Senses(signal))
    }

    /// Whether this ends the game: then the hands are turned over, and it would not do if they had
    /// been dealt otherwise.
    fn would_show_all(&self, game: &Match<G>, at: At, seat: Seat, doing: Doing) -> bool {
        let mut next = game.clone();
        let _ = next.handle(at, doing.by(seat), &mut Outcome::default());
        self.dealt_otherwise && G::standing(next.state()).is_some()
    }

    fn both(&mut self, game: &mut Match<G>, at: At, seat: Seat, doing: Doing, stream: &mut Stream) {
        stream.follow(self.observer, game, at, seat, doing);
        self.steps.push((at, Step::Both(seat, doing)));
    }

    /// In the second telling everybody out of sight is busy; and a watched face that keeps still
    /// may begin to look away and think better of it.
    fn unseen(&mut self, begins: At, watched: Option<Seat>, quiet: bool) {
        let seats = self.setup.seats();
        for _ in 0..self.dice.below(24) {
            let at = begins.plus_ms(u64::from(self.dice.below(PLAY_MS)));
            match self.someone(seats) {
                Some(seat) if watched == Some(seat) => {
                    let latest = begins.plus_ms(u64::from(PLAY_MS) - 400);
                    if quiet && at < latest {
                        let back = at.plus_ms(1 + u64::from(self.dice.below(199)));
                        let away = Some(seat.left(seats));
                        self.steps.push((at, Step::Aborts(seat, away)));
                        self.steps.push((back, Step::Aborts(seat, None)));
                    }
                }
                Some(seat) if self.observer.seat() != Some(seat) => {
                    self.steps.push((at, Step::Unseen(seat)));
                }
                Some(_) | None => {}
            }
        }
    }

    fn second(&mut self, deal: Deal) -> Stream {
        let mut stream = Stream::default();
        let (mut game, mut outcome) = self.open(deal);
        stream.hear(self.observer, &outcome);
        for (at, step) in std::mem::take(&mut self.steps) {
            let (seat, doing) = match step {
                Step::Both(seat, doing) => {
                    stream.follow(self.observer, &mut game, at, seat, doing);
                    continue;
                }
                Step::Aborts(seat, to) => (seat, Some(Doing::Senses(Signal::Look(to)))),
                Step::Unseen(seat) => (seat, self.stir(&game, at, seat)),
            };
            let input = doing.map_or(Input::Tick, |doing| doing.by(seat));
            let _ = game.handle(at, input, &mut outcome);
            stream.hear(self.observer, &outcome);
        }
        stream
    }

    /// Something that only shows in the eyes of `seat`, or not at all.
    fn stir(&mut self, game: &Match<G>, at: At, seat: Seat) -> Option<Doing> {
        if self.dice.chance(3, 4) {
            let signal = eyes_move(game.state(), seat, &mut self.dice)?;
            if let Signal::Wink(Some(caller)) = signal {
                self.unseen_winks += usize::from(is_accomplice(game.state(), seat, caller));
            }
            return Some(Doing::Senses(signal));
        }
        let acts = Wink::thinkable(game.state(), seat, &mut self.dice);
        let retry = some(1, acts, &mut self.dice).pop().map(Doing::Acts)?;
        let mut next = game.clone();
        let refused = next.handle(at, retry.by(seat), &mut Outcome::default()).is_err();
        refused.then_some(retry)
    }
}

/// Something that `seat` does with their eyes; if they are somebody's accomplice, often a wink.
fn eyes_move(state: &State, seat: Seat, dice: &mut Dice) -> Option<Signal> {
    let callers: Vec<Seat> =
        state.own.seats().filter(|caller| is_accomplice(state, seat, *caller)).collect();
    match dice.pick(&callers) {
        Some(caller) if dice.chance(1, 2) => Some(Signal::Wink(Some(*caller))),
        Some(_) | None => Wink::signal(state, seat, dice),
    }
}

impl Doing {
    fn by<G: Telling>(self, seat: Seat) -> Input<G> {
        match self {
            Doing::Acts(action) => Input::Act(seat, action),
            Doing::Senses(signal) => Input::Sense(seat, signal),
        }
    }
}
