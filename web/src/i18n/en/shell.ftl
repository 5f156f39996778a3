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
away = Away, a bot plays
leave = Leave the table
leave-hint = You can come back to your seat with the same link.
looking = Looking for the table …
missing = There is no table with the code { $code }.
missing-hint = Ask your host to read it out once more.
to-front = To the front page
sound = Sound
sound-hint = Only what everybody can see makes a sound.
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
    [easy] Rookie
    [medium] Agent
   *[hard] Mastermind
}
level-hint = { $level ->
    [easy] Plays on and forgets a lot
    [medium] Watches what you take
   *[hard] Remembers every card
}

## Front page
front-lead = Three spy games for one evening
front-aside = No account, no mercy.
front-choose = Choose a game
front-play = Play now with bots
front-open = Open a table
front-code = Join with a code
front-join = Join
front-code-missing = Type the code that your host reads out.
front-ribbon = Soon
front-soon = This one is still being rehearsed. Spywhere is ready to play.
poster-line = { $game ->
    [wink] Call an agent. Catch the eye that answers.
    [spywhere] Collect your dishes. Hide your passport.
   *[dr-shark] Feel in the dark. Mind the teeth.
}
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
lobby-hindrance = { $why ->
    [too_few] At least two spies are needed: invite somebody or add a bot.
   *[paused] The table is paused for a moment.
}
share = Invite
share-hint = Scan it, or send the link.
share-qr = QR code of the link to this table
share-copy = Copy the link
share-copied = Link copied
share-screen = Shared screen
share-screen-hint = for a TV or a laptop in the room
options = Options
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
   *[other] { "" }
}
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
seat-reopen-short = Free the seat
menu-people = At the table

## Connection
banner-lost = Connection lost. Trying again …
banner-gone = The house does not answer. Please try again in a moment.
screen-come = Come in: scan, or type
