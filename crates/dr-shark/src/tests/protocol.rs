//! Dr Shark as the umpire speaks it: `docs/umpire-dr-shark.md`, every example of which is tried.

use kernel::Refusal as _;
use serde_json::{Value, json};
use umpire::dialogue::{self, Example};
use umpire::protocol::{Catalog, Opened, Opening, Referee, open};

use crate::{Colour, Design, DrShark, Refusal, Texture, Touch};

const REFERENCE: &str = include_str!("../../../../docs/umpire-dr-shark.md");

/// A catalog that has Dr Shark in it.
struct Only;

impl Catalog for Only {
    fn names(&self) -> &[&str] {
        &["dr-shark"]
    }
    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        (opening.game == "dr-shark").then(|| open::<DrShark>(opening))
    }
}

#[test]
fn every_example_is_true() {
    let mut referee = Referee::new(Only);
    dialogue::hold(REFERENCE, |said| referee.answer(said.as_bytes()));
}

/// The table of pieces is the box: every piece is there once, with its texture and shape.
#[test]
fn every_piece_is_in_the_table() {
    let components = crate::Components::default();
    let rows =
        REFERENCE.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 6);
    let mut found = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        for name in cells[0].split(", ").map(|name| name.trim_matches('`')) {
            let piece: crate::Piece = serde_json::from_value(json!(name)).expect(name);
            assert_eq!(piece.colour().name(), cells[2], "{name}");
            assert_eq!(piece.texture().name(), cells[3], "{name}");
            let shape = components.shape(piece).map(|shape| shape.number().to_string());
            assert_eq!(shape.as_deref(), Some(cells[4]), "{name}");
            found += 1;
        }
    }
    assert_eq!(found, 130);
}

/// Each act, option, name, sight and refusal has its example.
#[test]
fn nothing_is_left_out() {
    let examples = dialogue::examples(REFERENCE);
    let all = |part: fn(&Example<'static>) -> &'static str| -> String {
        examples.iter().map(part).collect()
    };
    let (said, answered) = (all(|example| example.said), all(|example| example.answered));
    let acts = "dive search draw place grab sort return keep take stop complete paoletta \
                babanipoulos decline done";
    for act in acts.split_whitespace() {
        assert!(said.contains(&format!("\"act\":{{\"{act}\":")), "the act {act}");
        assert!(REFERENCE.contains(&format!("| `{{\"{act}\":")), "{act} in the table");
    }
    for option in ["first", "teams", "short", "search_s", "touch", "max_turn_s", "box"] {
        assert!(said.contains(&format!("\"{option}\":")), "the option {option}");
    }
    let names = Design::ALL.map(Design::name).into_iter().chain(Colour::ALL.map(Colour::name));
    let names = names.chain(Texture::ALL.map(Texture::name)).chain(Touch::ALL.map(Touch::name));
    for name in names {
        assert!(REFERENCE.contains(&format!("`{name}`")), "the name {name}");
    }
    let sights = "dealt began dived started drawn placed fumbled grabbed sorted returned kept taken \
                  ended completed charmed negotiated declined assembled over";
    for sight in sights.split_whitespace() {
        assert!(answered.contains(&format!("{{\"{sight}\":{{")), "the sight {sight}");
        assert!(REFERENCE.contains(&format!("| `{{\"{sight}\":{{")), "{sight} in the table");
    }
    for code in Refusal::ALL.iter().map(|refusal| refusal.code()) {
        assert!(answered.contains(&format!("{{\"refused\":\"{code}\"")), "the refusal {code}");
        assert!(REFERENCE.contains(&format!("| `{code}` |")), "{code} in the table");
    }
}

/// A conversation, line by line.
struct Talk(Referee<Only>);

impl Talk {
    /// A table with this position, pieces being named.
    fn new(seats: u8, deal: Value) -> Talk {
        let mut talk = Talk(Referee::new(Only));
        let open = json!({"game": "dr-shark", "seats": seats, "options": {"touch": "named"}, "deal": deal});
        let answer = talk.say(&json!({ "open": open }));
        assert!(answer.get("ok").is_some(), "{answer}");
        talk
    }
    fn say(&mut self, line: &Value) -> Value {
        let answer = self.0.answer(line.to_string().as_bytes());
        serde_json::from_str(&answer).expect("an answer is JSON")
    }
    fn act(&mut self, at: u64, seat: u8, act: Value) -> Value {
        self.say(&json!({"at": at, "seat": seat, "act": act}))
    }
    #[track_caller]
    fn refused(&mut self, at: u64, seat: u8, act: Value, code: &str) {
        let answer = self.act(at, seat, act.clone());
        assert_eq!(answer["refused"], format!("dr-shark/{code}"), "{act}: {answer}");
    }
    #[track_caller]
    fn ok(&mut self, at: u64, seat: u8, act: Value) {
        let answer = self.act(at, seat, act.clone());
        assert!(answer.get("ok").is_some(), "{act}: {answer}");
    }
    #[track_caller]
    fn error(&mut self, line: &Value) {
        let answer = self.say(line);
        assert!(answer.get("error").is_some(), "{line}: {answer}");
    }
}

/// Of several refusals the first in the order of the list is given.
#[test]
fn the_first_refusal_is_given() {
    let bag = json!(["clown.1.1", "clown.2.1", "shark.green.1"]);
    let mut talk = Talk::new(2, json!({"bag": bag, "dossiers": [["waiter.1.1"], []]}));
    let dive = |area: &str, space: &str| json!({"dive": {"area": area, "space": space}});
    let draw = |piece: &str| json!({"draw": {"piece": piece}});
    talk.refused(0, 1, dive("E", "dark"), "not_your_turn");
    talk.refused(0, 0, draw("waiter.2.2"), "not_now");
    talk.refused(0, 0, dive("E", "dark"), "dark_space");
    talk.ok(0, 0, dive("A", "light"));
    talk.refused(0, 0, json!({"stop": {}}), "not_now");
    talk.ok(0, 0, json!({"search": {}}));
    talk.refused(0, 0, json!({"grab": {"pieces": []}}), "not_now");
    talk.ok(0, 0, draw("clown.1.1"));
    talk.refused(0, 0, draw("waiter.2.2"), "hand_full");
    talk.ok(0, 0, json!({"stop": {}}));
    talk.refused(0, 0, json!({"complete": "clown"}), "incomplete");
    talk.refused(0, 0, json!({"paoletta": {"from": 0, "piece": "clown.3.1"}}), "no_service");
    talk.ok(0, 0, json!({"done": {}}));
    talk.refused(0, 1, dive("A", "dark"), "dark_space");
    talk.refused(0, 1, dive("A", "light"), "occupied");
    talk.ok(0, 1, dive("B", "light"));
    talk.ok(0, 1, json!({"search": {}}));
    talk.ok(0, 1, json!({"stop": {}}));
    talk.ok(0, 1, json!({"done": {}}));
    talk.refused(0, 0, dive("A", "dark"), "dark_space");
    talk.refused(0, 0, dive("A", "light"), "same_area");
    talk.refused(0, 0, dive("B", "light"), "occupied");
}

/// What is an error is one before any rule is looked at, and not even the clock runs.
#[test]
fn errors_come_before_the_rules() {
    let mut talk = Talk::new(2, json!({"bag": [], "dossiers": [[], []]}));
    let acts = [
        json!({"draw": {"x": 1, "y": 1}}),
        json!({"grab": {"x": 1, "y": 1, "size": 1}}),
        json!({"draw": {"piece": "clown.1.4"}}),
        json!({"draw": {"piece": "clown.5.1"}}),
        json!({"draw": ["clown.1.1"]}),
        json!({"draw": {}}),
        json!({"grab": ["clown.1.1"]}),
        json!({"grab": {"pieces": ["clown.1.1", 3]}}),
        json!({"place": 9}),
        json!({"place": "wool"}),
        json!({"place": [3]}),
        json!({"dive": ["A", "light"]}),
        json!({"dive": {"area": "a", "space": "light"}}),
        json!({"sort": ["clown.1.1", "green"]}),
        json!({"return": {"violet": null}}),
        json!({"complete": ["clown"]}),
        json!({"babanipoulos": {"from": 1, "take": "clown.1.1", "give": ["clown.1.2"]}}),
        json!({"paoletta": {"from": -1, "piece": "clown.1.1"}}),
        json!({"stop": []}),
        json!({"stop": null}),
        json!({"done": {}, "stop": {}}),
        json!({}),
    ];
    for act in acts {
        talk.error(&json!({"at": 99_000, "seat": 1, "act": act}));
    }
    for sense in [json!({"touch": []}), json!({"touch": [{"finger": 0, "x": 1, "y": 1, "ms": 0}]})]
    {
        talk.error(&json!({"at": 99_000, "seat": 0, "sense": sense}));
    }
    talk.error(&json!({"at": 99_000, "seat": 2, "act": {"done": {}}}));
    let view = talk.say(&json!({"view": 0}));
    assert_eq!(
        (&view["view"]["step"], &view["view"]["deadline"]),
        (&json!("dive"), &json!(30_000))
    );
    talk.refused(0, 0, json!({"paoletta": {"from": 9, "piece": "clown.1.1"}}), "not_now");
}

/// Options that no table can have are an error, and so are those that there are not.
#[test]
fn options_that_cannot_be() {
    let mut talk = Talk(Referee::new(Only));
    for (seats, options) in [
        (2, json!({"teams": true})),
        (3, json!({"teams": true})),
        (5, json!({"teams": true})),
        (6, json!({"teams": false})),
        (4, json!({"teams": null})),
        (4, json!({"teams": 1})),
        (2, json!({"search_s": 0})),
        (2, json!({"search_s": 1.5})),
        (2, json!({"max_turn_s": 0})),
        (2, json!({"max_turn_s": -1})),
        (2, json!({"first": 2})),
        (2, json!({"touch": "smelt"})),
        (2, json!({"short": "yes"})),
        (2, json!({"chain": true})),
        (1, json!({})),
        (7, json!({})),
    ] {
        let open = json!({"game": "dr-shark", "seats": seats, "options": options, "seed": "x"});
        talk.error(&json!({ "open": open }));
    }
    for (seats, options) in [
        (4, json!({"teams": true})),
        (4, json!({"teams": false})),
        (6, json!({"teams": true})),
        (6, json!({})),
        (5, json!({"teams": false, "short": true, "search_s": 1, "max_turn_s": 1, "first": 4})),
    ] {
        let open = json!({"game": "dr-shark", "seats": seats, "options": options, "seed": "x"});
        let answer = talk.say(&json!({ "open": open }));
        assert!(answer.get("ok").is_some(), "{answer}");
    }
}
