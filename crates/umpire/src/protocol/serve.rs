//! Reads lines from a stream and writes answers to a stream.

use std::io::{self, BufRead, Read, Write};

use super::referee::error;
use super::{Catalog, Mistake, Referee};

/// The most bytes of a line before its end. A longer one is an error, and is not kept.
pub const LONGEST: usize = 64 * 1024;

/// Answers every line of `input` on `output`, one by one, until the input ends. Each answer is
/// flushed before the next line is read.
pub fn serve<C: Catalog>(
    referee: &mut Referee<C>,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(whole) = next_line(&mut input, &mut line)? {
        let mut answer = match whole {
            true => referee.answer(&line),
            false => error(&Mistake(format!("the line is longer than {LONGEST} bytes"))),
        };
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
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
