//! Sums, shares and spreads.

use bots::Played;
use kernel::{At, Lines, Score, Seat, Side, Standing};

use super::*;

fn played(totals: &[u32], winners: &[u8], moves: u64) -> Played {
    let score = |(seat, total): (u8, &u32)| Score {
        side: Side::Seat(Seat(seat)),
        total: *total,
        lines: Lines::new(),
    };
    let scores = (0..).zip(totals).map(score).collect();
    let winners = winners.iter().copied().map(Seat).collect();
    Played {
        standing: Standing { scores, winners, tie: None },
        moves,
        refused: 0,
        over_at: At(0),
        figures: Vec::new(),
    }
}

#[test]
fn a_shared_win_is_shared_without_a_remainder() {
    for seats in 1..=8_u8 {
        let winners: Vec<u8> = (0..seats).collect();
        let mut tally = Tally::new(8);
        tally.count(&played(&[3; 8], &winners, 1), 0);
        let all: u64 = tally.seats.iter().map(|seat| seat.wins).sum();
        assert_eq!(all, WIN, "by {seats}");
        assert_eq!(tally.shared, u64::from(seats > 1));
    }
}

#[test]
fn a_team_wins_together_and_shares_with_nobody() {
    let team = |seats: [u8; 2], total| Score {
        side: Side::Team(seats.map(Seat).to_vec()),
        total,
        lines: Lines::new(),
    };
    let scores = vec![team([0, 2], 7), team([1, 3], 5)];
    let standing = Standing { scores, winners: vec![Seat(0), Seat(2)], tie: None };
    let mut tally = Tally::new(4);
    tally.count(&Played { standing, moves: 1, refused: 0, over_at: At(0), figures: Vec::new() }, 0);
    assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [420, 0, 420, 0]);
    assert_eq!(tally.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), [7, 5, 7, 5]);
    assert_eq!(tally.shared, 0);
}

#[test]
fn the_order_of_games_does_not_matter() {
    let games = [
        played(&[4, 9], &[1], 20),
        played(&[6, 6], &[0, 1], 31),
        played(&[12, 0], &[0], 11),
        played(&[5, 3], &[0], 25),
    ];
    let sum = |order: &[usize]| {
        order.iter().fold(Tally::new(2), |mut sum, game| {
            let mut one = Tally::new(2);
            one.count(&games[*game], 0);
            sum.add(&one);
            sum
        })
    };
    let tally = sum(&[0, 1, 2, 3]);
    assert_eq!(tally, sum(&[3, 1, 0, 2]));
    assert_eq!((tally.games, tally.shared, tally.moves), (4, 1, 87));
    assert_eq!((tally.fewest_moves, tally.most_moves), (11, 31));
    assert_eq!((tally.seats[0].wins(), tally.seats[1].wins()), (2.5, 1.5));
}

#[test]
fn mean_and_spread() {
    let mut tally = Tally::new(1);
    for total in [2, 4, 4, 4, 5, 5, 7, 9] {
        tally.count(&played(&[total], &[0], 1), 0);
    }
    assert_eq!((tally.seats[0].mean(), tally.seats[0].spread()), (5.0, 2.0));
}

#[test]
fn bots_of_one_kind_are_counted_together() {
    let mut tally = Tally::new(3);
    tally.count(&played(&[1, 2, 3], &[2], 1), 0);
    let bots = ["b", "a", "b"].map(String::from);
    let by_bot = tally.by_bot(&bots);
    assert_eq!(by_bot.len(), 2);
    let (name, seats, sum) = by_bot[0];
    assert_eq!((name, seats, sum.times, sum.score, sum.wins), ("b", 2, 2, 4, WIN));
    assert_eq!((by_bot[1].0, by_bot[1].1, by_bot[1].2.score), ("a", 1, 2));
}

/// Three games of one deal: whoever wins from the second seat.
#[test]
fn bots_that_have_moved_are_counted_by_who_they_are() {
    let mut tally = Tally::new(3);
    for turned in 0..3 {
        tally.count(&played(&[1, 9, 2], &[1], 1), turned);
    }
    assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [WIN; 3]);
    tally.count(&played(&[1, 9, 2], &[1], 1), 1);
    assert_eq!(tally.seats.iter().map(|seat| seat.wins()).collect::<Vec<_>>(), [2.0, 1.0, 1.0]);
}

#[test]
fn figures_are_spread_over_games() {
    let with = |figure| Played { figures: vec![figure], ..played(&[1], &[0], 1) };
    let sum = |values: &[u64]| {
        let mut tally = Tally::new(1).with_spreads();
        values.iter().for_each(|sum| tally.count(&with(Figure::mean("turns", *sum, 2)), 0));
        tally
    };
    let (mut first, second) = (sum(&[2, 4, 8]), sum(&[1, 6, 20]));
    first.count(&with(Figure::mean("turns", 0, 0)), 0);
    first.add(&second);
    let spread = first.spread(0).unwrap();
    let quantiles = [0, 10, 50, 90, 100].map(|percent| spread.quantile(percent).unwrap());
    assert_eq!(quantiles, [0.5, 0.5, 2.0, 10.0, 10.0]);
    assert_eq!(Tally::new(1).spread(0), None, "nobody asked");
}
