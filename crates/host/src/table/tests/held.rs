//! A game in which acts race, and whose table has no beat: each of the two works without the other.

use std::ops::RangeInclusive;

use bots::{Pace, Populated};
use kernel::{
    At, Dice, Game, Impossible, Menu, Mind, Never, Observer, Seat, Setup, Standing, Story,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wire::Stand;

use super::desk::{Desk, lobby, still};
use crate::play;

/// A toy game: the first to take the one prize has it.
#[derive(Clone, PartialEq, Debug)]
struct Prize;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Action {
    Take,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Event {
    Laid,
    Took(Seat),
}

kernel::refusals! {
    enum Refusal {
        Gone = "prize/gone" by "1.1",
    }
}

impl Game for Prize {
    const NAME: &'static str = "prize";
    const SEATS: RangeInclusive<u8> = 2..=8;
    const VERSION: u32 = 1;

    type Options = ();
    type Position = ();
    type Deal = ();
    type State = Option<Seat>;
    type Scene = ();
    type Action = Action;
    type Signal = Never;
    type Event = Event;
    type Sight = Event;
    type Percept = Never;
    type View = Value;
    type Refusal = Refusal;

    fn agree(_: u8, (): &()) -> Result<(), Impossible> {
        Ok(())
    }
    fn deal(_: &Setup<Self>, _: &mut Dice) {}
    fn arrange(_: &Setup<Self>, (): ()) -> Result<(), Impossible> {
        Ok(())
    }
    fn open(_: &Setup<Self>) -> Option<Seat> {
        None
    }
    fn begin(story: &mut Story<'_, Self>, (): ()) {
        story.tell(Event::Laid);
    }
    fn act(story: &mut Story<'_, Self>, seat: Seat, _: &Action) -> Result<(), Refusal> {
        if story.state().is_some() {
            return Err(Refusal::Gone);
        }
        story.tell(Event::Took(seat));
        Ok(())
    }
    fn sense(_: &mut Story<'_, Self>, _: Seat, signal: Never) {
        match signal {}
    }
    fn wake(_: &mut Story<'_, Self>) {}
    fn deadline(_: &Option<Seat>, (): &()) -> Option<At> {
        None
    }
    fn races(_: &Setup<Self>) -> bool {
        true
    }
    fn fold(state: &mut Option<Seat>, event: &Event) {
        match event {
            Event::Laid => *state = None,
            Event::Took(seat) => *state = Some(*seat),
        }
    }
    fn view(state: &Option<Seat>, _: Observer) -> Value {
        json!({"owner": state})
    }
    fn sight(_: &Option<Seat>, event: &Event, _: Observer) -> Option<Event> {
        Some(*event)
    }
    fn options(_: &Value, menu: &mut Menu<Self>) {
        menu.acts.push(Action::Take);
    }
    fn stand_in(_: &Value, _: &mut Dice) -> Action {
        Action::Take
    }
    fn standing(_: &Option<Seat>) -> Option<Standing> {
        None
    }
}

impl Populated for Prize {
    const LEVELS: &'static [&'static str] = &[];

    fn mind(_: &str, _: Seat, _: Pace) -> Option<Box<dyn Mind<Self>>> {
        None
    }
}

/// Everybody is answered when their act's moment is past, at once and not on a beat: the one who was
/// first over a slow line is acknowledged, the other is refused.
#[test]
fn a_game_with_races_and_without_a_beat_answers_every_act() {
    still().block_on(async {
        let setup = Setup::<Prize>::new(2, ()).unwrap();
        let play = play::dealt(setup, (), Desk::seed::<Prize>(1));
        let mut desk = Desk::open(lobby("spywhere", 2, "{}"), Box::new(play)).await;
        desk.come(Stand::Seat, Some(Seat(0)), 10).await;
        desk.come(Stand::Seat, Some(Seat(1)), 180).await;
        desk.go(At(1_000)).await;
        desk.act(Seat(0), "\"Take\"").await; // sent at 990
        desk.go(At(1_100)).await;
        desk.act(Seat(1), "\"Take\"").await; // sent at 920
        desk.go(At(2_000)).await;
        let answers = |ear: usize| -> Vec<(u64, Value)> {
            let heard = desk.heard(ear).iter();
            let read = heard.map(|(at, text)| (at.0, serde_json::from_str::<Value>(text).unwrap()));
            read.filter(|(at, _)| *at > 1_000).collect()
        };
        let (fast, slow) = (answers(0), answers(1));
        let ack = slow.iter().find(|(_, said)| said["update"]["ack"] == 1);
        assert_eq!(ack.map(|(at, _)| *at), Some(920 + 250), "{slow:?}");
        let refused = fast.iter().find(|(_, said)| said.get("refused").is_some());
        let (at, refused) = refused.unwrap_or_else(|| panic!("{fast:?}"));
        assert_eq!((*at, &refused["refused"]), (990 + 250, &json!({"n": 1, "why": "prize/gone"})));
        assert!(fast.iter().any(|(_, said)| said["update"]["view"]["owner"] == 1), "{fast:?}");
    });
}
