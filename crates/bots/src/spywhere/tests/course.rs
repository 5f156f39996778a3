//! What a game's chronicle counts.

use kernel::PerSeat;
use spywhere::Nation::{Belgium, England, France, Germany, Italy, Spain};
use spywhere::{Deal, Event, Nation};

use super::super::chronicle::Course;
use super::{ANN, BEN, CAT};
use crate::{Chronicle, Figure};

fn told(events: &[Event]) -> Vec<Figure> {
    let passports = [[Italy], [France], [Germany]];
    let deal = Deal {
        first: ANN,
        removed: Some(Spain),
        passports: PerSeat::new(3, |s| passports[usize::from(s.0)].into_iter().collect()),
        hands: PerSeat::new(3, |_| [Belgium; 3].into_iter().collect()),
        row: [France, Italy, Germany, Italy, England].into_iter().collect(),
        pile: [Belgium; 9].into_iter().collect(),
    };
    let mut course = Course::new(3);
    course.heed(&Event::Dealt(deal));
    events.iter().for_each(|event| course.heed(event));
    course.figures()
}

fn value(figures: &[Figure], name: &str) -> Option<f64> {
    figures.iter().find(|figure| figure.name == name).expect("it is counted").value()
}

fn turn(seat: kernel::Seat, drew: Nation, take: Nation) -> [Event; 2] {
    let drew = Some(drew);
    [Event::Began { seat, drew, until: None }, Event::Swapped { seat, give: Belgium, take }]
}

#[test]
fn turns_seals_and_the_lead() {
    let mut events = Vec::new();
    events.extend(turn(ANN, Belgium, Italy));
    events.push(Event::Identified { by: ANN, seat: BEN, nation: France });
    events.extend(turn(BEN, France, France));
    events.extend(turn(CAT, Belgium, England));
    events.extend(turn(ANN, Italy, Italy));
    events.push(Event::Identified { by: ANN, seat: CAT, nation: England });
    events.push(Event::Final { ender: Some(ANN), until: None });
    events.push(Event::Identified { by: BEN, seat: ANN, nation: Italy });
    let figures = told(&events);
    let is = |name: &str, expected: f64| {
        let value = value(&figures, name).expect("it was counted");
        assert!((value - expected).abs() < 1e-9, "{name}: {value}");
    };
    is("turns a spy", 4.0 / 3.0);
    is("games of at most 3 turns a spy", 1.0);
    is("round of the first seal", 1.0);
    is("seals a game before the final phase", 2.0);
    is("… that are right", 0.5);
    is("cards of the final phase that are right", 1.0);
    is("games ended by an ender", 1.0);
    is("lead changes a game", 2.0);
}

#[test]
fn a_game_without_seals_has_no_first_one() {
    let figures = told(&turn(ANN, Belgium, Italy));
    assert_eq!(value(&figures, "round of the first seal"), None);
    assert_eq!(value(&figures, "games with a seal before the final phase"), Some(0.0));
}
