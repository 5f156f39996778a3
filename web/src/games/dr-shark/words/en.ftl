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
    [C] Another texture ends it
    [D] One grab, then sort and choose
   *[E] The bag is open: take one clue
}
method-text = { $area ->
    [A] Draw pieces one by one, all of different shapes. A shape that is already on your mat, or a shark, goes back and ends the search.
    [B] Draw pieces one by one, all of different textures. A texture that is already on your mat, or a shark, goes back and ends the search.
    [C] Draw pieces one by one, all of one texture; the first sets it. Another texture, or a shark, goes back and ends the search.
    [D] One grab. Sort everything by colour, give back every colour with a shark, then choose one clue of each colour that is left.
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
now-label = This moment
now = { $moment ->
    [dive] Where do you dive?
    [ready] Take a breath
    [service] An agent at your service
    [complete] Evidence!
    [organise] Put your dossier in order
    [over] The end
   *[other] You are searching
}
now-watch = { $step ->
    [dive] { $name } chooses where to dive
    [ready] { $name } takes a breath in { $area }
    [search] { $name } searches in { $area }
   *[organise] { $name } organises
}
hint-dive = Press an empty space of another area.
hint = { $moment ->
    [service] Use it now: the next thing you do forfeits it.
    [complete] All parts are there. Choose which evidence to make.
    [organise] What you found files itself.
    [over] Everything is counted.
   *[other] { "" }
}
hint-watch = { $step ->
    [search] { $clapper ->
        [yes] You hold the clapper. Plan your own dive meanwhile.
       *[no] Plan your own dive meanwhile.
    }
   *[other] Plan your own dive: mark what you want to complete.
}
announce-area = { $moment ->
    [dive] Your turn. Choose a space to dive into.
    [ready] You are in { $area }. Press Start searching, or wait.
    [feel] The clock runs. Feel with the arrow keys; Enter takes what is under the cursor.
    [place] You hold a piece. Press the number of its place on the mat.
    [sort] Sort the fistful by colour.
    [return] Give back every colour that has a shark.
    [keep] Choose one clue of each colour.
    [look] The bag is open. Take one clue.
    [service] An agent is at your service.
    [complete] You can turn clues into evidence.
   *[organise] Put your dossier in order, or end your turn.
}
watching = You are watching. What is in the bag, nobody knows.
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
            [mouse] Press and hold, let go when your fist is large enough
           *[finger] Hold still, and lift when your fist is large enough
        }
       *[other] { $pointer ->
            [mouse] Rub slowly to feel, click to draw
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
hold-to-gather = Hold to gather, let go to grab
named-lead = { $mode ->
    [grab] How many pieces do you grab?
   *[draw] Name a texture, then a shape. A piece that feels like that is drawn; it may be a shark.
}
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
stop = Stop now
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
zoom-out = Farther
wanted = Wanted:
wanted-one = { $shape }, { $texture }
watch-open = looks into the open bag
clapper = Snap the clapper
finale = { $ending ->
    [time] Time is up!
    [same_shape] That shape again!
    [same_texture] That texture again!
    [other_texture] Another texture!
    [taken] One clue taken
    [chosen] All chosen
   *[stopped] { $name } stops
}
finale-got = { $count ->
    [0] Nothing for the dossier
    [one] { $count } clue for the dossier
   *[other] { $count } clues for the dossier
}
goes-on = Play goes on
evidence-stamp = Evidence
evidence-made = { $who ->
    [you] { $design } is yours
   *[other] { $name } has { $design }
}
evidence-leaves = { $parts ->
    [one] The token stays for good. Its clue leaves the game.
   *[other] The token stays for good. Its { $parts } clues leave the game.
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
    [yes] , for { $design }.
   *[no] .
}
bitten = { $who ->
    [you] Bitten!
   *[other] { $name } is bitten!
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
dossier-label = { $name }: points { $points }, clues { $clues }, evidence { $tokens }
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
targets-lead = Press what you aim for. Only you see it; what is missing is shown while you search.
target-feels = Missing: { $texture }, { $shape }
target-whole = All parts are there.
target-gone = No token is left.
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
    [completes] It completes a design of yours
   *[wanted] You aim for its design
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
screen-dive = An empty space of another area
screen-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
heap-how = { $pointer ->
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
service-whose = Whose dossier?
service-take = Take from { $name }
service-give = { $count ->
    [0] Give two of yours
    [one] Give one more
   *[other] You give these two
}
service-do = { $agent ->
    [paoletta] Take it
   *[babanipoulos] Make the deal
}
service-deal = { $take } for { $give }

## why not
why-not-your-turn = Wait a little: it is { $name }’s turn.
why-not-now = Not now.
why-choose-space = Press an empty space in the pool.
why-space = { $why ->
    [same] You are in that area. Dive into another one.
   *[taken] Somebody is there.
}
why-empty-hand = Draw a piece first.
why-shark = A shark is no clue.
why-return = That pile stays.
why-keep = That colour has its choice.
sound-what = Everybody’s dives and finds, the clapper, and what your own finger feels.
refused = { $code ->
    [over] The game is over.
    [not_your_turn] It is not your turn any more.
    [not_now] That is not possible now.
    [dark_space] Dark spaces are for four spies and more.
    [same_area] You are in that area. Dive into another one.
    [occupied] Somebody is there.
    [hand_full] Place the piece in your hand first.
    [unsorted] Sort everything first.
    [sharks_first] Give back the colours with sharks first.
    [nothing_there] There is nothing under your finger.
    [colour_chosen] That colour has its choice.
    [is_shark] A shark is no clue.
    [incomplete] A part is missing.
    [no_token] No token of it is left.
    [no_service] No agent is at your service now.
    [own_dossier] That is your own dossier.
    [not_theirs] They do not have that clue any more.
    [need_two] You do not have two clues to give.
    [not_yours] Choose two different clues of yours.
   *[other] That did not work. Please try again.
}

## the log
log-dealt-bag = { $who ->
    [you] { $count } pieces are in the bag. You begin.
   *[other] { $count } pieces are in the bag. { $name } begins.
}
log-began = { $who ->
    [you] Your turn.
   *[other] { $name } is next.
}
log-dived = { $who ->
    [you] You dive into { $area }
   *[other] { $name } dives into { $area }
}
log-started = { $who ->
    [you] You search. The clock runs.
   *[other] { $name } searches. The clock runs.
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
   *[other] { $name } fumbles
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
    [time] Time is up
    [stopped] { $who ->
        [you] You stop searching
       *[other] { $name } stops searching
    }
    [same_shape] That shape again: the search is over
    [same_texture] That texture again: the search is over
    [other_texture] Another texture: the search is over
    [shark] A shark! The search is over
    [chosen] All chosen: the search is over
   *[taken] The search is over
}
log-completed = { $who ->
    [you] Evidence for you: { $design }
   *[other] Evidence for { $name }: { $design }
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
log-assembled = At the end also complete: { $design }
log-over = The pool is closed. Now it is counted!

## rules
rules-moment = { $moment ->
    [dive] Move your pawn to an empty space of another area than the one you are in. The area decides how you search.
    [ready] The clock starts when you say so, at the latest ten seconds after the dive.
    [organise] A complete design may be turned into evidence: its clues leave the game, its token is yours for good. Then end your turn.
    [complete] A complete design may be turned into evidence: its clues leave the game, its token is yours for good.
    [service] One service per turn. It is forfeited by the next thing you do.
    [over] The game is over.
   *[other] What is on the mat or chosen when the search ends joins your dossier, however it ended. A piece in hand goes back.
}
rules-title = { $chapter ->
    [goal] The aim
    [turn] Your turn
    [methods] The five areas
    [touch] By touch
    [evidence] Evidence
    [services] Agents
    [score] The count
   *[teams] Teams
}
rules-text = { $chapter ->
    [goal] Dive for jigsaw pieces, blind and against the clock, and build evidence from them.
    [turn] Dive into another area, search by its method while the clock runs, then organise your dossier.
    [touch] You feel what is under your fingertip: whether there is a piece, its edge, and how its back feels. Each colour has one texture. Sharks feel like any piece.
    [evidence] Every design has three or four parts. If all of them are in your dossier, make evidence of them. When no token of a design is left, there is no more evidence of it.
    [services] Weapons bring Paoletta: she takes one clue from another dossier. Gadgets bring Babanipoulos: one clue for two of yours. At once or never, one service per turn.
    [score] Your tokens’ points, and one for every clue left. Ties: more token points, then more tokens.
   *[teams] Partners sit apart and share one dossier. Whoever’s turn it is organises.
}

## the end
end-counting = Now it is counted!
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
        [you] Paoletta robbed { $other } for you
       *[other] { $whom ->
            [you] Paoletta robbed you for { $name }
           *[other] Paoletta robbed { $other } for { $name }
        }
    }
    [deal] { $who ->
        [you] You and { $other }: a deal
       *[other] { $whom ->
            [you] { $name } and you: a deal
           *[other] { $name } and { $other }: a deal
        }
    }
    [dive] { $who ->
        [you] You found { $number } clues in one dive
       *[other] { $name } found { $number } clues in one dive
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
}

## Options in the lobby
option = { $key ->
    [short] Short game
    [search_s] Time for a search
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
