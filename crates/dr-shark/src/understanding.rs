//! Which acts and senses exist at a table at all, whatever the rules say of them.

use kernel::{Impossible, Input, Setup};

use crate::{Action, DrShark, Draw, Grab, Options, Piece, Signal, Touch};

/// §8: a bag that is felt has no pieces to be named, and one whose pieces are named has no places;
/// §1: a piece that is not in the box has no name.
pub(crate) fn understand(setup: &Setup<DrShark>, input: &Input<DrShark>) -> Result<(), Impossible> {
    match input {
        Input::Act(_, action) => act(setup.options(), action),
        Input::Sense(_, Signal::Touch(_)) => found_by(setup.options(), Touch::Felt),
        Input::Sense(_, Signal::Point(_) | Signal::Clap {}) => Ok(()),
        Input::Tick => Ok(()),
    }
}

fn act(options: &Options, action: &Action) -> Result<(), Impossible> {
    match action {
        Action::Draw(Draw::Named(piece)) => {
            found_by(options, Touch::Named).and_then(|()| named(options, &[*piece]))
        }
        Action::Grab(Grab::Named(pieces)) => {
            found_by(options, Touch::Named).and_then(|()| named(options, pieces))
        }
        Action::Draw(Draw::At(..)) | Action::Grab(Grab::At(..)) => found_by(options, Touch::Felt),
        Action::Sort { piece, colour: _ }
        | Action::Keep(piece)
        | Action::Take(piece)
        | Action::Paoletta { from: _, piece } => named(options, &[*piece]),
        Action::Babanipoulos { from: _, take, give: [one, other] } => {
            named(options, &[*take, *one, *other])
        }
        Action::Dive(_)
        | Action::Search {}
        | Action::Place(_)
        | Action::Return(_)
        | Action::Stop {}
        | Action::Complete(_)
        | Action::Decline {}
        | Action::Done {} => Ok(()),
    }
}

fn found_by(options: &Options, touch: Touch) -> Result<(), Impossible> {
    match (options.touch, touch) {
        (Touch::Felt, Touch::Felt) | (Touch::Named, Touch::Named) => Ok(()),
        (Touch::Felt, Touch::Named) => {
            Err(Impossible("pieces in this bag are felt, not named: `x` and `y`".into()))
        }
        (Touch::Named, Touch::Felt) => {
            Err(Impossible("pieces in this bag are named, not felt: `piece` or `pieces`".into()))
        }
    }
}

fn named(options: &Options, pieces: &[Piece]) -> Result<(), Impossible> {
    match pieces.iter().find(|piece| options.components.shape(**piece).is_none()) {
        Some(piece) => Err(Impossible(format!("the box has no piece `{piece}`"))),
        None => Ok(()),
    }
}
