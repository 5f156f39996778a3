### Dr Shark, in the words of its rulebook.

## names of things
design = { $design ->
    [throwing-star] Throwing star
    [harpoon-pen] Harpoon pen
    [satellite-watch] Satellite watch
    [shoe-phone] Shoe telephone
    [clown] Clown
    [waiter] Waiter
    [island-map] Island map
    [vault-plan] Vault plan
    [passport] False passport
   *[banknotes] Forged banknotes
}
clue-name = { $design }, part { $part }
shark-name = { $colour ->
    [violet] Violet shark
    [pink] Pink shark
    [green] Green shark
    [blue] Blue shark
   *[orange] Orange shark
}
colour = { $colour ->
    [violet] Violet
    [pink] Pink
    [green] Green
    [blue] Blue
   *[orange] Orange
}
texture = { $texture ->
    [sandpaper] Sandpaper
    [felt] Felt
    [crocodile] Crocodile
    [grid] Grid
   *[smooth] Smooth
}
shape-name = { $shape ->
    [1] Shape 1: four knobs
    [2] Shape 2: four holes
    [3] Shape 3: knob, hole, knob, hole
    [4] Shape 4: two knobs, two holes
    [5] Shape 5: two knobs facing
    [6] Shape 6: two holes facing
    [7] Shape 7: one knob
   *[8] Shape 8: one knob, two holes
}
method = { $area ->
    [A] Different shapes
    [B] Different textures
    [C] One texture
    [D] Fistful
   *[E] Observation
}
method-short = { $area ->
    [A] shapes
    [B] textures
    [C] one texture
    [D] fistful
   *[E] look
}
method-ends = { $area ->
    [A] The same shape twice ends it
    [B] The same texture twice ends it
    [C] A different texture ends it
    [D] One grab, then sort and choose
   *[E] The bag is open: take one clue
}
method-text = { $area ->
    [A] Draw pieces one by one, all of different shapes. A shape that is already on your mat, or a shark, goes back and ends the search.
    [B] Draw pieces one by one, all of different textures. A texture that is already on your mat, or a shark, goes back and ends the search.
    [C] Draw pieces one by one, all of one texture; the first sets it. A different texture, or a shark, goes back and ends the search.
    [D] One grab. Sort everything by colour, give back every colour with a shark, then choose one clue of each colour that’s left. If time runs out before the sharks are back, you get nothing.
   *[E] Look into the open bag and take any one clue.
}
pool = The pool
area-label = { $area }: { $method }
space-label = { $area }, { $space ->
    [light] light space
   *[dark] dark space
}: { $state ->
    [taken] { $name } is there
    [free] you can dive here
   *[shut] empty
}
mat = The mat
mat-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
slot-label = { $slot }. { $count ->
    [0] Empty
   *[other] On it: { $pieces }
}
round-short = Round { $round }/{ $rounds }
round = Round { $round } of { $rounds }
bag-count = { $count ->
    [one] { $count } piece in the bag
   *[other] { $count } pieces in the bag
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-short = { $points } pt
s = s

## this moment
now-label = Right now
now = { $moment ->
    [dive] Where do you dive?
    [ready] Take a breath
    [service] An agent at your service
    [complete] Evidence!
    [tidy] Nothing to complete: end your turn
    [organise] Organise your dossier
    [over] The end
   *[other] You are searching
}
now-watch = { $step ->
    [dive] { $name } is choosing where to dive
    [ready] { $name } is taking a breath in { $area }
    [search] { $name } is searching in { $area }
   *[organise] { $name } is organising
}
hint-dive = Press an empty space in another area.
hint-goal = Collect every part of a design: that makes evidence. Each area is a different way to search; press an empty space to see how.
hint = { $moment ->
    [service] Now or never: do anything else and it’s gone.
    [complete] All parts are there. Choose which evidence to make.
    [organise] What you found is in your dossier.
    [nothing] This dive brought nothing for your dossier.
    [over] Everything is counted.
   *[other] { "" }
}
hint-late = Time’s up: you dive into { $area }. { $method }.
hint-watch = Plan your own dive: mark what you want to complete.
announce-area = { $moment ->
    [dive] Your turn. Choose a space to dive into.
    [ready] You are in { $area }. Press Start searching.
    [feel] The clock is running. Feel with the arrow keys; Enter takes what is under the cursor.
    [named] The clock is running. Choose a texture, then a shape: a piece like that is drawn.
    [named-fist] The clock is running. Choose how many pieces you grab.
    [place] You hold a piece. Press the number of its place on the mat.
    [sort] Sort the fistful by colour.
    [return] Give back every colour that has a shark.
    [keep] Choose one clue of each colour.
    [look] The bag is open. Take one clue.
    [service] An agent is at your service.
    [complete] You can turn clues into evidence.
   *[organise] Organise your dossier, or end your turn.
}
watching = You are a spectator. Nobody sees what the hand in the bag feels.
dock = What you can do
gold-choose-space = Choose a space
gold-dive = Dive into { $area }
gold-search = Start searching
gold-search-small = { $seconds ->
    [one] you have { $seconds } second
   *[other] you have { $seconds } seconds
}
gold-service = { $agent ->
    [paoletta] Send Paoletta
   *[babanipoulos] Send Babanipoulos
}
gold-complete = Make evidence
gold-complete-what = { $design }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gold-done = End turn
gold-wait = Not your turn yet

## the bag
bag-label = { $mode ->
    [grab] The bag, to grab a fistful from
   *[draw] The bag, to draw from
}
bag-keys = { $mode ->
    [grab] The arrow keys move your hand, plus and minus open and close it, Enter grabs.
   *[draw] The arrow keys move a fingertip by three millimetres, Enter draws the piece under it.
}
search-hint = { $kind ->
    [feel] { $area ->
        [D] { $pointer ->
            [keys] The arrow keys feel, + and − open and close the fist, Enter grabs
            [mouse] Rest to feel. Press and hold for a fist: let go to grab, move to cancel
           *[finger] Rest to feel. Hold on and a fist grows: lift to grab, slide to cancel
        }
       *[other] { $pointer ->
            [keys] The arrow keys feel, Enter draws
            [mouse] Rub slowly to feel, click to draw; or arrow keys and Enter
           *[finger] Rub slowly to feel. Hold still, or tap with another finger, to draw
        }
    }
    [place] { $area ->
        [A] Drag it to its shape, or press the shape
       *[other] Drag it to its texture, or press the texture
    }
    [sort] Sort by colour: press a pile, or drag
    [return] Give back every colour with a shark
    [keep] Choose one clue of each colour
   *[look] { "" }
}
feel-nothing = nothing
feel-piece = a piece
feel-edge = { $bend ->
    [bulging] edge, bulging
    [dented] edge, dented
   *[straight] edge, straight
} { $side ->
    [right] to the right
    [below] below
    [left] to the left
   *[above] above
}
feel-texture = { $texture ->
    [sandpaper] sandpaper?
    [felt] felt?
    [crocodile] crocodile?
    [grid] grid?
   *[smooth] smooth?
}
bag-told = { $what ->
    [gather] Hold to gather, let go to grab
   *[slow] Too quick to feel anything. Rub slowly, then hold still to draw
}
in-words-title = Can’t feel your way?
in-words = The bag can also be played in words: you name pieces instead of feeling for them.{ $who ->
    [alone] { "" } A new game with bots can begin that way.
    [host] { "" } In the options of your next game, set The bag to “in words”.
   *[guest] { "" } Ask the host to set The bag to “in words” in the options of the next game.
}
in-words-start = Start again in words
named-lead = { $mode ->
    [grab] How many pieces do you grab?
   *[draw] Name a texture, then a shape. A piece that feels like that is drawn; it may be a shark. The time that a hand needs to find it goes off the clock.
}
named-took = The hand took { $seconds } s
named-texture = Texture
named-shape = Shape
named-draw = Draw: { $shape }, { $count ->
    [one] { $count } may be in the bag
   *[other] { $count } may be in the bag
}
named-grab = { $count ->
    [one] Grab { $count } piece
   *[other] Grab { $count } pieces
}
in-hand = In your hand: { $piece }. { $shape }. { $texture }.
misfit = { $kind ->
    [shape] Not that shape. This piece has: { $is }
    [texture] Not that texture. This piece has: { $is }
   *[colour] Not that colour. This piece has: { $is }
}
nearly = { $but ->
    [texture] The shape you want, but the texture is: { $is }
    [shape] The texture you want, but the shape is: { $is }
   *[design] It feels like what you want, but the design is another
}
stop = Stop now
stop-hand = Stop and put it back
take = Take this clue
fist-unsorted = { $count ->
    [one] { $count } piece to sort
   *[other] { $count } pieces to sort
}
fist-piles = Piles by colour
fist-pile = { $kind ->
    [return] Give back { $colour }
   *[sort] { $colour }
}: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}{ $shark ->
    [yes] , with a shark
   *[no] { "" }
}
fist-back = Shark!
fist-keep = Keep { $piece }
fist-none = nothing left
heap-label = { $count ->
    [one] The open bag: { $count } piece
   *[other] The open bag: { $count } pieces
}
zoom-in = Closer
zoom-out = Further away
wanted = Wanted:
wanted-one = { $shape }, { $texture }
watch-open = The bag is open: a look inside
clapper = Snap the clapper
clapped = { $name } snaps the clapper.
clap-from = { $name } makes noise: it decides nothing
finale = { $ending ->
    [time] Time’s up!
    [same_shape] That shape again!
    [same_texture] That texture again!
    [other_texture] A different texture!
    [taken] One clue taken
    [chosen] All chosen
   *[stopped] { $name } stops
}
finale-why = { $ending ->
    [other_texture] Its texture: { $is }. On the mat: { $mat }
   *[other] Already on the mat: { $is }
}
finale-got = { $count ->
    [0] Nothing for the dossier
    [one] { $count } clue for the dossier
   *[other] { $count } clues for the dossier
}
finale-back = { $piece } goes back into the bag
evidence-stamp = Evidence
evidence-made = { $who ->
    [you] { $design } is yours
   *[other] { $name } has { $design }
}
evidence-leaves = { $parts ->
    [one] The token stays for good. Its clue, worth 1 point, leaves the game.
   *[other] The token stays for good. Its { $parts } clues, 1 point each, leave the game.
}
your-points = Your points
tokens-left = Tokens left
theft = { $whom ->
    [you] Paoletta took { $piece } from you
   *[other] Paoletta took { $piece } from { $name }
}
theft-sent = { $who ->
    [you] You sent her
   *[other] { $name } sent her
}{ $why ->
    [yes] { " " }(evidence: { $design }).
   *[no] .
}
theft-why = Weapons bring Paoletta: she takes one clue from another dossier, never evidence.
deal = { $whom ->
    [you] Babanipoulos took { $piece } from you
   *[other] Babanipoulos took { $piece } from { $name }
}
deal-sent = { $who ->
    [you] You sent him
   *[other] { $name } sent him
}{ $why ->
    [yes] { " " }(evidence: { $design }).
   *[no] .
}
deal-gives = { $whom ->
    [you] You get in return: { $give }.
   *[other] { $name } gets in return: { $give }.
}
bitten = { $who ->
    [you] Bitten!
   *[other] { $name } got bitten!
}
bitten-ends = { $who ->
    [you] A shark ends your search in { $area }.
   *[other] A shark ends the search in { $area }.
}
bitten-kept = { $count ->
    [0] Nothing was on the mat.
   *[other] Saved from the mat:
}

## the dossier
dossier-mine = { $team ->
    [yes] Your team’s dossier
   *[no] Your dossier
}
dossier-team = { $names }
dossier-of = Dossier: { $name }
dossier-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
}, evidence: { $tokens }
dossier-empty = Nothing yet. Your dives fill it.
dossier-none = nothing yet
card-label = { $design }: { $have } of { $parts } parts, evidence won: { $tokens }
evidence-won = { $count ->
    [one] won once
   *[other] won { $count } times
}
evidence-named = { $count ->
    [one] Evidence: { $design }
   *[other] Evidence: { $design }, { $count } times
}
missing-part = Part { $part } is missing. { $shape }. { $texture }.
mark-design = Aim for: { $design }
targets = Targets
targets-clues = { $count ->
    [0] no clue in your dossier yet
    [one] { $count } clue in your dossier
   *[other] { $count } clues in your dossier
}
targets-lead = Press what you’re aiming for. Only you see it; what’s missing is shown while you search.
target-feels = Missing: { $texture }, { $shape }
target-whole = All parts are there.
target-gone = There are no tokens left.
shape-felt = { $shape ->
    [1] four knobs
    [2] four holes
    [3] knob, hole, knob, hole
    [4] two knobs, two holes
    [5] two knobs
    [6] two holes
    [7] one knob
   *[8] one knob, two holes
}
use = { $use ->
    [completes] It completes one of your designs
    [breaks] Without it, one of your designs that is nearly complete breaks apart
   *[wanted] It’s part of one of your targets
}
evidence-choose = Evidence you can make
evidence-brings = { $category ->
    [weapons] Brings Paoletta: one clue from another dossier
    [gadgets] Brings Babanipoulos: one clue for two of yours
   *[other] { $left ->
        [one] The last token
       *[other] { $left } tokens left
    }
}
decline = Decline
ahead = { $next ->
    [yes] You dive next
   *[no] Your next dive
}
ahead-finishes = E could finish { $design }
clap = Clap
screen-completes = Completes
screen-dive = { $first ->
    [yes] Any empty space
   *[no] An empty space in another area
}
screen-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
heap-how = { $pointer ->
    [far] Press where you want a closer look
    [mouse] Drag to move, wheel to zoom
   *[finger] Drag to move, pinch to zoom
}
agent = { $agent ->
    [paoletta] Paoletta
   *[babanipoulos] Babanipoulos
}
service-lead = { $agent ->
    [paoletta] “Leave it to me.” Paoletta takes one clue of your choice from another dossier.
   *[babanipoulos] “I have a deal for you.” Babanipoulos takes one clue of your choice, and you give two of your own in return.
}
service-choose = Choose a clue
service-whose = Whose dossier?
service-take = Take from { $name }
service-give = { $count ->
    [0] Give two of yours
    [one] Give one more
   *[other] You give these two
}
service-breaks = Careful: this takes one of your nearly complete designs apart.
service-do = { $agent ->
    [paoletta] Take it
   *[babanipoulos] Make the deal
}
service-deal = { $take } for { $give }

## why not
why-not-your-turn = Not yet: it’s { $name }’s turn.
why-not-now = { $moment ->
    [ready] You have dived already: press Start searching.
    [service] An agent is waiting: send them, or decline.
    [complete] Your dive is done: make your evidence, or end your turn.
    [organise] Your dive is done: end your turn.
    [over] The game is over.
   *[other] Finish your search first.
}
why-choose-space = Press an empty space in the pool.
why-space = { $why ->
    [same] You are in that area. Dive into another one.
   *[taken] Someone is already there.
}
why-empty-hand = Your hand is empty. Draw a piece from the bag; then press its place here.
why-shark = A shark isn’t a clue.
why-return = There’s no shark in that pile.
why-keep = You’ve already chosen that colour.
sound-what = With sound on, you hear the deal, turns, dives, searches that start, pieces that are drawn and placed, mistakes, sharks, evidence, agents, the clapper and the end, and what your own finger feels. The last seconds tick.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It isn’t your turn any more.
    [not_now] You can’t do that right now.
    [dark_space] Dark spaces are for four spies or more.
    [same_area] You are in that area. Dive into another one.
    [occupied] Someone is already there.
    [hand_full] Place the piece in your hand first.
    [unsorted] Sort everything first.
    [sharks_first] Give back the colours with sharks first.
    [nothing_there] There is nothing under your finger.
    [colour_chosen] You’ve already chosen that colour.
    [is_shark] A shark isn’t a clue.
    [incomplete] A part is missing.
    [no_token] There’s no token of it left.
    [no_service] No agent is at your service right now.
    [own_dossier] That is your own dossier.
    [not_theirs] They don’t have that clue any more.
    [need_two] You don’t have two clues to give.
    [not_yours] Choose two different clues of your own.
   *[other] That didn’t work. Please try again.
}

## the log
log-dealt-bag = { $who ->
    [you] { $count } pieces are in the bag. You begin.
   *[other] { $count } pieces are in the bag. { $name } begins.
}
log-began = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
log-dived = { $who ->
    [you] You dive into { $area }
   *[other] { $name } dives into { $area }
}
log-started = { $who ->
    [you] You search. The clock is running.
   *[other] { $name } searches. The clock is running.
}
log-drawn = { $who ->
    [you] You draw { $piece }
   *[other] { $name } draws { $piece }
}
log-placed = { $who ->
    [you] You place { $piece }
   *[other] { $name } places { $piece }
}
log-fumbled = { $who ->
    [you] That was the wrong place
   *[other] { $name } tries the wrong place
}
log-grabbed = { $who ->
    [you] { $count ->
        [one] You grab { $count } piece
       *[other] You grab { $count } pieces
    }
   *[other] { $count ->
        [one] { $name } grabs { $count } piece
       *[other] { $name } grabs { $count } pieces
    }
}
log-sorted = { $who ->
    [you] You sort { $piece }
   *[other] { $name } sorts { $piece }
}
log-returned = { $who ->
    [you] You give back
   *[other] { $name } gives back
} { $colour ->
    [violet] violet
    [pink] pink
    [green] green
    [blue] blue
   *[orange] orange
}
log-kept = { $who ->
    [you] You keep { $piece }
   *[other] { $name } keeps { $piece }
}
log-taken = { $who ->
    [you] You take { $piece }
   *[other] { $name } takes { $piece }
}
log-ended = { $ending ->
    [time] Time’s up
    [stopped] { $who ->
        [you] You stop searching
       *[other] { $name } stops searching
    }
    [same_shape] That shape again: the search is over
    [same_texture] That texture again: the search is over
    [other_texture] A different texture: the search is over
    [shark] A shark! The search is over
    [chosen] All chosen: the search is over
   *[taken] The search is over
}
log-completed = { $who ->
    [you] Evidence for you: { $design }, { $points }
   *[other] Evidence for { $name }: { $design }, { $points }
}
log-charmed = { $who ->
    [you] Paoletta takes { $piece } from { $from } for you
   *[other] { $whom ->
        [you] Paoletta takes { $piece } from you for { $name }
       *[other] Paoletta takes { $piece } from { $from } for { $name }
    }
}
log-negotiated = { $who ->
    [you] Babanipoulos: { $piece } from { $from } for you, { $give } in return
   *[other] { $whom ->
        [you] Babanipoulos: { $piece } from you for { $name }, { $give } in return
       *[other] Babanipoulos: { $piece } from { $from } for { $name }, { $give } in return
    }
}
log-declined = { $who ->
    [you] You do without { $agent ->
        [paoletta] Paoletta
       *[babanipoulos] Babanipoulos
    }
   *[other] { $name } does without { $agent ->
        [paoletta] Paoletta
       *[babanipoulos] Babanipoulos
    }
}
log-assembled = Also complete at the end: { $design }, { $points }
log-over = The pool is closed. Time to count!

## rules
rules-moment = { $moment ->
    [dive] Move your pawn to an empty space in a different area. The area decides how you search.
    [ready] The clock starts when you say so; if people are waiting, at the latest ten seconds after the dive.
    [organise] A complete design may be turned into evidence: its clues leave the game, its token is yours for good. Then end your turn.
    [complete] A complete design may be turned into evidence: its clues leave the game, its token is yours for good.
    [service] One service per turn, now or never: do anything else and it’s gone.
    [over] The game is over.
   *[other] Whatever is on the mat or chosen when the search ends goes into your dossier, however it ended. A piece still in your hand goes back.
}
rules-length = This game lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}{ $short ->
    [yes] , half as many as usual
   *[no] { "" }
}. In a round, everyone dives once. A search lasts { $seconds ->
    [0] as long as you like in this lesson
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. After the last round, whatever is complete becomes evidence by itself, without agents.
rules-title = { $chapter ->
    [goal] The aim
    [turn] Your turn
    [methods] The five areas
    [touch] By touch
    [named] In words
    [evidence] Evidence
    [bag] The bag
    [length] Rounds
    [services] Agents
    [score] Scoring
   *[teams] Teams
}
rules-text = { $chapter ->
    [goal] Dive for jigsaw pieces, blind and against the clock, and turn them into evidence.
    [turn] Dive into another area, search by its method while the clock is running, then organise your dossier. While you search, the next spy holds the clapper: everyone hears it, and it decides nothing.
    [bag] What is in the bag is no secret: whatever hasn’t been drawn for good is still in there. Where it lies, nobody knows; every search begins with a shake.
    [touch] You feel what’s under your fingertip: whether there is a piece, its edge, and the texture of its back. Each colour has one texture. Sharks feel like any piece.
    [named] The bag answers in words: choose a texture and a shape, and a piece that feels like that is drawn. Each colour has one texture. Sharks feel like any piece: you only find out once it is drawn.
    [evidence] Every design has three or four parts. If all of them are in your dossier, turn them into evidence. When a design has no tokens left, it gives no more evidence.
    [services] Weapons bring Paoletta: she takes one clue from another dossier. Gadgets bring Babanipoulos: one clue for two of yours. At once or never, one service per turn.
    [score] Your tokens’ points, and one for every clue left in your dossier. Ties: more token points, then more tokens.
   *[teams] Partners don’t sit side by side, and share one dossier. The one whose turn it is organises it.
}

## the end
end-counting = Time to count!
end-won-team = { $who ->
    [you] You win!
    [team] Your team wins!
    [shared] { $names } share the win!
   *[other] { $shared ->
        [yes] { $names } share the win!
       *[no] { $count ->
            [one] { $names } wins!
           *[other] { $names } win!
        }
    }
}
end-winner = Winner
end-token = { $count ->
    [one] { $design }
   *[other] { $design }, { $count } × { $each }
}
end-no-tokens = No evidence
end-clues = { $count ->
    [one] { $count } clue left
   *[other] { $count } clues left
}
end-total = Total
end-rounds = after { $rounds } rounds
highlight-dr-shark = { $what ->
    [theft] { $who ->
        [you] Paoletta robbed { $other } for you: { $piece }
       *[other] { $whom ->
            [you] Paoletta robbed you for { $name }: { $piece }
           *[other] Paoletta robbed { $other } for { $name }: { $piece }
        }
    }
    [deal] { $who ->
        [you] You and { $other }: { $piece } for { $give }
       *[other] { $whom ->
            [you] { $name } and you: { $piece } for { $give }
           *[other] { $name } and { $other }: { $piece } for { $give }
        }
    }
    [dive] { $who ->
        [you] You found { $number ->
            [one] { $number } clue
           *[other] { $number } clues
        } in one dive
       *[other] { $name } found { $number ->
            [one] { $number } clue
           *[other] { $number } clues
        } in one dive
    }
    [sharks] { $number ->
        [one] { $who ->
            [you] A shark got you
           *[other] A shark got { $name }
        }
       *[other] { $who ->
            [you] { $number } sharks got you
           *[other] { $number } sharks got { $name }
        }
    }
   *[evidence] { $who ->
        [you] Your first evidence: { $design }
       *[other] First evidence, { $name }: { $design }
    }
}{ $worth ->
    [decided] . It decided the game
    [made] . It became evidence
   *[none] { "" }
}

## Options in the lobby
option = { $key ->
    [short] Short game
    [search_s] Time per search
    [teams] Two teams of two
    [touch] The bag
   *[other] { $key }
}
option-hint = { $key ->
    [short] Half the rounds
    [teams] Partners share one dossier
    [search_s] How long a hand may stay in the bag
    [touch] In words: for screen readers, and for playing without a pointer
   *[other] { "" }
}
choice = { $value ->
    [felt] by touch
    [named] in words
   *[other] { $value }
}

## the lesson
lesson-act = { $step ->
    [goal] One part is missing
    [dive] Dive into area C
    [search] Start the search
    [feel] Feel about in the bag
    [draw] Draw a rough piece
    [place] Put it on sandpaper
    [shark] Draw once more
    [complete] Make the evidence
    [done] Now { $name } dives
    [score] That’s one whole dive
   *[over] You’re ready
}
lesson-why = { $step ->
    [goal] Your dossier has two parts of a throwing star; the third is somewhere in the bag.
    [dive] Each area is another way to search; in C all your pieces must feel the same.
    [search] In a real game you then have 30 seconds; today nobody is counting.
    [feel] You see nothing, so your finger has to tell you where a piece lies and what its back is like.
    [place] Only what lies on the mat is safe when the search ends.
    [shark] Sooner or later a shark bites: it ends your search, but what is on the mat stays yours.
    [complete] All three parts make a throwing star: six points that nobody can take from you.
    [done] End your turn: from your dossier clues can be stolen, but never evidence.
    [score] Evidence brings its points, and every clue left in your dossier brings one.
   *[over] There are four more areas, each another way to search: press a space in the pool to see how, or open the rules (?).
}
lesson-why-draw = Weapons are rough as sandpaper: { $pointer ->
    [mouse] click on one to draw it
   *[finger] rest your finger on one until it comes out
}.

## coach marks
coach = { $mark ->
    [dive] Choose an area: each is another way to search the bag.
    [ready] Take your time: the clock only starts when you press this.
    [ready-timed] The search starts when you press this, or by itself ten seconds after your dive.
    [clap] During this search the clapper is yours: snap it to hurry the diver. Everyone hears it, but it decides nothing.
   *[complete] You have all the parts: make the evidence before somebody steals one.
}

## why: hints, and who the bots are; names of things are said as in design, texture, colour, agent and shape-name
reason = { $code ->
    [area] { $area } promises most for your dossier: about { $points ->
       *[other] { points }
    }.
    [one-short] Only one clue is missing: { $design }.
    [denies] It keeps { $seat } out of { $area }, too.
    [start] Start when you’re ready: you’ll have { $seconds } seconds.
    [draw-blind] Draw without feeling: { $percent }% of the pieces fit, and time counts more.
    [feel-texture] Feel for one texture: { $texture } ({ $percent }% of the bag).
    [feel-textures] Feel for the textures that fit: { $count } of them, { $percent }% of the bag.
    [feel-shape] Follow the edge before you draw: this shape must be new.
    [search-worth] The rest of this search in { $area } is worth about { $points ->
       *[other] { points }
    }.
    [shark-risk] Risk of a shark: { $percent }%. No finger can tell.
    [draw-texture] It feels right, with { $percent }% certainty: { $texture }. Draw now.
    [draw-shape] The edge is right, with { $percent }% certainty: { $shape }. Draw now.
    [place-shape] Place it on its shape.
    [place-texture] Place it on its texture: { $texture }.
    [stop-full] Stop: all five textures are on the mat.
    [stop-empty] Stop: the bag is empty.
    [stop-time] Stop: there’s no time to draw and place another piece.
    [grab] One good fistful: more pieces mean more colours, but also more sharks.
    [sort] Sort everything before you choose.
    [return] A shark is in this pile, so it goes back: { $colour }.
    [completes] This clue completes a design: { $design } (worth about { $points ->
       *[other] { points }
    }).
    [clue] This clue helps you most: { $design } (worth about { $points ->
       *[other] { points }
    }).
    [nothing-to-take] There is nothing to take.
    [evidence] All parts are there, for { $points ->
       *[other] { points }
    }: { $design }.
    [evidence-first] This one first, because it brings an agent: { $agent }.
    [service] { $agent } can take a clue from { $seat }: { $design } (worth about { $points ->
       *[other] { points }
    } to you).
    [service-no] The agent would cost you more than you’d gain.
    [done] Nothing more to complete: end your turn.
   *[other] This looks best.
}
level-line = { $level ->
    [rookie] Dives where the mood takes them, fumbles in the bag and forgets what’s gone.
    [regular] A steady hand that goes by rules of thumb.
    [veteran] Weighs every touch: what’s in the bag, what’s missing, what the clock allows.
    [mastermind] Counts every piece, thinks a dive ahead and reads your dossier too.
   *[other] { $level }
}

## hints
advice-act = { $act ->
    [dive] Dive into area { $what }
    [search] Start the search
    [feel] Feel about in the bag
    [draw] Draw the piece under your finger
    [place] Put it here: { $what }
    [take] Take this: { $what }
    [complete] Make the evidence: { $what }
    [stop] End the search
    [done] End your turn
   *[nothing] Just watch for now
}
