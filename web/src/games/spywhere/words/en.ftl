### Spywhere, in the words of its rulebook.

## names of things
nation = { $nation ->
    [belgium] Belgium
    [england] England
    [france] France
    [germany] Germany
    [italy] Italy
   *[spain] Spain
}
nation-short = { $nation ->
    [belgium] Bel.
    [england] Eng.
    [france] Fra.
    [germany] Ger.
    [italy] Ita.
   *[spain] Spa.
}
nation-from = { $nation ->
    [belgium] from Belgium
    [england] from England
    [france] from France
    [germany] from Germany
    [italy] from Italy
   *[spain] from Spain
}
dish = { $nation ->
    [belgium] Moules
    [england] Jelly
    [france] Cheese
    [germany] Sausage
    [italy] Pizza
   *[spain] Paella
}
dish-object = { $nation ->
    [belgium] Moules
    [england] Jelly
    [france] Cheese
    [germany] Sausage
    [italy] Pizza
   *[spain] Paella
}
dish-three = { $nation ->
    [belgium] three Moules
    [england] three Jellies
    [france] three Cheeses
    [germany] three Sausages
    [italy] three Pizzas
   *[spain] three Paellas
}
pile = Pile
row = The row
row-card = In the row: { $dish }, { $nation }
hand = Your hand
hand-dish = { $drawn ->
    [yes] In your hand: { $dish }, { $nation }, { $count }, one just drawn
   *[no] In your hand: { $dish }, { $nation }, { $count }
}
hand-label = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hand-new = new
clue-label = Clue pile: { $count } dishes, not from { $nation }
envelope-label = Envelope from { $name }
last-swap = gave { $give }, took { $take }
swaps-last = Last swap:
swap-gave = gave
swap-took = took
no-envelopes = no envelopes
turn-label = whose turn it is
finished-label = done
you-are = You, { $name }
watching = You are watching. Hands and passports stay secret until the end.

## this moment
now-label = This moment
now = { $moment ->
    [swap] Swap one card
    [eliminate] Eliminate three?
    [after] Finish your turn
    [final] Last envelopes
    [finished] All sealed
    [watch-final] Last envelopes
   *[over] The end
}
now-wait = { $name } is playing
now-hint-goal = { $countries ->
    [one] Secretly collect the dishes of your country. Hold the passport to see which it is.
   *[other] Secretly collect the dishes of your two countries. Hold the passports to see which they are.
}
now-hint-swap = { $picked ->
    [0] Choose one card of your hand and one of the row.
    [one] Choose the other card too.
   *[other] Press Swap to exchange the two.
}
now-hint = { $moment ->
    [eliminate] Three of one nation that is not yours: you gain a bonus card, and everybody learns that you are not from there.
    [after] You may identify one spy, or end your turn.
    [final] Name whom you have not named yet.
    [eliminate-two] Three of one nation that is neither of yours: you gain a bonus card, and your opponent learns that you are not from there.
    [after-two] You may name one of your opponent’s two nations, or end your turn.
    [after-early] Naming begins with round 5. End your turn.
    [final-two] Name the nations of your opponent that you have not named yet.
    [wait] Watch what is given and what is taken.
   *[other] { "" }
}
round-two = { $early ->
    [yes] Round { $round }. Envelopes from round 5.
   *[no] Round { $round }
}
now-hint-waiting = Still thinking: { $names }
step = { $step ->
    [draw] Draw
    [swap] Swap
    [eliminate] Eliminate
   *[identify] Identify
}
announce = { $moment ->
    [swap] Your turn. Choose one card of your hand and one of the row, then press Swap.
    [eliminate] You may eliminate three cards of the row, or end your turn.
    [after] You may identify a spy if that is offered, or end your turn.
   *[final] Lay your last envelopes, or say that you are done.
} { $eliminate ->
    [yes] Three alike lie in the row.
   *[no] { "" }
}
gold-swap = Swap
gold-swap-what = { $give } for { $take }
gold-choose-cards = { $which ->
    [row] Now one of the row
    [hand] Now one of your hand
   *[both] Choose two cards
}
gold-eliminate = Eliminate
gold-eliminate-what = { $bonus ->
    [yes] A bonus card; all see: not { $nation }
   *[no] No bonus left; all see: not { $nation }
}
gold-end = End turn
gold-identify = Identify
gold-done = I am done
done-anyway = Done anyway
done-sure = Not named yet: { $names }. Press again if you are done.
gold-wait-for = { $moment ->
    [finished] You are done
   *[other] Not your turn yet
}
peek = Passport
peek-how = hold to peek
identify = Identify

## why not
why-not-your-turn = Wait a little: { $name } is playing.
why-not-yet = { $moment ->
    [eliminate] You have already swapped. Eliminate, or end your turn.
    [after] You have already swapped in this turn.
    [final] No more swaps: only envelopes are left.
    [finished] You are done. The others are still thinking.
   *[other] Not now.
}
why-choose-two = Choose one card of your hand and one of the row.
why-identified = You have already named { $name }.
why-card-used = You have already laid your card for { $nation }.
why-pick-spy = Choose a spy first.
why-pick-nation = Choose a nation too.
sound-what = Swaps, eliminations and envelopes can be heard. Never what only you can see.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It is not your turn any more.
    [not_now] That is not possible now.
    [too_early] Identifying begins with the fifth round.
    [not_in_hand] That card is no longer in your hand.
    [not_in_row] That card is no longer in the row.
    [not_three] There are not three alike in the row.
    [own_nation] You may not eliminate your own nation.
    [not_an_opponent] You can only name an opponent.
    [already_identified] You have already named that spy.
    [card_used] You have already laid that card.
   *[other] That did not work. Please try again.
}

## identifying
identify-title = Who is from where?
identify-whom = Choose a spy
identify-as = Choose a nation
identify-laid = named
identify-used = card laid
identify-clue = clue pile
identify-hint = { $final ->
    [yes] Nobody sees what you write, and it is never changed.
   *[no] Sealing it ends your turn. Nobody sees what you write, and it is never changed.
}
identify-own = That is your own nation: it cannot be right.
identify-impossible = { $name } is not { $nation }: the clue pile proves it.
identify-seal = Seal the envelope
identify-claim = { $name } is { $nation }

## one spy
spy-clues = Clue pile: not from there
spy-clue = × { $count }
spy-no-clue = open
spy-named-by = { $count ->
    [0] Nobody has named { $name }
   *[other] Have named { $name }
}
spy-has-named = { $count ->
    [0] { $name } has named nobody
   *[other] { $name } has named
}
spy-swaps = Swaps
spy-swaps-kept = { $kept ->
    [yes] this table keeps them in view
   *[no] from memory: the last round only
}
spy-swaps-none = None to be seen now.
spy-notes-mine = only you see them
spy-identify = Name { $name }
spy-identify-how = Never changed, nobody else sees it

## notes
notes-sealed = sealed
mark = { $mark ->
    [no] no
    [maybe] maybe
   *[yes] yes
}
note-cell = { $name }, { $nation }: { $mark ->
    [no] no
    [maybe] maybe
    [yes] yes
    [clue] no, a clue pile shows it
   *[none] nothing noted
}{ $said ->
    [yes] , your envelope says so
   *[no] { "" }
}

## the log
log-memory = You play from memory: swaps are kept for one round only.
log-dealt = { $who ->
    [you] The cards are dealt. You begin.
   *[other] The cards are dealt. { $name } begins.
}
log-began = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
}
log-began-empty = { $who ->
    [you] Your turn; the pile is empty.
   *[other] { $name } plays; the pile is empty.
}
log-drew-card = You drew { $dish }.
log-swapped = { $who ->
    [you] You gave { $give }, took { $take }
   *[other] { $name } gave { $give }, took { $take }
}
log-eliminated = { $who ->
    [you] You eliminated { $dish }: not { $nation }
   *[other] { $name } eliminated { $dish }: not { $nation }
}
log-identified = { $who ->
    [you] You laid an envelope before { $other }
   *[other] { $whom ->
        [you] { $name } laid an envelope before you
       *[other] { $name } laid an envelope before { $other }
    }
}
log-final = { $who ->
    [you] You have named everybody. Last envelopes for the others!
   *[other] { $name } has named everybody. Last envelopes!
}
log-final-pile = The pile is empty. Last envelopes!
log-finished = { $who ->
    [you] You are done.
   *[other] { $name } is done.
}
log-over = All passports on the table!

## rules
rules-moment = { $moment ->
    [swap] Swap one card of your hand with one of the row. You must; the card you just drew may go, and like for like is allowed. Everybody sees both cards.
    [eliminate] Three cards of the row are of one nation that is not yours. You may move them to a clue pile before you: it proves that you are not from there. You draw a bonus card and the row is filled up.
    [after] You may lay one envelope before a spy you have not named yet. That ends your turn; so does End turn.
    [eliminate-two] Three cards of the row are of one nation that is neither of yours. You may move them to a clue pile before you: it proves that you are not from there. You draw a bonus card and the row is filled up.
    [after-two] You may lay one envelope before your opponent: one of their two nations. That ends your turn; so does End turn.
    [after-early] With two spies nobody is named before round 5. End your turn.
    [final-two] The last chance: name both nations of your opponent. An empty space costs nothing, a right one multiplies your dishes.
    [wait] Watch what is given and what is taken: who keeps collecting the same dish?
    [final] The last chance: name everybody you have not named yet. An empty space costs nothing, a right one multiplies your dishes.
    [finished] You are done. When everybody is, the passports are turned over.
    [watch-final] All spies lay their last envelopes at the same time.
   *[over] The game is over.
}
rules-removed = Left out of this game: { $nation }.
rules-title = { $chapter ->
    [goal] The aim
    [turn] Your turn
    [eliminate] Eliminating
    [identify] Identifying
    [end] The end
    [score] The count
    [goal-two] The aim
    [eliminate-two] Eliminating
    [identify-two] Identifying
    [end-two] The end
   *[score-two] The count
}
rules-text = { $chapter ->
    [goal] Collect dishes of your secret nation, do not get caught at it, and work out the nations of the others.
    [turn] Draw one card (that happens by itself), swap one with the row, then eliminate and identify if you like and can.
    [eliminate] Three alike in the row, not of your nation, may go to a clue pile before you. Then a bonus card for you, and the row is filled up to five.
    [identify] Once per turn, one envelope before a spy you have not named yet. Each of your nation cards exists once. Nobody else sees what it says, and it stays as it is.
    [end] The game ends with the turn in which the pile runs out, or in which a spy has named everybody: the ender. Then all others lay their last envelopes.
    [score] N dishes of your nation in your hand give N points, and N more for every nation you named right. The ender gets 3 more. Ties: more right, then more dishes.
    [goal-two] You have two passports. Collect dishes of both your secret nations, do not get caught at it, and work out both nations of your opponent.
    [eliminate-two] Three alike in the row, of neither of your nations, may go to a clue pile before you. Then a bonus card for you, and the row is filled up to five.
    [identify-two] From round 5 on, once per turn, one envelope before your opponent: one of their two nations. Which envelope stands for which passport does not matter. Each of your nation cards exists once; nobody else sees what it says, and it stays as it is.
    [end-two] The game ends with the turn in which the pile runs out, or in which a spy has laid both envelopes: the ender. Then the other lays what is missing, in any round.
   *[score-two] N dishes of your two nations in your hand give N points, and N more for each nation you named right. The ender gets 3 more. Ties: more right, then more dishes.
}

## the end
end-turning = Passports on the table!
end-won = { $who ->
    [you] You win!
    [shared] { $names } share the win!
   *[other] { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
}
end-winner = Winner
end-own = { $count ->
    [one] { $count } own dish
   *[other] { $count } own dishes
}
end-times = { $count ->
    [0] None named right
    [one] { $own } × { $count } named right
   *[other] { $own } × { $count } named right
}
end-ender = Named everybody first
end-total = Total
end-named = { $right ->
    [yes] Right: { $name } is { $nation }
   *[no] Wrong: { $name } is not { $nation }
}
end-none = No envelopes laid
end-why = { $how ->
    [pile] the pile had run out
    [you] you had named everybody
   *[other] { $name } had named everybody
}
highlight-spywhere = { $what ->
    [safe] { $who ->
        [you] Nobody saw through you
       *[other] Nobody saw through { $name }
    }
    [fooled] { $who ->
        [you] You fooled { $number }
       *[other] { $name } fooled { $number }
    }
    [reader] { $who ->
        [you] You saw through { $number }
       *[other] { $name } saw through { $number }
    }
    [early] { $who ->
        [you] You sealed the truth in turn { $number }
       *[other] { $name } sealed the truth in turn { $number }
    }
    [decided] One envelope decided it
   *[collector] { $who ->
        [you] You had { $number } × { $dish }
       *[other] { $name } had { $number } × { $dish }
    }
}

## Shared screen
screen-turn = { $name } is playing
screen-step = { $step ->
    [swap] swaps a card with the row
   *[after] may eliminate and identify
}
screen-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Options in the lobby
option = { $key ->
    [max_turn_s] Time for a turn
    [final_s] Time for the last envelopes
    [removed] Nation left out
    [log] Keep a list of swaps
    [chain] Eliminate in a chain
   *[other] { $key }
}
option-hint = { $key ->
    [log] Off: you play from memory
    [chain] Again, if three alike lie there again
    [max_turn_s] Then the turn is played out for you
    [final_s] For everybody’s last identifications
    [removed] No passport, no dishes of it
   *[other] { "" }
}
choice = { $value ->
    [belgium] Belgium
    [england] England
    [france] France
    [germany] Germany
    [italy] Italy
   *[spain] Spain
}
