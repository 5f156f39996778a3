### New Game, in the words of its rulebook.

heap = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
taken = { $count } taken
now-mine = Take one, two or three
now-wait = { $name } is playing
how-many = How many?
take-matches = Take { $count }
sound-what = You hear every match that is taken.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It isn’t your turn any more.
    [wrong_count] One, two or three, and no more than there are.
   *[other] That didn’t work. Please try again.
}

## the log
log-heap = { $count } matches lie on the table.
log-began = { $who ->
    [you] Your turn.
   *[other] { $name } plays.
}
log-took = { $who ->
    [you] You took { $count }.
   *[other] { $name } took { $count }.
}

## rules
rules-moment = { $moment ->
    [mine] Take one, two or three matches.
   *[wait] Count what is left: four are a trap for whoever is next.
}
rules-all = Spies take one to three matches in turn. Whoever takes the last one wins.

## the end
end-last = { $who ->
    [you] You win!
   *[other] { $name } wins!
}

## Options in the lobby
option = { $key ->
    [max_turn_s] Time per turn
   *[other] { $key }
}
option-hint = { $key ->
    [max_turn_s] After that, the turn is finished for you
   *[other] { "" }
}
choice = { $value }
