//! The rulebook saying no.

kernel::refusals! {
    /// Why an act is refused. If several reasons apply, the first in this order is given.
    pub enum Refusal {
        /// §6: the game is over.
        Over = "spywhere/over" by "6",
        /// §2.4: it is another spy's turn.
        NotYourTurn = "spywhere/not_your_turn" by "2.4",
        /// §3, §4.3, §6.3: a turn has an order, and this is not its moment.
        NotNow = "spywhere/not_now" by "3",
        /// §8.3: two spies identify from the fifth round on.
        TooEarly = "spywhere/too_early" by "8.3",
        /// §5.4: this table identifies from a later round on.
        BeforeEarliest = "spywhere/before_earliest" by "5.4",
        /// §3.2: you do not hold that card.
        NotInHand = "spywhere/not_in_hand" by "3.2",
        /// §3.2: the row does not have that card.
        NotInRow = "spywhere/not_in_row" by "3.2",
        /// §4.1: the row does not have three of that nation.
        NotThree = "spywhere/not_three" by "4.1",
        /// §4.1: that nation is yours.
        OwnNation = "spywhere/own_nation" by "4.1",
        /// §5.1: nobody of that name is an opponent.
        NotAnOpponent = "spywhere/not_an_opponent" by "5.1",
        /// §5.1: you have identified that opponent.
        AlreadyIdentified = "spywhere/already_identified" by "5.1",
        /// §5.2: you do not hold this identification card, or no longer.
        CardUsed = "spywhere/card_used" by "5.2",
    }
}
