//! Opening a game.

use kernel::{Game, Impossible, Match, Observer, Outcome, Seat, Seed, Setup};

use super::Mistake;
use super::line::{Opening, Who};
use super::players::Players;
use super::table::{Running, Table};

/// A game that has just been opened, and what happened by itself, as the inside of an answer.
pub type Opened = Result<(Box<dyn Table>, String), Mistake>;

/// The house bots of a table, by seat and level.
pub type Seated<'a> = Vec<(Seat, &'a str)>;

/// Opens a game of `G` without house bots.
pub fn open<G: Game>(opening: &Opening<'_>) -> Opened {
    open_with::<G>(opening, |_, _, _| Err(Mistake("open.bots: there are no bots here".into())))
}

/// Opens a game of `G`. If the opening names house bots, `players` brings them: it gets the setup,
/// the seed of the match, and who sits where.
pub fn open_with<G: Game>(
    opening: &Opening<'_>,
    players: impl FnOnce(&Setup<G>, Seed, Seated<'_>) -> Result<Box<dyn Players<G>>, Mistake>,
) -> Opened {
    let under = |why: strict::Error, field: &str| Mistake::from(why.under(field).under("open"));
    let impossible = |Impossible(why)| Mistake(format!("open: {why}"));
    let options = match opening.options {
        Some(options) => options.read().map_err(|why| under(why, "options"))?,
        None => G::Options::default(),
    };
    let setup = Setup::<G>::new(opening.seats, options).map_err(impossible)?;
    let shown = witnesses(opening)?;
    let seated = seated(opening)?;
    let bots = seated.iter().map(|(seat, _)| Observer::Seat(*seat));
    let mut present: Vec<Observer> = shown.iter().copied().chain(bots).collect();
    present.sort_unstable();
    present.dedup();
    let mut outcome = Outcome::default();
    let seed = Seed::of(opening.seed.as_deref().unwrap_or_default());
    let players = match seated.is_empty() {
        true => None,
        false => Some(players(&setup, seed, seated)?),
    };
    let game = match (&opening.seed, opening.deal) {
        (Some(_), None) => Match::open(&setup, seed, present, &mut outcome),
        (None, Some(deal)) => {
            let position = deal.read().map_err(|why| under(why, "deal"))?;
            let deal = G::arrange(&setup, position).map_err(impossible)?;
            Match::dealt(&setup, deal, seed, present, &mut outcome)
        }
        (Some(_), Some(_)) | (None, None) => {
            return Err(Mistake("open: exactly one of \"seed\" and \"deal\" is needed".into()));
        }
    };
    let mut table = Running::new(setup, game, outcome, shown, players);
    let mut answer = Vec::new();
    table.opened(&mut answer);
    Ok((Box::new(table), String::from_utf8(answer).expect("JSON is text")))
}

/// Whose sights the answers have.
fn witnesses(opening: &Opening<'_>) -> Result<Vec<Observer>, Mistake> {
    let all: Vec<Observer> = Observer::all(opening.seats).collect();
    let Some(chosen) = &opening.witnesses else { return Ok(all) };
    let mut chosen: Vec<Observer> = chosen.iter().map(|Who(who)| *who).collect();
    chosen.sort_unstable();
    chosen.dedup();
    match chosen.iter().find(|who| !all.contains(who)) {
        Some(who) => Err(Mistake(format!("open.witnesses: {who} is not at this table"))),
        None => Ok(chosen),
    }
}

/// Who of the house sits where.
fn seated<'a>(opening: &'a Opening<'_>) -> Result<Seated<'a>, Mistake> {
    let each = |(seat, level): (&'a String, &'a String)| {
        let number = seat.parse::<u8>().ok().filter(|number| *number < opening.seats);
        let right = number.filter(|number| number.to_string() == *seat);
        let wrong = || Mistake(format!("open.bots: there is no seat {seat:?} at this table"));
        right.map(|number| (Seat(number), level.as_str())).ok_or_else(wrong)
    };
    opening.bots.iter().flatten().map(each).collect()
}
