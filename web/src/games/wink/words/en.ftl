### Wink, in the words of its rulebook.

## names of things
faces = Faces
crowd = The crowd
hand = Your agents
hand-card = Agent { $agent }
hand-called = Agent { $agent }, called by { $name }
hand-note = called by
hand-note-by = { $by ->
    [nobody] nobody
   *[name] { $name }
}
cell = Agent { $agent }{ $pawn ->
    [yes] , called by { $name }
   *[no] { "" }
}{ $mine ->
    [yes] , its twin is in your hand
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
near-label = { $name }, up close. Press again to accuse or make contact.
near-looks = { $at ->
    [you] { $name } is looking at you
    [crowd] { $name } is looking at the crowd
   *[other] { $name } is looking at { $other }
}
near-does = { $at ->
    [you] is looking at you
    [crowd] is looking at the crowd
   *[other] is looking at { $other }
}
near-holds = { $hand ->
    [one] { $hand } agent
   *[other] { $hand } agents
} · { $ci } CI
gazing-crowd = You are looking at the crowd.
gazing-sign = { $sign ->
    [wink] { $name } winks{ $at ->
        [you] { " " }at you!
        [crowd] !
       *[other] { " " }at { $other }!
    }
    [hand] { $name } makes a hand sign{ $at ->
        [you] { " " }at you!
        [crowd] !
       *[other] { " " }at { $other }!
    }
    [nod] { $name } nods{ $at ->
        [you] { " " }at you!
        [crowd] !
       *[other] { " " }at { $other }!
    }
    [nose] { $name } touches their nose{ $at ->
        [you] , looking at you!
        [crowd] !
       *[other] , looking at { $other }!
    }
   *[ear] { $name } touches their ear{ $at ->
        [you] , looking at you!
        [crowd] !
       *[other] , looking at { $other }!
    }
}

## this moment
turn = { $name }’s turn
turn-mine = Your turn
band-called = { $count ->
    [one] { $names } is calling you
   *[other] { $names } are calling you
}
band-called-short = Calling you:
band-call = Call an agent
band-pass = No card to call
band-mine = Your call:
band-answered = { $name } answered: make contact on your turn.
band-none = Nobody is calling one of your agents.
hint = { $moment ->
    [contact] Name who answered, or call again
    [call] Call an agent
    [pass] No card to call: pass
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
winked = sign seen
prompt-look = Tap a face to look at it.
prompt-watch = You are a spectator: you can’t see anyone’s eyes.
announce-turn = { $moment ->
    [contact] Your turn. Look at the spy who answered and make contact, or call another agent.
    [call] Your turn. Call an agent in the crowd.
    [contact-room] Your turn. Tap the spy who answered to make contact, or call another agent.
   *[pass] Your turn. There is no card you can call: pass.
}
gold-call = Call { $agent }
gold-soon = in { $seconds } s
gold-choose = Tap a card to call it
gold-choose-short = Tap a card
gold-contact = Look at your accomplice
gold-or-call = or tap a card to call it
gold-ahead-how = or choose a card ahead
gold-chosen = Chosen ahead: { $agent }
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
    [hand] Hold to sign to { $name }
    [nod] Hold to nod at { $name }
    [nose] Hold to signal { $name }: nose
   *[ear] Hold to signal { $name }: ear
}
hold-short = Hold
holding = { $sign ->
    [wink] Winking at { $name }
    [hand] Signing to { $name }
    [nod] Nodding at { $name }
    [nose] Touching your nose for { $name }
   *[ear] Touching your ear for { $name }
}
hold-label = { $sign ->
    [wink] Wink at { $name } for as long as you hold
    [hand] Make a hand sign at { $name } for as long as you hold
    [nod] Nod at { $name } for as long as you hold
    [nose] Touch your nose for { $name } for as long as you hold
   *[ear] Touch your ear for { $name } for as long as you hold
}
strip = What to do about { $name }
strip-accuse = Accuse { $name } of holding…
strip-none = You can’t accuse or contact them right now.
corner = Hold to peek
corner-how = Hold to see your agents. Let go to cover them.
calls = Open calls
calls-by = { $who ->
    [you] You call
   *[other] { $name } calls
}
calls-you = You
calls-none = There are no open calls.
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
ask-held = Your hand: let go to cover it.
who = { $step ->
    [contact] Contact or accuse
   *[other] Accuse
}
who-how = first who, then which agent
which-cost = { $count ->
    [0] You have no CI card left.
    [one] Tapping accuses, and uses up your last CI card.
   *[other] Tapping accuses, and uses up one of your { $count } CI cards.
}
which-not = { $why ->
    [caller] { $name } called it, so doesn’t hold it
    [mine] Your own call: make contact on your turn
    [spent] You have no CI card left
    [locked] Nobody can be accused over it right now
   *[said] You’ve tried that, and it was wrong
}
which-none = You can’t accuse them of anything right now.
contact-for = for your { $agent }
contact-decline = Not sure? Go back and call another card: that costs nothing.
catch = Caught!
catch-title = { $who ->
    [you] You caught { $other }
   *[other] { $whom ->
        [you] { $name } caught you
       *[other] { $name } caught { $other }
    }
}
catch-agents = Agents won
catch-ci = CI cards left
catch-cards = { $who ->
    [you] Both copies of { $agent } are yours.
   *[other] Both copies of { $agent } go to { $name }.
}

## why not
why-not-your-turn = Not yet: it’s { $name }’s turn.
why-card = { $why ->
    [own] You hold its twin yourself.
    [same] Your pawn is there already.
   *[pawn] Someone else’s pawn is there.
}
why-too-soon = Too soon: { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}.
why-look-first = First look at the spy you want to accuse.
why-contact = Look at the spy who answered, or tap a card to call it.
why-choose = Tap a card in the crowd.
sound-what = With sound on, you hear the deal, calls, contacts, accusations and the end. A wink is silent. The last seconds tick.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It isn’t your turn any more.
    [too_soon] Too soon: winks need time.
    [own_card] Not this one.
    [occupied] Someone’s pawn is there.
    [same_card] Your pawn must move to another card.
    [not_face_up] That card is no longer there.
    [no_pawn] You have no call to make contact for.
    [yourself] Not yourself.
    [not_called] Nobody’s pawn is on that card now.
    [own_call] It’s your own call: make contact instead.
    [caller] They called it, so they don’t hold it.
    [you_hold_it] Not this one.
    [no_ci_left] You have no CI card left.
    [locked] Nobody can be accused over that agent right now.
    [repeated] You’ve already tried that, and it was wrong.
    [can_call] You can still call a card.
   *[other] That didn’t work. Please try again.
}

## notes
notes-how = Who do you think holds each agent? Tap to change.
note = Agent { $agent }: { $name }, you think
note-none = Agent { $agent }: no note

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
    [you] You call agent { $agent }
   *[other] { $name } calls agent { $agent }
}
log-passed = { $who ->
    [you] You pass: there is no card to call
   *[other] { $name } passes: there is no card to call
}
log-contact-right = { $who ->
    [you] You name { $other } for { $agent }: right, +1 each
   *[other] { $whom ->
        [you] { $name } names you for { $agent }: right, +1 each
       *[other] { $name } names { $other } for { $agent }: right, +1 each
    }
}
log-contact-wrong = { $who ->
    [you] You name { $other } for { $agent }: wrong, it’s turned face down.
   *[other] { $whom ->
        [you] { $name } names you for { $agent }: wrong, it’s turned face down.
       *[other] { $name } names { $other } for { $agent }: wrong, it’s turned face down.
    }
} { $held ->
    [you] You held it
   *[other] { $holder } held it
}
log-accused-right = { $who ->
    [you] You caught { $other } with { $agent }: +2
   *[other] { $whom ->
        [you] { $name } caught you with { $agent }: +2
       *[other] { $name } caught { $other } with { $agent }: +2
    }
}
log-accused-wrong = { $who ->
    [you] You accuse { $other } of holding { $agent }: wrong, a CI card is gone
   *[other] { $whom ->
        [you] { $name } accuses you of holding { $agent }: wrong, a CI card is gone
       *[other] { $name } accuses { $other } of holding { $agent }: wrong, a CI card is gone
    }
}
log-over = Cards on the table!

## rules
rules-moment = { $moment ->
    [contact] Your pawn is on a card. If you know who holds its twin, name them: if you’re right, you score a point each; if you’re wrong, the card is turned face down. Naming nobody costs nothing. Then call another card.
    [call] Put your pawn on a card of the crowd: not one whose twin you hold, not one under another pawn, not the one you are on.
    [wait] Watch the others’ eyes. Whoever holds a called card is to wink at the caller. If you see it, accuse the winker: that uses up a CI card, right or wrong.
    [wait-sign] Watch the others. Whoever holds a called card is to give the caller the sign. If you see it, accuse that spy: that uses up a CI card, right or wrong.
   *[over] The game is over.
}
rules-sign = { $sign ->
    [wink] The sign is a wink.
    [hand] The sign at this table is a hand sign.
    [nod] The sign at this table is a nod.
    [nose] The sign at this table is a touch of the nose.
   *[ear] The sign at this table is a touch of the ear.
}
rules-title = { $chapter ->
    [goal] The aim
    [turn] Your turn
    [accomplice] The accomplice
    [contact] Contact
    [accuse] Counterintelligence
    [end] The end
    [score] Scoring
    [four] Four spies
    [room] In one room
    [gaze] Eyes, when apart
   *[keys] Keyboard
}
rules-text = { $chapter ->
    [goal] Find out from a wink who holds the agent you call, and catch the others’ winks.
    [goal-sign] Find out from a sign who holds the agent you call, and catch the others’ signs.
    [turn] First make contact, if you want to and can; then call an agent. Then it’s the next spy’s turn.
    [accomplice] Whoever holds the called card is the caller’s accomplice until the caller’s next turn. Accomplices try to be recognised, and may wink at the caller as often as they like.
    [accomplice-sign] Whoever holds the called card is the caller’s accomplice until the caller’s next turn. Accomplices try to be recognised, and may give the caller the sign as often as they like.
    [contact] At the start of your turn, name your accomplice. Right: you take the card from the crowd, they lay down its twin, a point each. Wrong: both cards are out of play, the twin face down in front of its holder.
    [accuse] At any moment, accuse a spy of holding a card under a pawn, unless it’s your own call or your own card; whoever called a card doesn’t hold it, and can’t be accused of it. You have four counterintelligence (CI) cards, and every accusation uses one up: a point less in the end. Right: it stays in front of you, and both agent cards are yours: +2, so you are one point up. Wrong: it goes back in the box.
    [end] As soon as someone has no agents left in hand; or when nothing has left the crowd for eight rounds.
    [score] A point for each agent face up in front of you and for each CI card still in your hand. Ties: most CI cards in front of you, then most agents face down in front of you.
    [gaze] You look at one face at a time; moving your eyes takes a moment in which you see nothing. Everybody blinks with both eyes. A wink is one eye, and only those who are looking see it.
    [four-game] After a wrong accusation, nobody can be accused over that agent for the rest of the game.
    [four-round] After a wrong accusation, nobody can be accused over that agent until the pawn that stands on it moves away.
    [room] You answer with your own eyes and hands; the phone deals, referees and counts. Hold the corner to see your agents. All phones look and sound alike, so yours doesn’t give you away.
    [gaze-sign] You look at one face at a time; moving your eyes takes a moment in which you see nothing. Only those who are looking at a spy see the sign.
    [keys-sign] Digits look at a face, 0 at the crowd. Hold W to give the sign. C goes to the crowd, arrow keys move through it, Enter calls. K makes contact with the face you’re looking at, A accuses it.
   *[keys] Digits look at a face, 0 at the crowd. Hold W to wink. C goes to the crowd, arrow keys move through it, Enter calls. K makes contact with the face you’re looking at, A accuses it.
}

## the end
end-turning = Cards on the table!
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
end-left = { $cards ->
    [none] No agent left in hand
   *[other] Left in hand: { $cards }
}
end-tie = Tie-break: CI cards laid down { $used }, agents face down { $down }
end-tie-how = { $how ->
    [used] A tie, decided by the CI cards laid down.
    [face_down] A tie, decided by the agents face down.
   *[shared] A tie that nothing could break.
}
end-hand = { $how ->
    [you] you had no agents left
    [other] { $name } had no agents left
   *[still] nothing had left the crowd for eight rounds
}
highlight-wink = { $what ->
    [catcher] { $who ->
        [you] { $number ->
            [1] You caught { $other }
           *[other] You made { $number } catches
        }
       *[other] { $number ->
            [1] { $whom ->
                [you] { $name } caught you
               *[other] { $name } caught { $other }
            }
           *[other] { $name } made { $number } catches
        }
    }
    [unseen] { $who ->
        [you] You winked and nobody caught you
       *[other] { $name } winked and was never caught
    }
    [jumpy] { $who ->
        [you] You accused wrongly { $number ->
            [1] once
           *[other] { $number } times
        }
       *[other] { $name } accused wrongly { $number ->
            [1] once
           *[other] { $number } times
        }
    }
    [first] First contact: { $who ->
        [you] you and { $other }
       *[other] { $whom ->
            [you] { $name } and you
           *[other] { $name } and { $other }
        }
    }
    [taker] { $who ->
        [you] You took { $number ->
            [one] { $number } agent
           *[other] { $number } agents
        }
       *[other] { $name } took { $number ->
            [one] { $number } agent
           *[other] { $number } agents
        }
    }
    [pair] { $who ->
        [you] You and { $other } made contact { $number } times
       *[other] { $whom ->
            [you] { $name } and you made contact { $number } times
           *[other] { $name } and { $other } made contact { $number } times
        }
    }
   *[hidden] Agent { $number } stayed hidden the longest
}

## shared screen
screen-turn = { $name }’s turn
screen-step = { $step ->
    [contact] names an accomplice, or calls again
   *[call] calls an agent
}
screen-holds = { $sign ->
    [wink] Whoever holds { $agent } is to wink at { $name }.
   *[other] Whoever holds { $agent } is to give { $name } the sign.
}

## options in the lobby
option = { $key ->
    [sign] The sign
    [max_turn_s] Time per turn
    [min_turn_s] Shortest turn
    [lock] After a wrong accusation
   *[other] { $key }
}
option-hint = { $key ->
    [sign] How an accomplice answers a call
    [max_turn_s] After that, a random call is made for you
    [min_turn_s] Winks take time: no call before that
    [lock] How long nobody can be accused over that agent
   *[other] { "" }
}
choice = { $value ->
    [wink] a wink
    [hand] a hand sign
    [nod] a nod
    [nose] touching your nose
    [ear] touching your ear
    [game] locked all game
   *[round] locked while the call stands
}

## the lesson
lesson-act = { $step ->
    [goal] These agents are yours
    [call] Call agent 7
    [spot] Look at { $name }
    [seen] { $name } winked at you!
    [watch] Watch { $name }
    [aside] { $name } looks away
    [meet] Look at { $name }, your caller
    [wink] { $name } looks at you: wink!
    [catch] Now look at { $name }
    [accuse] Accuse { $name } of holding 33
    [contact] Contact { $name }
    [score] That’s the whole game
   *[over] You’re ready
}
lesson-why = { $step ->
    [goal] Each of them also stands in the crowd, and nobody else knows that you hold them.
    [call] It isn’t in your hand, so someone else holds it, and now has to wink at you.
    [spot] You only see a wink while you look at the face that makes it.
    [seen] So this spy holds agent 7: remember that until your next turn.
    [watch] Everyone hears which agent is called, but not who holds it.
    [aside] Whoever is looking at you could catch your wink: wait until nobody but your caller does.
    [meet] Your 12 is called, so it’s up to you to answer. Wait until your eyes meet.
    [wink] Nobody else is watching. Hold the button for about a second: a wink that is too short goes unseen.
    [catch] Someone has called 33: if you catch this wink, it’s yours.
    [accuse] It costs one counterintelligence card and wins you both copies of 33: two points for one.
    [contact] You saw the wink for 7: name your accomplice, and each of you gets a point.
    [score] Agents before you and CI cards left in your hand count one point each.
   *[over] Play a real game now; the rules are always one tap away.
}

## coach marks
coach-sign = { $mark ->
    [call] Tap an agent that you don’t hold: whoever does will { $sign ->
        [wink] wink at you
        [hand] make a hand sign at you
        [nod] nod at you
        [nose] touch their nose, looking at you
       *[ear] touch their ear, looking at you
    }.
    [contact] Look at whoever { $sign ->
        [wink] winked at you
        [hand] made a hand sign at you
        [nod] nodded at you
        [nose] touched their nose for you
       *[ear] touched their ear for you
    }, then make contact. In doubt, just call another agent.
   *[called] You are called! Hold this to { $sign ->
        [wink] wink
        [hand] make a hand sign
        [nod] nod
        [nose] touch your nose
       *[ear] touch your ear
    } when your caller looks at you and nobody else does.
}

## bots' levels in the lobby
level-line = { $level ->
    [rookie] Stares at everyone, winks too early, sees signs everywhere
    [regular] Knows the game, waits for the right moment, is sometimes wrong
    [veteran] Winks briefly, remembers nearly everything, accuses with good reason
   *[mastermind] Forgets nothing, misses little, and knows when to end the game
}

## why a bot would do it
reason = { $code ->
    [call] Call { $agent }: { $seat } is the most likely to have it ({ $percent }%).
    [call_unknown] Nothing is known yet about who holds { $agent }: after the call, look from face to face for the sign that answers you.
    [locked] Nobody may accuse anyone about { $agent } now.
    [contact] Name { $seat }: a { $percent }% chance that they have { $agent }.
    [saw] You saw { $seat } make the sign for { $agent }.
    [accuse] Accuse { $seat } of holding { $agent }: { $percent }% sure.
    [looks] { $seat } keeps looking at { $caller }.
    [spend] It costs one of your CI cards: you have { $cards }.
    [too_risky] Don’t accuse { $seat } about { $agent } yet: only { $percent }% sure.
    [watched] { $seat } called your agent and is looking at you.
    [unwatched] Nobody else seems to be watching: { $percent }% risk.
    [hurry] { $seat } may see it, but time is running out.
    [meet] You are { $seat }’s accomplice: catch their eye.
    [watch_own] { $seat } may be your accomplice for { $agent } ({ $percent }%): watch for the sign.
    [watch] Watch { $seat }: a { $percent }% chance that they have { $agent }.
    [own_unknown] Nothing is known yet about who holds your { $agent }: look from face to face for one that looks at you and makes the sign.
    [unknown] Nothing is known yet about who holds { $agent }: watch for a face that looks at { $caller } and makes the sign.
    [glance] Something is happening there: { $seat }.
    [rest] Nothing to see: let your eyes rest on the crowd.
    [nothing_to_call] There is no agent that you can call.
   *[other] This looks best.
}

## hints
advice = { $act ->
    [call] Call agent { $what }
    [contact] Contact { $name }
    [accuse] Accuse { $name } of holding { $what }
    [pass] Pass
    [look] Look at { $name }
    [wink] Wink at { $name }
   *[nothing] Just watch for now
}
advice-why = { $moment ->
    [contact] First look round: somebody may be winking. If you see it, make contact; if not, call another agent.
    [call] First look round: somebody may be winking. Then call an agent that you don’t hold.
   *[other] Look from face to face: a wink that you catch wins you both cards.
}
