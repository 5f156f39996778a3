//! The first part of a session: reads the hello and brings the client to its table, if it may.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use host::{Door, Hello, Line, Mail, NoTable};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use wire::{Have, Locator, Stand, ToServer, Token};

use crate::Gateway;
use crate::address::Address;
use crate::counted::{Limit, Refused};
use crate::end::End;
use crate::limits::Pace;
use crate::outgoing::{FromTable, Outgoing};
use crate::session::{Words, text};
use crate::upgrade::Socket;

/// The delay before a refusal, longer than looking up a code takes, so that the time of the answer
/// does not reveal whether the code was right.
pub(crate) const REFUSAL_DELAY: Duration = Duration::from_secs(1);

/// A table that drops a hello without an answer is gone within this long, or has another reason.
const SOON: Duration = Duration::from_millis(100);
/// The pause before a table is looked for again.
const PAUSE: Duration = Duration::from_millis(10);

/// A connection to a table: its door, the table's mailbox, and the latency.
pub(crate) type Arrived = (Door, mpsc::Sender<Mail>, Line);

/// The contents of a hello.
struct Greeting {
    table: Locator,
    stand: Stand,
    token: Option<Token>,
    have: Option<Have>,
    /// What goes out to the client.
    outgoing: Arc<Outgoing>,
}

/// Reads a hello and brings the client to its table, if it may.
pub(crate) async fn arrive(
    gateway: &Gateway,
    address: Address,
    socket: &mut Socket,
    pace: &mut Pace,
) -> Result<Arrived, End> {
    let greeting = greeting(gateway, socket, pace).await?;
    if !gateway.0.limits.may_say_hello(address) {
        return Err(End::limit(Limit::Hellos));
    }
    guess(gateway, address, greeting).await
}

/// Reads the first message, which says who comes, to which table, and the last update they have.
async fn greeting(
    gateway: &Gateway,
    socket: &mut Socket,
    pace: &mut Pace,
) -> Result<Greeting, End> {
    let first = async {
        loop {
            let message = socket.next().await.ok_or(End::Gone)??;
            if let Some(text) = text(message, socket, pace)? {
                return Ok::<_, End>(text);
            }
        }
    };
    let patience = gateway.0.limits.patience();
    let late = |_| End::policy("say hello first");
    let said = timeout(patience, first).await.map_err(late)??;
    let what = match strict::from_str::<ToServer<'_>>(&said) {
        Ok(ToServer::Hello { table, stand, token, have }) => {
            let outgoing = socket.get_ref().outgoing().clone();
            return Ok(Greeting { table, stand, token, have, outgoing });
        }
        Ok(_) => "say hello first".into(),
        Err(why) => why.to_string(),
    };
    Refused::Hello.count();
    let text = Words::Error { what: &what }.text();
    let _ = timeout(patience, socket.send(Message::Text(text.into()))).await;
    Err(End::policy("say hello first"))
}

/// Brings the client to the table with this code, unless its address has tried too many wrong ones.
/// A link's key is no guess, nor is a token: with the right one a person gets in at once, whatever
/// others at their address have tried. A wrong key is a wrong code.
async fn guess(gateway: &Gateway, address: Address, greeting: Greeting) -> Result<Arrived, End> {
    let (house, guesses) = (&gateway.0.house, &gateway.0.limits.guesses);
    let has_token = greeting.stand == Stand::Seat && greeting.token.is_some();
    let began = Instant::now();
    let code = greeting.table.code;
    if greeting.table.key.is_some() {
        let arrived = if house.is_key(greeting.table).await {
            by_link(gateway, address, greeting).await
        } else if let Some(_wrong) = guesses.take_now(address) {
            Err(NoTable::Unknown.into())
        } else {
            sleep_until(began + REFUSAL_DELAY).await;
            return Err(End::limit(Limit::WrongCodes));
        };
        return arrived.inspect_err(|_| Refused::Hello.count());
    }
    let guess = if has_token { guesses.take_now(address) } else { guesses.take(address).await };
    if let Some(guess) = guess {
        let found = house.mailbox(code).await;
        if !matches!(found, Err(NoTable::Unknown)) {
            guess.was_right();
        }
        let arrived = match found {
            Ok(table) => knock(gateway, address, table, greeting).await,
            Err(why) => Err(why.into()),
        };
        return arrived.inspect_err(|_| Refused::Hello.count());
    }
    if has_token
        && let Ok(table) = house.mailbox(code).await
        && let Ok(arrived) = knock(gateway, address, table, greeting).await
    {
        return Ok(arrived);
    }
    // Everybody else gets the same refusal after the same time, whether the code was right or not.
    sleep_until(began + REFUSAL_DELAY).await;
    Err(End::limit(Limit::WrongCodes))
}

/// Brings a client to the table whose key it has.
async fn by_link(gateway: &Gateway, address: Address, greeting: Greeting) -> Result<Arrived, End> {
    let table = gateway.0.house.mailbox(greeting.table.code).await?;
    knock(gateway, address, table, greeting).await
}

/// Says hello at a table. One that falls asleep or is handed over before it has answered is looked
/// for again, so that the client notices nothing.
async fn knock(
    gateway: &Gateway,
    address: Address,
    mut table: mpsc::Sender<Mail>,
    greeting: Greeting,
) -> Result<Arrived, End> {
    let Greeting { table: of, stand, token, have, outgoing } = greeting;
    let (patience, began) = (gateway.0.limits.patience(), Instant::now());
    loop {
        let door = gateway.next_door();
        let outlet = Box::new(FromTable(outgoing.clone()));
        let (reply, answer) = oneshot::channel();
        let line = Line::default();
        let (from, token) = (gateway.whence(address), token.clone());
        let hello = Hello { door, from, stand, token, have, outlet, line: line.clone(), reply };
        match table.try_send(Mail::Hello(Box::new(hello))) {
            Ok(()) => match timeout(patience, answer).await {
                Ok(Ok(Ok(()))) => return Ok((door, table, line)),
                Ok(Ok(Err(why))) => return Err(End::Closed(4403, why)),
                Ok(Err(_)) => {}
                Err(_) => return Err(NoTable::Busy.into()),
            },
            Err(TrySendError::Full(_)) => return Err(NoTable::Busy.into()),
            Err(TrySendError::Closed(_)) => {}
        }
        let is_gone = timeout(SOON, table.closed()).await.is_ok();
        if !is_gone || began.elapsed() >= patience || !outgoing.starts_again() {
            return Err(NoTable::Unavailable.into());
        }
        sleep(PAUSE).await;
        table = gateway.0.house.mailbox(of.code).await?;
    }
}
