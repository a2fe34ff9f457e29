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

## Several people at one device

cover-hand-to = Hand the device to { $name }.
cover-after-battle = Before the next battle each of you may look at the hand, and keep it or discard it.
cover-who-looks = Who looks at the table?
cover-i-am = I am { $name }
# Buttons with the names of the others at this device follow.
cover-others = Somebody else may look at their own cards, too:

## Rematches

rematch-begin = Rematch
# Follows a box to tick, beside the button above.
rematch-rotate = move round one seat
rematch-begun = { $name } has begun a rematch.
rematch-following = You follow in a moment.
rematch-go = Go there
# While the page is about to go there by itself.
rematch-go-now = Go there now
rematch-stay = Stay here


### Talk

# Ids: talk-…
#
#


### Pacts

# Ids: pact-…
#
#


### Alerts

# A button that opens the dialog of the next message.
alert-button = When it is my turn …
alert-title = When it is my turn

## While the page is open

alert-open = If this page is open, and I look elsewhere
alert-sound = Sound
alert-vibration = Vibration
alert-notification = Notification
# The title of a notification; the line below it says at which table.
alert-your-turn = Your turn
alert-notification-insecure = Over plain HTTP browsers allow no notifications: they need HTTPS.
alert-notification-unknown = This browser shows no notifications from pages.
alert-notification-blocked = Notifications are blocked: allow them for this site in the browser’s settings.

## While the page is closed

alert-closed = Also if it is closed, after twenty seconds
alert-push = Message to this device
alert-push-insecure = Over plain HTTP browsers take no messages: this needs HTTPS, or a browser on the machine that runs the game.
# On iPhones and iPads. “Share” and “Home Screen” are what the device calls them.
alert-push-home-screen = On this device, first add the page to the Home Screen (Share), and open it from there.
alert-push-unknown = This browser takes no messages for a page that is closed.
alert-push-blocked = Notifications are blocked: allow them for this site in the browser’s settings.
alert-push-unreachable = This browser could not reach its push service. Try again later, or use another browser.

## Messages to a chat tool

alert-webhook = Message to a chat tool
alert-webhook-means = The address of a webhook in Slack, Mattermost, Discord, ntfy or the like. It is told who sits at the table, and its link.
alert-webhook-try = Try it
alert-webhook-remove = Remove
alert-webhook-removed = Nothing is sent there any more.


### Home

# Ids: home-…, option-…, clock-…
#
#


### The waiting room

# Ids: room-…
#
#


### A finished game

# Ids: review-…
#
#


### Fair shuffles

# Ids: fair-…
#
#


### The rules and other documents

rules-contents = Contents

## What is special about a table

rules-at-this-table = At this table
# $match: whether several games are played for points.
rules-to-win = { $match ->
    [yes] { $total } regions in all or { $adjacent } adjacent ones win a game at once (R8.1).
   *[no] { $total } regions in all or { $adjacent } adjacent ones win at once (R8.1).
}
rules-none-used = Draw After Battle, Playing for Points, Capturing Regions and Hidden Cards are not used.


### Devices and persons

# Ids: me-…, device-…
#
#
