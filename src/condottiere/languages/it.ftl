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


### Cards, map and battle lines

## What a card is worth and does

card-mercenary-does = Vale { $strength } (R3.1).
card-winter-does = Ogni Mercenario in gioco vale 1; ogni Primavera viene scartata (R3.2, R5.1).
card-spring-does = I Mercenari più alti in gioco valgono 3 in più; ogni Inverno viene scartato (R3.4, R5.2).
card-bishop-does = Scarta i Mercenari più alti in gioco, anche i tuoi, e sposta il Favore (R5.3, R5.4).
card-courtesan-does = Vale { $strength } (R3.1). Chi da solo ne ha di più prende il segnalino (R4.2).
card-drummer-does = Raddoppia i Mercenari della sua linea (R3.3).
card-heroine-does = Vale { $strength } (R3.1). Nessun’altra carta la tocca (R3.5).
card-scarecrow-does = Riporta in mano un Mercenario dalla linea di chi lo gioca, o nessuno (R6.1).
card-surrender-does = Chiude subito la battaglia (R5.7).
card-in-deck = { $count } nel mazzo da { $deck }

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
line-strengths = Forze
line-cards = { $shown ->
    [open] Nella linea: { $cards }
    [face-down] Nella linea: una carta coperta
    [face-down-known] Nella linea: una carta coperta ({ $card })
    [both] Nella linea: { $cards } e una carta coperta
    [both-known] Nella linea: { $cards } e una carta coperta ({ $card })
   *[nothing] Nella linea: nessuna carta
}
line-winter = Inverno: ogni Mercenario vale 1.
line-spring = Primavera: i Mercenari più alti valgono 3 in più.
line-known = Ha { $cards }
line-known-title = Si sa che in questa mano ci sono: { $cards }
line-own-known = Gli altri sanno di { $cards }
line-own-known-title = Gli altri sanno che hai: { $cards }

## Odds

odds-chance = { $tied ->
    [yes] { $chance } di vincerla, { $tie } di parità
   *[no] { $chance } di vincerla
}
odds-told = Chance: { $chance }.
odds-of-choice = { $choice }. Chance: { $chance }.
odds-of-card = { $tied ->
    [yes] Battaglia: se giochi { FORM($card, "definite") } e poi continui come un capitano, { $chance } di vincerla, { $tie } di parità.
   *[no] Battaglia: se giochi { FORM($card, "definite") } e poi continui come un capitano, { $chance } di vincerla.
}
odds-of-pass = { $tied ->
    [yes] Battaglia: se ora passi, { $chance } di vincerla, { $tie } di parità.
   *[no] Battaglia: se ora passi, { $chance } di vincerla.
}
odds-of-no-more-cards = { $tied ->
    [yes] Battaglia: se non giochi più carte, { $chance } di vincerla, { $tie } di parità.
   *[no] Battaglia: se non giochi più carte, { $chance } di vincerla.
}
odds-of-any = Battaglia: { $chance } di vincerla qualunque cosa tu scelga, se poi continui come un capitano.
odds-of-some = Battaglia: da { $least } a { $most } di vincerla secondo la scelta, se poi continui come un capitano.
odds-of-nothing = Battaglia: ora non c’è nulla da calcolare.
odds-worlds = { $count ->
    [one] Su 1 distribuzione delle carte che non vedi.
   *[other] Su { $count } distribuzioni delle carte che non vedi.
}
odds-counting = Calcolo le chance…


### The table

## The bar above the table

table-game-over = La partita è finita
table-match-over = La sfida è finita
table-after-game = Dopo la partita { $game }
table-final-battle = La battaglia finale
table-first-battle = La prima battaglia
table-next-battle = La prossima battaglia
table-battle = Battaglia per { $region }
table-match = Partita { $game }, ai { $points } punti
table-watching = Stai guardando
table-hints-allowed = Consigli permessi
table-home = Condottiere: alla pagina iniziale
table-connection-connecting = Connessione…
table-connection-open = Connesso
table-connection-reconnecting = Riconnessione…
table-connection-refused = Non connesso
table-bar = Tavolo
table-cover = Copri
table-log-and-talk = Cronaca<rest>{"\u00A0"}e chat</rest>
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
table-tab-game = Gioco
table-tab-pacts = Patti
table-tab-seen = Carte
table-heard = { $speaker }: { $text }

## What the page says for a while

table-dismiss = Chiudi
table-not-sent = Non inviato: in questo momento manca la connessione.
table-updated = Il gioco sul server è stato aggiornato. Ricarica la pagina.
table-dismiss-advice = Chiudi questo avviso

## A table that cannot be opened

table-no-table = Questo tavolo non esiste
table-wrong-key = Questa chiave qui non apre nessun posto
table-newer-table = Il server è troppo vecchio per questo tavolo
table-not-opened = Questo tavolo non si può aprire
table-never-started = Nessuno ha avviato questa partita
table-never-started-why = Un tavolo dove per un giorno non succede nulla viene messo via. Ad aprirne uno nuovo si fa presto.
table-watch-without-seat = Guarda senza un posto
table-to-start-page = Alla pagina iniziale

## How one wins, for beginners

table-how-to-win = Come si vince
table-how-to-win-text = { $draws ->
    [yes] <b>Conquista { $total } regioni qualsiasi, o { $adjacent } confinanti tra loro.</b> La linea più forte prende la regione. Peschi poche carte nuove: spendile con cura.
   *[no] <b>Conquista { $total } regioni qualsiasi, o { $adjacent } confinanti tra loro.</b> La linea più forte prende la regione. Fino alla fine della manche non arrivano altre carte: spendi le tue con cura.
}
table-dismiss-tip = Chiudi questo consiglio

## Cards that are seen

seen-label = Carte viste
seen-explained = Il numero grande conta le carte in mano agli altri (anche quelle che ti hanno mostrato), coperte o non distribuite. Sotto: quante sono tra gli scarti.
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

## What is asked of the reader

decision-play = Tocca a te: gioca una carta o passa.
decision-only-pass = Tocca a te: non hai carte da giocare, puoi solo passare.
decision-play-or-hold-back = Tocca a te: gioca una carta, o attendi e difenditi più tardi.
decision-site = Hai il Condottiere: scegli per quale regione combattere.
decision-favor = Il tuo Vescovo porta il Favore del Papa: mettilo su una regione, o lascialo fuori dal tabellone.
decision-rescue = Il tuo Spaventapasseri può riportarti in mano un Mercenario.
decision-draw = Quante carte peschi? Al massimo { $most }.
decision-keep = La manche è finita: scegli le carte da tenere, al massimo { $most }.
decision-turn = Tocca a te.
decision-hand = Non hai Mercenari: tieni la mano, o la scarti tutta?
decision-hand-discarded = Scarti la mano quando tutti hanno avuto il tempo di rispondere.
decision-hand-kept = Tieni la mano. In attesa delle risposte dopo la battaglia.
decision-hands = In attesa delle risposte dopo la battaglia.
decision-deal = Si distribuiscono le carte.
decision-match-goes-on = Questa partita è finita. La sfida continua.
decision-thanks-for-playing = Grazie della partita.
decision-thanks-for-watching = Grazie della visita.

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
    [own-captain] In attesa che il tuo capitano piazzi il Favore del Papa.
    [captain] In attesa che il capitano di { $name } piazzi il Favore del Papa.
   *[person] In attesa che { $name } piazzi il Favore del Papa.
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
decision-fight = Combatti per { $region }
decision-put-favor = Metti il Favore su { $region }
decision-choose-card = Scegli una carta
decision-play-card = Gioca { $card }
decision-play-face-down = Gioca coperta: { $card }
decision-really-surrender = Chiudi davvero la battaglia?
decision-pass = Passa
decision-really-pass = Passi davvero?
decision-hold-back = Attendi
decision-really-hold-back = Attendi davvero?
decision-pass-revealing = Passa e scopri { FORM($card, "definite") }
decision-pass-revealing-unseen = Passa e scopri la tua carta
decision-favor-off = Lascia il Favore fuori dal tabellone
decision-favor-off-short = Fuori dal tabellone
decision-take-back = Riprendi { $card }
decision-take-back-lines = Riprendi <card>{ $card }</card>
decision-take-back-none = Nessuno
decision-draw-none = Nessuna
decision-draw-so-many = Pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
decision-choose-cards = Scegli le carte
decision-keep-cards = Tieni { $cards }
decision-keep-none = Non tenerne
decision-really-keep-none = Davvero nessuna?
decision-keep-hand = Tieni la mano
decision-keep-hand-after-all = Anzi, tienila
decision-discard-hand = Scartala tutta
decision-really-discard-hand = La scarti davvero?
decision-without-answer = Senza risposta la tieni: <time>{ $left } s</time>
decision-may-change = Puoi cambiare idea: <time>{ $left } s</time>
decision-discard-later = Scarta la mano dopo questa battaglia
decision-discard-later-title = R4.5: non hai Mercenari. Nessuno lo saprà prima che la mano sia scartata.
decision-always-keep = Tieni sempre la mano <small>risponde per te dopo un attimo, anche quando potresti scartare</small>
decision-always-keep-title = Risponde per te dopo un attimo, anche quando potresti scartare. Ogni risposta richiede lo stesso tempo: così non rivela a nessuno cos’hai in mano.
decision-next-game = Prossima partita
decision-end-game = Chiudi qui la partita
decision-idle = { $count ->
    [one] Nell’ultima battaglia non è stata giocata nessuna carta (R2.8).
   *[other] Nelle ultime { $count } battaglie non è stata giocata nessuna carta (R2.8).
}
decision-label = Cosa fare
decision-open-elsewhere = Il tuo posto è aperto anche in un’altra finestra.

## Showing cards

show-label = Mostra carte
show-your-turn = <b>Tocca a te.</b> Prima mostra le carte, o torna indietro.
show-choose = Scegli le carte da mostrare
show-chosen = Scegli le carte da mostrare: <b>{ $cards }</b>
show-face-down = la mia carta coperta
show-to = A
show-to-everybody = tutti
decision-show-everybody = Mostra a tutti
decision-show = Mostra a { $names }
decision-show-nobody = Scegli a chi

## Hints and odds beside the decision

hint-button = Consiglio
hint-button-title = Cosa farebbe un capitano (H)
odds-button = Chance
odds-button-title = Quante chance ha la tua linea di vincere (C)
table-faster = Accelera
table-faster-title = I capitani giocano subito finché non tocca a te (F)
hint-title = Cosa farebbe un capitano
hint-close = Chiudi il consiglio
hint-to-win-game = di vincere la partita
hint-to-win-match = di vincere la sfida
hint-none = Non c’è nulla da consigliare.
hint-note = Scegline uno per averlo pronto; la conferma resta a te.
hint-note-of-cards = Le percentuali dicono in quante distribuzioni vinci, se poi continui come questo capitano. Scegline uno per averlo pronto; la conferma resta a te.
hint-ask-again = Chiedi ancora
hint-thinking = Ci sto pensando
hint-why = Perché: { $what }

## Captains who are made ready

table-preparing = I capitani che guardano avanti si stanno preparando. Succede una volta sola su ogni computer e richiede un minuto o due.
table-preparing-seconds = { $count } s
table-preparing-label = Capitani in preparazione
table-stand-in = Intanto fai giocare un capitano più semplice
table-preparing-step = I capitani che guardano avanti si stanno preparando. Succede una volta sola su ogni computer e richiede un minuto o due. Passo { $step } di { $steps }.

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

seat-bot = bot
seat-bot-title = Un bot: { $label }
seat-captain = capitano
seat-you = tu
seat-viewer = chi guarda
seat-online = online
seat-away = via
seat-away-since = via<since>{"\u00A0"}{ $since }</since>
seat-holds-condottiere = Ha il Condottiere
seat-to-win = Per vincere: { $needs }

seat-does-battle = tocca a lui
seat-does-site = sceglie una regione
seat-does-favor = piazza il Favore
seat-does-rescue = riprende una carta
seat-does-draw = pesca
seat-does-hand = tiene o scarta
seat-does-keep = sceglie cosa tenere
seat-your-turn = tocca a te
seat-not-in-battle = non in questa battaglia
seat-passed = passa
seat-holds-back = attende

seat-has-enough = ha quanto basta
seat-needs-regions = { $count ->
    [one] manca 1 regione
   *[other] mancano { $count } regioni
}
seat-needs-either = { $count ->
    [one] manca 1 regione
   *[other] mancano { $count } regioni
} o { $adjacent ->
    [one] 1 adiacente
   *[other] { $adjacent } adiacenti
}
seat-has-enough-short = vince
seat-needs-regions-short = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
seat-needs-either-short = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
} o { $adjacent } adiac.

## Who has won

outcome-unfinished = La partita è rimasta incompiuta.
outcome-over = La partita è finita.
outcome-game-won = { $who ->
    [you] Vinci la partita
    [one] { $names } vince la partita
   *[several] { $names } vincono insieme la partita
} { $how ->
    [adjacent] con abbastanza regioni adiacenti
    [most] con il maggior numero di regioni
    [final_battle] nella battaglia finale
   *[total] con abbastanza regioni
}.
outcome-game-won-otherwise = { $who ->
    [you] Vinci la partita.
    [one] { $names } vince la partita.
   *[several] { $names } vincono insieme la partita.
}
outcome-label = Risultato
outcome-standing = Classifica
outcome-regions = Regioni
outcome-adjacent = Adiacenti
outcome-points = Punti (ne servono { $points })
outcome-play-again = Gioca ancora
outcome-other-settings = Altre opzioni
outcome-walk-through = Rivedi
outcome-download = Scarica il verbale
outcome-last-battle = Vedi l’ultima battaglia
outcome-back = Torna al risultato
outcome-match-won = { $who ->
    [you] Vinci la sfida.
    [one] { $names } vince la sfida.
   *[several] { $names } vincono insieme la sfida.
}

## The log

log-label = Cronaca e chat
log-hints-allowed = A questo tavolo sono permessi consigli e chance.
log-new = Nuovi
log-muted = { $count ->
    [one] 1 messaggio silenziato di { $name }.
   *[other] { $count } messaggi silenziati di { $name }.
}
log-unmute = Riattiva
log-unmute-name = Riattiva { $name }
log-nothing-said = Tratta, minaccia, prometti: nulla di ciò che si dice qui è vincolante.
log-nothing-happened = Non è ancora successo nulla.
log-to-latest = Agli ultimi
log-result = Com’è finita l’ultima battaglia


### What people agree on at the table

## Several people at one device

cover-hand-to = Passa il dispositivo a { $name }.
cover-after-battle = Prima della prossima battaglia ognuno può guardare la mano, e tenerla o scartarla.
cover-who-looks = Chi guarda il tavolo?
cover-i-am = Sono { $name }
cover-others = Anche qualcun altro può guardare le proprie carte:

## Rematches

rematch-begin = Rivincita
rematch-rotate = scala di un posto
rematch-begun = { $name } ha avviato una rivincita.
rematch-following = Tra un attimo ci vai anche tu.
rematch-go = Vai
rematch-go-now = Vai subito
rematch-stay = Resta qui

## Who plays, and who is away

conduct-who-is-here = Chi c’è
conduct-is-here = { $name } c’è.
conduct-is-away = { $name } non c’è.
conduct-captain = Un capitano gioca per { $name }.
conduct-captain-away = Un capitano gioca per { $name }: tempo scaduto.
conduct-captain-agreed = Un capitano gioca per { $name }, come deciso dagli altri.
conduct-captain-asked = Un capitano gioca per { $name }, su sua richiesta.
conduct-captain-resigned = Un capitano gioca per { $name }, che ha abbandonato.
conduct-own-captain-away = Un capitano gioca per te: il tuo tempo è scaduto.
conduct-own-captain-agreed = Un capitano gioca per te: gli altri l’hanno deciso mentre non c’eri.
conduct-own-captain-asked = Un capitano gioca per te, come hai chiesto.
conduct-gone = { $known ->
    [yes] { $name } ha lasciato il tavolo { $when }.
   *[no] { $name } non c’è.
}
conduct-gone-alone = { $known ->
    [yes] Ha lasciato il tavolo { $when }.
   *[no] Non c’è.
}
conduct-gone-game-waits = { $known ->
    [yes] { $name } ha lasciato il tavolo { $when }. La partita aspetta.
   *[no] { $name } non c’è. La partita aspetta.
}
conduct-gone-clock-runs = { $known ->
    [yes] In attesa di { $name }, che ha lasciato il tavolo { $when }.
   *[no] In attesa di { $name }, che non c’è.
}
conduct-only-captains = Qui per tutti giocano i capitani: la partita aspetta che qualcuno riprenda il proprio posto.
conduct-take-seat-back = Riprendi il tuo posto
conduct-captain-for = Fai giocare un capitano per { $name }
conduct-let-captain-play = Fai giocare un capitano<hidden> per { $name }</hidden>
conduct-mute = Silenzia<hidden> { $name }</hidden>
conduct-unmute = Riattiva<hidden> { $name }</hidden>
conduct-here = C’è.
conduct-you-are-here = Ci sei.
conduct-in-reserve = { $time } di riserva.
conduct-little-time = Resta poco tempo: poi un capitano gioca per te.

## A pause

conduct-paused = In pausa
conduct-game-is-paused = La partita è in pausa.
conduct-you-may-resume = Chiunque di voi può farla riprendere, quando tutti vogliono.
conduct-players-may-resume = Chi gioca può farla riprendere.
conduct-resume = Riprendi
conduct-nobody-acts = La partita è in pausa: nessuno può agire finché non riprende.

## Proposals

conduct-what-is-agreed = Gli accordi del tavolo
conduct-proposal = Una proposta
conduct-agree = Accetta
conduct-refuse = Rifiuta
conduct-withdraw = Ritira
conduct-waiting-for = In attesa di { FORM($names, "oblique") }.
conduct-asks-pause = { $own ->
    [yes] Chiedi di mettere in pausa la partita.
   *[no] { $name } chiede di mettere in pausa la partita.
}
conduct-asks-end = { $own ->
    [yes] Chiedi di chiudere la partita, senza vincitori.
   *[no] { $name } chiede di chiudere la partita, senza vincitori.
}
conduct-asks-captain = { $own ->
    [yes] Chiedi di far giocare un capitano per { FORM($whom, "oblique") }.
   *[no] { $name } chiede di far giocare un capitano per { FORM($whom, "oblique") }.
}
conduct-asks-live-clock = { $own ->
    [yes] Chiedi di giocare dal vivo: { $clock }.
   *[no] { $name } chiede di giocare dal vivo: { $clock }.
}
conduct-asks-clock-by-days = { $own ->
    [yes] Chiedi di giocare a giorni: { $clock }.
   *[no] { $name } chiede di giocare a giorni: { $clock }.
}
conduct-asks-no-clock = { $own ->
    [yes] Chiedi di giocare senza orologio.
   *[no] { $name } chiede di giocare senza orologio.
}
conduct-asks-takeback = { $own ->
    [yes] Chiedi di ritirare { $what }.
   *[no] { $name } chiede di ritirare { $what }.
}
conduct-take-back = Ritira<hidden> la mia ultima mossa</hidden>
conduct-take-back-means = Se tutti i giocatori accettano, il tavolo torna com’era prima della tua ultima mossa. Non si ritira più nulla quando ormai hai scoperto qualcosa di nuovo.

## The end of a game that its people have closed

conduct-ended-by-agreement = Finita di comune accordo: non vince nessuno.
conduct-resigned = { $who ->
    [you] Hai abbandonato
    [with-you] Tu e { $names } avete abbandonato
    [one] { $names } ha abbandonato
    [others] Gli altri hanno abbandonato
   *[several] { $names } hanno abbandonato
}: { $wins ->
    [nobody] non vince nessuno
    [you] vinci tu
   *[somebody] vince { $winner }
}.

## The dialog ‘The table’: buttons, and what each of them does

conduct-table = Il tavolo
conduct-resume-game = Riprendi la partita
conduct-resume-means = Si ricomincia subito.
conduct-pause = Metti in pausa
conduct-pause-means = { $alone ->
    [yes] Nessuno agisce, nemmeno i capitani, e nessun orologio corre finché qualcuno non fa riprendere.
   *[no] Nessuno agisce, nemmeno i capitani, e nessun orologio corre finché qualcuno non fa riprendere. Devono accettare tutti i giocatori.
}
conduct-step-away = Fai giocare un capitano per me
conduct-step-away-means = Finché non riprendi il tuo posto, con un clic.
conduct-end = Chiudi la partita…
conduct-end-means = { $alone ->
    [yes] Finisce così, e non vince nessuno.
   *[no] Finisce così, e non vince nessuno. Devono accettare tutti i giocatori.
}
conduct-end-yes = { $alone ->
    [yes] Chiudila
   *[no] Chiedi agli altri
}
conduct-resign = Abbandona…
conduct-resign-yes = Abbandona
conduct-resign-last = Qui non resta nessun altro: la partita finisce, e non vince nessuno.
conduct-resign-leaves-one = Così la partita finisce, e vince { $name }.
conduct-resign-leaves-captain = Un capitano gioca al tuo posto fino alla fine, e non puoi più riprenderlo. Puoi restare a guardare.
conduct-no = No
conduct-open-chat = Apri la chat
conduct-open-chat-means = Chi siede qui può parlare di nuovo.
conduct-close-chat = Chiudi la chat
conduct-close-chat-means = Nessuno può più dire nulla, nemmeno in privato. Si possono ancora proporre patti.
conduct-invite = Invita altri
conduct-invite-means = A guardare, con il link del tavolo o un codice QR. Non vedono le carte di nessuno.

## The clock

conduct-clock = Orologio
conduct-no-clock = Non c’è: ognuno si prende il tempo che gli serve.
conduct-clock-means = { $clock }. Per chi ci mette di più gioca un capitano, fino al suo ritorno.
conduct-turn-left = Restano { $left }
conduct-turn-left-then-reserve = Restano { $left }, poi { $reserve } di riserva
conduct-turn-reserve-left = Restano { $left } di riserva
conduct-turn-near-end = { $left }, poi gioca un capitano
conduct-turn-until = Scade: { $moment }
conduct-another-clock = Un altro orologio
conduct-set-clock = { $alone ->
    [yes] Imposta
   *[no] Proponi
}

## What is asked before it is done. The words above the boxes, and those of each box, make one sentence.

conduct-ask-me = Chiedimi conferma prima di …
conduct-ask-pass = … passare
conduct-ask-surrender = … giocare una Resa
conduct-ask-discard = … scartare la mano


### Talk

## What is said

talk-you = Tu
talk-whisper = { $own ->
    [yes] Tu a { FORM($whom, "oblique") }
   *[no] { $name } a { FORM($whom, "oblique") }
}
talk-to-everybody = A tutti
talk-to-some = Solo a { $names }
talk-what-to-say = Cosa dire
talk-everybody-reads = A tutti…
talk-some-read = In privato…
talk-say = Invia
talk-show = Mostra…
talk-pact = Patto…
talk-closed = L’host ha chiuso la chat.
talk-only-captains = I capitani non leggono messaggi.

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


### Pacts

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
    [next] non giocare più carte nella prossima battaglia
   *[any] non giocare più carte nella battaglia
}
pact-to-favor = mettere il Favore del Papa su { $region }
pact-to-nofavor = non mettere il Favore del Papa su { $region }
pact-to-fight = { $battle ->
    [this] continuare a combattere contro { FORM($whom, "oblique") } in questa battaglia
    [next] continuare a combattere contro { FORM($whom, "oblique") } nella prossima battaglia
   *[any] continuare a combattere contro { FORM($whom, "oblique") } nella battaglia
}

## Offers

pact-everybody = tutti
pact-promises-and-asks = { $own ->
    [yes] Prometti di { $promise }, e chiedi a { FORM($whom, "oblique") } di { $request }.
   *[no] { $name } promette di { $promise }, e chiede a { FORM($whom, "oblique") } di { $request }.
}
pact-promises = { $own ->
    [yes] Prometti di { $promise }, e non chiedi nulla a { FORM($whom, "oblique") }.
   *[no] { $name } promette di { $promise }, e non chiede nulla a { FORM($whom, "oblique") }.
}
pact-asks = { $own ->
    [yes] Chiedi a { FORM($whom, "oblique") } di { $request }.
   *[no] { $name } chiede a { FORM($whom, "oblique") } di { $request }.
}
pact-accepted-by = Sì di { FORM($names, "oblique") }.
pact-declined-by = No di { FORM($names, "oblique") }.
pact-waits-for = In attesa di { FORM($names, "oblique") }.
pact-not-answered-by = Nessuna risposta da { FORM($names, "oblique") }.
pact-withdrawn-from = Ritirato per { FORM($names, "oblique") }.
pact-offered-to-you = Ti propongono un patto
pact-binds-nobody = Non vincola nessuno.
pact-more-offers = { $count ->
    [one] Poi 1 altra proposta.
   *[other] Poi altre { $count } proposte.
}

## Making an offer

pact-offer = Proponi un patto…
pact-offer-title = Proponi un patto
pact-mine = Prometto
pact-yours = Chiedo in cambio
pact-nothing = nulla
pact-kind-spare = di lasciare in pace una regione
pact-kind-pass = { $battle ->
    [this] di non giocare più carte in questa battaglia
   *[next] di non giocare più carte nella prossima battaglia
}
pact-kind-favor = di mettere il Favore del Papa su …
pact-kind-nofavor = di non mettere il Favore del Papa su …
pact-kind-fight = { $battle ->
    [this] di continuare a combattere contro … in questa battaglia
   *[next] di continuare a combattere contro … nella prossima battaglia
}
pact-which-region = quale regione?
pact-whom = chi?
pact-mine-region = Prometto: quale regione
pact-mine-whom = Prometto: contro chi
pact-yours-region = Chiedo: quale regione
pact-yours-whom = Chiedo: contro chi
pact-offer-means = { $open ->
    [yes] Nulla obbliga nessuno a rispettarlo. Lo leggono subito tutti; dopo la partita tutti vedono chi ha mantenuto la parola.
   *[no] Nulla obbliga nessuno a rispettarlo. Per ora lo legge solo chi riceve la proposta; dopo la partita tutti vedono chi ha mantenuto la parola.
}
pact-choose-whom = Scegli a chi proporlo.
pact-choose-what = Scegli cosa prometti, cosa chiedi, o entrambi.
pact-offer-it = Proponi

## After the game

pact-ledger = Registro dei patti
pact-who-kept-word = Chi ha mantenuto la parola
pact-who-kept-word-in-last-game = Chi ha mantenuto la parola nell’ultima partita
pact-head-promised = Promessa di
pact-head-kept = Mantenute
pact-head-broken = Infrante
pact-head-untested = Mai alla prova
pact-none-offered = Nessuno ha proposto un patto.
pact-state-kept = Mantenuta:
pact-state-broken = Infranta:
pact-state-open = Ancora aperta:
pact-state-untested = Mai alla prova:
pact-promised = { $own ->
    [yes] Hai promesso di { $promise }.
   *[no] { $name } ha promesso di { $promise }.
}


### Alerts

alert-button = Quando tocca a me …
alert-title = Quando tocca a me

## While the page is open

alert-open = Se la pagina è aperta e guardo altrove
alert-sound = Suono
alert-vibration = Vibrazione
alert-notification = Notifica
alert-your-turn = Tocca a te
alert-notification-insecure = Con il semplice HTTP i browser non permettono notifiche: serve HTTPS.
alert-notification-unknown = Questo browser non mostra notifiche delle pagine.
alert-notification-blocked = Le notifiche sono bloccate: permettile per questo sito nelle impostazioni del browser.

## While the page is closed

alert-closed = Anche se è chiusa, dopo venti secondi
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


