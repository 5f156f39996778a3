//! The rulebook saying no.

/// Why an act is refused. If several reasons apply, the first in this order is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// §3: it is another spy's turn.
    NotYourTurn,
    /// §3, §4.3, §5: a turn has an order, an area has its method, and this is not its moment.
    NotNow,
    /// §1.5, §2.1: so few spies do not use that space, or there is none.
    DarkSpace,
    /// §3.1: your pawn is in that area.
    SameArea,
    /// §3.1: somebody is there.
    Occupied,
    /// §4.3: the piece in your hand is placed first.
    HandFull,
    /// §5.5: everything is sorted first.
    Unsorted,
    /// §5.5: the colours with sharks go back first.
    SharksFirst,
    /// §4.3, §5.5, §5.7: this piece is not there.
    NothingThere,
    /// §5.5: that colour has its choice.
    ColourChosen,
    /// §5.6: a shark is no clue.
    IsShark,
    /// §6.1: a part is missing.
    Incomplete,
    /// §6.2: no token is left.
    NoToken,
    /// §7.3: that service is not open.
    NoService,
    /// §7.1, §7.3: that dossier is yours.
    OwnDossier,
    /// §7.1, §7.2: they do not have that clue.
    NotTheirs,
    /// §7.2: you do not have two clues to give.
    NeedTwo,
    /// §7.2: you do not have those two clues.
    NotYours,
}

impl kernel::Refusal for Refusal {
    fn code(self) -> &'static str {
        match self {
            Refusal::Over => "dr-shark/over",
            Refusal::NotYourTurn => "dr-shark/not_your_turn",
            Refusal::NotNow => "dr-shark/not_now",
            Refusal::DarkSpace => "dr-shark/dark_space",
            Refusal::SameArea => "dr-shark/same_area",
            Refusal::Occupied => "dr-shark/occupied",
            Refusal::HandFull => "dr-shark/hand_full",
            Refusal::Unsorted => "dr-shark/unsorted",
            Refusal::SharksFirst => "dr-shark/sharks_first",
            Refusal::NothingThere => "dr-shark/nothing_there",
            Refusal::ColourChosen => "dr-shark/colour_chosen",
            Refusal::IsShark => "dr-shark/is_shark",
            Refusal::Incomplete => "dr-shark/incomplete",
            Refusal::NoToken => "dr-shark/no_token",
            Refusal::NoService => "dr-shark/no_service",
            Refusal::OwnDossier => "dr-shark/own_dossier",
            Refusal::NotTheirs => "dr-shark/not_theirs",
            Refusal::NeedTwo => "dr-shark/need_two",
            Refusal::NotYours => "dr-shark/not_yours",
        }
    }
}

#[cfg(test)]
impl Refusal {
    /// All of them, in order.
    pub(crate) const ALL: [Refusal; 19] = [
        Refusal::Over,
        Refusal::NotYourTurn,
        Refusal::NotNow,
        Refusal::DarkSpace,
        Refusal::SameArea,
        Refusal::Occupied,
        Refusal::HandFull,
        Refusal::Unsorted,
        Refusal::SharksFirst,
        Refusal::NothingThere,
        Refusal::ColourChosen,
        Refusal::IsShark,
        Refusal::Incomplete,
        Refusal::NoToken,
        Refusal::NoService,
        Refusal::OwnDossier,
        Refusal::NotTheirs,
        Refusal::NeedTwo,
        Refusal::NotYours,
    ];
}
