//! Who was first, and who was in time, at a table of Wink.

use kernel::{At, Dice, Game, Seat, Setup};
use serde_json::{Value, json};
use wink::{Agent, Deal, Eyes, Options, Wink};
use wire::Stand;

use super::desk::{Desk, lobby, still};
use crate::entry::Entry;
use crate::play;

/// Six spies of whom the first has called a card.
struct Called {
    desk: Desk,
    ears: Vec<usize>,
    agent: Agent,
    /// Who holds it, and three who do not.
    holder: Seat,
    others: Vec<Seat>,
}

/// Everybody is connected, each with this credit; the first spy's call is sent by `At(1_000)`.
async fn called(credits: [u32; 6]) -> Called {
    let options = Options {
        eyes: Eyes::Gaze,
        first: Some(Seat(0)),
        min_turn_s: 0,
        max_turn_s: 2,
        ..Options::default()
    };
    let lobby = lobby("wink", 6, &serde_json::to_string(&options).unwrap());
    let setup = Setup::<Wink>::new(6, options).unwrap();
    let seed = Desk::seed::<Wink>(1);
    let deal: Deal = Wink::deal(&setup, &mut Dice::new(seed, 0));
    let mut desk = Desk::open(lobby, Box::new(play::dealt(setup, deal, seed))).await;
    let mut ears = Vec::new();
    for (seat, credit) in credits.into_iter().enumerate() {
        ears.push(desk.come(Stand::Seat, Some(Seat(seat as u8)), credit).await);
    }
    desk.go(At(300)).await;
    let holder = Seat(3);
    let agent = deal.hands[holder].nth(0).unwrap();
    desk.act(Seat(0), &json!({"call": agent}).to_string()).await;
    desk.go(At(1_000)).await;
    let others = [1, 2, 4, 5].map(Seat).into();
    Called { desk, ears, agent, holder, others }
}

impl Called {
    async fn accuse(&mut self, at: u64, by: Seat) {
        self.desk.go(At(at)).await;
        let act = json!({"accuse": {"seat": self.holder, "agent": self.agent}});
        self.desk.act(by, &act.to_string()).await;
    }

    /// What a seat was sent in frames and updates, with the beat.
    fn heard(&self, seat: Seat) -> Vec<(u64, Value)> {
        let heard = self.desk.heard(self.ears[usize::from(seat.0)]).iter();
        heard.map(|(at, text)| (at.0, serde_json::from_str(text).unwrap())).collect()
    }

    /// The beats on which a seat witnessed this, and what.
    fn saw(&self, seat: Seat, kind: &str) -> Vec<(u64, Value)> {
        let heard = self.heard(seat);
        let sights = heard.iter().flat_map(|(at, said)| {
            let sights = said["update"]["sights"].as_array().cloned().unwrap_or_default();
            sights.into_iter().map(|sight| (*at, sight))
        });
        sights.filter_map(|(at, sight)| Some((at, sight.get(kind)?.clone()))).collect()
    }

    /// The beats on which a seat was refused something, and why.
    fn refused(&self, seat: Seat) -> Vec<(u64, Value)> {
        let heard = self.heard(seat);
        let refused = |(at, said): &(u64, Value)| Some((*at, said["beat"].get("refused")?.clone()));
        heard.iter().filter_map(refused).collect()
    }
}

/// Wink §7.5: the first to accuse takes the cards; who was first over a slow line was first. The
/// beaten one is refused and keeps the card (§7.4), all hear of it on one beat, and how it was
/// decided is written down.
#[test]
fn who_accused_first_over_a_slow_line_was_first() {
    still().block_on(async {
        let mut it = called([0, 10, 180, 0, 0, 0]).await;
        let [fast, slow] = [it.others[0], it.others[1]];
        it.accuse(1_050, fast).await; // sent at 1,040
        it.accuse(1_150, slow).await; // sent at 970
        it.desk.go(At(2_000)).await;
        for seat in (0..6).map(Seat) {
            let saw = it.saw(seat, "accused");
            assert_eq!(saw.len(), 1, "{seat} {saw:?}");
            assert_eq!(saw[0].0, 1_300, "its moment, 250 ms, and the next beat");
            assert_eq!((&saw[0].1["by"], &saw[0].1["right"]), (&json!(slow), &json!(true)));
        }
        let refused = it.refused(fast);
        assert_eq!(refused, [(1_300, json!({"n": 1, "why": "wink/not_called"}))]);
        let view =
            it.heard(fast).iter().rev().find_map(|(_, said)| said["update"].get("view").cloned());
        assert_eq!(view.unwrap()["seats"][usize::from(fast.0)]["ci"]["hand"], 4);
        let entries = it.desk.table.journal.facts().await.unwrap();
        let held = entries.iter().rev().find_map(|entry| match entry {
            Entry::Told { by: Some((seat, 1)), held, .. } if *seat == slow.0 => Some(held.clone()),
            Entry::Lobby(_) | Entry::Changed(_) | Entry::Opened { .. } | Entry::Told { .. } => None,
        });
        let held: Vec<_> = held.unwrap().iter().map(|h| (h.seat, h.arrived.0, h.credit)).collect();
        assert_eq!(held, [(slow.0, 1_150, 180), (fast.0, 1_050, 10)]);
    });
}

/// The same acts over lines that are alike: who arrives first was first.
#[test]
fn over_lines_that_are_alike_who_arrives_first_was_first() {
    still().block_on(async {
        let mut it = called([0, 30, 30, 0, 0, 0]).await;
        let [first, second] = [it.others[0], it.others[1]];
        it.accuse(1_050, first).await;
        it.accuse(1_060, second).await;
        it.desk.go(At(2_000)).await;
        assert_eq!(it.saw(Seat(5), "accused")[0].1["by"], json!(first));
        assert_eq!(it.refused(second).len(), 1);
        assert_eq!(it.refused(first), []);
    });
}

/// Nobody is credited with more than 250 ms, and one seat's acts keep their order.
#[test]
fn a_seat_keeps_the_order_of_its_acts() {
    still().block_on(async {
        let mut it = called([0, 0, 0, 0, 0, 0]).await;
        // Seat 1's turn: a call, then another, which is too late for its turn.
        it.desk.go(At(1_010)).await;
        let crowd: Vec<Value> = it
            .heard(Seat(1))
            .iter()
            .rev()
            .find_map(|(_, said)| said["update"]["view"]["options"].as_array().cloned())
            .unwrap();
        let calls: Vec<&Value> = crowd.iter().filter(|act| act.get("call").is_some()).collect();
        it.desk.act(Seat(1), &calls[0].to_string()).await;
        it.desk.go(At(1_020)).await;
        it.desk.act(Seat(1), &calls[1].to_string()).await;
        it.desk.go(At(2_000)).await;
        let calls_seen = it.saw(Seat(0), "called");
        assert_eq!(calls_seen.last().unwrap().1["agent"], calls[0]["call"]);
        assert_eq!(it.refused(Seat(1)), [(1_400, json!({"n": 2, "why": "wink/not_your_turn"}))]);
    });
}

/// Wink §3.4: seat 1's turn began at 550 (seat 0 called at 300, and the call was 250 ms old then),
/// and is up at 2,550.
/// What was sent before counts, whenever it arrives; a tie goes to the timer.
#[test]
fn what_was_sent_before_a_turn_was_up_counts() {
    for (credit, arrives, in_time) in [
        (200, 2_700, true),
        (200, 2_749, true),
        (200, 2_750, false),
        (0, 2_549, true),
        (0, 2_550, false),
        (999, 2_799, true),
        (999, 2_800, false),
    ] {
        still().block_on(async {
            let mut it = called([0, credit, 0, 0, 0, 0]).await;
            it.desk.go(At(arrives)).await;
            let call = it.heard(Seat(1)).iter().rev().find_map(|(_, said)| {
                let offered = said["update"]["view"]["options"].as_array()?;
                offered.iter().rfind(|act| act.get("call").is_some()).cloned()
            });
            let call = call.unwrap();
            it.desk.act(Seat(1), &call.to_string()).await;
            it.desk.go(At(3_500)).await;
            let calls = it.saw(Seat(4), "called");
            let (beat, second) = &calls[1];
            assert_eq!(second["seat"], 1);
            assert_eq!(it.refused(Seat(1)).is_empty(), in_time, "{credit} {arrives}");
            assert!(!in_time || second["agent"] == call["call"], "{credit} {arrives}");
            assert!(*beat <= 2_800, "nobody waits longer than 250 ms and a beat: {beat}");
        });
    }
}
