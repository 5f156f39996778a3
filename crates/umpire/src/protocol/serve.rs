//! Reads lines from a stream and writes answers to a stream.

use std::io::{self, BufRead, BufReader, Read, Write};

use super::referee::error;
use super::{Catalog, Mistake, Referee};

/// The most bytes of a line before its end. A longer one is an error, and is not kept.
pub const LONGEST: usize = 64 * 1024;

/// Answers every line of `input` on `output`, one by one, until the input ends. Answers are flushed
/// before it waits for more input: a client that writes one line at a time gets each answer at once,
/// and one that writes many at a time gets many at a time.
pub fn serve<C: Catalog>(
    referee: &mut Referee<C>,
    input: impl Read,
    mut output: impl Write,
) -> io::Result<()> {
    let mut input = BufReader::with_capacity(LONGEST, input);
    let (mut line, mut answers) = (Vec::new(), Vec::new());
    while let Some(whole) = next_line(&mut input, &mut line)? {
        match whole {
            true => referee.answer_to(&line, &mut answers),
            false => {
                let why = Mistake(format!("the line is longer than {LONGEST} bytes"));
                answers.extend_from_slice(error(&why).as_bytes());
            }
        }
        answers.push(b'\n');
        if !input.buffer().contains(&b'\n') || answers.len() > LONGEST {
            output.write_all(&answers)?;
            output.flush()?;
            answers.clear();
        }
    }
    Ok(())
}

/// Reads the next line, without its end, and returns whether it is complete: of one that is too
/// long only the beginning is kept. The last line needs no end.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    input.take(LONGEST as u64 + 1).read_until(b'\n', line)?;
    match line.last() {
        None => Ok(None),
        Some(b'\n') => {
            line.pop();
            Ok(Some(true))
        }
        Some(_) if line.len() <= LONGEST => Ok(Some(true)),
        Some(_) => {
            input.skip_until(b'\n')?;
            Ok(Some(false))
        }
    }
}
