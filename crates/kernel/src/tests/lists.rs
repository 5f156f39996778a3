//! Seats, sets of them, and flat lists.

use crate::{Few, PerSeat, Seat, Seats};

#[test]
fn play_goes_round_the_table() {
    assert_eq!(Seat(0).left(3), Seat(1));
    assert_eq!(Seat(2).left(3), Seat(0));
}

/// Any whole number can be named; no seat is made of what is no whole number.
#[test]
fn a_seat_is_any_whole_number() {
    let read = |text: &str| serde_json::from_str::<Seat>(text).ok();
    assert_eq!(read("3"), Some(Seat(3)));
    assert_eq!(read("99999999999"), Some(Seat(255)));
    for broken in ["-1", "1.0", "1e3", "\"1\"", "null", "[1]"] {
        assert_eq!(read(broken), None, "{broken}");
    }
}

#[test]
fn sets_of_seats() {
    let mut seats: Seats = [Seat(4), Seat(1)].into_iter().collect();
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
    assert!(!seats.contains(Seat(255)), "a seat nowhere is in no set");
    seats.remove(Seat(4));
    assert_eq!((seats.len(), seats.is_empty()), (1, false));
    assert_eq!(Seats::all(8).len(), 8);
    assert_eq!(serde_json::to_string(&Seats::all(3)).ok().as_deref(), Some("[0,1,2]"));
}

#[test]
fn one_value_for_each_seat() {
    let mut per = PerSeat::new(3, |seat| seat.0 * 10);
    per[Seat(1)] = 7;
    let written = serde_json::to_string(&per).expect("writable");
    assert_eq!(written, "[0,7,20]");
    assert_eq!(serde_json::from_str::<PerSeat<u8>>(&written).ok(), Some(per));
    assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5,6,7,8,9]").is_err());
}

#[test]
fn a_few_in_order() {
    let mut few: Few<u8, 4> = [1, 2, 3, 4].into_iter().collect();
    assert_eq!(few.remove(1), 2);
    few.retain(|n| *n != 3);
    assert_eq!(few.pop(), Some(4));
    assert_eq!(&*few, [1]);
    assert_eq!(few, [1].into_iter().collect());
    assert!(serde_json::from_str::<Few<u8, 2>>("[1,2,3]").is_err());
}

#[test]
fn the_first_of_a_few_is_replaced_in_its_place() {
    let mut few: Few<u8, 5> = [1, 2, 3, 2].into_iter().collect();
    few.replace(&2, 9);
    assert_eq!(&*few, [1, 9, 3, 2]);
    few.replace(&7, 9);
    assert_eq!(&*few, [1, 9, 3, 2], "there is no 7");
    few.pop();
    few.replace(&2, 9);
    assert_eq!(&*few, [1, 9, 3], "what was there once is not there");
}

#[test]
fn a_few_know_where_the_first_and_the_last_lie() {
    let mut few: Few<u8, 5> = [1, 2].into();
    few.push_times(7, 2);
    assert_eq!((&*few, few.len(), few.is_empty()), (&[1, 2, 7, 7][..], 4, false));
    assert_eq!((few.place(&7), few.place(&0), few.last()), (Some(2), None, Some(&7)));
    few.clear();
    assert_eq!((few.place(&7), few.last(), few.is_empty()), (None, None, true));
}

#[test]
#[should_panic(expected = "out of range")]
fn a_few_are_never_more_at_once() {
    Few::<u8, 5>::from([1, 2]).push_times(7, 4);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_few_are_never_more() {
    let _: Few<u8, 2> = [1, 2, 3].into_iter().collect();
}
