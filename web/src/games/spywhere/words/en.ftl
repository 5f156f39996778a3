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
row-card = In the row: { $dish }, { $nation }{ $going ->
    [yes] , one of three alike that you can eliminate
   *[no] { "" }
}
hand = Your hand
hand-dish = { $drawn ->
    [yes] In your hand: { $dish }, { $nation }, { $count }, one of them just drawn
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
removed-short = Out: { $nation }
turn-label = whose turn it is
finished-label = done
you-are = You, { $name }
watching = You are a spectator. Hands and passports stay secret until the end.

## this moment
now-label = Right now
now = { $moment ->
    [swap] Swap one card
    [eliminate] Eliminate three?
    [identify] Identify someone?
    [identify-two] Identify a nation?
    [after] Finish your turn
    [final] Last envelopes
    [finished] All sealed
    [watch-final] Last envelopes
   *[over] The end
}
now-wait = { $name } is playing
now-hint-goal = { $countries ->
    [one] Secretly collect dishes of your nation, and work out where the others are from.
   *[other] Secretly collect dishes of your two nations, and work out your opponent’s.
}
now-hint-swap = { $picked ->
    [0] Choose one card from your hand and one from the row.
    [one] Now choose the other card.
   *[other] Press Swap to exchange them.
}
now-hint = { $moment ->
    [eliminate] Three of one nation that isn’t yours: you get a bonus card, and everyone learns that you’re not from there.
    [after] You may identify one spy, or end your turn.
    [final] Identify everyone you haven’t identified yet.
    [eliminate-two] Three of one nation that is neither of yours: you get a bonus card, and your opponent learns that you’re not from there.
    [after-two] You may identify one of your opponent’s two nations, or end your turn.
    [after-early] It’s too early for envelopes. With three alike in the row, your turn waits until you end it.
    [final-two] Identify your opponent’s nations, if you haven’t yet.
   *[other] { "" }
}
round-now = { $early ->
    [yes] Round { $round }. Envelopes from round { $from }.
   *[no] Round { $round }
}
now-hint-ahead = { $picked ->
    [0] Watch what is given and what is taken. You can choose your cards ahead.
    [one] Chosen ahead. The other card can wait.
   *[other] Chosen ahead: { $what }. Nobody sees it, and you can still change it.
}
now-hint-waiting = Still thinking: { $names }
step = { $step ->
    [draw] Draw
    [swap] Swap
    [eliminate] Eliminate
   *[identify] Identify
}
announce = { $moment ->
    [swap] Your turn. Choose one card from your hand and one from the row, then press Swap.
    [eliminate] You may eliminate three cards from the row, or end your turn.
    [eliminate-two] You may eliminate three cards from the row, or end your turn.
    [after] You may identify a spy, or end your turn.
    [after-two] You may identify one of your opponent’s two nations, or end your turn.
    [after-early] It is too early for envelopes. End your turn.
   *[final] Lay your last envelopes, or say that you’re done.
} { $eliminate ->
    [yes] There are three alike in the row.
   *[no] { "" }
}
gold-swap = Swap
gold-swap-what = { $give } for { $take }
gold-choose-cards = { $which ->
    [row] Now one from the row
    [hand] Now one from your hand
   *[both] Choose two cards
}
gold-eliminate = Eliminate
gold-eliminate-what = { $bonus ->
    [yes] A bonus card; everyone sees: not { $nation }
   *[no] No bonus left; everyone sees: not { $nation }
}
gold-end = End turn
gold-identify = Identify
gold-done = I’m done
done-anyway = Done anyway
done-sure = { $left ->
    [1] One of { $names }’s two nations isn’t identified yet.
    [2] Neither of { $names }’s two nations is identified yet.
   *[other] Not identified yet: { $names }.
} Press again if you’re done.
gold-wait-for = { $moment ->
    [finished] You’re done
   *[other] Not your turn yet
}
gold-ahead = Chosen ahead
peek = Passport
peek-how = hold to see
identify = Identify

## why not
why-not-your-turn = Not yet: { $name } is playing.
why-not-yet = { $moment ->
    [eliminate] You have already swapped. Eliminate, or end your turn.
    [after] You have already swapped this turn.
    [final] No more swaps: only envelopes are left.
    [finished] You’re done. The last envelopes are still being laid.
   *[other] Not now.
}
why-choose-two = Choose one card from your hand and one from the row.
why-identified = You have already identified { $name }.
why-card-used = You have already laid your card for { $nation }.
why-pick-spy = Choose a spy first.
why-pick-nation = Now choose a nation.
sound-what = With sound on, you hear the deal, draws, swaps, eliminations, envelopes, the call for the last ones and the end, never what only you can see. The last seconds tick.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It isn’t your turn any more.
    [not_now] You can’t do that right now.
    [too_early] You can identify from the fifth round on.
    [before_earliest] This table identifies from a later round on.
    [not_in_hand] That card is no longer in your hand.
    [not_in_row] That card is no longer in the row.
    [not_three] There are not three alike in the row.
    [own_nation] You can’t eliminate your own nation.
    [not_an_opponent] You can only identify an opponent.
    [already_identified] You have already identified that spy.
    [card_used] You have already laid that card.
   *[other] That didn’t work. Please try again.
}

## identifying
identify-title = Who is from where?
identify-title-one = One of { $name }’s two nations
identify-whom = Choose a spy
identify-as = Choose a nation
identify-laid = envelope laid
identify-used = card laid
identify-clue = clue pile
identify-hint = { $final ->
    [yes] Nobody sees what you write, and you can’t change it.
   *[no] Sealing it ends your turn. Nobody sees what you write, and you can’t change it.
}
identify-own = That’s your own nation: it can’t be right.
identify-impossible = { $name } is not { $nation }: the clue pile proves it.
identify-seal = Seal the envelope
identify-claim = { $name } is { $nation }

## one spy
spy-plays = { $when ->
    [after] plays after you
    [before] plays before you
   *[other] plays after { $name }
}
spy-clue-rounds = { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
spy-words = Your note on { $name }
spy-words-how = What you suspect, in your words
spy-not-from = { $name } is certainly not from
spy-not-from-why = eliminated dishes: the clue pile
spy-not-from-none = No clue pile yet, so no nation is ruled out.
spy-possible = Still possible
spy-named-by = { $count ->
    [0] No envelope in front of { $name }
    [one] Envelope in front of { $name }, laid by
   *[other] Envelopes in front of { $name }, laid by
}
spy-has-named = { $count ->
    [0] { $name } has laid no envelope
    [one] { $name } has laid an envelope in front of
   *[other] { $name } has laid envelopes in front of
}
spy-sealed = Sealed: nobody knows before the end who is right.
spy-swaps = Swaps
spy-swaps-kept = { $kept ->
    [yes] this table keeps a list
   *[no] playing from memory: last round only
}
spy-swaps-none = None to see right now.
spy-notes-mine = only you see them
spy-identify = Identify { $name }
spy-identify-how = Final, and nobody else sees it

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
    [clue] no, the clue pile proves it
   *[none] nothing noted
}{ $said ->
    [yes] , your envelope says so
   *[no] { "" }
}

## the log
log-memory = This table plays from memory: swaps stay here for one round only.
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
    [you] You laid an envelope in front of { $other }
   *[other] { $whom ->
        [you] { $name } laid an envelope in front of you
       *[other] { $name } laid an envelope in front of { $other }
    }
}
log-final = { $two ->
    [yes] { $who ->
        [you] You have laid both envelopes. Last envelopes for your opponent!
       *[other] { $name } has laid both envelopes. Last envelopes!
    }
   *[no] { $who ->
        [you] You have identified everyone. Last envelopes for the others!
       *[other] { $name } has identified everyone. Last envelopes!
    }
}
log-final-pile = The pile is empty. Last envelopes!
log-finished = { $who ->
    [you] You’re done.
   *[other] { $name } is done.
}
log-over = Passports on the table!

## rules
rules-moment = { $moment ->
    [swap] Swap one card from your hand with one from the row. You have to. You may give the card you just drew, or swap like for like. Everyone sees both cards.
    [eliminate] Three cards in the row are of one nation that isn’t yours. You may move them to a clue pile in front of you: it proves that you’re not from there. You draw a bonus card, and the row is refilled.
    [after] You may lay one envelope in front of a spy you haven’t identified yet. That ends your turn; so does End turn.
    [eliminate-two] Three cards in the row are of one nation that is neither of yours. You may move them to a clue pile in front of you: it proves that you’re not from there. You draw a bonus card, and the row is refilled.
    [after-two] You may lay one envelope in front of your opponent: one of their two nations. That ends your turn; so does End turn.
    [after-early] Nobody can identify in this round yet, and the three alike in the row are of your own nation. Your turn waits for you all the same: if it ended by itself, everyone would know. End your turn.
    [final-two] Last chance: identify both of your opponent’s nations. A blank costs nothing, a right guess multiplies your dishes.
    [wait] Watch what is given and what is taken: who keeps collecting the same dish?
    [final] Last chance: identify everyone you haven’t identified yet. A blank costs nothing, a right guess multiplies your dishes.
    [finished] You’re done. When everyone is, the passports are turned over.
    [watch-final] All spies lay their last envelopes at the same time.
   *[over] The game is over.
}
rules-removed = Left out of this game: { $nation }.
rules-chain = { $chain ->
    [on] If three are alike again after that, you may eliminate again, with a clue pile and a bonus card each time.
   *[off] At this table, once per turn.
}
rules-from = Envelopes are laid from round { $from } on.
rules-title = { $chapter ->
    [goal] The aim
    [turn] Your turn
    [eliminate] Eliminating
    [identify] Identifying
    [end] The end
   *[score] Scoring
}
rules-text = { $chapter ->
    [goal] Collect dishes of your secret nation without getting found out, and work out where the others are from.
    [turn] Draw one card (that happens by itself), swap one with the row, then eliminate and identify if you want to and can. Once everyone can see that there’s nothing left for you to do, your turn ends by itself.
    [eliminate] Three alike in the row, not of your nation, may go to a clue pile in front of you. You get a bonus card, and the row is refilled to five.
    [identify] Once per turn, one envelope in front of a spy you haven’t identified yet. You can use each nation only once. Nobody else sees what the envelope says, and it can’t be changed.
    [end] The game ends with the turn in which the pile runs out, or in which a spy has identified everyone: the ender. Then all the others lay their last envelopes.
    [score] N dishes of your nation in your hand give N points, and N more for every nation you identified correctly. The ender gets 3 more. Ties: more correct identifications, then more dishes.
    [goal-two] You have two passports. Collect dishes of both your secret nations without getting found out, and work out both of your opponent’s.
    [eliminate-two] Three alike in the row, of neither of your nations, may go to a clue pile in front of you. You get a bonus card, and the row is refilled to five.
    [identify-two] Once per turn, one envelope in front of your opponent: one of their two nations. Which envelope stands for which passport doesn’t matter. You can use each nation only once. Nobody else sees what the envelope says, and it can’t be changed.
    [end-two] The game ends with the turn in which the pile runs out, or in which a spy has laid both envelopes: the ender. Then the other lays what is missing, in any round.
   *[score-two] N dishes of your two nations in your hand give N points, and N more for each nation you identified correctly. The ender gets 3 more. Ties: more correct identifications, then more dishes.
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
opened = Identified!
opened-title = { $who ->
    [you] You identified { $other }
   *[other] { $whom ->
        [you] { $name } identified you
       *[other] { $name } identified { $other }
    }
}
opened-worth = { $whom ->
    [you] You are { $nation }
   *[other] { $other } is { $nation }
}. { $count ->
    [0] Right, but without home dishes it’s worth nothing.
   *[other] { $who ->
        [you] You get
       *[other] { $name } gets
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
opened-more = { $count ->
    [one] One more envelope was right.
   *[other] { $count } more envelopes were right.
}
end-winner = Winner
end-own = { $count ->
    [one] { $count } home dish
   *[other] { $count } home dishes
}
end-times = { $count ->
    [0] None identified
    [one] { $own } × { $count } identified
   *[other] { $own } × { $count } identified
}
end-ender = { $two ->
    [yes] Laid both envelopes first
   *[no] Identified everyone first
}
end-total = Total
end-named = { $right ->
    [yes] Right: { $name } is { $nation }
   *[no] Wrong: { $name } is not { $nation }
}
end-none = No envelopes laid
end-why = { $how ->
    [pile] the pile had run out
    [you] { $two ->
        [yes] you had laid both envelopes
       *[no] you had identified everyone
    }
   *[other] { $two ->
        [yes] { $name } had laid both envelopes
       *[no] { $name } had identified everyone
    }
}
highlight-spywhere = { $what ->
    [safe] { $who ->
        [you] Nobody saw through you
       *[other] Nobody saw through { $name }
    }
    [fooled] { $who ->
        [you] You fooled { $number ->
            [one] { $number } spy
           *[other] { $number } spies
        }
       *[other] { $name } fooled { $number ->
            [one] { $number } spy
           *[other] { $number } spies
        }
    }
    [reader] { $who ->
        [you] You saw through { $number ->
            [one] { $number } spy
           *[other] { $number } spies
        }
       *[other] { $name } saw through { $number ->
            [one] { $number } spy
           *[other] { $number } spies
        }
    }
    [early] { $who ->
        [you] You sealed the truth on turn { $number }
       *[other] { $name } sealed the truth on turn { $number }
    }
    [clues] { $who ->
        [you] You laid { $number ->
            [one] { $number } clue pile
           *[other] { $number } clue piles
        }
       *[other] { $name } laid { $number ->
            [one] { $number } clue pile
           *[other] { $number } clue piles
        }
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
    [both] may eliminate and identify
    [eliminate] may eliminate
   *[identify] may identify
}
screen-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Options in the lobby
option = { $key ->
    [max_turn_s] Time per turn
    [final_s] Time for the last envelopes
    [removed] Nation left out
    [log] Keep a list of swaps
    [chain] Chain eliminations
    [earliest_round] Earliest envelopes
   *[other] { $key }
}
option-hint = { $key ->
    [log] Off: you play from memory
    [chain] Again, if there are three alike again
    [earliest_round] A longer game against quick minds
    [max_turn_s] After that, the turn is finished for you
    [final_s] For everyone’s last identifications
    [removed] Its passport and dishes aren’t used
   *[other] { "" }
}
choice = { $value ->
    [off] Any round
    [third] Round 3
    [fourth] Round 4
    [fifth] Round 5
    [sixth] Round 6
    [belgium] Belgium
    [england] England
    [france] France
    [germany] Germany
    [italy] Italy
   *[spain] Spain
}

## the lesson
lesson-act = { $step ->
    [goal] You are from Spain
    [swap] Swap a pizza for the paella
    [eliminate] Eliminate the three pizzas
    [end] End your turn
    [watch] Watch { $name }
    [took] { $name } took a jelly
    [swap-again] Swap the sausage for a paella
    [identify] Identify { $name }: England
    [score] That’s the whole game
   *[over] You’re ready
}
lesson-why = { $step ->
    [goal] It’s in your passport, for your eyes only: every paella in your hand is a point at the end.
    [swap] You swap once every turn; your dish comes in, but everyone sees what you take.
    [eliminate] It shows everyone that you’re not from Italy, and it pays you a bonus card.
    [end] You could identify a spy now, but you haven’t seen yet what they collect.
    [watch] What a spy takes and gives away is all you’ll learn about them.
    [took] Jelly is England’s dish, so England may be home.
    [swap-again] Only dishes in your hand count, so never stop collecting.
    [identify] Each nation you get right counts all your dishes once more, and nobody sees your guess until the end.
    [score] Your paellas count once, and once more for each nation you identified.
   *[over] Play a real game now; the rules are always one tap away.
}

## coach marks
coach = { $mark ->
    [swap] Pick a card from your hand and one from the row: they change places.
    [eliminate] Eliminate them: a bonus card, but everyone learns that you’re not from there.
    [identify-two] You know one of their two nations? Seal it in an envelope. You can’t change it later.
   *[identify] You know where someone is from? Seal it in an envelope. You can’t change it later.
}

## why a bot would move like this: a hint, and the words of a replay; the nation is said as in nation-from
reason = { $code ->
    [own] A dish of the right nation: that makes { $count }.
    [three] Three dishes { $nation } will lie there, ready to be eliminated for a bonus card.
    [denies] { $seat } is probably { $nation } ({ $percent }%): better not leave that dish lying.
    [bluffs] A false trail: it leaves the others only { $percent }% sure of the truth.
    [spare] Nothing useful lies there, and a dish { $nation } can be spared.
    [bonus] A bonus card is worth more than the secret of not being { $nation }.
    [likely] { $seat } is { $nation }: { $percent }% sure.
    [last] A wrong envelope costs nothing now, and { $seat } is { $nation } with { $percent }%.
    [raced] Others lay their envelopes early: waiting would come too late.
    [pays] Sealing now wins with { $now }%, waiting with { $later }%.
    [waits] Waiting wins with { $later }%, sealing now with { $now }%.
    [ends] It ends the game, and that wins with { $percent }%.
    [behind] It would end the game, and that wins with { $percent }% only.
    [discards] A card must be laid now, and nobody is known well enough: your own nation's before { $seat } is wrong, but no other card is wasted.
    [pile] The pile is empty: the game ends anyway, and the ender scores three more.
    [too_early] Too early: not everyone has shown enough yet.
    [unsure] Not sure enough: { $seat } is { $nation } with { $percent }%.
    [hesitates] { $seat } is { $nation } with { $percent }%, but one more turn will tell more.
    [not_allowed_yet] The rules don’t allow envelopes yet.
    [stands_in] A stand-in does nothing that can’t be taken back.
   *[other] This looks best.
}

## a line for each level of the bots
level-line = { $level ->
    [rookie] Collects happily, forgets who took what
    [regular] Watches for three turns, then seals what seems likely
    [veteran] Remembers nearly everything and weighs points against time
    [mastermind] Never forgets, leaves false trails, and ends it in front
   *[other] { "" }
}

## hints
advice = { $act ->
    [swap] Swap { $what }
    [eliminate] Eliminate { $what }
    [identify] Identify { $name }: { $what }
    [done] End your turn
   *[nothing] Just watch for now
}
