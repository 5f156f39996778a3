//! Twin tables: the same game twice, the second time with more that one observer cannot see, and
//! with what they must not know dealt otherwise.
//!
//! As in the law of the rules (`wink`'s own tests), a game goes in scenes: at the start of one all
//! eyes rest on the crowd, in it the observer looks at one face or at none, and in the second
//! telling everybody out of sight is busy. Besides, people who cannot be seen say what is refused
//! or not understood, say again what they said, lose their connections and are back.

use std::cell::RefCell;
use std::collections::HashMap;

use kernel::{At, Dice, Game, Menu, Observer, PerSeat, Seat, Seed, Setup};
use wink::{Action, Agents, Deal, Eyes, Lock, Options, Signal, State, Wink};
use wire::{Stand, Token};

use super::desk::{Desk, lobby};
use super::leaks::{Leak, Leaky, Truth};
use crate::lobby::Lobby;
use crate::play::{self, Playing};
use crate::table::Said;

const SCENES: usize = 2;
const PLAY_MS: u32 = 1_800;
const LOOK_AWAY_MS: u64 = 260;
const REST_MS: u64 = 600;

/// What reached the observer, and how much reached somebody else.
pub(super) struct Telling {
    pub(super) stream: Vec<(At, String)>,
    pub(super) lengths: Vec<(At, usize)>,
}

/// Two tellings.
pub(super) struct Pair {
    pub(super) first: Telling,
    pub(super) second: Telling,
    /// Whether the other one's lengths are comparable: nobody is kept from losing a connection.
    pub(super) reconnects: bool,
    pub(super) unseen_winks: usize,
    pub(super) cards_dealt_otherwise: usize,
}

#[derive(Clone)]
enum Step {
    Both(Seat, Doing),
    Unseen(Seat),
}

#[derive(Clone)]
enum Doing {
    Acts(Action),
    Senses(Signal),
}

struct Twins {
    setup: Setup<Wink>,
    seed: Seed,
    lobby: (Lobby, Vec<Token>),
    /// The seat whose stream is compared; or the screen's.
    observer: Option<Seat>,
    /// Somebody else who is connected.
    other: Seat,
    credits: [u32; 2],
    deal: Deal,
    dice: Dice,
    steps: Vec<(At, Step)>,
    dealt_otherwise: bool,
    reconnects: bool,
    settled: Agents,
    called: PerSeat<Agents>,
    leak: Option<Leak>,
    unseen_winks: usize,
}

/// Lobbies by number of seats and options.
type Lobbies = HashMap<(u8, u32, bool), (Lobby, Vec<Token>)>;

thread_local! {
    /// Lobbies are like each other; making one is slow.
    static LOBBIES: RefCell<Lobbies> = RefCell::default();
}

/// Tells the `number`th pair.
pub(super) async fn play_twice(seats: u8, number: u64, leak: Option<Leak>) -> Pair {
    let mut dice = Dice::new(Seed::of("twin tables").nth(number), u64::from(seats));
    let (dealt_otherwise, reconnects) = (dice.chance(1, 2), dice.chance(1, 3));
    // Whom a stand-in calls depends on what the absent spy holds, so it says something.
    let max_turn_s = if dealt_otherwise { 1_000 } else { 1 + dice.below(2) };
    let game_lock = dice.chance(1, 2);
    let lock = if game_lock { Lock::Game } else { Lock::Round };
    let options =
        Options { eyes: Eyes::Gaze, lock, min_turn_s: 0, max_turn_s, ..Options::default() };
    let lobby = LOBBIES.with_borrow_mut(|lobbies| {
        let make = || lobby("wink", seats, &serde_json::to_string(&options).unwrap());
        lobbies.entry((seats, max_turn_s, game_lock)).or_insert_with(make).clone()
    });
    let setup = Setup::<Wink>::new(seats, options).unwrap();
    let someone = |dice: &mut Dice| Seat(dice.below(u32::from(seats)) as u8);
    let observer = Some(someone(&mut dice)).filter(|_| dice.chance(7, 8));
    let other = Seat(
        (observer.map_or(0, |seat| seat.0) + 1 + dice.below(u32::from(seats) - 1) as u8) % seats,
    );
    let credits = [dice.below(300), dice.below(300)];
    let seed = Desk::seed::<Wink>(number);
    let deal = Wink::deal(&setup, &mut Dice::new(seed, 0));
    let (settled, called) = (Agents::NONE, PerSeat::new(seats, |_| Agents::NONE));
    let mut twins = Twins {
        setup,
        seed,
        lobby,
        observer,
        other,
        credits,
        deal,
        dice,
        steps: Vec::new(),
        dealt_otherwise,
        reconnects,
        settled,
        called,
        leak,
        unseen_winks: 0,
    };
    let first = twins.first().await;
    twins.steps.sort_by_key(|(at, _)| *at);
    let deal = if dealt_otherwise { twins.deal_otherwise() } else { twins.deal };
    let lost = |seat: Seat| (twins.deal.hands[seat] - deal.hands[seat]).len();
    let cards_dealt_otherwise = deal.hands.seats().map(|seat| usize::from(lost(seat))).sum();
    let second = twins.second(deal).await;
    let unseen_winks = twins.unseen_winks;
    Pair { first, second, reconnects, unseen_winks, cards_dealt_otherwise }
}

/// A table with everybody at it: the ears of the observer and of the other one.
struct Stage {
    desk: Desk,
    truth: Truth,
    ears: [usize; 2],
}

impl Twins {
    async fn open(&self, deal: Deal) -> Stage {
        let playing: Playing<Wink> = play::dealt(self.setup.clone(), deal, self.seed);
        let (play, truth) = Leaky::new(playing, self.leak);
        let mut desk = Desk::open(self.lobby.clone(), Box::new(play)).await;
        desk.leak = self.leak;
        let stand = if self.observer.is_some() { Stand::Seat } else { Stand::Screen };
        let first = desk.come(stand, self.observer, self.credits[0]).await;
        let second = desk.come(Stand::Seat, Some(self.other), self.credits[1]).await;
        Stage { desk, truth, ears: [first, second] }
    }

    async fn first(&mut self) -> Telling {
        let mut stage = self.open(self.deal).await;
        let mut begins = At(150);
        for _ in 0..SCENES {
            begins = self.scene(&mut stage, begins).await;
        }
        stage.telling(begins).await
    }

    async fn scene(&mut self, stage: &mut Stage, begins: At) -> At {
        let seats = self.setup.seats();
        let watched = self.someone().filter(|seat| self.observer.is_some_and(|me| me != *seat));
        if let (Some(me), Some(_)) = (self.observer, watched) {
            self.both(stage, begins, me, Doing::Senses(Signal::Look(watched))).await;
        }
        let ends = begins.plus_ms(u64::from(PLAY_MS));
        let mut at = begins;
        loop {
            at = at.plus_ms(u64::from(self.dice.below(PLAY_MS / 4)));
            if at >= ends {
                break;
            }
            stage.desk.go(at).await;
            let state = stage.now();
            let seat = match state.table().turn.filter(|_| self.dice.chance(1, 3)) {
                Some(seat) => Some(seat),
                None => self.someone(),
            };
            let Some(seat) = seat else { continue };
            if let Some(doing) = self.choose(&state, seat, watched) {
                self.both(stage, at, seat, doing).await;
            }
        }
        for _ in 0..self.dice.below(20) {
            let at = begins.plus_ms(u64::from(self.dice.below(PLAY_MS)));
            let seat = self.someone();
            if let Some(seat) = seat.filter(|s| Some(*s) != watched && Some(*s) != self.observer) {
                self.steps.push((at, Step::Unseen(seat)));
            }
        }
        for (after, signal) in [(0, Signal::Wink(None)), (LOOK_AWAY_MS, Signal::Look(None))] {
            for seat in (0..seats).map(Seat) {
                self.both(stage, ends.plus_ms(after), seat, Doing::Senses(signal)).await;
            }
        }
        ends.plus_ms(REST_MS)
    }

    /// A seat, or now and then none.
    fn someone(&mut self) -> Option<Seat> {
        let seats = self.setup.seats();
        Some(Seat(self.dice.below(u32::from(seats) + 1) as u8)).filter(|seat| seat.0 < seats)
    }

    fn choose(&mut self, state: &State, seat: Seat, watched: Option<Seat>) -> Option<Doing> {
        let is_me = self.observer == Some(seat);
        if self.dice.chance(if state.table().turn == Some(seat) { 3 } else { 1 }, 5) {
            let act = self.act(state, seat, is_me)?;
            self.note(state, seat, act);
            return Some(Doing::Acts(act));
        }
        let signal = eyes_move(state, seat, &mut self.dice);
        // The observer's eyes stay with the face that they watch; and who is seen to wink is what
        // they are seen to be.
        let shown = is_me || watched == Some(seat);
        Some(Doing::Senses(match signal {
            Signal::Look(_) if is_me => Signal::Look(watched.filter(|_| self.dice.chance(1, 2))),
            Signal::Wink(Some(_)) if is_me => return None,
            Signal::Wink(Some(_)) if shown && self.dealt_otherwise => return None,
            Signal::Look(_) | Signal::Wink(_) => signal,
        }))
    }

    /// Something that the rules allow, or now and then, for the observer, do not. No hand comes to
    /// its end: then all are turned over.
    fn act(&mut self, state: &State, seat: Seat, is_me: bool) -> Option<Action> {
        if is_me && self.dice.chance(1, 3) {
            let agent = wink::Agent(1 + self.dice.below(36) as u8);
            let whom = Seat(self.dice.below(u32::from(self.setup.seats())) as u8);
            return Some(match self.dice.below(3) {
                0 => Action::Call(agent),
                1 => Action::Contact(seat),
                _ if state.table().caller(agent).is_none() => Action::Accuse { seat: whom, agent },
                _ => Action::Pass {},
            });
        }
        let mut acts = Menu::<Wink>::of(&Wink::view(state, Observer::Seat(seat))).acts;
        let near_the_end = state.table().seats.values().iter().any(|place| place.hand <= 2);
        acts.retain(|act| match act {
            Action::Call(_) => true,
            Action::Contact(_) | Action::Accuse { .. } => !near_the_end,
            Action::Pass {} => false,
        });
        self.dice.pick(&acts).copied()
    }

    /// Notes what was said of cards: what would be answered otherwise in other hands stays there.
    fn note(&mut self, state: &State, seat: Seat, act: Action) {
        let settled = match act {
            Action::Call(agent) => {
                self.called[seat].insert(agent);
                None
            }
            Action::Accuse { agent, .. } => Some(agent),
            Action::Contact(_) => state.table().seats[seat].pawn,
            Action::Pass {} => None,
        };
        settled.filter(|agent| agent.exists()).into_iter().for_each(|a| self.settled.insert(a));
    }

    async fn both(&mut self, stage: &mut Stage, at: At, seat: Seat, doing: Doing) {
        stage.follow(at, seat, &doing).await;
        self.steps.push((at, Step::Both(seat, doing)));
    }

    /// Deals other cards to the others, with which everything that happened could still have
    /// happened.
    fn deal_otherwise(&mut self) -> Deal {
        let hands = self.deal.hands;
        let kept = PerSeat::new(hands.len(), |seat| match self.observer {
            Some(me) if me == seat => hands[seat],
            _ => hands[seat] & self.settled,
        });
        let loose = |seat| hands[seat] - kept[seat];
        let mut cards: Vec<_> = hands.seats().flat_map(|seat| loose(seat).iter()).collect();
        for _ in 0..40 {
            self.dice.shuffle(&mut cards);
            let mut left = cards.iter().copied();
            let mut draw = |seat| left.by_ref().take(usize::from(loose(seat).len())).collect();
            let dealt = PerSeat::new(hands.len(), |seat| kept[seat] | draw(seat));
            if hands.seats().all(|s| ((dealt[s] - kept[s]) & self.called[s]).is_empty()) {
                return Deal { hands: dealt, ..self.deal };
            }
        }
        self.deal
    }

    async fn second(&mut self, deal: Deal) -> Telling {
        let mut stage = self.open(deal).await;
        for (at, step) in std::mem::take(&mut self.steps) {
            match step {
                Step::Both(seat, doing) => stage.follow(at, seat, &doing).await,
                Step::Unseen(seat) => self.stir(&mut stage, at, seat).await,
            }
        }
        let ends = SCENES as u64 * (u64::from(PLAY_MS) + REST_MS);
        stage.telling(At(150 + ends)).await
    }

    /// Something that only shows in the eyes of `seat`, or not at all.
    async fn stir(&mut self, stage: &mut Stage, at: At, seat: Seat) {
        let desk = &mut stage.desk;
        desk.go(at).await;
        match self.dice.below(12) {
            0 => drop(desk.act(seat, &format!("{{\"contact\":{}}}", seat.0)).await),
            1 => drop(
                desk.act(seat, &format!("{{\"accuse\":{{\"seat\":{},\"agent\":7}}}}", seat.0))
                    .await,
            ),
            2 => drop(desk.act(seat, "{\"call\":0}").await),
            3 => drop(desk.act(seat, "{\"call\":\"somebody\"}").await),
            4 => {
                desk.say(seat, Said::Nonsense("whatever it was, nobody understood it".into())).await
            }
            5 => desk.say(seat, Said::Sense("{\"look\":\"there\"}".into())).await,
            6 if desk.acts(seat) > 0 => {
                desk.say(seat, Said::Act(1, "{\"call\":0}".into())).await;
            }
            7 => desk.look_in(Stand::Screen, None).await,
            8 if self.reconnects => match seat == self.other {
                true => desk.come_back(stage.ears[1]).await,
                false => desk.look_in(Stand::Seat, Some(seat)).await,
            },
            _ => {
                let state = stage.now();
                let signal = eyes_move(&state, seat, &mut self.dice);
                self.unseen_winks += usize::from(matches!(signal, Signal::Wink(Some(_))));
                stage.follow(at, seat, &Doing::Senses(signal)).await;
            }
        }
    }
}

impl Stage {
    /// Everything that is true.
    fn now(&self) -> State {
        self.truth.lock().unwrap().clone()
    }

    async fn follow(&mut self, at: At, seat: Seat, doing: &Doing) {
        self.desk.go(at).await;
        match doing {
            Doing::Acts(act) => {
                self.desk.act(seat, &serde_json::to_string(act).unwrap()).await;
            }
            Doing::Senses(signal) => {
                let signal = serde_json::to_string(signal).unwrap();
                self.desk.say(seat, Said::Sense(signal)).await;
            }
        }
    }

    async fn telling(mut self, ends: At) -> Telling {
        self.desk.go(ends).await;
        let [me, other] = self.ears;
        let lengths = self.desk.heard(other).iter().map(|(at, text)| (*at, text.len())).collect();
        Telling { stream: self.desk.heard(me).to_vec(), lengths }
    }
}

/// Something that `seat` does with their eyes; if they are somebody's accomplice, often a wink.
fn eyes_move(state: &State, seat: Seat, dice: &mut Dice) -> Signal {
    let table = state.table();
    let holds = |caller: &Seat| {
        table.turn != Some(*caller)
            && table.seats[*caller].pawn.is_some_and(|agent| state.own(seat).hand.contains(agent))
    };
    let callers: Vec<Seat> = table.seats.seats().filter(holds).collect();
    match dice.pick(&callers) {
        Some(caller) if dice.chance(1, 2) => Signal::Wink(Some(*caller)),
        Some(_) | None => match dice.below(4) {
            0 => Signal::Wink(None),
            1 => Signal::Look(None),
            _ => Signal::Look(Some(Seat(dice.below(u32::from(table.seats.len())) as u8))),
        },
    }
}
