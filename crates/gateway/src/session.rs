//! One socket's life: hello, then whatever is said in both directions, until one of us is gone.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use host::{Door, Hello, Line, Mail, NoTable, Said, Turn, Word};
use tokio::sync::mpsc::error::{TryRecvError, TrySendError};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::{Code, Have, Stand, ToClient, ToServer, Token};

use crate::Gateway;
use crate::end::{End, part};
use crate::limits::{Address, Pace};
use crate::pings::Pings;
use crate::upgrade::{LONGEST_MESSAGE, Socket};

/// Messages that wait for a slow reader; then the reader is let go, and welcome back.
const WAITING: usize = 32;
/// What one connection may have in its table's mailbox. Fewer than wait for a slow reader, so that
/// nobody is let go because of the answers to their own words.
const TURNS: usize = 16;

/// More than it takes to find out whether a code is right.
const UNTOLD: Duration = Duration::from_secs(1);

type Words<'a> = ToClient<'a>;

/// A conversation with somebody at a table.
pub(crate) struct Session {
    gateway: Gateway,
    socket: Socket,
    door: Door,
    table: mpsc::Sender<Mail>,
    outbox: mpsc::Receiver<Word>,
    pace: Pace,
    pings: Pings,
    /// What this connection has in its table's mailbox: only so much, and then we listen later.
    turns: Arc<Semaphore>,
    stopping: watch::Receiver<bool>,
}

/// What somebody says first.
struct Greeting {
    table: Code,
    stand: Stand,
    token: Option<Token>,
    have: Option<Have>,
}

impl Session {
    /// Talks until the end.
    pub(crate) async fn start(gateway: Gateway, address: Address, mut socket: Socket) {
        metrics::gauge!("safehouse_sockets").increment(1.0);
        let mut stopping = gateway.stopping();
        // What only the beginning and the end need has no room in the task of every socket.
        let arriving = Box::pin(async {
            let greeting = greeting(&gateway, &mut socket).await?;
            arrive(&gateway, address, greeting).await
        });
        let arrived = tokio::select! {
            arrived = arriving => arrived,
            () = stopped(&mut stopping) => Err(STOPPING),
        };
        match arrived {
            Ok((door, table, outbox, line)) => {
                let pings = Pings::new(line, gateway.0.limits.patience());
                let pace = gateway.0.limits.pace();
                let turns = Arc::new(Semaphore::new(TURNS));
                let mut it = Box::new(Session {
                    gateway,
                    socket,
                    door,
                    table,
                    outbox,
                    pace,
                    pings,
                    turns,
                    stopping,
                });
                let end = it.live().await;
                Box::pin(it.leave(end)).await;
            }
            Err(end) => Box::pin(part(socket, end)).await,
        }
        metrics::gauge!("safehouse_sockets").decrement(1.0);
    }

    async fn live(&mut self) -> End {
        let patience = self.gateway.0.limits.patience();
        // After so long without a word or a pong nobody is there.
        let silence = patience * 5;
        let mut heard = Instant::now();
        // Made once and not each time round: this loop is what a busy server does most.
        let mut stopping = self.stopping.clone();
        let mut stopped = pin!(stopped(&mut stopping));
        let mut ping_due = pin!(sleep_until(self.pings.due()));
        let mut turn = None;
        loop {
            let (turns, socket) = (&self.turns, &mut self.socket);
            let hearing = async {
                if turn.is_none() {
                    turn = turns.clone().acquire_owned().await.ok();
                }
                socket.next().await
            };
            let done = tokio::select! {
                // What waits to be said comes before what waits to be heard.
                biased;
                () = &mut stopped => Err(STOPPING),
                word = self.outbox.recv() => self.tell(word).await,
                () = &mut ping_due => {
                    if heard.elapsed() >= silence {
                        return End::Gone;
                    }
                    let ping = self.pings.ping();
                    ping_due.as_mut().reset(self.pings.due());
                    self.send(ping).await
                }
                said = hearing => {
                    heard = Instant::now();
                    match said {
                        Some(Ok(message)) => self.hear(message, turn.take()).await,
                        Some(Err(why)) => Err(why.into()),
                        None => Err(End::Gone),
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Says goodbye to both sides.
    async fn leave(self: Box<Self>, end: End) {
        // A table that waits for its disk hears of it later; nobody else waits for that.
        let later = self.table.try_send(Mail::Gone(self.door)).err();
        part(self.socket, end).await;
        if let Some(TrySendError::Full(gone)) = later {
            let _ = self.table.send(gone).await;
        }
    }

    /// Carries what waits to the reader, all of it in one go.
    async fn tell(&mut self, word: Option<Word>) -> Result<(), End> {
        let patience = self.gateway.0.limits.patience();
        let telling = async {
            let mut next = word.ok_or(TryRecvError::Disconnected);
            loop {
                match next {
                    Ok(Word::Say(text)) => self.socket.feed(Message::Text(text.into())).await?,
                    Ok(Word::Farewell(why)) => return Err(why.into()),
                    Err(TryRecvError::Empty) => break,
                    // The table is gone, or we read too slowly for it.
                    Err(TryRecvError::Disconnected) => return Err(End::again("table/gone")),
                }
                next = self.outbox.try_recv();
            }
            Ok(self.socket.flush().await?)
        };
        timeout(patience, telling).await.map_err(|_| End::Gone)?
    }

    async fn hear(&mut self, message: Message, turn: Turn) -> Result<(), End> {
        if !self.pace.allows() {
            metrics::counter!("safehouse_too_fast_total").increment(1);
            return Err(End::policy("limit/messages"));
        }
        if let Message::Pong(payload) = &message {
            self.pings.pong(payload);
            return Ok(());
        }
        let Some(text) = text(message)? else { return Ok(()) };
        let (n, said) = match strict::from_str::<ToServer<'_>>(&text) {
            Ok(ToServer::Act { n, act }) => (Some(n), Said::Act(n, act.text().into())),
            Ok(ToServer::Sense(sense)) => (None, Said::Sense(sense.text().into())),
            Ok(ToServer::Beat(signals)) => {
                (None, Said::Beat(signals.iter().map(|signal| signal.text().into()).collect()))
            }
            Ok(ToServer::Order { n, order }) => (Some(n), Said::Order(n, order)),
            Ok(ToServer::Ping(sent)) => return self.say(&Words::Pong(sent)).await,
            // The table answers this too: it knows when it may speak.
            Ok(ToServer::Hello { .. }) => (None, Said::Nonsense("you have said hello".into())),
            Err(why) => (None, Said::Nonsense(why.to_string())),
        };
        match self.table.try_send(Mail::Said(self.door, said, Instant::now(), turn)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => match n {
                Some(n) => self.say(&Words::Refused { n, why: NoTable::Busy.code() }).await,
                None => Ok(()),
            },
            Err(TrySendError::Closed(_)) => Err(End::again("table/gone")),
        }
    }

    async fn say(&mut self, said: &Words<'_>) -> Result<(), End> {
        self.send(Message::Text(said.text().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        let patience = self.gateway.0.limits.patience();
        timeout(patience, self.socket.send(message)).await.map_err(|_| End::Gone)??;
        Ok(())
    }
}

/// The server ends, and will perhaps be back.
const STOPPING: End = End::again("server/stopping");

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The text in a message, if it is one for us.
fn text(message: Message) -> Result<Option<Utf8Bytes>, End> {
    match message {
        Message::Text(text) if text.len() > LONGEST_MESSAGE => Err(End::TOO_LONG),
        Message::Text(text) => Ok(Some(text)),
        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(None),
        Message::Binary(_) => Err(End::BYTES),
        Message::Close(_) => Err(End::Gone),
    }
}

/// The first message says who, where, and how far they know the story.
async fn greeting(gateway: &Gateway, socket: &mut Socket) -> Result<Greeting, End> {
    let first = async {
        loop {
            let message = socket.next().await.ok_or(End::Gone)??;
            if let Some(text) = text(message)? {
                return Ok::<_, End>(text);
            }
        }
    };
    let patience = gateway.0.limits.patience();
    let late = |_| End::policy("say hello first");
    let said = timeout(patience, first).await.map_err(late)??;
    let what = match strict::from_str::<ToServer<'_>>(&said) {
        Ok(ToServer::Hello { table, stand, token, have }) => {
            return Ok(Greeting { table, stand, token, have });
        }
        Ok(_) => "say hello first".into(),
        Err(why) => why.to_string(),
    };
    let text = Words::Error { what: &what }.text();
    let _ = timeout(patience, socket.send(Message::Text(text.into()))).await;
    Err(End::policy("say hello first"))
}

/// Somebody comes to a table, if they may.
async fn arrive(gateway: &Gateway, address: Address, greeting: Greeting) -> Result<Arrived, End> {
    let limits = &gateway.0.limits;
    if limits.may_try_codes(address) {
        return knock(gateway, greeting).await.inspect_err(|end| {
            if *end == End::from(NoTable::Unknown) {
                limits.wrong_code(address);
            }
        });
    }
    // Somebody here guesses codes. Whoever holds a seat comes back to it all the same; everybody
    // else hears the same after the same time, whether the code was right or not.
    let answer = Instant::now() + UNTOLD;
    if greeting.stand == Stand::Seat
        && let Ok(arrived) = knock(gateway, greeting).await
    {
        return Ok(arrived);
    }
    sleep_until(answer).await;
    Err(End::policy("limit/wrong_codes"))
}

/// A conversation with a table: by which door, to whom, and what they say.
type Arrived = (Door, mpsc::Sender<Mail>, mpsc::Receiver<Word>, Line);

/// Comes to a table.
async fn knock(gateway: &Gateway, greeting: Greeting) -> Result<Arrived, End> {
    let Greeting { table, stand, token, have } = greeting;
    let limits = &gateway.0.limits;
    let mailbox = gateway.0.house.mailbox(table).await?;
    let door = gateway.next_door();
    let (outbox, waiting) = mpsc::channel(WAITING);
    let (reply, answer) = oneshot::channel();
    let line = Line::default();
    let hello = Hello { door, stand, token, have, outbox, line: line.clone(), reply };
    mailbox.try_send(Mail::Hello(hello)).map_err(|_| End::from(NoTable::Busy))?;
    match timeout(limits.patience(), answer).await {
        Ok(Ok(Ok(()))) => Ok((door, mailbox, waiting, line)),
        Ok(Ok(Err(why))) => Err(End::Closed(4403, why)),
        Ok(Err(_)) => Err(NoTable::Unavailable.into()),
        Err(_) => Err(NoTable::Busy.into()),
    }
}
