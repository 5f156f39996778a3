//! Twin tables of Wink at several nodes: at one the others' eyes and words are busy out of an
//! observer's sight, at the other they are not. The observer's line must be the same.
//!
//! The law itself, with the same seed twice and every byte compared, is the table's own test
//! (`crates/host/src/table/tests/secrecy.rs`). These tables are real ones, each with a seed of its
//! own, so that what depends on nobody's cards is compared: the beats, the lengths, the faces that
//! the observer sees and the answers that they get. What screens are shown is the same for all, and
//! is compared to the letter between nodes.

use futures_util::future::try_join_all;
use serde_json::json;

use crate::{Chance, Gazers, Gone, Guest, Overheard, Place, Said, Stand, Ticket};

/// The beats of a game that are compared. Its call is sent on the first of these three, and its
/// observer's look on the second.
const CALL: u64 = 3;
const LOOK: u64 = 2;
const LAST: u64 = 24;

/// What a pair of tables does, drawn from a seed.
#[derive(Clone, Debug)]
pub struct Twins {
    seats: usize,
    observer: usize,
    /// The spy whose card is called. The caller is the first spy.
    holder: usize,
    /// The face that the observer looks at; `None` for the crowd.
    watched: Option<usize>,
    /// Whether the first table is the busy one.
    first_is_busy: bool,
    /// Whether the watched face is as busy as the others: then the observer sees it.
    is_seen: bool,
    chance: Chance,
}

/// One of the two tables: its tickets, and where its people and screens are.
pub struct Stage {
    /// The seats, in their order.
    pub tickets: Vec<Ticket>,
    /// The node that owns the table, where a screen is.
    pub owner: Place,
    /// The node of the observer, where another screen is.
    pub away: Place,
    /// The node of each of the others, by seat.
    pub others: Vec<Place>,
}

/// What was compared, and what there was to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Messages on the lines of observers.
    pub messages: usize,
    /// Bytes that both screens of a table were shown.
    pub shown: usize,
    /// Frames on the lines of others that showed them a wink.
    pub winks: usize,
    /// Frames on the lines of others that refused an act or told of an error.
    pub refusals: usize,
    /// How often a table told everybody that it waits for its disk, or goes on.
    pub pauses: usize,
}

/// What one table left.
struct Telling {
    line: Overheard,
    compared: Compared,
}

impl Twins {
    /// The pair with this seed.
    pub fn new(seed: u64) -> Twins {
        let mut chance = Chance::new(seed);
        let seats = 4 + chance.index(3);
        let observer = chance.index(seats);
        let others: Vec<usize> = (0..seats).filter(|seat| *seat != observer).collect();
        let holders: Vec<usize> = others.iter().copied().filter(|seat| *seat != 0).collect();
        let holder = holders[chance.index(holders.len())];
        let watches = chance.below(2) == 0;
        let watched = chance.pick(&others).copied().filter(|_| watches);
        let (first_is_busy, is_seen) = (chance.below(2) == 0, false);
        Twins { seats, observer, holder, watched, first_is_busy, is_seen, chance }
    }

    /// The same pair, whose observer looks at the spy who winks: a leak that must be found.
    #[must_use]
    pub fn seen(mut self) -> Twins {
        (self.watched, self.is_seen) = (Some(self.holder), true);
        self
    }

    /// The number of spies.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// Plays both tables, and compares. An error says what an observer could have learnt.
    pub async fn play(&self, stages: [Stage; 2]) -> Result<Compared, String> {
        let [first, second] = stages;
        let tell = async |stage: Stage, busy: bool| {
            let code = stage.tickets[0].code.clone();
            self.tell(stage, busy).await.map_err(|why| format!("the table {code}: {why}"))
        };
        let told = (tell(first, self.first_is_busy), tell(second, !self.first_is_busy));
        let (one, two) = futures_util::future::join(told.0, told.1).await;
        let (one, two) = (one?, two?);
        if let Some(how) = one.line.differs(&two.line) {
            return Err(format!("the tables of {self:?} differ: {how}"));
        }
        Ok(one.compared + two.compared)
    }

    async fn tell(&self, stage: Stage, busy: bool) -> Result<Telling, String> {
        let gone = |why: Gone| why.to_string();
        let place = |seat| if seat == self.observer { stage.away } else { stage.others[seat] };
        let mut table = Gazers::come(&stage.tickets, place).await.map_err(gone)?;
        let mut screens = Vec::new();
        for place in [stage.owner, stage.away] {
            let stand = Stand::Screen(stage.tickets[0].code.clone());
            screens.push(Guest::come(place, stand).await.map_err(gone)?);
        }
        table.begin().await.map_err(gone)?;
        let call = table.hand(self.holder).first().ok_or("no card to call")?.clone();
        let mut deeds: Vec<Deeds> = (0..self.seats).map(|seat| self.deeds(seat, busy)).collect();
        deeds[0].acts.push((CALL, json!({"call": call}).to_string()));
        let playing =
            table.guests.iter_mut().zip(&deeds).map(|(guest, deeds)| deeds.done_by(guest));
        try_join_all(playing).await.map_err(gone)?;
        let line = Overheard::read(&table.guests[self.observer].heard, LAST)?;
        if line.updates.len() != 2 {
            return Err(format!("one call was to be seen: {line:?}"));
        }
        let shown = same_shown(&mut screens).await?;
        let (mut winks, mut refusals) = (0, 0);
        for (seat, guest) in table.guests.iter().enumerate() {
            if seat != self.observer {
                let frames = |what: &str| guest.heard.iter().filter(|it| it.contains(what)).count();
                winks += frames(r#""sign":true"#);
                refusals += frames(r#""refused":"#) + frames(r#""error":"#);
            }
        }
        let (messages, pauses) = (LAST as usize + line.updates.len(), line.pauses);
        Ok(Telling { line, compared: Compared { messages, shown, winks, refusals, pauses } })
    }

    /// What a spy does besides the call.
    fn deeds(&self, seat: usize, busy: bool) -> Deeds {
        let mut deeds = Deeds::default();
        if seat == self.observer {
            deeds.signals.extend(self.watched.map(|face| (LOOK, format!(r#"{{"look":{face}}}"#))));
            return deeds;
        }
        if !busy || (self.watched == Some(seat) && !self.is_seen) {
            return deeds;
        }
        // As different for each seat as for each pair.
        let mut chance = self.chance.clone();
        let mut chance = Chance::new(chance.below(1 << 30) * 8 + seat as u64);
        for k in 1..LAST {
            let whom = chance.index(self.seats);
            match chance.below(8) {
                0 | 1 => deeds.signals.push((k, format!(r#"{{"look":{whom}}}"#))),
                2 => deeds.signals.push((k, r#"{"wink":null},{"look":null}"#.to_owned())),
                3 => deeds.acts.push((k, format!(r#"{{"contact":{seat}}}"#))),
                4 => deeds.nonsense.push(k),
                _ => {}
            }
            // The caller looks for the wink, and the holder winks again and again.
            if seat == 0 && chance.below(3) == 0 {
                deeds.signals.push((k, format!(r#"{{"look":{}}}"#, self.holder)));
            }
            if seat == self.holder && k > CALL && chance.below(3) == 0 {
                deeds.signals.push((k, r#"{"wink":0}"#.to_owned()));
            }
        }
        deeds
    }
}

/// What a spy does, each on its beat.
#[derive(Default)]
struct Deeds {
    signals: Vec<(u64, String)>,
    acts: Vec<(u64, String)>,
    nonsense: Vec<u64>,
}

impl Deeds {
    /// Answers every beat up to the last one, as browsers do, and does these things meanwhile.
    async fn done_by(&self, guest: &mut Guest) -> Result<(), Gone> {
        let mut before = 0;
        while before < LAST {
            let mut now = 0;
            let is_beat = |said: &Said<'_>, _: &Guest| {
                if let Said::Beat(beat) = said {
                    now = beat.k;
                }
                now > 0
            };
            guest.until(is_beat).await?;
            let is_due = |at: u64| before < at && at <= now;
            let signals = self.signals.iter().filter(|(at, _)| is_due(*at));
            let signals: Vec<&str> = signals.map(|(_, signal)| &**signal).collect();
            guest.say_padded(&format!(r#"{{"beat":[{}]}}"#, signals.join(","))).await?;
            for (_, act) in self.acts.iter().filter(|(at, _)| is_due(*at)) {
                guest.n += 1;
                guest.say_padded(&format!(r#"{{"act":{{"n":{},"act":{act}}}}}"#, guest.n)).await?;
            }
            for _ in self.nonsense.iter().filter(|at| is_due(**at)) {
                guest.say_padded(r#"{"fly":{}}"#).await?;
            }
            before = now;
        }
        Ok(())
    }
}

/// Holds the updates that screens of one table were shown against each other, to the letter. Returns
/// how many bytes they were.
async fn same_shown(screens: &mut [Guest]) -> Result<usize, String> {
    let mut all = Vec::new();
    for screen in screens {
        let both = |screen: &Guest| screen.update["n"] == 2;
        screen.see(both).await.map_err(|why| why.to_string())?;
        let updates = screen.heard.iter().filter(|text| text.starts_with(r#"{"update""#));
        all.push(updates.map(String::as_str).collect::<Vec<_>>().concat());
    }
    if all.iter().any(|shown| *shown != all[0]) {
        return Err("screens at two nodes were shown different updates".to_owned());
    }
    Ok(all.iter().map(String::len).sum())
}

impl std::ops::Add for Compared {
    type Output = Compared;

    fn add(self, more: Compared) -> Compared {
        Compared {
            messages: self.messages + more.messages,
            shown: self.shown + more.shown,
            winks: self.winks + more.winks,
            refusals: self.refusals + more.refusals,
            pauses: self.pauses + more.pauses,
        }
    }
}
