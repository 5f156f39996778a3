//! A fixed number of damaged messages for every parser, the same ones each time.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Dice, Seed};
use noise::damage::damage;
use noise::{TARGETS, Target};

/// How many messages each parser gets.
const MESSAGES: u64 = 20_000;

/// What became of the messages.
#[derive(Default, Debug)]
struct Tally {
    understood: u64,
    not: u64,
    /// The message that broke a promise, if any did.
    broke: Option<Vec<u8>>,
}

/// Gives a parser its seeds and then this many damaged messages, until one breaks a promise.
fn torment(target: &Target, messages: u64) -> Tally {
    let seeds: Vec<Vec<u8>> = target.seeds().map(String::into_bytes).collect();
    let mut tally = Tally::default();
    let mut try_out = |message: &[u8]| {
        match catch_unwind(AssertUnwindSafe(|| (target.read)(message))) {
            Ok(true) => tally.understood += 1,
            Ok(false) => tally.not += 1,
            Err(_) => tally.broke = Some(message.to_vec()),
        }
        tally.broke.is_none()
    };
    for step in 0..messages {
        let mut dice = Dice::new(Seed::of(target.name), step);
        let mut message = dice.pick(&seeds).expect("there are seeds").clone();
        damage(&mut message, &seeds, &mut dice);
        if !try_out(&message) {
            break;
        }
    }
    tally
}

/// Runs the test of one parser; each has a thread of its own.
fn check(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a target");
    for seed in target.seeds() {
        let fine = seed == "{\"at\":1}\n{\"view\":0}" || (target.read)(seed.as_bytes());
        assert!(fine, "{name}: the seed is not understood: {seed}");
    }
    // The umpire plays whole games for each message.
    let messages = if name == "umpire" { MESSAGES / 10 } else { MESSAGES };
    let tally = torment(target, messages);
    let broke = tally.broke.as_deref().map(String::from_utf8_lossy);
    assert_eq!(broke, None, "{name}");
    println!("{name}: {} understood, {} not", tally.understood, tally.not);
    // Damage comes in many kinds: it breaks many messages, and some survive.
    let least = messages / 100;
    assert!(tally.understood > least && tally.not > least, "{name}: {tally:?}");
}

/// A test for each of our own targets, and one for each game.
macro_rules! tests {
    ($($rules:ident::$game:ident),+) => {
        tests! { to_server create join code token name umpire $($rules)+ }
    };
    ($($name:ident)+) => {
        $(#[test]
        fn $name() {
            check(stringify!($name));
        })+

        /// Every target has a test.
        #[test]
        fn every_target_is_tried() {
            let known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            assert_eq!([$(stringify!($name)),+].to_vec(), known);
        }
    };
}

games::games!(tests);

#[test]
fn every_target_is_in_the_fuzzer() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    for name in TARGETS.iter().map(|target| target.fuzz) {
        let source = folder.join(format!("fuzz_targets/{name}.rs"));
        let text = std::fs::read_to_string(&source).expect("each target has its file");
        assert!(text.contains(&format!("noise::{name}(bytes)")), "{text}");
        assert!(manifest.contains(&format!("name = \"{name}\"\n")), "{name}");
    }
}

/// The check can fail: it finds parsers with typical bugs.
#[test]
fn a_parser_that_breaks_is_found() {
    /// Cuts a text in the middle of a letter of several bytes.
    fn cuts(bytes: &[u8]) -> bool {
        std::str::from_utf8(bytes).is_ok_and(|text| text.len() > 3 && !text[..3].is_empty())
    }
    /// Trusts a number in the message.
    fn counts(bytes: &[u8]) -> bool {
        let read = strict::from_slice::<wire::ToServer<'_>>(bytes);
        matches!(read, Ok(wire::ToServer::Act { n, .. }) if u8::try_from(n).unwrap() < 255)
    }
    /// Recurses without limit.
    fn nests(bytes: &[u8]) -> bool {
        let mut depth = 0_u8;
        for byte in bytes {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
        }
        depth == 0
    }
    let known = |name: &str| *TARGETS.iter().find(|target| target.name == name).unwrap();
    for (read, like) in [
        (cuts as fn(&[u8]) -> bool, known("name")),
        (counts, known("to_server")),
        (nests, known("create")),
    ] {
        let tally = torment(&Target { read, ..like }, MESSAGES);
        assert!(tally.broke.is_some(), "like {}: {tally:?}", like.name);
    }
}
