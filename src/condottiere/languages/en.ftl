# English. The source language: every other file of this folder has the same messages with the same variables.
# Syntax: https://projectfluent.org/fluent/guide. How to add a language: CONTRIBUTING.md, 'Languages'.
# Variables are facts (src/condottiere/languages/fact.py): { $seat } is written as a name, { $card } and { $cards }
# as cards, and so on. FORM($card, "accusative") writes a card in the form that its message gives as an attribute.

language = English
locale = en-GB

### Cards

card-mercenary = Mercenary { $strength }
card-winter = Winter
card-spring = Spring
card-bishop = Bishop
card-courtesan = Courtesan
card-drummer = Drummer
card-heroine = Heroine
card-scarecrow = Scarecrow
card-surrender = Surrender
several-cards = { $count } × { $card }

### How facts are written where they are part of a sentence

amount = { $seat } { $count }
loss = { $seat }’s { $cards }
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

### The log of a game

## Deals and rounds

game-begins = The game begins: { $seat } holds the Condottiere.
match-game-begins = Game { $game } begins: { $seat } holds the Condottiere.
cards-dealt = Cards dealt: { $amounts }.
you-are-dealt = You are dealt { $cards }.
you-draw = You draw { $cards }.
is-dealt = { $seat } gets { $cards }.
round-over = The round is over.
log-shortened = This log is long. Its first { $count } moves are not shown, only in the record.

## Battles

chooses-site = { $seat } leads the Condottiere to { $region }.
chooses-site-of = { $seat } leads the Condottiere to { $region }, which { $other } controls.
plays = { $seat } plays { $card }.
plays-face-down = { $seat } plays { $card } face down.
plays-unseen = { $seat } plays a card face down.
passes = { $seat } passes.
holds-back = { $seat } holds back and may still defend.
turns-up = { $seat } turns up { $card }.
clears = It clears { $cards } from the lines.
bishop-strikes = The Bishop strikes down { $losses }.
bishop-finds-nobody = The Bishop finds no Mercenary.
rescues = { $seat } takes back { $card }.
rescues-nothing = { $seat } takes nothing back.
places-favor = { $seat } puts the Favor of the Pope on { $region }.
leaves-favor-off = { $seat } leaves the Favor of the Pope off the board.
battle-ends = The battle for { $region } ends: { $amounts }.
final-battle-ends = The final battle ends: { $amounts }.
tie = A tie at { $count }: nobody takes it.
tie-keeps = A tie at { $count }: { $seat } keeps it.
defends = { $seat } keeps { $region }.
conquers = { $seat } conquers { $region }.
takes-condottiere = { $seat } takes the Condottiere.
takes-condottiere-by-courtesans = { $seat } takes the Condottiere with the most Courtesans ({ $count }).
final-battle = { $seats } are tied: a final battle decides.

## Hands after a battle

discards-hand = { $seat } discards the whole hand: { $cards }.
keeps = { $seat } keeps { $cards }.
keeps-nothing = { $seat } keeps no cards.
keeps-so-many = { $seat } keeps { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
draws = { $seat } draws { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
everybody-keeps = Everybody keeps their cards.

## The end

left-unfinished = The game is left unfinished after { $count ->
    [one] 1 battle
   *[other] { $count } battles
} without a card.
game-won = { $seats } { $count ->
    [one] wins
   *[other] share
} the game { $how ->
    [adjacent] with enough adjacent regions
    [most] with the most regions
    [final_battle] in the final battle
   *[total] with enough regions
}.
match-game-won = { $seats } { $count ->
    [one] wins
   *[other] share
} game { $game } { $how ->
    [adjacent] with enough adjacent regions
    [most] with the most regions
    [final_battle] in the final battle
   *[total] with enough regions
}.
match-points = Points ({ $target } to win the match): { $amounts }.
match-won = { $seats } { $count ->
    [one] wins
   *[other] share
} the match.

## Shown cards

shows-cards = { $seat } shows everybody: { $cards }.
shows-cards-to = { $seat } shows { $seats }: { $cards }.
shows-face-down-card = { $seat } shows everybody: the face-down card.
shows-face-down-card-to = { $seat } shows { $seats }: the face-down card.
shows-cards-and-face-down = { $seat } shows everybody: { $cards } and the face-down card.
shows-cards-and-face-down-to = { $seat } shows { $seats }: { $cards } and the face-down card.

## Taken back

takes-back = { $seat } takes back { $what }.
choice-of-site = the choice of { $region }
place-of-favor = the place of the Favor
choice-of-rescue = what the Scarecrow was to bring back
the-pass = the pass
the-card = { $card }
the-face-down-card = a card that was played face down
move-taken-back = A move is taken back.

## Pacts

promise-spare = { $seats } to leave { $region } alone
promise-pass = { $seats } to play no more cards in the battle
promise-favor = { $seats } to put the Favor on { $region } next
promise-nofavor = { $seats } to keep the Favor off { $region }
promise-fight = { $seats } to fight { $other }
whoever-accepts = whoever accepts
pact-offered = { $seat } offers { $seats } a pact: { $promises }.
pact-offered-to-all = { $seat } offers everybody a pact: { $promises }.
pact-accepted = { $seat } accepts a pact with { $other }: { $promises }.
pact-declined = { $seat } declines what { $other } offered.
pact-declined-by-captain = { $seat } declines: captains make no deals yet.
pact-withdrawn = { $seat } withdraws an offer: { $promises }.

## What people agree on

captain-for-away = { $seat } is away: a captain plays this seat until its person is back.
captain-agreed = The others agreed that a captain plays for { $seat }.
captain-asked = { $seat } steps away: a captain plays this seat in the meantime.
is-host = { $seat } is the host.
is-back = { $seat } is back and plays again.
resigns = { $seat } resigns: a captain plays this seat to the end.
resumes = { $seat } resumes the game.
paused = The game is paused.
clock = { $turn } a turn
clock-with-reserve = { $turn } a turn and { $reserve } in reserve
clock-set = From now on there is a clock: { $clock }.
clock-removed = From now on there is no clock.
proposes = { $seat } proposes { $motion }.
agrees-to = { $seat } agrees to { $motion }.
refuses = { $seat } does not want { $motion }.
motion-pause = a pause
motion-end = an end without a winner
motion-captain = a captain for { $seat }
motion-takeback = a take-back
motion-no-clock = play without a clock
motion-clock = a clock of { $clock }
ended-by-agreement = The game ends here, as all agreed: nobody wins.
all-have-resigned = Everybody has resigned: the game is over.
others-have-resigned = Everybody else has resigned: { $seat } wins.
chat-closed = The host closes the chat.
chat-opened = The host opens the chat again.

### Errors

# What a request is refused with. Ids: error-…
#
#


### Hints

# Why a captain would do something, and what it would do. Ids: reason-…, do-…
#
#


### Verdicts

# What became of promises. Ids: verdict-…
#
#


### Notices

# What somebody is told who does not look at the table. Ids: notice-…
#
#


### Captains

# What bots are called, how strong they are. Ids: captain-…
#
#


### Words of many pages

# Ids: …
#
#


### Cards, map and battle lines

# Ids: card-…, map-…, line-…
#
#


### The table

# Ids: table-…, decision-…, hand-…, seat-…
#
#


### What people agree on at the table

# Ids: conduct-…
#
#


### Talk

# Ids: talk-…
#
#


### Pacts

# Ids: pact-…
#
#


### Alerts

# Ids: alert-…
#
#


### Home

## The first page

home-summary = Hire soldiers, bluff, and take Italy region by region. For 2 to 6 players: friends, bots or both.
home-rules = The rules
# A button that opens a dialog about the person.
home-you-are = You are <b>{ $name }</b>
home-have-code = I have a recovery code
home-title-on-turn = Your turn at { $count ->
    [one] 1 table
   *[other] { $count } tables
} — Condottiere
home-set-up = Set up a table
home-try-again = Try again
home-to-start = To the start page
home-nothing-title = Not found
home-nothing-here = There is nothing here
home-nothing-at-address = This game has no page at this address. <a>{ home-to-start }</a>

## Joining friends and open tables

home-join-friends = Join friends
home-join-placeholder = Code or link
home-join = Join
home-join-neither = This is neither the code nor the link of a table. Ask your friends for it again.
home-open-tables = Open tables
home-nobody-yet = Nobody yet
home-join-whom = Join { $names }
home-full = full
home-seats-free = { $free } of { $count ->
    [one] 1 seat
   *[other] { $count } seats
} free

## My games

home-my-games = My games
# { $count } is how many others are named in { $names }, in this message and in the next three.
home-off-the-list = Off the list: the game with { $count ->
    [0] nobody else
   *[other] { $names }
}. Your seat is kept.
home-put-back-which = Put back the game with { $count ->
    [0] nobody else
   *[other] { $names }
}
home-walk-through-which = Walk through the game with { $count ->
    [0] nobody else
   *[other] { $names }
}
home-take-off-which = Take the game with { $count ->
    [0] nobody else
   *[other] { $names }
} off the list
home-put-back = Put back
home-walk-through = Walk through
home-no-game-listed = No game is on the list.
# A heading of the games that follow.
home-taken-off = Taken off the list:
home-none-taken-off = No game was taken off the list.
home-all-games = All { $count }
home-all-games-and-more = All { $count } and more
home-earlier-games = Earlier games
home-show-taken-off = Taken off the list
home-hide-taken-off = Hide those taken off
home-look-at-record = Look at a record
# With whom one plays: people, then captains in another colour. Both are lists such as 'Ada, Bruno and Chiara'.
home-people-and-captains = <b>{ $people }</b> <captains>and { $captains }</captains>
home-nobody-else-yet = Nobody else yet
home-some-table = A table
home-your-turn = Your turn
# How the games of the list stand.
home-over = over
home-between-games = between games
home-in-play = in play
home-turn-of = { $name }’s turn
home-turn-until = until { $moment }
home-waiting = waiting: { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
home-about-to-begin = about to begin
home-gone = no longer on this server

## Setting up a table

home-whom = Whom to play with
home-company-alone = Play alone
home-company-alone-means = against captains
home-company-friends = With friends
home-company-friends-means = wherever they are
home-public = Public table
home-public-means = Everybody finds it on the first page of this server. Otherwise only whoever has its link or code.
home-more-settings = More settings
home-open-table = Open the table
home-watch = Watch
home-play = Play
home-no-cookies = This browser keeps no cookies, so the server cannot know you again: allow them for this site to play with friends. Alone you play by the link of your seat, which is the key to it.
home-next = Next: one link and a code for all.
home-you-watch = Only bots play: you watch.
home-come-back = You can leave and come back at any time.
home-first-holder = First to hold the Condottiere
home-first-at-random = Anyone, at random
home-whoever-sits = Whoever sits in seat { $place }
home-pace = How fast the captains play
home-pace-instant = Instantly
home-pace-fast = Fast
home-pace-normal = Normal
home-pace-slow = Slow
home-hints = Hints and odds
home-hints-mean = Advice on your turn and odds in battle. Everybody can see that they are allowed.

## Seats of a new table

home-seats = Seats
home-number-of-players = Number of players
home-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
home-you = You
home-you-mean = Whoever sits here now changes places with you.
home-friend = A friend
home-friend-means = Whoever comes by your invitation; the first of these seats is yours.
home-your-name = Your name
home-free = Free
home-bot = { $name } bot
# Of a button whose words follow: who sits there now, such as 'A friend', or how strong a captain is.
home-change-seat = Who sits in seat { $place }:
# The same; { $name } is the captain's.
home-change-captain = Who sits in seat { $place }: { $name },
home-who-sits = Who sits in seat { $place }?
home-captains = Captains, from gentle to merciless
home-other-bots = Other bots, by how they think
home-everywhere = The same in every bot’s seat

## Optional rules, each with what it means in a line, as docs/rules.md has it

option-rules = Optional rules
option-points-to-reach = Points to reach
# Another number of points than those that are offered.
option-other-points = other
option-rule-bigger-kingdoms = Bigger Kingdoms
option-rule-bigger-kingdoms-means = One more adjacent region is needed to win (R11).
option-rule-draw-after-battle = Draw After Battle
option-rule-draw-after-battle-means = No rounds: everybody starts with 7 cards and may draw up to 3 after each battle (R12).
option-rule-points = Playing for Points
option-rule-points-means = A match of several games: a point for each region, and 5 more for winning with adjacent ones (R13).
option-rule-capturing-regions = Capturing Regions
option-rule-capturing-regions-means = You may also fight for regions that others control (R14).
option-rule-hidden-cards = Hidden Cards
option-rule-hidden-cards-means = Mercenaries, Drummers, Heroines and Courtesans lie face down until you play your next card (R15).
option-so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-points-to = Playing for Points, to { $points }

## Clocks

clock-label = Clock
clock-choice-none = No clock
clock-choice-none-means = Everybody takes the time they need.
clock-choice-relaxed = Relaxed, for an evening
clock-choice-relaxed-means = A minute for each turn, and five more for the whole game. Then a captain plays for you until you are back.
clock-choice-days = Days, for a week
clock-choice-days-means = Come when you can: so many days for each move, then a captain plays for you until you are back.
clock-days-for-each = Days for each move
clock-days-a-move = { $count ->
    [one] 1 day
   *[other] { $count } days
} a move
clock-no-clock = No clock
clock-live = Live: { $clock }
clock-by-days = By days: { $clock }

## Series

# { $wins } are the games that each has won: 'Ada 2, Bruno 0'.
series-score = Game { $game } of this series: { $wins }

## Times

# The day of the week: 0 is Sunday.
weekday = { $number ->
    [0] Sunday
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
   *[6] Saturday
}
# Moments of other days than today: 'Tuesday 14:05', '3 December 14:05'. Of today only the time is told.
moment-weekday = { $weekday } { $time }
moment-date = { $date } { $time }
since-time = since { $time }
since-weekday = since { $weekday }
since-date = since { $date }
# Each of these follows a person's name.
left-just-now = left just now
left-minutes-ago = left { $count ->
    [one] 1 minute
   *[other] { $count } minutes
} ago
left-at-time = left at { $time }
left-on-weekday = left on { $weekday } at { $time }
left-on-date = left on { $date } at { $time }


### The waiting room

room-title-own = Your table
room-title-free = A free table
room-title-of = { $name }’s table
room-seats-taken = { $taken } of { $count ->
    [one] 1 seat
   *[other] { $count } seats
} taken
room-ready-to-begin = Ready to begin
room-lost-seat = The host has made your seat free. Take another one, or look on.
room-to-start = Condottiere: to the start page
room-connected = Connected
room-connecting = Connecting…
room-reconnecting = Reconnecting…
room-seats = Seats
room-onlookers = { $count ->
    [one] 1 other looks
   *[other] { $count } others look
} on.
room-no-seat-left = Every seat is taken by now. You can look on from here.

## Inviting

room-invite = Invite
room-invite-your-friends = Invite your friends
room-invite-friends = Invite friends
room-invite-friends-means = One link for everybody: whoever opens it takes a free seat, or looks on.
room-invite-others = Invite others
room-invite-others-means = Whoever opens this link looks on, and sees nobody’s cards.
room-qr-code = QR code of the link to this table
# A short code follows, in a line of its own.
room-or-type = or open <b>{ $address }</b> and type
room-share = Share
room-share-text = Play Condottiere with me:
room-address = This computer’s address in your friends’ network
room-link-for-everybody = Link for everybody
room-link-for = Link for { $name }
room-copy = Copy
room-copied = Copied
room-press-to-copy = The link is selected: press { $keys } to copy it.
room-links-of-seats = The links of the seats
room-links-are-keys = Each is the key of its seat: whoever has it can play there.
room-only-here = This link works on this computer only: the server listens to nobody else, so friends on other devices cannot reach it. To let them in, stop the server and start it again with <code>--host 0.0.0.0</code>. The table is kept.
room-opened-here = This link works on this computer only. Open the game at the address by which your friends can reach it, then invite them from there.

## Joining

room-invites-you = { $name } invites you
room-seat-for-you = A seat is free for you
room-summary = Hire soldiers, bluff, and take Italy region by region: a game of cards for 2 to 6.
room-your-name-at-table = Your name at the table
room-take-a-seat = Take a seat
room-then-host-starts = You are ready then, and { $name } starts the game. To look on, just stay here.
room-then-you-start = You are the host then, and start the game. To look on, just stay here.

## The seats

room-free = Free
room-you = you
# What can be done about a seat. What is hidden is read out only.
room-do-sit-here = Sit here<hidden>, seat { $place }</hidden>
room-do-take = Take<hidden>, seat { $place }</hidden>
room-do-change-free = Change<hidden>, seat { $place }</hidden>
room-do-change-own = Change
room-do-change-other = Change<hidden>: { $name }, seat { $place }</hidden>
# Beneath the name of whoever sits in a seat, or of a free seat. $gone: whether the person has gone away.
room-seat = seat { $place }
room-is-host = { $gone ->
    [yes] host, but has gone away
   *[no] host
}
room-is-own-guest = { $gone ->
    [yes] on this device, too, but has gone away
   *[no] on this device, too
}
room-is-guest = { $gone ->
    [yes] on a friend’s device, but has gone away
   *[no] on a friend’s device
}
room-is-ready = { $gone ->
    [yes] ready, but has gone away
   *[no] ready
}
room-is-not-ready = { $gone ->
    [yes] not ready yet, but has gone away
   *[no] not ready yet
}

# Beneath the name of a captain: alone, with how strong it is ('fierce'), and with what it is called otherwise
# ('Hawkwood, fierce') where the one at this table has another name.
room-captain = captain
room-captain-graded = captain, { $grade }
room-captain-otherwise = captain: { $label }

## What is to be done about a seat

room-your-seat = Your seat
room-seat-is-free = Seat { $place } is free
room-your-name = Your name
room-change = Change
room-leave = Leave the seat
room-leave-means = It is free then, and you look on.
room-move = Move here
room-move-means = The seat where you sit now is free then.
room-captain-here = A captain sits here
room-captain-here-means = Choose who, from gentle to merciless.
room-guest = Somebody beside you plays here, too, on this device
room-seat-guest = Seat them
room-make-free = Make this seat free
room-guest-leaves = { $name } does not play then.
room-hand-over = Make { $name } the host
room-hand-over-means = { $name } starts the game then, and arranges the seats.
room-somebody-else = Somebody else sits here
room-somebody-else-means = Another captain, or a person.
room-yes-take-seat = Yes, take the seat from { $name }
room-who-is-here = { $name } is here.
room-who-has-gone = { $name } has gone away.
room-loses-seat = { $name } looks on then, or takes another seat.
room-for-a-person = For a person.
room-change-places = Change places with
room-free-seat = Seat { $place }, which is free

## What the host can do

room-fill = { $count ->
    [one] Captain in the free seat
   *[other] Captains in the free seats
}
room-leave-out = { $count ->
    [one] Play without it
   *[other] Play without them
}
room-add-seat = Add a seat
room-friend = A friend
room-friend-means = Whoever comes by your invitation.

## What is being waited for

room-start = Start the game
room-i-am-ready = I am ready
room-wait-for-me = Wait for me
room-everybody-ready = Everybody is ready.
room-everybody-ready-for = Everybody is ready: { $name } can start the game.
room-host-gone = { $name }, the host, has gone away. If they stay away, somebody who is here becomes the host.
# What is being waited for follows, in a sentence.
room-you-are-ready = You are ready.
room-say-when = Say when the game may begin.
room-you-look-on = You look on. The game comes to this page by itself when it begins.
room-no-seat-look-on = Every seat is taken: you look on. The game comes to this page by itself when it begins.

## What happens, for those who listen

room-has-left = { $name } has left.
room-has-sat-down = { $name } has sat down.
room-now-ready = { $name } is ready.
room-now-not-ready = { $name } is not ready yet.
room-you-sit-in = You sit in seat { $place }.
room-you-are-host = You are the host now.
room-new-host = { $name } is the host.

## What is played

room-terms = What is played
room-rules = The rules
room-usual-game = The usual game
room-usual-game-means = No optional rules.
room-first-holder = First holder
room-first-holder-means = { $name } begins with the Condottiere.
room-first-holder-seat = Whoever sits in seat { $place } begins with the Condottiere.
room-clock = Clock
room-clock-none = None: everybody takes the time they need.
room-clock-means = { $clock }. A captain plays for whoever takes longer, until they are back.
room-pace = Pace
room-pace-instant = Captains play at once.
room-pace-fast = Captains play fast.
room-pace-normal = Captains take a moment for each card.
room-pace-slow = Captains take their time.
room-hints = Hints and odds
room-hints-mean = Everybody may ask for advice on their turn.
room-public = Public
room-public-means = The start page lists this table: anybody may join.
room-private = Private
room-private-means = Only who has the link or the code finds this table.


### A finished game

# Ids: review-…
#
#


### Fair shuffles

# Ids: fair-…
#
#


### The rules and other documents

# Ids: rules-…
#
#


### Devices and persons

me-title = You
me-your-name = Your name
me-save = Save
me-saved = Saved
me-who-sees = Everybody at your tables sees it, also in games that have begun. If somebody there is called the same, a number tells you apart.
me-you-are-called = You are called { $name }.
me-language = Language

## Another device

device-play-on-another = Play on another device
device-code-means = A recovery code makes another device yours, with the same name and the same games.
device-code-again = A recovery code makes another device yours, with the same name and the same games. You have one already; a new one ends it. Devices that are yours stay yours.
device-make-code = Make a code
device-make-new-code = Make a new code
device-have-code = I have a code from another device
device-use-code = On the other device scan this, open the link, or type the code into the field “{ home-join-friends }” on the first page. Keep the code, too: it leads back to your games if this browser forgets you. It stays good until you make another, and is not shown again. Whoever has it can play as you.
device-recovery-code = Recovery code
device-qr-code = QR code of the link for your other device
device-link = Link for your other device
device-opened-here = Open the game at the address by which your other device can reach it, and the link is one for there.
device-only-here = Just now this server can be opened on this computer only. Start it again with <code>--host 0.0.0.0</code>; the code stays good.

## Forgetting this device

device-forget = Forget this device
device-forget-means = This browser is to know neither you nor your games any more, as on a computer that others use.
device-code-still-leads = Your recovery code, and your other devices, still lead to your games.
device-no-code = You have no recovery code: unless you play on another device too, nobody can come back to your games. Make a code above first.
device-stay = Stay { $name }
device-forget-me = Forget me here

## Coming with a recovery code

device-play-on-this = Play on this device
device-code-knows = With your recovery code this browser knows you by the same name, with all your games.
device-known-as = It knows you as { $name } now. If that is somebody without a code or another device, their games come along; otherwise they stay theirs.
device-this-is-me = This is me
device-no-cookies = This browser keeps no cookies from this site, so the server cannot know you again. Allow them, then try once more.

## The server

device-server-unreachable = The server cannot be reached. Is it still running?
device-server-silent = The server answered { $status } and did not say why.
