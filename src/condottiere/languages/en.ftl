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
seconds-short = { $count } s


### Cards, map and battle lines

# Ids: card-…, map-…, line-…

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
# Said before the number.
line-strength = Strength
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

# Ids: table-…, decision-…, hand-…, seat-…

## The bar above the table

table-game-over = The game is over
table-match-over = The match is over
table-after-game = After game { $game }
table-final-battle = The final battle
table-first-battle = The first battle
table-next-battle = The next battle
table-battle = Battle for { $region }

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

decision-fight = Fight for { $region }
decision-put-favor = Put the Favor on { $region }
decision-show-everybody = Show everybody
decision-show = Show { $names }
decision-show-nobody = Choose who

## Captains who are made ready

table-preparing = The captains who think ahead are being made ready. This happens once on each machine and takes a minute or two.
table-preparing-step = The captains who think ahead are being made ready. This happens once on each machine and takes a minute or two. Step { $step } of { $steps }.

## A seat

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
