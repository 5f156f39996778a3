//! A mind gets its own seat's notices, and nothing else.

use std::sync::{Arc, Mutex};

use kernel::{At, Dice, Input, Intent, Match, Mind, Notice, Observer, Outcome, Seat, Seed, Setup};
use spywhere::{Action, Options, Sight, Spywhere, View};

use crate::{Company, Pace, Populated};

/// What reached a seat, kept.
#[derive(Clone, PartialEq, Debug)]
enum Noticed {
    View(At, View),
    Sight(At, Sight),
}

/// What a table did, in order.
type Acts = Arc<Mutex<Vec<(At, Seat, Action)>>>;

/// A mind that writes down what it notices, and moves as another does.
struct Recorder {
    seat: Seat,
    mind: Box<dyn Mind<Spywhere>>,
    noticed: Arc<Mutex<Vec<Noticed>>>,
    acts: Acts,
}

impl Mind<Spywhere> for Recorder {
    fn notice(&mut self, at: At, notice: Notice<'_, Spywhere>) {
        let noticed = match &notice {
            Notice::View(view) => Noticed::View(at, (*view).clone()),
            Notice::Sight(sight) => Noticed::Sight(at, (*sight).clone()),
            Notice::Percept(never) => match **never {},
        };
        self.noticed.lock().unwrap().push(noticed);
        self.mind.notice(at, notice);
    }

    fn next_thought(&self) -> Option<At> {
        self.mind.next_thought()
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<Spywhere>> {
        let intent = self.mind.think(now, dice);
        if let Some(Intent::Act(act)) = &intent {
            self.acts.lock().unwrap().push((now, self.seat, *act));
        }
        intent
    }
}

/// The stream of one seat at a table where nobody else is watched: a view when it sits down, and
/// after everything that happens its sights, then its view.
fn stream(
    setup: &Setup<Spywhere>,
    seed: Seed,
    seat: Seat,
    acts: &[(At, Seat, Action)],
) -> Vec<Noticed> {
    let me = Observer::Seat(seat);
    let mut outcome = Outcome::default();
    let mut game = Match::open(setup, seed, vec![me], &mut outcome);
    let mut stream = Vec::new();
    let mut hear = |game: &Match<Spywhere>, outcome: &Outcome<Spywhere>| {
        let sights = outcome.sights.iter().map(|seen| Noticed::Sight(seen.at, seen.sight.clone()));
        stream.extend(sights);
        stream.push(Noticed::View(game.clock(), game.view(me)));
    };
    hear(&game, &Outcome::default());
    hear(&game, &outcome);
    for (at, seat, act) in acts {
        game.handle(*at, Input::Act(*seat, *act), &mut outcome).expect("it was accepted before");
        hear(&game, &outcome);
    }
    stream
}

#[test]
fn a_mind_gets_its_seats_stream_and_nothing_else() {
    for seats in 2..=6 {
        let setup = Setup::new(seats, Options::default()).unwrap();
        for number in 0..10 {
            let seed = Seed::of("notices").nth(number);
            let acts = Acts::default();
            let all: Vec<_> = (0..seats).map(|_| Arc::new(Mutex::new(Vec::new()))).collect();
            let recorder = |seat: u8| -> Box<dyn Mind<Spywhere>> {
                let level = if seat.is_multiple_of(2) { "greedy" } else { "random" };
                // Human paces, so that the instants differ too.
                let pace = Pace::human(Dice::new(seed, u64::from(seat)), kernel::Tempo::Normal);
                Box::new(Recorder {
                    seat: Seat(seat),
                    mind: Spywhere::mind(level, Seat(seat), pace).unwrap(),
                    noticed: all[usize::from(seat)].clone(),
                    acts: acts.clone(),
                })
            };
            let minds = (0..seats).map(recorder).collect();
            let played = Company::sit(&setup, seed, minds).play();
            assert!(played.over_at > At::OPENING);
            let acts = acts.lock().unwrap();
            assert_eq!(acts.len() as u64, played.moves);
            for seat in (0..seats).map(Seat) {
                let noticed = all[usize::from(seat.0)].lock().unwrap();
                assert_eq!(*noticed, stream(&setup, seed, seat, &acts), "seat {seat}");
            }
        }
    }
}
