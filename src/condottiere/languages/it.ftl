# Italiano. The source is en.ftl; CONTRIBUTING.md, 'Languages'.
# Forms: cards have .indefinite ('un Inverno') and .definite ('l’Inverno'); 'you' has .oblique ('te').

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
several-cards = { $count } × { $card }

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

game-begins = La partita comincia: il Condottiere va a { $seat }.
match-game-begins = Comincia la partita { $game }: il Condottiere va a { $seat }.
cards-dealt = Carte distribuite: { $amounts }.
you-are-dealt = Ricevi: { $cards }.
you-draw = Peschi: { $cards }.
is-dealt = { $seat } riceve: { $cards }.
round-over = La manche è finita.
log-shortened = La cronaca è lunga: le prime { $count } mosse non compaiono qui, ma solo nel verbale.

## Battles

chooses-site = { $seat } porta il Condottiere su { $region }.
chooses-site-of = { $seat } porta il Condottiere su { $region }, sotto il controllo di { $other }.
plays = { $seat } gioca { FORM($card, "indefinite") }.
plays-face-down = { $seat } gioca coperta la carta { $card }.
plays-unseen = { $seat } gioca una carta coperta.
passes = { $seat } passa.
holds-back = { $seat } attende e può ancora difendere.
turns-up = { $seat } scopre { FORM($card, "indefinite") }.
clears = Dalle linee spariscono: { $cards }.
bishop-strikes = Il Vescovo abbatte: { $losses }.
bishop-finds-nobody = Il Vescovo non trova nessun Mercenario.
rescues = { $seat } riprende in mano { FORM($card, "indefinite") }.
rescues-nothing = { $seat } non riprende nulla.
places-favor = { $seat } mette il Favore del Papa su { $region }.
leaves-favor-off = { $seat } lascia il Favore del Papa fuori dal tabellone.
battle-ends = Finisce la battaglia per { $region }: { $amounts }.
final-battle-ends = Finisce la battaglia finale: { $amounts }.
tie = Parità a { $count }: non vince nessuno.
tie-keeps = Parità a { $count }: { $seat } mantiene la regione.
defends = { $seat } mantiene { $region }.
conquers = { $seat } conquista { $region }.
takes-condottiere = { $seat } prende il Condottiere.
takes-condottiere-by-courtesans = { $seat } prende il Condottiere: ha più Cortigiane di tutti ({ $count }).
final-battle = { $seats } sono in parità: decide una battaglia finale.

## Hands after a battle

discards-hand = { $seat } scarta tutta la mano: { $cards }.
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

## The end

left-unfinished = La partita resta incompiuta: { $count ->
    [one] 1 battaglia
   *[other] { $count } battaglie di fila
} senza una carta.
game-won = { $seats } { $count ->
    [one] vince la partita
   *[other] vincono insieme la partita
} { $how ->
    [adjacent] con abbastanza regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con abbastanza regioni
}.
match-game-won = { $seats } { $count ->
    [one] vince
   *[other] vincono insieme
} la partita { $game } { $how ->
    [adjacent] con abbastanza regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con abbastanza regioni
}.
match-points = Punti ({ $target } per vincere la sfida): { $amounts }.
match-won = { $seats } { $count ->
    [one] vince
   *[other] vincono insieme
} la sfida.

## Shown cards

shows-cards = { $seat } mostra a tutti: { $cards }.
shows-cards-to = { $seat } mostra a { $seats }: { $cards }.
shows-face-down-card = { $seat } mostra a tutti: la carta coperta.
shows-face-down-card-to = { $seat } mostra a { $seats }: la carta coperta.
shows-cards-and-face-down = { $seat } mostra a tutti: { $cards } e la carta coperta.
shows-cards-and-face-down-to = { $seat } mostra a { $seats }: { $cards } e la carta coperta.

## Taken back

takes-back = { $seat } ritira { $what }.
choice-of-site = la scelta di { $region }
place-of-favor = la posizione del Favore
choice-of-rescue = la scelta fatta con lo Spaventapasseri
the-pass = il «passo»
the-card = { FORM($card, "definite") }
the-face-down-card = una carta giocata coperta
move-taken-back = Una mossa viene ritirata.

## Pacts

promise-spare = { $seats }: lasciare in pace { $region }
promise-pass = { $seats }: non giocare più carte nella battaglia
promise-favor = { $seats }: mettere ora il Favore su { $region }
promise-nofavor = { $seats }: non mettere il Favore su { $region }
promise-fight = { $seats }: combattere contro { $other }
whoever-accepts = chi accetta
pact-offered = { $seat } propone un patto a { $seats }: { $promises }.
pact-offered-to-all = { $seat } propone un patto a tutti: { $promises }.
pact-accepted = { $seat } accetta un patto con { $other }: { $promises }.
pact-declined = { $seat } rifiuta la proposta di { $other }.
pact-declined-by-captain = { $seat } rifiuta: i capitani non stringono ancora accordi.
pact-withdrawn = { $seat } ritira una proposta: { $promises }.

## What people agree on

captain-for-away = { $seat } non c’è: un capitano gioca in questo posto fino al suo ritorno.
captain-agreed = Gli altri sono d’accordo: un capitano gioca per { $seat }.
captain-asked = { $seat } si allontana: nel frattempo un capitano gioca in questo posto.
is-host = L’host è { $seat }.
is-back = { $seat } torna e riprende a giocare.
resigns = { $seat } abbandona: un capitano gioca in questo posto fino alla fine.
resumes = { $seat } fa riprendere la partita.
paused = La partita è in pausa.
clock = { $turn } a turno
clock-with-reserve = { $turn } a turno e { $reserve } di riserva
clock-set = D’ora in poi c’è un orologio: { $clock }.
clock-removed = D’ora in poi si gioca senza orologio.
proposes = { $seat } propone { $motion }.
agrees-to = { $seat } accetta { $motion }.
refuses = { $seat } rifiuta { $motion }.
motion-pause = una pausa
motion-end = una fine senza vincitori
motion-captain = un capitano per { $seat }
motion-takeback = il ritiro di una mossa
motion-no-clock = il gioco senza orologio
motion-clock = un orologio di { $clock }
ended-by-agreement = La partita finisce qui, di comune accordo: non vince nessuno.
all-have-resigned = Tutti hanno abbandonato: la partita è finita.
others-have-resigned = Tutti gli altri hanno abbandonato: vince { $seat }.
chat-closed = L’host chiude la chat.
chat-opened = L’host riapre la chat.

### Errors

error-said = { $text }
error-too-many-connections = Un indirizzo può avere aperti al massimo { $count } tavoli alla volta. Prima chiudine qualcuno.
error-internal-nothing-changed = Il server ha commesso un errore e l’ha annotato. Non è cambiato nulla.
error-no-table = Qui non c’è nessun tavolo «{ $text }». Controlla il link, o apri un nuovo tavolo.
error-damaged-game = Questa partita è stata salvata, ma i dati violano le regole ({ $text }): il database è danneggiato. Chi gestisce il server potrebbe averne una copia precedente.
error-not-saved = Non è stato possibile salvare la partita, quindi la mossa non vale: il tavolo è com’era. Il database è bloccato, pieno o irraggiungibile: riprova tra un attimo, o avvisa chi gestisce il server.
error-stale = Il tavolo è cambiato da quando hai deciso. Dagli un’altra occhiata.
error-cross-origin = Le pagine di altri siti non possono usare questo server. Apri il gioco dalla sua pagina.
error-not-your-seat = Questo posto non è tuo. Se ne hai il link, aprilo su questo dispositivo e prendi il posto.
error-link-renewed = Il link di questo posto è stato rinnovato: questo non lo apre più. Chiedi al tavolo quello nuovo.
error-internal = Il server ha commesso un errore e l’ha annotato. La partita è com’era.
error-wrong-key = Questa chiave non apre nessun posto del tavolo. Usa il link completo che hai ricevuto, o entra senza chiave per guardare.
error-no-person = Questo server non sa chi sei. Prima scegli un nome.
error-wrong-recovery-code = Questo codice di recupero non esiste. Ricontrollalo; un codice nuovo annulla i precedenti.
error-no-hints = Questo tavolo non prevede consigli e chance. Un nuovo tavolo può permetterli.
error-hint-not-your-turn = I consigli sono per chi è di turno. Chiedi di nuovo quando tocca a te.
error-odds-no-battle = Le chance ci sono solo in una battaglia a cui questo posto partecipa.
error-rematch-not-over = La rivincita comincia a partita finita; in una sfida, a sfida finita.
error-nothing-left-to-play = In questo momento la partita è finita: non resta nulla da giocare. Scegline uno precedente.
error-review-not-over = Rivedere la partita svela ogni mano: si può solo quando la partita o la sfida è finita.
error-record-not-over = Il verbale svela ogni mano: si può avere solo quando la partita o la sfida è finita.
error-record-unreadable = Questo verbale non si può leggere: { $text }.
error-no-free-seat = Un tavolo aperto richiede un posto libero, almeno il tuo.
error-started = La partita a questo tavolo è cominciata. Ricarica la pagina.
error-about-to-begin = La partita sta per cominciare: ormai non si cambia più nulla.
error-not-host = Può farlo solo l’host di questo tavolo.
error-no-seat = Non hai un posto a questo tavolo. Prima prendine uno libero.
error-seat-taken = Ormai questo posto è occupato. Prendine un altro, o resta a guardare.
error-wrong-table-code = Nessun tavolo ha questo codice. Ricontrollalo, o chiedi il link del tavolo.
error-seat-of-another = Ormai questo posto è di un’altra persona. Chiedi a lei, o guarda senza chiave.
error-spectator = Può farlo solo chi siede al tavolo; tu stai guardando.
error-captain-too-soon = { $text } è qui, o manca solo da poco. Si può proporre un capitano quando il tavolo ha aspettato { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}.
error-empty-line = In questo messaggio non c’è nulla da leggere.
error-long-line = Un messaggio può avere al massimo { $limit } caratteri; questo ne ha { $count }.
error-chat-not-host = Solo l’host del tavolo può chiudere e riaprire la chat.
error-chat-closed = L’host ha chiuso la chat fino alla fine della partita.
error-newer-rules = Questa partita è cominciata con la versione { $count } delle regole, e questo server le conosce solo fino alla versione { $limit }. Chi lo gestisce dovrebbe installare il Condottiere più recente.
error-not-begun = La partita a questo tavolo non è cominciata. Apri la pagina del tavolo e prendi posto.
error-waiting = La partita a questo tavolo non è cominciata: non si può ancora né giocare né parlare.
error-shuffles-not-over = Il segreto delle mescolate svela ogni carta: viene rivelato solo a cose finite.
error-shuffles-unverifiable = Questa partita è cominciata con una versione precedente o da carte note: nessuno può verificarne le mescolate.
error-no-webhook = Non c’è nessun webhook da provare. Prima salva un indirizzo.
error-subscription-keys = Le chiavi di questa iscrizione non sono utilizzabili.
error-no-shuffle = Questa mescolata non esiste, o è già di un tavolo. Chiedine un’altra.
error-request-too-large = Una richiesta può avere al massimo { $limit } byte; questa ne ha di più.

error-name-own = Ti serve un nome da 1 a { $limit } caratteri.
error-name-guest = Al tuo ospite serve un nome da 1 a { $limit } caratteri.
error-name-of-seat = Al posto { $count } serve un nome da 1 a { $limit } caratteri.
error-closed = La partita è finita per abbandono o di comune accordo; non si può aggiungere nulla.
error-paused = La partita è in pausa; chiunque sieda al tavolo può farla riprendere.
error-is-back = La persona di questo posto è tornata.
error-resigned = Hai abbandonato: un capitano gioca per te fino alla fine.
error-captain-plays = Un capitano gioca per te; prima riprendi il tuo posto.
error-cannot-begin = La partita non può ancora cominciare: { $missing }
missing-seats = { $count ->
    [one] 1 posto è libero.
   *[other] { $count } posti sono liberi.
}
missing-ready = Manca l’ok di { $text }.
problem = La partita non può continuare: { $what }
problem-not-saved = La partita non può continuare: il server non riesce a salvarla. Il database è bloccato, pieno o irraggiungibile. Si riprova ogni secondo; chi gestisce il server dovrebbe darci un’occhiata.
error-too-fast = Operazione non eseguita. Limite per { $what }: { $limit } in una volta, poi { $pace } al secondo. Aspetta { $count ->
    [one] un secondo
   *[other] { $count } secondi
} e riprova.
error-too-fast-by-far = Operazione non eseguita. Limite per { $what }: { $limit } in una volta, poi 1 ogni { $pace } secondi. Aspetta { $count ->
    [one] un secondo
   *[other] { $count } secondi
} e riprova.
rate-messages = i messaggi di una connessione
rate-chat = i messaggi in chat di un posto
rate-pacts = le proposte e le risposte di un posto
rate-shows = le carte mostrate da un posto
rate-answers = le risposte di un posto sulla propria mano
rate-conduct = proposte, risposte e simili di un posto
rate-entropy = le catene e l’entropia di un posto
rate-shuffles = le nuove mescolate da un indirizzo
rate-joins = gli accessi ai tavoli da un indirizzo
rate-summaries = le richieste sui tavoli da un indirizzo
rate-tables = i nuovi tavoli da un indirizzo
rate-records = i verbali caricati da un indirizzo
rate-copied-entries = le voci di partite da cui un indirizzo continua a giocare
rate-persons = le nuove persone da un indirizzo
rate-person-changes = le modifiche a chi sei e al tuo elenco da un indirizzo
rate-recoveries = i codici di recupero da un indirizzo
rate-all-recoveries = i codici di recupero da tutti
rate-codes = i codici dei tavoli da un indirizzo
rate-all-codes = i codici dei tavoli da tutti
rate-room-changes = le modifiche prima di una partita da un indirizzo
rate-notices = le notifiche di una persona
rate-trials = le prove di webhook da un indirizzo
rate-all-trials = le prove di webhook da tutti
error-address-form = Un indirizzo ha al massimo { $limit } caratteri, senza spazi né accenti.
error-address-no-page = Questo non è l’indirizzo di una pagina web.
error-address-scheme = L’indirizzo deve cominciare con https:// o http://.
error-address-password = L’indirizzo non deve contenere un nome utente o una password.
error-address-port = La porta { $text } non è una porta del web: usa 80, 443 o una da { $limit } in su.
error-address-private = Questo indirizzo è in una rete privata: lì non si invia nulla. Chi gestisce il server può permetterlo con --allow-internal-notifications.
webhook-sent = Inviato. Cercalo nella tua app di chat.
webhook-no-answer = Nessuna risposta da questo indirizzo. È giusto?
webhook-refused = L’altra parte non l’ha accettato: ha risposto { $text }. L’indirizzo è giusto?

### Hints

reason-forced = Non è permesso altro
reason-any = Per questo bot ogni azione permessa va bene
reason-rule-of-thumb = Una regola pratica
reason-no-time = Non c’è tempo per guardare avanti
reason-random-games = Vince il { $percent }% di { $count } partite proseguite a caso

## Regions. Ids that end in -yours are about the reader's regions, the others about those of { $seat }.

reason-has = { $region } è già di { $seat }
reason-has-yours = { $region } è già tua
reason-wins-adjacent = Con { $region } { $seat } vincerebbe la partita: { $count } regioni adiacenti
reason-wins-adjacent-yours = Con { $region } vinceresti la partita: { $count } regioni adiacenti
reason-wins-total = Con { $region } { $seat } vincerebbe la partita: { $count } regioni
reason-wins-total-yours = Con { $region } vinceresti la partita: { $count } regioni
reason-gives-adjacent = Con { $region } { $seat } avrebbe { $count } regioni adiacenti
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
reason-only-nth = { $region } sarebbe soltanto la { $count ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
} regione di { $seat }
reason-favor-off = Nessuna regione ha bisogno della sua protezione
reason-favor-here = Nessun’altra regione ha bisogno della sua protezione
reason-favor-protects = Nessuno può scegliere { $region } finché c’è il Favore

## Cards and battles

reason-discard = Una mano senza Mercenari può vincere poco
reason-decides-game = Questa battaglia decide la partita
reason-decides-match = Questa battaglia decide la sfida
reason-mercenaries-needed = Qui serve ogni Mercenario
reason-saved = Meglio tenere { FORM($card, "definite") } per dopo
reason-scarecrow-brings = Ti riporta in mano un Mercenario
reason-gains-time = Guadagna tempo: tocca agli altri agire
reason-ends-first = Chiude la battaglia prima che altri giochino una carta
reason-ends-ahead = Chiude la battaglia mentre sei in testa
reason-ends-probably-ahead = Chiude la battaglia, e probabilmente sei in testa
reason-defender = In difesa puoi ancora giocare più tardi
reason-not-worth = Questa battaglia non vale altre tue carte
reason-won-already = La battaglia è già tua
reason-probably-ahead = Probabilmente sei in testa
reason-next-site = Ti assicura la scelta della prossima regione
reason-wins = Vince la battaglia
reason-ahead = La tua linea andrebbe in testa di { $count }
reason-chance = Vinceresti questa battaglia circa { $count } volte su 100
reason-share = Vinci la battaglia per { $region } nel { $percent }% delle distribuzioni possibili
reason-share-final = Vinci la battaglia finale nel { $percent }% delle distribuzioni possibili
reason-share-next = Vinci la prossima battaglia nel { $percent }% delle distribuzioni possibili
reason-leaves = { $count ->
    [0] Non ti lascia carte
    [one] Ti lascia circa una carta
   *[other] Ti lascia circa { $count } carte
}

## What it would do

do-pass = Passa
do-pass-revealing = Passa e scopri la tua carta
do-hold-back = Attendi
do-play = Gioca { FORM($card, "indefinite") }
do-play-face-down = Gioca coperta: { $card }
do-site = Combatti per { $region }
do-favor = Metti il Favore su { $region }
do-favor-off = Lascia il Favore fuori dal tabellone
do-rescue = Riprendi { FORM($card, "indefinite") }
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


### Verdicts

verdict-open = { $seat } può ancora mantenere o infrangere la promessa.
verdict-never-chose = { $seat } non ha mai dovuto scegliere.
verdict-chose-site = { $seat } ha scelto { $region } per la battaglia.
verdict-played-for-region = { $seat } ha giocato una carta in una battaglia per { $region }.
verdict-spared = { $seat } poteva combattere per { $region }, e non l’ha fatto.
verdict-played = { $seat } ha giocato una carta in quella battaglia.
verdict-played-none = { $seat } aveva carte, e in quella battaglia non ne ha giocate.
verdict-put-favor = { $seat } ha messo il Favore su { $region }.
verdict-put-favor-elsewhere = { $seat } non ha messo il Favore su { $region }.
verdict-could-not-put-favor = { $seat } non poteva mettere il Favore su { $region }.
verdict-kept-favor-off = { $seat } poteva mettere il Favore su { $region }, e non l’ha fatto.
verdict-passed-first = Il primo «passo» è di { $seat }, con carte in mano.
verdict-surrendered = { $seat } ha chiuso quella battaglia con una Resa.
verdict-played-on = { $seat } ha continuato, senza passare per primo con carte in mano.


### Notices

notice-turn-title = Tocca a te
notice-turn = Tocca a te. Al tavolo: { $others }.
notice-captain-title = Un capitano gioca per te
notice-captain = Non c’eri: un capitano gioca per te. Al tavolo: { $others }.
notice-trial-title = Funziona
notice-trial = Qui Condottiere ti dirà quando tocca a te.
notice-nobody = nessun altro
notice-title-in-chat = { $title } su Condottiere


### Captains

## How strong captains are, from gentle to merciless

grade-gentle = mite
grade-easy = facile
grade-fair = abile
grade-strong = forte
grade-fierce = feroce
grade-merciless = spietato

captain-gentle = { $text }, mite
captain-easy = { $text }, facile
captain-fair = { $text }, abile
captain-strong = { $text }, forte
captain-fierce = { $text }, feroce
captain-merciless = { $text }, spietato
captain-of-other-kind = { $text }
captain-needs-numba = { $text } richiede Numba, che questo server non ha.

## Who they were

captain-carmagnola = Dopo la vittoria liberò i suoi prigionieri, e forse lascerà andare anche te.
captain-gattamelata = La Gatta melata: passo felpato, parola dolce e nessuna fretta di colpire.
captain-piccinino = Piccolo, zoppo e primo in ogni mischia; spesso battuto, e il giorno dopo di nuovo in campo.
captain-colleoni = Si arricchì al soldo di tre padroni e morì nel suo letto: conta prima di spendere.
captain-hawkwood = Un inglese pieno di finte. Quando indietreggia, chiediti il perché.
captain-urslingen = Portava scritto sul petto: nemico di Dio, di pietà e di misericordia. E gioca così.

## Bots that are no captains

bot-expert = Pesa ogni carta, regione e rischio, con un giudizio affinato in tante partite contro sé stesso.
bot-naive = Combatte per ciò che gli serve, ferma chi sta per vincere e risparmia le carte migliori.
bot-random = Gioca a caso una carta permessa, o passa. Buono per farsi un’idea.
bot-search = Immagina cosa possono avere gli altri e prova ogni azione in centinaia di questi mondi.
bot-ismcts = Information Set Monte Carlo Tree Search da manuale, con partite simulate a caso.


### Options

options-advice = Giocare a punti insieme a Conquistare regioni altrui allunga molto le sfide; il regolamento sconsiglia di combinarle (R13.5).

### Words of many pages

close = Chiudi
cancel = Annulla
back = Indietro
you = tu
    .oblique = te
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


