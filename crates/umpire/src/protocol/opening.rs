//! Opening a game.

use kernel::{Game, Impossible, Match, Observer, Outcome, Seed, Setup};

use super::Mistake;
use super::line::Opening;
use super::table::{Running, Table};

/// A game that has just been opened, and the answer: what happened by itself.
pub type Opened = Result<(Box<dyn Table>, String), Mistake>;

/// Opens a game of `G`, with every observer present.
pub fn open<G: Game>(opening: &Opening<'_>) -> Opened {
    let under = |why: strict::Error, field: &str| Mistake::from(why.under(field).under("open"));
    let impossible = |Impossible(why)| Mistake(format!("open: {why}"));
    let options = match opening.options {
        Some(options) => options.read().map_err(|why| under(why, "options"))?,
        None => G::Options::default(),
    };
    let setup = Setup::<G>::new(opening.seats, options).map_err(impossible)?;
    let witnesses = Observer::all(setup.seats()).collect();
    let mut outcome = Outcome::default();
    let game = match (&opening.seed, opening.deal) {
        (Some(seed), None) => Match::open(&setup, Seed::of(seed), witnesses, &mut outcome),
        (None, Some(deal)) => {
            let position = deal.read().map_err(|why| under(why, "deal"))?;
            let deal = G::arrange(&setup, position).map_err(impossible)?;
            Match::dealt(&setup, deal, Seed::of(""), witnesses, &mut outcome)
        }
        (Some(_), Some(_)) | (None, None) => {
            return Err(Mistake("open: exactly one of \"seed\" and \"deal\" is needed".into()));
        }
    };
    let table = Running { setup, game, outcome };
    let answer = table.ok();
    Ok((Box::new(table), answer))
}
