//! Memory fades, sooner for those who have a bad one.

use kernel::{Dice, Seat, Seed};
use wink::{Agent, Sight};

use crate::wink::character::{ALL, Character, MASTERMIND, ROOKIE};
use crate::wink::recollection::Recollection;

const CARD: Agent = Agent(9);
const BEN: Seat = Seat(1);

fn calls(recollection: &mut Recollection, times: u32) {
    for _ in 0..times {
        recollection.heed(&Sight::Called { seat: Seat(0), agent: Agent(1) });
    }
}

/// Ben calls 9, and somebody winks for 4.
fn lesson(character: &Character, number: u64) -> Recollection {
    let mut dice = Dice::new(Seed::of("recollection").nth(number), 0);
    let mut recollection = Recollection::new();
    recollection.heed(&Sight::Called { seat: BEN, agent: CARD });
    recollection.notice(BEN, Agent(4));
    assert!(recollection.settle(character.recalls, &mut dice));
    assert!(!recollection.settle(character.recalls, &mut dice), "nothing is new any more");
    recollection
}

#[test]
fn what_is_new_is_known_and_what_is_old_fades() {
    for character in ALL {
        let mut fresh = lesson(character, 0);
        assert!(fresh.lacks(BEN, CARD) && fresh.winked(Agent(4)) == Some(BEN));
        calls(&mut fresh, character.recalls.1 + 1);
        assert!(!fresh.lacks(BEN, CARD) && fresh.winked(Agent(4)).is_none());
    }
}

/// After eight calls no rookie knows it any more, and every mastermind does. For how long is chance.
#[test]
fn a_rookie_forgets_what_a_mastermind_knows() {
    let remember = |character: &Character, after: u32| {
        let knows = |number: &u64| {
            let mut recollection = lesson(character, *number);
            calls(&mut recollection, after);
            recollection.lacks(BEN, CARD)
        };
        (0..50).filter(knows).count()
    };
    assert_eq!((remember(&ROOKIE, 8), remember(&MASTERMIND, 8)), (0, 50));
    assert!((5..45).contains(&remember(&ROOKIE, 4)), "some do, some do not");
}

/// Wink §7.7: who was accused wrongly has not winked for that card.
#[test]
fn a_wrong_accusation_corrects_a_mistaken_wink() {
    let mut recollection = lesson(&MASTERMIND, 0);
    let wrong = Sight::Accused { by: Seat(2), seat: BEN, agent: Agent(4), right: false };
    recollection.heed(&wrong);
    recollection.settle(MASTERMIND.recalls, &mut Dice::new(Seed::of("recollection"), 1));
    assert_eq!(recollection.winked(Agent(4)), None);
    assert!(recollection.lacks(BEN, Agent(4)) && recollection.lacks(Seat(2), Agent(4)));
}
