//! A table whose time is ours.

use std::sync::Arc;

use bots::Populated;
use kernel::{At, Seat, Seed};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::{Order, Phase, Stand, Token};

use super::leaks::Leak;
use crate::house::Chance;
use crate::journal::Journal;
use crate::lobby::Lobby;
use crate::play::{Opened, Play};
use crate::table::{Customs, Door, Hello, Line, Mail, Said, Table, Whence, Word};

/// A table whose time is ours.
pub(super) struct Desk {
    pub(super) table: Table,
    pub(super) at: At,
    ears: Vec<Ear>,
    tokens: Vec<Token>,
    n: Vec<u64>,
    doors: u64,
    /// What the table lets slip, and whether somebody was not understood since the last beat.
    pub(super) leak: Option<Leak>,
    pub(super) misunderstood: bool,
    _mailbox: mpsc::Sender<Mail>,
}

/// Somebody at the table who writes down what they hear, and when.
pub(super) struct Ear {
    pub(super) door: Door,
    stand: Stand,
    seat: Option<Seat>,
    line: Line,
    words: mpsc::Receiver<Word>,
    pub(super) heard: Vec<(At, String)>,
}

/// A runtime whose clock stands still: nothing at a desk ever waits.
pub(super) fn still() -> Runtime {
    Builder::new_current_thread().enable_time().start_paused(true).build().unwrap()
}

/// Chance that nobody needs: these tables are dealt.
pub(super) fn chance() -> Chance {
    Arc::new(|| [0; 32])
}

/// People who are about to begin.
pub(super) fn lobby(game: &str, seats: u8, options: &str) -> (Lobby, Vec<Token>) {
    let mut lobby = Lobby::new(game).unwrap();
    let tokens: Vec<Token> = (0..seats).map(|_| Token::random()).collect();
    for token in &tokens {
        lobby.sit(None, None, token.hash()).unwrap();
    }
    lobby.order(Seat(0), strict::from_str(&format!("{{\"options\":{options}}}")).unwrap()).unwrap();
    lobby.order(Seat(0), Order::Spectators(true)).unwrap();
    lobby.order(Seat(0), Order::Start {}).unwrap();
    assert_eq!(lobby.phase, Phase::Playing);
    (lobby, tokens)
}

impl Desk {
    /// A game begins.
    pub(super) async fn open((lobby, tokens): (Lobby, Vec<Token>), play: Box<dyn Play>) -> Desk {
        let (mailbox, mail) = mpsc::channel(1);
        let code = wire::Code::read("bakilo-tumesa").unwrap();
        let customs = Customs::default();
        let house = (customs, chance());
        let mut table = Table::new(code, house, Journal::in_memory(), lobby.clone(), mail);
        let setup = serde_json::value::to_raw_value("").unwrap();
        let events = serde_json::value::to_raw_value("").unwrap();
        let opened = Opened { play, events, version: 1, setup };
        table.begin(lobby, opened, [0; 32]).await.unwrap();
        Desk {
            table,
            at: At(0),
            ears: vec![],
            n: vec![0; tokens.len()],
            tokens,
            doors: 0,
            leak: None,
            misunderstood: false,
            _mailbox: mailbox,
        }
    }

    /// The seed of the `number`th game of this kind.
    pub(super) fn seed<G: Populated>(number: u64) -> Seed {
        Seed::of(G::NAME).nth(number)
    }

    /// Time passes, beat by beat.
    pub(super) async fn go(&mut self, to: At) {
        while let Some(due) = self.table.next_of_game().filter(|due| *due <= to) {
            self.at = self.at.max(due);
            self.table.set_clock(self.at);
            let slips = self.slips_beat();
            self.table.time_passes().await.unwrap();
            if slips {
                self.ears.iter_mut().for_each(|ear| while ear.words.try_recv().is_ok() {});
            }
            self.listen();
        }
        self.at = self.at.max(to);
        self.table.set_clock(self.at);
    }

    /// Somebody comes. Which ear is theirs.
    pub(super) async fn come(&mut self, stand: Stand, seat: Option<Seat>, credit: u32) -> usize {
        self.doors += 1;
        let line = Line::default();
        line.set_credit_ms(credit);
        let ear = self.enter(Door(self.doors), stand, seat, line).await;
        self.ears.push(ear);
        self.listen();
        self.ears.len() - 1
    }

    /// Somebody comes from this address to watch. By which door.
    pub(super) async fn come_from(&mut self, from: Whence, stand: Stand) -> Door {
        self.doors += 1;
        let door = Door(self.doors);
        let ear = self.enter_from((door, from), stand, None, Line::default()).await;
        self.ears.push(ear);
        door
    }

    /// Whether this connection is still there.
    pub(super) fn is_open(&self, door: Door) -> bool {
        self.table.everybody().iter().any(|(open, ..)| *open == door)
    }

    /// How many are connected from this address.
    pub(super) fn open_from(&self, from: Whence) -> usize {
        self.table.doors.from(from)
    }

    /// What holds a seat.
    pub(super) fn token(&self, seat: Seat) -> &Token {
        &self.tokens[usize::from(seat.0)]
    }

    async fn enter(&mut self, door: Door, stand: Stand, seat: Option<Seat>, line: Line) -> Ear {
        self.enter_from((door, Whence(door.0)), stand, seat, line).await
    }

    async fn enter_from(
        &mut self,
        (door, from): (Door, Whence),
        stand: Stand,
        seat: Option<Seat>,
        line: Line,
    ) -> Ear {
        let (outlet, words) = mpsc::channel(256);
        let outlet = Box::new(outlet);
        let (reply, answer) = oneshot::channel();
        let token = seat.map(|seat| self.tokens[usize::from(seat.0)].clone());
        let have = None;
        let hello = Hello { door, from, stand, token, have, outlet, line: line.clone(), reply };
        self.take(Mail::Hello(Box::new(hello))).await;
        self.slip_coming();
        answer.await.unwrap().unwrap();
        Ear { door, stand, seat, line, words, heard: Vec::new() }
    }

    /// Somebody loses their connection and is back before anybody notices.
    pub(super) async fn come_back(&mut self, ear: usize) {
        self.doors += 1;
        let Ear { stand, seat, line, door, .. } = &self.ears[ear];
        let (stand, seat, line, old) = (*stand, *seat, line.clone(), *door);
        let heard = std::mem::take(&mut self.ears[ear].heard);
        if self.doors.is_multiple_of(2) {
            self.take(Mail::Gone(old)).await;
        }
        self.ears[ear] = self.enter(Door(self.doors), stand, seat, line).await;
        self.ears[ear].heard = heard;
        self.listen();
    }

    /// Somebody comes and goes.
    pub(super) async fn look_in(&mut self, stand: Stand, seat: Option<Seat>) {
        self.doors += 1;
        let door = Door(self.doors);
        let _ear = self.enter(door, stand, seat, Line::default()).await;
        self.take(Mail::Gone(door)).await;
        self.listen();
    }

    /// How often a seat has acted.
    pub(super) fn acts(&self, seat: Seat) -> u64 {
        self.n[usize::from(seat.0)]
    }

    /// Somebody acts, with the next number of theirs.
    pub(super) async fn act(&mut self, seat: Seat, act: &str) -> u64 {
        self.n[usize::from(seat.0)] += 1;
        let n = self.n[usize::from(seat.0)];
        self.say(seat, Said::Act(n, act.to_owned())).await;
        n
    }

    /// A seat says something, whether anybody is connected there or not.
    pub(super) async fn say(&mut self, seat: Seat, said: Said) {
        let has_beat = self.table.beats.next().is_some();
        let winked = matches!(&said, Said::Sense(it) if it.starts_with("{\"wink\":") && !it.contains("null"));
        let sensed = matches!(said, Said::Sense(_) | Said::Beat(_));
        let said = if let (Said::Sense(signal), true) = (&said, has_beat) {
            Said::Beat(vec![signal.clone()])
        } else {
            said
        };
        if self.ears.iter().any(|ear| ear.seat == Some(seat)) {
            let mail = self.said(seat, said);
            self.take(mail).await;
        } else {
            let nobody = Door(u64::MAX);
            match said {
                Said::Act(n, act) => {
                    self.table.act(nobody, seat, n, self.at, &act).await.unwrap();
                }
                Said::Sense(signal) => {
                    self.table.sense(nobody, seat, self.at, &signal).await.unwrap();
                }
                Said::Beat(signals) => {
                    for signal in signals {
                        self.table.sense(nobody, seat, self.at, &signal).await.unwrap();
                    }
                }
                Said::Order(..) | Said::Nonsense(_) => {}
            }
        }
        self.table.post();
        self.slip_after(winked, sensed);
        self.listen();
    }

    /// The table takes something from its mailbox.
    pub(super) async fn take(&mut self, mail: Mail) {
        self.table.take(mail).await.unwrap();
        self.table.post();
    }

    /// What a seat that is connected says, as mail.
    pub(super) fn said(&self, seat: Seat, said: Said) -> Mail {
        let ear = self.ears.iter().find(|ear| ear.seat == Some(seat)).expect("they are connected");
        Mail::Said(ear.door, said, Instant::now(), None)
    }

    fn listen(&mut self) {
        for ear in &mut self.ears {
            while let Ok(Word::Say(text)) = ear.words.try_recv() {
                ear.heard.push((self.at, text));
            }
        }
    }

    /// What somebody heard, and when.
    pub(super) fn heard(&self, ear: usize) -> &[(At, String)] {
        &self.ears[ear].heard
    }
}
