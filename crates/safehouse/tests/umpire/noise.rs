//! Valid lines with random damage, a fixed number of them: never a crash, one answer for each line,
//! and an error changes nothing.

use serde_json::json;

use crate::Umpire;
use crate::whole_games::{Numbers, any_move};

/// The number of damaged lines.
const LINES: usize = 6_000;

/// The pieces that damage inserts, besides random bytes.
const PIECES: [&str; 24] = [
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "\\",
    "null",
    "true",
    "-1",
    "0",
    "1e9",
    "0.5",
    "99999999999999999999",
    "\"seat\"",
    "\"at\":",
    "\"act\":",
    "\"italy\"",
    "{\"done\":{}}",
    "\\u0000",
    "\u{feff}",
    "\n",
    "\r\n",
];

/// Another name, another number: damage that leaves a line well-formed.
fn mistake(line: &mut Vec<u8>, numbers: &mut Numbers) {
    const NATIONS: [&str; 6] = ["belgium", "england", "france", "germany", "italy", "spain"];
    let (old, new) = (NATIONS[numbers.below(6)], NATIONS[numbers.below(6)]);
    if let Some(place) = line.windows(old.len()).position(|bytes| bytes == old.as_bytes()) {
        line.splice(place..place + old.len(), new.bytes());
    }
    let digits: Vec<usize> = (0..line.len()).filter(|i| line[*i].is_ascii_digit()).collect();
    if let Some(place) = digits.get(numbers.below(digits.len().max(1))) {
        line[*place] = b'1' + numbers.below(9) as u8;
    }
}

/// Damage that may leave anything.
fn damage(line: &mut Vec<u8>, numbers: &mut Numbers) {
    for _ in 0..=numbers.below(3) {
        let from = numbers.below(line.len() + 1);
        let to = (from + numbers.below(8)).min(line.len());
        match numbers.below(6) {
            0 => drop(line.splice(from..to, [])),
            1 => drop(line.splice(from..from, PIECES[numbers.below(PIECES.len())].bytes())),
            2 => drop(line.splice(from..to, PIECES[numbers.below(PIECES.len())].bytes())),
            3 => line.truncate(from),
            4 => {
                let copy = line[from..to].to_vec();
                let place = numbers.below(line.len() + 1);
                line.splice(place..place, copy);
            }
            _ => {
                if let Some(byte) = line.get_mut(from) {
                    *byte = numbers.below(256) as u8;
                }
            }
        }
    }
}

#[test]
fn damaged_lines() {
    let mut numbers = Numbers(2);
    let mut umpire = Umpire::start();
    let (mut seats, mut kinds) = (4, [0; 4]);
    let open = |seats: u8, game: usize| json!({"open": {"game": "spywhere", "seats": seats, "options": {"log": true}, "seed": game.to_string()}});
    umpire.accept(open(seats, 0));
    let mut at = 0;
    for i in 0..LINES {
        at += 500;
        let valid = match any_move(&mut umpire, seats, at, &mut numbers) {
            Some(line) if i % 7 != 0 => line,
            // Sometimes another game; always when this one is over.
            Some(_) | None => {
                (seats, at) = (2 + numbers.below(5) as u8, 0);
                umpire.accept(open(seats, i));
                open(seats, i)
            }
        };
        let mut line = valid.to_string().into_bytes();
        match numbers.below(4) {
            0 => mistake(&mut line, &mut numbers),
            _ => damage(&mut line, &mut numbers),
        }

        let before = umpire.all_views(seats);
        umpire.write(&line);
        umpire.write(b"\n");
        let answers = line.iter().filter(|byte| **byte == b'\n').count() + 1;
        let answers: Vec<String> = (0..answers).map(|_| umpire.next()).collect();
        let mut errors = 0;
        for answer in &answers {
            let kind = ["{\"error", "{\"ok", "{\"refused", "{\"view"]
                .iter()
                .position(|kind| answer.starts_with(kind))
                .unwrap();
            kinds[kind] += 1;
            errors += usize::from(kind == 0);
        }
        if errors == answers.len() {
            let line = String::from_utf8_lossy(&line);
            assert_eq!(umpire.all_views(seats), before, "{line}: {answers:?}");
        } else if line.windows(4).any(|bytes| bytes == b"open") {
            umpire.accept(open(seats, i));
        }
        if i % 5 == 0 {
            umpire.ask(valid);
        }
    }
    // The damage was of many kinds: most lines were broken, and some survived it.
    let [errors, accepted, refused, _] = kinds;
    assert!(errors > LINES / 2 && accepted > 50 && refused > 50, "{kinds:?}");
}
