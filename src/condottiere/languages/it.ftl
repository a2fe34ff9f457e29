# Italiano. The source is en.ftl; CONTRIBUTING.md, 'Languages'.
# Forms: cards have .indefinite ('un Inverno') and .definite ('l’Inverno'); 'you' has .oblique ('te') and .against ('di te').

language = Italiano
locale = it

### Cards

card-mercenary = Mercenario { $strength }
    .indefinite = un Mercenario { $strength }
    .definite = il Mercenario { $strength }
card-winter = Inverno
    .indefinite = un Inverno
    .definite = l’Inverno
card-spring = Primavera
    .indefinite = una Primavera
    .definite = la Primavera
card-bishop = Vescovo
    .indefinite = un Vescovo
    .definite = il Vescovo
card-courtesan = Cortigiana
    .indefinite = una Cortigiana
    .definite = la Cortigiana
card-drummer = Tamburino
    .indefinite = un Tamburino
    .definite = il Tamburino
card-heroine = Eroina
    .indefinite = un’Eroina
    .definite = l’Eroina
card-scarecrow = Spaventapasseri
    .indefinite = uno Spaventapasseri
    .definite = lo Spaventapasseri
card-surrender = Resa
    .indefinite = una Resa
    .definite = la Resa
several-cards = { $count } × { FORM($card, "plain") }

### How facts are written where they are part of a sentence

amount = { $seat } { $count }
loss = { $cards } di { $seat }
days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}

### The log of a game

## Deals and rounds

game-begins = La partita comincia: { $seat } ha il Condottiere.
match-game-begins = Comincia la partita { $game }: { $seat } ha il Condottiere.
cards-dealt = Carte distribuite: { $amounts }.
you-are-dealt = Ricevi: { $cards }.
you-draw = Peschi: { $cards }.
is-dealt = { $seat } riceve: { $cards }.
round-over = La manche è finita.
log-shortened = La cronaca è lunga: le prime { $count } mosse non compaiono qui, ma solo nella registrazione.

## Battles

chooses-site = { $seat } porta il Condottiere su { $region }.
chooses-site-of = { $seat } porta il Condottiere su { $region }, sotto il controllo di { $other }.
plays = { $seat } gioca { FORM($card, "indefinite") }.
plays-face-down = { $seat } gioca una carta coperta: { $card }.
plays-unseen = { $seat } gioca una carta coperta.
passes = { $seat } passa.
holds-back = { $seat } attende e può ancora difendersi.
turns-up = { $seat } scopre { FORM($card, "indefinite") }.
clears = Tolte dalle linee: { $cards }.
bishop-strikes = Il Vescovo abbatte: { $losses }.
bishop-finds-nobody = Il Vescovo non trova nessun Mercenario.
rescues = { $seat } riprende in mano { FORM($card, "indefinite") }.
rescues-nothing = { $seat } non riprende nulla.
places-favor = { $seat } mette il Favore del Papa su { $region }.
leaves-favor-off = { $seat } lascia il Favore del Papa fuori dal tabellone.
takes-favor-off = { $seat } toglie il Favore del Papa dal tabellone.
battle-ends = Finisce la battaglia per { $region }: { $amounts }.
final-battle-ends = Finisce la battaglia finale: { $amounts }.
tie =
    Parità a { $count }{ $ended ->
        [surrender] {""}, dopo una Resa
       *[passes] {""}
    }: non vince nessuno.
tie-keeps =
    Parità a { $count }{ $ended ->
        [surrender] {""}, dopo una Resa
       *[passes] {""}
    }: { $seat } mantiene la regione.
defends =
    { $seat } mantiene { $region }, { $count } a { $against }{ $ended ->
        [surrender] {""}, dopo una Resa
       *[passes] {""}
    }.
conquers =
    { $seat } conquista { $region }, { $count } a { $against }{ $ended ->
        [surrender] {""}, dopo una Resa
       *[passes] {""}
    }.
takes-condottiere = { $seat } prende il Condottiere.
keeps-condottiere = { $seat } tiene il Condottiere.
condottiere-passes-left = Il Condottiere passa a sinistra: ora ce l’ha { $seat }.
takes-condottiere-by-courtesans = { $seat } prende il Condottiere: ha più Cortigiane di tutti ({ $count }).
keeps-condottiere-by-courtesans = { $seat } tiene il Condottiere: ha più Cortigiane di tutti ({ $count }).
final-battle = { $seats } sono in parità: decide una battaglia finale.

## Hands after a battle

discards-hand = { $seat } non ha Mercenari e scarta tutta la mano: { $cards }.
keeps = { $seat } tiene: { $cards }.
keeps-nothing = { $seat } non tiene carte.
keeps-so-many = { $seat } { $count ->
    [0] non tiene carte
    [one] tiene 1 carta
   *[other] tiene { $count } carte
}.
draws = { $seat } { $count ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}.
everybody-keeps = Tutti tengono la propria mano.

## What people agree on

captain-for-away = { $seat } non c’è: un capitano gioca al suo posto finché non torna.
captain-agreed = Gli altri sono d’accordo: un capitano gioca per { $seat }.
captain-asked = { $seat } si allontana: nel frattempo un capitano gioca al suo posto.
is-host = { $seat } ospita il tavolo.
is-back = { $seat } torna e riprende a giocare.
is-here = { $seat } è qui: non serve un capitano.
plays-weaker = Un altro capitano gioca per { $seat }.
plays-itself = Da ora { $seat } gioca al suo vero livello.
resumes = { $seat } fa riprendere la partita.
paused = La partita è in pausa.
clock = { $turn } a turno
clock-with-reserve = { $turn } a turno e { $reserve } di riserva
clock-set = D’ora in poi c’è un orologio: { $clock }.
clock-removed = D’ora in poi si gioca senza orologio.

### The log of ends, shown cards and proposals

## The end

left-unfinished = La partita resta incompiuta: { $count ->
    [one] 1 battaglia
   *[other] { $count } battaglie di fila
} senza una carta.
game-won = { $seats } { $count ->
    [one] vince la partita
   *[other] vincono insieme la partita
} { $how ->
    [adjacent] con { $target } regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con { $target } regioni
}.
match-game-won = { $seats } { $count ->
    [one] vince
   *[other] vincono insieme
} la partita { $game } { $how ->
    [adjacent] con { $target } regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con { $target } regioni
}.
match-points = Punti ({ $target } per vincere la sfida): { $amounts }.
match-won = { $seats } { $count ->
    [one] vince
   *[other] vincono insieme
} la sfida.

## Shown cards

shows-cards = { $seat } mostra a tutti: { $cards }.
shows-cards-to = { $seat } mostra a { $seats }: { $cards }.
shows-face-down-card = { $seat } mostra a tutti la carta coperta.
shows-face-down-card-to = { $seat } mostra a { $seats } la carta coperta.
shows-cards-and-face-down = { $seat } mostra a tutti: { $cards }, più la carta coperta.
shows-cards-and-face-down-to = { $seat } mostra a { $seats }: { $cards }, più la carta coperta.

## Taken back

takes-back = { $seat } annulla { $what }.
choice-of-site = la scelta di { $region }
place-of-favor = la scelta di dove mettere il Favore
choice-of-rescue = la scelta fatta con lo Spaventapasseri
the-pass = il «passo»
the-card = la mossa con { FORM($card, "definite") }
the-face-down-card = la mossa con la carta coperta
a-move = una mossa
take-back-lapses = Il gioco è andato avanti: la richiesta di { $seat } di annullare una mossa è decaduta.
take-back-lapses-shown = Sono state mostrate delle carte: la richiesta di { $seat } di annullare una mossa è decaduta.

## Proposals

resigns = { $seat } abbandona: un capitano gioca al suo posto fino alla fine.
proposes = { $seat } propone { $proposal }.
agrees-to = { $seat } accetta { FORM($proposal, "definite") }.
refuses = { $seat } rifiuta { FORM($proposal, "definite") }.
withdraws = { $seat } non chiede più { FORM($proposal, "definite") }.
request-for-pause-ends = La richiesta di { $seat } di una pausa non è più aperta.
proposal-pause = una pausa
    .definite = la pausa
proposal-end = una fine senza vincitori
    .definite = la fine senza vincitori
proposal-captain = un capitano per { $seat }
    .definite = il capitano per { $seat }
proposal-takeback = di annullare una mossa
proposal-no-clock = di giocare senza orologio
proposal-clock = un orologio di { $clock }
    .definite = l’orologio di { $clock }
ended-by-agreement = La partita finisce qui, di comune accordo: non vince nessuno.
all-have-resigned = Tutti hanno abbandonato: la partita è finita.
others-have-resigned = Tutti gli altri hanno abbandonato: vince { $seat }.
chat-closed = Chi ospita il tavolo chiude la chat.
chat-opened = Chi ospita il tavolo riapre la chat.

### Errors

error-said = { $text }
error-internal-nothing-changed = Qualcosa è andato storto sul server, che l’ha annotato. Non è cambiato nulla.
error-no-table = Qui non c’è nessun tavolo «{ $text }». Controlla il link, o apri un nuovo tavolo.
error-table-archived = Nessuno toccava questo tavolo da così tanto tempo che è stato archiviato. Chi gestisce il server ha la registrazione della partita.
error-table-deleted = Nessuno toccava questo tavolo da così tanto tempo che è stato eliminato.
error-damaged-game = La partita salvata viola le regole ({ $text }): il database è danneggiato. Chi gestisce il server potrebbe averne una copia precedente.
error-not-saved = Non è stato possibile salvare la partita, quindi non è cambiato nulla. { $what }
error-overloaded = In questo momento il server è sovraccarico, quindi l’operazione non è stata eseguita. Riprova tra qualche secondo.
error-restarting = Il server si sta riavviando. Riprova tra un attimo.
error-stale = Il tavolo è cambiato da quando hai deciso. Dagli un’altra occhiata.
error-cross-origin = Le pagine di altri siti non possono usare questo server. Apri il gioco dalla sua pagina.
error-not-your-seat = Questo posto non è tuo. Se ne hai il link, aprilo su questo dispositivo e prendi il posto.
error-link-renewed = Il link di questo posto è stato rinnovato: il vecchio non funziona più. Chiedi quello nuovo al tavolo.
error-internal = Qualcosa è andato storto sul server, che l’ha annotato. La partita è com’era.
error-wrong-key = Questa chiave non apre nessun posto del tavolo. Usa il link completo che hai ricevuto, o entra senza chiave per guardare.
error-no-person = Questo server non sa chi sei. Prima scegli un nome.
error-wrong-recovery-code = Questo codice di recupero non esiste. Ricontrollalo; un codice nuovo annulla i precedenti.
error-no-hints = Questo tavolo non prevede consigli né probabilità. Un nuovo tavolo può permetterli.
error-hint-not-your-turn = I consigli sono per chi è di turno. Chiedi di nuovo quando tocca a te.
error-rematch-not-over = La rivincita comincia a partita finita; in una sfida, a sfida finita.
error-nothing-left-to-play = A questo punto la partita è già finita. Scegli un momento precedente per continuare a giocare.
error-review-not-over = Rivedere la partita svela ogni mano: si può solo quando la partita o la sfida è finita.
error-record-not-over = La registrazione svela ogni mano: si può avere solo quando la partita o la sfida è finita.
error-record-unreadable = Questa registrazione non si può leggere: { $what }.
error-no-free-seat = Un tavolo aperto richiede un posto libero, almeno il tuo.
error-started = La partita a questo tavolo è cominciata. Ricarica la pagina.
error-about-to-begin = La partita sta per cominciare: ormai non si cambia più nulla.
error-other-terms = Le regole, l’orologio o i consigli sono appena cambiati. Guardali, poi dai il via libera.
error-not-host = Può farlo solo chi ospita questo tavolo.
error-no-seat = Non hai un posto a questo tavolo. Prima prendine uno libero.
error-seat-taken = Ormai questo posto è occupato. Prendine un altro, o resta a guardare.
error-wrong-table-code = Nessun tavolo ha questo codice. Ricontrollalo, o chiedi il link del tavolo.
error-seat-of-another = Ormai questo posto è di un’altra persona. Chiedi a lei, o guarda senza chiave.
error-spectator = Può farlo solo chi siede al tavolo; tu stai guardando.
error-captain-too-soon = { $text } è qui, o manca solo da poco. Si può proporre un capitano dopo { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
} di assenza.
error-empty-line = Questo messaggio è vuoto.
error-long-line = Un messaggio può avere al massimo { $limit } caratteri; questo ne ha { $count }.
error-chat-not-host = Solo chi ospita il tavolo può chiudere e riaprire la chat.
error-chat-closed = Chi ospita il tavolo ha chiuso la chat fino alla fine della partita.
error-newer-rules = Questa partita è cominciata con la versione { $count } delle regole, e questo server le conosce solo fino alla versione { $limit }. Chi lo gestisce dovrebbe installare una versione più recente di Condottiere.
error-not-begun = La partita a questo tavolo non è cominciata. Apri la pagina del tavolo e prendi posto.
error-waiting = La partita a questo tavolo non è cominciata: non si può ancora né giocare né parlare.
error-shuffles-unverifiable = Questa partita è cominciata da carte note: nessuno può verificarne le mescolate.
error-no-webhook = Non c’è nessun webhook da provare. Prima salva un indirizzo.
error-subscription-keys = Le chiavi di questa iscrizione non sono utilizzabili.
error-no-shuffle = Questa mescolata non esiste, o è già di un tavolo. Chiedine un’altra.
error-request-too-large = Una richiesta può avere al massimo { $limit } byte; questa ne ha di più. Impostazioni: body, record.

error-name-own = Ti serve un nome da 1 a { $limit } caratteri.
error-name-guest = Al tuo ospite serve un nome da 1 a { $limit } caratteri.
error-name-of-seat = Al posto { $count } serve un nome da 1 a { $limit } caratteri.
error-closed = La partita è finita per abbandono o di comune accordo; non si può aggiungere nulla.
error-paused = La partita è in pausa; chiunque sieda al tavolo può farla riprendere.
error-is-back = Chi gioca a questo posto è di nuovo qui.
error-resigned = Hai abbandonato: un capitano gioca per te fino alla fine.
error-captain-plays = Un capitano gioca per te; prima riprendi il tuo posto.

## What people ask for at a table, and is not possible

error-game-over = La partita è finita: non si può più decidere né mostrare nulla.
error-not-proposed = Questa proposta è già chiusa.
error-proposed-already = C’è già una proposta uguale o simile. Prima accettala o rifiutala.
error-agreed-already = Hai già accettato.
error-others-decide = Spetta agli altri decidere.
error-paused-already = La partita è già in pausa.
error-not-paused = La partita non è in pausa.
error-same-clock = A questo tavolo si gioca già con questo orologio.
error-captain-already = A questo posto gioca già un capitano.
error-captain-is-here = Al tavolo c’è qualcuno per cui gioca un capitano, e anche la sua parola conta: prima deve riprendere il suo posto.
error-no-captain = A questo posto non gioca nessun capitano.
error-late-turn = Ci hai messo troppo: questo turno lo gioca il tuo capitano. Riprendi il tuo posto subito dopo.
error-chat-closed-already = La chat è già chiusa.
error-chat-open-already = La chat è già aperta.
error-offer-gone = Questa proposta non è più aperta.
error-offered-already = L’hai già proposto, e non tutti hanno risposto.
error-offers-open = { $limit } delle tue proposte aspettano risposta. Ritirane una prima di farne un’altra.
error-offers-made = Hai fatto { $limit } proposte in questa partita: è il limite.
error-between-games = Tra due partite non si può promettere nulla.
error-promise-moot = Questa promessa non può più cambiare nulla.
error-fight-third = Si può promettere di combattere solo contro un terzo giocatore: non contro chi fa la proposta, né contro chi la riceve.
error-takeback-latest = Si può annullare solo la propria ultima mossa.
error-takeback-gone = Questa mossa non si può più annullare.
error-takeback-deal = Non si può più annullare: nel frattempo sono state distribuite carte.
error-takeback-turn-up = Non si può più annullare: nel frattempo è stata scoperta una carta coperta.
error-takeback-hand = Non si può più annullare: nel frattempo le mani sono state tenute o scartate.
error-takeback-end = Non si può più annullare: nel frattempo è finita una partita.
error-takeback-other = Non si può più annullare: nel frattempo ha giocato qualcun altro.
error-takeback-show = Non si può più annullare: nel frattempo qualcuno ti ha mostrato delle carte.
error-takeback-seen = Ti toccherebbe scegliere di nuovo, ma da quando hai passato hai visto delle carte: puoi solo rifiutare.
error-takeback-answer = Prima accetta o rifiuta di annullare la mossa: ti toccherebbe scegliere di nuovo.
error-return-seen = Il tuo «passo» è stato annullato insieme a una mossa, e da allora hai visto delle carte. Riprendi il tuo posto quando il capitano avrà di nuovo passato o la battaglia sarà finita.
error-shows-proposer = A chi vuole annullare una mossa non si mostrano carte. Prima accetta o rifiuta, o mostrale a tutti.
error-shows-chooser = A chi dovrebbe scegliere di nuovo dopo l’annullamento non si mostrano carte: prima tutti devono accettare, o qualcuno rifiutare.
error-shows-not-held = Una carta che volevi mostrare non è più nella tua mano (R10.3).
error-shows-no-face-down = Non hai più una carta coperta da mostrare (R10.3).
error-hand-not-asked = Non è il momento di tenere o scartare la mano (R4.5).
error-no-heir = Al posto { $count } non c’è nessuno che possa ospitare il tavolo.
error-no-such-seat = Questo tavolo non ha un posto { $count }.
error-no-such-moment = Questa partita ha { $limit } momenti: il momento { $count } non esiste.
error-cannot-begin = La partita non può ancora cominciare. { $missing }
missing-seats = { $count ->
    [one] 1 posto è libero.
   *[other] { $count } posti sono liberi.
}
missing-ready = Si aspetta { $text }.
problem = La partita non può continuare. { $what }
problem-not-saved = La partita non può continuare: il server non riesce a salvarla. { $what } Si riprova ogni secondo.
database-locked = Un altro programma tiene bloccato il database. Se la cosa dura, avvisa chi gestisce il server: lo tiene aperto un backup o un altro strumento.
database-disk = Il disco del database è pieno o non funziona. Avvisa chi gestisce il server.
database-damaged = Il database è danneggiato. Avvisa chi gestisce il server: bisogna ripristinare l’ultimo backup.
database-connections = Il database non accetta altre connessioni. Se la cosa dura, avvisa chi gestisce il server: deve consentirne di più.
database-unreachable = Il database è irraggiungibile. Riprova tra un attimo, o avvisa chi gestisce il server.
error-too-fast = Operazione non eseguita. Limite per { $what }: { $limit } in una volta, poi { $pace } al secondo. Aspetta { $count ->
    [one] un secondo
   *[other] { $count } secondi
} e riprova. Impostazione: { $text }.
error-too-fast-by-far = Operazione non eseguita. Limite per { $what }: { $limit } in una volta, poi 1 ogni { $pace } secondi. Aspetta { $count ->
    [one] un secondo
   *[other] { $count } secondi
} e riprova. Impostazione: { $text }.
rate-messages = i messaggi di una connessione
rate-client-messages = i messaggi da un indirizzo
rate-all-messages = i messaggi in totale
rate-chat = i messaggi in chat di un posto
rate-client-chat = i byte di chat da un indirizzo
rate-all-chat = i byte di chat in totale
rate-client-log = i byte di patti, carte mostrate, accordi e numeri casuali da un indirizzo
rate-all-log = i byte di patti, carte mostrate, accordi e numeri casuali in totale
rate-pacts = le proposte e le risposte di un posto
rate-shows = le carte mostrate da un posto
rate-answers = le risposte di un posto sulla propria mano
rate-agreements = le proposte, le risposte e simili di un posto
rate-entropy = le catene e i numeri casuali di un posto
rate-shuffles = le nuove mescolate da un indirizzo
rate-joins = gli accessi ai tavoli da un indirizzo
rate-summaries = le richieste sui tavoli da un indirizzo
rate-tables = i nuovi tavoli da un indirizzo
rate-all-tables = i nuovi tavoli in totale
rate-records = le registrazioni caricate da un indirizzo
rate-record-entries = le voci delle registrazioni caricate da un indirizzo
rate-copied-entries = le voci di partite continuate da un indirizzo
rate-persons = le nuove persone da un indirizzo
rate-all-persons = le nuove persone in totale
rate-person-changes = le modifiche al profilo e all’elenco da un indirizzo
rate-recoveries = i codici di recupero da un indirizzo
rate-all-recoveries = i codici di recupero in totale
rate-codes = i codici dei tavoli da un indirizzo
rate-all-codes = i codici dei tavoli in totale
rate-room-changes = le modifiche prima di una partita da un indirizzo
rate-notices = le notifiche di una persona
rate-trials = le prove di webhook da un indirizzo
rate-all-trials = le prove di webhook in totale
error-interrupted = L’operazione è stata interrotta, e nulla è cambiato. Riprova.
error-too-many = Operazione non eseguita. Limite per { $what }: { $limit } alla volta. Chiudi qualche scheda, o riprova più tardi. Impostazione: { $text }.
limit-websockets = i tavoli aperti in totale
limit-websockets-per-client = i tavoli aperti da un indirizzo
limit-requests-per-client = le richieste in attesa da un indirizzo
limit-hints = tutti i consigli e le probabilità in attesa
limit-hints-per-client = i consigli e le probabilità in attesa da un indirizzo
limit-reviews = tutte le partite da rivedere e le registrazioni in attesa
limit-reviews-per-client = le partite da rivedere e le registrazioni in attesa da un indirizzo
error-address-form = Un indirizzo ha al massimo { $limit } caratteri, senza spazi né accenti.
error-address-no-page = Questo non è un indirizzo web.
error-address-scheme = L’indirizzo deve cominciare con https:// o http://.
error-address-password = L’indirizzo non deve contenere un nome utente o una password.
error-address-port = La porta { $text } non è permessa: usa 80, 443 o una da { $limit } in su.
error-address-private = Questo indirizzo è in una rete privata: lì non si invia nulla. Chi gestisce il server può permetterlo con --allow-internal-notifications.
webhook-sent = Inviato. Cercalo nella tua app di chat.
webhook-no-answer = Nessuna risposta da questo indirizzo. È giusto?
webhook-refused = L’indirizzo ha rifiutato l’invio con lo stato { $text }. È giusto?

### Refusals by the rules

error-by-the-rules = { $what }.

refusal-legal = permesso
refusal-no-such-action = questa azione non esiste
refusal-game-over = R8.1: la partita è finita; non si può giocare altro
refusal-awaits-deal = R1.6: mentre si distribuiscono le carte nessuno può agire
refusal-awaits-next-game = R13.1: questa partita della sfida è finita; la prossima non è cominciata
refusal-not-a-battle-turn = R2.2: non è il momento di giocare una carta o passare
refusal-not-in-hand = R2.2: una carta si gioca dalla mano, e questa mano non ne ha di quel tipo
refusal-nothing-face-down = R15.3: solo chi ha una carta coperta può scoprirla mentre passa
refusal-not-a-site-choice = R4.3: non è il momento di scegliere un luogo
refusal-site-has-favor = R4.3: il Favore del Papa protegge questa regione
refusal-site-has-marker = R4.3: questa regione ha già un segnalino di controllo
refusal-site-is-own = R14.1: chi ha il Condottiere non sceglie mai una regione propria
refusal-not-a-rescue = R6.1: non è il momento di riprendere una carta; si fa dopo uno Spaventapasseri
refusal-not-in-line = R6.1: si riprende solo un Mercenario scoperto della propria linea, e questo non c’è
refusal-not-a-favor-choice = R5.4: non è il momento di mettere il Favore; si fa dopo un Vescovo
refusal-favor-on-marker = R5.4: il Favore va solo su una regione senza segnalino di controllo
refusal-not-a-draw = R12.2: non è il momento di pescare
refusal-draws-too-many = R12.2: questa mano non può pescare così tante carte
refusal-not-a-hand-choice = R4.5: non è il momento di tenere o scartare la mano
refusal-hand-has-mercenary = R4.5: una mano con un Mercenario non si può scartare
refusal-not-a-keep = R7.2: non è il momento di scegliere le carte da tenere
refusal-keeps-what-it-lacks = R7.2: si possono tenere solo carte di questa mano
refusal-shows-too-late = R10.3: la partita è finita; non c’è più nulla da mostrare
refusal-shows-what-it-lacks = R10.3: si mostrano solo carte della propria mano, e non ce ne sono così tante
refusal-shows-nothing-face-down = R10.3: questo giocatore non ha una carta coperta da mostrare

### The command line

record-players = { $names } (regole { $version })
record-refused-line = riga { $count }: «{ $text }» è contro le regole: { $what }
record-refused-entry = voce { $count }: «{ $text }» è contro le regole: { $what }
verify-table = Tavolo { $text }
verify-commitment = Impegno { $text }
verify-setup = Preparazione { $text }
verify-chain = Catena { $text } di { $name }, dalla distribuzione { $deal } in poi
verify-fingerprint = Impronta { $text }
verify-other-notes = le annotazioni sono del tavolo { $noted }, la registrazione del tavolo { $recorded }
verify-this-browser = «Questo browser» è quello che ha preso le annotazioni.
verify-not-proved = Ciò non prova che nessuno abbia guardato le carte altrui: chi gestisce il server può farlo. Vedi docs/fairness.it.md.

terminal-hand = La tua mano: { $cards }
terminal-ask = Un numero, h per un consiglio, q per salvare e uscire
terminal-no-choice = La scelta { $text } non esiste.
terminal-saved = Partita salvata in { $file }. Per riprenderla: { $command }
terminal-kept = La partita è in { $file }. Per rivederla: { $command }
terminal-over = questa partita è finita. Per rivederla: { $command }
terminal-nobody-plays = in questa partita non gioca nessuno. Per continuare a guardarla: { $command }
terminal-somebody-plays = in questa partita gioca qualcuno. Per riprenderla: { $command }

### Hints

## Regions. Ids that end in -yours are about the reader's regions, the others about those of { $seat }.

reason-has = { $region } è già di { $seat }
reason-has-yours = { $region } è già tua
reason-wins-adjacent = Con { $region }, { $seat } vincerebbe la partita: { $count } regioni adiacenti
reason-wins-adjacent-yours = Con { $region } vinceresti la partita: { $count } regioni adiacenti
reason-wins-total = Con { $region }, { $seat } vincerebbe la partita: { $count } regioni
reason-wins-total-yours = Con { $region } vinceresti la partita: { $count } regioni
reason-gives-adjacent = Con { $region }, { $seat } avrebbe { $count } regioni adiacenti
reason-gives-adjacent-yours = Con { $region } avresti { $count } regioni adiacenti
reason-nth = { $region } sarebbe la { $count ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
} regione di { $seat }
reason-nth-yours = { $region } sarebbe la tua { $count ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
} regione
reason-only-nth = { $seat } conquista { $region } { $what }, e sarebbe soltanto la sua { $count ->
    [1] prima
   *[other] seconda
} regione
reason-favor-off = Nessuna regione ha bisogno della sua protezione
reason-favor-here = Nessun’altra regione ha bisogno della sua protezione
reason-favor-protects = Nessuno può scegliere { $region } finché c’è il Favore

## How often something happens: { $what } of the messages below

often-every = sempre
often-always = quasi sempre
often-usually = il più delle volte
often-half = una volta su due
often-seldom = ogni tanto
often-hardly = molto di rado

## Cards and battles

advice-wins = Così vinci la partita
advice-wins-match = Così vinci la sfida
advice-lost = Nessuna mossa può più farti vincere
advice-lost-to = Non puoi più impedirlo: { $seat } vince la partita
advice-worth = Vale la pena di combattere
advice-close = Continuare o passare si equivalgono
advice-close-surrender = Continuare o chiudere la battaglia si equivalgono
advice-dear = Costa troppo
advice-dear-line = Altre carte costerebbero troppo: così com’è, la tua linea vince { $what }
advice-vain = Non vale la pena di combattere
advice-others = Lascia fare agli altri
advice-others-rival = Lascia fare a { $seat }
advice-enough = La tua linea vince { $what } anche senza altre carte
advice-all-equal = Le scelte si equivalgono
advice-some-equal = Diverse scelte si equivalgono
advice-unclear = Rende di più su molte prove, ma nessun motivo spicca sugli altri
why-wins = Conquisti { $region } { $what }
why-wins-more = Così conquisti { $region } più spesso
why-wins-most = Conquisti { $region } più spesso di altre regioni
why-wins-final = Vinci la battaglia finale { $what }
why-still-wins = Conquisti comunque { $region } { $what }
# A seat that would win the game by it: in the next three messages and in but-danger.
why-danger = Così { $seat } conquista { $region } { $what }
pass-danger = Se passi, { $seat } conquista { $region } { $what }
why-danger-same = In entrambi i casi { $seat } conquista { $region } { $what }
why-hinders = Così { $seat } conquista { $region } meno spesso
why-prevents = Impedisce a { $seat } di conquistare { $region }
why-not = Continuando conquisti { $region } { $what }, nel migliore dei casi
why-never = Non puoi più conquistare { $region }
why-keeps = Tieni { $count ->
    [one] 1 carta
   *[other] circa { $count } carte
}; continuando { $total ->
    [0] non te ne resta nessuna
    [one] te ne resta circa una
   *[other] te ne restano circa { $total }
}
why-chooses = Poi la prossima regione la scegli tu { $what }
why-stays = Ti resta in mano { FORM($card, "definite") }
why-later = Puoi giocarlo di nuovo, in questa battaglia o dopo
why-borders = { $region } confina con { $count } regioni libere; la scelta fatta, con { $total ->
    [0] nessuna
   *[other] { $total }
}
why-weak = Difficilmente conquisterai una di queste regioni
why-unlike-wins = A differenza di { $region }, non farebbe vincere la partita a { $seat }
why-unlike-gives = A differenza di { $region }, non porterebbe { $seat } a { $count } regioni adiacenti
why-needed = Qui serve ogni Mercenario
why-line-keeps = Lascia { FORM($card, "definite") } nella tua linea
why-spend = Così gli altri spendono circa { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in più
why-spend-rival = Così { $seat } spende circa { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in più
why-deal = Dopo questa battaglia si distribuiscono { $what } carte nuove
does-leads = Avanti di { $count }
does-trails = Indietro di { $count }
does-level = In parità
does-leads-open = Avanti di { $count } contando solo le carte scoperte
does-trails-open = Indietro di { $count } contando solo le carte scoperte
does-level-open = In parità contando solo le carte scoperte
needs = { $count ->
    [0] Non servono altre carte
    [one] Serve circa 1 carta in più
   *[other] Servono circa { $count } carte in più
}
needs-often = { $count ->
    [0] Vince { $what } senza altre carte
    [one] Vince { $what } con circa 1 carta in più
   *[other] Vince { $what } con circa { $count } carte in più
}
needs-much = Vince di rado
needs-never = Non può più vincere la battaglia
does-take-back = Può riportarti in mano { FORM($card, "definite") }
does-nothing = Non cambia nulla in questa battaglia
does-wait = Fa guadagnare tempo
does-win = Vince la battaglia { $what }
does-tie = Così nessuno vince la battaglia
does-stay = Così { $region } resta tua
does-end-yours = Chiude la battaglia, e la vinci { $what }
does-end = Chiude la battaglia, e { $seat } la vince { $what }
does-end-tie = Chiude la battaglia, e nessuno la vince
does-end-kept = Chiude la battaglia, e { $region } resta tua
does-end-shared = Chiude la battaglia, e la vittoria è condivisa
does-end-others = Chiude la battaglia, e altri condividono la vittoria
does-keep = { $count ->
    [0] Non ti lascia carte
    [one] Ti lascia circa 1 carta
   *[other] Ti lascia circa { $count } carte
}
instead-wins = La scelta fatta vince { $what }
why-leaves = Ti lascia circa { $count ->
    [one] 1 carta
   *[other] { $count } carte
}; la scelta fatta, { $total ->
    [0] nessuna
   *[other] circa { $total }
}
but-wins = Ma la scelta fatta vince { $what }
but-wins-more = Ma la scelta fatta vince più spesso
but-danger = Ma con la scelta consigliata { $seat } conquista { $region } { $what }
but-keeps = { $count ->
    [one] Ma la scelta fatta ti lascia circa 1 carta
   *[other] Ma la scelta fatta ti lascia circa { $count } carte
}
reason-discard = Una mano senza Mercenari può vincere poco
reason-keep-hand = Queste carte possono ancora servire
reason-keep = Meglio di ciò che si riceve in media
reason-keep-nothing = Ciò che si riceve è in media migliore
reason-draw = Più carte per le prossime battaglie

## What it would do

do-pass = Passa
do-pass-revealing = Passa e scopri la tua carta
do-hold-back = Attendi
do-play = Gioca { $card }
do-play-face-down = Gioca coperta: { $card }
do-site = Combatti per { $region }
do-favor = Metti il Favore su { $region }
do-favor-off = Lascia il Favore fuori dal tabellone
do-rescue = Riprendi { $card }
do-rescue-nothing = Non riprendere nulla
do-keep-hand = Tieni la mano
do-discard-hand = Scarta la mano
do-keep = Tieni { $cards }
do-keep-nothing = Non tenere carte
do-draw = { $count ->
    [0] Non pescare carte
    [one] Pesca 1 carta
   *[other] Pesca { $count } carte
}

## The panel of hints

hint-title = Cosa farebbe un capitano
hint-close = Chiudi il consiglio
hint-to-win-game = probabilità di vincere la partita
hint-to-win-match = probabilità di vincere la sfida
hint-none = Non c’è nulla da consigliare.
hint-note = Scegli un’azione per prepararla. Non si gioca nulla finché non confermi.
advice-not-yet = Ancora niente probabilità: il capitano che le calcola si sta ancora preparando.
hint-equal = Equivalente
hint-note-of-chances = Un capitano ha continuato la partita molte volte, rimescolando ogni volta le carte che non vedi. Le scelte che differiscono solo per caso sono indicate come equivalenti. Scegli un’azione per prepararla. Non si gioca nulla finché non confermi.
hint-ask-again = Chiedi ancora
hint-thinking = Ci sto pensando
hint-in-line = Numero { $place } in coda
hint-why = Perché «{ $what }»

### Verdicts

verdict-open = { $seat } può ancora mantenere o infrangere la promessa.
    .you = Puoi ancora mantenere o infrangere la promessa.
verdict-never-chose = { $seat } non ha mai dovuto scegliere.
    .you = Non hai mai dovuto scegliere.
verdict-chose-site = { $seat } ha scelto { $region } per la battaglia.
    .you = Hai scelto { $region } per la battaglia.
verdict-played-for-region = { $seat } ha giocato una carta in una battaglia per { $region }.
    .you = Hai giocato una carta in una battaglia per { $region }.
verdict-spared = { $seat } poteva combattere per { $region }, e non l’ha fatto.
    .you = Potevi combattere per { $region }, e non l’hai fatto.
verdict-played = { $seat } ha giocato una carta in quella battaglia.
    .you = Hai giocato una carta in quella battaglia.
verdict-played-none = { $seat } aveva carte, e in quella battaglia non ne ha giocata nessuna.
    .you = Avevi carte, e in quella battaglia non ne hai giocata nessuna.
verdict-put-favor = { $seat } ha messo il Favore su { $region }.
    .you = Hai messo il Favore su { $region }.
verdict-put-favor-elsewhere = { $seat } non ha messo il Favore su { $region }.
    .you = Non hai messo il Favore su { $region }.
verdict-could-not-put-favor = { $seat } non poteva mettere il Favore su { $region }.
    .you = Non potevi mettere il Favore su { $region }.
verdict-kept-favor-off = { $seat } poteva mettere il Favore su { $region }, e non l’ha fatto.
    .you = Potevi mettere il Favore su { $region }, e non l’hai fatto.
verdict-passed-first = { $seat } ha passato prima dell’avversario, con carte in mano.
    .you = Hai passato prima dell’avversario, con carte in mano.
verdict-surrendered = { $seat } ha chiuso quella battaglia con una Resa.
    .you = Hai chiuso quella battaglia con una Resa.
verdict-played-on = { $seat } ha continuato, e non ha passato con carte in mano prima dell’avversario.
    .you = Hai continuato, e non hai passato con carte in mano prima dell’avversario.

### Notices

notice-turn-title = Tocca a te
notice-turn = Tocca a te. Al tavolo con te: { $others }.
notice-captain-title = Un capitano gioca per te
notice-captain = Non c’eri: un capitano gioca per te. Al tavolo con te: { $others }.
notice-trial-title = Funziona
notice-trial = Qui Condottiere ti dirà quando tocca a te.
notice-nobody = nessun altro
notice-title-in-chat = { $title } su Condottiere

### Captains

## How strong captains are, from gentle to merciless

grade-gentle = mite
grade-easy = facile
grade-fair = medio
grade-strong = forte
grade-fierce = feroce
grade-merciless = spietato

captain-gentle = { $text }, mite
captain-easy = { $text }, facile
captain-fair = { $text }, medio
captain-strong = { $text }, forte
captain-fierce = { $text }, feroce
captain-merciless = { $text }, spietato
captain-of-other-kind = { $text }
captain-word = Capitano
captain-of-tutorial = segue il copione del tutorial
captain-needs-numba = { $text } richiede Numba, che questo server non ha.

### Who captains and other bots are

## Captains

captain-carmagnola = Dopo la vittoria liberò i suoi prigionieri, e forse lascerà andare anche te.
captain-gattamelata = La Gatta melata: passo felpato, parola dolce e nessuna fretta di colpire.
captain-piccinino = Piccolo, zoppo e primo in ogni mischia; spesso battuto, e il giorno dopo di nuovo in campo.
captain-colleoni = Si arricchì al soldo di tre padroni e morì nel suo letto: conta prima di spendere.
captain-hawkwood = Un inglese pieno di finte. Quando indietreggia, chiediti il perché.
captain-urslingen = Portava scritto sul petto: nemico di Dio, di pietà e di misericordia. E gioca così.

## Bots that are no captains

bot-expert = Pesa ogni carta, regione e rischio, con un giudizio affinato in tante partite contro sé stesso.
bot-learned = Ha imparato da milioni di partite contro sé stesso e altri, e decide a colpo d’occhio.
bot-naive = Combatte per ciò che gli serve, ferma chi sta per vincere e risparmia le carte migliori.
bot-random = Gioca a caso una carta permessa, o passa. Buono per farsi un’idea.
bot-search = Immagina cosa possono avere gli altri e prova ogni azione in centinaia di mondi possibili.
bot-master = Immagina cosa possono avere gli altri e giudica secondo ciò che gli hanno insegnato milioni di partite.
bot-ismcts = Information Set Monte Carlo Tree Search da manuale, con partite simulate a caso.

### Options

options-advice = Giocare a punti insieme a Conquistare regioni altrui allunga molto le sfide; il regolamento lo sconsiglia (R13.5).

### Browsers that show no page

page-needs-scripts = Per giocare a Condottiere, attiva JavaScript.
page-needs-browser = Questo browser è troppo vecchio per Condottiere: servono almeno Chrome o Edge { $chrome }, Firefox { $firefox } o Safari { $safari }.
page-needs-host = Condottiere non si è caricato. Ricarica la pagina. Se non basta, gli serve un nome host tutto suo, come play.example.org; sotto un percorso, come example.org/games, non si può giocare.

### Words of many pages

close = Chiudi
cancel = Annulla
back = Indietro
you = tu
    .oblique = te
    .against = di te
card-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
region-count = { $count ->
    [one] 1 regione
   *[other] { $count } regioni
}
point-count = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
summary = Le carte in breve

### Cards, map and battle lines

## What a card is worth and does

card-mercenary-does = Vale { $strength } (R3.1).
card-winter-does = Ogni Mercenario in gioco vale 1; ogni Primavera viene scartata (R3.2, R5.1).
card-spring-does = I Mercenari più alti in gioco valgono 3 in più; ogni Inverno viene scartato (R3.4, R5.2).
card-bishop-does = Scarta i Mercenari più alti in gioco, anche i tuoi, e sposta il Favore (R5.3, R5.4).
card-courtesan-does = Vale { $strength } (R3.1). Chi ne ha più di tutti prende il Condottiere (R4.2).
card-drummer-does = Raddoppia i Mercenari della sua linea (R3.3).
card-heroine-does = Vale { $strength } (R3.1). Nessun’altra carta la tocca (R3.5).
card-scarecrow-does = Riporta nella tua mano un Mercenario della tua linea, o nessuno (R6.1).
card-surrender-does = Chiude subito la battaglia: vince la linea più forte (R5.7).

## The map

map-label = Mappa dell’Italia
map-region = { $choosable ->
    [yes] Scegli { $region }
   *[no] { $region }
}, { $owned ->
    [yes] sotto il controllo di { $owner } ({ $colour })
   *[no] nessuno la controlla
}{ $stands ->
    [battle] , qui si combatte
    [condottiere] , qui sta il Condottiere
   *[nothing] {""}
}{ $favor ->
    [yes] , sotto il Favore del Papa
   *[no] {""}
}
map-colour-red = rosso
map-colour-blue = blu
map-colour-gold = oro
map-colour-green = verde
map-colour-purple = viola
map-colour-white = bianco
map-smaller = Mappa più piccola
map-larger = Mappa più grande

## Battle lines

line-list = Linee di battaglia
line-label = { $name }, forza { $strength }
line-strength = <label>Forza{" "}</label>{ $strength }
line-strongest = la più forte
line-strengths = Forze
result-strengths = { $amounts }.
line-cards = { $shown ->
    [open] Nella linea: { $cards }
    [face-down] Nella linea: una carta coperta
    [face-down-known] Nella linea: una carta coperta ({ $card })
    [both] Nella linea: { $cards }, più una carta coperta
    [both-known] Nella linea: { $cards }, più una carta coperta ({ $card })
   *[nothing] Nella linea: nessuna carta
}
line-winter = Inverno: ogni Mercenario vale 1.
line-spring = Primavera: i Mercenari più alti valgono 3 in più.
line-known = In mano: { $cards }
line-known-short = in mano
line-own-known = Viste dagli altri: { $cards }
line-own-known-short = viste

## What asks for answers

answer-about-seat = Informazioni su { $name }
answer-choose-card = Scegli prima una carta della tua mano; poi questo pulsante la gioca (R2.2).
answer-choose-region = Scegli prima una delle regioni evidenziate sulla mappa; poi questo pulsante la conferma.
line-becomes = <label>diventerebbe{" "}</label>{ $strength }

### Answers

## How the strength of a line adds up

sum-mercenary = { $card }: { $total } (R3.1)
sum-mercenaries = Mercenari: { $text } = { $total } (R3.1)
sum-winter = { $count ->
    [one] Con l’Inverno il Mercenario vale 1: { $total } (R3.2)
   *[other] Con l’Inverno { $count } Mercenari valgono 1 ciascuno: { $total } (R3.2)
}
sum-drummer = Con il Tamburino i Mercenari valgono il doppio: { $total } (R3.3)
sum-spring = Con la Primavera 3 in più per { $count } × { $card }, il più alto in gioco: { $total } (R3.4)
sum-courtesans = { $count ->
    [one] 1 Cortigiana vale 1: { $total } (R3.1)
   *[other] { $count } Cortigiane valgono 1 ciascuna: { $total } (R3.1)
}
sum-heroines = { $count ->
    [one] 1 Eroina vale 10: { $total } (R3.1)
   *[other] { $count } Eroine valgono 10 ciascuna: { $total } (R3.1)
}
sum-nothing = Nessuna carta qui ha valore: 0 (R3.1)
sum-face-down = La carta coperta non vale ancora nulla (R15.4).

## What a card would do if it were played now

preview-discards = Agli scarti: { $losses }.
preview-weather-again = C’è già { FORM($card, "indefinite") } in gioco; un’altra carta uguale non cambia nulla.
preview-weather-nothing = Non c’è in gioco nessun Mercenario su cui { FORM($card, "definite") } avrebbe effetto.
preview-bishop-nothing = Non c’è in gioco nessun Mercenario: il Vescovo non ha nulla da colpire (R5.3).
preview-drummer-again = La tua linea ha già un Tamburino; un altro non cambia nulla (R3.3).
preview-drummer-nothing = La tua linea non ha ancora Mercenari da raddoppiare (R3.3).
preview-scarecrow = Dopo averlo giocato scegli quale (R6.1).
preview-scarecrow-none = Se non riprendi nessun Mercenario.
preview-scarecrow-nothing = La tua linea non ha Mercenari scoperti da riprendere (R6.3).
preview-courtesan = Avresti più Cortigiane di tutti e dopo la battaglia prenderesti il Condottiere (R4.2).
preview-face-down = Resta coperta e non vale nulla finché non viene scoperta (R15.4).
preview-turns-up = Si scopre la tua carta coperta: { $card } (R15.2).
preview-ends = La battaglia la vincerebbe { $seat } (R5.7).
preview-ends-tied = La battaglia finirebbe in parità (R5.7, R4.1).
preview-ends-unseen = La battaglia finisce; prima si scoprono le carte coperte (R5.7, R15.4).

## Why the reader may play no card now

cannot-play-site = Ora non si giocano carte: { $seat } sceglie la prossima regione (R4.3).
cannot-play-site-yours = Ora non si giocano carte: tocca a te scegliere la prossima regione (R4.3).
cannot-play-favor = Ora non si giocano carte: { $seat } mette il Favore (R5.4).
cannot-play-favor-yours = Ora non si giocano carte: tocca a te mettere il Favore (R5.4).
cannot-play-rescue = Ora non si giocano carte: { $seat } decide cosa riprendere (R6.1).
cannot-play-rescue-yours = Ora non si giocano carte: tocca a te decidere cosa riprendere (R6.1).
cannot-play-draw = Ora non si giocano carte: { $seat } può pescare (R12.2).
cannot-play-draw-yours = Ora non si giocano carte: puoi pescare (R12.2).
cannot-play-hands = Ora non si giocano carte: si tiene o si scarta la mano (R4.5).
cannot-discard-mercenary = La tua mano ha un Mercenario, quindi non si può scartare (R4.5).
may-discard = La tua mano non ha Mercenari: puoi scartarla tutta o tenerla tutta (R4.5).
cannot-play-keep = Ora non si giocano carte: { $seat } sceglie le carte da tenere (R7.2).
cannot-play-keep-yours = Ora non si giocano carte: tocca a te scegliere le carte da tenere (R7.2).
cannot-play-not-contending = Questa battaglia finale è solo tra chi è in parità (R9.3).
cannot-play-passed = Hai passato: in questa battaglia non giochi più carte (R2.3).
cannot-play-empty = La tua mano è vuota: puoi solo passare (R2.5).
cannot-play-turn = È il turno di { $seat }; si gioca in senso orario (R2.1).
cannot-play-over = La partita è finita.
cannot-play-captain = Un capitano gioca per te. Prima riprendi il tuo posto.
cannot-play-stopped = La partita per ora è ferma.

## Why a region may not be chosen

barred-favor = Il Favore del Papa protegge { $region }: non si può scegliere (R4.3).
barred-marker = { $seat } controlla { $region }: non si può scegliere (R4.3).
barred-own = { $region } è già tua: non si può scegliere (R14.1).
barred-favor-marker = { $seat } controlla { $region }; il Favore va solo dove non c’è un segnalino di controllo (R5.4).

## What stands in an answer

answer-close = Chiudi la risposta
answer-unseen = { $count ->
    [0] Le hai viste tutte.
    [one] Ancora 1 da vedere.
   *[other] Ancora { $count } da vedere.
}
answer-if-played = Se la giochi ora:
answer-becomes = { $name }: { $before } → { $after }
answer-if-played-told = Se la giochi ora: { $changes }.
answer-becomes-told = { $name } da { $before } a { $after }
answer-changes-nothing = Per ora nessuna forza cambia.
answer-line = Linea di { $name }: { $strength }
answer-line-of-nobody = { $name } non partecipa a questa battaglia (R9.3).
answer-no-cards = Qui non c’è ancora nessuna carta.
answer-as-if-ended = È la forza che avrebbe se la battaglia finisse ora (R2.6).
answer-as-if-ended-face-up = È la forza che avrebbe se la battaglia finisse ora, contando solo le carte scoperte (R2.6).
answer-owned = { $owner } controlla { $region }.
answer-owned-by-nobody = Nessuno controlla { $region }.
answer-battle-here = La battaglia si combatte qui.
answer-condottiere-here = Il Condottiere è qui.
answer-favor-here = Il Favore del Papa è qui: nessuno può scegliere questa regione (R4.3).
answer-choosable = Puoi sceglierla ora.
answer-wins-for = Farebbe vincere la partita a { $names } (R8.1).
answer-wins-with = Vincerebbe subito con { $count ->
    [one] { $regions }
   *[other] una di queste regioni: { $regions }
} (R8.1).
answer-extends-with = Avrebbe più regioni adiacenti con { $regions } (R8.2).
answer-known = Le carte di una mano si conoscono quando vengono mostrate (R10.3) o uno Spaventapasseri le riprende (R6.4).
seat-bot-title = Gioca il computer: { $label }
answer-online = Online, come indica il punto bianco.
answer-away = Assente, come indica l’anello.
line-known-title = Si sa che in questa mano ci sono: { $cards }
line-own-known-title = Gli altri sanno che hai: { $cards }
card-in-deck = { $count } nel mazzo da { $deck }

## While the reader was away

away-title = Mentre non c’eri
away-battles = { $count ->
    [0] Nessuna battaglia si è decisa.
    [one] Si è decisa una battaglia.
   *[other] Si sono decise { $count } battaglie.
}
away-earlier = { $count ->
    [one] Un evento precedente è nella cronaca.
   *[other] { $count } eventi precedenti sono nella cronaca.
}
away-dismiss = Torna al gioco

### The table

## The bar above the table

summary-button = Carte
summary-title = Le carte in breve (S)
table-game-over = La partita è finita
table-match-over = La sfida è finita
table-after-game = Dopo la partita { $game }
table-final-battle = La battaglia finale
table-first-battle = La prima battaglia
table-next-battle = La prossima battaglia
table-battle = Battaglia per { $region }
table-match = Partita { $game }, a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-watching = Stai guardando
table-you-watch = Stai guardando la partita.
table-hints-allowed = Consigli permessi
table-home = Condottiere: alla pagina iniziale
table-connection-connecting = Connessione…
table-connection-open = Online
table-connection-reconnecting = Riconnessione…
table-bar = Tavolo
table-cover = Copri
table-log-and-talk = Cronaca<rest>{"\u00A0"}e chat</rest>
table-log-and-cards = Cronaca<rest>{"\u00A0"}e carte</rest>
table-log-and-battles = Cronaca<rest>{"\u00A0"}e battaglie</rest>
table-agreements = Tavolo
table-rules = Regole

## Titles of the page

table-title = { $occasion } · Condottiere
table-title-your-turn = Tocca a te – Condottiere
table-with = Il tavolo con { $names }

## What lies beside the table

table-beside = Cronaca, chat e carte
table-tabs = Accanto al tavolo
table-tab-all = Tutto
table-tab-talk = Chat
table-tab-game = Partita
table-tab-pacts = Patti
table-tab-seen = Non viste
table-heard = { $speaker }: { $text }

## What the page says for a while

table-dismiss = Chiudi
table-changed-just-now = Il tavolo è appena cambiato. Se vuoi ancora farlo, premi di nuovo.
table-updated = Il gioco sul server è stato aggiornato. Ricarica la pagina.
table-dismiss-advice = Chiudi questo avviso

## How one wins, for beginners

table-how-to-win = Come si vince
table-how-to-win-text = <b>In { $players } giocatori: conquista { $total } regioni, o { $adjacent } adiacenti.</b> La linea più forte prende la regione. { $draws ->
    [yes] Peschi poche carte nuove
   *[no] Fino alla fine della manche non arrivano altre carte
}{ $touch ->
    [yes] . Tieni premuta una carta per leggere che effetto ha.
   *[no] : spendi le tue con cura.
}
table-dismiss-tip = Chiudi questo consiglio

## What is asked of the reader

decision-play = Tocca a te: gioca una carta o passa.
decision-only-pass = Tocca a te: non hai carte da giocare, puoi solo passare.
decision-passes-itself = Non hai più carte: tra un attimo il gioco passa al posto tuo.
decision-play-or-hold-back = Tocca a te: gioca una carta, o attendi e difenditi più tardi.
# On turn in a battle: who wins the game with it, or what is left when nobody else can play a card.
prospect-decides-for-you = Se prendi { $region }, vinci la partita: gioca una carta o passa.
prospect-decides-for-you-too = Con { $region } vinceresti la partita, ma anche { $seats }: gioca una carta o passa.
prospect-decides = { $count ->
    [one] Con { $region }, { $seats } vincerebbe la partita
   *[other] Con { $region } vincerebbe la partita chiunque tra { $seats }
}: gioca una carta o passa.
prospect-face-down = Nessun altro può giocare: gioca una carta o passa.
prospect-leads = Nessun altro può giocare. Sei in testa, { $count } a { $against }: passa, e { $region } è tua.
prospect-wins = Nessun altro può giocare. Sei in testa, { $count } a { $against }: passa, e vinci la partita.
prospect-loses = Se passi, { $seat } vince la partita. Per prendere { $region } serve più di { $count }.
prospect-loses-own = Se passi, { $seat } vince la partita. Per mantenere { $region } serve almeno { $count }.
prospect-ties = Nessun altro può giocare. Parità a { $count }: per prendere { $region } serve di più.
prospect-keeps = Nessun altro può giocare. Parità a { $count }: passa, e mantieni { $region }.
prospect-trails = Nessun altro può giocare. Per prendere { $region } serve più di { $count }.
prospect-trails-own = Nessun altro può giocare. Per mantenere { $region } serve almeno { $count }.
decision-site = Hai il Condottiere: scegli per quale regione combattere.
decision-favor = Metti il Favore del Papa su una regione, o lascialo fuori dal tabellone.
decision-turn = Tocca a te.
decision-passed = Hai passato.
decision-played = Hai giocato.
decision-empty = { $name } non ha più carte e passerà.
decision-battle-over = Questa battaglia è finita.
decision-next-battle = Prossima battaglia: { $region }.
decision-deal = Si distribuiscono le carte.
decision-match-goes-on = Questa partita è finita. La sfida continua.
decision-thanks-for-playing = Grazie della partita.
decision-thanks-for-watching = Grazie per aver guardato.

## Whom everybody waits for

decision-waits-battle = { $who ->
    [own-captain] In attesa che il tuo capitano giochi una carta o passi.
    [captain] In attesa che il capitano di { $name } giochi una carta o passi.
   *[person] In attesa che { $name } giochi una carta o passi.
}
decision-waits-site = { $who ->
    [own-captain] In attesa che il tuo capitano scelga la prossima regione.
    [captain] In attesa che il capitano di { $name } scelga la prossima regione.
   *[person] In attesa che { $name } scelga la prossima regione.
}
decision-waits-favor = { $who ->
    [own-captain] In attesa che il tuo capitano metta il Favore del Papa.
    [captain] In attesa che il capitano di { $name } metta il Favore del Papa.
   *[person] In attesa che { $name } metta il Favore del Papa.
}
decision-waits-rescue = { $who ->
    [own-captain] In attesa che il tuo capitano riprenda un Mercenario, o nessuno.
    [captain] In attesa che il capitano di { $name } riprenda un Mercenario, o nessuno.
   *[person] In attesa che { $name } riprenda un Mercenario, o nessuno.
}
decision-waits-draw = { $who ->
    [own-captain] In attesa che il tuo capitano peschi.
    [captain] In attesa che il capitano di { $name } peschi.
   *[person] In attesa che { $name } peschi.
}
decision-waits-hand = { $who ->
    [own-captain] In attesa che il tuo capitano tenga o scarti la mano.
    [captain] In attesa che il capitano di { $name } tenga o scarti la mano.
   *[person] In attesa che { $name } tenga o scarti la mano.
}
decision-waits-keep = { $who ->
    [own-captain] In attesa che il tuo capitano scelga le carte da tenere.
    [captain] In attesa che il capitano di { $name } scelga le carte da tenere.
   *[person] In attesa che { $name } scelga le carte da tenere.
}
decision-waits-other = { $who ->
    [own-captain] In attesa del tuo capitano.
    [captain] In attesa del capitano di { $name }.
   *[person] In attesa di { $name }.
}

## Buttons that confirm

decision-choose-region = Scegli una regione
decision-choose-card = Scegli una carta
decision-really-surrender = Chiudi davvero la battaglia?
decision-really-pass = Passi davvero?
decision-really-hold-back = Attendi davvero?
decision-pass-revealing = Passa e scopri { FORM($card, "definite") }
decision-favor-off-short = Fuori dal tabellone
decision-label = Cosa fare
decision-open-elsewhere = Il tuo posto è aperto anche in un’altra finestra.

## Hints and odds beside the decision

hint-button = Consiglio
hint-button-title = Cosa farebbe un capitano (H)
odds-button = Probabilità
odds-button-title = Le tue probabilità di vittoria con ogni scelta (C)
table-faster = Fino a me
table-faster-title = I capitani giocano subito finché non tocca a te (F)

## Captains who are not ready yet

table-stand-in = { $count ->
    [0] { $names }: al livello di { $name } durante la preparazione.
   *[other] { $names }: al livello di { $name } durante la preparazione, ancora { $count } s circa.
  }
table-stand-in-gone = { $names }: questo server non ha più questo tipo di giocatore, perciò gioca { $name }.

## The hand

hand-label = La tua mano
hand-empty = La tua mano è vuota.
hand-show = Mostra…
hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } copie
}{ $picked ->
    [0] .
    [one] , 1 scelta.
   *[other] , { $picked } scelte.
}
hand-picked = { $picked } di { $count }

## A seat

seat-captain = capitano
seat-you = tu
seat-viewer = vista
seat-online = online
seat-away = assente
seat-away-since = assente<since>{"\u00A0"}{ $since }</since>
seat-holds-condottiere = Ha il Condottiere

seat-does-battle = di turno
seat-does-site = sceglie una regione
seat-does-favor = mette il Favore
seat-does-rescue = riprende una carta
seat-does-draw = pesca
seat-does-hand = tiene la mano?
seat-does-keep = sceglie cosa tenere
seat-your-turn = tocca a te
seat-not-in-battle = fuori da questa battaglia
seat-passed = passa
seat-holds-back = attende

seat-has-enough = ha abbastanza per vincere
seat-needs-regions = ancora { $count ->
    [one] 1 regione
   *[other] { $count } regioni
}
seat-needs-either = { $own ->
    [yes] ancora { $count }, o { $adjacent ->
        [one] { $adjacent } adiacente
       *[other] { $adjacent } adiacenti
    }
   *[no] ancora { $count } regioni, o { $adjacent } adiacenti
}
seat-has-enough-short = vince
seat-needs-one = { $adjacent ->
    [yes] ancora 1 adiacente
   *[no] ancora 1 regione
}
seat-needs-regions-short = ancora { $count }
# By the battle that is fought.
seat-may-win-here = vince la partita con { $region }
seat-may-win-here-short = qui vince
seat-needs-either-short = { $own ->
    [yes] ancora { $count } o { $adjacent ->
        [one] 1 adiacente
       *[other] { $adjacent } adiacenti
    }
   *[no] ancora { $count } o { $adjacent } adiacenti
}

## Who has won

outcome-unfinished = La partita è rimasta incompiuta.
outcome-over = La partita è finita.
outcome-back = Torna al risultato

## The log

log-label = Cronaca e chat
log-hints-allowed = A questo tavolo sono permessi consigli e probabilità.
log-new = Nuovi
log-muted = { $count ->
    [one] 1 messaggio silenziato di { $name }.
   *[other] { $count } messaggi silenziati di { $name }.
}
log-unmute = Riattiva
log-unmute-name = Riattiva { $name }
log-nothing-said = Tratta, minaccia, prometti: nulla di ciò che si dice qui è vincolante.
log-nothing-happened = Non è ancora successo nulla.
log-to-latest = Vai agli ultimi
log-result = Com’è finita l’ultima battaglia

## What tells the reader that it is their turn

alert-button = Quando tocca a me…
alert-title = Quando tocca a me
alert-your-turn = Tocca a te

### A long log

log-earlier = Mostra i precedenti

### Odds

odds-game = { $choice }: { $chance } di probabilità di vincere la partita.
odds-match = { $choice }: { $chance } di probabilità di vincere la sfida.
odds-best = { $choice } (la migliore)
odds-told = Probabilità di vittoria: { $chance }.
odds-of-choice = { $choice }. Probabilità di vittoria: { $chance }.
odds-counting = Sto valutando le tue scelte…
odds-waiting = Al tuo turno: come ogni scelta cambia le tue probabilità di vittoria.

### The end of a game

decision-next-game = Prossima partita
decision-end-game = Chiudi qui la partita
decision-idle = { $count ->
    [one] Nell’ultima battaglia non è stata giocata nessuna carta (R2.8).
   *[other] Nelle ultime { $count } battaglie non è stata giocata nessuna carta (R2.8).
}

outcome-label = Risultato
outcome-standing = Classifica
outcome-regions = Regioni
outcome-adjacent = Gruppo più grande
outcome-points = Punti (ne servono { $points })
outcome-play-again = Gioca ancora
outcome-other-settings = Altre impostazioni
outcome-walk-through = Rivedi
outcome-download = Scarica la registrazione
outcome-last-battle = Vedi l’ultima battaglia
outcome-game-won = { $who ->
    [you] Hai vinto la partita
    [one] { $names } ha vinto la partita
   *[several] { $names } hanno vinto insieme la partita
} { $how ->
    [adjacent] con { $target } regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con { $target } regioni
}.
outcome-game-won-otherwise = { $who ->
    [you] Hai vinto la partita.
    [one] { $names } ha vinto la partita.
   *[several] { $names } hanno vinto insieme la partita.
}
outcome-match-won = { $who ->
    [you] Hai vinto la sfida.
    [one] { $names } ha vinto la sfida.
   *[several] { $names } hanno vinto insieme la sfida.
}

### A device that several play on

cover-hand-to = Passa il dispositivo a { $name }.
cover-after-battle = Prima della prossima battaglia ognuno può guardare la propria mano, e tenerla o scartarla.
cover-who-looks = Chi sta guardando?
cover-i-am = Sono { $name }
cover-others = Anche qualcun altro può guardare le proprie carte:

### A table that is not opened

table-no-table = Questo tavolo non esiste
table-wrong-key = Qui questa chiave non apre nessun posto
table-newer-table = Il server è troppo vecchio per questo tavolo
table-not-opened = Questo tavolo non si può aprire
table-never-started = Nessuno ha avviato questa partita
table-never-started-why = Un tavolo dove per un giorno non succede nulla viene eliminato. Ad aprirne uno nuovo si fa presto.
table-watch-without-seat = Guarda soltanto
table-to-start-page = Alla pagina iniziale

### What somebody proposes

agreements-proposal = Una proposta
agreements-agree = Accetta
agreements-refuse = Rifiuta
agreements-withdraw = Ritira
agreements-take-back = Annulla<hidden> la mia ultima mossa</hidden>
agreements-take-back-means = Se tutti i giocatori accettano, il tavolo torna com’era prima della tua ultima mossa. Se nel frattempo hai saputo qualcosa di nuovo, non si può più annullare nulla.
agreements-waiting-for = In attesa di { FORM($names, "oblique") }.
agreements-cannot-answer = { $count ->
    [one] { $names } non c’è e non può rispondere: la richiesta attende il suo ritorno.
   *[other] { $names } non ci sono e non possono rispondere: la richiesta attende il loro ritorno.
}
agreements-asks-pause = { $own ->
    [yes] Hai chiesto di mettere in pausa la partita.
   *[no] { $name } chiede di mettere in pausa la partita.
}
agreements-asks-end = { $own ->
    [yes] Hai chiesto di chiudere la partita, senza vincitori.
   *[no] { $name } chiede di chiudere la partita, senza vincitori.
}
agreements-asks-captain = { $own ->
    [yes] Hai chiesto di far giocare un capitano per { FORM($whom, "oblique") }.
   *[no] { $name } chiede di far giocare un capitano per { FORM($whom, "oblique") }.
}
agreements-asks-live-clock = { $own ->
    [yes] Hai chiesto di giocare con calma: { $clock }.
   *[no] { $name } chiede di giocare con calma: { $clock }.
}
agreements-asks-clock-by-days = { $own ->
    [yes] Hai chiesto di giocare per corrispondenza: { $clock }.
   *[no] { $name } chiede di giocare per corrispondenza: { $clock }.
}
agreements-asks-no-clock = { $own ->
    [yes] Hai chiesto di giocare senza orologio.
   *[no] { $name } chiede di giocare senza orologio.
}
agreements-asks-takeback = { $own ->
    [yes] Hai chiesto di annullare { $what }.
   *[no] { $name } chiede di annullare { $what }.
}
agreements-ended-by-agreement = Finita di comune accordo: non vince nessuno.
agreements-resigned = { $who ->
    [you] Hai abbandonato
    [with-you] { $names } avete abbandonato
    [one] { $names } ha abbandonato
    [others] Gli altri hanno abbandonato
   *[several] { $names } hanno abbandonato
}: { $wins ->
    [nobody] non vince nessuno
    [you] vinci tu
   *[somebody] vince { $winner }
}.

### Cards that are shown

decision-show-everybody = Mostra a tutti
decision-show = Mostra a { $names }
decision-show-nobody = Scegli a chi

show-label = Mostra carte
show-your-turn = <b>Tocca a te.</b> Prima mostra le carte, o torna indietro.
show-choose = Scegli le carte da mostrare
show-chosen = Scegli le carte da mostrare: <b>{ $cards }</b>
show-face-down = la mia carta coperta
show-to = A chi
show-to-everybody = tutti

### Cards that are taken back, drawn or kept

decision-rescue = Il tuo Spaventapasseri può riportarti in mano un Mercenario.
decision-rescue-chosen = Riprendere { FORM($card, "definite") }? Sceglilo di nuovo per confermare.
decision-rescue-chosen-none = Non riprendere nulla? Scegli di nuovo «Nessuno» per confermare.
decision-draw = Quante carte peschi? Al massimo { $most }.
prospect-draw = Quante carte peschi? Al massimo { $count }: la tua mano può contenerne { $limit }.
decision-keep = La manche è finita: tieni al massimo { $most ->
    [one] 1 carta
   *[other] { $most } carte
}.
decision-take-back-lines = Riprendi <card>{ $card }</card>
decision-take-back-none = Nessuno
decision-draw-none = Nessuna
decision-choose-cards = { $most ->
    [one] Scegli una carta
   *[other] Scegli le carte
}
decision-keep-none = Nessuna
decision-really-keep-none = Davvero nessuna?

### A hand to keep or discard

decision-hand = Non hai Mercenari: tieni la mano, o la scarti tutta e aspetti la fine della manche?
decision-hand-discarded = La tua mano sarà scartata quando tutti avranno avuto il tempo di rispondere.
decision-hand-kept = Hai scelto di tenere la mano. Gli altri stanno ancora decidendo.
decision-hands = Chi ha carte sta decidendo se tenere la mano.
decision-keep-hand = Tieni la mano
decision-keep-hand-after-all = Anzi, tienila
decision-discard-hand = Scartala tutta
decision-really-discard-hand = La scarti davvero?
decision-without-answer = Senza risposta la tieni: <time>{ $left } s</time>
decision-may-change = Puoi cambiare idea: <time>{ $left } s</time>
decision-why-seconds = Il tempo è uguale per tutti: nessuno vede a chi è stato chiesto.
decision-discard-later = Scarta la mano dopo questa battaglia
decision-discard-later-title = Non hai Mercenari. Nessuno lo saprà prima che la mano sia scartata.
decision-always-keep = Tieni sempre la mano <small>risponde per te dopo un attimo, anche quando potresti scartare</small>
decision-always-keep-title = Risponde per te dopo un attimo, anche quando potresti scartare. Ogni risposta richiede lo stesso tempo: così non rivela a nessuno cos’hai in mano.

### Rematches

rematch-begin = Rivincita
rematch-rotate = Ognuno avanza di un posto
rematch-begun = { $name } ha avviato la rivincita.
rematch-following = Tra un attimo ci vai anche tu.
rematch-go = Vai
rematch-go-now = Vai subito
rematch-stay = Resta qui

### Cards that are seen

seen-label = Carte non ancora viste
seen-explained = In grande: quante sono ancora in mano agli altri, coperte e a te sconosciute, o non distribuite. Sotto: quante negli scarti.
seen-card = { $card }:
seen-unseen = { $count }<of> su { $all }</of>
seen-discarded = { $count } negli scarti
seen-all-discarded = { $count ->
    [one] 1 carta negli scarti.
   *[other] { $count } carte negli scarti.
}
seen-all-discarded-pile = { $count ->
    [one] 1 carta negli scarti, { $pile } nel mazzo.
   *[other] { $count } carte negli scarti, { $pile } nel mazzo.
}

### Keys

## Each line of the sheet says what a key or a row of keys does.

keys-title = Tasti
keys-means = Cosa fa ogni tasto
keys-card = scegliere una carta, contando da sinistra
keys-select = scegliere ciò che è evidenziato; la seconda volta, giocarlo o combatterci
keys-move = andare da una carta all’altra
keys-pass = andare a «Passa», che Invio conferma
keys-map = andare alla mappa, quando si sceglie una regione
keys-travel = andare da una regione all’altra
keys-hint = un consiglio
keys-odds = le tue probabilità di vittoria
keys-faster = far giocare subito i capitani fino al tuo turno
keys-previous = il momento precedente
keys-next = il momento successivo
keys-first = l’inizio
keys-last = la fine
keys-earlier = la battaglia precedente
keys-later = la battaglia successiva
keys-run = avviare o fermare
keys-log = andare a cronaca e chat
keys-summary = le carte in breve
keys-back = rimettere giù le carte, chiudere ciò che è aperto
keys-keys = questi tasti
keys-characters = Usa cifre e lettere come scorciatoie
key-enter = Invio
key-escape = Esc
key-space = Spazio
key-home = Inizio
key-end = Fine
key-pageup = Pag ↑
key-pagedown = Pag ↓

### The table in words

board-field = Notizie e linee di battaglia
map-borders = Confina con { $regions }
announce-lead = Sei in testa con { $own }; poi, con { $most }: { $names }.
announce-behind = In testa con { $most }: { $names }; tu hai { $own }.
announce-level = In parità con te, a { $own }: { $names }.
announce-earlier = { $count ->
    [one] 1 mossa precedente è nella cronaca.
   *[other] { $count } mosse precedenti sono nella cronaca.
}

### What people agree on at the table

## Who plays, and who is away

agreements-who-is-here = Chi c’è
agreements-is-here = { $name } c’è.
agreements-is-away = { $name } non c’è.
agreements-captain = Un capitano gioca per { $name }.
agreements-captain-away = Un capitano gioca per { $name }: tempo scaduto.
agreements-captain-agreed = Un capitano gioca per { $name }, come deciso dagli altri.
agreements-captain-asked = Un capitano gioca per { $name }, su sua richiesta.
agreements-captain-resigned = Un capitano gioca per { $name }, che ha abbandonato.
agreements-own-captain-away = Un capitano gioca per te: il tuo tempo è scaduto.
agreements-own-captain-agreed = Un capitano gioca per te: gli altri l’hanno deciso mentre non c’eri.
agreements-own-captain-asked = Un capitano gioca per te, come hai chiesto.
agreements-gone = { $known ->
    [yes] { $name } ha lasciato il tavolo { $when }.
   *[no] { $name } non c’è.
}
agreements-gone-alone = { $known ->
    [yes] Ha lasciato il tavolo { $when }.
   *[no] Non c’è.
}
agreements-gone-game-waits = { $known ->
    [yes] { $name } ha lasciato il tavolo { $when }. La partita aspetta.
   *[no] { $name } non c’è. La partita aspetta.
}
agreements-gone-clock-runs = { $known ->
    [yes] In attesa di { $name }, che ha lasciato il tavolo { $when }.
   *[no] In attesa di { $name }, che non c’è.
}
agreements-only-captains = Qui per tutti giocano i capitani: la partita aspetta che qualcuno riprenda il proprio posto.
agreements-take-seat-back = Riprendi il tuo posto
agreements-captain-for = Fai giocare un capitano per { $name }
agreements-little-time = Il tempo stringe: gioca, o lo farà un capitano.

## Proposals

agreements-what-is-agreed = Gli accordi del tavolo

### The clock of a turn

agreements-turn-left = Restano { $left }
agreements-turn-of = { $name }: { $time }
agreements-turn-left-then-reserve = Restano { $left }, poi { $reserve } di riserva
agreements-turn-reserve-left = Restano { $left } di riserva
agreements-turn-near-end = { $left }, poi gioca un capitano
agreements-turn-until = Scade: { $moment }

### A pause

agreements-paused = In pausa
agreements-game-is-paused = La partita è in pausa.
agreements-you-may-resume = Chiunque di voi può farla riprendere quando tutti sono pronti.
agreements-players-may-resume = Può farla riprendere chiunque stia giocando.
agreements-resume = Riprendi
agreements-nobody-acts = La partita è in pausa: nessuno può agire finché non riprende.

### The dialog of a table

agreements-let-captain-play = Fai giocare un capitano<hidden> per { $name }</hidden>
agreements-mute = Silenzia<hidden> { $name }</hidden>
agreements-unmute = Riattiva<hidden> { $name }</hidden>
agreements-here = C’è.
agreements-you-are-here = Ci sei.
agreements-presence-unknown = Senza connessione non si sa.
agreements-captain-soon = Se l’assenza dura un minuto, puoi chiedere un capitano.
agreements-in-reserve = { $time } di riserva.
agreements-table = Il tavolo
agreements-resume-game = Riprendi la partita
agreements-resume-means = Si ricomincia subito.
agreements-pause = Metti in pausa
agreements-pause-means = { $alone ->
    [yes] Nessuno agisce, nemmeno i capitani, e nessun orologio corre finché qualcuno non fa riprendere la partita.
   *[no] Nessuno agisce, nemmeno i capitani, e nessun orologio corre finché qualcuno non fa riprendere la partita. Devono accettare tutti i giocatori.
}
agreements-step-away = Fai giocare un capitano per me
agreements-step-away-means = Finché non riprendi il tuo posto.
agreements-make-mine = Rendi mio questo posto
agreements-make-mine-means = Da quel momento solo tu puoi aprirlo con il suo link: nessun altro che abbia il link, nemmeno chi ha creato il tavolo, vede la tua mano o gioca per te.
agreements-end = Chiudi la partita…
agreements-end-means = { $alone ->
    [yes] Finisce così, e non vince nessuno.
   *[no] Finisce così, e non vince nessuno. Devono accettare tutti i giocatori.
}
agreements-end-yes = { $alone ->
    [yes] Chiudila
   *[no] Chiedi agli altri
}
agreements-resign = Abbandona…
agreements-resign-yes = Abbandona
agreements-no = No
agreements-open-chat = Apri la chat
agreements-open-chat-means = Chi siede qui può parlare di nuovo.
agreements-close-chat = Chiudi la chat
agreements-close-chat-means = Nessuno può più dire nulla, nemmeno in privato. Si possono ancora proporre patti.
agreements-invite = Invita altri
agreements-invite-means = A guardare, con il link del tavolo o un codice QR. Non vedono le carte di nessuno.
agreements-other-device = Uno di questi posti è tuo? <a>Aprilo con il codice</a> che il tuo altro dispositivo mostra nella pagina iniziale («Sei …», «Crea un codice»).

agreements-clock = Orologio
agreements-no-clock = Nessuno: nel proprio turno ognuno si prende il tempo che gli serve. Dopo una battaglia si chiede a tutti insieme, e solo per qualche secondo, se tengono la mano: così nessuna risposta tradisce le carte.
agreements-clock-means = { $clock }. Se ci metti di più, un capitano gioca fino al tuo ritorno.
agreements-another-clock = Un altro orologio
agreements-set-clock = { $alone ->
    [yes] Imposta
   *[no] Proponi
}

agreements-ask-me = Chiedimi conferma prima di…

## What resigning means

agreements-resign-last = Qui non resta nessun altro: la partita finisce, e non vince nessuno.
agreements-resign-leaves-one = Così la partita finisce, e vince { $name }.
agreements-resign-leaves-captain = Un capitano gioca per te fino alla fine, e non puoi più riprendere il posto. Puoi restare a guardare.

## What is asked before it is done. The words above the boxes, and those of each box, make one sentence.

agreements-ask-pass = … passare
agreements-ask-surrender = … giocare una Resa
agreements-ask-discard = … scartare la mano

### Talk

## What is said

talk-you = Tu
talk-whisper = { $own ->
    [yes] Tu a { FORM($whom, "oblique") }
   *[no] { $name } a { FORM($whom, "oblique") }
}
talk-whispered = sottovoce:

## What waits to be read

talk-unread = { $lines } da leggere
talk-unread-whispers = { $lines } da leggere, di cui { $whispers ->
    [one] 1 in privato
   *[other] { $whispers } in privato
}
talk-offers = { $count ->
    [one] 1 proposta
   *[other] { $count } proposte
}

### Saying something

talk-to-everybody = A tutti
talk-to-some = Solo a { $names }
talk-what-to-say = Cosa dire
talk-room-left = { $count ->
    [0] Il messaggio è pieno.
    [one] Resta posto per 1 carattere.
   *[other] Resta posto per { $count } caratteri.
}
talk-everybody-reads = A tutti…
talk-some-read = In privato…
talk-say = Invia
talk-show = Mostra…
talk-pact = Patto…
talk-closed = Chi ospita il tavolo ha chiuso la chat.

### What was skipped

recap = Intanto, { $deeds }
recap-of-seat = { $name }: { $deeds }
recap-face-down = una carta coperta

### Pacts

## In the log

both-promises = { $first }; { $second }
promise-spare = { $seats } { $count ->
    [one] lascia
   *[other] lasciano
} in pace { $region }
promise-pass = { $seats } non { $count ->
    [one] gioca
   *[other] giocano
} più carte nella battaglia
promise-favor = la prossima volta { $seats } { $count ->
    [one] mette
   *[other] mettono
} il Favore su { $region }
promise-nofavor = { $seats } non { $count ->
    [one] mette
   *[other] mettono
} il Favore su { $region }
promise-fight = { $seats } { $count ->
    [one] combatte
   *[other] combattono
} contro { $other }
whoever-accepts = chi accetta
pact-offered = { $seat } propone un patto a { $seats }: { $promises }.
pact-offered-to-all = { $seat } propone un patto a tutti: { $promises }.
pact-accepted = { $seat } accetta un patto con { $other }: { $promises }.
pact-declined = { $seat } rifiuta la proposta di { $other }.
pact-declined-by-captain = { $seat } rifiuta: questo capitano non stringe patti.
pact-withdrawn = { $seat } ritira una proposta: { $promises }.
promise-broken = { $seat } infrange una promessa fatta a { $seats }: «{ $promises }».

## Seals at the seats

pact-seal = { $broken ->
    [yes] Infranta una promessa fatta a { FORM($names, "oblique") }
   *[no] Patto con { FORM($names, "oblique") }
}

## Pacts at a table

pact-pacts = Patti
pact-means = Un patto è una promessa scritta. Non vincola nessuno, ma dopo la partita tutti vedono chi ha mantenuto la parola.
pact-how-judged = Come funzionano e si giudicano i patti
pact-accept = Accetta
pact-refuse = Rifiuta
pact-withdraw = Ritira

## Promises. Each follows words such as ‘Ada promises to’, ‘and asks you to’, in the messages below.

pact-to-spare = lasciare in pace { $region }
pact-to-pass = { $battle ->
    [this] non giocare più carte in questa battaglia
    [next] non giocare carte nella prossima battaglia
   *[any] non giocare più carte nella battaglia
}
pact-to-favor = mettere il Favore del Papa su { $region }
pact-to-nofavor = non mettere il Favore del Papa su { $region }
pact-to-fight = { $battle ->
    [this] continuare a combattere contro { FORM($whom, "against") } in questa battaglia
    [next] combattere contro { FORM($whom, "against") } nella prossima battaglia
   *[any] continuare a combattere contro { FORM($whom, "against") } nella battaglia
}

## Offers

pact-everybody = tutti
pact-promises-and-asks = { $to ->
    [you] { $name } promette di { $promise } e ti chiede di { $request }.
    [with-you] { $name } promette di { $promise } e chiede a te e a { $others } di { $request }.
   *[others] { $own ->
        [yes] Prometti di { $promise } e chiedi a { $others } di { $request }.
       *[no] { $name } promette di { $promise } e chiede a { $others } di { $request }.
    }
}
pact-promises = { $to ->
    [you] { $name } ti promette di { $promise }, senza chiederti nulla.
    [with-you] { $name } promette a te e a { $others } di { $promise }, senza chiedere nulla.
   *[others] { $own ->
        [yes] Prometti a { $others } di { $promise }, senza chiedere nulla.
       *[no] { $name } promette a { $others } di { $promise }, senza chiedere nulla.
    }
}
pact-promises-if-you-do = { $name } ti promette di { $promise }, se fai lo stesso.
pact-asks = { $to ->
    [you] { $name } ti chiede di { $request }.
    [with-you] { $name } chiede a te e a { $others } di { $request }.
   *[others] { $own ->
        [yes] Chiedi a { $others } di { $request }.
       *[no] { $name } chiede a { $others } di { $request }.
    }
}
pact-accepted-by = Accettato da { FORM($names, "oblique") }.
pact-declined-by = Rifiutato da { FORM($names, "oblique") }.
pact-waits-for = In attesa di { FORM($names, "oblique") }.
pact-not-answered-by = Nessuna risposta da { FORM($names, "oblique") }.
pact-withdrawn-from = Non più proposto a { FORM($names, "oblique") }.
pact-offered-to-you = Ti propongono un patto
pact-binds-nobody = Non vincola nessuno.
pact-more-offers = { $count ->
    [one] Poi 1 altra proposta.
   *[other] Poi altre { $count } proposte.
}

## Making an offer

pact-offer = Proponi un patto…
pact-offer-title = Proponi un patto
pact-mine = La mia promessa
pact-yours = La mia richiesta
pact-nothing = nulla
pact-kind-spare = lasciare in pace una regione
pact-kind-pass = { $battle ->
    [this] non giocare più carte in questa battaglia
   *[next] non giocare carte nella prossima battaglia
}
pact-kind-favor = mettere il Favore del Papa su …
pact-kind-nofavor = non mettere il Favore del Papa su …
pact-kind-fight = { $battle ->
    [this] continuare a combattere contro … in questa battaglia
   *[next] combattere contro … nella prossima battaglia
}
pact-which-region = quale regione?
pact-whom = chi?
pact-mine-region = La mia promessa: quale regione
pact-mine-whom = La mia promessa: contro chi
pact-yours-region = La mia richiesta: quale regione
pact-yours-whom = La mia richiesta: contro chi
pact-offer-means = { $open ->
    [yes] Non vincola nessuno. Lo leggono subito tutti; dopo la partita tutti vedono chi ha mantenuto la parola.
   *[no] Non vincola nessuno. Per ora lo legge solo chi riceve la proposta; dopo la partita tutti vedono chi ha mantenuto la parola.
}
pact-choose-whom = Scegli a chi proporlo.
pact-choose-what = Scegli cosa prometti, cosa chiedi, o entrambe le cose.
pact-choose-which = Indica quale regione, o quale giocatore.
pact-offer-it = Proponi

## After the game

pact-ledger = Registro dei patti
pact-who-kept-word = Chi ha mantenuto la parola
pact-who-kept-word-in-last-game = Chi ha mantenuto la parola nell’ultima partita
pact-head-promised = Ha promesso
pact-head-kept = Mantenute
pact-head-broken = Infrante
pact-head-untested = Mai messe alla prova
pact-none-offered = Nessuno ha proposto un patto.
pact-verdict = <b>{ $state ->
    [kept] Mantenuta:
    [broken] Infranta:
    [open] Ancora aperta:
   *[untested] Mai messa alla prova:
}</b> { $own ->
    [yes] hai promesso di { $promise }.
   *[no] { $name } ha promesso di { $promise }.
}
pact-promised = { $to ->
    [you] { $name } ti ha promesso di { $promise }.
    [with-you] { $name } ha promesso a te e a { $others } di { $promise }.
   *[others] { $own ->
        [yes] Hai promesso a { $others } di { $promise }.
       *[no] { $name } ha promesso a { $others } di { $promise }.
    }
}

### What captains say of pacts

pact-says = «{ $words }»
pact-says-of = { $name }: «{ $words }»

## Carmagnola

says-carmagnola-offers = Uno scambio onesto, e dormiamo bene tutti e due.
says-carmagnola-warns = { $other } sta vincendo. Meglio combattere al tuo fianco che inchinarmi.
says-carmagnola-agrees = Volentieri. Qua la mano.
says-carmagnola-declines = Vorrei, ma mi costerebbe troppo.
says-carmagnola-distrusts = Una volta ho lasciato correre. Prima mantieni una promessa senza chiedere nulla, e ne riparliamo.
says-carmagnola-breaks = Perdonami: la mia parola era un lusso che non potevo permettermi.
says-carmagnola-trusts = Con me hai già mantenuto la parola. Volentieri, allora.
says-carmagnola-remembers = In un’altra partita mi avevi dato la tua parola per { $region }. Non ho dimenticato com’è finita.

## Gattamelata

says-gattamelata-offers = Senza fretta, da buoni amici: miele per te, miele per me.
says-gattamelata-warns = Piano piano: attenzione a { $other }. Chiudiamo la porta insieme?
says-gattamelata-agrees = Che piacere. Faccio le fusa e firmo.
says-gattamelata-declines = Offerta dolce, ma per me c’è poco miele.
says-gattamelata-distrusts = Mi hai già graffiato una volta. Prima un dono, con le unghie dentro.
says-gattamelata-breaks = Zampe di velluto, unghie affilate. Sapevi come mi chiamano.
says-gattamelata-trusts = Hai già mostrato zampe di velluto. Faccio le fusa e firmo.
says-gattamelata-remembers = { $region }: un’altra partita, le stesse unghie. Non due volte.

## Piccinino

says-piccinino-offers = Presto, prima che qualcuno ci ripensi!
says-piccinino-warns = { $other } ci scappa! Su, all’inseguimento, tu e io!
says-piccinino-agrees = Affare fatto! Da dove cominciamo?
says-piccinino-declines = Preferisco conquistarmelo.
says-piccinino-distrusts = Lo sgambetto a uno zoppo! La prossima volta paghi prima.
says-piccinino-breaks = Ho visto l’occasione, e via di corsa. Perfino io ci riesco.
says-piccinino-trusts = Hai già mantenuto la parola. Affare fatto!
says-piccinino-remembers = Per { $region }, in un’altra partita, mi hai fatto lo sgambetto. Zoppico, ma non dimentico.

## Colleoni

says-colleoni-offers = Ho fatto i conti: conviene a entrambi.
says-colleoni-warns = Presto { $other } avrà tutto. Una spesa in comune costa meno.
says-colleoni-agrees = I conti tornano: d’accordo.
says-colleoni-declines = Ho contato due volte. Ci rimetto.
says-colleoni-distrusts = Il tuo credito è finito. Prima versa qualcosa.
says-colleoni-breaks = La mia parola aveva un prezzo, e qualcuno l’ha pagato.
says-colleoni-trusts = Nei miei libri risulta che hai già pagato. D’accordo.
says-colleoni-remembers = È nei miei libri: { $region }, una partita passata, una promessa non pagata. Niente più credito.

## Hawkwood

says-hawkwood-offers = Parola d’inglese. Che altro vuoi?
says-hawkwood-warns = Mentre noi due ci guardiamo, { $other } se ne va col bottino.
says-hawkwood-agrees = D’accordo. Penso sempre quello che dico, o quasi sempre.
says-hawkwood-declines = No. E chiediti pure perché.
says-hawkwood-distrusts = Riconosco una finta quando mi ha colpito. Prima dai, poi chiedi.
says-hawkwood-breaks = Ho indietreggiato, e nessuno si è chiesto perché.
says-hawkwood-trusts = In un’altra guerra hai mantenuto la parola. Cosa rara. D’accordo.
says-hawkwood-remembers = { $region }, un’altra guerra, la tua parola. Le finte me le ricordo.

## Urslingen

says-urslingen-offers = Accetta. La pietà non si offre due volte.
says-urslingen-warns = { $other } crede di aver già vinto la guerra. Roviniamogliela.
says-urslingen-agrees = E sia. Non ringraziarmi.
says-urslingen-declines = Quello che voglio me lo prendo. Perché dovrei pagarti?
says-urslingen-distrusts = Hai tradito il nemico di Dio. Prima striscia ai miei piedi.
says-urslingen-breaks = Leggi cosa porto sul petto.
says-urslingen-trusts = Una volta non mi hai tradito. E sia.
says-urslingen-remembers = Per { $region } mi hai tradito una volta. No.

### Installed, and without a network

app-description = Un gioco di carte con mercenari e città italiane
app-new-game = Nuova partita
app-records = Registrazioni

offline-title = Nessuna connessione · Condottiere
offline-heading = Il server non è raggiungibile
offline-means = Le partite si giocano sul server: finché non risponde, tavoli, registrazioni e nuove partite non sono disponibili. Questa pagina riprova da sola e riprende appena risponde.
offline-try = Riprova
offline-trying = Nuovo tentativo…
offline-still-here = Cosa funziona ancora
offline-rules = Le regole del gioco
offline-fairness = Come si mescolano le carte
offline-games = Le partite che questo browser conosce
offline-games-mean = Si apriranno appena il server risponde.
offline-no-games = Questo browser non conosce ancora nessuna partita.
offline-game = { $name }, { $moment }

## The connection of a table, when it is lost or not live

table-connection-offline = Rete assente
table-connection-unreachable = Il server non risponde
table-connection-polling = Nessuna connessione in tempo reale
table-connection-refused = Offline
table-lost = { $why ->
    [offline] Rete assente.
   *[unreachable] Il server non risponde.
} { $game ->
    [waits] La partita ti aspetta quando tocca a te, e questa pagina si ricollega da sola.
    [clock] Se tocca a te, il tuo tempo continua a scorrere. Questa pagina si ricollega da sola.
    [seat] Il tuo posto resta tuo, e questa pagina si ricollega da sola.
   *[watched] Questa pagina si ricollega da sola.
}
table-not-sent = Non inviato: in questo momento manca la connessione.
table-maybe-not-sent = La connessione si è interrotta e la tua ultima azione potrebbe non essere arrivata. Controlla.
table-polling = Nessuna connessione in tempo reale riesce a raggiungere il server, forse per colpa di un proxy o di un filtro. Puoi continuare a giocare: le novità arriveranno con un attimo di ritardo.

### Alerts

## While the page is open

alert-open = Se la pagina è aperta e guardo altrove
alert-sound = Suono
alert-vibration = Vibrazione
alert-notification = Notifica
alert-notification-insecure = Con il semplice HTTP i browser non permettono notifiche: serve HTTPS.
alert-notification-unknown = Questo browser non mostra notifiche delle pagine.
alert-notification-blocked = Le notifiche sono bloccate: permettile per questo sito nelle impostazioni del browser.

## While the page is closed

alert-closed = Anche a pagina chiusa, dopo 20 secondi
alert-push = Messaggio su questo dispositivo
alert-push-insecure = Con il semplice HTTP i browser non ricevono messaggi: serve HTTPS, o un browser sul computer che ospita il gioco.
alert-push-home-screen = Su questo dispositivo aggiungi prima la pagina alla schermata Home (Condividi), poi aprila da lì.
alert-push-unknown = Questo browser non riceve messaggi per una pagina chiusa.
alert-push-blocked = Le notifiche sono bloccate: permettile per questo sito nelle impostazioni del browser.
alert-push-unreachable = Questo browser non è riuscito a raggiungere il suo servizio push. Riprova più tardi, o usa un altro browser.

## Messages to a chat tool

alert-webhook = Messaggio su un’app di chat
alert-webhook-means = L’indirizzo di un webhook di Slack, Mattermost, Discord, ntfy o simili. Riceve i nomi di chi siede al tavolo e il link.
alert-webhook-try = Prova
alert-webhook-remove = Rimuovi
alert-webhook-removed = Lì non si invia più nulla.

### Home

## The first page

home-summary = Assolda soldati, bluffa e conquista l’Italia regione dopo regione. Da 2 a 6 giocatori: amici, capitani giocati dal computer, o entrambi.
home-rules = Le regole
home-you-are = Sei <b>{ $name }</b>
home-have-code = Giochi anche su un altro dispositivo? <a>Inserisci il codice di recupero</a>
home-title-on-turn = Tocca a te in { $count ->
    [one] 1 partita
   *[other] { $count } partite
} – Condottiere
home-set-up = Gioca con amici o capitani
home-set-up-for = Sai già giocare? Comincia qui.
home-learn = Impara giocando
home-learn-new = Prima volta? Impara giocando
home-learn-means = Una prima partita guidata: quattro minuti, e niente da leggere prima.
home-learn-begin = Comincia
home-learn-again = Segui il tutorial
home-settings = Posti, regole e ritmo
home-settings-now = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
} · { $captains ->
    [0] {""}
    [one] capitano: { $strengths } ·{" "}
   *[other] capitani: { $strengths } ·{" "}
}{ $rules ->
    [0] nessuna variante
    [one] { $rules } variante
   *[other] { $rules } varianti
}
home-settings-pace = ritmo: { $pace ->
    [instant] istantaneo
    [fast] veloce
    [slow] lento
   *[normal] normale
}
home-try-again = Riprova
home-to-start = Alla pagina iniziale
home-nothing-title = Non trovata
home-nothing-here = Qui non c’è nulla
home-nothing-at-address = Il gioco non ha nessuna pagina a questo indirizzo.

## Joining friends and open tables

home-join-friends = Raggiungi gli amici
home-join-placeholder = Codice o link
home-join = Entra
home-join-neither = Questo non è né il codice né il link di un tavolo. Chiedilo di nuovo ai tuoi amici.
home-open-tables = Tavoli aperti
home-nobody-yet = Ancora nessuno
home-join-whom = Gioca con { $names }
home-full = pieno
home-seats-free = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
} su { $count }

## My games

home-my-games = Le mie partite
home-off-the-list = Tolta dall’elenco: la partita { $count ->
    [0] senza altri giocatori
   *[other] con { $names }
}. Il tuo posto resta tuo.
home-put-back-which = Rimetti in elenco la partita { $count ->
    [0] senza altri giocatori
   *[other] con { $names }
}
home-walk-through-which = Rivedi la partita { $count ->
    [0] senza altri giocatori
   *[other] con { $names }
}
home-take-off-which = Togli dall’elenco la partita { $count ->
    [0] senza altri giocatori
   *[other] con { $names }
}
home-put-back = Rimetti
home-walk-through = Rivedi
home-no-game-listed = Nessuna partita in elenco.
home-taken-off = Tolte dall’elenco:
home-none-taken-off = Nessuna partita è stata tolta dall’elenco.
home-all-games = Tutte ({ $count })
home-all-games-and-more = Tutte ({ $count } e più)
home-earlier-games = Partite precedenti
home-show-taken-off = Tolte dall’elenco
home-hide-taken-off = Nascondi quelle tolte
home-look-at-record = Apri una registrazione
home-people-and-captains = <b>{ $people }</b>{ $several ->
    [yes] <captains>, { $captains }</captains>
   *[no] {""} <captains>e { $captains }</captains>
}
home-nobody-else-yet = Ancora nessun altro
home-some-table = Un tavolo
home-your-turn = Tocca a te
home-over = finita
home-between-games = tra due partite
home-in-play = in corso
home-battle = { $round ->
    [0] Battaglia { $number }
   *[other] Battaglia { $number }, manche { $round }
}
home-here = { $count ->
    [one] C’è { $names }
   *[other] Ci sono { $names }
}
home-won = { $count ->
    [one] { $own ->
        [yes] Hai vinto
       *[no] Ha vinto { $names }
    }
   *[other] Vittoria condivisa: { $names }
}
home-turn-of = tocca a { $name }
home-turn-until = scade: { $moment }
home-waiting = in attesa: { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
home-about-to-begin = sta per iniziare
home-gone = non più su questo server

## Setting up a table

home-whom = Con chi giocare
home-company-alone = In solitario
home-company-alone-means = contro i capitani
home-company-friends = Con amici
home-company-friends-means = ovunque siano
home-company-friends-here = su questo dispositivo, per ora
home-public = Tavolo pubblico
home-public-means = Tutti lo trovano sulla pagina iniziale di questo server. Altrimenti lo trova solo chi riceve un invito.
home-more-settings = Altre impostazioni
home-open-table = Apri il tavolo
home-watch = Guarda
home-play = Gioca
home-no-cookies = Questo browser blocca i cookie, quindi il server non può riconoscerti: permettili per questo sito per giocare con gli amici. In solitario giochi con il link del tuo posto, che ne è la chiave.
home-next = Poi: un solo link e un codice per tutti.
home-next-here = Per ora solo questo computer raggiunge il server: nella sala d’attesa puoi leggere come far entrare gli amici.
home-you-watch = Giocano solo i capitani: tu guardi.
home-come-back = Puoi uscire e tornare quando vuoi.
home-first-holder = Chi comincia con il Condottiere
home-first-at-random = A sorte
home-whoever-sits = Chi siede al posto { $place }
home-pace = Ritmo di gioco dei capitani
home-pace-instant = Istantaneo
home-pace-fast = Veloce
home-pace-normal = Normale
home-pace-slow = Lento
home-hints = Consigli e probabilità
home-hints-mean = Consigli quando tocca a te e probabilità in battaglia. Tutti vedono che sono permessi.
home-bargaining = I capitani trattano
home-bargaining-mean = Propongono patti e rispondono ai tuoi, e mantengono la parola secondo il loro carattere. Se scoprono che qualcuno li tradisce, non gli concedono più nulla.

## Seats of a new table

home-seats = Posti
home-number-of-players = Numero di giocatori
home-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
home-you = Tu
home-you-mean = Chi siede qui ora scambia il posto con te.
home-friend = Un amico
home-friend-means = Chi viene su tuo invito; il primo di questi posti è tuo.
home-your-name = Il tuo nome
home-name-needed = Come ti chiamano gli amici? Scrivi prima un nome.
home-free = Libero
home-bot = bot { $name }
home-change-seat = Posto { $place }: { $who }
home-change-captain = Posto { $place }: { $name }, { $grade }
home-who-sits = Chi siede al posto { $place }?
home-captains = Capitani, dal mite allo spietato
home-other-bots = Altri bot, secondo come pensano
home-everywhere = Lo stesso in tutti i posti dei capitani

## Optional rules, each with what it means in a line, as docs/rules.md has it

option-rules = Varianti
option-points-to-reach = Punti da raggiungere
option-other-points = altro
option-rule-bigger-kingdoms = Regni più grandi
option-rule-bigger-kingdoms-means = Per vincere serve una regione adiacente in più (R11).
option-rule-draw-after-battle = Pescare dopo la battaglia
option-rule-draw-after-battle-means = Niente manche: tutti cominciano con 7 carte e possono pescarne fino a 3 dopo ogni battaglia (R12).
option-rule-points = Giocare a punti
option-rule-points-means = Una sfida su più partite: un punto per ogni regione, e altri 5 a chi vince con regioni adiacenti (R13).
option-rule-capturing-regions = Conquistare regioni altrui
option-rule-capturing-regions-means = Puoi combattere anche per le regioni controllate da altri (R14).
option-rule-hidden-cards = Carte nascoste
option-rule-hidden-cards-means = Mercenari, Tamburini, Eroine e Cortigiane restano coperti fino alla tua carta successiva o alla fine della battaglia; puoi anche scoprirli quando passi (R15).
option-so-many-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
option-points-to = Giocare a punti, fino a { $points }

## Clocks

clock-label = Orologio
clock-choice-none = Senza orologio
clock-choice-none-means = Nel proprio turno ognuno si prende il tempo che gli serve.
clock-choice-relaxed = Con calma, per una serata
clock-choice-relaxed-means = Un minuto per ogni turno, e altri cinque per tutta la partita. Poi un capitano gioca per te finché non torni.
clock-choice-days = Per corrispondenza, in una settimana
clock-choice-days-means = Gioca quando puoi: hai qualche giorno per ogni mossa, poi un capitano gioca per te finché non torni.
clock-days-for-each = Giorni per ogni mossa
clock-days-a-move = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
} a mossa
clock-no-clock = Senza orologio
clock-live = Con calma: { $clock }
clock-by-days = Per corrispondenza: { $clock }

## Series

series-score = Partita { $game } di questa serie: { $wins }

## Times

weekday = { $number ->
    [0] domenica
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
   *[6] sabato
}
first-of-month = 1º
moment-time = { $time }
moment-weekday = { $weekday }, { $time }
moment-date = { $date }, { $time }
since-time = dalle { $time }
since-weekday = da { $weekday }
since-date = dallo scorso { $date }
ago-now = poco fa
ago-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
} fa
ago-time = alle { $time }
ago-weekday = { $weekday } alle { $time }
ago-date = lo scorso { $date } alle { $time }
tutorial = Tutorial
tutorial-second = Seconda lezione
tutorial-on = Riprendi il tutorial

### The waiting room

room-title-own = Il tuo tavolo
room-title-free = Un tavolo libero
room-title-of = Il tavolo di { $name }
room-seats-taken = { $taken ->
    [one] 1 posto occupato
   *[other] { $taken } posti occupati
} su { $count }
room-ready-to-begin = Si può cominciare
room-lost-seat = Chi ospita il tavolo ha liberato il tuo posto. Prendine un altro, o resta a guardare.
room-to-start = Condottiere: alla pagina iniziale
room-seats = Posti
room-onlookers = { $count ->
    [one] 1 altra persona guarda
   *[other] Altre { $count } persone guardano
}.
room-no-seat-left = Ormai tutti i posti sono occupati. Da qui puoi guardare.

## Inviting

room-invite = Invita
room-invite-your-friends = Invita i tuoi amici
room-invite-friends = Invita amici
room-invite-friends-means = Un link per tutti: chi lo apre prende un posto libero, o guarda.
room-invite-others = Invita altri
room-invite-others-means = Chi apre questo link guarda, e non vede le carte di nessuno.
room-qr-code = Codice QR del link a questo tavolo
room-or-type = oppure apri <b>{ $address }</b> e inserisci
room-share = Condividi
room-share-text = Gioca a Condottiere con me:
room-address = L’indirizzo di questo computer nella rete dei tuoi amici
room-invite-language = Lingua per chi inviti
room-invite-language-any = Quella del suo browser
room-link-for-everybody = Link per tutti
room-link-for = Link per { $name }
room-copy = Copia
room-copied = Copiato
room-press-to-copy = Il link è selezionato: premi { $keys } per copiarlo.
room-links-of-seats = I link dei posti
room-links-are-keys = Ognuno è la chiave del suo posto: chi ce l’ha può giocarci.
room-only-here = Questo link funziona solo su questo computer: il server non risponde a nessun altro, e gli amici su altri dispositivi non possono raggiungerlo. Per farli entrare, ferma il server e riavvialo con <code>python3 run.py --host 0.0.0.0{ $options }</code>. Il tavolo resta.
room-opened-here = Questo link funziona solo su questo computer. Apri il gioco all’indirizzo da cui i tuoi amici possono raggiungerlo, poi invitali da lì.

## Joining

room-invites-you = { $name } ti invita
room-seat-for-you = C’è un posto libero per te
room-summary = Assolda soldati, bluffa e conquista l’Italia regione dopo regione: un gioco di carte da 2 a 6 giocatori.
room-your-name-at-table = Il tuo nome al tavolo
room-take-a-seat = Prendi posto
room-then-host-starts = Così dai anche il via libera, e { $name } avvia la partita. Per guardare, basta restare qui.
room-then-you-start = Così il tavolo lo ospiti tu, e avvii la partita. Per guardare, basta restare qui.

## The seats

room-free = Libero
room-you = tu
room-do-sit-here = Siediti qui<hidden>, posto { $place }</hidden>
room-do-take = Prendi<hidden>, posto { $place }</hidden>
room-do-change-free = Cambia<hidden>, posto { $place }</hidden>
room-do-change-own = Cambia
room-do-change-other = Cambia<hidden>: { $name }, posto { $place }</hidden>
room-seat = posto { $place }
room-is-host = { $gone ->
    [yes] ospita, ma è assente
   *[no] ospita
}
room-is-own-guest = { $gone ->
    [yes] anche su questo dispositivo, ma assente
   *[no] anche su questo dispositivo
}
room-is-guest = { $gone ->
    [yes] sul dispositivo di un amico, ma assente
   *[no] sul dispositivo di un amico
}
room-is-ready = { $gone ->
    [yes] via libera, ma è assente
   *[no] via libera
}
room-is-not-ready = { $gone ->
    [yes] si prepara, ma è assente
   *[no] si prepara
}

room-captain = capitano
room-captain-graded = capitano, { $grade }
room-captain-otherwise = capitano: { $label }

## What is to be done about a seat

room-your-seat = Il tuo posto
room-seat-is-free = Il posto { $place } è libero
room-your-name = Il tuo nome
room-change = Cambia
room-leave = Lascia il posto
room-leave-means = Il posto si libera, e tu guardi.
room-move = Spostati qui
room-move-means = Così il posto dove siedi ora si libera.
room-captain-here = Qui siede un capitano
room-captain-here-means = Scegli chi, dal mite allo spietato.
room-guest = Anche chi ti sta accanto gioca qui, su questo dispositivo
room-seat-guest = Aggiungi
room-make-free = Libera questo posto
room-guest-leaves = Così { $name } non gioca.
room-hand-over = Affida il tavolo a { $name }
room-hand-over-means = Così { $name } assegna i posti e avvia la partita.
room-somebody-else = Qui siede qualcun altro
room-somebody-else-means = Un altro capitano, o una persona.
room-yes-take-seat = Sì, prendi il posto di { $name }
room-who-is-here = { $name } c’è.
room-who-has-gone = { $name } è assente.
room-loses-seat = Così { $name } guarda, o prende un altro posto.
room-for-a-person = Per una persona.
room-change-places = Scambia il posto con
room-free-seat = Posto { $place }, che è libero

## What the host can do

room-fill = { $count ->
    [one] Completa con un capitano
   *[other] Completa con capitani
}
room-leave-out = { $count ->
    [one] Togli il posto libero
   *[other] Togli i posti liberi
}
room-add-seat = Aggiungi posto
room-friend = Un amico
room-friend-means = Chi viene su tuo invito.

## What is being waited for

room-start = Avvia la partita
room-i-am-ready = Via libera
room-wait-for-me = Anzi, non ancora
room-everybody-ready = Tutto pronto: si può cominciare.
room-everybody-ready-for = Tutto pronto: { $name } può avviare la partita.
room-host-gone = { $name }, che ospita il tavolo, è assente. Se non torna, il tavolo passa a uno dei presenti.
room-you-are-ready = Hai dato il via libera.
room-say-when = Dai il via libera per cominciare.
room-say-again = Dai di nuovo il via libera.
room-you-look-on = Prendi posto per giocare, o guarda soltanto: quando comincia, la partita arriva da sola su questa pagina.
room-no-seat-look-on = Tutti i posti sono occupati: stai guardando. Quando comincia, la partita arriva da sola su questa pagina.

## Until it begins

room-talk = Chat prima della partita
room-talk-means = Può leggerla solo chi siede qui. Quando la partita comincia, sparisce.
room-mute = Silenzia { $name }
room-meanwhile = Nell’attesa
room-meanwhile-means = Esercitati in questa pagina: appena comincia la partita, si passa a quella.
room-practise = Una partita di prova
room-practice-back = Torna al tavolo

## What happens, for those who listen

room-has-left = { $name } lascia il tavolo.
room-has-sat-down = { $name } prende posto.
room-now-ready = { $name } dà il via libera.
room-now-not-ready = Manca il via libera di { $name }.
room-you-sit-in = Siedi al posto { $place }.
room-you-are-host = Ora il tavolo lo ospiti tu.
room-new-host = { $name } ospita il tavolo.

## What is played

room-terms = Impostazioni della partita
room-rules = Le regole
room-usual-game = Il gioco base
room-usual-game-means = Nessuna variante.
room-first-holder = Chi comincia
room-first-holder-means = { $name } comincia con il Condottiere.
room-first-holder-seat = Chi siede al posto { $place } comincia con il Condottiere.
room-clock = Orologio
room-clock-none = Nessuno: nel proprio turno ognuno si prende il tempo che gli serve.
room-clock-means = { $clock }. Se ci metti di più, un capitano gioca fino al tuo ritorno.
room-pace = Ritmo
room-pace-instant = I capitani giocano subito.
room-pace-fast = I capitani giocano in fretta.
room-pace-normal = I capitani pensano un attimo a ogni carta.
room-pace-slow = I capitani se la prendono comoda.
room-hints = Consigli e probabilità
room-hints-mean = Ognuno può chiedere consiglio al proprio turno.
room-bargaining = I capitani trattano
room-bargaining-mean = Propongono patti e rispondono ai vostri.
room-public = Pubblico
room-public-means = La pagina iniziale elenca questo tavolo: chiunque può entrare.
room-private = Privato
room-private-means = Trova questo tavolo solo chi riceve un invito.
room-change-settings = Cambia le impostazioni
room-save-settings-means = Tutti vedono cosa è cambiato. Se cambiano le regole, l’orologio o i consigli, gli altri devono dare di nuovo il via libera.
room-fewer-seats = { $count } posti sono occupati: per un tavolo più piccolo, prima liberane uno.
room-settings-changed = Le impostazioni sono cambiate.
room-setting-now = { $name }: { $value }.
room-setting-switch = { $on ->
    [yes] sì
   *[other] no
}

### The tutorial

tutorial-where = { $number } di { $count } · { $chapter }
tutorial-chapter-cheap = Una battaglia a buon prezzo
tutorial-chapter-winter = L’Inverno
tutorial-chapter-courtesan = La Cortigiana
tutorial-chapter-bishop = Il Vescovo
tutorial-chapter-round = La fine della manche
tutorial-chapter-scarecrow = Lo Spaventapasseri
tutorial-chapter-spring = Primavera e Resa
tutorial-chapter-discard = Scartare la mano
tutorial-fold = Nascondi la guida
tutorial-unfold = Mostra la guida
tutorial-leave = Esci
tutorial-leave-means = Esci dal tutorial; potrai riprenderlo più tardi.

tutorial-welcome = Tu sei { $seat }. In { $players } giocatori vince chi per primo ha { $adjacent } regioni adiacenti, o { $total } qualsiasi.
tutorial-first-site = Hai il Condottiere, l’elmo: <b>scegli { $region }</b> per combatterci, poi conferma.
tutorial-first-card = A turno ciascuno aggiunge una carta alla linea accanto al proprio nome, o passa. Un Mercenario vale il suo numero. <b>Scegli { FORM($card, "definite") }</b>, poi gioca la carta.
tutorial-wait = Rispondono i capitani del computer: { $first }, poi { $second }.
tutorial-wait-one = Ora risponde { $seat }.
tutorial-second-card = La tua linea vale { $own }, la seconda { $rival }; vince la più forte. <b>Aggiungi { FORM($card, "definite") }</b>: per superarti serviranno più carte.
tutorial-pass-cheap = { $own } a { $rival } dovrebbe bastare. <b>Passa</b>: in questa battaglia non giochi più, ma la tua linea conta ancora. Sotto ogni nome: carte in mano e regioni.
tutorial-pass-lead = Sei in testa, { $own } a { $rival }. <b>Passa</b> e risparmia le carte: la tua linea conta ancora, ma gli altri possono continuare.
tutorial-pass-safe = Sei in testa, { $own } a { $rival }, e { $why ->
    [passed] tutti gli altri hanno passato
   *[empty] nessun altro ha più carte
}. <b>Passa</b>, e { $region } è tua.
tutorial-watch-on = La battaglia finisce quando tutti hanno passato.
tutorial-won-cheaply = { $region } è tua, { $own } a { $rival }. Vinci spendendo poco: altre carte arrivano solo a fine manche.
tutorial-won = { $region } è tua, { $own } a { $rival }. Altre carte arrivano solo alla fine della manche.
tutorial-lost = { $seat } prende { $region } con { $strength }. { $count ->
    [0] Non hai più carte.
    [one] Niente di grave: ti resta 1 carta.
   *[other] Niente di grave: ti restano { $count } carte per altre battaglie.
}
tutorial-tied = Le linee più forti sono in parità, a { $strength }: nessuno prende { $region }. Ora { $seat } ha il Condottiere.
tutorial-second-site = Chi vince prende anche il Condottiere. <b>Scegli { $region }</b>, accanto a Bologna: con regioni adiacenti si vince prima.
tutorial-any-site = Hai il Condottiere. <b>Scegli una regione</b> per cui combattere: { $regions ->
    [0] una con molte vicine vale di più.
    [one] una che confina con la tua vale di più.
   *[other] una che confina con le tue vale di più.
}
tutorial-others-choose = Ora { $seat } sceglie dove si combatte.
tutorial-next-battle = Ora viene { $region }.
tutorial-hand = Non hai Mercenari: puoi <b>scartare tutte le tue carte</b> e restare fuori fino alla fine della manche, che così arriva prima, o <b>tenerle</b>.
tutorial-open-low = <b>Comincia con { FORM($card, "definite") }</b>, e guarda quanto spendono gli altri.
tutorial-winter = { $seat } è in testa con { $strength }: costa troppo. <b>Gioca l’Inverno</b>, e ogni Mercenario in gioco vale 1.
tutorial-under-winter = Ora anche la linea di { $seat } vale { $strength }, e in parità nessuno prende la regione. <b>Gioca { FORM($card, "definite") }</b>: adesso conta quanto un 10.
tutorial-pass-winter = La tua linea vale { $working } = { $own }, la seconda { $rival }. <b>Passa</b>, e la battaglia è finita.
tutorial-won-under-winter = { $region } è tua, { $own } a { $rival }: con l’Inverno in gioco i Mercenari piccoli valgono quanto i grandi.
tutorial-third-site = Non serve vincere ogni battaglia. <b>Scegli { $region }</b>: che gli altri ci spendano le loro carte.
tutorial-courtesan = <b>Gioca la Cortigiana.</b> Vale solo 1, ma chi da solo ha più Cortigiane prende il Condottiere, anche se la regione la vince qualcun altro.
tutorial-pass-drummer = { $seat } ha giocato un Tamburino: raddoppia tutti i Mercenari di quella linea, anche i prossimi. <b>Passa</b>, e lascia che si contendano { $region }.
tutorial-watch = Gli altri spendono una carta dopo l’altra; a te { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}.
tutorial-token-by-courtesan = { $seat } prende { $region } con { $strength }, ma la tua Cortigiana prende il Condottiere.
tutorial-fourth-site = Ora allarga le tue terre: <b>scegli { $region }</b>, accanto a Bologna e Firenze.
tutorial-bait = <b>Comincia con { FORM($card, "definite") }</b>, e lascia che gli altri mostrino il meglio che hanno.
tutorial-bishop = La loro carta più forte è { FORM($card, "definite") }. <b>Gioca il Vescovo</b>: scarta tutti i Mercenari di quella forza; i tuoi, più deboli, restano.
tutorial-heroine = { $seat } è in testa con { $strength }. Né l’Inverno né il Vescovo toccano un’Eroina: <b>gioca la tua</b>, e torna in testa.
tutorial-favor = Il Vescovo sposta anche il Favore del Papa: poi nessuno può scegliere la regione dove sta. <b>Mettilo su { $region }</b>, così { $seat } non può aggiungerla a Torino.
tutorial-favor-anywhere = Il Vescovo sposta anche il Favore del Papa: poi nessuno può scegliere la regione dove sta. <b>Mettilo</b> dove non vuoi battaglie.
tutorial-won-by-heroine = { $region } è tua, { $own } a { $rival }: dove i 10 sono caduti, la tua Eroina ha retto.
tutorial-last-site = Nessun altro ha carte: la manche finisce. <b>Scegli la regione</b> per la prima battaglia della prossima.
tutorial-keep = Solo tu hai ancora carte. { $count ->
    [one] <b>Tieni la tua</b>, se è buona
   *[other] <b>Tienine al massimo due</b>, se sono buone
}: ogni carta tenuta è una nuova in meno.
tutorial-new-round = Ora ciascuno ha dieci carte, comprese quelle tenute, più una per ogni regione: { $regions ->
    [0] senza regioni ne hai { $count }
   *[other] con { $regions } ne hai { $count }
}.
tutorial-begin-again = Questa lezione comincia a metà manche: gli altri hanno già speso carte. <b>Scegli { $region }</b>, poi conferma.
tutorial-bluff = Sei in testa, { $own } a { $rival }. Spaventa gli altri: <b>gioca { FORM($card, "definite") }</b>. Non è detto che vada perso.
tutorial-scarecrow = { $own } a { $rival }: gli altri hanno rinunciato. <b>Gioca lo Spaventapasseri</b>: ti riporta in mano un Mercenario della tua linea, e { $less } a { $rival } basta ancora.
tutorial-rescue = <b>Riprendi il tuo Mercenario più alto</b>, se resti in testa anche senza.
tutorial-fifth-site = Il tuo 10 ti è tornato in mano. <b>Scegli { $region }</b>, accanto a Bologna.
tutorial-open-high = <b>Comincia con { FORM($card, "definite") }</b>: due carte speciali lo proteggeranno.
tutorial-spring = Con l’Inverno { FORM($card, "definite") } vale 1. <b>Gioca la Primavera</b>: l’Inverno se ne va, e i Mercenari più alti in gioco valgono 3 in più.
tutorial-surrender = Sei in testa, { $own } a { $rival }, ma { $seat } ha ancora carte. <b>Gioca la Resa</b>: la battaglia finisce subito, e le linee contano così come stanno.
tutorial-won-by-surrender = { $region } è tua, { $own } a { $rival }: nessuno ha più potuto rispondere.
tutorial-discard = Non hai Mercenari, e oltre a te solo { $seat } ha carte. <b>Scarta la mano</b>: la manche finisce, { $seat } tiene al massimo due carte, e tutti ne ricevono di nuove.
tutorial-suggest = Per essere in testa ti serve più di { $strength }. Potresti <b>giocare { FORM($card, "definite") }</b>, oppure <b>passare</b> e tenere le tue carte.
tutorial-behind = Per essere in testa ti serve più di { $strength }. <b>Rilancia</b> se { $region } vale la spesa, oppure <b>passa</b>: in questa battaglia non giochi più, e tieni le tue carte.
tutorial-last = Gli altri hanno finito, con { $strength } al massimo. <b>Rilancia</b> se vuoi { $region }, oppure <b>passa</b> e tieni le tue carte.
tutorial-last-card = Gli altri hanno finito. <b>Gioca { FORM($card, "definite") }</b>: { $region } è tua, { $own } a { $rival }.
tutorial-ends = { $count ->
    [one] Ancora { $count } regione accanto alle tue e vinci
   *[other] Ancora { $count } regioni adiacenti e vinci
}: continua qui, o comincia una partita tua.
tutorial-ends-won = Vince { $seat }. Ora comincia una partita tua.
tutorial-more = { $lesson ->
    [1] La seconda lezione mostra le altre carte
   *[2] Hai visto tutte le carte
}; <cards>il foglio «{ summary-button }»</cards> le riassume. In 4 giocatori si vince con 5 regioni, o con 3 adiacenti. <rules>Le regole</rules> e «{ hint-button }» aiutano; passa il mouse su una cosa, o tienici sopra il dito, e saprai che cos’è.
tutorial-first-game = Gioca la prima partita

### On a television

tv-title = { $what } · su un televisore · Condottiere
tv-show = Mostra su un televisore
tv-show-means = Apre il tavolo in grande in una nuova scheda, come lo vede chi guarda. Le carte in mano restano sui telefoni.
tv-full-screen = Schermo intero
tv-take-a-seat = Prendi posto con il telefono
tv-phone = Le tue carte sono sul telefono
tv-starts = { $name } avvia la partita da un telefono.
tv-starts-nobody = Chi si siede per primo avvia la partita.

### A finished game

review-title = La partita di { $names } · Condottiere
review-laying-out = Preparazione della partita…
review-not-over = Questa partita non è ancora finita
review-no-such-game = Questa partita non esiste
review-not-begun = Questa partita non è cominciata
review-no-answer = Il server non risponde
review-cannot = Questa partita non si può rivedere
review-to-table = Torna al tavolo
review-try-again = Riprova
review-to-start = Alla pagina iniziale

## Tabs beside the board

review-tabs = Cronaca, battaglie e carte
review-tab-log = Cronaca
review-tab-battles = Battaglie
review-tab-seen = Carte
review-tab-about = Info

## Going through the game

review-walk = Rivedi la partita
review-steps = Navigazione
review-step-battle-before = Alla battaglia precedente
review-step-back = Un momento indietro
review-step-play = Avvia
review-step-stop = Ferma
review-step-on = Un momento avanti
review-step-battle-after = Alla battaglia successiva
review-key-battle-before = Pag ↑
review-key-back = ←
review-key-play = Spazio
review-key-stop = Spazio
review-key-on = →
review-key-battle-after = Pag ↓
review-step-with-key = { $step } ({ $key })
review-moment = Momento
review-moment-of = Momento { $moment } di { $count }
review-moment-of-short = <b>{ $moment }</b> di { $count }
review-copy-title = Copia un link a questo momento, visto da qui
review-copy-title-of-record = Copia un link a questo momento, visto da qui; a chi lo apre serve lo stesso file
review-link = Link a questo momento
review-copy-link = Copia link
review-copied = Copiato
review-press-to-copy = Premi { $keys }

## From where it is seen

review-seen-by = Vista
review-all-open = Carte scoperte
review-spectator = Uno spettatore
review-place-of-reader = { $name } (tu)
review-hand = Mano
review-hands = Mani
review-all-hands = Tutte le mani
review-no-card = nessuna carta
review-no-hand = Uno spettatore non vede la mano di nessuno.

## Battles

review-battles = Battaglie
review-no-battle = Nessuna battaglia è stata combattuta fino in fondo.
review-game = Partita { $game }
review-final-battle = La battaglia finale
review-nobody-wins = non la vince nessuno
review-wins = la vince { $name }
review-keeps = la mantiene { $name }
review-conquers = la conquista { $name }
review-cards-spent = { $count ->
    [one] 1 carta spesa
   *[other] { $count } carte spese
}
review-nothing = nulla
review-spent-nothing = non spende nulla
review-passed-at-once = passa subito
review-passed-after = passa dopo { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
review-seat-spent = { $name }: { $cards }; forza { $strength }
review-seat-spent-and-passed = { $name }: { $cards }; forza { $strength }, { $passed }

## The game

review-about = Su questa partita
review-record-ends = Questa registrazione finisce prima della partita.
review-unfinished = La partita è rimasta incompiuta.
review-won = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto insieme
} { $how ->
    [adjacent] con { $target } regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con { $target } regioni
}.
review-won-otherwise = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } hanno vinto insieme.
}
review-match-won = { $count ->
    [one] { $names } ha vinto la sfida.
   *[other] { $names } hanno vinto insieme la sfida.
}
review-begun = Inizio: { $moment }.
review-score = { $name }: { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
review-keep-record = Conserva la registrazione
review-record-means = Una registrazione riporta tutto ciò che è successo, anche le carte che nessuno vedeva.
review-record-text = Testo
review-record-json = JSON
review-no-pact-in-game = Nella partita { $game } nessuno ha proposto patti; in altre partite di questa sfida sì.
review-shuffle-of-record = La mescolata non si può verificare: a questa registrazione manca il segreto che un tavolo rivela a partita finita.
review-record-kept = { $lasting ->
    [yes] Questa scheda conserva la registrazione finché non viene chiusa; il server non conserva nulla. A chi apre un link a un momento della partita serve lo stesso file.
   *[no] Questo browser non permette alla pagina di conservare la registrazione: dopo averla ricaricata, riapri il file. A chi apre un link a un momento della partita serve lo stesso file.
}
review-rematches = Partite di questa serie
review-game-goes-on = Partita { $game }, ancora in corso
review-elsewhere = Altrove
review-look-at-record = Apri una registrazione

## Playing on

review-from-here-button = Gioca da qui in poi…
review-from-here = Gioca da qui in poi
review-from-here-means = Continua a giocare dal momento { $moment } a un tavolo tutto tuo, con le carte come stanno ora. I capitani prendono tutti gli altri posti; la partita giocata resta com’è. Lì nessuno può verificare la mescolata, perché si riparte da carte note.
review-from-over = A questo punto la partita è già finita. Torna a un momento precedente per continuare a giocare.
review-your-seat = Il tuo posto
review-captains = I capitani
review-play-on = Continua a giocare

## Records

review-records-title = Apri una registrazione · Condottiere
review-records-mean = Di ogni partita finita si può scaricare la registrazione, come testo o come JSON. Aprine una qui per rivedere la partita: da ogni posto, o con tutte le carte scoperte. Il server non ne conserva nulla.
review-record-missing = Questo link porta al momento { $moment } di una registrazione che qui non c’è: era aperta in un’altra scheda o in un altro browser. Apri lo stesso file per andarci.
review-choose-file = Scegli un file
review-or-drop = o trascinalo qui
review-reading = Lettura…
review-too-large = Questo file è troppo grande per una registrazione: al massimo 1 MB.
review-no-text = Questo file non è un testo in UTF-8 o UTF-16, quindi non è la registrazione di una partita.

### After the game

after-title = Com’è andata la partita di { $names } · Condottiere
after-link = Com’è andata
after-gathering = Il bilancio della partita è in arrivo…
after-gathering-on = Ci vuole più tempo del solito: forse il server è molto occupato. La pagina comparirà da sola.
after-to-review = Rivedi la partita
after-last-battle = Rivedi l’ultima battaglia

after-picture = Un’immagine della fine: { $won }
after-save = Salva l’immagine
after-share = Condividi
after-share-text = Una partita a Condottiere
after-film = Salva il video dell’ultima battaglia
after-filming = Registrazione del video…
after-share-film = Condividi il video
after-film-failed = Questo browser non è riuscito a registrare il video.
after-film-empty = Non è stato registrato nulla: forse questo dispositivo è troppo occupato. Riprova.
after-film-hidden = Il video viene registrato solo finché questa pagina è visibile. Riprova senza lasciarla.

after-regions = Le regioni nel tempo
after-regions-means = Quante regioni aveva ciascuno dopo ogni battaglia.
after-chances = Probabilità di vittoria
after-chances-means = Dopo ogni distribuzione e ogni battaglia, a carte scoperte, compreso ciò che nessuno poteva vedere, e come se da lì in poi tutti giocassero ugualmente bene, ognuno vedendo solo le proprie carte: perciò le probabilità di tutti insieme fanno il 100%. L’errore può essere di 3–8 punti, in una lunga sfida anche di più. Una battaglia vinta con molte carte può abbassare le probabilità. Un consiglio tiene conto solo di ciò che potevi vedere tu, e suppone che tu segua anche i successivi, con cui si vince più spesso: perciò di solito dà probabilità più alte.
after-table = In tabella
after-when = Dopo
after-start = la prima distribuzione
after-new-hands = nuove mani
after-game-battle = { $battle } (partita { $game })

after-battles = Forza impegnata e battaglie vinte
after-battles-means = La forza di ogni linea alla fine di una battaglia, e quante carte è costata. La linea vincente è incorniciata.
after-no-cards = nessuna carta
after-cards-spent = Carte giocate
after-battles-won = Battaglie vinte
after-price = Carte per vittoria

after-choices = Le scelte
after-choices-means = Giudicate secondo ciò che ciascuno poteva sapere allora, mai secondo carte che non poteva vedere. Le probabilità accanto a una scelta sono stimate come per un consiglio, con altre distribuzioni delle carte nascoste. Non sono quelle del grafico, che vede tutte le mani: chi qui ha il 40%, là poteva avere il 5% per via delle carte nascoste. Una scelta è detta peggiore della migliore solo se la differenza supera il margine d’errore del giudice.
after-whose-choices = Le scelte di chi
after-judging = Scelte giudicate: { $count } di { $total }…
# $manner: how a player has played. $good: how many choices were as good as the best.
after-accuracy = { $manner ->
    [faultless] Senza errori
    [careful] Con cura
    [uneven] In modo discontinuo
   *[careless] Con leggerezza
}: { $good ->
    [one] { $good } scelta su { $total } valeva
   *[other] { $good } scelte su { $total } valevano
} quanto la migliore.
after-no-mistake = Nessuna scelta di { $name } era peggiore della migliore, per quanto può stabilire il giudice.
# $choice: 'Play Mercenary 10'.
after-chosen = Scelta: «{ $choice }» ({ $chance }).
after-better = Meglio: «{ $choice }» ({ $chance }).
after-hint = Perché, secondo ciò che { $name } poteva sapere: «{ $reasons }».
after-cost = Secondo ciò che { $name } poteva sapere, la scelta fatta è costata questa parte della probabilità di vincere: { $share }.
after-retry = Guarda, o rigioca da qui

after-luck = Fortuna e abilità
after-luck-means = Di cosa è fatto ogni risultato, in punti percentuali della probabilità di vincere mostrata dal grafico: la probabilità prima della distribuzione; la fortuna di tutte le distribuzioni; ciò che le scelte proprie hanno fatto perdere; e il resto, cioè ciò che hanno fatto gli altri e ciò che non si poteva sapere.
after-part-base = Prima delle carte
after-part-luck = Fortuna nelle carte
after-part-own = Scelte proprie (al massimo 0)
after-part-gave-up = Abbandono
after-part-rest = Gli altri, e ciò che era nascosto
after-part-rest-and-luck = Le carte, gli altri, e ciò che era nascosto
after-part-result = Risultato
after-luck-awaits = Le scelte proprie, e con esse il resto, seguiranno quando tutte le scelte saranno state giudicate.
after-luck-vague = La fortuna nelle carte fa parte del resto: in questa partita la si conosce con un errore superiore a { $most } punti.
after-luck-how = Come si calcola
after-luck-judge = Contano tutte le mani, anche ciò che nessuno poteva vedere. Dopo ogni distribuzione e ogni battaglia il giudice continua la partita molte volte con le mani vere, e vede quante volte ciascuno vince.
after-luck-deals = Ciò che una distribuzione cambia è in media zero, per tutti: è la fortuna. C’è un margine d’errore, perché il giudice non può provare tutto.
after-luck-choices = Una scelta peggiore della migliore ha fatto perdere una parte della probabilità, secondo ciò che si poteva sapere (come detto sopra). Costa la stessa parte della probabilità che il grafico mostra alla distribuzione o battaglia precedente, meno ciò che altre scelte hanno fatto perdere nel frattempo: perciò nessuna scelta costa più di quanto si aveva. Ciò che altri restituiscono si può perdere di nuovo: in tutta una partita si possono superare i 100 punti. Un bluff che è buono secondo ciò che si può sapere non costa nulla; ciò che frutta è nel resto, come tutto ciò che gli altri danno e tolgono, e come le carte che non si potevano vedere.

after-turning-points = Momenti decisivi
after-turning-points-means = Cosa ha cambiato di più le probabilità del grafico. Barra in alto: prima. Barra in basso: dopo. Sotto, scelte peggiori della migliore, con le probabilità secondo ciò che poteva sapere chi le ha fatte.
after-no-turning-point = Nessuna battaglia e nessuna distribuzione ha cambiato molto le probabilità.
after-point-battle = La battaglia per { $region }
after-point-deal = Nuove mani
after-chance = { $name }: prima { $before }, dopo { $after }
after-point-told = Così si è decisa. { $told }
after-hand = { $count ->
    [0] nessuna carta
    [one] 1 carta: { $cards }
   *[other] { $count } carte: { $cards }
}
after-mercenaries = forza { $strength } in Mercenari
# Between the deals and battles of a review: who could win, and who chooses.
outlook-could-win = La prossima regione potrebbe dare la vittoria a { $seats }.
outlook-no-longer = La prossima regione non può più dare la vittoria a { $seats }.
outlook-chooses = { $seat } sceglie la prossima regione.
after-look = Vedi questo momento

### Fair shuffles

fair-question = La mescolata è stata onesta?
fair-unverifiable = La mescolata non si può verificare: il server non si è impegnato su nessuna, come è normale solo se una partita riparte da carte note.
fair-ignored = Il server distribuisce senza i numeri casuali di questo browser: per ora nulla prova che le tue carte siano distribuite onestamente.
fair-shuffles = Mescolate oneste
fair-asking = Si chiede al server cosa è stato distribuito, e il suo segreto…
fair-at-work = Si rimescola ogni distribuzione…
fair-later = Alla fine il server rivela il suo segreto e puoi verificarlo. Qui si legge come funziona.
fair-sources = Questa pagina controlla che ogni carta sia andata dove indica la cronaca; il comando <code>condottiere verify</code> controlla anche che siano state rispettate le regole.
fair-what-is-proven = Cosa dimostra, e cosa no

## The verdict

fair-hidden = Questo browser ha annotato l’impegno preso dal server, di cui ora il server non rivela nulla.
fair-untold = Ora il server non rivela nulla.
fair-uncommitted = Il server non ha preso alcun impegno quando questo browser glielo ha chiesto, e ora non rivela nulla.
fair-unproven = Non dimostrata: nulla contraddice il server, ma non è una prova.
fair-fair = Onesta: in ogni distribuzione ci sono numeri casuali di questo browser, e tutto ciò che può controllare è giusto.
fair-unfair = Non onesta: qualcosa non è come il server aveva promesso.
fair-nobody-gave = Nessuno ha dato numeri casuali { FORM($deals, "to") }: chi gestisce il server potrebbe averne scelto le carte.
fair-depends = Dipendi da altri { FORM($deals, "in") }: tra chi ha dato numeri casuali, come dice l’elenco, almeno una persona non dev’essere complice di chi gestisce il server.
fair-commitment-late = Questo browser ha annotato l’impegno in tempo solo per la distribuzione { $deal } e le successive, perché è arrivato dopo o il tavolo è stato aperto da altri. Quindi il server può aver adattato il segreto { FORM($deals, "to") }.
fair-not-given = Questo browser non ha dato numeri casuali { FORM($deals, "to") }.
fair-left-out-late = { $count ->
    [one] Una volta il server ha omesso i numeri casuali inviati da questo browser, dicendo che erano arrivati tardi: { FORM($deals, "in") }.
   *[other] { $count } volte il server ha omesso i numeri casuali inviati da questo browser, dicendo che erano arrivati tardi: { FORM($deals, "in") }.
}
fair-gave = { $name } ha dato numeri casuali { FORM($deals, "to") }: per { $name } la mescolata è onesta, se il suo browser ha annotato questo impegno e questa catena.
fair-unheard = Per { $deals } questo browser aveva offerto una catena che lì non conta: il server non l’ha accolta, o è arrivata troppo tardi, o un altro tuo browser ne ha preso il posto.
fair-deals = { $count ->
    [one] la distribuzione { $numbers }
   *[other] le distribuzioni { $numbers }
}
    .to = { $count ->
        [one] alla distribuzione { $numbers }
       *[other] alle distribuzioni { $numbers }
    }
    .in = { $count ->
        [one] nella distribuzione { $numbers }
       *[other] nelle distribuzioni { $numbers }
    }
fair-range = { $first }–{ $last }

## What is found of the whole game

fair-other-table = Ciò che il server rivela è di un altro tavolo.
fair-secret-holds = Il segreto del server è quello su cui si era impegnato prima della prima distribuzione.
fair-secret-fails = Il segreto che il server rivela ora non è quello su cui si era impegnato prima della prima distribuzione.
fair-nothing-noted = Mancano le annotazioni di un browser presente al tavolo. Solo quelle possono mostrare che il segreto non è cambiato e che nessun numero casuale è stato omesso.
fair-commitment-holds = Questo browser ha annotato questo impegno prima della distribuzione { $deal }.
fair-commitment-fails = Questo browser ha annotato un altro impegno prima della distribuzione { $deal }: il server ha cambiato il suo segreto.
fair-refused = Il server non ha preso alcun impegno quando questo browser glielo ha chiesto prima che il tavolo fosse creato: nella distribuzione 1 non potevano esserci i numeri casuali del browser.
fair-tries = { $count ->
    [one] Già una volta il server è venuto a conoscere i numeri casuali di questo browser senza mostrargli nessuna partita: questo può quindi essere un altro tentativo.
   *[other] Già { $count } volte il server è venuto a conoscere i numeri casuali di questo browser senza mostrargli nessuna partita: questo può quindi essere un altro tentativo.
}
fair-other-promise = Il server aveva promesso il tavolo { $table }, e ha creato questo quando già conosceva i numeri casuali di questo browser.
fair-bot-chain = È stata annunciata una catena per { $name }, che è un bot: i bot non danno numeri casuali, quindi è del server.
fair-copied-chain = La catena annunciata per { $name } è quella di un altro posto.
fair-setup-holds = Opzioni, posti, nomi e bot sono quelli annotati da questo browser, e fanno parte di ogni mescolata.
fair-setup-told = Opzioni, posti, nomi e bot erano fissati prima della prima distribuzione, ma questo browser non ne ha annotato nulla.
fair-setup-fails = Opzioni, posti, nomi o bot non sono quelli fissati prima della prima distribuzione.
fair-setup-other = Questo browser ha annotato altre opzioni, altri posti, nomi o bot rispetto a ciò che il server dice ora.
fair-other-holder = Durante la partita a questo browser è stato detto che cominciava qualcun altro.
fair-too-few-deals = { $count ->
    [one] La cronaca ha 1 distribuzione, ma a questo browser è stato detto che toccava alla distribuzione { $deal }.
   *[other] La cronaca ha { $count } distribuzioni, ma a questo browser è stato detto che toccava alla distribuzione { $deal }.
}
fair-holder-named = { $name } ha cominciato con il Condottiere, come indicato dalle opzioni, e questo browser lo sapeva da prima.
fair-holder-holds = { $name } ha cominciato con il Condottiere per sorteggio, come indica il segreto.
fair-holder-fails = Secondo il segreto è { $given } a cominciare con il Condottiere, invece l’aveva { $name }.
fair-holder-unknown = { $name } ha cominciato con il Condottiere, come indicato dalle opzioni, dice il server; questo browser non lo sapeva da prima.
fair-unfinished = La registrazione finisce prima della partita: ciò che manca non si può verificare.
fair-record-no-secret = La registrazione non ha il segreto, che il server rivela a partita finita: le carte non si possono distribuire di nuovo.
fair-record-no-table = La registrazione non dice di quale tavolo è, e da quello dipendono le carte.
fair-against-rules = La registrazione non può essere di una partita giocata: { $why }.
fair-lone-guest = { $name } giocherebbe sul dispositivo di un posto che non è di nessuna persona
fair-moved-in-pause = la partita è continuata durante una pausa

## What is found of each deal

fair-deal = Distribuzione { $deal }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, come indica il segreto.
fair-deal-of = Distribuzione { $deal }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, come indica il segreto con i numeri casuali di { $names }.
fair-missing = Nessun numero casuale da { $names }.
fair-late = Secondo il server, ciò che questo browser aveva inviato per questa non è arrivato in tempo.
fair-seat = Posto { $seat }
fair-elsewhere = un altro tuo browser
fair-deal-wrong = Distribuzione { $deal }: non come il server aveva promesso.
fair-wrong-chain = I numeri casuali di { $name } non vengono dalla catena annunciata.
fair-left-out = La distribuzione { $deal } tralascia i numeri casuali che questo browser aveva dato.
fair-asked-early = Il server ha dato per imminente la distribuzione { $deal } quando non lo era ancora: i numeri casuali di questo browser per essa erano noti troppo presto.
fair-unknown-chain = La distribuzione { $deal } ha numeri casuali di { $name } da una catena che questo browser non conosceva quando ha dato i propri.
fair-other-seat = Dopo la distribuzione { $deal } a questo browser è stato mostrato un posto diverso da quello per cui aveva dato numeri casuali.
fair-other-hand = Dopo la distribuzione { $deal } a questo browser è stata mostrata una mano diversa da quella che il server rivela ora.
fair-other-givers = La distribuzione { $deal } ha numeri casuali di posti diversi da quelli indicati allora a questo browser.
fair-other-board = Dopo la distribuzione { $deal } a questo browser è stato mostrato un tavolo diverso da quello che il server rivela ora.
fair-changed-pile = La distribuzione { $deal } è stata fatta con carte, o per posti, diversi da quelli che il server aveva stabilito quando ha chiesto i numeri casuali di questo browser.
fair-no-secret = La distribuzione { $deal } non si può controllare senza il segreto.
fair-no-cards = La distribuzione { $deal } non ha carte.
fair-other-pile = La distribuzione { $deal } non viene da una mescolata delle carte che non erano altrove.
fair-other-hands = La distribuzione { $deal } non è andata alle mani che il server indica.
fair-other-moves = Dopo la distribuzione { $deal } alcune carte sono andate altrove rispetto a quanto dicono le mosse della cronaca.
fair-other-cards = La distribuzione { $deal } non è quella indicata dal segreto: { $count ->
    [one] 1 carta diversa
   *[other] { $count } carte diverse
}. Carta { $place }: { $dealt } invece di { $given }.
fair-no-card = nessuna

## What was noted

fair-noted = Cosa ha annotato questo browser
fair-noted-means = Se conservi queste annotazioni, <code>condottiere verify --notes</code> giudica la registrazione in base a esse su qualsiasi computer, senza questa pagina.
fair-download = Scarica le annotazioni
fair-fingerprint = Impronta della registrazione
fair-fingerprint-means = Leggetevi a vicenda questi numeri, ma non attraverso questo server. Se tutti hanno gli stessi, tutti hanno ricevuto la stessa registrazione, e i loro verdetti riguardano la stessa partita.

### The summary sheet

summary-cards = Quanto vale e cosa fa ogni carta
summary-in-deck = × { $count }
summary-so-many = { $card }: { $count } nel mazzo
summary-mercenaries = Un Mercenario vale il numero stampato sulla carta.
summary-strength = Come si calcola una forza, in quest’ordine
summary-strength-winter = Ogni Mercenario vale il numero stampato o, se un Inverno è in gioco, 1 (R3.2).
summary-strength-drummer = Se la linea ha un Tamburino, i suoi Mercenari contano doppio; un secondo Tamburino non aggiunge nulla (R3.3).
summary-strength-spring = Se una Primavera è in gioco, i Mercenari con il numero più alto in gioco contano 3 in più ciascuno (R3.4, R3.6).
summary-strength-rest = Una Cortigiana aggiunge 1 e un’Eroina 10, qualunque cosa ci sia in gioco (R3.5).
summary-example = Una linea di 2, 4 e un Tamburino, con la Primavera, se nessun numero in gioco supera 4: (2 + 4) × 2 + 3 = 15.
summary-battle = Cosa chiude una battaglia
summary-battle-means = Tutti hanno passato, o si gioca una Resa. La linea più forte prende la regione, e il suo giocatore il Condottiere; in parità nessuno prende la regione, e il Condottiere passa a sinistra (R4.1). Chi da solo ha più Cortigiane prende comunque il Condottiere (R4.2).
summary-battle-captured = In una battaglia per una regione già controllata, in parità chi la controlla la mantiene e prende il Condottiere (R14.5).
summary-round = Cosa chiude una manche
summary-round-means = Dopo una battaglia al massimo un giocatore ha ancora carte, e ne tiene fino a due (R7.1, R7.2). Poi ogni mano torna a dieci carte, più una per ogni regione (R7.3).
summary-no-rounds = Carte dopo ogni battaglia
summary-no-rounds-means = Qui non ci sono manche. Dopo una battaglia ciascuno può pescare fino a tre carte, senza superare dieci più una per regione; se nessuno ha carte, dieci a testa (R12.2, R12.3).
summary-game = Cosa chiude una partita
summary-game-means = Chi ha abbastanza regioni dopo una battaglia vince subito: in due o tre giocatori ne servono sei in tutto o quattro adiacenti; in quattro o più, cinque in tutto o tre adiacenti (R8.1).
summary-game-here = Chi dopo una battaglia ha { $total } regioni in tutto, o { $adjacent } adiacenti, vince subito (R8.1).
summary-game-none-left = Se non restano regioni da contendere, vince chi ne ha di più; in parità decide una battaglia finale (R8.3, R9.1).

### The rules and other documents

rules-contents = Indice
rules-search = Cerca
rules-found = { $count ->
    [0] Nessun risultato
    [one] { $count } risultato
   *[other] { $count } risultati
}
rules-title = Le regole di Condottiere

## What is special about a table

rules-at-this-table = A questo tavolo
rules-to-win = { $match ->
    [yes] Una partita si vince subito con { $total } regioni in tutto o { $adjacent } adiacenti (R8.1).
   *[no] Si vince subito con { $total } regioni in tutto o { $adjacent } adiacenti (R8.1).
}
rules-none-used = Regni più grandi, Pescare dopo la battaglia, Giocare a punti, Conquistare regioni altrui e Carte nascoste non si usano.

### Settings of this browser

settings = Impostazioni
settings-theme = Tema
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Animazioni
settings-motion-full = Complete
settings-motion-fast = Veloci
settings-motion-none = Nessuna
settings-sounds = Suoni di gioco
settings-sounds-on = Attivi
settings-sounds-off = Spenti

### Devices and persons

me-title = Tu
me-your-name = Il tuo nome
me-save = Salva
me-saved = Salvato
me-who-sees = Lo vedono tutti ai tuoi tavoli, anche nelle partite già cominciate. Se lì qualcuno si chiama allo stesso modo, vi distingue un numero.
me-you-are-called = Ti chiami { $name }.
me-captains = I capitani si ricordano di te
me-captains-yes = Sì
me-captains-no = No
me-captains-means = Con «Sì» i capitani ricordano se hai mantenuto le promesse nelle tue ultime 20 partite con loro. Cambia solo il loro modo di trattare con te, e non lo dicono a nessun altro. Il ricordo dura finché questo server conserva quelle partite; «No» lo cancella.
me-language = Lingua

## Another device

device-play-on-another = Gioca su un altro dispositivo
device-code-means = Un codice di recupero rende tuo un altro dispositivo, con lo stesso nome e le stesse partite.
device-code-again = Un codice di recupero rende tuo un altro dispositivo, con lo stesso nome e le stesse partite. Ne hai già uno; uno nuovo lo annulla. I dispositivi già tuoi restano tuoi.
device-make-code = Crea un codice
device-make-new-code = Crea un nuovo codice
device-have-code = Ho un codice da un altro dispositivo
device-use-code = Sull’altro dispositivo { $scanned ->
    [yes] scansiona questo codice QR, apri il link,
   *[no] apri il link
} o scrivi il codice nel campo «{ home-join-friends }» della pagina iniziale. Conserva anche il codice: ti riporta alle tue partite se questo browser ti dimentica. Vale finché non ne crei un altro, e non viene più mostrato. Chi ce l’ha può giocare come te.
device-recovery-code = Codice di recupero
device-qr-code = Codice QR del link per il tuo altro dispositivo
device-link = Link per il tuo altro dispositivo
device-opened-here = Apri il gioco all’indirizzo da cui il tuo altro dispositivo può raggiungerlo: allora il link varrà anche lì.
device-only-here = Per ora questo server si può aprire solo su questo computer. Riavvialo con <code>python3 run.py --host 0.0.0.0{ $options }</code>; il codice resta valido.

## Forgetting this device

device-forget = Dimentica questo dispositivo
device-forget-means = Questo browser non conoscerà più né te né le tue partite: utile su un computer usato anche da altri.
device-code-still-leads = Il tuo codice di recupero e gli altri tuoi dispositivi portano ancora alle tue partite.
device-no-code = Non hai un codice di recupero: se non giochi anche su un altro dispositivo, nessuno potrà tornare alle tue partite. Prima crea un codice qui sopra.
device-stay = Resta { $name }
device-forget-me = Dimenticami qui

## Coming with a recovery code

device-play-on-this = Gioca su questo dispositivo
device-code-knows = Con il tuo codice di recupero questo browser ti conosce con lo stesso nome e con tutte le tue partite.
device-known-as = Per ora ti conosce come { $name }. Se { $name } non ha né un codice né un altro dispositivo, le sue partite vengono con te; altrimenti restano sue.
device-this-is-me = Sono io
device-no-cookies = Questo browser blocca i cookie di questo sito, quindi il server non può riconoscerti. Permettili, poi riprova.

## The server

device-server-unreachable = Il server non è raggiungibile. È ancora in funzione?
device-server-slow = Il server non ha risposto in tempo. Forse è molto occupato.
device-server-silent = Il server ha risposto { $status } senza dire perché.
