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
log-shortened = This log is long. Its first { $count } moves are left out here; the record has them.

## Battles

chooses-site = { $seat } leads the Condottiere to { $region }.
chooses-site-of = { $seat } leads the Condottiere to { $region }, which { $other } controls.
plays = { $seat } plays { $card }.
plays-face-down = { $seat } plays { $card } face down.
plays-unseen = { $seat } plays a card face down.
passes = { $seat } passes.
holds-back = { $seat } holds back and may still defend.
turns-up = { $seat } turns up { $card }.
clears = Cleared from the lines: { $cards }.
bishop-strikes = The Bishop strikes down { $losses }.
bishop-finds-nobody = The Bishop finds no Mercenary.
rescues = { $seat } takes a { $card } back into hand.
rescues-nothing = { $seat } takes nothing back.
places-favor = { $seat } puts the Favor of the Pope on { $region }.
leaves-favor-off = { $seat } leaves the Favor of the Pope off the board.
takes-favor-off = { $seat } takes the Favor of the Pope off the board.
battle-ends = The battle for { $region } ends: { $amounts }.
final-battle-ends = The final battle ends: { $amounts }.
tie =
    A tie at { $count }{ $ended ->
        [surrender] {""}, after a Surrender
       *[passes] {""}
    }: nobody takes it.
tie-keeps =
    A tie at { $count }{ $ended ->
        [surrender] {""}, after a Surrender
       *[passes] {""}
    }: { $seat } keeps it.
defends =
    { $seat } keeps { $region }, { $count } to { $against }{ $ended ->
        [surrender] {""}, after a Surrender
       *[passes] {""}
    }.
conquers =
    { $seat } conquers { $region }, { $count } to { $against }{ $ended ->
        [surrender] {""}, after a Surrender
       *[passes] {""}
    }.
takes-condottiere = { $seat } takes the Condottiere.
keeps-condottiere = { $seat } keeps the Condottiere.
condottiere-passes-left = The Condottiere passes to the left: { $seat } holds it now.
takes-condottiere-by-courtesans = { $seat } has the most Courtesans ({ $count }) and takes the Condottiere.
keeps-condottiere-by-courtesans = { $seat } has the most Courtesans ({ $count }) and keeps the Condottiere.
final-battle = { $seats } are tied: a final battle decides.

## Hands after a battle

discards-hand = { $seat } has no Mercenary and discards the whole hand: { $cards }.
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

## What people agree on

captain-for-away = { $seat } is away: a captain plays until they are back.
captain-agreed = The others agreed to have a captain play for { $seat }.
captain-asked = { $seat } steps away: a captain plays in the meantime.
is-host = { $seat } is the host.
is-back = { $seat } is back and plays again.
is-here = { $seat } is here: no captain is needed.
plays-weaker = Another captain plays for { $seat }.
plays-itself = { $seat } plays at full strength from now on.
resumes = { $seat } resumes the game.
paused = The game is paused.
clock = { $turn } a turn
clock-with-reserve = { $turn } a turn and { $reserve } in reserve
clock-set = There is now a clock: { $clock }.
clock-removed = There is no longer a clock.

### The log of ends, shown cards and proposals

## The end

left-unfinished = The game is left unfinished after { $count ->
    [one] 1 battle
   *[other] { $count } battles
} without a card.
game-won = { $seats } { $count ->
    [one] wins the game
   *[other] share the victory
}{ $how ->
    [adjacent] : { $target } adjacent regions
    [most] {" "}with the most regions
    [final_battle] {" "}in the final battle
   *[total] : { $target } regions
}.
match-game-won = { $seats } { $count ->
    [one] wins
   *[other] share the victory in
} game { $game }{ $how ->
    [adjacent] : { $target } adjacent regions
    [most] {" "}with the most regions
    [final_battle] {" "}in the final battle
   *[total] : { $target } regions
}.
match-points = Points ({ $target } to win the match): { $amounts }.
match-won = { $seats } { $count ->
    [one] wins the match
   *[other] share the match victory
}.

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
place-of-favor = the placing of the Favor
choice-of-rescue = the Scarecrow’s choice
the-pass = the pass
the-card = the { $card }
the-face-down-card = the face-down card
a-move = a move
take-back-lapses = Play went on: { $seat }’s request to take a move back has lapsed.
take-back-lapses-shown = Cards were shown: { $seat }’s request to take a move back has lapsed.

## Proposals

resigns = { $seat } resigns: a captain plays this seat to the end.
proposes = { $seat } proposes { $proposal }.
agrees-to = { $seat } agrees to { $proposal }.
refuses = { $seat } refuses { $proposal }.
withdraws = { $seat } no longer asks for { $proposal }.
request-for-pause-ends = { $seat }’s request for a pause has ended.
proposal-pause = a pause
proposal-end = an end without a winner
proposal-captain = a captain for { $seat }
proposal-takeback = a take-back
proposal-no-clock = play without a clock
proposal-clock = a clock of { $clock }
ended-by-agreement = The game ends here by agreement: nobody wins.
all-have-resigned = Everybody has resigned: the game is over.
others-have-resigned = Everybody else has resigned: { $seat } wins.
chat-closed = The host closes the chat.
chat-opened = The host opens the chat again.

### Errors

# What a request is refused with. Ids: error-…

# What only programs meet, in English; so are refusals by the rules, which begin with the rule's number.
error-said = { $text }
error-internal-nothing-changed = Something went wrong on the server and was logged. Nothing has changed.
error-no-table = There is no table “{ $text }” here. Check the link, or set up a new table.
error-table-archived = This table stood idle for so long that it was archived. The server admin has the record of its game.
error-table-deleted = This table stood idle for so long that it was deleted.
error-damaged-game = The saved game breaks the rules ({ $text }): the database is damaged. The server admin may have an older copy.
error-not-saved = The game could not be saved, so nothing has changed. { $what }
error-overloaded = The server is too busy at the moment, so this was not done. Try again in a few seconds.
error-restarting = The server is restarting. Try again in a moment.
error-stale = The table has changed since you decided. Look again.
error-cross-origin = Other sites cannot use this server. Open the game from its own page.
error-not-your-seat = This seat is not yours. If you have its link, open it on this device to claim the seat.
error-link-renewed = The link to this seat was replaced, and this old one no longer works. Ask at the table for the new one.
error-internal = Something went wrong on the server and was logged. The game is as it was.
error-wrong-key = This key opens no seat here. Use the full link you were given, or leave the key out to watch.
error-no-person = This server does not know you. Enter a name first.
error-wrong-recovery-code = There is no such recovery code. Check it again; a new code replaces any earlier one.
error-no-hints = This table was set up without hints and odds. A new one may allow them.
error-hint-not-your-turn = You can only ask for a hint on your turn.
error-rematch-not-over = A rematch can begin once this game is over; in a match, once the match is over.
error-nothing-left-to-play = The game is over at this moment. Choose an earlier one to play on.
error-review-not-over = A replay shows every hand, so it is available only once the whole game or match is over.
error-record-not-over = The record shows every hand, so you get it only once the whole game or match is over.
error-record-unreadable = This record cannot be read: { $what }.
error-no-free-seat = An open table needs a free seat, at least your own.
error-started = The game at this table has begun. Reload the page.
error-about-to-begin = The game is about to begin, so nothing can be changed now.
error-other-terms = The rules, the clock or the hints have just changed. Look at them, then say that you are ready.
error-not-host = Only the host of this table can do this.
error-no-seat = You have no seat at this table. Take a free one first.
error-seat-taken = Somebody has taken this seat. Take another, or watch.
error-wrong-table-code = No table has this code. Check it, or ask for the link to the table.
error-seat-of-another = This seat now belongs to somebody else. Ask them, or watch without a key.
error-spectator = Only players at the table can do this; you are watching.
error-captain-too-soon = { $text } is here, or has only just left. A captain can be proposed for somebody who has been away for { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
error-empty-line = This message is empty.
error-long-line = The limit is { $limit } characters; this message has { $count }.
error-chat-not-host = Only the host of this table can close or open its chat.
error-chat-closed = The host has closed the chat until the game is over.
error-newer-rules = This game uses version { $count } of the rules, but this server only knows them up to version { $limit }. The server admin should install a newer Condottiere.
error-not-begun = The game at this table has not begun. Open the page of the table and take a seat.
error-waiting = The game at this table has not begun, so nothing can be played or said.
error-shuffles-unverifiable = This game was begun from known cards, so nobody can verify its shuffles.
error-no-webhook = There is no webhook to try. Save an address first.
error-subscription-keys = The keys of this subscription cannot be used.
error-no-shuffle = There is no such shuffle, or a table has it already. Ask for another.
error-request-too-large = This request is larger than { $limit } bytes. Settings: body, record.

error-name-own = You need a name of 1 to { $limit } characters.
error-name-guest = Your guest needs a name of 1 to { $limit } characters.
error-name-of-seat = Seat { $count } needs a name of 1 to { $limit } characters.
error-closed = The game has ended by resignation or agreement; nothing can be added.
error-paused = The game is paused; any player may resume it.
error-is-back = The person who plays this seat is back.
error-resigned = You have resigned; a captain plays for you to the end.
error-captain-plays = A captain plays for you; take your seat back first.

## What people ask for at a table, and is not possible

error-game-over = The game is over, so nothing more can be agreed on or shown.
error-not-proposed = This proposal is closed.
error-proposed-already = This, or something like it, is already proposed. Agree to that or refuse it first.
error-agreed-already = You have already agreed to this.
error-others-decide = This is for the others to decide.
error-paused-already = The game is already paused.
error-not-paused = The game is not paused.
error-same-clock = This clock is already set.
error-captain-already = A captain already plays for this seat.
error-captain-is-here = Somebody whose captain plays is at the table and has a say in this. First they take their seat back.
error-no-captain = No captain plays for this seat.
error-late-turn = You took too long: your captain plays this turn. Take your seat back after it.
error-chat-closed-already = The chat is already closed.
error-chat-open-already = The chat is already open.
error-offer-gone = This offer is no longer open.
error-offered-already = You have already offered this, and not everybody has answered.
error-offers-open = { $limit } of your offers await an answer. Withdraw one before making another.
error-offers-made = You have made { $limit } offers in this game, which is the limit.
error-between-games = No promises can be made between games.
error-promise-moot = This promise can no longer matter.
error-fight-third = Only a third player can be fought on against: neither who makes the offer nor who gets it.
error-takeback-latest = Only your own latest move can be taken back.
error-takeback-gone = This move can no longer be taken back.
error-takeback-deal = This can no longer be taken back: cards have been dealt since.
error-takeback-turn-up = This can no longer be taken back: a face-down card has been turned up since.
error-takeback-hand = This can no longer be taken back: hands have been kept or discarded since.
error-takeback-end = This can no longer be taken back: a game has ended since.
error-takeback-other = This can no longer be taken back: somebody else has played since.
error-takeback-show = This can no longer be taken back: somebody has shown you cards since.
error-takeback-seen = You have seen cards since you passed and would choose again, so you can only refuse this.
error-takeback-answer = Agree to the take-back or refuse it first: you would choose again.
error-return-seen = Your pass was taken back along with a move, and you have seen cards since. Take your seat back once your captain has passed again or the battle is over.
error-shows-proposer = No cards can be shown to a player asking to take a move back. Agree or refuse first, or show the cards to everybody.
error-shows-chooser = No cards can be shown to a player who would choose again, until all agree to the take-back or somebody refuses.
error-shows-not-held = A card you wanted to show is no longer in your hand (R10.3).
error-shows-no-face-down = You no longer have a face-down card to show (R10.3).
error-hand-not-asked = Hands are not being kept or discarded now (R4.5).
error-no-heir = Nobody in seat { $count } could be the host.
error-no-such-seat = This table has no seat { $count }.
error-no-such-moment = This game has { $limit } moments, and no moment { $count }.
error-cannot-begin = The game cannot begin yet: { $missing }
missing-seats = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
missing-ready = { $text } is not ready.
# What keeps the server from acting; { $what } is a whole sentence.
problem = The game cannot go on: { $what }
problem-not-saved = The game cannot go on: the server cannot save it. { $what } Retrying every second.
database-locked = Another program has locked the database. If this lasts, tell the server admin: a backup or a tool has it open.
database-disk = The database’s disk is full or faulty. Tell the server admin.
database-damaged = The database is damaged. Tell the server admin: it must be replaced by the latest backup.
database-connections = The database accepts no more connections. If this lasts, tell the server admin: the database must allow more.
database-unreachable = The database cannot be reached. Try again in a moment, or tell the server admin.
# { $what } is one of the messages that begin with rate-; { $pace } is how many a second, { $text } the name of a limit.
error-too-fast = This was not done: { $what } are limited to { $limit } at once and { $pace } a second after that. Wait { $count ->
    [one] a second
   *[other] { $count } seconds
} and try again. Setting: { $text }.
# { $pace } is after how many seconds there may be another.
error-too-fast-by-far = This was not done: { $what } are limited to { $limit } at once and one every { $pace } seconds after that. Wait { $count ->
    [one] a second
   *[other] { $count } seconds
} and try again. Setting: { $text }.
rate-messages = messages per connection
rate-client-messages = messages per address
rate-all-messages = messages in total
rate-chat = chat lines per seat
rate-client-chat = bytes of chat per address
rate-all-chat = bytes of chat in total
rate-client-log = bytes of pacts, shown cards, agreements and random numbers per address
rate-all-log = bytes of pacts, shown cards, agreements and random numbers in total
rate-pacts = offers and answers per seat
rate-shows = cards shown per seat
rate-answers = answers about the hand per seat
rate-agreements = proposals, answers and the like per seat
rate-entropy = chains and random numbers per seat
rate-shuffles = new shuffles per address
rate-joins = visits to tables per address
rate-summaries = table look-ups per address
rate-tables = new tables per address
rate-all-tables = new tables in total
rate-records = uploaded records per address
rate-record-entries = entries in uploaded records per address
rate-copied-entries = entries of continued games per address
rate-persons = new people per address
rate-all-persons = new people in total
rate-person-changes = changes to your account per address
rate-recoveries = recovery codes per address
rate-all-recoveries = recovery codes in total
rate-codes = table codes per address
rate-all-codes = table codes in total
rate-room-changes = changes before a game per address
rate-notices = notifications per person
rate-trials = webhook tests per address
rate-all-trials = webhook tests in total
# { $what } is one of the messages that begin with limit-.
error-interrupted = This was interrupted, and nothing has changed. Try again.
error-too-many = This was not done: { $what } are limited to { $limit } at a time. Close some, or try again later. Setting: { $text }.
limit-websockets = open tables in total
limit-websockets-per-client = open tables per address
limit-requests-per-client = pending requests per address
limit-hints = pending hints and odds in total
limit-hints-per-client = pending hints and odds per address
limit-reviews = pending reviews and records in total
limit-reviews-per-client = pending reviews and records per address
error-address-form = An address has at most { $limit } characters, without spaces or accents.
error-address-no-page = This is not a web address.
error-address-scheme = The address must begin with https:// or http://.
error-address-password = The address cannot contain a user name or password.
error-address-port = Port { $text } is not allowed: use 80, 443 or { $limit } and up.
error-address-private = This address is on a private network, so nothing is sent there. The server admin can allow it with --allow-internal-notifications.
webhook-sent = Sent. Look for it in your chat tool.
webhook-no-answer = No answer from this address. Is it correct?
# { $text } is the number of a status of HTTP.
webhook-refused = The address refused it with status { $text }. Is it correct?

### Refusals by the rules

# They begin with the number of the rule; src/condottiere/rules/refusals.py has the same sentences for programs.
# { $what } is one of these messages.
error-by-the-rules = { $what }.

refusal-legal = legal
refusal-no-such-action = there is no such action
refusal-game-over = R8.1: the game is over; nothing more can be played
refusal-awaits-deal = R1.6: cards are being dealt; nobody can act before they are
refusal-awaits-next-game = R13.1: this game of the match is over; the next one has not begun
refusal-not-a-battle-turn = R2.2: it is not the time to play a card or pass
refusal-not-in-hand = R2.2: a card is played from the hand, and this hand holds none of that kind
refusal-nothing-face-down = R15.3: only a player with a face-down card can turn it up while passing
refusal-not-a-site-choice = R4.3: it is not the time to choose a site
refusal-site-has-favor = R4.3: the Favor of the Pope protects this region
refusal-site-has-marker = R4.3: this region has a control marker already
refusal-site-is-own = R14.1: a holder never chooses a region of their own
refusal-not-a-rescue = R6.1: it is not the time to take a card back; that follows a Scarecrow
refusal-not-in-line = R6.1: a player takes back only a face-up Mercenary in their own line, and this one is not there
refusal-not-a-favor-choice = R5.4: it is not the time to place the Favor; that follows a Bishop
refusal-favor-on-marker = R5.4: the Favor goes only to a region without a control marker
refusal-not-a-draw = R12.2: it is not the time to draw cards
refusal-draws-too-many = R12.2: this is more than this hand may draw
refusal-not-a-hand-choice = R4.5: it is not the time to keep or discard the hand
refusal-hand-has-mercenary = R4.5: a hand that holds a Mercenary cannot be discarded
refusal-not-a-keep = R7.2: it is not the time to choose which cards to keep
refusal-keeps-what-it-lacks = R7.2: only cards of this hand can be kept
refusal-shows-too-late = R10.3: the game is over; there is nothing left to show
refusal-shows-what-it-lacks = R10.3: a player shows only cards in their own hand, and it does not have that many
refusal-shows-nothing-face-down = R10.3: this player has no face-down card to show

### The command line

# What `condottiere replay` and `condottiere verify` print; pages do without it.
record-players = { $names } (rules { $version })
# { $what } is a refusal by the rules, { $text } an entry of the record.
record-refused-line = line { $count }: '{ $text }' is against the rules: { $what }
record-refused-entry = entry { $count }: '{ $text }' is against the rules: { $what }
verify-table = Table { $text }
verify-commitment = Commitment { $text }
verify-setup = Setup { $text }
verify-chain = Chain { $text } of { $name }, from deal { $deal } on
verify-fingerprint = Fingerprint { $text }
verify-other-notes = the notes are of table { $noted }, the record of { $recorded }
verify-this-browser = “This browser” is the one that made the notes.
verify-not-proved = This does not prove that nobody looked at hidden cards: whoever runs the server can. See docs/fairness.md.

# What `condottiere play` and `condottiere watch` print. { $command } is what to type.
terminal-hand = Your hand: { $cards }
terminal-ask = A number, h for a hint, q to save and stop
terminal-no-choice = There is no choice { $text }.
# { $what } is an action.
terminal-saved = Saved in { $file }. To go on: { $command }
terminal-kept = The game is in { $file }. To read it: { $command }
terminal-over = this game is over. To read it: { $command }
terminal-nobody-plays = nobody plays in this game. To go on watching it: { $command }
terminal-somebody-plays = somebody plays in this game. To go on with it: { $command }

### Hints

# Why a captain would do something, told to whoever asks; several stand side by side, without a full stop.

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
reason-only-nth = { $seat } wins { $region } { $what }, only a { $count ->
    [1] first
   *[other] second
} region
reason-favor-off = No region needs its protection
reason-favor-here = No other region needs its protection
reason-favor-protects = Nobody can choose { $region } while the Favor is there

## How often something happens: { $what } of the messages below

often-every = every time
often-always = almost every time
often-usually = most of the time
often-half = about half the time
often-seldom = now and then
often-hardly = very rarely

## Cards and battles

advice-wins = This wins you the game
advice-wins-match = This wins you the match
advice-lost = Nothing you can do wins any more
advice-lost-to = Nothing you can do stops it: { $seat } wins the game
advice-worth = Worth fighting for
advice-close = Close: fighting on or passing comes to much the same
advice-close-surrender = Close: fighting on or ending the battle comes to much the same
advice-dear = Too dear
advice-dear-line = More would be too dear: your line wins { $what } as it stands
advice-vain = Not worth fighting for
advice-others = Leave it to the others
advice-others-rival = Leave it to { $seat }
advice-enough = Your line wins { $what } without more cards
advice-all-equal = Every choice is about as good
advice-some-equal = Several choices are about as good
advice-unclear = Better when played on many times; no single reason stands out
why-wins = You win { $region } { $what }
why-wins-more = You win { $region } more often than otherwise
why-wins-most = You win { $region } more often than other regions
why-wins-final = You win the final battle { $what }
why-still-wins = You win { $region } { $what } all the same
# A seat that would win the game by it: in the next three messages and in but-danger.
why-danger = { $seat } then wins { $region } { $what }
pass-danger = If you pass, { $seat } wins { $region } { $what }
why-danger-same = { $seat } wins { $region } { $what } either way
why-hinders = { $seat } wins { $region } less often than otherwise
why-prevents = Keeps { $seat } from winning { $region }
why-not = Fighting on wins { $region } { $what } at best
why-never = You cannot win { $region } any more
# $total: how many cards fighting on leaves.
why-keeps = You keep { $count ->
    [one] 1 card
   *[other] about { $count } cards
}; fighting on leaves { $total ->
    [0] none
   *[other] about { $total }
}
why-chooses = You then choose the next region { $what }
why-stays = Keeps { $card } for later
why-later = You can play it again, in this battle or later
why-borders = { $region } borders on { $count } free regions, the choice made on { $total }
why-weak = You are not likely to win any of these
why-unlike-wins = Unlike { $region }, it would not win the game for { $seat }
why-unlike-gives = Unlike { $region }, it would not give { $seat } { $count } adjacent regions
why-needed = Every Mercenary is needed here
why-line-keeps = Leaves { $card } in your line
why-spend = The others spend { $count ->
    [one] about 1 card
   *[other] about { $count } cards
} more than otherwise
why-spend-rival = { $seat } spends { $count ->
    [one] about 1 card
   *[other] about { $count } cards
} more than otherwise
why-deal = New cards are dealt after this battle { $what }
does-leads = Leads by { $count }
does-trails = Trails by { $count }
does-level = Draws level
# Others have cards face down.
does-leads-open = Leads by { $count } in what lies open
does-trails-open = Trails by { $count } in what lies open
does-level-open = Draws level in what lies open
needs = { $count ->
    [0] No more cards needed
    [one] About 1 more card needed
   *[other] About { $count } more cards needed
}
needs-often = { $count ->
    [0] Wins { $what } without more cards
    [one] Wins { $what } with about 1 more card
   *[other] Wins { $what } with about { $count } more cards
}
needs-much = Seldom wins
needs-never = Cannot win the battle any more
does-take-back = Can bring { $card } back
does-nothing = Changes nothing in this battle
does-wait = Gains time
does-win = Wins the battle { $what }
does-tie = Then nobody wins the battle
does-stay = Then { $region } stays yours
does-end-yours = Ends the battle, and you win it { $what }
does-end = Ends the battle, and { $seat } wins it { $what }
does-end-tie = Ends the battle, and nobody wins it
does-end-kept = Ends the battle, and { $region } stays yours
does-end-shared = Ends the battle, and the victory is shared
does-end-others = Ends the battle, and others share the victory
does-keep = { $count ->
    [0] Leaves you no cards
    [one] Leaves you about 1 card
   *[other] Leaves you about { $count } cards
}
# Of a choice that was made, after what a better one does.
instead-wins = The choice made wins { $what }
# $total: how many cards the choice made leaves.
why-leaves = Leaves you { $count ->
    [one] about 1 card
   *[other] about { $count } cards
}; the choice made leaves { $total ->
    [0] none
   *[other] about { $total }
}
# What speaks against the better choice, after what speaks for it.
but-wins = But the choice made wins { $what }
but-wins-more = But the choice made wins more often
but-danger = But the advised choice lets { $seat } win { $region } { $what }
but-keeps = { $count ->
    [one] But the choice made leaves you about 1 card
   *[other] But the choice made leaves you about { $count } cards
}
reason-discard = A hand without Mercenaries wins little
reason-keep-hand = These cards may yet win something
reason-keep = Better than what is dealt on average
reason-keep-nothing = What is dealt is better on average
reason-draw = More cards for the battles to come

## What it would do

do-pass = Pass
do-pass-revealing = Pass and turn up your card
do-hold-back = Hold back
do-play = Play { $card }
do-play-face-down = Play { $card } face down
do-site = Fight for { $region }
do-favor = Put the Favor on { $region }
do-favor-off = Leave the Favor off the board
do-rescue = Take back { $card }
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

## The panel of hints

hint-title = What a captain would do
hint-close = Close the hint
# Above the chances.
hint-to-win-game = to win the game
hint-to-win-match = to win the match
hint-none = There is no advice to give.
hint-note = Choose an action to prepare it. Nothing is played until you confirm.
# Why there are no chances, while the code that reckons them is compiled.
advice-not-yet = No chances yet: the captain who reckons them is still getting ready.
hint-equal = Equally good
hint-note-of-chances = A captain played on many times, redealing the cards you cannot see each time. Choices that differ by chance alone are marked as equally good. Choose an action to prepare it. Nothing is played until you confirm.
hint-ask-again = Ask again
hint-thinking = Thinking it over
hint-in-line = Number { $place } in the queue
hint-why = Why: { $what }

### Verdicts

# What became of promises; `you` is for whoever has made one. Ids: verdict-…

verdict-open = { $seat } may still keep or break this.
    .you = You may still keep or break this.
verdict-never-chose = { $seat } never had to choose.
    .you = You never had to choose.
verdict-chose-site = { $seat } chose { $region } as the site.
    .you = You chose { $region } as the site.
verdict-played-for-region = { $seat } played a card in a battle for { $region }.
    .you = You played a card in a battle for { $region }.
verdict-spared = { $seat } could have fought for { $region }, but did not.
    .you = You could have fought for { $region }, but did not.
verdict-played = { $seat } played a card in that battle.
    .you = You played a card in that battle.
verdict-played-none = { $seat } held cards, but played none in that battle.
    .you = You held cards, but played none in that battle.
verdict-put-favor = { $seat } put the Favor on { $region }.
    .you = You put the Favor on { $region }.
verdict-put-favor-elsewhere = { $seat } did not put the Favor on { $region }.
    .you = You did not put the Favor on { $region }.
verdict-could-not-put-favor = { $seat } could not put the Favor on { $region }.
    .you = You could not put the Favor on { $region }.
verdict-kept-favor-off = { $seat } could have put the Favor on { $region }, but did not.
    .you = You could have put the Favor on { $region }, but did not.
verdict-passed-first = { $seat } passed with cards in hand, before the opponent had passed.
    .you = You passed with cards in hand, before the opponent had passed.
verdict-surrendered = { $seat } ended that battle with a Surrender.
    .you = You ended that battle with a Surrender.
verdict-played-on = { $seat } played on, and did not pass with cards in hand before the opponent had passed.
    .you = You played on, and did not pass with cards in hand before the opponent had passed.

### Notices

# What somebody is told who does not look at the table. Ids: notice-…. { $others } are names, joined.

notice-turn-title = Your turn
notice-turn = It is your turn at the table with { $others }.
notice-captain-title = A captain plays for you
notice-captain = You were away, so a captain plays for you at the table with { $others }.
notice-trial-title = It works
notice-trial = This is where Condottiere will tell you it is your turn.
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
captain-word = Captain
captain-of-tutorial = follows the tutorial’s script
captain-needs-numba = { $text } needs Numba, which this server does not have.

### Who captains and other bots are

## Captains

captain-carmagnola = Let his prisoners go after he had won, and may let you go as well.
captain-gattamelata = The Honeyed Cat: soft of step and of speech, and in no hurry to strike.
captain-piccinino = Small, lame and first into every fight; beaten often, and back the next day.
captain-colleoni = Grew rich on three masters’ pay and died in bed: he counts before he spends.
captain-hawkwood = An Englishman full of feints. When he falls back, ask yourself why.
captain-urslingen = Wore on his breast: enemy of God, of pity and of mercy. He plays like it.

## Bots that are no captains

bot-expert = Weighs every card, region and risk with judgement tuned in games against itself.
bot-learned = Learned from millions of games against itself and others, and decides at a glance.
bot-naive = Fights for what helps it, stops anybody about to win, and saves its best cards.
bot-random = Plays any legal card, or passes, at random. Good for a first look.
bot-search = Imagines what the others may hold, and plays every action out in hundreds of such worlds.
bot-master = Imagines what the others may hold, and judges by what millions of games have taught.
bot-ismcts = Textbook Information Set Monte Carlo Tree Search, with random playouts.

### Options

options-advice = Playing for Points together with Capturing Regions makes long matches; the rulebook advises against combining them (R13.5).

### Browsers that show no page

# Shown instead of a page, in all languages or that of the browser (web/needs.ts).
page-needs-scripts = Please turn on JavaScript to play Condottiere.
page-needs-browser = This browser is too old to show Condottiere. It needs Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari }, or anything newer.
# Where no part of the page but this has come.
page-needs-host = Condottiere could not load. Please load the page again. If that does not help, it lacks a host name of its own, such as play.example.org: below a path, such as example.org/games, it cannot be played.

### Words of many pages

close = Close
cancel = Cancel
back = Back
# The reader, among others: 'you and Ada'. Other forms may be attributes: FORM($names, "dative").
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
summary = All cards at a glance

### Cards, map and battle lines

# Ids: card-…, map-…, line-…, odds-…

## What a card is worth and does

# docs/rules.md says the same of each. The numbers of rules stay as they are: they become links.
card-mercenary-does = Counts { $strength } (R3.1).
card-winter-does = Every Mercenary in play counts as 1; any Spring is discarded (R3.2, R5.1).
card-spring-does = The highest Mercenaries in play count 3 more; any Winter is discarded (R3.4, R5.2).
card-bishop-does = Discards the highest Mercenaries in play, your own too, and moves the Favor (R5.3, R5.4).
card-courtesan-does = Counts { $strength } (R3.1). Whoever alone has the most of them takes the Condottiere (R4.2).
card-drummer-does = Doubles the Mercenaries of its line (R3.3).
card-heroine-does = Counts { $strength } (R3.1). No other card touches her (R3.5).
card-scarecrow-does = Takes one Mercenary of your line back into your hand, or none (R6.1).
card-surrender-does = Ends the battle at once: the strongest line wins (R5.7).

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
# Said by a screen reader after the strength that no other line exceeds.
line-strongest = strongest
line-strengths = Strengths
# On the banner that tells the result of a battle: who had how much.
result-strengths = { $amounts }.
# Which cards lie there; the reader knows a face-down one as $card.
line-cards = { $shown ->
    [open] In the line: { $cards }
    [face-down] In the line: a face-down card
    [face-down-known] In the line: a face-down card ({ $card })
    [both] In the line: { $cards } and a face-down card
    [both-known] In the line: { $cards } and a face-down card ({ $card })
   *[nothing] In the line: nothing
}
line-winter = Winter: every Mercenary counts 1.
line-spring = Spring: the highest Mercenaries count 3 more.
# Cards of a hand that all have seen.
line-known = Holds { $cards }
line-known-short = holds
line-own-known = Others know of { $cards }
line-own-known-short = known

## What asks for answers

answer-about-seat = About { $name }
answer-choose-card = Select a card in your hand first; this button then plays it (R2.2).
answer-choose-region = Select one of the outlined regions on the map first; this button then confirms it.
# What stands behind a strength while a card is considered; the marked words are said by a screen reader only.
line-becomes = <label>would become{" "}</label>{ $strength }

### Answers

# What the reader is told of whatever is pointed at. Ids: sum-…, preview-…, cannot-play-…, barred-…, answer-…
# The numbers of rules stay as they are: they become links.

## How the strength of a line adds up, one step after the other. { $total } is what it comes to so far.

sum-mercenary = { $card }: { $total } (R3.1)
# { $text } is a sum such as 2+4.
sum-mercenaries = Mercenaries: { $text } = { $total } (R3.1)
sum-winter = { $count ->
    [one] Under Winter the Mercenary counts 1: { $total } (R3.2)
   *[other] Under Winter { $count } Mercenaries count 1 each: { $total } (R3.2)
}
sum-drummer = Drummer: Mercenaries count double: { $total } (R3.3)
sum-spring = Spring: 3 more for { $count } × { $card }, the highest in play: { $total } (R3.4)
sum-courtesans = { $count ->
    [one] 1 Courtesan counts 1: { $total } (R3.1)
   *[other] { $count } Courtesans count 1 each: { $total } (R3.1)
}
sum-heroines = { $count ->
    [one] 1 Heroine counts 10: { $total } (R3.1)
   *[other] { $count } Heroines count 10 each: { $total } (R3.1)
}
sum-nothing = No card here counts: 0 (R3.1)
sum-face-down = The face-down card counts nothing yet (R15.4).

## What a card would do if it were played now

# { $losses } is a list such as: Ada’s 2 × Mercenary 5 and Bruno’s Mercenary 5.
preview-discards = Discarded: { $losses }.
# { $card } is Winter or Spring.
preview-weather-again = { $card } is in play already; another changes nothing.
preview-weather-nothing = No Mercenary is in play that { $card } would change.
preview-bishop-nothing = No Mercenary is in play, so the Bishop has nothing to strike (R5.3).
preview-drummer-again = Your line has a Drummer already; another changes nothing (R3.3).
preview-drummer-nothing = Your line has no Mercenary to double yet (R3.3).
preview-scarecrow = Once it is played, you choose which one (R6.1).
# The strengths that are shown are those if nothing is taken back.
preview-scarecrow-none = If you take no Mercenary back.
preview-scarecrow-nothing = Your line has no face-up Mercenary to take back (R6.3).
preview-courtesan = You alone would have the most Courtesans, and so take the Condottiere after the battle (R4.2).
preview-face-down = It lies face down and counts nothing until it is turned up (R15.4).
preview-turns-up = Your { $card } is turned up (R15.2).
preview-ends = { $seat } would win the battle (R5.7).
preview-ends-tied = The battle would end in a tie (R5.7, R4.1).
preview-ends-unseen = The battle ends; face-down cards are turned up first (R5.7, R15.4).

## Why the reader may play no card now

cannot-play-site = Not playable now: { $seat } chooses the next region (R4.3).
cannot-play-site-yours = Not playable now: you choose the next region (R4.3).
cannot-play-favor = Not playable now: { $seat } places the Favor (R5.4).
cannot-play-favor-yours = Not playable now: you place the Favor (R5.4).
cannot-play-rescue = Not playable now: { $seat } decides what to take back (R6.1).
cannot-play-rescue-yours = Not playable now: you decide what to take back (R6.1).
cannot-play-draw = Not playable now: { $seat } may draw cards (R12.2).
cannot-play-draw-yours = Not playable now: you may draw cards (R12.2).
cannot-play-hands = Not playable now: hands are kept or discarded (R4.5).
cannot-discard-mercenary = Your hand holds a Mercenary, so it cannot be discarded (R4.5).
may-discard = Your hand holds no Mercenary: you may discard all of it, or keep all of it (R4.5).
cannot-play-keep = Not playable now: { $seat } chooses cards to keep (R7.2).
cannot-play-keep-yours = Not playable now: you choose cards to keep (R7.2).
cannot-play-not-contending = Only the tied players fight this final battle (R9.3).
cannot-play-passed = You have passed, so you play no more cards in this battle (R2.3).
cannot-play-empty = Your hand is empty, so you can only pass (R2.5).
cannot-play-turn = It is { $seat }’s turn; turns go clockwise (R2.1).
cannot-play-over = The game is over.
cannot-play-captain = A captain plays for you. Take your seat back first.
cannot-play-stopped = The game is on hold for now.

## Why a region may not be chosen

barred-favor = The Favor of the Pope protects { $region }: it cannot be chosen (R4.3).
barred-marker = { $seat } controls { $region }: it cannot be chosen (R4.3).
barred-own = { $region } is yours already: it cannot be chosen (R14.1).
barred-favor-marker = { $seat } controls { $region }, and the Favor goes only where nobody does (R5.4).

## What stands in an answer

answer-close = Close the answer
answer-unseen = { $count ->
    [0] You have seen all of them.
    [one] 1 still unseen.
   *[other] { $count } still unseen.
}
answer-if-played = If played now:
answer-becomes = { $name }: { $before } → { $after }
# The same for a screen reader; a list of the next message.
answer-if-played-told = If played now: { $changes }.
answer-becomes-told = { $name } from { $before } to { $after }
answer-changes-nothing = No line’s strength changes now.
answer-line = { $name }’s line: { $strength }
answer-line-of-nobody = { $name } is not in this battle (R9.3).
answer-no-cards = No cards here yet.
answer-as-if-ended = Its strength if the battle ended now (R2.6).
answer-as-if-ended-face-up = Its strength if the battle ended now, counting face-up cards only (R2.6).
answer-owned = { $owner } controls { $region }.
answer-owned-by-nobody = Nobody controls { $region }.
answer-battle-here = The battle is fought here.
answer-condottiere-here = The Condottiere stands here.
answer-favor-here = The Favor of the Pope lies here, so nobody may choose it (R4.3).
answer-choosable = You may choose it now.
answer-wins-for = It would win the game for { $names } (R8.1).
# { $regions } is a list.
answer-wins-with = Would win at once with { $count ->
    [one] { $regions }
   *[other] any of { $regions }
} (R8.1).
answer-extends-with = More adjacent regions with { $regions } (R8.2).
answer-known = A hand’s cards become known when they are shown (R10.3) or a Scarecrow takes them back (R6.4).
# A captain of the computer.
seat-bot-title = Played by the computer: { $label }
answer-online = Connected, as the white dot shows.
answer-away = Not connected, as the ring shows.
line-known-title = Known to be in this hand: { $cards }
line-own-known-title = Others know that you hold: { $cards }
card-in-deck = { $count } in the deck of { $deck }

## While the reader was away

away-title = While you were away
# { $count } is the number of battles that were decided.
away-battles = { $count ->
    [0] No battle was decided.
    [one] One battle was decided.
   *[other] { $count } battles were decided.
}
away-earlier = { $count ->
    [one] One earlier event is in the log.
   *[other] { $count } earlier events are in the log.
}
away-dismiss = Back to the game

### The table

# Ids: table-…, decision-…, show-…, hint-…, hand-…, seat-…, seen-…, outcome-…, log-…

## The bar above the table

summary-button = Cards
summary-title = All cards at a glance (S)
table-game-over = The game is over
table-match-over = The match is over
table-after-game = After game { $game }
table-final-battle = The final battle
table-first-battle = The first battle
table-next-battle = The next battle
table-battle = Battle for { $region }
# $game is a game of a match that goes on until somebody has $points.
table-match = Game { $game }, to { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-watching = Watching
table-you-watch = You are watching.
table-hints-allowed = Hints allowed
table-home = Condottiere: to the home page
table-connection-connecting = Connecting…
table-connection-open = Connected
table-connection-reconnecting = Reconnecting…
# What its buttons are about.
table-bar = Table
table-cover = Cover
# On small screens only what is not marked.
table-log-and-talk = Log<rest>{"\u00A0"}& talk</rest>
table-log-and-cards = Log<rest>{"\u00A0"}& cards</rest>
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
table-tab-seen = Unseen
# What a screen reader is told of a line that was just said.
table-heard = { $speaker }: { $text }

## What the page says for a while

table-dismiss = Dismiss
table-changed-just-now = The table has just changed. Press again if you still want this.
table-updated = The game has been updated on the server. Reload this page.
table-dismiss-advice = Dismiss this advice

## How one wins, for beginners

table-how-to-win = How you win
# $draws: yes if cards are drawn after each battle; $touch: yes on a touch screen.
table-how-to-win-text = <b>With { $players } players: win { $total } regions, or { $adjacent } that share borders.</b> The strongest line takes the region. { $draws ->
    [yes] You draw few new cards
   *[no] No new cards come until the round ends
}{ $touch ->
    [yes] . Hold a card down to read what it does.
   *[no] , so spend yours with care.
}
table-dismiss-tip = Dismiss this tip

## What is asked of the reader

decision-play = Your turn: play a card or pass.
decision-only-pass = Your turn: you have no card to play, so you can only pass.
decision-passes-itself = You have no cards left: the game passes for you shortly.
decision-play-or-hold-back = Your turn: play a card, or hold back and defend later.
# On turn in a battle: who wins the game with it, or what is left when nobody else can play a card.
prospect-decides-for-you = If you take { $region }, you win the game: play a card or pass.
prospect-decides-for-you-too = With { $region } you would win the game, but so would { $seats }: play a card or pass.
prospect-decides = { $count ->
    [one] { $seats } would win the game with { $region }
   *[other] { $seats } would each win the game with { $region }
}: play a card or pass.
prospect-face-down = Nobody else can play: play a card or pass.
prospect-leads = Nobody else can play. You lead { $count } to { $against }: pass, and { $region } is yours.
prospect-wins = Nobody else can play. You lead { $count } to { $against }: pass, and you win the game.
prospect-loses = If you pass, { $seat } wins the game. To take { $region } you need more than { $count }.
prospect-loses-own = If you pass, { $seat } wins the game. To keep { $region } you need at least { $count }.
prospect-ties = Nobody else can play. Tied at { $count }: to take { $region } you need more.
prospect-keeps = Nobody else can play. Tied at { $count }: pass, and you keep { $region }.
prospect-trails = Nobody else can play. To take { $region } you need more than { $count }.
prospect-trails-own = Nobody else can play. To keep { $region } you need at least { $count }.
decision-site = You hold the Condottiere: choose a region to fight for.
decision-favor = Put the Favor of the Pope on a region, or leave it off the board.
decision-turn = Your turn.
decision-passed = You have passed.
decision-played = You have played.
decision-empty = { $name } has no cards left and will pass.
decision-battle-over = This battle is over.
decision-next-battle = Next battle: { $region }.
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
    [own-captain] Waiting for your captain to keep or discard your hand.
    [captain] Waiting for { $name }’s captain to keep or discard the hand.
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
# A card is chosen in the hand first.
decision-choose-card = Choose a card
decision-really-surrender = Really end the battle?
decision-really-pass = Really pass?
decision-really-hold-back = Really hold back?
decision-pass-revealing = Pass and turn up { $card }
decision-favor-off-short = Off the board
decision-label = What to do
decision-open-elsewhere = Your seat is open in another window, too.

## Hints and odds beside the decision

hint-button = Hint
hint-button-title = What a captain would do (H)
odds-button = Odds
odds-button-title = Your chance of winning with each choice (C)
table-faster = To my turn
table-faster-title = Captains play at once until your turn (F)

## Captains who are not ready yet

# $names: the captains, joined; $name: a weaker one. $count: seconds, or 0 where nobody knows how many.
table-stand-in = { $count ->
    [0] { $names }: at the strength of { $name } until fully ready.
   *[other] { $names }: at the strength of { $name } until fully ready, in about { $count } s.
  }
table-stand-in-gone = { $names }: this server no longer has this kind of player, so { $name } plays.

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

seat-captain = captain
seat-you = you
# In a finished game, whose eyes one sees it with.
seat-viewer = viewer
seat-online = online
seat-away = away
# $since: 'since 14:05'
seat-away-since = away<since>{"\u00A0"}{ $since }</since>
seat-holds-condottiere = Holds the Condottiere

# What everybody waits for somebody to do, beside their line.
seat-does-battle = to play
seat-does-site = choosing a region
seat-does-favor = placing the Favor
seat-does-rescue = taking a card back
seat-does-draw = drawing cards
seat-does-hand = keep the hand?
seat-does-keep = choosing cards to keep
seat-your-turn = your turn
seat-not-in-battle = not in this battle
seat-passed = passed
seat-holds-back = holding back

seat-has-enough = has enough to win
seat-needs-regions = { $count ->
    [one] needs 1 region
   *[other] needs { $count } regions
}
# Where regions next to each other win sooner: next to its own, or, if it has none that count towards that, others.
seat-needs-either = { $own ->
    [yes] { $count } more, or { $adjacent } adjacent
   *[no] { $count } regions, or { $adjacent } adjacent
}
# Where there is little room for the same.
seat-has-enough-short = wins
# Of a seat that one region more makes the winner, where there is room for that many words: any, or an adjacent one.
seat-needs-one = { $adjacent ->
    [yes] needs 1 adjacent
   *[no] needs 1 region
}
seat-needs-regions-short = needs { $count }
# By the battle that is fought.
seat-may-win-here = wins the game with { $region }
seat-may-win-here-short = wins here
seat-needs-either-short = { $own ->
    [yes] { $count } more or { $adjacent } adjacent
   *[no] { $count } or { $adjacent } adjacent
}

## Who has won

outcome-unfinished = The game was left unfinished.
outcome-over = The game is over.
outcome-back = Back to the result

## The log

log-label = Log and talk
log-hints-allowed = Hints and odds are allowed at this table.
# Above the first line that was said since one read last.
log-new = New
log-muted = { $count ->
    [one] 1 line by { $name }, whom you have muted.
   *[other] { $count } lines by { $name }, whom you have muted.
}
log-unmute = Unmute
# What a screen reader says instead.
log-unmute-name = Unmute { $name }
log-nothing-said = Bargain, threaten, promise: nothing said here is binding.
log-nothing-happened = Nothing has happened yet.
log-to-latest = Jump to latest
log-result = How the last battle ended

## What tells the reader that it is their turn

# A button that opens a dialog with this title.
alert-button = When it is my turn…
alert-title = When it is my turn
# The title of a notification; the line below it says at which table.
alert-your-turn = Your turn

### A long log

log-earlier = Show earlier

### Odds

# $choice: an action as in do-…; $chance: a share such as 62%. Reasons may follow.
odds-game = { $choice }: { $chance } to win the game.
odds-match = { $choice }: { $chance } to win the match.
odds-best = { $choice } (best)
odds-told = Chance of winning: { $chance }.
# What comes of a choice, such as Take back Mercenary 2.
odds-of-choice = { $choice }. Chance of winning: { $chance }.
odds-counting = Thinking about your choices…
odds-waiting = On your turn: what each choice does to your chance of winning.

### The end of a game

decision-next-game = Next game
decision-end-game = End the game here
decision-idle = { $count ->
    [one] No card was played in the last battle (R2.8).
   *[other] No card was played in the last { $count } battles (R2.8).
}

outcome-label = Outcome
outcome-standing = Standing
outcome-regions = Regions
outcome-adjacent = Largest group
outcome-points = Points ({ $points } to win)
outcome-play-again = Play again
outcome-other-settings = Other settings
outcome-walk-through = Replay the game
outcome-download = Download the record
outcome-last-battle = See the last battle
# $who: you, one (called $names) or several.
outcome-game-won = { $who ->
    [you] You win the game
    [one] { $names } wins the game
   *[several] { $names } share the victory
}{ $how ->
    [adjacent] : { $target } adjacent regions
    [most] {" "}with the most regions
    [final_battle] {" "}in the final battle
   *[total] : { $target } regions
}.
# Where it was not won by the rules.
outcome-game-won-otherwise = { $who ->
    [you] You win the game.
    [one] { $names } wins the game.
   *[several] { $names } share the victory.
}
outcome-match-won = { $who ->
    [you] You win the match.
    [one] { $names } wins the match.
   *[several] { $names } share the match victory.
}

### A device that several play on

cover-hand-to = Hand the device to { $name }.
cover-after-battle = Before the next battle each of you may look at your hand, and keep it or discard it.
cover-who-looks = Who is looking?
cover-i-am = I am { $name }
# Buttons with the names of the others at this device follow.
cover-others = Somebody else may look at their own cards:

### A table that is not opened

table-no-table = Table not found
table-wrong-key = This key opens no seat here
table-newer-table = This server is too old for this table
table-not-opened = This table cannot be opened
table-never-started = This game was never started
table-never-started-why = A table is removed after a day without activity. Setting up a new one is quick.
table-watch-without-seat = Watch without a seat
table-to-start-page = To the home page

### What somebody proposes

agreements-proposal = A proposal
agreements-agree = Agree
agreements-refuse = Refuse
agreements-withdraw = Withdraw
agreements-take-back = Undo<hidden> my last move</hidden>
agreements-take-back-means = If all players agree, the table goes back to where it was before your last move. Nothing can be taken back once you have learned something new.
# { $names } may include the reader: 'you and Ada'.
agreements-waiting-for = Waiting for { $names }.
# Of those who have not answered a proposal, as they are not here.
agreements-cannot-answer = { $count ->
    [one] { $names } is away and cannot answer; this waits until they are back.
   *[other] { $names } are away and cannot answer; this waits until they are back.
}
# $own, here and below: whether it is the reader who asks.
agreements-asks-pause = { $own ->
    [yes] You ask to pause the game.
   *[no] { $name } asks to pause the game.
}
agreements-asks-end = { $own ->
    [yes] You ask to end the game without a winner.
   *[no] { $name } asks to end the game without a winner.
}
# { $whom } may be the reader: 'you'.
agreements-asks-captain = { $own ->
    [yes] You ask to let a captain play for { $whom }.
   *[no] { $name } asks to let a captain play for { $whom }.
}
# { $clock } is such as '1 minute a turn and 5 minutes in reserve', or '2 days a move'.
agreements-asks-live-clock = { $own ->
    [yes] You ask to play relaxed: { $clock }.
   *[no] { $name } asks to play relaxed: { $clock }.
}
agreements-asks-clock-by-days = { $own ->
    [yes] You ask to play by days: { $clock }.
   *[no] { $name } asks to play by days: { $clock }.
}
agreements-asks-no-clock = { $own ->
    [yes] You ask to play without a clock.
   *[no] { $name } asks to play without a clock.
}
# { $what } is one of the messages in ‘Taken back’, such as 'the choice of Roma'.
agreements-asks-takeback = { $own ->
    [yes] You ask to take back { $what }.
   *[no] { $name } asks to take back { $what }.
}
agreements-ended-by-agreement = Ended by agreement: nobody wins.
# $who: you (the reader alone), with-you ({ $names }, which begins with the reader), one or several (called { $names }), others.
agreements-resigned = { $who ->
    [you] You
    [with-you] { $names }
    [one] { $names }
    [others] The others
   *[several] { $names }
} resigned: { $wins ->
    [nobody] nobody wins
    [you] you win
   *[somebody] { $winner } wins
}.

### Cards that are shown

decision-show-everybody = Show everybody
decision-show = Show { $names }
decision-show-nobody = Choose who

show-label = Show cards
show-your-turn = <b>It is your turn.</b> Show cards first, or go back.
show-choose = Choose the cards to show
show-chosen = Choose the cards to show: <b>{ $cards }</b>
show-face-down = my face-down card
# Above the names of those whom something is for.
show-to = To
show-to-everybody = everybody

### Cards that are taken back, drawn or kept

decision-rescue = Your Scarecrow may bring one Mercenary back into your hand.
decision-rescue-chosen = Take back { $card }? Choose it again to confirm.
decision-rescue-chosen-none = Take nothing back? Choose it again to confirm.
decision-draw = How many cards do you draw? Up to { $most }.
prospect-draw = How many cards do you draw? Up to { $count }: your hand may hold { $limit }.
decision-keep = The round is over: keep up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}.
# The marked words stand on a line of their own.
decision-take-back-lines = Take back <card>{ $card }</card>
decision-take-back-none = None
decision-draw-none = None
decision-choose-cards = { $most ->
    [one] Choose a card
   *[other] Choose cards
}
decision-keep-none = Keep none
decision-really-keep-none = Really keep none?

### A hand to keep or discard

decision-hand = You hold no Mercenary: keep your hand, or discard it all and sit out the round?
decision-hand-discarded = Your hand is discarded once everybody has had time to answer.
decision-hand-kept = You keep your hand. The others are still asked about theirs.
decision-hands = Everybody with cards now says whether they keep their hand.
decision-keep-hand = Keep my hand
decision-keep-hand-after-all = Keep it after all
decision-discard-hand = Discard it all
decision-really-discard-hand = Really discard it?
# The marked words are the seconds that are left.
decision-without-answer = Without an answer you keep it: <time>{ $left } s</time>
decision-may-change = You may change your mind: <time>{ $left } s</time>
decision-why-seconds = The time is the same for all: nobody sees who was asked.
decision-discard-later = Discard my hand after this battle
decision-discard-later-title = You hold no Mercenary. Nobody learns of this until your hand is discarded.
decision-always-keep = Always keep my hand <small>answers for you after a moment, even when you could discard</small>
decision-always-keep-title = Answers for you after a moment, even when you could discard. All answers take equally long: nobody learns what you hold.

### Rematches

rematch-begin = Rematch
# Follows a box to tick, beside the button above.
rematch-rotate = Everybody moves one seat along
rematch-begun = { $name } has begun a rematch.
rematch-following = Taking you there…
rematch-go = Go there
# While the page is about to go there by itself.
rematch-go-now = Go there now
rematch-stay = Stay here

### Cards that are seen

seen-label = Cards not seen yet
seen-explained = Large: how many are still in others’ hands, face down and unknown to you, or not dealt. Below: how many are discarded.
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

### Keys

## Each line of the sheet says what a key or a row of keys does.

keys-title = Keys
keys-means = What each key does
keys-card = choose a card, counted from the left
keys-select = choose what is in focus; press again to play it or fight there
keys-move = go from card to card
keys-pass = go to Pass, which Enter confirms
keys-map = go to the map when choosing a region
keys-travel = go from region to region
keys-hint = a hint
keys-odds = your chance of winning
keys-faster = have captains play at once until your turn
keys-previous = previous moment
keys-next = next moment
keys-first = the beginning
keys-last = the end
keys-earlier = previous battle
keys-later = next battle
keys-run = play or stop
keys-log = go to log and talk
keys-summary = all cards at a glance
keys-back = put cards back, close what is open
keys-keys = these keys
keys-characters = Use digits and letters as keys
key-enter = Enter
key-escape = Esc
key-space = Space
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down

### The table in words

board-field = News and battle lines
# What a region borders on; $regions is a list of names.
map-borders = Borders { $regions }
# How the battle stands, on one's own turn.
announce-lead = You lead with { $own }; next, with { $most }: { $names }.
announce-behind = In the lead with { $most }: { $names }; you have { $own }.
announce-level = Level with you at { $own }: { $names }.
# More happened at once than is read out: so many things before what is read.
announce-earlier = { $count ->
    [one] 1 earlier move is in the log.
   *[other] { $count } earlier moves are in the log.
}

### What people agree on at the table

## Who plays, and who is away

agreements-who-is-here = Who is here
agreements-is-here = { $name } is here.
agreements-is-away = { $name } is away.
agreements-captain = A captain plays for { $name }.
agreements-captain-away = A captain plays for { $name }, whose time ran out.
agreements-captain-agreed = A captain plays for { $name }, as the others agreed.
agreements-captain-asked = A captain plays for { $name }, as they asked.
agreements-captain-resigned = A captain plays for { $name }, who has resigned.
agreements-own-captain-away = A captain plays for you: your time ran out.
agreements-own-captain-agreed = A captain plays for you: the others agreed to it while you were away.
agreements-own-captain-asked = A captain plays for you, as you asked.
# Somebody has gone. $known: whether it is known since when, and { $when } is such as '3 minutes ago', 'at 14:05'.
agreements-gone = { $known ->
    [yes] { $name } left { $when }.
   *[no] { $name } is not here.
}
# The same beneath the name.
agreements-gone-alone = { $known ->
    [yes] Left { $when }.
   *[no] Not here.
}
agreements-gone-game-waits = { $known ->
    [yes] { $name } left { $when }. The game waits for them.
   *[no] { $name } is not here. The game waits for them.
}
# A clock runs, so the game waits only so long.
agreements-gone-clock-runs = { $known ->
    [yes] Waiting for { $name }, who left { $when }.
   *[no] Waiting for { $name }, who is not here.
}
agreements-only-captains = Captains play for everybody here: the game waits until somebody takes their seat back.
agreements-take-seat-back = Take my seat back
agreements-captain-for = Let a captain play for { $name }
agreements-little-time = Time is nearly up: act, or a captain plays.

## Proposals

agreements-what-is-agreed = What the table agrees on

### The clock of a turn

# How long whoever is on turn has. These times are in minutes and seconds, such as '4:05'.
agreements-turn-left = { $left } left
agreements-turn-of = { $name }: { $time }
agreements-turn-left-then-reserve = { $left } left, then { $reserve } in reserve
agreements-turn-reserve-left = { $left } left in reserve
agreements-turn-near-end = { $left }, then a captain plays
# { $moment } is such as '14:05', 'Tuesday 14:05' or '3 December 14:05'.
agreements-turn-until = Until { $moment }

### A pause

agreements-paused = Paused
agreements-game-is-paused = The game is paused.
agreements-you-may-resume = Any of you may resume it once everybody is ready.
agreements-players-may-resume = Any player may resume it.
agreements-resume = Resume
agreements-nobody-acts = The game is paused: nobody can act until it is resumed.

### The dialog of a table

# A list of the seats. What is hidden is read out only.
agreements-let-captain-play = Let a captain play<hidden> for { $name }</hidden>
agreements-mute = Mute<hidden> { $name }</hidden>
agreements-unmute = Unmute<hidden> { $name }</hidden>
agreements-here = Here.
agreements-you-are-here = You are here.
agreements-presence-unknown = Not known while there is no connection.
# Follows what is said of somebody who is away.
agreements-captain-soon = If they stay away for a minute, you can ask for a captain.
# { $time } is in minutes and seconds: '4:05'.
agreements-in-reserve = { $time } in reserve.
agreements-table = The table
agreements-resume-game = Resume the game
agreements-resume-means = Play goes on at once.
# $alone, here and below: whether nobody else has to agree.
agreements-pause = Pause the game
agreements-pause-means = { $alone ->
    [yes] Nobody acts, not even captains, and no clock runs until play resumes.
   *[no] Nobody acts, not even captains, and no clock runs until play resumes. All players have to agree.
}
agreements-step-away = Let a captain play for me
agreements-step-away-means = Until you take your seat back.
agreements-make-mine = Make this seat mine
agreements-make-mine-means = Then only you can open it by its link: nobody else who has the link, such as whoever made the table, sees your hand or plays for you.
agreements-end = End the game…
agreements-end-means = { $alone ->
    [yes] The game ends, and nobody wins.
   *[no] The game ends, and nobody wins. All players have to agree.
}
agreements-end-yes = { $alone ->
    [yes] End it
   *[no] Ask the others
}
agreements-resign = Resign…
agreements-resign-yes = Resign
agreements-no = No
agreements-open-chat = Open the chat
agreements-open-chat-means = Players here can speak again.
agreements-close-chat = Close the chat
agreements-close-chat-means = Nobody can say anything, not even in private. Pacts can still be offered.
agreements-invite = Invite others
agreements-invite-means = They watch, by link or QR code, and see nobody’s cards.
# For whoever looks on, of a seat that they play on another device. What is quoted are home-you-are and device-make-code.
agreements-other-device = Is one of these seats yours? <a>Open it with the code</a> that your other device shows on the home page (“You are …”, “Make a code”).

agreements-clock = Clock
agreements-no-clock = None: take as long as you need for a turn. After a battle all are asked at once whether to keep their hand, with only seconds to answer, so that no answer gives cards away.
agreements-clock-means = { $clock }. If you take longer, a captain plays until you are back.
agreements-another-clock = Another clock
agreements-set-clock = { $alone ->
    [yes] Set
   *[no] Propose
}

agreements-ask-me = Ask me before …

## What resigning means

agreements-resign-last = You are the last person here, so the game ends, and nobody wins.
agreements-resign-leaves-one = The game ends, and { $name } wins.
agreements-resign-leaves-captain = A captain plays your seat to the end, and you cannot take it back. You may stay and watch.

## What is asked before it is done. The words above the boxes, and those of each box, make one sentence.

agreements-ask-pass = … I pass
agreements-ask-surrender = … I play Surrender
agreements-ask-discard = … I discard my hand

### Talk

## What is said

# The reader, who says something to everybody.
talk-you = You
# Something that only { $whom } can read: a list that may include the reader. $own: whether the reader says it.
talk-whisper = { $own ->
    [yes] You to { $whom }
   *[no] { $name } to { $whom }
}
# Before what is said in private, at the row of who says it.
talk-whispered = whispers:

## What waits to be read

talk-unread = { $lines } unread
talk-unread-whispers = { $lines } unread, { $whispers ->
    [one] 1 whisper
   *[other] { $whispers } whispers
} among them
talk-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}

### Saying something

talk-to-everybody = To everybody
talk-to-some = To { $names } only
talk-what-to-say = What to say
talk-room-left = { $count ->
    [0] The message is full.
    [one] Room for 1 more character.
   *[other] Room for { $count } more characters.
}
# Within the field to write in.
talk-everybody-reads = To everybody…
talk-some-read = In private…
talk-say = Say
# Buttons that begin to show cards, and to offer a pact.
talk-show = Show…
talk-pact = Pact…
talk-closed = The host has closed the chat.

### What was skipped

# What each of the others did while the reader skipped it: ‘Meanwhile, Ada: Winter · Bruno: passed’.
recap = Meanwhile, { $deeds }
recap-of-seat = { $name }: { $deeds }
recap-face-down = a card face down

### Pacts

## In the log

both-promises = { $first }; { $second }
# What one side promises. $count: 1, or more if several do.
promise-spare = { $seats } { $count ->
    [one] leaves
   *[other] leave
} { $region } alone
promise-pass = { $seats } { $count ->
    [one] plays
   *[other] play
} no more cards in the battle
promise-favor = { $seats } { $count ->
    [one] puts
   *[other] put
} the Favor on { $region } next
promise-nofavor = { $seats } { $count ->
    [one] keeps
   *[other] keep
} the Favor off { $region }
promise-fight = { $seats } { $count ->
    [one] fights
   *[other] fight
} { $other }
whoever-accepts = whoever accepts
pact-offered = { $seat } offers { $seats } a pact: { $promises }.
pact-offered-to-all = { $seat } offers everybody a pact: { $promises }.
pact-accepted = { $seat } accepts a pact with { $other }: { $promises }.
pact-declined = { $seat } declines { $other }’s offer.
pact-declined-by-captain = { $seat } declines: this captain makes no pacts.
pact-withdrawn = { $seat } withdraws an offer: { $promises }.
promise-broken = { $seat } breaks a promise to { $seats }: “{ $promises }”.

## Seals at the seats

# Of a seat whose pact is with { $names }, who may be the reader.
pact-seal = { $broken ->
    [yes] Broken promise to { $names }
   *[no] Pact with { $names }
}

## Pacts at a table

pact-pacts = Pacts
pact-means = A pact is a promise in writing. It binds nobody, but after the game everybody sees who kept their word.
pact-how-judged = How pacts work and are judged
pact-accept = Accept
pact-refuse = Refuse
pact-withdraw = Withdraw

## Promises. Each follows words such as ‘Ada promises to’, ‘and asks you to’, in the messages below.

# Other forms of them may be attributes, for which these messages ask as FORM($promise, "infinitive").
# $battle, here and below: this (it is fought just now), next, or any.
pact-to-spare = leave { $region } alone
pact-to-pass = { $battle ->
    [this] play no more cards in this battle
    [next] play no more cards in the next battle
   *[any] play no more cards in the battle
}
pact-to-favor = put the Favor of the Pope on { $region }
pact-to-nofavor = keep the Favor of the Pope off { $region }
# { $whom } may be the reader: 'you'.
pact-to-fight = { $battle ->
    [this] fight on against { $whom } in this battle
    [next] fight on against { $whom } in the next battle
   *[any] fight on against { $whom } in the battle
}

## Offers

# In place of { $others }, where it is offered to everybody.
pact-everybody = everybody
# $own, here and below: whether it is the reader who offers, or has promised, something.
# $to: to whom it is offered: you (the reader alone), with-you (the reader and $others), or others ($others).
pact-promises-and-asks = { $to ->
    [you] { $name } promises to { $promise }, and asks you to { $request }.
    [with-you] { $name } promises to { $promise }, and asks you and { $others } to { $request }.
   *[others] { $own ->
        [yes] You promise to { $promise }, and ask { $others } to { $request }.
       *[no] { $name } promises to { $promise }, and asks { $others } to { $request }.
    }
}
pact-promises = { $to ->
    [you] { $name } promises to { $promise }, and asks nothing of you.
    [with-you] { $name } promises to { $promise }, and asks nothing of you and { $others }.
   *[others] { $own ->
        [yes] You promise to { $promise }, and ask nothing of { $others }.
       *[no] { $name } promises to { $promise }, and asks nothing of { $others }.
    }
}
# Where both promise the same.
pact-promises-if-you-do = { $name } promises to { $promise }, if you do the same.
pact-asks = { $to ->
    [you] { $name } asks you to { $request }.
    [with-you] { $name } asks you and { $others } to { $request }.
   *[others] { $own ->
        [yes] You ask { $others } to { $request }.
       *[no] { $name } asks { $others } to { $request }.
    }
}
# What became of it. These lists may include the reader, too.
pact-accepted-by = Accepted by { $names }.
pact-declined-by = Declined by { $names }.
pact-waits-for = Waiting for { $names }.
pact-not-answered-by = Not answered by { $names }.
pact-withdrawn-from = Withdrawn from { $names }.
pact-offered-to-you = A pact is offered to you
pact-binds-nobody = It binds nobody.
pact-more-offers = { $count ->
    [one] 1 more offer after this.
   *[other] { $count } more offers after this.
}

## Making an offer

# A button that opens the dialog of the next message.
pact-offer = Offer a pact…
pact-offer-title = Offer a pact
# Above a list of the next messages, and names of lists for those who listen.
pact-mine = My promise
pact-yours = What I ask for
pact-nothing = nothing
pact-kind-spare = leave a region alone
pact-kind-pass = { $battle ->
    [this] play no more cards in this battle
   *[next] play no more cards in the next battle
}
pact-kind-favor = put the Favor of the Pope on …
pact-kind-nofavor = keep the Favor of the Pope off …
pact-kind-fight = { $battle ->
    [this] fight on against … in this battle
   *[next] fight on against … in the next battle
}
pact-which-region = which region?
pact-whom = who?
# What the lists of regions and of players are called for those who listen.
pact-mine-region = My promise: which region
pact-mine-whom = My promise: who
pact-yours-region = What I ask for: which region
pact-yours-whom = What I ask for: who
# $open: whether it is offered to everybody.
pact-offer-means = { $open ->
    [yes] It binds nobody. Everybody sees it now; after the game everybody sees who kept their word.
   *[no] It binds nobody. Only those you offer it to see it now; after the game everybody sees who kept their word.
}
pact-choose-whom = Choose who to offer it to.
pact-choose-what = Choose what you promise, what you ask, or both.
pact-choose-which = Say which region, or which player.
pact-offer-it = Offer it

## After the game

pact-ledger = Pact ledger
pact-who-kept-word = Who kept their word
pact-who-kept-word-in-last-game = Who kept their word in the last game
# The heads of a table: who has promised something, and how often it was kept and broken.
pact-head-promised = Promised
pact-head-kept = Kept
pact-head-broken = Broken
pact-head-untested = Never tested
pact-none-offered = Nobody has offered a pact.
# What became of a promise; $own as above.
pact-verdict = <b>{ $state ->
    [kept] Kept:
    [broken] Broken:
    [open] Not decided yet:
   *[untested] Never tested:
}</b> { $own ->
    [yes] You promised to { $promise }.
   *[no] { $name } promised to { $promise }.
}
# A promise that still binds, or is broken, and to whom it was made; $to as above.
pact-promised = { $to ->
    [you] { $name } promised you to { $promise }.
    [with-you] { $name } promised you and { $others } to { $promise }.
   *[others] { $own ->
        [yes] You promised { $others } to { $promise }.
       *[no] { $name } promised { $others } to { $promise }.
    }
}

### What captains say of pacts

# In quotation marks, beside the name of the captain.
pact-says = “{ $words }”
pact-says-of = { $name }: “{ $words }”
# Ids: says-CAPTAIN-…: offers, warns (of $other, who leads, with an offer), agrees, declines, distrusts (declines an
# offer of somebody who has betrayed this captain), breaks (a promise of its own). To somebody who agrees to be
# remembered from earlier games: trusts (agrees), remembers (declines, for a promise broken over $region).

## Carmagnola

says-carmagnola-offers = A fair exchange, and we both sleep well.
says-carmagnola-warns = { $other } is winning. I would rather stand with you than bow to that.
says-carmagnola-agrees = Gladly. My hand on it.
says-carmagnola-declines = I wish I could. It would cost me too much.
says-carmagnola-distrusts = I let that pass once. First keep a promise for nothing, and we talk again.
says-carmagnola-breaks = Forgive me: I could not afford my own word.
says-carmagnola-trusts = You have kept your word to me before. Gladly, then.
says-carmagnola-remembers = In another game you gave me your word over { $region }. I have not forgotten what became of it.

## Gattamelata

says-gattamelata-offers = No hurry, friend: honey for you, honey for me.
says-gattamelata-warns = Softly now: { $other } is the one to watch. Shall we close the door together?
says-gattamelata-agrees = How pleasant. I purr, and I sign.
says-gattamelata-declines = A sweet offer, with too little honey in it for me.
says-gattamelata-distrusts = You scratched me once. First a gift, with the claws in.
says-gattamelata-breaks = Soft paws, sharp claws. You knew what I am called.
says-gattamelata-trusts = You have kept your claws in before. I purr, and I sign.
says-gattamelata-remembers = { $region }, friend: another game, the same claws. Not twice.

## Piccinino

says-piccinino-offers = Quick, before anybody thinks better of it!
says-piccinino-warns = { $other } is getting away! Up and after them, you and I!
says-piccinino-agrees = Done! Where do we begin?
says-piccinino-declines = I would rather fight for it.
says-piccinino-distrusts = Trip a lame man once, and next time you pay first.
says-piccinino-breaks = I saw my chance and ran. Even I can.
says-piccinino-trusts = You kept your word before. Done!
says-piccinino-remembers = You tripped me over { $region } in another game. I limp, but I remember.

## Colleoni

says-colleoni-offers = I have done the sums: it pays for us both.
says-colleoni-warns = Soon { $other } will own everything. A shared expense is the cheaper one.
says-colleoni-agrees = The figures agree, and so do I.
says-colleoni-declines = I have counted twice. I lose by it.
says-colleoni-distrusts = Your credit is spent. Pay something in first.
says-colleoni-breaks = My word had a price, and it was met.
says-colleoni-trusts = My books say that you have paid before. Agreed.
says-colleoni-remembers = It is in my books: { $region }, an earlier game, a promise unpaid. No more credit.

## Hawkwood

says-hawkwood-offers = An Englishman’s word. What more could you want?
says-hawkwood-warns = While we watch each other, { $other } rides off with the prize.
says-hawkwood-agrees = Agreed. I always mean what I say, or nearly always.
says-hawkwood-declines = No. Ask yourself why.
says-hawkwood-distrusts = I know a feint once it has hit me. Give, before you ask.
says-hawkwood-breaks = I fell back, and nobody asked why.
says-hawkwood-trusts = You kept faith in another war. That is rare. Agreed.
says-hawkwood-remembers = { $region }, another war, your word. I remember feints.

## Urslingen

says-urslingen-offers = Take it. Mercy is not offered twice.
says-urslingen-warns = { $other } believes the war is won. Let us spoil it.
says-urslingen-agrees = So be it. Do not thank me.
says-urslingen-declines = What I want, I take. Why should I pay you for it?
says-urslingen-distrusts = You broke faith with the enemy of God. Crawl first.
says-urslingen-breaks = Read what I wear on my breast.
says-urslingen-trusts = Once before you kept faith. So be it.
says-urslingen-remembers = You broke faith with me over { $region } once. No.

### Installed, and without a network

app-description = A card game of mercenaries and Italian cities
app-new-game = New game
app-records = Records

offline-title = No connection · Condottiere
offline-heading = The server is out of reach
offline-means = Games are played on the server, so tables, records and new games are unavailable until it answers. This page keeps trying, and goes on as soon as it does.
offline-try = Try again
offline-trying = Trying…
offline-still-here = Still here
offline-rules = The rules of the game
offline-fairness = How the cards are shuffled
offline-games = Games this browser knows
offline-games-mean = They open as soon as the server answers.
offline-no-games = No games in this browser yet.
offline-game = { $name }, { $moment }

## The connection of a table, when it is lost or not live

table-connection-offline = No network
table-connection-unreachable = The server does not answer
table-connection-polling = No live connection
table-connection-refused = Not connected
# $game: what becomes of the game meanwhile.
table-lost = { $why ->
    [offline] No network.
   *[unreachable] The server does not answer.
} { $game ->
    [waits] The game waits when it is your turn, and this page reconnects by itself.
    [clock] If it is your turn, your time runs on. This page reconnects by itself.
    [seat] Your seat stays yours, and this page reconnects by itself.
   *[watched] This page reconnects by itself.
}
table-not-sent = Not sent: no connection at the moment.
table-maybe-not-sent = The connection broke off, and what you did last may not have arrived. Please check.
table-polling = No live connection gets through to the server, perhaps because of a proxy or a filter. You can play on; news may come a moment later.

### Alerts

## While the page is open

alert-open = While this page is open but I look elsewhere
alert-sound = Sound
alert-vibration = Vibration
alert-notification = Notification
alert-notification-insecure = Browsers allow notifications only over HTTPS.
alert-notification-unknown = This browser cannot show notifications.
alert-notification-blocked = Notifications are blocked: allow them for this site in the browser’s settings.

## While the page is closed

alert-closed = Even with the page closed, after 20 seconds
alert-push = Message to this device
alert-push-insecure = Browsers take messages only over HTTPS, or on the machine that runs the game.
# On iPhones and iPads. “Share” and “Home Screen” are what the device calls them.
alert-push-home-screen = On this device, first add the page to the Home Screen (Share), and open it from there.
alert-push-unknown = This browser cannot receive messages for a closed page.
alert-push-blocked = Notifications are blocked: allow them for this site in the browser’s settings.
alert-push-unreachable = This browser could not reach its push service. Try again later, or use another browser.

## Messages to a chat tool

alert-webhook = Message to a chat tool
alert-webhook-means = The address of a webhook in Slack, Mattermost, Discord, ntfy or similar. It gets the names at the table and the link.
alert-webhook-try = Try it
alert-webhook-remove = Remove
alert-webhook-removed = Nothing is sent there any more.

### Home

## The home page

home-summary = Hire soldiers, bluff, and take Italy region by region. For 2 to 6 players: friends, captains played by the computer, or both.
home-rules = The rules
# A button that opens a dialog about the person.
home-you-are = You are <b>{ $name }</b>
home-have-code = Played on another device? <a>Enter your recovery code</a>
home-title-on-turn = Your turn at { $count ->
    [one] 1 table
   *[other] { $count } tables
} — Condottiere
home-set-up = Play with friends or captains
home-set-up-for = Know how to play? Start here.
home-learn = Learn by playing
home-learn-new = New here? Learn by playing
home-learn-means = A guided first game: four minutes, and nothing to read first.
home-learn-begin = Start
home-learn-again = Play the tutorial
home-settings = Seats, rules and pace
# $captains: how many seats are captains’; $strengths lists how strong they are.
home-settings-now = { $count ->
    [one] 1 player
   *[other] { $count } players
} · { $captains ->
    [0] {""}
    [one] captain: { $strengths } ·{" "}
   *[other] captains: { $strengths } ·{" "}
}{ $rules ->
    [0] no optional rules
    [one] 1 optional rule
   *[other] { $rules } optional rules
}
home-settings-pace = pace: { $pace ->
    [instant] instant
    [fast] fast
    [slow] slow
   *[normal] normal
}
home-try-again = Try again
home-to-start = To the home page
home-nothing-title = Not found
home-nothing-here = There is nothing here
home-nothing-at-address = This game has no page at this address.

## Joining friends and open tables

home-join-friends = Join friends
home-join-placeholder = Code or link
home-join = Join
home-join-neither = This is not a table’s code or link. Ask your friends for it again.
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
home-walk-through-which = Replay the game with { $count ->
    [0] nobody else
   *[other] { $names }
}
home-take-off-which = Take the game with { $count ->
    [0] nobody else
   *[other] { $names }
} off the list
home-put-back = Put back
home-walk-through = Replay
home-no-game-listed = No games on the list.
# A heading of the games that follow.
home-taken-off = Taken off the list:
home-none-taken-off = No games taken off the list.
home-all-games = All { $count }
home-all-games-and-more = All { $count } and more
home-earlier-games = Earlier games
home-show-taken-off = Taken off the list
home-hide-taken-off = Hide those taken off
home-look-at-record = Open a record
# With whom one plays, as one list: people, 'Ada, Bruno', then captains in another colour, 'Colleoni' or, if there are
# $several, 'Colleoni and Hawkwood'.
home-people-and-captains = <b>{ $people }</b>{ $several ->
    [yes] <captains>, { $captains }</captains>
   *[no] {""} <captains>and { $captains }</captains>
}
home-nobody-else-yet = Nobody else yet
home-some-table = A table
home-your-turn = Your turn
# How the games of the list stand.
home-over = over
home-between-games = between games
home-in-play = in play
# What tells a game from others in a list. $own: whether the reader has won alone.
home-battle = { $round ->
    [0] Battle { $number }
   *[other] Battle { $number }, round { $round }
}
home-here = { $count ->
    [one] { $names } is there
   *[other] { $names } are there
}
home-won = { $count ->
    [one] { $own ->
        [yes] You won
       *[no] { $names } won
    }
   *[other] { $names } shared the victory
}
home-turn-of = { $name }’s turn
home-turn-until = until { $moment }
home-waiting = waiting: { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
home-about-to-begin = about to begin
home-gone = no longer on this server

## Setting up a table

home-whom = Who to play with
home-company-alone = Play alone
home-company-alone-means = against captains
home-company-friends = With friends
home-company-friends-means = wherever they are
home-company-friends-here = on this device, so far
home-public = Public table
home-public-means = Anybody can find it on this server’s home page. Otherwise only those who are invited can.
home-more-settings = More settings
home-open-table = Open the table
home-watch = Watch
home-play = Play
home-no-cookies = This browser blocks cookies, so the server cannot recognise you: allow them for this site to play with friends. On your own, you play by your seat’s link, which is its key.
home-next = Next: one link and a code for all.
home-next-here = Only this computer can reach the server: in the waiting room you can read how to let friends in.
home-you-watch = Only captains play: you watch.
home-come-back = You can leave and come back at any time.
home-first-holder = First to hold the Condottiere
home-first-at-random = Anyone, at random
home-whoever-sits = The player in seat { $place }
home-pace = How fast captains play
home-pace-instant = Instantly
home-pace-fast = Fast
home-pace-normal = Normal
home-pace-slow = Slow
home-hints = Hints and odds
home-hints-mean = Advice on your turn and odds in battle. Everybody can see that they are allowed.
home-bargaining = Captains bargain
home-bargaining-mean = They offer and answer pacts. How well they keep their word depends on their character; anybody they catch betraying them gets nothing more.

## Seats of a new table

home-seats = Seats
home-number-of-players = Number of players
home-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
home-you = You
home-you-mean = You swap places with whoever is here now.
home-friend = A friend
home-friend-means = Anybody you invite; the first of these seats is yours.
home-your-name = Your name
home-name-needed = What do your friends call you? Type a name first.
home-free = Free
home-bot = { $name } bot
# Of a button: who sits in a seat, such as 'A friend'; of a captain, how strong it is.
home-change-seat = Seat { $place }: { $who }
home-change-captain = Seat { $place }: { $name }, { $grade }
home-who-sits = Who sits in seat { $place }?
home-captains = Captains, from gentle to merciless
home-other-bots = Other bots, by how they think
home-everywhere = The same in every captain’s seat

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
option-rule-hidden-cards-means = Mercenaries, Drummers, Heroines and Courtesans lie face down until you play your next card, turn them up as you pass, or the battle ends (R15).
option-so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-points-to = Playing for Points, to { $points }

## Clocks

clock-label = Clock
clock-choice-none = No clock
clock-choice-none-means = Take as long as you need for a turn.
clock-choice-relaxed = Relaxed, for an evening
clock-choice-relaxed-means = A minute per turn, plus five for the whole game. Then a captain plays for you until you are back.
clock-choice-days = By days, over a week
clock-choice-days-means = Play when you can: you have a few days per move, then a captain plays for you until you are back.
clock-days-for-each = Days per move
clock-days-a-move = { $count ->
    [one] 1 day
   *[other] { $count } days
} a move
clock-no-clock = No clock
clock-live = Relaxed: { $clock }
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
# The number of the first day of a month in a date.
first-of-month = 1
# Moments: '14:05' of today, 'Tuesday 14:05', '3 December 14:05'.
moment-time = { $time }
moment-weekday = { $weekday } { $time }
moment-date = { $date } { $time }
since-time = since { $time }
since-weekday = since { $weekday }
since-date = since { $date }
# How long ago it was that somebody left, or when. Follows words such as ‘Ada left’.
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
} ago
ago-time = at { $time }
ago-weekday = on { $weekday } at { $time }
ago-date = on { $date } at { $time }
tutorial = Tutorial
tutorial-second = Second lesson
tutorial-on = Continue the tutorial

### The waiting room

room-title-own = Your table
room-title-free = A free table
room-title-of = { $name }’s table
room-seats-taken = { $taken } of { $count ->
    [one] 1 seat
   *[other] { $count } seats
} taken
room-ready-to-begin = Ready to begin
room-lost-seat = The host has freed your seat. Take another, or watch.
room-to-start = Condottiere: to the home page
room-seats = Seats
room-onlookers = { $count ->
    [one] 1 other is
   *[other] { $count } others are
} watching.
room-no-seat-left = Every seat is taken now. You can watch from here.

## Inviting

room-invite = Invite
room-invite-your-friends = Invite your friends
room-invite-friends = Invite friends
room-invite-friends-means = One link for everybody, to take a free seat or to watch.
room-invite-others = Invite others
room-invite-others-means = Anybody with this link watches, and sees nobody’s cards.
room-qr-code = QR code for this table’s link
# A short code follows, in a line of its own.
room-or-type = or open <b>{ $address }</b> and type
room-share = Share
room-share-text = Play Condottiere with me:
room-address = This computer’s address on your friends’ network
room-invite-language = Language for those you invite
room-invite-language-any = Whichever their browser wants
room-link-for-everybody = Link for everybody
room-link-for = Link for { $name }
room-copy = Copy
room-copied = Copied
room-press-to-copy = The link is selected: press { $keys } to copy it.
room-links-of-seats = Links to the seats
room-links-are-keys = Each is the key to its seat: anybody with it can play.
# $options: what the server was started with besides, which is needed again: empty, or ' --port 9000'.
room-only-here = This link works only on this computer: the server answers nobody else, so friends on other devices cannot reach it. To let them in, stop the server and start it with <code>python3 run.py --host 0.0.0.0{ $options }</code>. The table is kept.
room-opened-here = This link works only on this computer. Open the game at an address that your friends can reach, then invite them from there.

## Joining

room-invites-you = { $name } invites you
room-seat-for-you = A seat is free for you
room-summary = Hire soldiers, bluff, and take Italy region by region: a card game for 2 to 6 players.
room-your-name-at-table = Your name at the table
room-take-a-seat = Take a seat
room-then-host-starts = That makes you ready, and { $name } starts the game. To watch, just stay here.
room-then-you-start = That makes you the host, and you start the game. To watch, just stay here.

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
    [yes] host, but away
   *[no] host
}
room-is-own-guest = { $gone ->
    [yes] on this device, too, but away
   *[no] on this device, too
}
room-is-guest = { $gone ->
    [yes] on a friend’s device, but away
   *[no] on a friend’s device
}
room-is-ready = { $gone ->
    [yes] ready, but away
   *[no] ready
}
room-is-not-ready = { $gone ->
    [yes] not ready yet, but away
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
room-leave-means = It becomes free, and you watch.
room-move = Move here
room-move-means = The seat you sit in now becomes free.
room-captain-here = A captain sits here
room-captain-here-means = Choose who, from gentle to merciless.
room-guest = Somebody beside you plays here, too, on this device
room-seat-guest = Seat them
room-make-free = Make this seat free
room-guest-leaves = Then { $name } does not play.
room-hand-over = Make { $name } the host
room-hand-over-means = Then { $name } arranges the seats and starts the game.
room-somebody-else = Somebody else sits here
room-somebody-else-means = Another captain, or a person.
room-yes-take-seat = Yes, take the seat from { $name }
room-who-is-here = { $name } is here.
room-who-has-gone = { $name } is away.
room-loses-seat = Then { $name } watches, or takes another seat.
room-for-a-person = For a person.
room-change-places = Change places with
room-free-seat = Seat { $place }, which is free

## What the host can do

room-fill = { $count ->
    [one] Fill with a captain
   *[other] Fill with captains
}
room-leave-out = { $count ->
    [one] Remove the free seat
   *[other] Remove the free seats
}
room-add-seat = Add a seat
room-friend = A friend
room-friend-means = Anybody you invite.

## What is being waited for

room-start = Start the game
room-i-am-ready = I am ready
room-wait-for-me = Not ready after all
room-everybody-ready = Everybody is ready.
room-everybody-ready-for = Everybody is ready: { $name } can start the game.
room-host-gone = { $name }, the host, is away. If they stay away, somebody here becomes the host.
# What is being waited for follows, in a sentence.
room-you-are-ready = You are ready.
room-say-when = Say when you are ready.
room-say-again = Say again when you are ready.
room-you-look-on = Take a seat to play, or just watch: the game appears on this page when it begins.
room-no-seat-look-on = Every seat is taken, so you are watching. The game appears on this page when it begins.

## Until it begins

room-talk = Talk before the game
room-talk-means = Only those who sit here read this. It is gone when the game begins.
room-mute = Mute { $name }
room-meanwhile = While you wait
room-meanwhile-means = Practise within this page: it makes room as soon as the game begins.
room-practise = A practice game
room-practice-back = Back to your table

## What happens, for those who listen

room-has-left = { $name } has left.
room-has-sat-down = { $name } has sat down.
room-now-ready = { $name } is ready.
room-now-not-ready = { $name } is not ready yet.
room-you-sit-in = You sit in seat { $place }.
room-you-are-host = You are the host now.
room-new-host = { $name } is the host.

## What is played

room-terms = Game settings
room-rules = The rules
room-usual-game = Standard game
room-usual-game-means = No optional rules.
room-first-holder = First holder
room-first-holder-means = { $name } begins with the Condottiere.
room-first-holder-seat = The player in seat { $place } begins with the Condottiere.
room-clock = Clock
room-clock-none = None: take as long as you need for a turn.
room-clock-means = { $clock }. If you take longer, a captain plays until you are back.
room-pace = Pace
room-pace-instant = Captains play at once.
room-pace-fast = Captains play fast.
room-pace-normal = Captains take a moment for each card.
room-pace-slow = Captains take their time.
room-hints = Hints and odds
room-hints-mean = Everybody may ask for advice on their turn.
room-bargaining = Captains bargain
room-bargaining-mean = They offer and answer pacts.
room-public = Public
room-public-means = The home page lists this table: anybody may join.
room-private = Private
room-private-means = Only those whom somebody invites can find this table.
room-change-settings = Change the settings
room-save-settings-means = Everybody sees what has changed. If it is the rules, the clock or the hints, the others have to say again that they are ready.
# Three seats or more.
room-fewer-seats = { $count } seats are taken: for a smaller table, make one free first.
room-settings-changed = The settings have changed.
# A setting and its new value: ‘Hidden Cards: on.’
room-setting-now = { $name }: { $value }.
room-setting-switch = { $on ->
    [yes] on
   *[other] off
}

### The tutorial

tutorial-where = { $number } of { $count } · { $chapter }
tutorial-chapter-cheap = A cheap battle
tutorial-chapter-winter = Winter
tutorial-chapter-courtesan = The Courtesan
tutorial-chapter-bishop = The Bishop
tutorial-chapter-round = The end of the round
tutorial-chapter-scarecrow = The Scarecrow
tutorial-chapter-spring = Spring and Surrender
tutorial-chapter-discard = Discarding
tutorial-fold = Hide the guide
tutorial-unfold = Show the guide
tutorial-leave = Leave
tutorial-leave-means = Leave the tutorial; you can continue it later.

tutorial-welcome = You are { $seat }. With { $players } players, the first to have { $adjacent } adjacent regions, or any { $total }, wins.
tutorial-first-site = You hold the Condottiere, the helmet: <b>choose { $region }</b> to fight over, then confirm.
tutorial-first-card = In turn, each player adds one card to the line beside their name, or passes. Mercenaries are worth their number. <b>Choose your { $card }</b>, then play it.
tutorial-wait = The computer’s captains answer: { $first }, then { $second }.
tutorial-wait-one = Now { $seat } answers.
tutorial-second-card = Your line is worth { $own }, the next best { $rival }; the strongest wins. <b>Add your { $card }</b>: then they need more cards to overtake you.
tutorial-pass-cheap = { $own } to { $rival } should do. <b>Pass</b>: you are out of this battle, but your line still counts. Below each name: cards held and regions won.
tutorial-pass-lead = You lead, { $own } to { $rival }. <b>Pass</b>, and save your cards: your line still counts, but the others may play on.
tutorial-pass-safe = You lead, { $own } to { $rival }, and { $why ->
    [passed] all others have passed
   *[empty] nobody else has cards left
}. <b>Pass</b>, and { $region } is yours.
tutorial-watch-on = The battle ends when everybody has passed.
tutorial-won-cheaply = { $region } is yours, { $own } to { $rival }. Win cheaply: new cards come only when the round is over.
tutorial-won = { $region } is yours, { $own } to { $rival }. New cards come only when the round is over.
tutorial-lost = { $seat } takes { $region } with { $strength }. { $count ->
    [0] You have no cards left.
    [one] No harm done: you still hold 1 card.
   *[other] No harm done: you still hold { $count } cards to win others with.
}
tutorial-tied = The strongest lines tie at { $strength }, so nobody takes { $region }. { $seat } holds the Condottiere now.
tutorial-second-site = The winner takes the Condottiere too. <b>Choose { $region }</b>, beside Bologna: adjacent regions win sooner.
tutorial-any-site = You hold the Condottiere. <b>Choose a region</b> to fight for: { $regions ->
    [0] one with many neighbours is worth most.
   *[other] one beside yours is worth most.
}
tutorial-others-choose = { $seat } now chooses where to fight.
tutorial-next-battle = Next comes { $region }.
tutorial-hand = You hold no Mercenary, so you may <b>discard all your cards</b>: you sit out the round, and it ends sooner. Or <b>keep them</b>.
tutorial-open-low = <b>Open with your { $card }</b>, and see what the others spend.
tutorial-winter = { $seat } leads with { $strength }: too dear to beat. <b>Play Winter</b>, and every Mercenary in play counts 1.
tutorial-under-winter = Now { $seat }’s line is worth { $strength } too, and in a tie nobody takes the region. <b>Play your { $card }</b>: it now counts as much as a 10.
tutorial-pass-winter = Your line is { $working } = { $own }, the next best { $rival }. <b>Pass</b>, and the battle is over.
tutorial-won-under-winter = { $region } is yours, { $own } to { $rival }: under Winter, cheap Mercenaries are as good as the best.
tutorial-third-site = You need not win every battle. <b>Choose { $region }</b>, and let the others spend their cards on it.
tutorial-courtesan = <b>Play your Courtesan.</b> She counts only 1, but if you alone have the most Courtesans, you take the Condottiere, whoever wins the region.
tutorial-pass-drummer = { $seat } has played a Drummer: it doubles all Mercenaries of that line, also those to come. <b>Pass</b>, and let them fight over { $region }.
tutorial-watch = They spend card after card; you still hold { $count ->
    [one] 1
   *[other] { $count }
}.
tutorial-token-by-courtesan = { $seat } takes { $region } with { $strength }, but your Courtesan takes the Condottiere.
tutorial-fourth-site = Now add to your own land: <b>choose { $region }</b>, beside Bologna and Firenze.
tutorial-bait = <b>Open with your { $card }</b>, and let the others show their best.
tutorial-bishop = Their { $card } is the highest in play. <b>Play the Bishop</b>: he discards every Mercenary of that strength; yours are lower, and stay.
tutorial-heroine = { $seat } leads with { $strength }: neither Winter nor Bishop touches a Heroine. <b>Play yours</b>, and lead again.
tutorial-favor = The Bishop also moves the Favor of the Pope: nobody can choose its region next. <b>Put it on { $region }</b>, so that { $seat } cannot add it to Torino.
tutorial-favor-anywhere = The Bishop also moves the Favor of the Pope: nobody can choose its region next. <b>Put it</b> where you want no battle.
tutorial-won-by-heroine = { $region } is yours, { $own } to { $rival }: your Heroine stood where tens fell.
tutorial-last-site = Nobody else has cards: the round ends. <b>Choose the first region</b> of the next.
tutorial-keep = Only you have cards left. { $count ->
    [one] <b>Keep it</b>, if it is good
   *[other] <b>Keep up to two</b>, if they are good
}: each card kept is a new one less.
tutorial-new-round = Now everybody has ten cards, kept ones included, plus one for each region: { $regions ->
    [0] as you have none, you hold { $count }
   *[other] with { $regions }, you hold { $count }
}.
tutorial-begin-again = This lesson begins in mid-round: the others have spent cards already. <b>Choose { $region }</b>, then confirm.
tutorial-bluff = You lead, { $own } to { $rival }. Frighten the others: <b>play your { $card }</b>. It need not be lost.
tutorial-scarecrow = { $own } to { $rival }: they have given up. <b>Play the Scarecrow</b>: it takes a Mercenary of your line back into your hand, and { $less } to { $rival } still wins.
tutorial-rescue = <b>Take your highest Mercenary back</b>, if you still lead without it.
tutorial-fifth-site = Your 10 is back in your hand. <b>Choose { $region }</b>, beside Bologna.
tutorial-open-high = <b>Open with your { $card }</b>: two special cards will protect it.
tutorial-spring = Winter makes your { $card } worth 1. <b>Play Spring</b>: Winter goes, and the highest Mercenaries in play count 3 more.
tutorial-surrender = You lead, { $own } to { $rival }, but { $seat } still holds cards. <b>Play the Surrender</b>: the battle ends at once, and the lines count as they lie.
tutorial-won-by-surrender = { $region } is yours, { $own } to { $rival }: nobody could answer any more.
tutorial-discard = You hold no Mercenary, and only { $seat } has cards besides you. <b>Discard your hand</b>: then the round ends, { $seat } keeps two cards at most, and everybody gets new ones.
tutorial-suggest = To lead, you need more than { $strength }. You could <b>play your { $card }</b>; or <b>pass</b>, and save your cards.
tutorial-behind = To lead, you need more than { $strength }. <b>Play more</b> if { $region } is worth it to you, or <b>pass</b>: you play no more in this battle, and save your cards.
tutorial-last = The others are done, with { $strength } at most. <b>Play more</b> if you want { $region }, or <b>pass</b> and save your cards.
tutorial-last-card = The others are done. <b>Play your { $card }</b>: { $region } is yours, { $own } to { $rival }.
tutorial-ends = { $count ->
    [one] One more region beside yours wins this game:
   *[other] { $count } more regions beside each other win this game:
} play on here, or start one of your own.
tutorial-ends-won = { $seat } wins. Now start a game of your own.
tutorial-more = { $lesson ->
    [1] The second lesson shows the other cards
   *[2] You have seen all cards
}; <cards>the sheet “{ summary-button }”</cards> sums them up. With 4 players, 5 regions win, or 3 adjacent ones. <rules>The rules</rules> and “{ hint-button }” help; point at anything, or hold a finger on it, to see what it is.
tutorial-first-game = Play your first game

### On a television

tv-title = { $what } · on a TV · Condottiere
tv-show = Show on a TV
tv-show-means = Opens the table large in a new tab, as spectators see it. Everybody’s cards stay on their own phone.
tv-full-screen = Full screen
tv-take-a-seat = Take a seat with your phone
tv-phone = Your cards are on your phone
tv-starts = { $name } starts the game on a phone.
tv-starts-nobody = The first to sit down starts the game.

### A finished game

review-title = The game of { $names } · Condottiere
review-laying-out = Setting up the game…
review-not-over = This game is not over yet
review-no-such-game = Game not found
review-not-begun = This game has not begun
review-no-answer = No answer from the server
review-cannot = This game cannot be shown
review-to-table = Back to the table
review-try-again = Try again
review-to-start = To the home page

## Tabs beside the board

review-tabs = Log, battles and cards
review-tab-log = Log
review-tab-battles = Battles
review-tab-seen = Cards
review-tab-about = Game

## Going through the game

review-walk = Replay
review-steps = Steps
review-step-battle-before = Previous battle
review-step-back = Previous moment
review-step-play = Play
review-step-stop = Stop
review-step-on = Next moment
review-step-battle-after = Next battle
# What keys are called.
review-key-battle-before = Page Up
review-key-back = ←
review-key-play = Space
review-key-stop = Space
review-key-on = →
review-key-battle-after = Page Down
# What a button does, and which key does the same.
review-step-with-key = { $step } ({ $key })
# The game is cut into moments, which are counted from 1.
review-moment = Moment
review-moment-of = Moment { $moment } of { $count }
review-moment-of-short = <b>{ $moment }</b> of { $count }
review-copy-title = Copy a link to this moment, seen from here
review-copy-title-of-record = Copy a link to this moment, seen from here; opening it needs the same file
review-link = Link to this moment
review-copy-link = Copy link
review-copied = Copied
# { $keys } are such as 'Ctrl+C'.
review-press-to-copy = Press { $keys }

## From where it is seen

review-seen-by = View
review-all-open = All cards open
review-spectator = A spectator
review-place-of-reader = { $name } (you)
review-hand = Hand
review-hands = Hands
review-all-hands = All hands
review-no-card = no card
review-no-hand = A spectator sees nobody’s hand.

## Battles

review-battles = Battles
review-no-battle = No battle was fought to the end.
review-game = Game { $game }
review-final-battle = The final battle
# What came of a battle, beneath the name of the region.
review-nobody-wins = nobody wins it
review-wins = { $name } wins it
review-keeps = { $name } keeps it
review-conquers = { $name } conquers it
review-cards-spent = { $count ->
    [one] 1 card spent
   *[other] { $count } cards spent
}
# What a seat spent: cards, or one of these.
review-nothing = nothing
review-spent-nothing = spent nothing
review-passed-at-once = passed at once
review-passed-after = passed after { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# { $cards } are cards, or nothing; { $passed } is one of the two messages above.
review-seat-spent = { $name }: { $cards }; strength { $strength }
review-seat-spent-and-passed = { $name }: { $cards }; strength { $strength }, { $passed }

## The game

review-about = About this game
review-record-ends = This record ends before the game does.
review-unfinished = The game was left unfinished.
review-won = { $count ->
    [one] { $names } won
   *[other] { $names } shared the victory
}{ $how ->
    [adjacent] : { $target } adjacent regions
    [most] {" "}with the most regions
    [final_battle] {" "}in the final battle
   *[total] : { $target } regions
}.
# Where it was not won by the rules.
review-won-otherwise = { $count ->
    [one] { $names } won.
   *[other] { $names } shared the victory.
}
review-match-won = { $count ->
    [one] { $names } won the match.
   *[other] { $names } shared the match victory.
}
# { $moment } is such as '14:05', 'Tuesday 14:05' or '3 December 14:05'.
review-begun = Begun { $moment }.
review-score = { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
review-keep-record = Keep its record
review-record-means = A record shows all that happened, hidden cards too.
# The forms in which it can be downloaded.
review-record-text = Text
review-record-json = JSON
review-no-pact-in-game = Nobody offered a pact in game { $game }; there were some in other games of this match.
review-shuffle-of-record = The shuffle cannot be verified: this record lacks the secret that a table reveals when its game is over.
# $lasting: whether the browser lets the page keep the record.
review-record-kept = { $lasting ->
    [yes] This tab keeps the record until it is closed; the server keeps nothing. Anybody who opens a link to it needs the same file.
   *[no] This browser does not let the page keep the record: after reloading it, open the file again. Anybody who opens a link to it needs the same file.
}
# Games of the same people, one after the other.
review-rematches = Games in this series
review-game-goes-on = Game { $game }, still being played
review-elsewhere = Elsewhere
review-look-at-record = Open a record

## Playing on

review-from-here-button = Play on from here…
review-from-here = Play on from here
review-from-here-means = Play on from moment { $moment } at a table of your own, with the cards as they lie now. Captains take all other seats; the original game stays as it is. The shuffle there cannot be verified, since it goes on from known cards.
review-from-over = The game is over at this moment. Go back to an earlier one to play on.
review-your-seat = Your seat
review-captains = The captains
review-play-on = Play on

## Records

review-records-title = Open a record · Condottiere
review-records-mean = Every finished game can be downloaded as a record, as text or JSON. Open one here to replay it: from any seat, or with all cards open. The server keeps nothing of it.
review-record-missing = This link leads to moment { $moment } of a record opened in another tab or browser. Open the same file here to go there.
review-choose-file = Choose a file
review-or-drop = or drop it here
review-reading = Reading…
review-too-large = This file is too large: a record has 1 MB at most.
review-no-text = This file is not text in UTF-8 or UTF-16, so it is no game record.

### After the game

after-title = How the game of { $names } went · Condottiere
after-link = How it went
after-gathering = Summing up the game…
# After some seconds.
after-gathering-on = This takes longer than usual: the server may have much to do. The page appears by itself.
after-to-review = Replay the game
after-last-battle = Watch the last battle

# The picture to share.
after-picture = A picture of the end: { $won }
after-save = Save picture
after-share = Share
after-share-text = A game of Condottiere
after-film = Save video of the last battle
after-filming = Recording the video…
after-share-film = Share video
after-film-failed = This browser could not record the video.
after-film-empty = Nothing was recorded: this device may have too much to do. Please try again.
after-film-hidden = The video is recorded only while this page is in view. Please try again, and keep it open.

after-regions = Regions over time
after-regions-means = Each player’s regions after every battle.
after-chances = Winning chances
after-chances-means = After every deal and every battle, with all hands open, also what nobody could see, and as if all then played on equally well, each seeing only their own cards: so the chances of all add up to 100%. They may be off by 3 to 8 points, in a long match by more. A battle won with many cards can lower them. A hint goes by what you alone could see, and reckons that you go on following hints, which wins more often: so it mostly states higher ones.
after-table = As a table
after-when = After
after-start = the first deal
after-new-hands = new hands
after-game-battle = { $battle } (game { $game })

after-battles = What was spent, and what it won
after-battles-means = Each line’s strength at the end of a battle, and how many cards it cost. The winner is framed.
after-no-cards = no card
after-cards-spent = Cards spent
after-battles-won = Battles won
after-price = Cards per battle won

after-choices = Choices
after-choices-means = Judged by what each player could know at the time, never by hidden cards. The chances beside a choice are estimated as for a hint, from other deals of the hidden cards. They are not those of the chart, which sees all hands: somebody may have 40% here who, by the hidden cards, had 5% there. A choice counts as worse than the best only if the difference is greater than the judge’s error.
after-whose-choices = Whose choices
after-judging = Judged { $count } of { $total } choices…
# $manner: how a player has played. $good: how many choices were as good as the best.
after-accuracy = { $manner ->
    [faultless] Faultless
    [careful] Careful
    [uneven] Uneven
   *[careless] Careless
}: { $good } of { $total } choices were as good as the best.
after-no-mistake = No choice of { $name } was worse than the best, as far as the judge can tell.
# $choice: 'Play Mercenary 10'.
after-chosen = Chosen: { $choice } ({ $chance }).
after-better = Better: { $choice } ({ $chance }).
# Why it is better, as told to that player; so ‘you’ in { $reasons } is that player.
after-hint = Why, by what { $name } could know: “{ $reasons }”.
after-cost = By what { $name } could know, this gave away { $share } of the chance.
after-retry = See it, or play on from here

after-luck = Luck and skill
after-luck-means = What each result is made of, in percentage points of the chance of winning that the chart shows: the chance before the deal, the luck of all deals, what own choices gave away, and the rest: what the others did, and what one could not know.
after-part-base = Before the deal
after-part-luck = Luck of the deals
after-part-own = Own choices (0 at best)
after-part-gave-up = Giving up
after-part-rest = The others, and what was hidden
after-part-rest-and-luck = The deals, the others, and what was hidden
after-part-result = Result
after-luck-awaits = Own choices, and with them the rest, follow when all choices are judged.
after-luck-vague = The luck of the deals is part of the rest here: in this game it is not known to within { $most } points.
after-luck-how = How this is worked out
after-luck-judge = Every hand counts, also what nobody could see. After each deal and battle the judge plays the game on many times with the real hands, and sees how often each player wins.
after-luck-deals = What a deal changes is 0 on average, for everybody: that is luck. It has an error, since the judge cannot try everything.
after-luck-choices = A choice that was worse than the best gave away a share of the chance, by what one could know (as told above). It costs the same share of the chance that the chart shows at the deal or battle before it, less what earlier choices gave away since: so no choice costs more than one had. What others give back may be given away again: over a whole game that can come to more than 100 points. A bluff that is good by what one can know costs nothing; what it wins is in the rest, like all that the others give and take, and like cards that one could not see.

after-turning-points = Turning points
after-turning-points-means = What changed the chances in the chart most. Upper bar: before. Lower bar: after. Beneath are choices that were worse than the best, with chances by what that player could know.
after-no-turning-point = No battle or deal changed the chances much.
after-point-battle = The battle for { $region }
after-point-deal = New hands
after-chance = { $name }: { $before } before, { $after } after
after-point-told = What decided it: { $told }
after-hand = { $count ->
    [0] no cards
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
}
after-mercenaries = Mercenaries worth { $strength }
# Between the deals and battles of a review: who could win, and who chooses.
outlook-could-win = The next region could win the game for { $seats }.
outlook-no-longer = The next region can no longer win the game for { $seats }.
outlook-chooses = { $seat } chooses the next region.
after-look = See this moment

### Fair shuffles

# Words of docs/fairness.md: a server commits itself to a secret; browsers add entropy; each deal follows from both.
fair-question = Was the shuffle fair?
fair-unverifiable = The shuffle cannot be verified: the server committed itself to none, as is usual only where a game goes on from known cards.
fair-ignored = The server deals without the random numbers of this browser, so nothing proves now that your cards are dealt fairly.
fair-shuffles = Fair shuffles
fair-asking = Asking the server what was dealt, and for its secret…
fair-at-work = Shuffling every deal again…
fair-later = At the end the server reveals its secret, and you can check it. Here is how that works.
fair-sources = This page checks that every card went where the log says; the command <code>condottiere verify</code> checks that the rules were kept, too.
fair-what-is-proven = What this proves, and what it does not

## The verdict

fair-hidden = This browser noted the server’s commitment, but now the server says nothing of it.
fair-untold = The server says nothing now.
fair-uncommitted = The server gave no commitment when this browser asked for one, and says nothing now.
fair-unproven = Not proven: nothing contradicts the server, but that is no proof.
fair-fair = Fair: this browser’s own random numbers are in every deal, and all it can check is right.
fair-unfair = Not fair: something is not as the server promised.
# { $deals } is one of the next message.
fair-nobody-gave = Nobody gave random numbers for { $deals }, so the server admin might have chosen the cards.
fair-depends = In { $deals } you depend on others: of those who gave random numbers, as the list of deals says, at least one must not collude with the server admin.
fair-commitment-late = This browser first noted the commitment before deal { $deal }, because it came later or somebody else began the table. So the server may have chosen its secret to suit { $deals }.
fair-not-given = This browser gave no random numbers for { $deals }.
fair-left-out-late = { $count ->
    [one] Once the server left out random numbers that this browser had sent, saying that they came too late: in { $deals }.
   *[other] { $count } times the server left out random numbers that this browser had sent, saying that they came too late: in { $deals }.
}
# Without notes: what each player could prove.
fair-gave = { $name } gave random numbers for { $deals }: fair for { $name }, if their own browser has noted this commitment and chain.
fair-unheard = For { $deals } this browser offered a chain that does not count there: the server ignored it, or it came too late, or another browser of yours took its place.
# { $numbers } is a list such as '1 to 3 and 7'. Other forms may be attributes: FORM($deals, "dative").
fair-deals = { $count ->
    [one] deal { $numbers }
   *[other] deals { $numbers }
}
fair-range = { $first } to { $last }

## What is found of the whole game

fair-other-table = What the server says is about a different table.
fair-secret-holds = The server’s secret is the one it committed itself to before the first deal.
fair-secret-fails = The secret the server reveals now is not the one it committed itself to before the first deal.
fair-nothing-noted = There are no notes of a browser that was there. Only they can show that the secret was not changed and no random numbers left out.
fair-commitment-holds = This browser noted this commitment before deal { $deal }.
fair-commitment-fails = This browser noted another commitment before deal { $deal }: the server has changed its secret.
fair-refused = The server gave no commitment when this browser asked before the table was made, so the browser’s random numbers could not be in deal 1.
fair-tries = { $count ->
    [one] Once before, the server knew this browser’s random numbers, and this browser was shown no game: so this may be another try.
   *[other] { $count } times before, the server knew this browser’s random numbers, and this browser was shown no game: so this may be another try.
}
fair-other-promise = The server promised table { $table }, but made this one once it knew this browser’s random numbers.
fair-bot-chain = A chain was announced for { $name }, a bot: bots give no random numbers, so it is the server’s.
fair-copied-chain = The chain announced for { $name } is that of another seat.
fair-setup-holds = Options, seats, names and bots are those this browser noted, and part of every shuffle.
fair-setup-told = Options, seats, names and bots were fixed before the first deal, but this browser noted none of them.
fair-setup-fails = Options, seats, names or bots are not those that were fixed before the first deal.
fair-setup-other = This browser noted other options, seats, names or bots than the server tells now.
fair-other-holder = During the game, this browser was told of another first holder.
fair-too-few-deals = { $count ->
    [one] The log has 1 deal, but this browser was told that deal { $deal } was next.
   *[other] The log has { $count } deals, but this browser was told that deal { $deal } was next.
}
fair-holder-named = { $name } held the Condottiere first, named by the options, as this browser knew beforehand.
fair-holder-holds = { $name } was drawn to hold the Condottiere first: that follows from the secret.
fair-holder-fails = It follows from the secret that { $given } has the Condottiere first, but { $name } had it.
fair-holder-unknown = { $name } held the Condottiere first, named by the options, says the server; this browser did not know that beforehand.
fair-unfinished = The record ends before the game is over: what is missing cannot be verified.
fair-record-no-secret = The record has no secret, which the server tells when a game is over: the cards cannot be dealt again.
fair-record-no-table = The record does not name its table, on which the cards depend.
# { $why } is a refusal in the language of the reader, or one of the two messages after it.
fair-against-rules = The record cannot be of a game that was played: { $why }.
fair-lone-guest = { $name } is a guest on the device of a seat that no person has
fair-moved-in-pause = the game went on in a pause

## What is found of each deal

fair-deal = Deal { $deal }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, as they follow from the secret.
# { $names } is a list of those who gave random numbers.
fair-deal-of = Deal { $deal }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, as they follow from the secret and the random numbers of { $names }.
fair-missing = No random numbers came from { $names }.
fair-late = The server says that what this browser sent for it did not come in time.
# Somebody of whom no name is known.
fair-seat = seat { $seat }
fair-elsewhere = another browser of yours
fair-deal-wrong = Deal { $deal }: not as the server promised.
fair-wrong-chain = The random numbers of { $name } are not from the chain they announced.
fair-left-out = Deal { $deal } leaves out the random numbers that this browser gave for it.
fair-asked-early = Deal { $deal } was said to be due earlier than it was: this browser’s random numbers for it were known too soon.
fair-unknown-chain = Deal { $deal } has random numbers of { $name } from a chain that this browser had not heard of when it gave its own.
fair-other-seat = After deal { $deal } this browser was shown another seat than the one it gave random numbers for.
fair-other-hand = The hand this browser saw after deal { $deal } is not what the server says now.
fair-other-givers = Deal { $deal } has random numbers from seats other than those this browser was told of then.
fair-other-board = The table this browser saw after deal { $deal } is not what the server says now.
fair-changed-pile = Deal { $deal } was made from other cards, or for other seats, than the server had settled on when it asked for this browser’s random numbers.
fair-no-secret = Deal { $deal } cannot be checked without the secret.
fair-no-cards = Deal { $deal } has no cards.
fair-other-pile = Deal { $deal } was not shuffled from the cards that lay nowhere else.
fair-other-hands = Deal { $deal } did not go to the hands that the server names.
fair-other-moves = After deal { $deal } cards went elsewhere than the moves in the log take them.
# { $dealt } and { $given } are names of cards, or the next message.
fair-other-cards = Deal { $deal } is not what follows from the secret: { $count ->
    [one] 1 card differs
   *[other] { $count } cards differ
}. Card { $place } was { $dealt }, and should have been { $given }.
fair-no-card = none

## What was noted

fair-noted = What this browser has noted
fair-noted-means = If you keep these notes, <code>condottiere verify --notes</code> judges the record by them on any machine, without this page.
fair-download = Download the notes
fair-fingerprint = Fingerprint of the record
fair-fingerprint-means = Read these numbers to each other, but not through this server. If they are the same for all players, all were given the same record, and their verdicts are about the same game.

### The summary sheet

summary-cards = What each card is worth and does
summary-in-deck = × { $count }
summary-so-many = { $card }: { $count } in the deck
summary-mercenaries = Mercenaries are worth their printed number.
summary-strength = How a strength is worked out, in this order
summary-strength-winter = Each Mercenary counts its printed number or, if a Winter is in play, 1 (R3.2).
summary-strength-drummer = If the line has a Drummer, its Mercenaries count double; a second Drummer adds nothing (R3.3).
summary-strength-spring = If a Spring is in play, the Mercenaries with the highest number in play get 3 more each (R3.4, R3.6).
summary-strength-rest = Whatever else lies there, a Courtesan adds 1, a Heroine 10 (R3.5).
summary-example = A line of 2, 4 and a Drummer, with Spring, if no number in play is higher than 4: (2 + 4) × 2 + 3 = 15.
summary-battle = What ends a battle
summary-battle-means = Everybody has passed, or a Surrender is played. The strongest line takes the region, and its player the Condottiere; if the strongest are tied, nobody takes it, and the token moves one place to the left (R4.1). A player who alone has the most Courtesans takes the Condottiere in any case (R4.2).
summary-battle-captured = In a battle for a region that somebody controls, a tie leaves it to them, and they take the Condottiere (R14.5).
summary-round = What ends a round
summary-round-means = At most one player has cards left after a battle, and keeps up to two of them (R7.1, R7.2). Then every hand is filled to ten cards, plus one for each region (R7.3).
summary-no-rounds = Cards after each battle
summary-no-rounds-means = There are no rounds here. After a battle each player may draw up to three cards, to a limit of ten plus one for each region; if nobody has a card, ten each (R12.2, R12.3).
summary-game = What ends a game
summary-game-means = The first to have enough regions after a battle wins at once: six in all or four adjacent with two or three players, five in all or three adjacent with four to six (R8.1).
summary-game-here = The first to have { $total } regions in all, or { $adjacent } adjacent, after a battle wins at once (R8.1).
summary-game-none-left = If no region is left to fight for, the most regions win; if those are tied, a final battle decides (R8.3, R9.1).

### The rules and other documents

rules-contents = Contents
rules-search = Search
rules-found = { $count ->
    [0] Nothing found
    [one] Found in 1 place
   *[other] Found in { $count } places
}
rules-title = The rules of Condottiere

## What is special about a table

rules-at-this-table = At this table
# $match: whether several games are played for points.
rules-to-win = { $match ->
    [yes] { $total } regions in all or { $adjacent } adjacent ones win a game at once (R8.1).
   *[no] { $total } regions in all or { $adjacent } adjacent ones win at once (R8.1).
}
rules-none-used = Bigger Kingdoms, Draw After Battle, Playing for Points, Capturing Regions and Hidden Cards are not used.

### Settings of this browser

settings = Settings
settings-theme = Theme
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-full = Full
settings-motion-fast = Fast
settings-motion-none = None
settings-sounds = Game sounds
settings-sounds-on = On
settings-sounds-off = Off

### Devices and persons

me-title = You
me-your-name = Your name
me-save = Save
me-saved = Saved
me-who-sees = Everybody at your tables sees it, even in games already begun. If somebody there has the same name, a number tells you apart.
me-you-are-called = You are called { $name }.
me-captains = Captains remember you
me-captains-yes = Yes
me-captains-no = No
me-captains-means = While you choose this, captains remember from your last 20 games with them whether you kept your promises. It changes only how they bargain with you, and they tell nobody else. It lasts as long as this server keeps those games; “No” deletes it.
me-language = Language

## Another device

device-play-on-another = Play on another device
device-code-means = A recovery code makes another device yours, with the same name and the same games.
device-code-again = A recovery code makes another device yours, with the same name and the same games. You already have one; a new one replaces it. Devices that are already yours stay yours.
device-make-code = Make a code
device-make-new-code = Make a new code
device-have-code = I have a code from another device
# $scanned: whether a QR code stands below.
device-use-code = On the other device, { $scanned ->
    [yes] scan this, open the link,
   *[no] open the link
} or type the code into the field “{ home-join-friends }” on the home page. Keep the code, too: it leads back to your games if this browser forgets you. It is good until you make another, and is not shown again. Anybody with it can play as you.
device-recovery-code = Recovery code
device-qr-code = QR code of the link for your other device
device-link = Link for your other device
device-opened-here = Open the game at an address that your other device can reach, and the link will lead there.
device-only-here = For now this server can be opened only on this computer. Restart it with <code>python3 run.py --host 0.0.0.0{ $options }</code>; the code stays good.

## Forgetting this device

device-forget = Forget this device
device-forget-means = This browser forgets you and your games, as you would want on a shared computer.
device-code-still-leads = Your recovery code, and your other devices, still lead to your games.
device-no-code = You have no recovery code: unless you also play on another device, nobody can get back to your games. Make a code above first.
device-stay = Stay { $name }
device-forget-me = Forget me here

## Coming with a recovery code

device-play-on-this = Play on this device
device-code-knows = With your recovery code this browser knows you by the same name, with all your games.
device-known-as = It knows you as { $name } now. If that is somebody without a code or another device, their games come along; otherwise they stay theirs.
device-this-is-me = This is me
device-no-cookies = This browser blocks cookies from this site, so the server cannot recognise you. Allow them, then try again.

## The server

device-server-unreachable = The server cannot be reached. Is it still running?
device-server-slow = The server has not answered in time. It may have much to do.
device-server-silent = The server answered { $status } but did not say why.
