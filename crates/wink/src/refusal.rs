//! The rulebook saying no.

/// Why an act is refused. If several reasons apply, the first in this order is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// §8: the game is over.
    Over,
    /// §3.1: it is another spy's turn.
    NotYourTurn,
    /// §3.4: a turn has a minimum, because winks need time.
    TooSoon,
    /// §4.2: you hold that card's twin.
    OwnCard,
    /// §4.3: another spy's pawn stands there.
    Occupied,
    /// §4.4: your pawn stands there.
    SameCard,
    /// §4.1: the card is not face up in the crowd.
    NotFaceUp,
    /// §3.2: your pawn stands on no card.
    NoPawn,
    /// §6.4, §7.3: that is you, or nobody at the table.
    Yourself,
    /// §7.2: that number is under no pawn.
    NotCalled,
    /// §7.3: you called that card.
    OwnCall,
    /// §7.2: that spy called the card, and so does not hold it.
    Caller,
    /// §7.3: you hold that card.
    YouHoldIt,
    /// §7.4: you have no counterintelligence card in hand.
    NoCiLeft,
    /// §7.8: after a wrong accusation nobody may accuse about that agent.
    Locked,
    /// §7.9: you have accused that spy about this call, wrongly.
    Repeated,
    /// §4.5: there is a card that you can call.
    CanCall,
}

impl kernel::Refusal for Refusal {
    fn code(self) -> &'static str {
        match self {
            Refusal::Over => "wink/over",
            Refusal::NotYourTurn => "wink/not_your_turn",
            Refusal::TooSoon => "wink/too_soon",
            Refusal::OwnCard => "wink/own_card",
            Refusal::Occupied => "wink/occupied",
            Refusal::SameCard => "wink/same_card",
            Refusal::NotFaceUp => "wink/not_face_up",
            Refusal::NoPawn => "wink/no_pawn",
            Refusal::Yourself => "wink/yourself",
            Refusal::NotCalled => "wink/not_called",
            Refusal::OwnCall => "wink/own_call",
            Refusal::Caller => "wink/caller",
            Refusal::YouHoldIt => "wink/you_hold_it",
            Refusal::NoCiLeft => "wink/no_ci_left",
            Refusal::Locked => "wink/locked",
            Refusal::Repeated => "wink/repeated",
            Refusal::CanCall => "wink/can_call",
        }
    }
}
