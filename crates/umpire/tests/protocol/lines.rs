//! Lines from a stream: where they end, how long they may be, when they are answered.

use std::io::{self, BufReader, Read, Write};

use umpire::protocol::{LONGEST, serve};

use crate::referee;

/// All answers to `input`.
fn answers(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    // A small buffer, so that lines end at its edges too.
    serve(&mut referee(), BufReader::with_capacity(7, input), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(output.is_empty() || output.ends_with('\n'));
    output.lines().map(String::from).collect()
}

/// `ok`, `view`, `error` or `refused` for every line.
fn kinds(input: &[u8]) -> Vec<String> {
    let kind = |line: String| line.split('"').nth(1).unwrap().to_string();
    answers(input).into_iter().map(kind).collect()
}

const OPEN: &str = r#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1}}}"#;

#[test]
fn one_answer_for_each_line() {
    let open = OPEN;
    let said = |text: String| kinds(text.as_bytes()).join(" ");
    assert_eq!(said(String::new()), "");
    assert_eq!(said("\n".into()), "error");
    assert_eq!(said("\n\n \n\t\r\n".into()), "error error error error");
    assert_eq!(said(format!("{open}\n{{\"view\":0}}\n")), "ok view");
    assert_eq!(said(format!("{open}\n{{\"view\":0}}")), "ok view", "the last needs no end");
    assert_eq!(said(format!("{open}\r\n{{\"view\":0}}\r\n")), "ok view", "CRLF is fine");
    assert_eq!(said(format!("  {open}  \n\t{{ \"view\" : 0 }}\n")), "ok view", "so are spaces");
    assert_eq!(said(format!("{open}\n\n{{\"view\":0}}\n")), "ok error view");
    assert_eq!(said(format!("{open}\r{{\"view\":0}}\n")), "error", "CR alone ends no line");
    assert_eq!(said(format!("{open} {{\"view\":0}}\n")), "error");
    assert_eq!(said(format!("\u{feff}{open}\n{open}\n")), "error ok", "no byte order mark");
}

#[test]
fn bytes_that_are_no_text() {
    let mut input = OPEN.as_bytes().to_vec();
    for garbage in
        [&b"\xff\xfe"[..], b"\0", b"{\"view\":\xc3\x28}", b"\xed\xa0\x80", b"{\"a\0\":1}"]
    {
        input.push(b'\n');
        input.extend_from_slice(garbage);
        input.extend_from_slice(b"\n{\"view\":0}");
    }
    let mut expected = vec!["ok"];
    expected.extend(["error", "view"].repeat(5));
    assert_eq!(kinds(&input), expected);
}

#[test]
fn nested_beyond_reason() {
    for (opening, closing) in [("[", "]"), ("{\"a\":", "}"), ("{\"open\":{\"deal\":[", "]}}")] {
        for times in [200, LONGEST / 20] {
            let open = opening.repeat(times);
            let input = format!("{open}\n{open}{}\n{OPEN}\n", closing.repeat(times));
            assert_eq!(kinds(input.as_bytes()), ["error", "error", "ok"], "{opening} {times}");
        }
    }
}

/// A line of exactly the longest length is read; one byte more is too long, with or without end.
#[test]
fn the_longest_line() {
    let padded = |bytes: usize| format!("{OPEN}{}", " ".repeat(bytes - OPEN.len()));
    let too_long = format!(r#"{{"error":"the line is longer than {LONGEST} bytes"}}"#);
    for end in ["", "\n", "\r\n"] {
        assert_eq!(kinds(format!("{}{end}", padded(LONGEST - 1)).as_bytes()), ["ok"]);
    }
    assert_eq!(kinds(padded(LONGEST).as_bytes()), ["ok"]);
    assert_eq!(kinds(format!("{}\n", padded(LONGEST)).as_bytes()), ["ok"]);
    assert_eq!(answers(padded(LONGEST + 1).as_bytes()), [too_long.as_str()]);
    for bytes in [LONGEST + 1, LONGEST + 2, 2 * LONGEST, 1 << 20] {
        let input = format!("{OPEN}\n{}\n{{\"view\":0}}\n", padded(bytes));
        let answers = answers(input.as_bytes());
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[1], too_long);
        assert!(answers[2].starts_with(r#"{"view""#), "the next line is read");
    }
}

/// A program can wait for the answer to a line before writing the next one.
#[test]
fn each_answer_is_sent_at_once() {
    /// Records what has arrived, and how often it was flushed.
    #[derive(Default)]
    struct Wire {
        waiting: Vec<u8>,
        sent: Vec<Vec<u8>>,
    }
    impl Write for Wire {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.waiting.extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            self.sent.push(std::mem::take(&mut self.waiting));
            Ok(())
        }
    }
    /// Gives one line for each read, as a program does that waits for each answer.
    struct OneByOne<'a>(&'a [u8]);
    impl Read for OneByOne<'_> {
        fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
            let line = self.0.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
            let length = line.len().min(to.len());
            to[..length].copy_from_slice(&line[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }
    let mut wire = Wire::default();
    let input = format!("{OPEN}\nnonsense\n{{\"view\":0}}");
    serve(&mut referee(), OneByOne(input.as_bytes()), &mut wire).unwrap();
    assert_eq!(wire.sent.len(), 3);
    assert!(wire.sent.iter().all(|line| line.ends_with(b"}\n")), "each sending is one line");
    assert!(wire.waiting.is_empty());
}
