### The words of every table: they come with its game, so that the front page waits for none of them.

## Words used everywhere
menu = Menu
save = Save
on = On
off = Off
you = You
host = Host
away = { $bot ->
    [yes] Away – a bot is playing
   *[no] Away
}
away-short = { $bot ->
    [yes] Stand-in
   *[no] Away
}
back-title = { $count ->
    [one] A bot played { $count } turn for you
   *[other] A bot played { $count } turns for you
}
leave-hint = { $phase ->
    [playing] A bot plays for you until you come back with the same link.
   *[lobby] Someone else can take your seat.
}
leave-sure = Leave the table?
goes-on = Play goes on
goes-on-end = On to the scoring
sound = Sound
sound-ask = Sound on this device?
sound-no = No
sound-yes = Yes
sound-on = Turn the sound on
sound-off = Turn the sound off
awake-how = To keep your phone from falling asleep while you play, set a longer time in its settings. iPhone: Display & Brightness, Auto-Lock. Android: Display, Screen timeout.
beckon = Tell me when it’s my turn
beckon-hint = A notification while this page is in the background
seconds = { $seconds } s
by-chance = Random
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
time-up = Time’s up. { $what }
time-none = No time limit
skip-ahead = Skip ahead
tempo = Bot speed
tempo-hint = How long bots think, and how long you see their moves.
tempo-is = { $tempo ->
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
spies = Spies

## Front page
lesson-label = The { $game } lesson
lesson-at = Step { $number } of { $of }
lesson-skip = Skip the lesson
lesson-skip-sure = Skip the lesson?
lesson-skip-hint = It starts again from the beginning whenever you press Learn to play on the front page.
lesson-stay = Keep learning
lesson-back = Back
lesson-forward = Forward
lesson-next = Go on
lesson-show = Show me
coach-label = Tip
coach-close = Got it
hint-ask = What would a pro do now?
hint-label = Hint
apart-for-bots = A bot can’t sit in your room: with one at the table, { $game } is played as if you were apart.

## Joining
asks-for-seat = { $name } asks for a seat
asks-for-seat-nameless = Somebody asks for a seat
ask-let-in = Let in
ask-next = A bot can make room as soon as you set up the next game.
ask-decline = Not now

## Lobby
lobby-count = { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}
lobby-add-bot = Add a bot
lobby-empty = Free seat
lobby-here = Here
lobby-away = Away
lobby-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
lobby-sit-out = Sitting out: { $names }
lobby-wait = { $host } starts the game when everyone is here.
share = Invite
share-hint = Scan it, or send the link.
share-copy = Copy the link
share-copied = Link copied
share-screen = Shared screen
share-screen-hint = for a TV or a laptop in the room
spectators = Spectators
spectators-hint = Anyone with the link can watch
seat-add-bot = Add a bot
seat-bot-hint = A bot knows only what its own seat can know.
seat-emblem = Your emblem
seat-hand-over = Make host
seat-hand-over-to = Make { $name } host
seat-remove = Remove from the table
seat-remove-short = Remove
seat-remove-name = Remove { $name } from the table
seat-reopen = Remove the bot, free the seat
seat-reopen-short = Free the seat
menu-bots-hint = Free a bot’s seat, and someone can take it with the code. Until then the bot plays on.
seat-open = open
lobby-start = Start { $game }
lobby-teams = { $teams } teams of { $each }
lobby-copy = Tap to copy the link
team = Team { $letter }
first = Who begins
first-hint = Random, or someone the host picks.
seat-move = Change seats with
seat-sit-out = { $who ->
    [you] Sit this game out
   *[other] Let them sit this game out
}
seat-remove-sure = Remove { $name }?
seat-remove-hint = They can’t come back to this table.
notice-host = { $name } is now the host.
notice-host-you = You are now the host.
notice-seat = { $name } takes over the bot’s seat.
notice-broken-off = { $who ->
    [you] You ended the game: on to { $game }.
   *[other] { $name } ended the game: on to { $game }.
}
menu-people = At the table

## Connection, and what the table refuses
screen-come = Come in: scan, or type
screen-sound = Press any key for sound

## Every game
log = Log
log-open = Opens the whole log
log-none = Nothing has happened yet.
rules = Rules
rules-now = Right now
notes = Notes
end-skip = Show all
end-again = Play again
end-lobby = Lobby
end-wait = The host can start the next game.
end-counts = Everyone’s score
end-margin = { $count ->
    [one] by { $count } point
   *[other] by { $count } points
}
end-share = Share
end-share-kept = The picture is in your downloads.
highlights = Highlights

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
evening-sits-out = sits out
evening-absent = didn’t play
evening-how = 5 points for first place, 3 for second, 2 for third, 1 for fourth.
evening-letters = Letters mark teams.
choose-game = Choose the game
another-game = Another game
another-game-hint = Everyone stays at the table, with the same code.
another-game-now = Another game…
another-game-ends = This ends the game for everyone, and nothing of it counts. You all stay at the table.
another-game-stay = Keep playing
another-game-yes = End this, play { $game }
