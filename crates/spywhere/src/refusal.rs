//! The rulebook saying no.

/// Why an act is refused. If several reasons apply, the first in this order is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// §6: the game is over.
    Over,
    /// §3: it is another spy's turn.
    NotYourTurn,
    /// §3, §4.3, §6.3: a turn has an order, and this is not its moment.
    NotNow,
    /// §8.3: two spies identify from the fifth round on.
    TooEarly,
    /// §3.2: you do not hold that card.
    NotInHand,
    /// §3.2: the row does not have that card.
    NotInRow,
    /// §4.1: the row does not have three of that nation.
    NotThree,
    /// §4.1: that nation is yours.
    OwnNation,
    /// §5.1: nobody of that name is an opponent.
    NotAnOpponent,
    /// §5.1: you have identified that opponent.
    AlreadyIdentified,
    /// §5.2: you do not hold this identification card, or no longer.
    CardUsed,
}

impl kernel::Refusal for Refusal {
    fn code(self) -> &'static str {
        match self {
            Refusal::Over => "spywhere/over",
            Refusal::NotYourTurn => "spywhere/not_your_turn",
            Refusal::NotNow => "spywhere/not_now",
            Refusal::TooEarly => "spywhere/too_early",
            Refusal::NotInHand => "spywhere/not_in_hand",
            Refusal::NotInRow => "spywhere/not_in_row",
            Refusal::NotThree => "spywhere/not_three",
            Refusal::OwnNation => "spywhere/own_nation",
            Refusal::NotAnOpponent => "spywhere/not_an_opponent",
            Refusal::AlreadyIdentified => "spywhere/already_identified",
            Refusal::CardUsed => "spywhere/card_used",
        }
    }
}
