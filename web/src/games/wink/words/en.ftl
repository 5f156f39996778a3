### Wink, in the words of its rulebook.

## names of things
faces = Faces
crowd = The crowd
hand = Your agents
hand-card = Agent { $agent }
hand-called = Agent { $agent }, called by { $name }
cell = Agent { $agent }{ $pawn ->
    [yes] , called by { $name }
   *[no] { "" }
}{ $mine ->
    [yes] , the twin is in your hand
   *[no] { "" }
}{ $chosen ->
    [yes] , chosen
   *[no] { "" }
}
cell-gone = { $state ->
    [down] Agent { $agent }: turned face down
   *[taken] Agent { $agent }: taken
}
far-label = { $name }{ $turn ->
    [yes] , whose turn it is
   *[no] { "" }
}; { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } agent in hand
   *[other] { $hand } agents in hand
}, { $ci ->
    [one] { $ci } CI card
   *[other] { $ci } CI cards
}{ $pawn ->
    [0] { "" }
   *[other] , pawn on { $pawn }
}
look-at = Look at { $label }
near-label = { $name }, near. Press again to accuse or make contact.
near-looks = { $at ->
    [you] { $name } looks at you
    [crowd] { $name } looks at the crowd
   *[other] { $name } looks at { $other }
}
near-does = { $at ->
    [you] looks at you
    [crowd] looks at the crowd
   *[other] looks at { $other }
}
near-holds = { $hand ->
    [one] { $hand } agent
   *[other] { $hand } agents
} · { $ci } CI
gazing-crowd = You look at the crowd.
gazing-sign = { $sign ->
    [wink] { $name } winks
    [hand] { $name } makes a hand sign
    [nod] { $name } nods
    [nose] { $name } touches the nose
   *[ear] { $name } touches the ear
}{ $at ->
    [you] { " " }at you!
    [crowd] !
   *[other] { " " }at { $other }!
}

## this moment
turn = { $name }’s turn
turn-mine = Your turn
band-called = { $count ->
    [one] You are called by { $names }
   *[other] You are called by { $names }
}
band-call = Call an agent
band-pass = No card is free
band-mine = Your call:
band-none = Nobody calls an agent of yours.
hint = { $moment ->
    [contact] Name who winked, or call again
    [call] Call an agent
    [pass] No card is free: pass
   *[other] Watch their eyes
}
hint-called = { $sign ->
    [wink] Wink while { $name } looks
   *[other] Give the sign while { $name } looks
}
hint-called-all = Give the sign while they look
mirror = You, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winked = winked
prompt-look = Look at a face: tap it.
prompt-watch = You are watching. Nobody shows you their eyes.
announce-turn = { $moment ->
    [contact] Your turn. Look at the spy who answered and make contact, or call another agent.
    [call] Your turn. Call an agent in the crowd.
   *[pass] Your turn. No card is free: you pass.
}
gold-call = Call { $agent }
gold-soon = in { $seconds } s
gold-choose = Tap a card to call it
gold-contact = Look at your accomplice
gold-or-call = or tap a card to call it
gold-pass = Pass
gold-watch = Watch their eyes
contact = Contact { $name }
accuse = Accuse
accuse-name = Accuse { $name }
accuse-of = Accuse { $name } of holding agent { $agent }
ci-left = { $count ->
    [one] { $count } CI card left
   *[other] { $count } CI cards left
}
ci-left-short = { $count } CI
hold = { $sign ->
    [wink] Hold to wink at { $name }
    [hand] Hold: hand sign for { $name }
    [nod] Hold to nod at { $name }
    [nose] Hold: nose, for { $name }
   *[ear] Hold: ear, for { $name }
}
hold-short = Hold
hold-label = { $sign ->
    [wink] Wink at { $name } while held
    [hand] Hand sign for { $name } while held
    [nod] Nod at { $name } while held
    [nose] Touch the nose for { $name } while held
   *[ear] Touch the ear for { $name } while held
}
strip = What to do about { $name }
strip-accuse = Accuse { $name } of holding …
strip-none = Nothing to accuse of, nothing to contact for.
corner = Hold to lift
corner-how = Hold to see your agents. Let go to cover them.
calls = Open calls
calls-by = { $who ->
    [you] You call
   *[other] { $name } calls
}
calls-you = You
calls-none = No call is open.
eyes-up = Eyes up.
sign-agreed = { $sign ->
    [wink] The sign is a wink
    [hand] The sign is a hand sign
    [nod] The sign is a nod
    [nose] The sign: touch your nose
   *[ear] The sign: touch your ear
}
ask-contact = Who answered your { $agent }? Tap a face, or call again.
ask-call = Tap a card of the crowd.
who = { $step ->
    [contact] Contact or accuse
   *[other] Accuse
}
who-how = who, then which
which-cost = { $count ->
    [0] You have no CI card left.
    [one] This tap accuses. Wrong costs your last CI card.
   *[other] This tap accuses. Wrong costs one of { $count } CI cards.
}
which-not = { $why ->
    [caller] Called by { $name }, who cannot hold it
    [mine] Your own call: name them in your turn
    [spent] You have no CI card left
    [locked] Nobody may accuse about it now
   *[said] You have said so, and it was wrong
}
which-none = There is nothing to accuse them of now.
contact-for = for your { $agent }
contact-decline = Not sure? Go back and call another card: it costs nothing.
catch = Caught!
catch-title = { $who ->
    [you] You caught { $other }
   *[other] { $whom ->
        [you] { $name } caught you
       *[other] { $name } caught { $other }
    }
}
catch-cards = { $who ->
    [you] Both copies of { $agent } are yours.
   *[other] Both copies of { $agent } go to { $name }.
}

## why not
why-not-your-turn = Wait a little: it is { $name }’s turn.
why-card = { $why ->
    [own] You hold its twin yourself.
    [same] Your pawn is there already.
   *[pawn] Somebody else’s pawn is there.
}
why-too-soon = A turn takes a little: { $seconds } s more.
why-look-first = Look at the face you want to accuse.
why-contact = Look at the spy who answered, or tap a card to call it.
why-choose = Tap a card in the crowd.
sound-what = Calls, contacts and accusations can be heard. A wink is silent.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It is not your turn any more.
    [too_soon] Too soon: winks need time.
    [own_card] Not this one.
    [occupied] Somebody’s pawn is there.
    [same_card] Your pawn must move to another card.
    [not_face_up] That card is no longer there.
    [no_pawn] You have no call to make contact for.
    [yourself] Not yourself.
    [not_called] Nobody’s pawn is on that card now.
    [own_call] It is your own call: make contact instead.
    [caller] They called it, so they don’t hold it.
    [you_hold_it] Not this one.
    [no_ci_left] You have no CI card left.
    [locked] Nobody may accuse anyone about that agent now.
    [repeated] You have already said that, and it was wrong.
    [can_call] You can still call a card.
   *[other] That did not work. Please try again.
}

## notes
notes-how = Whom do you believe to hold which agent? Press to turn.
note = Agent { $agent }: { $name }, you believe
note-none = Agent { $agent }: nobody noted

## the log
log-dealt = { $who ->
    [you] The agents are dealt. You begin.
   *[other] The agents are dealt. { $name } begins.
}
log-began = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
log-called = { $who ->
    [you] You call agent { $agent }
   *[other] { $name } calls agent { $agent }
}
log-passed = { $who ->
    [you] You pass: no card is free
   *[other] { $name } passes: no card is free
}
log-contact-right = { $who ->
    [you] You name { $other } for { $agent }: right, +1 each
   *[other] { $whom ->
        [you] { $name } names you for { $agent }: right, +1 each
       *[other] { $name } names { $other } for { $agent }: right, +1 each
    }
}
log-contact-wrong = { $who ->
    [you] You name { $other } for { $agent }: wrong, it is turned down.
   *[other] { $whom ->
        [you] { $name } names you for { $agent }: wrong, it is turned down.
       *[other] { $name } names { $other } for { $agent }: wrong, it is turned down.
    }
} { $held ->
    [you] You held it
   *[other] { $holder } held it
}
log-accused-right = { $who ->
    [you] You caught { $other } with { $agent }: +2
   *[other] { $whom ->
        [you] { $name } caught you: { $agent } lost
       *[other] { $name } caught { $other } with { $agent }: +2
    }
}
log-accused-wrong = { $who ->
    [you] You accuse { $other } of holding { $agent }: wrong, a CI card lost
   *[other] { $whom ->
        [you] { $name } accuses you of holding { $agent }: wrong, a CI card lost
       *[other] { $name } accuses { $other } of holding { $agent }: wrong, a CI card lost
    }
}
log-over = Hands on the table!

## rules
rules-moment = { $moment ->
    [contact] Your pawn is on a card. If you know who winked, name them: right gives each of you a point, wrong turns the card down. Naming nobody costs nothing. Then call another card.
    [call] Put your pawn on a card of the crowd: not one whose twin you hold, not one under another pawn, not the one you are on.
    [wait] Watch the others’ eyes. Whoever holds a called card may wink at the caller; if you catch it, accuse.
   *[over] The game is over.
}
rules-title = { $chapter ->
    [goal] The aim
    [turn] Your turn
    [accomplice] The accomplice
    [contact] Contact
    [accuse] Counterintelligence
    [end] The end
    [score] The count
    [gaze] Eyes at a distance
   *[keys] On a keyboard
}
rules-text = { $chapter ->
    [goal] Find out by a wink who holds the agent you call, and catch the winks of the others.
    [turn] First contact, if you want and can; then call an agent. Then it is the next spy’s turn.
    [accomplice] Whoever holds the called card is the caller’s accomplice until the caller’s next turn. They try to be recognised, and may wink at the caller as often as they like.
    [contact] At the start of your turn name your accomplice. Right: the crowd’s card to you, the twin to them, a point each. Wrong: both are out, the twin face down before its holder.
    [accuse] At any moment accuse a spy of holding a card under a pawn, unless it is your own call or your own card. Right: both cards are yours, two points. Wrong: the CI card is lost.
    [end] At once when a hand is empty; or when nothing has left the crowd for eight rounds.
    [score] A point per agent face up before you and per CI card in your hand. Ties: more CI cards used, then more agents face down.
    [gaze] You look at one face at a time; moving your eyes takes a moment in which you see nothing. Everybody blinks with both eyes. A wink is one eye, seen only by those who look.
   *[keys] Digits look at a face, 0 at the crowd. Hold W to wink. C goes to the crowd, arrows walk in it, Enter calls. K makes contact with the near face, A accuses it.
}
rules-four = Four spies: after a wrong accusation nobody may accuse about that agent any more, as the table has agreed.

## the end
end-turning = Hands on the table!
end-won = { $who ->
    [you] You win!
    [shared] { $names } share the win!
   *[other] { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
}
end-winner = Winner
end-agents = { $count ->
    [one] { $count } agent face up
   *[other] { $count } agents face up
}
end-ci = { $count ->
    [one] { $count } CI card in hand
   *[other] { $count } CI cards in hand
}
end-total = Total
end-taken = Agents taken
end-left = Left in hand: { $cards }
end-tie = For the tie: CI cards used { $used }, agents face down { $down }
end-tie-how = { $how ->
    [used] A tie, decided by the CI cards used.
    [face_down] A tie, decided by the agents face down.
   *[shared] A tie that nothing decides.
}
end-hand = { $how ->
    [you] your hand was empty
    [other] { $name }’s hand was empty
   *[still] nothing moved any more
}
highlight-wink = { $what ->
    [catcher] { $who ->
        [you] You caught { $number }
       *[other] { $name } caught { $number }
    }
    [unseen] { $who ->
        [you] You winked and nobody caught you
       *[other] { $name } winked and was never caught
    }
    [jumpy] { $who ->
        [you] You suspected wrongly, { $number } times
       *[other] { $name } suspected wrongly, { $number } times
    }
    [pair] { $who ->
        [you] You and { $other } met { $number } times
       *[other] { $whom ->
            [you] { $name } and you met { $number } times
           *[other] { $name } and { $other } met { $number } times
        }
    }
   *[hidden] Agent { $number } hid the longest
}

## shared screen
screen-turn = { $name }’s turn
screen-step = { $step ->
    [contact] names an accomplice, or calls again
   *[call] calls an agent
}
screen-holds = { $sign ->
    [wink] Whoever holds { $agent } may wink at { $name }.
   *[other] Whoever holds { $agent } may give { $name } the sign.
}

## options in the lobby
option = { $key ->
    [sign] The sign
    [max_turn_s] Time for a turn
    [min_turn_s] Shortest turn
    [lock] After a wrong accusation
   *[other] { $key }
}
option-hint = { $key ->
    [sign] How an accomplice answers a call
    [max_turn_s] Then chance makes the call for you
    [min_turn_s] Winks need time: nobody calls sooner
    [lock] How long nobody may accuse about that agent
   *[other] { "" }
}
choice = { $value ->
    [wink] a wink
    [hand] a hand sign
    [nod] a nod
    [nose] the nose
    [ear] the ear
    [game] locked all game
   *[round] locked while the pawn stays
}
