//! Several houses behind one name: a balancer tells by a code's first letters which house has it.

use guest::Program;
use serde_json::json;

/// The codes of new tables begin with the house's syllable, and a balancer finds the code in the path
/// of everything that concerns the table, its socket among it.
#[tokio::test]
async fn codes_begin_with_the_syllable_of_the_house() {
    let args = ["--codes", "ba"];
    let house = Program::start(env!("CARGO_BIN_EXE_safehouse"), &args).expect("it starts");
    let place = house.place();
    for _ in 0..5 {
        let ann = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.expect("a table");
        assert!(ann.code.starts_with("ba") && ann.code.len() == 10, "{}", ann.code);
        let bob = place.join(&ann.code, "Bob").await.expect("a seat");
        assert_eq!(bob.code, ann.code);
        let socket = format!("/api/tables/{}/socket", ann.code);
        assert_eq!(place.get(&socket).await.unwrap().status, 426, "here one opens a WebSocket");
    }
}
