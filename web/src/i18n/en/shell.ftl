### English: the games’ words are in files of their own; every language has the same messages with the same placeables.

## Words used everywhere
close = Close
language = Language
leave = Leave the table
beckon-turn = Your turn in { $game }
cancel = Cancel
stay = Stay
looking = Looking for the table…
trouble = { $why ->
    [unknown_code] There is no table with the code { $code }.
    [set_aside] Table { $code } is out of order.
    [wrong_codes] Too many wrong codes.
    [elsewhere] You are sitting at this table in another window.
    [asleep] Table { $code } has gone to sleep.
    [rehearsed] Table { $code } plays a game that isn’t ready yet.
    [unfetched] The game for table { $code } didn’t load.
    [nowhere] There is nothing behind this door.
   *[other] Table { $code } isn’t letting anyone in right now.
}
trouble-hint = { $why ->
    [unknown_code] Ask your host to read it out again.
    [set_aside] Something keeps going wrong there. Your game is saved.
    [wrong_codes] Please wait two minutes before you try again.
    [elsewhere] A spy has one pair of eyes: you can sit in one window at a time.
    [asleep] Everyone had left. Your game is saved.
    [rehearsed] You’ll be able to play it here soon.
    [unfetched] The house may have just been redecorated.
    [nowhere] The address is wrong, or someone has moved the wall.
   *[other] Please try again later.
}
trouble-here = { $why ->
    [asleep] Wake it
    [unfetched] Try again
   *[elsewhere] Sit here
}
to-front = Back to the front page
spy = { $spy ->
    [fox] Fox
    [owl] Owl
    [heron] Heron
    [cat] Cat
    [raven] Raven
    [hare] Hare
    [moth] Moth
   *[wolf] Wolf
}
level = { $level ->
    [rookie] Rookie
    [regular] Regular
    [veteran] Veteran
    [mastermind] Mastermind
    [random] Rookie
    [greedy] Pro
   *[other] { $level }
}
level-hint = { $level ->
    [rookie] Forgets things, and can be fooled
    [regular] Follows the game, most of the time
    [veteran] Remembers and calculates
    [mastermind] Misses nothing
    [random] Plays whatever comes to hand
    [greedy] Plays to win
   *[other] { "" }
}

## Front page
front-lead = { $count ->
    [3] Three spy games for one evening
   *[other] { $count } spy games for one evening
}
front-aside = No account, no mercy.
front-choose = Choose a game
front-play = Play now with bots
front-level = Opponents: { $level }
front-level-title = Who do you want to play against?
front-open = Open a table
front-learn = Learn to play
learn-title = New to { $game }?
learn-hint = Your handler shows you the game in two minutes, on a real table, without a clock.
learn-yes = Learn in two minutes
learn-no = Play right away
front-back = { $phase ->
    [playing] Back to your game at { $code }
   *[lobby] Back to table { $code }
}
whereabouts-title = Where is everyone tonight?
whereabouts = { $where ->
    [together] Together in one room
   *[apart] Apart
}
whereabouts-hint = { $where ->
    [together] One shared screen, your phone in your hand
   *[apart] Each at home, everything on your own screen
}
front-code = Join with a code
front-join = Join
front-code-missing = Type the code your host reads out.
poster-players = { $from }–{ $to } players
poster-minutes = { $minutes } min

## Joining
join-seated = { $count ->
    [one] { $count } spy at the table
   *[other] { $count } spies at the table
}
join-name = Your name
join-name-hint = or leave it to us
join-sit = Take a seat
join-full = Every seat is taken.
join-under-way = The game is already under way.
join-watch = Watch
join-watching = You are watching: the game appears here as soon as it starts.
join-over = The game is over, and every seat is taken.
join-ask = Ask for a seat
join-ask-hint = { $how ->
    [playing] A bot that has played from the start can give you its seat.
    [played] No seat changes hands before this game is over. If you ask, the host sees that you want to play the next one.
    [over] No seat changes hands while the end is on show. If you ask, the host can let you in when the next game begins.
    [full] Only people are sitting here. The host can let you in once one of them leaves.
   *[lobby] A bot can make room for you.
}
join-asked = You have asked for a seat. { $host } decides. Stay here: the table opens by itself.
name-limit = A name has at most { $count } characters.
join-asked-later = You have asked for a seat. No seat changes hands before this game is over; { $host } sees that you want to play the next one. Stay here: the table opens by itself.
join-sit-out = { $free ->
    [yes] There is a seat for you again.
   *[no] You are sitting this game out. A seat is offered to you here as soon as there is one.
}
join-removed = The host has removed you from this table.

## Lobby
lobby-code = Table code
share-qr = QR code of the link to this table
options = Options

## Connection, and what the table refuses
refused-table = { $code ->
    [not_host] Only the host can do that.
    [not_now] You can’t do that right now.
    [no_such_seat] Nobody sits there any more.
    [spy_taken] Someone else has just taken that emblem.
    [unknown] This table doesn’t know how to do that.
    [full] Every seat is taken.
    [too_few] You need more spies: invite someone or add a bot.
    [too_many] Too many spies: tap a seat to let someone sit out.
    [options] These options don’t work with this many players.
    [not_alone] Hints are only for those who play alone with bots.
    [not_this_step] That’s not what your handler asks for.
    [not_playing] No game is being played.
    [no_seat] This seat isn’t yours any more.
    [removed] The host has removed you from this table.
    [left] You have left this table.
    [no_spectators] Nobody can watch at this table.
    [busy] The table is overloaded. Please try again.
    [unavailable] The table can’t be reached right now. Please try again.
    [asleep] The table has gone to sleep.
    [set_aside] The table is out of order.
    [unknown_code] There is no table with that code.
    [elsewhere] You are sitting at this table in another window.
    [wrong_codes] Too many wrong codes. Please wait two minutes.
    [new_tables] Too many new tables. Please wait a minute.
    [message_size] That message is too long.
    [messages] Too fast. Please slow down a little.
    [bytes] That was too much at once.
    [orders] Too much at once. Trying again.
    [hellos] Too many connections from your network. Please wait a moment.
    [connections] Too many windows are open from your network. Please close one.
    [requests] Too many requests from your network. Please wait a moment.
    [worn_out] This table’s journal is full. Please open a new table.
    [name_taken] Someone at the table has a very similar name.
    [played] Someone has played from this seat: its bot stays until the game ends.
    [unreachable] The house isn’t answering. Please try again in a moment.
    [name_removed] Someone with a name like this was removed from this table.
    [follows] This depends on where you are: together or apart.
    [no_such_ask] Nobody is asking for that seat any more.
    [many_ask] Others are already asking. Please try again in a few minutes.
    [unanswered] Nobody has answered. Ask again if you still want to play.
    [sat_out] You are sitting this game out. You can watch it.
    [not_let_in] The host didn’t let you in this time.
   *[other] That didn’t work. Please try again.
}
banner = { $what ->
    [lost] Connection lost. Trying again…
    [paused] Saving is delayed. Nothing is lost.
   *[gone] The house isn’t answering. Please try again in a moment.
}

## The rulebook
book-title = { $game }: the rules
book-guide = How to play
book-clauses = The rules, clause by clause
book-contents = Contents
book-find = A word, or a number (7.2)
book-found = { $count ->
    [0] Nothing found
    [one] Found in { $count } place
   *[other] Found in { $count } places
}
book-print = Print
book-whole = The whole rulebook
book-coming = Fetching the rulebook…
book-failed = The rulebook didn’t load.
book-qr = QR code of the link to the rulebook
clause = { $game } §{ $clause }
