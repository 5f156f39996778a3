//! How things are written down.

use kernel::{Game, Refusal as _};
use serde_json::{from_str, to_string};

use super::tables::*;
use crate::{Action, Agent, Event, Eyes, Lock, Options, Refusal, Sight, Sign, Signal, Wink};

#[track_caller]
fn reads<T>(text: &str, value: T)
where
    T: serde::Serialize + for<'de> serde::Deserialize<'de> + PartialEq + std::fmt::Debug,
{
    assert_eq!(from_str::<T>(text).expect("it can be read"), value);
    assert_eq!(to_string(&value).expect("it can be written"), text);
}

/// The acts of the protocol.
#[test]
fn acts() {
    reads(r#"{"contact":2}"#, contact(CAT));
    reads(r#"{"call":25}"#, call(25));
    reads(r#"{"accuse":{"seat":2,"agent":25}}"#, accuse(CAT, 25));
    reads(r#"{"pass":{}}"#, pass());
    assert_eq!(from_str::<Action>(r#"{"call":1000}"#).expect("a whole number"), call(255));
    for text in [
        r#"{"call":-1}"#,
        r#"{"call":2.5}"#,
        r#"{"call":"25"}"#,
        r#"{"call":null}"#,
        r#"{"contact":-1}"#,
        r#"{"accuse":{"seat":2}}"#,
        r#"{"accuse":{"seat":2,"agent":25,"why":1}}"#,
        r#"{"call":25,"contact":2}"#,
        r#"{"pass":{"now":1}}"#,
        r#"{"shout":{}}"#,
        r#""pass""#,
        "{}",
    ] {
        assert!(from_str::<Action>(text).is_err(), "{text}");
    }
}

/// The senses of the protocol.
#[test]
fn senses() {
    reads(r#"{"look":2}"#, look(CAT));
    reads(r#"{"look":null}"#, look_at_the_crowd());
    reads(r#"{"wink":0}"#, wink(ANN));
    reads(r#"{"wink":null}"#, let_go());
    for text in [r#"{"look":-1}"#, r#"{"wink":1.5}"#, r#"{"look":"2"}"#, r#""look""#, "{}"] {
        assert!(from_str::<Signal>(text).is_err(), "{text}");
    }
}

/// Percepts and sights as the protocol has them.
#[test]
fn percepts_and_sights() {
    let percept = |percept: &crate::Percept| to_string(percept).expect("it can be written");
    let text = r#"{"face":{"seat":2,"eyes":0,"sign":false,"blink":false}}"#;
    assert_eq!(percept(&face(CAT, Some(ANN))), text);
    let text = r#"{"face":{"seat":2,"eyes":null,"sign":false,"blink":false}}"#;
    assert_eq!(percept(&face(CAT, None)), text);
    let sight = |sight: &Sight| to_string(sight).expect("it can be written");
    assert_eq!(sight(&began(ANN)), r#"{"began":{"seat":0}}"#);
    assert_eq!(sight(&called(ANN, 4)), r#"{"called":{"seat":0,"agent":4}}"#);
    assert_eq!(sight(&Sight::Passed { seat: ANN }), r#"{"passed":{"seat":0}}"#);
    let text = r#"{"contacted":{"by":0,"seat":2,"agent":4,"right":false,"holder":1}}"#;
    assert_eq!(sight(&contacted(ANN, CAT, 4, BEN)), text);
    let text = r#"{"accused":{"by":2,"seat":1,"agent":4,"right":true}}"#;
    assert_eq!(sight(&accused(CAT, BEN, 4, true)), text);
    let own = kernel::PerSeat::new(1, |_| crate::Own { hand: agents([3, 1]) });
    assert_eq!(sight(&Sight::Over { seats: own }), r#"{"over":{"seats":[{"cards":[1,3]}]}}"#);
}

/// Options are persisted, and read strictly.
#[test]
fn options() {
    reads(
        r#"{"eyes":"real","lock":"game","min_turn_s":5,"max_turn_s":45,"sign":"wink"}"#,
        Options::default(),
    );
    let other = Options {
        first: Some(CAT),
        eyes: Eyes::Gaze,
        lock: Lock::Round,
        min_turn_s: 0,
        max_turn_s: 9,
        sign: Sign::Ear,
    };
    reads(
        r#"{"first":2,"eyes":"gaze","lock":"round","min_turn_s":0,"max_turn_s":9,"sign":"ear"}"#,
        other,
    );
    assert_eq!(from_str::<Options>("{}").expect("all are optional"), Options::default());
    for text in [
        r#"{"eyes":"closed"}"#,
        r#"{"eyes":null}"#,
        r#"{"first":null}"#,
        r#"{"first":-1}"#,
        r#"{"min_turn_s":-1}"#,
        r#"{"max_turn_s":1.5}"#,
        r#"{"turn_s":5}"#,
    ] {
        assert!(from_str::<Options>(text).is_err(), "{text}");
    }
}

/// Facts are persisted: what is written is read back the same, and garbage is not.
#[test]
fn facts() {
    reads(r#"{"called":{"seat":0,"agent":4}}"#, Event::Called { seat: ANN, agent: Agent(4) });
    reads(
        r#"{"began":{"seat":1,"since":5000,"until":50000}}"#,
        Event::Began { seat: BEN, since: kernel::At(5_000), until: Some(kernel::At(50_000)) },
    );
    reads(r#"{"passed":{"seat":3}}"#, Event::Passed { seat: DAN });
    reads(
        r#"{"contacted":{"by":0,"seat":2,"agent":4,"holder":1}}"#,
        Event::Contacted { by: ANN, seat: CAT, agent: Agent(4), holder: BEN },
    );
    reads(
        r#"{"accused":{"by":2,"seat":1,"agent":4,"right":true}}"#,
        Event::Accused { by: CAT, seat: BEN, agent: Agent(4), right: true },
    );
    reads(r#""over""#, Event::Over);
    let dealt = r#"{"dealt":{"first":0,"crowd":[4,1,2,3],"hands":[[1],[2],[3],[4]]}}"#;
    let deal = crate::Deal {
        first: ANN,
        crowd: [4, 1, 2, 3].into_iter().map(Agent).collect(),
        hands: kernel::PerSeat::new(4, |seat| agents([seat.0 + 1])),
    };
    reads(dealt, Event::Dealt(deal));
    for broken in ["[[1,1],[2],[3],[4]]", "[[37],[2],[3],[4]]", "[[0],[2],[3],[4]]"] {
        let text = dealt.replace("[[1],[2],[3],[4]]", broken);
        assert!(from_str::<Event>(&text).is_err(), "{text}");
    }
}

/// Every refusal, in the order of the protocol's list.
pub(crate) const REFUSALS: [Refusal; 17] = {
    use Refusal::*;
    [
        Over,
        NotYourTurn,
        TooSoon,
        OwnCard,
        Occupied,
        SameCard,
        NotFaceUp,
        NoPawn,
        Yourself,
        NotCalled,
        OwnCall,
        Caller,
        YouHoldIt,
        NoCiLeft,
        Locked,
        Repeated,
        CanCall,
    ]
};

/// Every refusal has its code, in the order of the protocol's list.
#[test]
fn refusals() {
    assert!(REFUSALS.is_sorted());
    let codes = REFUSALS.map(|refusal| refusal.code().strip_prefix("wink/").expect("the name"));
    let listed = "over not_your_turn too_soon own_card occupied same_card not_face_up no_pawn \
                  yourself not_called own_call caller you_hold_it no_ci_left locked repeated can_call";
    assert_eq!(codes.join(" "), listed);
}

/// Wink §11: in one room people wink with their own eyes, apart the program gives them a gaze.
#[test]
fn eyes_follow_from_where_people_are() {
    let eyes = |together| match Wink::follows(together) {
        [("eyes", name)] => from_str::<Eyes>(&format!("\"{name}\"")).expect("eyes"),
        others => panic!("{others:?}"),
    };
    assert_eq!((eyes(true), eyes(false)), (Eyes::Real, Eyes::Gaze));
    assert!((4..=8).all(|seats| Wink::offers(seats).iter().all(|offer| offer.key != "eyes")));
}
