//! A running `safehouse umpire`, and its conversation.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running `safehouse umpire`.
pub(crate) struct Umpire {
    child: Child,
    input: Option<ChildStdin>,
    output: Option<BufReader<ChildStdout>>,
}

impl Umpire {
    pub(crate) fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_safehouse"))
            .arg("umpire")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = child.stdout.take().map(BufReader::new);
        Umpire { child, input, output }
    }

    /// A program in which this game is open.
    pub(crate) fn open(opening: Value) -> Self {
        let mut umpire = Umpire::start();
        umpire.accept(json!({"open": opening}));
        umpire
    }

    /// Writes any bytes.
    pub(crate) fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it still listens");
        input.write_all(bytes).expect("it still reads");
        input.flush().expect("it still reads");
    }

    /// Sends one line and returns the answer as text.
    pub(crate) fn say(&mut self, line: &str) -> String {
        self.write(line.as_bytes());
        self.write(b"\n");
        self.next()
    }

    /// The next line as text: compact, an object whose first field is the kind of answer.
    pub(crate) fn next(&mut self) -> String {
        let mut line = String::new();
        let output = self.output.as_mut().expect("somebody listens");
        output.read_line(&mut line).expect("answers are UTF-8");
        assert_eq!(line.pop(), Some('\n'), "an answer is a whole line; the program may have ended");
        let kinds = [
            "{\"ok\":{",
            "{\"refused\":\"",
            "{\"view\":{",
            "{\"error\":\"",
            "{\"options\":{",
            "{\"id\":",
        ];
        assert!(kinds.iter().any(|kind| line.starts_with(kind)), "{line}");
        line
    }

    /// Sends a line and parses the answer.
    pub(crate) fn ask(&mut self, line: Value) -> Value {
        let answer = self.say(&line.to_string());
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    /// Sends a line that must be accepted.
    #[track_caller]
    pub(crate) fn accept(&mut self, line: Value) -> Value {
        let mut answer = self.ask(line.clone());
        let ok = answer["ok"].take();
        assert!(ok.is_object(), "{line}: {answer}");
        for field in ["sights", "percepts"] {
            let lists = ok[field].as_object().expect("always there");
            assert!(lists.values().all(|list| list.as_array().is_some_and(|it| !it.is_empty())));
        }
        assert!(ok.as_object().unwrap().contains_key("over"));
        ok
    }

    /// A seat does what it may do.
    #[track_caller]
    pub(crate) fn act(&mut self, at: u64, seat: u8, act: Value) -> Value {
        self.accept(json!({"at": at, "seat": seat, "act": act}))
    }

    /// A seat does what it may not do. Returns the refusal's code.
    #[track_caller]
    pub(crate) fn refusal(&mut self, at: u64, seat: u8, act: Value) -> String {
        let answer = self.ask(json!({"at": at, "seat": seat, "act": act}));
        assert!(answer["refused"].is_string(), "{act}: {answer}");
        answer["refused"].as_str().unwrap().to_string()
    }

    /// Sends a line that is not understood. Returns the error.
    #[track_caller]
    pub(crate) fn error(&mut self, line: Value) -> String {
        let answer = self.ask(line.clone());
        assert!(answer["error"].is_string(), "{line}: {answer}");
        answer["error"].as_str().unwrap().to_string()
    }

    pub(crate) fn view(&mut self, who: impl serde::Serialize) -> Value {
        self.ask(json!({"view": who}))["view"].take()
    }

    /// The views of every observer at a table with this many seats, as text.
    pub(crate) fn all_views(&mut self, seats: u8) -> Vec<String> {
        let names = (0..seats).map(|seat| json!(seat));
        names
            .chain([json!("spectator"), json!("screen"), json!("auditor")])
            .map(|who| self.say(&json!({"view": who}).to_string()))
            .collect()
    }

    /// Writes all of this without waiting for answers, and then reads this many.
    pub(crate) fn flood(&mut self, bytes: &[u8], answers: usize) -> Vec<String> {
        let mut input = self.input.take().expect("it still listens");
        let (input, answers) = std::thread::scope(|scope| {
            let writer = scope.spawn(|| {
                input.write_all(bytes).expect("it still reads");
                input
            });
            let answers = (0..answers).map(|_| self.next()).collect();
            (writer.join().expect("all was written"), answers)
        });
        self.input = Some(input);
        answers
    }

    /// Stops reading its answers, and writes lines until it has ended. Returns whether it ended
    /// well.
    pub(crate) fn ignore_it(mut self, line: &[u8]) -> bool {
        drop(self.output.take());
        let mut input = self.input.take().expect("it still listens");
        while input.write_all(line).is_ok() {}
        self.end().1
    }

    /// Closes the input. Returns the rest of the output, and whether the program ended well.
    pub(crate) fn end(&mut self) -> (String, bool) {
        drop(self.input.take());
        let mut rest = String::new();
        if let Some(output) = &mut self.output {
            output.read_to_string(&mut rest).expect("answers are UTF-8");
        }
        (rest, self.child.wait().expect("it ends").success())
    }
}

/// At the end of a test nothing is left unread, and the program ends well.
impl Drop for Umpire {
    fn drop(&mut self) {
        let end = self.end();
        if !std::thread::panicking() {
            assert_eq!(end, (String::new(), true));
        }
    }
}
