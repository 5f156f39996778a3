//! Damages messages a little, so that most of their meaning survives.

use kernel::Dice;

/// The pieces that damage inserts, besides pieces of this message and of others.
const PIECES: [&str; 32] = [
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
    "false",
    "-1",
    "0",
    "1e9",
    "0.5",
    "-0",
    "99999999999999999999",
    "9007199254740993",
    "\"n\":",
    "\"act\":",
    "\"seat\":",
    "{}",
    "\\u0000",
    "\\ud800",
    "\u{feff}",
    "\u{202e}",
    "é",
    "e\u{301}",
    "🦊",
    "\n",
    " ",
    "-",
];

/// Numbers at the limits of number types.
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "7",
    "255",
    "256",
    "65535",
    "1000000",
    "4294967295",
    "4294967296",
    "9007199254740991",
    "9007199254740992",
    "18446744073709551616",
];

/// Damages a message.
pub fn damage(message: &mut Vec<u8>, others: &[Vec<u8>], dice: &mut Dice) {
    for _ in 0..=dice.below(3) {
        let from = below(dice, message.len() + 1);
        let to = (from + below(dice, 8)).min(message.len());
        match dice.below(9) {
            0 => drop(message.splice(from..to, [])),
            1 => drop(message.splice(from..from, piece(dice).bytes())),
            2 => drop(message.splice(from..to, piece(dice).bytes())),
            3 => message.truncate(from),
            4 => {
                let copy = message[from..to].to_vec();
                let place = below(dice, message.len() + 1);
                message.splice(place..place, copy);
            }
            5 => graft(message, others, from, dice),
            6 => repeat(message, from, to, dice),
            7 => another_number(message, dice),
            _ => {
                if let Some(byte) = message.get_mut(from) {
                    *byte = dice.below(256) as u8;
                }
            }
        }
    }
}

/// Replaces the rest of the message with a piece of another one.
fn graft(message: &mut Vec<u8>, others: &[Vec<u8>], from: usize, dice: &mut Dice) {
    if let Some(other) = dice.pick(others) {
        let start = below(dice, other.len() + 1);
        message.truncate(from);
        message.extend_from_slice(&other[start..]);
    }
}

/// Repeats a piece many times, for depth and length.
fn repeat(message: &mut Vec<u8>, from: usize, to: usize, dice: &mut Dice) {
    let copy = message[from..to].repeat(1 + below(dice, 200));
    message.splice(from..from, copy);
}

/// Replaces a number, so that the message stays well-formed.
fn another_number(message: &mut Vec<u8>, dice: &mut Dice) {
    let is_digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let begins =
        |i: &usize| is_digit(message.get(*i)) && (*i == 0 || !is_digit(message.get(i - 1)));
    let numbers: Vec<usize> = (0..message.len()).filter(begins).collect();
    if let Some(&start) = dice.pick(&numbers) {
        let length = message[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = NUMBERS[below(dice, NUMBERS.len())];
        message.splice(start..start + length, number.bytes());
    }
}

fn piece(dice: &mut Dice) -> &'static str {
    PIECES[below(dice, PIECES.len())]
}

fn below(dice: &mut Dice, limit: usize) -> usize {
    dice.below(limit as u32) as usize
}
