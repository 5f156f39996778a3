//! What follows from what was seen, and how exactly.

use kernel::{Match, Outcome, Seat, Seed, Setup};
use spywhere::Nation::{self, Belgium, England, France, Germany, Italy, Spain};
use spywhere::{Options, Spywhere};

use super::super::belief::{Belief, Odds, Reading, guise};
use super::{ANN, BEN, CAT, ann, three};

const READING: Reading = Reading { odd: 0.0, keen: 0.8, gives_own: 0.25, spares: 0.5 };
const ALL_FIVE: [Nation; 5] = [France, England, Germany, Belgium, Italy];

fn belief() -> Belief {
    let view = ann(&three([Belgium; 3], [Belgium; 5], &[Belgium; 9]));
    Belief::new(&view.table, READING)
}

/// Ann, who is Italy, looks.
fn all_odds(belief: &Belief) -> Odds {
    belief.odds(ANN, &ann(&three([Belgium; 3], [Belgium; 5], &[Belgium; 9])).me.unwrap().1)
}

fn odds(belief: &Belief, seat: Seat, nation: Nation) -> f32 {
    all_odds(belief)[seat][nation as usize]
}

fn close(a: f32, b: f32) -> bool {
    (a - b).abs() < 1e-4
}

#[test]
fn at_first_anybody_can_be_anything_but_ones_own_and_the_removed() {
    let belief = belief();
    for seat in [BEN, CAT] {
        for nation in [Belgium, England, France, Germany] {
            assert!(close(odds(&belief, seat, nation), 0.25));
        }
        assert_eq!(odds(&belief, seat, Italy) + odds(&belief, seat, Spain), 0.0);
    }
}

#[test]
fn takes_speak_for_a_nation_gives_against_it() {
    let mut belief = belief();
    belief.swapped(BEN, Belgium, France, &ALL_FIVE);
    assert!(odds(&belief, BEN, France) > 0.6);
    assert!(odds(&belief, BEN, Belgium) < 0.1);
    assert!(odds(&belief, BEN, England) < 0.25, "it was there to be taken");
    assert!(odds(&belief, CAT, France) < 0.15, "no two are alike");
}

/// Every way in which no two are alike, by hand: Ben's weights are .8 for France, which he took,
/// .05 for England and Germany, which he left, and a quarter of .05 for Belgium, which he gave.
#[test]
fn the_odds_are_exact() {
    let mut belief = belief();
    belief.swapped(BEN, Belgium, France, &ALL_FIVE);
    let ben = [(France, 0.8), (England, 0.05), (Germany, 0.05), (Belgium, 0.0125)];
    let all: f32 = ben.iter().map(|(_, weight)| weight).sum();
    for (nation, weight) in ben {
        assert!(close(odds(&belief, BEN, nation), weight / all));
        // Cat, of whom nothing was seen, is one of the three that Ben is not.
        assert!(close(odds(&belief, CAT, nation), (all - weight) / all / 3.0));
    }
}

/// Two spies look at each other: what Ben took speaks against France for Cat, and the other way.
#[test]
fn the_odds_of_two_who_took_the_same_are_exact() {
    let mut belief = belief();
    belief.swapped(BEN, Belgium, France, &ALL_FIVE);
    belief.swapped(CAT, Belgium, France, &ALL_FIVE);
    let weights = [(Belgium, 0.0125_f32), (England, 0.05), (France, 0.8), (Germany, 0.05)];
    let (mut france, mut all) = (0.0, 0.0);
    for (ben, b) in weights {
        for (_, c) in weights.iter().filter(|(cat, _)| *cat != ben) {
            all += b * c;
            france += if ben == France { b * c } else { 0.0 };
        }
    }
    assert!(close(odds(&belief, BEN, France), france / all));
    assert!(close(odds(&belief, CAT, France), france / all));
}

/// What is left lying counts also if nothing changes hands.
#[test]
fn like_for_like_says_what_was_left_lying() {
    let mut belief = belief();
    belief.swapped(BEN, Italy, Italy, &[Italy, England, England, Italy, Italy]);
    assert!(odds(&belief, BEN, England) < 0.2);
    assert!(close(odds(&belief, BEN, France), odds(&belief, BEN, Germany)));
}

/// Spywhere §4.1: three of a kind that are left lying may be one's own.
#[test]
fn what_is_spared_may_be_ones_own() {
    let mut belief = belief();
    belief.spared(BEN, France);
    assert!(close(odds(&belief, BEN, France), 1.0 / (1.0 + 3.0 * 0.5)));
}

/// Some spies swap at random. The less their swaps fit any nation, the less they say.
#[test]
fn who_swaps_at_random_is_found_out() {
    let view = ann(&three([Belgium; 3], [Belgium; 5], &[Belgium; 9]));
    let mut belief = Belief::new(&view.table, Reading { odd: 0.1, ..READING });
    assert!(close(belief.odd(BEN), 0.1));
    for nation in [Belgium, England, France, Germany, Italy] {
        belief.swapped(BEN, nation, nation, &ALL_FIVE);
    }
    assert!(belief.odd(BEN) > 0.5);
}

/// 720 ways at most: six spies, of whom one looks, leave 120.
#[test]
fn the_worlds_are_all_and_weigh_as_the_odds_say() {
    let setup = Setup::<Spywhere>::new(6, Options::default()).unwrap();
    let game = Match::open(&setup, Seed::of("worlds"), Vec::new(), &mut Outcome::default());
    let (me, own) = ann(&game).me.unwrap();
    let mut belief = Belief::new(&ann(&game).table, READING);
    assert_eq!(belief.worlds(me, guise(&own.passports)).len(), 120);
    for (seat, nation) in (1..6).map(Seat).zip(Nation::ALL) {
        belief.swapped(seat, nation, Nation::ALL[usize::from(seat.0)], &Nation::ALL[..5]);
    }
    let worlds = belief.worlds(me, guise(&own.passports));
    let all: f32 = worlds.iter().map(|world| world.weight).sum();
    let odds = belief.odds(me, &own);
    for nation in Nation::ALL {
        let there = worlds.iter().filter(|world| world.is(BEN, nation));
        let share = there.map(|world| world.weight).sum::<f32>() / all;
        assert!(close(share, odds[BEN][nation as usize]), "{nation}");
    }
}

#[test]
fn what_is_eliminated_is_excluded_whatever_was_taken() {
    let mut belief = belief();
    for _ in 0..20 {
        belief.swapped(BEN, Belgium, France, &ALL_FIVE);
    }
    belief.eliminated(BEN, France);
    assert_eq!(odds(&belief, BEN, France), 0.0);
    for nation in [Belgium, England, Germany] {
        belief.eliminated(CAT, nation);
    }
    assert!(close(odds(&belief, CAT, France), 1.0), "only that is left");
}

#[test]
fn odds_of_an_opponent_add_up() {
    let mut belief = belief();
    belief.swapped(BEN, Belgium, France, &ALL_FIVE);
    belief.swapped(CAT, England, Germany, &ALL_FIVE);
    belief.eliminated(CAT, Belgium);
    for seat in [BEN, CAT] {
        assert!(close(all_odds(&belief)[seat].iter().sum::<f32>(), 1.0));
    }
}
