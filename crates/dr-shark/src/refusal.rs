//! The rulebook saying no.

kernel::refusals! {
    /// Why an act is refused. If several reasons apply, the first in this order is given.
    pub enum Refusal {
        /// §2.2: the game is over.
        Over = "dr-shark/over" by "2.2",
        /// §2.4: it is another spy's turn.
        NotYourTurn = "dr-shark/not_your_turn" by "2.4",
        /// §3, §4.3, §5: a turn has an order, an area has its method, and this is not its moment.
        NotNow = "dr-shark/not_now" by "3",
        /// §1.5, §2.1: so few spies do not use that space, or there is none.
        DarkSpace = "dr-shark/dark_space" by "2.1",
        /// §3.1: your pawn is in that area.
        SameArea = "dr-shark/same_area" by "3.1",
        /// §3.1: somebody is there.
        Occupied = "dr-shark/occupied" by "3.1",
        /// §4.3: the piece in your hand is placed first.
        HandFull = "dr-shark/hand_full" by "4.3",
        /// §5.5: everything is sorted first.
        Unsorted = "dr-shark/unsorted" by "5.5",
        /// §5.5: the colours with sharks go back first.
        SharksFirst = "dr-shark/sharks_first" by "5.5",
        /// §4.3, §5.5, §5.7, §8.4: this piece is not there, or nothing is under the finger.
        NothingThere = "dr-shark/nothing_there" by "8.4",
        /// §5.5: that colour has its choice.
        ColourChosen = "dr-shark/colour_chosen" by "5.5",
        /// §5.6: a shark is no clue.
        IsShark = "dr-shark/is_shark" by "5.6",
        /// §6.1: a part is missing.
        Incomplete = "dr-shark/incomplete" by "6.1",
        /// §6.2: no token is left.
        NoToken = "dr-shark/no_token" by "6.2",
        /// §7.3: that service is not open.
        NoService = "dr-shark/no_service" by "7.3",
        /// §7.1, §7.3: that dossier is yours.
        OwnDossier = "dr-shark/own_dossier" by "7.1",
        /// §7.1, §7.2: they do not have that clue.
        NotTheirs = "dr-shark/not_theirs" by "7.1",
        /// §7.2: you do not have two clues to give.
        NeedTwo = "dr-shark/need_two" by "7.2",
        /// §7.2: you do not have those two clues.
        NotYours = "dr-shark/not_yours" by "7.2",
    }
}
