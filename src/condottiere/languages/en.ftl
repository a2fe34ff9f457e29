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

close = Close
cancel = Cancel
back = Back
# Somebody is called so in what is told to themselves.
you = you
card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
region-count = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
point-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}


### Cards, map and battle lines

# Ids: card-…, map-…, line-…, odds-…

## What a card is worth and does

# docs/rules.md says the same of each. The numbers of rules stay as they are: they become links.
card-mercenary-does = Counts { $strength } (R3.1).
card-winter-does = Every Mercenary in play counts as 1; any Spring is discarded (R3.2, R5.1).
card-spring-does = The highest Mercenaries in play count 3 more; any Winter is discarded (R3.4, R5.2).
card-bishop-does = Discards the highest Mercenaries in play, its player’s own too, and moves the Favor (R5.3, R5.4).
card-courtesan-does = Counts { $strength } (R3.1). Alone with the most of them, a seat takes the token (R4.2).
card-drummer-does = Doubles the Mercenaries of its line (R3.3).
card-heroine-does = Counts { $strength } (R3.1). No other card touches her (R3.5).
card-scarecrow-does = Takes one Mercenary of its player’s line back into the hand, or none (R6.1).
card-surrender-does = Ends the battle at once (R5.7).
card-in-deck = { $count } in the deck of { $deck }

## The map

map-label = Map of Italy
# What a screen reader says of a region. $favor: yes if the Favor of the Pope is there.
map-region = { $choosable ->
    [yes] Choose { $region }
   *[no] { $region }
}, { $owned ->
    [yes] controlled by { $owner } ({ $colour })
   *[no] nobody controls it
}{ $stands ->
    [battle] , the battle is fought here
    [condottiere] , the Condottiere stands here
   *[nothing] {""}
}{ $favor ->
    [yes] , under the Favor of the Pope
   *[no] {""}
}
# The colour of a seat, by which its regions are known.
map-colour-red = Red
map-colour-blue = Blue
map-colour-gold = Gold
map-colour-green = Green
map-colour-purple = Purple
map-colour-white = White
map-smaller = Smaller map
map-larger = Larger map

## Battle lines

line-list = Battle lines
line-label = { $name }, strength { $strength }
# $strength is a number, or – for who does not fight; the marked words are said by a screen reader only.
line-strength = <label>Strength{" "}</label>{ $strength }
line-strengths = Strengths
# Which cards lie there; the reader knows a face-down one as $card.
line-cards = { $shown ->
    [open] In the line: { $cards }
    [face-down] In the line: a face-down card
    [face-down-known] In the line: a face-down card ({ $card })
    [both] In the line: { $cards } and a face-down card
    [both-known] In the line: { $cards } and a face-down card ({ $card })
   *[nothing] In the line: no card
}
line-winter = Winter: every Mercenary counts 1.
line-spring = Spring: the highest Mercenaries count 3 more.
# Cards of a hand that all have seen.
line-known = Holds { $cards }
line-known-title = Known to be in this hand: { $cards }
line-own-known = Others know of { $cards }
line-own-known-title = Others know that you hold: { $cards }

## Odds

# $chance and $tie are shares such as 62%. $tied: yes if there are ties.
odds-chance = { $tied ->
    [yes] { $chance } to win it, { $tie } a tie
   *[no] { $chance } to win it
}
# $chance is the message above.
odds-told = Odds: { $chance }.
# What comes of a choice, such as Take back Mercenary 2.
odds-of-choice = { $choice }. Odds: { $chance }.
odds-of-card = { $tied ->
    [yes] Battle: if you play { $card } and go on as a captain would, { $chance } to win it, { $tie } a tie.
   *[no] Battle: if you play { $card } and go on as a captain would, { $chance } to win it.
}
odds-of-pass = { $tied ->
    [yes] Battle: if you pass now, { $chance } to win it, { $tie } a tie.
   *[no] Battle: if you pass now, { $chance } to win it.
}
odds-of-no-more-cards = { $tied ->
    [yes] Battle: if you play no more cards, { $chance } to win it, { $tie } a tie.
   *[no] Battle: if you play no more cards, { $chance } to win it.
}
odds-of-any = Battle: { $chance } to win it, whatever you choose, if you go on as a captain would.
odds-of-some = Battle: { $least } to { $most } to win it, as you choose, if you go on as a captain would.
odds-of-nothing = Battle: there is nothing to count now.
odds-worlds = { $count ->
    [one] From 1 deal of the cards you do not see.
   *[other] From { $count } deals of the cards you do not see.
}
odds-counting = Counting the odds…


### The table

# Ids: table-…, decision-…, show-…, hint-…, hand-…, seat-…, seen-…, outcome-…, log-…

## The bar above the table

table-game-over = The game is over
table-match-over = The match is over
table-after-game = After game { $game }
table-final-battle = The final battle
table-first-battle = The first battle
table-next-battle = The next battle
table-battle = Battle for { $region }
# $game is a game of a match that goes on until somebody has $points.
table-match = Game { $game }, to { $points } points
table-watching = Watching
table-hints-allowed = Hints allowed
table-home = Condottiere: to the start page
table-connection-connecting = Connecting…
table-connection-open = Connected
table-connection-reconnecting = Reconnecting…
table-connection-refused = Not connected
# What its buttons are about.
table-bar = Table
table-cover = Cover
# On small screens only what is not marked.
table-log-and-talk = Log<rest>{"\u00A0"}& talk</rest>
table-log-and-battles = Log<rest>{"\u00A0"}& battles</rest>
table-agreements = Table
table-rules = Rules

## Titles of the page

table-title = { $occasion } · Condottiere
table-title-your-turn = Your turn — Condottiere
# What a notification calls this table.
table-with = The table with { $names }

## What lies beside the table

table-beside = Log, talk and cards
table-tabs = Beside the table
table-tab-all = All
table-tab-talk = Talk
table-tab-game = Game
table-tab-pacts = Pacts
table-tab-seen = Cards
# What a screen reader is told of a line that was just said.
table-heard = { $speaker }: { $text }

## What the page says for a while

table-dismiss = Dismiss
table-not-sent = Not sent: the connection is lost just now.
table-updated = The game was updated on the server. Load this page again.
table-dismiss-advice = Dismiss this advice

## A table that cannot be opened

table-no-table = There is no such table
table-wrong-key = This key opens no seat here
table-newer-table = This server is too old for this table
table-not-opened = This table cannot be opened
table-never-started = Nobody has started this game
table-never-started-why = A table at which nothing happens for a day is put away. A new one is quickly made.
table-watch-without-seat = Watch without a seat
table-to-start-page = To the start page

## How one wins, for beginners

table-how-to-win = How you win
# $draws: yes if cards are drawn after each battle.
table-how-to-win-text = { $draws ->
    [yes] <b>Win { $total } regions anywhere, or { $adjacent } that share borders.</b> The strongest line takes the region. You draw few new cards, so spend them with care.
   *[no] <b>Win { $total } regions anywhere, or { $adjacent } that share borders.</b> The strongest line takes the region. No new cards come until the round ends, so spend yours with care.
}
table-dismiss-tip = Dismiss this tip

## Cards that are seen

seen-label = Cards seen
seen-explained = The large number counts the cards in others’ hands, those you were shown among them, face down or not dealt. Below it: how many are discarded.
# Before the numbers of a card.
seen-card = { $card }:
seen-unseen = { $count }<of> of { $all }</of>
seen-discarded = { $count } discarded
seen-all-discarded = { $count ->
    [one] 1 card discarded.
   *[other] { $count } cards discarded.
}
seen-all-discarded-pile = { $count ->
    [one] 1 card discarded, { $pile } in the draw pile.
   *[other] { $count } cards discarded, { $pile } in the draw pile.
}

## What is asked of the reader

decision-play = Your turn: play a card or pass.
decision-only-pass = Your turn: you have no card to play, so you can only pass.
decision-play-or-hold-back = Your turn: play a card, or hold back and defend later.
decision-site = You hold the Condottiere: choose a region to fight for.
decision-favor = Your Bishop brings the Favor of the Pope: put it on a region, or leave it off the board.
decision-rescue = Your Scarecrow may bring one Mercenary back into your hand.
decision-draw = How many cards do you draw? Up to { $most }.
decision-keep = The round is over: choose up to { $most } cards to keep.
decision-turn = Your turn.
decision-hand = You hold no Mercenary: keep your hand, or discard all of it?
decision-hand-discarded = You discard your hand when all have had time to answer.
decision-hand-kept = You keep your hand. Waiting for answers after the battle.
decision-hands = Waiting for answers after the battle.
decision-deal = Cards are being dealt.
decision-match-goes-on = This game is over. The match goes on.
decision-thanks-for-playing = Thank you for playing.
decision-thanks-for-watching = Thank you for watching.

## Whom everybody waits for

# $who: person (called $name), captain (who plays for $name) or own-captain (who plays for the reader).
decision-waits-battle = { $who ->
    [own-captain] Waiting for your captain to play a card or pass.
    [captain] Waiting for { $name }’s captain to play a card or pass.
   *[person] Waiting for { $name } to play a card or pass.
}
decision-waits-site = { $who ->
    [own-captain] Waiting for your captain to choose the next region.
    [captain] Waiting for { $name }’s captain to choose the next region.
   *[person] Waiting for { $name } to choose the next region.
}
decision-waits-favor = { $who ->
    [own-captain] Waiting for your captain to place the Favor of the Pope.
    [captain] Waiting for { $name }’s captain to place the Favor of the Pope.
   *[person] Waiting for { $name } to place the Favor of the Pope.
}
decision-waits-rescue = { $who ->
    [own-captain] Waiting for your captain to take back a Mercenary, or none.
    [captain] Waiting for { $name }’s captain to take back a Mercenary, or none.
   *[person] Waiting for { $name } to take back a Mercenary, or none.
}
decision-waits-draw = { $who ->
    [own-captain] Waiting for your captain to draw cards.
    [captain] Waiting for { $name }’s captain to draw cards.
   *[person] Waiting for { $name } to draw cards.
}
decision-waits-hand = { $who ->
    [own-captain] Waiting for your captain to keep or discard their hand.
    [captain] Waiting for { $name }’s captain to keep or discard their hand.
   *[person] Waiting for { $name } to keep or discard their hand.
}
decision-waits-keep = { $who ->
    [own-captain] Waiting for your captain to choose which cards to keep.
    [captain] Waiting for { $name }’s captain to choose which cards to keep.
   *[person] Waiting for { $name } to choose which cards to keep.
}
decision-waits-other = { $who ->
    [own-captain] Waiting for your captain to act.
    [captain] Waiting for { $name }’s captain to act.
   *[person] Waiting for { $name } to act.
}

## Buttons that confirm

decision-choose-region = Choose a region
decision-fight = Fight for { $region }
decision-put-favor = Put the Favor on { $region }
# A card is chosen in the hand first.
decision-choose-card = Choose a card
decision-play-card = Play { $card }
decision-play-face-down = Play { $card } face down
decision-really-surrender = Really end the battle?
decision-pass = Pass
decision-really-pass = Really pass?
decision-hold-back = Hold back
decision-really-hold-back = Really hold back?
decision-pass-revealing = Pass and turn up { $card }
decision-pass-revealing-unseen = Pass and turn up your card
decision-favor-off = Leave the Favor off the board
# The same where the question stands beside it.
decision-favor-off-short = Off the board
decision-take-back = Take back { $card }
# The marked words stand on a line of their own.
decision-take-back-lines = Take back <card>{ $card }</card>
decision-take-back-none = None
decision-draw-none = None
decision-draw-so-many = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decision-choose-cards = Choose cards
decision-keep-cards = Keep { $cards }
decision-keep-none = Keep none
decision-really-keep-none = Really keep none?
decision-keep-hand = Keep my hand
decision-keep-hand-after-all = Keep it after all
decision-discard-hand = Discard it all
decision-really-discard-hand = Really discard it?
# The marked words are the seconds that are left.
decision-without-answer = Without an answer you keep it: <time>{ $left } s</time>
decision-may-change = You may change your mind: <time>{ $left } s</time>
decision-discard-later = Discard my hand after this battle
decision-discard-later-title = R4.5: you hold no Mercenary. Nobody learns of this before the hand is discarded.
decision-always-keep = Always keep my hand <small>answers for you after a moment, even when you could discard</small>
decision-always-keep-title = Answers for you after a moment, even when you could discard. Every answer takes as long, so it tells nobody what you hold.
decision-next-game = Next game
decision-end-game = End the game here
decision-idle = { $count ->
    [one] No card was played in the last battle (R2.8).
   *[other] No card was played in the last { $count } battles (R2.8).
}
decision-label = What to do
decision-open-elsewhere = Your seat is open in another window, too.

## Showing cards

show-label = Show cards
show-your-turn = <b>It is your turn.</b> Show cards first, or go back.
show-choose = Choose the cards to show
show-chosen = Choose the cards to show: <b>{ $cards }</b>
show-face-down = my face-down card
# Above the names of those whom something is for.
show-to = To
show-to-everybody = everybody
decision-show-everybody = Show everybody
decision-show = Show { $names }
decision-show-nobody = Choose who

## Hints and odds beside the decision

hint-button = Hint
hint-button-title = What a captain would do (H)
odds-button = Odds
odds-button-title = How likely your line is to win (C)
table-faster = Faster
table-faster-title = Captains play at once until your turn (F)
hint-title = What a captain would do
hint-close = Close the hint
# Above the chances.
hint-to-win-game = to win the game
hint-to-win-match = to win the match
hint-none = There is nothing to advise.
hint-note = Choose one to have it ready; you still confirm it.
hint-note-of-cards = Shares of deals count what you win if you then go on as this captain would. Choose one to have it ready; you still confirm it.
hint-ask-again = Ask again
hint-thinking = Thinking it over
hint-why = Why: { $what }

## Captains who are made ready

table-preparing = The captains who think ahead are being made ready. This happens once on each machine and takes a minute or two.
table-preparing-seconds = { $count } s
table-preparing-label = Captains made ready
table-stand-in = Let a simpler captain play until then
table-preparing-step = The captains who think ahead are being made ready. This happens once on each machine and takes a minute or two. Step { $step } of { $steps }.

## The hand

hand-label = Your hand
hand-empty = Your hand is empty.
hand-show = Show…
# $picked is how many of them are picked.
hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}{ $picked ->
    [0] .
   *[other] , { $picked } picked.
}
hand-picked = { $picked } of { $count }

## A seat

# A bot.
seat-bot = bot
seat-bot-title = A bot: { $label }
seat-captain = captain
seat-you = you
# In a finished game, whose eyes one sees it with.
seat-viewer = viewer
seat-online = online
seat-away = away
# $since: 'since 14:05'
seat-away-since = away<since>{"\u00A0"}{ $since }</since>
seat-holds-condottiere = Holds the Condottiere
# $needs is one of the messages below.
seat-to-win = To win: { $needs }

# What everybody waits for somebody to do, beside their line.
seat-does-battle = to play
seat-does-site = choosing a region
seat-does-favor = placing the Favor
seat-does-rescue = taking a card back
seat-does-draw = drawing cards
seat-does-hand = keeping or discarding
seat-does-keep = choosing cards to keep
seat-your-turn = your turn
seat-not-in-battle = not in this battle
seat-passed = passed
seat-holds-back = holding back

seat-has-enough = has enough to win
seat-needs-regions = { $count ->
    [one] 1 region to go
   *[other] { $count } regions to go
}
seat-needs-either = { $count ->
    [one] 1 region or { $adjacent } adjacent to go
   *[other] { $count } regions or { $adjacent } adjacent to go
}
# Where there is little room for the same.
seat-has-enough-short = wins
seat-needs-regions-short = needs { $count }
seat-needs-either-short = needs { $count } or { $adjacent } adjacent

## Who has won

outcome-unfinished = The game was left unfinished.
outcome-over = The game is over.
# $who: you, one (called $names) or several.
outcome-game-won = { $who ->
    [you] You win the game
    [one] { $names } wins the game
   *[several] { $names } share the game
} { $how ->
    [adjacent] with enough adjacent regions
    [most] with the most regions
    [final_battle] in the final battle
   *[total] with enough regions
}.
# Where it was not won by the rules.
outcome-game-won-otherwise = { $who ->
    [you] You win the game.
    [one] { $names } wins the game.
   *[several] { $names } share the game.
}
outcome-label = Outcome
outcome-standing = Standing
outcome-regions = Regions
outcome-adjacent = Adjacent
outcome-points = Points ({ $points } to win)
outcome-play-again = Play again
outcome-other-settings = Other settings
outcome-walk-through = Walk through
outcome-download = Download the record
outcome-last-battle = See the last battle
outcome-back = Back to the result
outcome-match-won = { $who ->
    [you] You win the match.
    [one] { $names } wins the match.
   *[several] { $names } share the match.
}

## The log

log-label = Log and talk
log-hints-allowed = Hints and odds are allowed at this table.
# Above the first line that was said since one read last.
log-new = New
log-muted = { $count ->
    [one] 1 line of { $name }, whom you have muted.
   *[other] { $count } lines of { $name }, whom you have muted.
}
log-unmute = Unmute
# What a screen reader says instead.
log-unmute-name = Unmute { $name }
log-nothing-said = Bargain, threaten, promise: nothing said here is binding.
log-nothing-happened = Nothing has happened yet.
log-to-latest = To the latest
log-result = How the last battle ended


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

# Ids: rules-…
#
#


### Devices and persons

# Ids: me-…, device-…
#
#
