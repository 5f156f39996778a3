//! What somebody overhears on the line of a spy at a table with a beat, and what is wrong with it.
//!
//! docs/beats.md promises one frame of one length on every beat, updates of a padded length on the
//! beat whose instant they carry, and nothing else. [`Overheard::read`] holds a line to that. Two
//! lines whose spies may learn the same are then [compared](Overheard::differs).

use serde_json::Value;

use crate::Said;

/// The length of every frame; that of an update is a multiple of the other.
const FRAME: usize = 512;
const UPDATE: usize = 8192;
/// The length of a beat, in ms.
const BEAT_MS: u64 = 100;

/// The line of one spy during a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overheard {
    /// The number of the last beat: the first is 1, and there is no gap.
    pub beats: u64,
    /// The lengths of the updates.
    pub updates: Vec<usize>,
    /// The faces that were felt, one after the other. Blinks are chance, and not among them.
    pub faces: Vec<Value>,
    /// The answers to the spy's own messages.
    pub answers: Vec<String>,
    /// How often everybody was told that the table waits for its disk, or goes on.
    pub pauses: usize,
}

impl Overheard {
    /// Reads a line from the first beat of a game to a last one, or says what should not be there.
    pub fn read(heard: &[String], last: u64) -> Result<Overheard, String> {
        let mut line = Overheard::default();
        for text in heard {
            let said = Said::read(text).map_err(|why| format!("{why} in {text}"))?;
            let is_frame = matches!(said, Said::Beat(_));
            if line.beats == last && is_frame {
                break;
            }
            if line.beats == 0 && !is_frame {
                // The lobby, before the game.
                continue;
            }
            line.take_in(&said, text)?;
        }
        if line.beats < last {
            return Err(format!("the line ends after beat {}", line.beats));
        }
        Ok(line)
    }

    fn take_in(&mut self, said: &Said<'_>, text: &str) -> Result<(), String> {
        match said {
            Said::Beat(beat) => {
                if (beat.k, text.len()) != (self.beats + 1, FRAME) {
                    let (after, length) = (self.beats, text.len());
                    return Err(format!("beat {} after {after}, of {length} bytes", beat.k));
                }
                self.beats = beat.k;
                let answers = beat.ack.map(|n| format!("done {n}"));
                let refused = beat.refused.as_ref().map(|no| format!("{} {}", no.n, no.why));
                let error = beat.error.as_ref().map(ToString::to_string);
                self.answers.extend(answers.into_iter().chain(refused).chain(error));
                self.feel(beat.felt.get())
            }
            Said::Update(update) => {
                let (n, at) = (self.updates.len() as u64 + 1, self.beats * BEAT_MS);
                if (update.n, update.at) != (n, at) || !text.len().is_multiple_of(UPDATE) {
                    return Err(format!(
                        "update {} of {} ms with {} bytes instead of update {n} of {at} ms",
                        update.n,
                        update.at,
                        text.len()
                    ));
                }
                self.updates.push(text.len());
                Ok(())
            }
            // A table that waits for its disk tells everybody at once, and that it goes on.
            Said::Table(table)
                if table.get().contains(r#""paused":true"#) || !self.pauses.is_multiple_of(2) =>
            {
                self.pauses += 1;
                Ok(())
            }
            // The table is shown once when a game begins.
            Said::Table(_) if self.beats == 1 => Ok(()),
            Said::Table(_)
            | Said::Percepts(_)
            | Said::Ack { .. }
            | Said::Refused { .. }
            | Said::Welcome { .. }
            | Said::Pong(_)
            | Said::Error { .. } => Err(format!("after beat {}: {text}", self.beats)),
        }
    }

    fn feel(&mut self, felt: &str) -> Result<(), String> {
        let felt: Vec<Value> = serde_json::from_str(felt).map_err(|why| why.to_string())?;
        for mut percept in felt {
            let Some(face) = percept.get_mut("face").and_then(Value::as_object_mut) else {
                return Err(format!("a spy felt {percept}"));
            };
            face.remove("blink");
            let face = percept["face"].take();
            if self.faces.last() != Some(&face) {
                self.faces.push(face);
            }
        }
        Ok(())
    }

    /// How this line differs from another whose spy may learn the same; `None` if it does not.
    pub fn differs(&self, other: &Overheard) -> Option<String> {
        let said = |line: &Overheard| {
            (line.beats, line.updates.clone(), line.faces.clone(), line.answers.clone())
        };
        let (one, two) = (said(self), said(other));
        (one != two).then(|| format!("{one:?} and {two:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEATS: u64 = 12;

    fn frame(k: u64, felt: &str, answer: &str) -> String {
        format!("{:FRAME$}", format!(r#"{{"beat":{{"k":{k},"felt":[{felt}]{answer}}}}}"#))
    }

    fn face(sign: bool, blink: bool) -> String {
        format!(r#"{{"face":{{"seat":2,"eyes":null,"sign":{sign},"blink":{blink}}}}}"#)
    }

    fn update(n: u64, at: u64) -> String {
        let update =
            format!(r#"{{"update":{{"game":1,"n":{n},"at":{at},"sights":[],"view":{{}}}}}}"#);
        format!("{update:UPDATE$}")
    }

    /// A line with two updates, on which a face was looked at and blinked, and an act was refused.
    fn line() -> Vec<String> {
        let mut line = vec![r#"{"table":{"phase":"lobby"}}"#.to_owned()];
        for k in 1..=BEATS {
            let felt = match k {
                4 | 8 => face(false, false),
                7 => face(false, true),
                _ => String::new(),
            };
            let answer = if k == 9 { r#","refused":{"n":1,"why":"wink/not_now"}"# } else { "" };
            line.push(frame(k, &felt, answer));
            match k {
                1 => line.extend([update(1, 100), r#"{"table":{"paused":false}}"#.to_owned()]),
                6 => line.push(update(2, 600)),
                _ => {}
            }
        }
        line
    }

    #[test]
    fn a_sound_line_is_read() {
        let read = Overheard::read(&line(), BEATS).unwrap();
        assert_eq!((read.beats, &read.updates[..]), (BEATS, &[UPDATE, UPDATE][..]));
        assert_eq!((read.faces.len(), &read.answers[..]), (1, &["1 wink/not_now".to_owned()][..]));
        assert_eq!(read.differs(&read), None);
        assert!(Overheard::read(&line(), BEATS + 1).is_err(), "it ends too early");
        assert_eq!(Overheard::read(&line(), 5).unwrap().updates.len(), 1);
    }

    /// Who blinks when is chance; that the table waited for its disk is told to all.
    #[test]
    fn blinks_and_pauses_are_no_difference() {
        let (read, mut other) = (Overheard::read(&line(), BEATS).unwrap(), line());
        other[5] = frame(3, &face(false, true), "");
        other.insert(6, r#"{"table":{"paused":true}}"#.to_owned());
        other.insert(7, r#"{"table":{"paused":false}}"#.to_owned());
        let other = Overheard::read(&other, BEATS).unwrap();
        assert_eq!((read.differs(&other), other.pauses), (None, 2));
    }

    /// Each of these leaks was planted in a line, and is found on it alone.
    #[test]
    fn every_leak_on_a_line_is_caught() {
        type Plant = fn(&mut Vec<String>);
        let leaks: [(&str, Plant); 9] = [
            ("a longer frame", |line| line[6].push(' ')),
            ("a shorter frame", |line| _ = line[6].pop()),
            ("a frame more", |line| line.insert(6, line[6].clone())),
            ("a beat that is skipped", |line| _ = line.remove(6)),
            ("an update that is not padded", |line| line[2] = line[2].trim_end().to_owned()),
            ("an update off its beat", |line| line.swap(9, 10)),
            ("an update number that counts more", |line| line[9] = update(3, 600)),
            ("percepts at once", |line| line.insert(6, r#"{"percepts":[]}"#.to_owned())),
            ("a table off the opening beat", |line| {
                line.insert(6, r#"{"table":{"paused":false}}"#.to_owned());
            }),
        ];
        for (name, plant) in leaks {
            let mut line = line();
            plant(&mut line);
            let caught = Overheard::read(&line, BEATS).expect_err(name);
            println!("{name}: {caught}");
        }
    }

    /// These are found when two lines are compared.
    #[test]
    fn every_leak_between_lines_is_caught() {
        let sound = Overheard::read(&line(), BEATS).unwrap();
        let leaks: [(&str, usize, String); 4] = [
            ("a wink", 6, frame(4, &face(true, false), "")),
            ("a face in the crowd", 8, frame(6, r#"{"face":{"seat":3}}"#, "")),
            ("another refusal", 12, frame(9, "", r#","refused":{"n":1,"why":"wink/own"}"#)),
            ("a longer update", 9, format!("{:1$}", update(2, 600), 2 * UPDATE)),
        ];
        for (name, place, text) in leaks {
            let mut line = line();
            line[place] = text;
            let other = Overheard::read(&line, BEATS).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(sound.differs(&other).is_some(), "{name}");
        }
    }
}
