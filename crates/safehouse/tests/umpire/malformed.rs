//! Malformed lines: each gets one error and changes nothing.

use serde_json::json;

use crate::{Umpire, four};

/// Each of these is one line.
fn lines() -> Vec<Vec<u8>> {
    let texts = [
        "",
        " ",
        "\r",
        "hello",
        "{",
        "}",
        "{}",
        "[]",
        "null",
        "true",
        "0",
        "\"\"",
        "{\"at\":}",
        "{\"at\":1,}",
        "{\"at\":1}}",
        "{\"at\":1}\0",
        "{'at':1}",
        "{at:1}",
        "{\"at\":01}",
        "{\"at\":+1}",
        "{\"at\":0x10}",
        "{\"at\":1_000}",
        "{\"at\":NaN}",
        "{\"at\":Infinity}",
        "{\"at\":-0}",
        "{\"at\":1e5}",
        "{\"at\":1E400}",
        "{\"AT\":1}",
        "{\"at\":1,\"at\":1}",
        "{\"at\":1,\"\\u0061t\":1}",
        "{\"at\":1} // soon",
        "{\"at\":1}\u{a0}",
        "\u{feff}{\"at\":1}",
        "{\"view\":\"\\ud800\"}",
        "{\"view\":\"spectator\\u0000\"}",
        "{\"view\":4}",
        "{\"view\":\"0\"}",
        "{\"view\":\"auditor\"}",
        "{\"at\":1,\"seat\":4,\"act\":{\"done\":{}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"done\":[]}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"done\":null}}",
        "{\"at\":1,\"seat\":0,\"act\":\"done\"}",
        "{\"at\":1,\"seat\":0,\"act\":[\"done\"]}",
        "{\"at\":1,\"seat\":0,\"act\":{\"Done\":{}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"swap\":[\"italy\",\"france\"]}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"swap\":{\"give\":\"italy\"}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"swap\":{\"give\":\"italy\",\"take\":\"Italy\"}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"swap\":{\"give\":\"italy\",\"take\":{\"italy\":null}}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"swap\":{\"give\":\"italy\",\"take\":\"france\",\"seat\":0}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"eliminate\":{\"nation\":\"italy\"}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"eliminate\":[\"italy\"]}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"eliminate\":\"portugal\"}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"identify\":{\"as\":\"italy\"}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"identify\":{\"seat\":1,\"nation\":\"italy\"}}}",
        "{\"at\":1,\"seat\":0,\"act\":{\"call\":25}}",
        "{\"at\":1,\"seat\":0,\"sense\":{\"look\":1}}",
        "{\"at\":1,\"seat\":0,\"sense\":{\"look\":null}}",
        "{\"at\":1,\"seat\":0,\"sense\":{}}",
        "{\"at\":1,\"seat\":0,\"sense\":null}",
        "{\"at\":1,\"seat\":0,\"sense\":\"look\"}",
    ];
    let mut lines: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    lines.push(b"\xff\xfe\xfd".to_vec());
    lines.push(b"{\"view\":\"\xe2\x28\xa1\"}".to_vec());
    lines.push(b"{\"at\":1}\x80".to_vec());
    lines.push(vec![0; 1000]);
    lines.push(b"[".repeat(60_000));
    lines.push([b"[".repeat(30_000), b"]".repeat(30_000)].concat());
    lines.push(b"{\"at\":".repeat(10_000));
    lines.push(
        format!(
            "{{\"at\":1,\"seat\":0,\"act\":{}{}}}",
            "{\"swap\":".repeat(5000),
            "}".repeat(5000)
        )
        .into(),
    );
    lines.push(format!("{{\"at\":{}}}", " ".repeat(70_000)).into());
    lines.push(format!("{{\"at\":1{}", " ".repeat(1 << 20)).into());
    lines.push(b"x".repeat(1 << 20));
    lines.push(b"\xff".repeat(1 << 20));
    lines
}

#[test]
fn one_error_each_and_the_next_line_works() {
    let mut umpire = Umpire::open(four());
    umpire.accept(json!({"at": 1_000}));
    let views = umpire.all_views(4);
    for line in lines() {
        let shown = String::from_utf8_lossy(&line[..line.len().min(100)]).into_owned();
        umpire.write(&line);
        umpire.write(b"\n");
        let answer = umpire.next();
        assert!(answer.starts_with("{\"error\":\""), "{shown}: {answer}");
        assert!(answer.len() < 400, "what is wrong is not repeated at length: {shown}");
        assert_eq!(umpire.all_views(4), views, "{shown}");
    }
}

/// The same before any game is open, where valid lines are errors too.
#[test]
fn before_any_game_is_open() {
    let mut umpire = Umpire::start();
    for line in lines() {
        umpire.write(&line);
        umpire.write(b"\n");
        assert!(umpire.next().starts_with("{\"error\":\""));
    }
    for line in [
        json!({"at": 1}),
        json!({"view": 0}),
        json!({"view": "spectator"}),
        json!({"at": 1, "seat": 0, "act": {"done": {}}}),
    ] {
        umpire.error(line);
    }
    umpire.accept(json!({"open": four()}));
}

/// All at once, without waiting: as many answers as lines, in their order.
#[test]
fn many_lines_without_waiting() {
    let mut umpire = Umpire::open(four());
    let lines = lines();
    let count = lines.len();
    let mut input = lines.join(&b'\n');
    input.push(b'\n');
    for answer in umpire.flood(&input, count) {
        assert!(answer.starts_with("{\"error\":\""), "{answer}");
    }
    assert_eq!(umpire.view(0)["step"], "swap");
}

/// The last line needs no end, and the program ends with its input.
#[test]
fn the_input_ends() {
    let mut umpire = Umpire::open(four());
    umpire.write(b"{\"at\":1}");
    let (rest, well) = umpire.end();
    assert_eq!(rest, "{\"ok\":{\"sights\":{},\"percepts\":{},\"over\":null}}\n");
    assert!(well);

    for input in [&b""[..], b"\n", b"{\"at\":1", b"\xff", b"{\"open\":"] {
        let mut umpire = Umpire::start();
        umpire.write(input);
        let (rest, well) = umpire.end();
        assert_eq!(rest.lines().count(), usize::from(!input.is_empty()), "{rest}");
        assert!(well);
    }
}

/// If nobody reads the answers any more, the program ends without an error.
#[test]
fn nobody_listens() {
    assert!(Umpire::open(four()).ignore_it(b"{\"view\":0}\n"));
}
