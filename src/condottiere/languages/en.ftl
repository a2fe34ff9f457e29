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

# What only programs meet, in English; so are refusals by the rules, which begin with the rule's number.
error-said = { $text }
error-too-many-connections = One address may have { $count } tables open at a time. Close some first.
error-internal-nothing-changed = The server made a mistake, which it has noted. Nothing was changed.
error-no-table = There is no table “{ $text }” here. Check the link, or make a new table.
error-damaged-game = This game was saved, but the saved game breaks the rules ({ $text }): its database is damaged. Whoever runs the server may have an older copy of it.
error-not-saved = The game could not be saved, so this has not happened; the table is as it was. The database is locked, full or out of reach: try again in a moment, or tell whoever runs this server.
error-stale = The table has changed since you decided this. Look at it again.
error-cross-origin = Pages of other sites cannot use this server. Open the game from its own page.
error-not-your-seat = This seat is not yours. If you have its link, open the link on this device and make the seat yours.
error-link-renewed = The link of this seat was renewed, so this one opens it no more. Ask there for the new one.
error-internal = The server made a mistake, which it has noted. The game is as it was.
error-wrong-key = This key opens no seat of this table. Use the whole link you were given, or join without a key to look on.
error-no-person = This server does not know who you are. Give a name first.
error-wrong-recovery-code = There is no such recovery code. Look at it again; a newer one ends those before.
error-no-hints = This table was made without hints and odds. A new table may allow them.
error-hint-not-your-turn = A hint is for the seat on turn. Ask again when it is yours.
error-odds-no-battle = There are odds only in a battle that this seat takes part in.
error-rematch-not-over = A rematch begins when this game is over; in a match, when the match is over.
error-nothing-left-to-play = Nothing is left to play at this moment, as the game is over. Choose an earlier one.
error-review-not-over = Looking back tells every hand, so it is possible only when the whole game or match is over.
error-record-not-over = The record tells every hand, so it can be had only when the whole game or match is over.
error-record-unreadable = This record cannot be read: { $text }.
error-no-free-seat = An open table needs a free seat, at least your own.
error-started = The game at this table has begun. Load the page again.
error-about-to-begin = The game is about to begin: nothing changes any more before it.
error-not-host = Only the host of this table can do this.
error-no-seat = You have no seat at this table. Take a free one first.
error-seat-taken = Somebody sits in this seat by now. Take another, or look on.
error-wrong-table-code = No table has this code. Look at it again, or ask for the link of the table.
error-seat-of-another = This seat is another person’s by now. Ask that person, or look on without a key.
error-spectator = Only those who sit at the table can do this; you are looking on.
error-captain-too-soon = { $text } is here, or has been away for a short time only. A captain can be proposed once the table has waited for { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
error-empty-line = There is nothing to read in this line.
error-long-line = A chat line may have { $limit } characters; this one has { $count }.
error-chat-not-host = Only the host of this table closes its chat and opens it.
error-chat-closed = The host has closed the chat until the game is over.
error-newer-rules = This game was begun under version { $count } of the rules, and this server knows them up to version { $limit }. Whoever runs it should install the newer Condottiere.
error-not-begun = The game at this table has not begun. Open the page of the table and take a seat.
error-waiting = The game at this table has not begun, so nothing can be played or said.
error-shuffles-not-over = The secret of the shuffles tells every card, so it is told when all is over.
error-shuffles-unverifiable = This game was begun by an earlier version, so nobody can verify its shuffles.
error-no-webhook = There is no webhook to try. Save an address first.
error-subscription-keys = The keys of this subscription cannot be used.
error-no-shuffle = There is no such shuffle, or a table has it already. Ask for another.
error-request-too-large = A request may have { $limit } bytes; this one has more.

error-name-own = You need a name of 1 to { $limit } characters.
error-name-guest = Your guest needs a name of 1 to { $limit } characters.
error-name-of-seat = Seat { $count } needs a name of 1 to { $limit } characters.
error-closed = The game has ended by resignation or agreement; nothing can be added.
error-paused = The game is paused; anybody who sits at the table may resume it.
error-is-back = The person of this seat is back.
error-resigned = You have resigned; a captain plays for you to the end.
error-captain-plays = A captain plays for you; take your seat back first.
error-cannot-begin = The game cannot begin yet: { $missing }
missing-seats = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
missing-ready = { $text } is not ready.
# What keeps the server from acting; { $what } is a whole sentence.
problem = The game cannot go on: { $what }
problem-not-saved = The game cannot go on: the server cannot save it. Its database is locked, full or out of reach. It is tried again every second; whoever runs this server should look at it.
# { $what } is one of the messages that begin with rate-; { $pace } is how many a second.
error-too-fast = This was not done: { $what } are limited to { $limit } at once and { $pace } a second after that. Wait { $count ->
    [one] a second
   *[other] { $count } seconds
} and try again.
# { $pace } is after how many seconds there may be another.
error-too-fast-by-far = This was not done: { $what } are limited to { $limit } at once and one every { $pace } seconds after that. Wait { $count ->
    [one] a second
   *[other] { $count } seconds
} and try again.
rate-messages = messages of one connection
rate-chat = chat lines of one seat
rate-pacts = offers and answers of one seat
rate-shows = shown cards of one seat
rate-answers = answers about the hand of one seat
rate-conduct = proposals, answers and the like of one seat
rate-entropy = chains and entropy of one seat
rate-shuffles = new shuffles from one address
rate-joins = visits to tables from one address
rate-summaries = questions about tables from one address
rate-tables = new tables from one address
rate-records = uploaded records from one address
rate-persons = new people from one address
rate-person-changes = changes of who you are and of your list from one address
rate-recoveries = recovery codes from one address
rate-all-recoveries = recovery codes from everybody
rate-codes = codes of tables from one address
rate-all-codes = codes of tables from everybody
rate-room-changes = changes before a game from one address
rate-notices = notifications of one person
rate-trials = trials of webhooks from one address
rate-all-trials = trials of webhooks from everybody
error-address-form = An address has at most { $limit } characters, without spaces and accents.
error-address-no-page = This is not the address of a web page.
error-address-scheme = The address has to begin with https:// or http://.
error-address-password = The address must not hold a user name or a password.
error-address-port = Port { $text } is not one of the web: use 80, 443 or one from { $limit } on.
error-address-private = This address is in a private network, so nothing is sent there. Whoever runs this server can allow it with --allow-internal-notifications.
webhook-sent = It was sent. Look for it in your chat tool.
webhook-no-answer = There was no answer from this address. Is it right?
# { $text } is the number of a status of HTTP.
webhook-refused = The other side did not take it: it answered { $text }. Is the address right?

### Hints

# Why a captain would do something, told to whoever asks; several stand side by side, without a full stop.
# { $percent } is a number from 0 to 100.

reason-forced = Nothing else is allowed
reason-any = Any legal action is as good as another to it
reason-rule-of-thumb = A rule of thumb
reason-no-time = There is no time to look ahead
reason-random-games = It wins { $percent }% of { $count } games that go on at random

## Regions. Ids that end in -yours are about the reader's regions, the others about those of { $seat }.

reason-has = { $region } already belongs to { $seat }
reason-has-yours = { $region } is yours already
reason-wins-adjacent = { $region } would win the game for { $seat } with { $count } adjacent regions
reason-wins-adjacent-yours = { $region } would win you the game with { $count } adjacent regions
reason-wins-total = { $region } would win the game for { $seat } with { $count } regions
reason-wins-total-yours = { $region } would win you the game with { $count } regions
reason-gives-adjacent = { $region } would give { $seat } { $count } adjacent regions
reason-gives-adjacent-yours = { $region } would give you { $count } adjacent regions
reason-nth = { $region } would be { $seat }’s { $count ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} region
reason-nth-yours = { $region } would be your { $count ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} region
reason-only-nth = { $region } would only be { $seat }’s { $count ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} region
reason-favor-off = No region needs its protection
reason-favor-here = No other region needs its protection
reason-favor-protects = Nobody can choose { $region } while the Favor is there

## Cards and battles

reason-discard = A hand without Mercenaries can win little
reason-decides-game = This battle decides the game
reason-decides-match = This battle decides the match
reason-mercenaries-needed = Every Mercenary is needed here
reason-saved = Your { $card } is saved for later
reason-scarecrow-brings = It brings a Mercenary back into your hand
reason-gains-time = It gains time: the others must act
reason-ends-first = It ends the battle before anybody else plays a card
reason-ends-ahead = It ends the battle while you are ahead
reason-ends-probably-ahead = It ends the battle, and you are probably ahead
reason-defender = As the defender you may still play later
reason-not-worth = This battle is not worth more of your cards
reason-won-already = The battle is yours already
reason-probably-ahead = You are probably ahead
reason-next-site = It makes sure that you choose the next site
reason-wins = It wins the battle
reason-ahead = Your line would be ahead by { $count }
reason-chance = You would win this battle about { $count } times in 100
reason-share = You win the battle for { $region } in { $percent }% of the deals you may face
reason-share-final = You win the final battle in { $percent }% of the deals you may face
reason-share-next = You win the next battle in { $percent }% of the deals you may face
reason-leaves = It leaves you { $count ->
    [0] no card
    [one] about one card
   *[other] about { $count } cards
}

## What it would do

do-pass = Pass
do-pass-revealing = Pass and turn up your card
do-hold-back = Hold back
do-play = Play { $card }
do-play-face-down = Play { $card } face down
do-site = Fight for { $region }
do-favor = Put the Favor on { $region }
do-favor-off = Leave the Favor off the board
do-rescue = Take { $card } back
do-rescue-nothing = Take nothing back
do-keep-hand = Keep your hand
do-discard-hand = Discard your hand
do-keep = Keep { $cards }
do-keep-nothing = Keep no cards
do-draw = Draw { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}


### Verdicts

# What became of promises. Ids: verdict-…

verdict-open = { $seat } may still keep or break this.
verdict-never-chose = { $seat } never had to choose.
verdict-chose-site = { $seat } chose { $region } as the site.
verdict-played-for-region = { $seat } played a card in a battle for { $region }.
verdict-spared = { $seat } could have fought for { $region }, and did not.
verdict-played = { $seat } played a card in that battle.
verdict-played-none = { $seat } held cards, and played none in that battle.
verdict-put-favor = { $seat } put the Favor on { $region }.
verdict-put-favor-elsewhere = { $seat } did not put the Favor on { $region }.
verdict-could-not-put-favor = { $seat } could not put the Favor on { $region }.
verdict-kept-favor-off = { $seat } could have put the Favor on { $region }, and did not.
verdict-passed-first = { $seat } passed first, with cards in hand.
verdict-played-on = { $seat } played on, and did not pass first with cards in hand.


### Notices

# What somebody is told who does not look at the table. Ids: notice-…. { $others } are names, joined.

notice-turn-title = Your turn
notice-turn = It is your turn at the table with { $others }.
notice-captain-title = A captain plays for you
notice-captain = You were away, so a captain plays for you at the table with { $others }.
notice-trial-title = It works
notice-trial = This is where Condottiere will tell you that it is your turn.
# In place of { $others }.
notice-nobody = nobody
notice-title-in-chat = { $title } at Condottiere


### Captains

# What bots are called, how strong they are. Ids: captain-…

## How strong captains are, from gentle to merciless

grade-gentle = gentle
grade-easy = easy
grade-fair = fair
grade-strong = strong
grade-fierce = fierce
grade-merciless = merciless

# A captain with the name { $text }.
captain-gentle = { $text }, gentle
captain-easy = { $text }, easy
captain-fair = { $text }, fair
captain-strong = { $text }, strong
captain-fierce = { $text }, fierce
captain-merciless = { $text }, merciless
captain-of-other-kind = { $text }
captain-needs-numba = { $text } needs Numba, which this server does not have.

## Who they were

captain-carmagnola = Let his prisoners go after he had won, and may let you go as well.
captain-gattamelata = The Honeyed Cat: soft of step and of speech, and in no hurry to strike.
captain-piccinino = Small, lame and first into every fight; beaten often, and back the next day.
captain-colleoni = Grew rich on three masters’ pay and died in bed: he counts before he spends.
captain-hawkwood = An Englishman full of feints. When he falls back, ask yourself what for.
captain-urslingen = Wore on his breast: enemy of God, of pity and of mercy. He plays like that.

## Bots that are no captains

bot-expert = Weighs every card, region and risk by judgement tuned in many games against itself.
bot-naive = Fights for what helps it, stops whoever is about to win, and saves its best cards.
bot-random = Plays any legal card, or passes, at random. Good for a first look.
bot-search = Imagines what the others may hold, and plays every action out in hundreds of such worlds.
bot-ismcts = Information Set Monte Carlo Tree Search as in the textbook, with random playouts.


### Options

options-advice = Playing for Points together with Capturing Regions makes long matches; the rulebook advises against combining them (R13.5).

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
