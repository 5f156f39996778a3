//! Wink in one room (§11.1): there is no beat, but all phones are in one network, and nobody who counts
//! the bytes on anybody's line there learns whose cards are called.

use kernel::{At, Dice, Game, Menu, Observer, PerSeat, Seat, Setup};
use wink::{Action, Deal, Eyes, Options, Wink};
use wire::Stand;

use super::desk::{Desk, lobby, still};
use super::leaks::{Leak, Leaky};
use crate::play::{self, Play, Playing};

/// How many games are played with each number of seats, and how many calls are made in each.
const GAMES: u64 = 4;
const CALLS: u64 = 16;

/// What came over one line: when, and how long it was.
type Line = Vec<(At, usize)>;

fn setup(seats: u8) -> Setup<Wink> {
    let eyes = Eyes::Real;
    let options = Options { eyes, min_turn_s: 0, max_turn_s: 1_000, ..Options::default() };
    Setup::new(seats, options).unwrap()
}

/// The same crowd, and every hand one seat further on.
fn dealt_otherwise(deal: &Deal) -> Deal {
    let count = deal.hands.len();
    let hands = PerSeat::new(count, |seat| deal.hands[Seat((seat.0 + 1) % count)]);
    Deal { hands, ..*deal }
}

/// A game in which each calls in turn a card that they hold in neither deal: all that happens is
/// public, and the same in both. The line of each seat, and the screen's.
async fn lines(seats: u8, number: u64, deals: [&Deal; 2], leak: Option<Leak>) -> Vec<Line> {
    let (setup, seed) = (setup(seats), Desk::seed::<Wink>(number));
    let table = lobby("wink", seats, &serde_json::to_string(setup.options()).unwrap());
    let playing: Playing<Wink> = play::dealt(setup, *deals[0], seed);
    assert_eq!(playing.beat(), None);
    let (play, truth) = Leaky::new(playing, leak);
    let mut desk = Desk::open(table, Box::new(play)).await;
    for seat in 0..seats {
        desk.come(Stand::Seat, Some(Seat(seat)), 0).await;
    }
    desk.come(Stand::Screen, None, 0).await;
    let mut dice = Dice::new(seed, 1);
    for call in 1..=CALLS {
        let state = truth.lock().unwrap().clone();
        let seat = state.table().turn.unwrap();
        let mut acts = Menu::<Wink>::of(&Wink::view(&state, Observer::Seat(seat))).acts;
        acts.retain(|act| match act {
            Action::Call(agent) => deals.iter().all(|deal| !deal.hands[seat].contains(*agent)),
            Action::Contact(_) | Action::Accuse { .. } | Action::Pass { .. } => false,
        });
        let act = dice.pick(&acts).unwrap();
        desk.go(At(1_000 * call)).await;
        desk.act(seat, &serde_json::to_string(act).unwrap()).await;
    }
    let heard = |ear| desk.heard(ear).iter().map(|(at, text)| (*at, text.len())).collect();
    (0..=usize::from(seats)).map(heard).collect()
}

/// How many lines of all games differ between the two deals.
fn differing(leak: Option<Leak>) -> usize {
    still().block_on(async {
        let mut differing = 0;
        for (seats, number) in (4..=8).flat_map(|seats| (0..GAMES).map(move |game| (seats, game))) {
            let deal = Wink::deal(&setup(seats), &mut Dice::new(Desk::seed::<Wink>(number), 0));
            let other = dealt_otherwise(&deal);
            let one = lines(seats, number, [&deal, &other], leak).await;
            let two = lines(seats, number, [&other, &deal], leak).await;
            assert!(one.iter().all(|line| line.len() > CALLS as usize), "they hear of every call");
            differing += one.iter().zip(&two).filter(|(one, two)| one != two).count();
        }
        differing
    })
}

/// Wink §11.1: whoever is called, messages of the same lengths go over every line at the same
/// instants. Without padding nearly every seat's line would differ.
#[test]
fn lines_in_one_room_are_alike_whoever_is_called() {
    assert_eq!(differing(None), 0);
    assert!(differing(Some(Leak::BareUpdate)) > 100);
}
