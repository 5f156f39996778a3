### English: the games’ words are in files of their own; every language has the same messages with the same placeables.

## Words used everywhere
close = Close
menu = Menu
language = Language
save = Save
on = On
off = Off
you = You
host = Host
away = { $bot ->
    [yes] Away, a bot plays
   *[no] Away
}
leave = Leave the table
leave-hint = { $phase ->
    [playing] A bot plays for you until you come back with the same link.
   *[lobby] Your seat is free for somebody else then.
}
looking = Looking for the table …
trouble = { $why ->
    [unknown_code] There is no table with the code { $code }.
    [set_aside] The table { $code } has been set aside.
    [wrong_codes] Too many wrong codes.
    [elsewhere] You are sitting at this table in another window.
    [asleep] The table { $code } has gone to sleep.
    [rehearsed] The table { $code } plays a game that is still being rehearsed.
    [unfetched] The game for the table { $code } did not arrive.
   *[other] The table { $code } does not let anybody in now.
}
trouble-hint = { $why ->
    [unknown_code] Ask your host to read it out once more.
    [set_aside] Something in it keeps breaking. What was played is kept.
    [wrong_codes] Please wait a minute before the next try.
    [elsewhere] A player has one pair of eyes: the seat is in one window at a time.
    [asleep] Nobody was there any more. What was played is kept.
    [rehearsed] It can be played here soon.
    [unfetched] Perhaps the house has just been renovated.
   *[other] Please try again later.
}
trouble-here = { $why ->
    [asleep] Wake it
    [unfetched] Try again
   *[elsewhere] Sit here
}
to-front = To the front page
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
seconds = { $seconds } s
by-chance = By chance
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
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
spies = Spies
level = { $level ->
    [random] Rookie
    [greedy] Agent
   *[other] { $level }
}
level-hint = { $level ->
    [random] Plays what comes to hand
    [greedy] Watches what you take, and draws conclusions
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
front-open = Open a table
front-back = Back to your game at { $code }
front-code = Join with a code
front-join = Join
front-code-missing = Type the code that your host reads out.
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
join-under-way = The game is under way.
join-watch = Watch
join-removed = The host has removed you from this table.

## Lobby
lobby-code = Table code
lobby-count = { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}
lobby-add-bot = Add a bot
lobby-empty = Free seat
lobby-here = Ready
lobby-away = Away
lobby-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
lobby-start = Start the game
lobby-wait = { $host } starts the game when everybody is here.
share = Invite
share-hint = Scan it, or send the link.
share-qr = QR code of the link to this table
share-copy = Copy the link
share-copied = Link copied
share-screen = Shared screen
share-screen-hint = for a TV or a laptop in the room
options = Options
spectators = Spectators
spectators-hint = Anybody with the link may watch
seat-add-bot = Add a bot
seat-bot-hint = A bot knows only what its own seat may know.
seat-emblem = Your emblem
seat-hand-over = Make host
seat-hand-over-to = Make { $name } host
seat-remove = Remove from the table
seat-remove-name = Remove { $name } from the table
seat-reopen = Remove the bot, free the seat
seat-reopen-short = Let somebody in
seat-open = open
menu-people = At the table

## Connection, and what the table refuses
refused-table = { $code ->
    [not_host] Only the host can do that.
    [not_now] That is not possible now.
    [no_such_seat] Nobody sits there any more.
    [spy_taken] Somebody else has just taken that emblem.
    [unknown] This table does not know that.
    [full] Every seat is taken.
    [too_few] More spies are needed: invite somebody or add a bot.
    [too_many] There are too many spies for this game.
    [options] So many spies cannot play with these options.
    [not_playing] There is no game going on.
    [no_seat] This seat is not yours any more.
    [removed] The host has removed you from this table.
    [left] You have left this table.
    [no_spectators] Nobody may watch here.
    [busy] The table is very busy. Please try again.
    [unavailable] The table cannot be reached just now. Please try again.
    [asleep] The table has gone to sleep.
    [set_aside] The table has been set aside.
    [unknown_code] There is no table with that code.
    [elsewhere] You are sitting at this table in another window.
    [wrong_codes] Too many wrong codes. Please wait a minute.
    [new_tables] Too many new tables. Please wait a minute.
    [message_size] That was too long.
    [messages] That was too fast.
    [bytes] That was too much at once.
    [orders] Too much at once. It is being tried again.
    [hellos] Too many connections from your network. Please wait a moment.
    [connections] Too many windows are open from your network. Please close one.
    [requests] Too many questions from your network. Please wait a moment.
    [worn_out] This table’s journal is full. Please open a new table.
    [name_taken] Somebody at the table has a name that looks like this one.
    [played] Somebody has played from this seat: its bot stays until the game ends.
    [unreachable] The house does not answer. Please try again in a moment.
   *[other] That did not work. Please try again.
}
banner = { $what ->
    [lost] Connection lost. Trying again …
    [paused] The table waits for its disk. Nothing is lost.
   *[gone] The house does not answer. Please try again in a moment.
}
screen-come = Come in: scan, or type

## Every game
log = Log
log-open = Opens the whole log
log-none = Nothing has happened yet.
rules = Rules
rules-now = Right now
notes = Notes
end-skip = Show all
end-again = Same again
end-lobby = To the lobby
end-wait = The host can start the next round.
end-counts = Everybody’s count
end-margin = { $count ->
    [one] by { $count } point
   *[other] by { $count } points
}
end-share = Share
end-share-kept = The picture is in your downloads.
highlights = Moments of the game

## The evening
evening = The evening
evening-after = { $count ->
    [one] after { $count } game
   *[other] after { $count } games
}
evening-points = Points
evening-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
evening-won = won
evening-bot = bot
evening-left = has left
evening-absent = did not play
evening-how = First 5 points, second 3, third 2, fourth 1.
evening-letters = Letters: teams.
choose-game = What we play
another-game = Another game
another-game-hint = Everybody stays at the table, with the same code.
