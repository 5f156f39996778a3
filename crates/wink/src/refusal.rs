//! The rulebook saying no.

kernel::refusals! {
    /// Why an act is refused. If several reasons apply, the first in this order is given.
    pub enum Refusal {
        /// §8: the game is over.
        Over = "wink/over" by "8",
        /// §3.1: it is another spy's turn.
        NotYourTurn = "wink/not_your_turn" by "3.1",
        /// §3.4: a turn has a minimum, because winks need time.
        TooSoon = "wink/too_soon" by "3.4",
        /// §4.2: you hold that card's twin.
        OwnCard = "wink/own_card" by "4.2",
        /// §4.3: another spy's pawn stands there.
        Occupied = "wink/occupied" by "4.3",
        /// §4.4: your pawn stands there.
        SameCard = "wink/same_card" by "4.4",
        /// §4.1: the card is not face up in the crowd.
        NotFaceUp = "wink/not_face_up" by "4.1",
        /// §3.2: your pawn stands on no card.
        NoPawn = "wink/no_pawn" by "3.2",
        /// §6.4, §7.3: that is you, or nobody at the table.
        Yourself = "wink/yourself" by "6.4",
        /// §7.2: that number is under no pawn.
        NotCalled = "wink/not_called" by "7.2",
        /// §7.3: you called that card.
        OwnCall = "wink/own_call" by "7.3",
        /// §7.2: that spy called the card, and so does not hold it.
        Caller = "wink/caller" by "7.2",
        /// §7.3: you hold that card.
        YouHoldIt = "wink/you_hold_it" by "7.3",
        /// §7.4: you have no counterintelligence card in hand.
        NoCiLeft = "wink/no_ci_left" by "7.4",
        /// §7.8: after a wrong accusation nobody may accuse about that agent.
        Locked = "wink/locked" by "7.8",
        /// §7.9: you have accused that spy about this call, wrongly.
        Repeated = "wink/repeated" by "7.9",
        /// §4.5: there is a card that you can call.
        CanCall = "wink/can_call" by "4.5",
    }
}
