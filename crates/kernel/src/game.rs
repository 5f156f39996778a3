//! The rules of one game, as pure functions over values.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    At, Dice, Impossible, Input, Menu, Observer, Offer, Refusal, Seat, Setup, Standing, Story,
};

/// The rules of one game.
///
/// # Inputs and outputs
/// Three things enter: an [`Action`](Game::Action) is deliberate and always answered; a
/// [`Signal`](Game::Signal) is one sample of a stream (a gaze, a fingertip), never answered and
/// freely dropped; and time passes.
/// Three things come out: an [`Event`](Game::Event) is a durable fact; a [`Sight`](Game::Sight) is
/// that fact through one observer's eyes; a [`Percept`](Game::Percept) is felt now or never.
///
/// # State and scene
/// The [`State`](Game::State) is folded from events and from nothing else, so the journal rebuilds
/// it. The [`Scene`](Game::Scene) is this instant (gazes, fingers, the heap in the bag) and is lost
/// when a server is. The scene may inform a decision, never a fold: what a rule used of it, and what
/// the dice gave, is written into the event.
/// Look at the bounds below: the state and the scene are the only types that cannot be serialised.
/// What holds the secrets cannot be sent.
///
/// # How to keep secrets
/// Cut the state by who may know: what all see in one type, what one seat alone knows in another,
/// what nobody knows in a third. A view is then copies of whole parts, legality is a function of the
/// first two, and a leak does not compile. In [`view`](Game::view) and [`sight`](Game::sight) match
/// every observer and every event by name, without a default arm.
///
/// # How to be fast
/// The same functions run people's tables and the millions of games that bots imagine. Keep the
/// state small and flat (arrays, bit sets), and allocate nothing per move.
pub trait Game: Sized + Clone + Debug + PartialEq + 'static {
    /// The game's name in the protocol and in refusals' codes.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The version of what is persisted: options and events. A change that an old journal cannot
    /// be read with makes it greater.
    const VERSION: u32;

    /// The table's options, as the rulebook lists them.
    type Options: Clone + Default + Debug + Serialize + DeserializeOwned + Send;
    /// A position as somebody writes it down to play from.
    type Position: DeserializeOwned;
    /// A dealt table, complete and possible.
    type Deal;
    /// Everything that is true.
    type State: Clone + Send;
    /// What is going on this instant.
    type Scene: Default + Clone + Send;
    /// A deliberate move.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// One sample of a stream.
    type Signal: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// A durable fact. The journal is made of these and nothing else.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// An event as one observer witnesses it.
    type Sight: Clone + PartialEq + Debug + Serialize + Send;
    /// A sensation one seat has now and may never have again.
    type Percept: Clone + PartialEq + Debug + Serialize + Send;
    /// Everything one observer may know.
    type View: Clone + PartialEq + Debug + Serialize + Send;
    /// The rulebook saying no.
    type Refusal: Refusal;

    /// Whether a table of this size can have these options.
    fn agree(seats: u8, options: &Self::Options) -> Result<(), Impossible>;
    /// What a table of this size may choose, in the order in which a lobby shows it. Whatever is
    /// chosen from it, the table [agrees](Game::agree).
    fn offers(_seats: u8) -> &'static [Offer] {
        &[]
    }
    /// The options that follow from where the players are, in one room or apart, and the value of
    /// each. A lobby does not offer them. Bots are in no room: a game with such options is played
    /// apart as soon as a bot takes part.
    fn follows(_together: bool) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The number of the team that this seat plays in, from 0; `None` if everybody plays alone.
    fn team(_seats: u8, _options: &Self::Options, _seat: Seat) -> Option<u8> {
        None
    }
    /// A deal by chance. All randomness before the first turn is here.
    fn deal(setup: &Setup<Self>, dice: &mut Dice) -> Self::Deal;
    /// The deal that is this position, or why there can be none.
    fn arrange(setup: &Setup<Self>, position: Self::Position) -> Result<Self::Deal, Impossible>;

    /// The table before anything has happened.
    fn open(setup: &Setup<Self>) -> Self::State;
    /// The opening story: the deal is told, the first turn begins.
    fn begin(story: &mut Story<'_, Self>, deal: Self::Deal);
    /// Whether this kind of input exists at a table with this setup: where the bag is felt, no
    /// piece can be named. An input that does not exist is the client's mistake. The host answers
    /// it with an error, and it never reaches [`act`](Game::act) or [`sense`](Game::sense).
    fn understand(_setup: &Setup<Self>, _input: &Input<Self>) -> Result<(), Impossible> {
        Ok(())
    }
    /// A seat at the table does something. Refuse before you tell; judge legality by what that
    /// seat may know, so that a refusal says nothing new.
    fn act(
        story: &mut Story<'_, Self>,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Self::Refusal>;
    /// A seat's eyes or fingers move. What is not allowed is ignored.
    fn sense(story: &mut Story<'_, Self>, seat: Seat, signal: Self::Signal);
    /// The deadline has come: everything that falls due at this instant happens.
    /// Afterwards [`deadline`](Game::deadline) is later, or nothing.
    fn wake(story: &mut Story<'_, Self>);
    /// Works out what seats feel, after each instant and after each input.
    fn perceive(_story: &mut Story<'_, Self>) {}
    /// Whether a percept is told to every seat and no secret of any: shared screens and spectators
    /// are told it as well.
    fn is_for_all(_percept: &Self::Percept) -> bool {
        false
    }
    /// What this seat feels as long as nothing changes, for a player who was away and has missed
    /// when it began.
    fn feels(_state: &Self::State, _scene: &Self::Scene, _seat: Seat) -> Option<Self::Percept> {
        None
    }
    /// When the rules next need to be woken, if ever.
    fn deadline(state: &Self::State, scene: &Self::Scene) -> Option<At>;
    /// The seat whose time runs, and when it runs out. An act that this seat sent before then
    /// counts, even if it arrives later.
    ///
    /// A game that leaves this out costs its players their last moments: an act that was sent before
    /// the deadline and arrives after it is late, because the deadline comes first.
    fn time_runs(_state: &Self::State) -> Option<(Seat, At)> {
        None
    }

    /// Whether this seat may do anything now. A game that knows it without working out a view spares
    /// views to [minds that look only to act](crate::Mind::looks_only_to_act); if in doubt, it may.
    fn may_act(_state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// While one seat acts and nobody else can do, sense or need anything: that seat, and how many times
    /// as fast the host may run the clock if a bot plays it, because the others only watch. `None`:
    /// others may act as well, or need the time.
    fn watched(_state: &Self::State) -> Option<(Seat, u32)> {
        None
    }

    /// The beat in ms, for a table whose messages must reveal nothing by their timing or length.
    /// The host then sends everything on the beat, padded to a fixed length. `None`: it sends at
    /// once.
    fn beat(_setup: &Setup<Self>) -> Option<u32> {
        None
    }
    /// Whether the host pads every update to a length that follows from the number of sights in it
    /// and from nothing else, because what a reader alone knows would show in the length to
    /// whoever counts bytes in the same network. So it is wherever there is a beat.
    fn pads(setup: &Setup<Self>) -> bool {
        Self::beat(setup).is_some()
    }
    /// Whether it matters at this table who acts first. The host then handles acts in the order in
    /// which they were sent, which may differ from the order in which they arrived.
    fn races(_setup: &Setup<Self>) -> bool {
        false
    }

    /// Folds one fact into the state. Total: no clock, no dice, no scene, no failure.
    fn fold(state: &mut Self::State, event: &Self::Event);

    /// What `who` may know. The auditor is asked for only when the game is over.
    fn view(state: &Self::State, who: Observer) -> Self::View;
    /// What `who` witnesses of `event`, judged on the state just before it.
    fn sight(before: &Self::State, event: &Self::Event, who: Observer) -> Option<Self::Sight>;
    /// What the viewer may do, judged on the view alone, written into an empty menu.
    fn options(view: &Self::View, menu: &mut Menu<Self>);
    /// What is done for a player who is absent when something is due of them: a legal act.
    ///
    /// Nobody outside the rules calls it in play; [`wake`](Game::wake) does, for the seat whose time
    /// is up. The laws call it for every seat that is awaited, and try whether the act is accepted.
    fn stand_in(view: &Self::View, dice: &mut Dice) -> Self::Action;
    /// The count, when it is over.
    fn standing(state: &Self::State) -> Option<Standing>;
}

/// The type of something that a game does not have, such as the signals of a game without senses.
/// It has no value, and no text parses as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub enum Never {}
