# Français. en.ftl est la source et dit ce qu’est chaque variable ; les messages sont dans le même ordre.
# Les cartes ont deux formes de plus : « indefinite » (« un Hiver ») et « definite » (« l’Hiver »).

language = Français
locale = fr

### Cards

card-mercenary = Mercenaire { $strength }
    .indefinite = un Mercenaire { $strength }
    .definite = le Mercenaire { $strength }
card-winter = Hiver
    .indefinite = un Hiver
    .definite = l’Hiver
card-spring = Printemps
    .indefinite = un Printemps
    .definite = le Printemps
card-bishop = Évêque
    .indefinite = un Évêque
    .definite = l’Évêque
card-courtesan = Courtisan
    .indefinite = un Courtisan
    .definite = le Courtisan
card-drummer = Tambour
    .indefinite = un Tambour
    .definite = le Tambour
card-heroine = Héroïne
    .indefinite = une Héroïne
    .definite = l’Héroïne
card-scarecrow = Épouvantail
    .indefinite = un Épouvantail
    .definite = l’Épouvantail
card-surrender = Reddition
    .indefinite = une Reddition
    .definite = la Reddition
several-cards = { $count } × { FORM($card, "plain") }

### How facts are written where they are part of a sentence

amount = { $seat } { $count }
loss = { $cards } chez { $seat }
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}

### The log of a game

## Deals and rounds

game-begins = La partie commence : { $seat } détient le Condottiere.
match-game-begins = La partie { $game } commence : { $seat } détient le Condottiere.
cards-dealt = Cartes distribuées : { $amounts }.
you-are-dealt = Vous recevez : { $cards }.
you-draw = Vous piochez : { $cards }.
is-dealt = { $seat } reçoit : { $cards }.
round-over = La manche est terminée.
log-shortened = Ce journal est long. Ses { $count } premiers coups ne figurent que dans l’archive.

## Battles

chooses-site = { $seat } mène le Condottiere à { $region }.
chooses-site-of = { $seat } mène le Condottiere à { $region }, région contrôlée par { $other }.
plays = { $seat } joue { FORM($card, "indefinite") }.
plays-face-down = { $seat } joue { FORM($card, "indefinite") } face cachée.
plays-unseen = { $seat } joue une carte face cachée.
passes = { $seat } passe.
holds-back = { $seat } temporise et peut encore défendre.
turns-up = { $seat } révèle { FORM($card, "indefinite") }.
clears = Cartes défaussées : { $cards }.
bishop-strikes = L’Évêque élimine : { $losses }.
bishop-finds-nobody = L’Évêque ne trouve aucun Mercenaire.
rescues = { $seat } reprend { FORM($card, "indefinite") }.
rescues-nothing = { $seat } ne reprend rien.
places-favor = { $seat } place la Protection du Pape sur { $region }.
leaves-favor-off = { $seat } laisse la Protection du Pape hors du plateau.
takes-favor-off = { $seat } retire la Protection du Pape du plateau.
battle-ends = La bataille pour { $region } s’achève : { $amounts }.
final-battle-ends = La bataille finale s’achève : { $amounts }.
tie =
    Égalité à { $count }{ $ended ->
        [surrender] {""}, après une Reddition
       *[passes] {""}
    } : personne ne l’emporte.
tie-keeps =
    Égalité à { $count }{ $ended ->
        [surrender] {""}, après une Reddition
       *[passes] {""}
    } : { $seat } garde la région.
defends =
    { $seat } garde { $region }, { $count } à { $against }{ $ended ->
        [surrender] {""}, après une Reddition
       *[passes] {""}
    }.
conquers =
    { $seat } conquiert { $region }, { $count } à { $against }{ $ended ->
        [surrender] {""}, après une Reddition
       *[passes] {""}
    }.
takes-condottiere = { $seat } prend le Condottiere.
keeps-condottiere = { $seat } garde le Condottiere.
condottiere-passes-left = Le Condottiere passe à gauche : { $seat } le détient maintenant.
takes-condottiere-by-courtesans = { $seat } a le plus de Courtisans ({ $count }) et prend le Condottiere.
keeps-condottiere-by-courtesans = { $seat } a le plus de Courtisans ({ $count }) et garde le Condottiere.
final-battle = { $seats } sont à égalité : une bataille finale va trancher.

## Hands after a battle

discards-hand = { $seat } n’a pas de Mercenaire et défausse toute sa main : { $cards }.
keeps = { $seat } garde : { $cards }.
keeps-nothing = { $seat } ne garde aucune carte.
keeps-so-many = { $seat } { $count ->
    [0] ne garde aucune carte
    [one] garde { $count } carte
   *[other] garde { $count } cartes
}.
draws = { $seat } { $count ->
    [0] ne pioche aucune carte
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}.
everybody-keeps = Tout le monde garde sa main.

## What people agree on

captain-for-away = { $seat } n’est plus là : un capitaine joue à sa place jusqu’à son retour.
captain-agreed = Les autres se sont mis d’accord : un capitaine joue pour { $seat }.
captain-asked = { $seat } s’absente : un capitaine joue à sa place en attendant.
is-host = { $seat } est l’hôte de la table.
is-back = { $seat } est de retour et reprend sa place.
is-here = { $seat } est là : pas besoin de capitaine.
plays-weaker = Un autre capitaine joue pour { $seat }.
plays-itself = { $seat } joue désormais à son vrai niveau.
resumes = { $seat } met fin à la pause.
paused = La partie est en pause.
clock = { $turn } par tour
clock-with-reserve = { $turn } par tour et { $reserve } en réserve
clock-set = Désormais, on joue avec une horloge : { $clock }.
clock-removed = Désormais, on joue sans horloge.

### The log of ends, shown cards and proposals

## The end

left-unfinished = La partie reste inachevée : { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles de suite
} sans aucune carte jouée.
game-won = { $seats } { $count ->
    [one] gagne la partie
   *[other] se partagent la victoire
} { $how ->
    [adjacent] avec { $target } régions adjacentes
    [most] avec le plus de régions
    [final_battle] lors de la bataille finale
   *[total] avec { $target } régions
}.
match-game-won = { $seats } { $count ->
    [one] gagne
   *[other] se partagent la victoire de
} la partie { $game } { $how ->
    [adjacent] avec { $target } régions adjacentes
    [most] avec le plus de régions
    [final_battle] lors de la bataille finale
   *[total] avec { $target } régions
}.
match-points = Points ({ $target } pour gagner le match) : { $amounts }.
match-won = { $seats } { $count ->
    [one] gagne le match
   *[other] se partagent la victoire du match
}.

## Shown cards

shows-cards = { $seat } montre à tout le monde : { $cards }.
shows-cards-to = { $seat } montre à { $seats } : { $cards }.
shows-face-down-card = { $seat } montre à tout le monde sa carte face cachée.
shows-face-down-card-to = { $seat } montre à { $seats } sa carte face cachée.
shows-cards-and-face-down = { $seat } montre à tout le monde : { $cards }, plus sa carte face cachée.
shows-cards-and-face-down-to = { $seat } montre à { $seats } : { $cards }, plus sa carte face cachée.

## Taken back

takes-back = { $seat } annule { $what }.
choice-of-site = le choix de la région { $region }
place-of-favor = le placement de la Protection
choice-of-rescue = le choix de l’Épouvantail
the-pass = le « Je passe »
the-card = le coup « { $card } »
the-face-down-card = la carte jouée face cachée
a-move = un coup
take-back-lapses = La partie a continué : { $seat } ne peut plus annuler son coup.
take-back-lapses-shown = Des cartes ont été montrées : { $seat } ne peut plus annuler son coup.

## Proposals

resigns = { $seat } abandonne : un capitaine joue à sa place jusqu’à la fin.
proposes = { $seat } propose { $proposal }.
agrees-to = { $seat } accepte { FORM($proposal, "definite") }.
refuses = { $seat } refuse { FORM($proposal, "definite") }.
withdraws = { $seat } ne demande plus { FORM($proposal, "definite") }.
request-for-pause-ends = La pause proposée par { $seat } n’aura pas lieu.
proposal-pause = une pause
    .definite = la pause
proposal-end = d’arrêter sans vainqueur
    .definite = l’arrêt sans vainqueur
proposal-captain = un capitaine pour { $seat }
    .definite = le capitaine pour { $seat }
proposal-takeback = d’annuler un coup
    .definite = l’annulation du coup
proposal-no-clock = de jouer sans horloge
    .definite = la partie sans horloge
proposal-clock = une horloge de { $clock }
    .definite = l’horloge de { $clock }
ended-by-agreement = La partie s’arrête là, d’un commun accord : personne ne gagne.
all-have-resigned = Tout le monde a abandonné : la partie est terminée.
others-have-resigned = Tous les autres ont abandonné : { $seat } gagne.
chat-closed = L’hôte ferme le tchat.
chat-opened = L’hôte rouvre le tchat.

### Errors

error-said = { $text }
error-internal-nothing-changed = Un problème est survenu sur le serveur, qui l’a noté. Rien n’a changé.
error-no-table = Il n’y a pas de table « { $text } » ici. Vérifiez le lien, ou ouvrez une nouvelle table.
error-table-archived = Personne n’avait touché à cette table depuis si longtemps qu’elle a été retirée. L’administrateur du serveur garde l’archive de la partie.
error-table-deleted = Personne n’avait touché à cette table depuis si longtemps qu’elle a été supprimée.
error-damaged-game = La partie enregistrée enfreint les règles ({ $text }) : la base de données est endommagée. L’administrateur du serveur en a peut-être une copie plus ancienne.
error-not-saved = La partie n’a pas pu être enregistrée : l’action n’a pas eu lieu et la table reste inchangée. { $what }
error-overloaded = Le serveur est surchargé : l’action n’a pas eu lieu. Réessayez dans quelques secondes.
error-restarting = Le serveur redémarre. Réessayez dans un instant.
error-stale = La table a changé depuis votre décision. Regardez-la de nouveau.
error-cross-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur. Ouvrez le jeu depuis sa propre page.
error-not-your-seat = Cette place n’est pas la vôtre. Si vous avez son lien, ouvrez-le sur cet appareil et prenez la place.
error-link-renewed = Le lien de cette place a été remplacé : celui-ci ne l’ouvre plus. Demandez le nouveau à la table.
error-internal = Un problème est survenu sur le serveur, qui l’a noté. La partie reste inchangée.
error-wrong-key = Cette clé n’ouvre aucune place de cette table. Utilisez le lien entier que vous avez reçu, ou venez sans clé pour regarder.
error-no-person = Ce serveur ne sait pas qui vous êtes. Indiquez d’abord un nom.
error-wrong-recovery-code = Ce code de récupération n’existe pas. Vérifiez-le ; un code plus récent annule les précédents.
error-no-hints = Cette table se joue sans conseils ni calcul des chances. Une nouvelle table peut les permettre.
error-hint-not-your-turn = Vous ne pouvez demander conseil qu’à votre tour.
error-rematch-not-over = La revanche commence une fois la partie terminée ; dans un match, une fois le match terminé.
error-nothing-left-to-play = À ce moment, la partie est terminée. Choisissez un moment antérieur pour jouer la suite.
error-review-not-over = Revoir la partie dévoile toutes les mains : ce n’est possible qu’une fois la partie ou le match terminé.
error-record-not-over = L’archive dévoile toutes les mains : elle n’est disponible qu’une fois la partie ou le match terminé.
error-record-unreadable = Cette archive est illisible : { $what }.
error-no-free-seat = Une table ouverte a besoin d’une place libre, au moins la vôtre.
error-started = La partie a commencé à cette table. Rechargez la page.
error-about-to-begin = La partie va commencer : on ne peut plus rien changer.
error-other-terms = Les règles, l’horloge ou les conseils viennent de changer. Regardez-les, puis donnez votre feu vert.
error-not-host = Seul l’hôte de cette table peut faire cela.
error-no-seat = Vous n’avez pas de place à cette table. Prenez d’abord une place libre.
error-seat-taken = Quelqu’un occupe désormais cette place. Prenez-en une autre, ou regardez.
error-wrong-table-code = Aucune table n’a ce code. Vérifiez-le, ou demandez le lien de la table.
error-seat-of-another = Cette place est désormais à quelqu’un d’autre. Voyez avec cette personne, ou regardez sans clé.
error-spectator = C’est réservé aux joueurs de la table ; vous ne faites que regarder.
error-captain-too-soon = { $text } est là, ou n’est hors ligne que depuis peu. On peut proposer un capitaine après { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
} d’absence.
error-empty-line = Ce message est vide.
error-long-line = Un message compte au plus { $limit } caractères ; celui-ci en a { $count }.
error-chat-not-host = Seul l’hôte de cette table peut fermer ou rouvrir le tchat.
error-chat-closed = L’hôte a fermé le tchat jusqu’à la fin de la partie.
error-newer-rules = Cette partie a commencé avec la version { $count } des règles ; ce serveur ne les connaît que jusqu’à la version { $limit }. Son administrateur devrait installer une version plus récente de Condottiere.
error-not-begun = La partie n’a pas commencé à cette table. Ouvrez la page de la table et prenez une place.
error-waiting = La partie n’a pas commencé à cette table : on ne peut encore ni jouer ni parler.
error-shuffles-unverifiable = Cette partie a commencé avec des cartes connues : on ne peut pas en vérifier les mélanges.
error-no-webhook = Il n’y a pas de webhook à essayer. Enregistrez d’abord une adresse.
error-subscription-keys = Les clés de cet abonnement sont inutilisables.
error-no-shuffle = Ce mélange n’existe pas, ou une table s’en sert déjà. Demandez-en un autre.
error-request-too-large = Une requête compte au plus { $limit } octets ; celle-ci en a plus. Réglages : body, record.

error-name-own = Il vous faut un nom de 1 à { $limit } caractères.
error-name-guest = Votre invité doit avoir un nom de 1 à { $limit } caractères.
error-name-of-seat = La place { $count } doit avoir un nom de 1 à { $limit } caractères.
error-closed = La partie s’est terminée par abandon ou d’un commun accord ; on ne peut plus rien y ajouter.
error-paused = La partie est en pause ; chaque joueur peut la reprendre.
error-is-back = La personne qui occupe cette place est de retour.
error-resigned = Vous avez abandonné ; un capitaine joue pour vous jusqu’à la fin.
error-captain-plays = Un capitaine joue pour vous ; reprenez d’abord votre place.

## What people ask for at a table, and is not possible

error-game-over = La partie est terminée : on ne peut plus rien y décider ni y montrer.
error-not-proposed = Cette proposition est close.
error-proposed-already = C’est déjà proposé, ou peu s’en faut. Acceptez ou refusez d’abord cette proposition.
error-agreed-already = Vous avez déjà accepté.
error-others-decide = C’est aux autres d’en décider.
error-paused-already = La partie est déjà en pause.
error-not-paused = La partie n’est pas en pause.
error-same-clock = Cette table joue déjà avec cette horloge.
error-captain-already = Un capitaine joue déjà à cette place.
error-captain-is-here = Un joueur remplacé par un capitaine est à la table et a son mot à dire : il faut d’abord qu’il reprenne sa place.
error-no-captain = Aucun capitaine ne joue à cette place.
error-late-turn = Vous avez trop tardé : votre capitaine joue ce tour. Reprenez votre place ensuite.
error-chat-closed-already = Le tchat est déjà fermé.
error-chat-open-already = Le tchat est déjà ouvert.
error-offer-gone = Cette offre n’est plus ouverte.
error-offered-already = Vous l’avez déjà proposé, et tout le monde n’a pas encore répondu.
error-offers-open = { $limit } de vos offres attendent une réponse. Retirez-en une avant d’en faire une autre.
error-offers-made = Vous avez fait { $limit } offres dans cette partie : c’est la limite.
error-between-games = Entre deux parties, on ne peut rien promettre.
error-promise-moot = Cette promesse ne peut plus rien changer.
error-fight-third = On ne peut promettre de continuer le combat que contre un tiers : ni contre l’auteur de l’offre ni contre ses destinataires.
error-takeback-latest = On ne peut annuler que son tout dernier coup.
error-takeback-gone = On ne peut plus annuler ce coup.
error-takeback-deal = Trop tard pour annuler : des cartes ont été distribuées depuis.
error-takeback-turn-up = Trop tard pour annuler : une carte face cachée a été révélée depuis.
error-takeback-hand = Trop tard pour annuler : des mains ont été gardées ou défaussées depuis.
error-takeback-end = Trop tard pour annuler : une partie s’est terminée depuis.
error-takeback-other = Trop tard pour annuler : quelqu’un d’autre a joué depuis.
error-takeback-show = Trop tard pour annuler : quelqu’un vous a montré des cartes depuis.
error-takeback-seen = Vous auriez à choisir de nouveau, or vous avez vu des cartes depuis que vous avez passé : vous ne pouvez que refuser.
error-takeback-answer = Acceptez ou refusez d’abord l’annulation : vous auriez à choisir de nouveau.
error-return-seen = Votre « Je passe » a été annulé avec un coup, et vous avez vu des cartes depuis. Reprenez votre place quand votre capitaine aura de nouveau passé ou que la bataille sera finie.
error-shows-proposer = On ne montre pas de cartes à une personne qui demande à annuler un coup. Acceptez ou refusez d’abord, ou montrez-les à tout le monde.
error-shows-chooser = On ne montre pas de cartes à une personne qui choisirait de nouveau après l’annulation : il faut d’abord que tous acceptent, ou que quelqu’un refuse.
error-shows-not-held = Une carte que vous vouliez montrer n’est plus dans votre main (R10.3).
error-shows-no-face-down = Vous n’avez plus de carte face cachée à montrer (R10.3).
error-hand-not-asked = Ce n’est pas le moment de garder ou de défausser la main (R4.5).
error-no-heir = Personne à la place { $count } ne peut devenir l’hôte.
error-no-such-seat = Cette table n’a pas de place { $count }.
error-no-such-moment = Cette partie compte { $limit } moments : le moment { $count } n’existe pas.
error-cannot-begin = La partie ne peut pas encore commencer. { $missing }
missing-seats = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
missing-ready = On attend encore { $text }.
problem = La partie ne peut pas continuer. { $what }
problem-not-saved = Le serveur n’arrive pas à enregistrer la partie, qui attend. { $what } Nouvel essai chaque seconde.
database-locked = Un autre programme verrouille la base de données. Si cela dure, prévenez l’administrateur du serveur : une sauvegarde ou un outil l’a ouverte.
database-disk = Le disque de la base de données est plein ou défaillant. Prévenez l’administrateur du serveur.
database-damaged = La base de données est endommagée. Prévenez l’administrateur du serveur : il faut restaurer la dernière sauvegarde.
database-connections = La base de données n’accepte plus de connexions. Si cela dure, prévenez l’administrateur du serveur : elle doit en autoriser davantage.
database-unreachable = La base de données est injoignable. Réessayez dans un instant, ou prévenez l’administrateur du serveur.
error-too-fast = Action refusée. Limite pour { $what } : { $limit } d’un coup, puis { $pace } par seconde. Attendez { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
} et réessayez. Réglage : { $text }.
error-too-fast-by-far = Action refusée. Limite pour { $what } : { $limit } d’un coup, puis 1 toutes les { $pace } secondes. Attendez { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
} et réessayez. Réglage : { $text }.
rate-messages = les messages d’une même connexion
rate-client-messages = les messages d’une même adresse
rate-all-messages = les messages, toutes adresses confondues
rate-chat = les messages de tchat d’une même place
rate-client-chat = les octets de tchat d’une même adresse
rate-all-chat = les octets de tchat, toutes adresses confondues
rate-client-log = les octets de pactes, cartes montrées, accords et nombres aléatoires d’une même adresse
rate-all-log = les octets de pactes, cartes montrées, accords et nombres aléatoires, toutes adresses confondues
rate-pacts = les offres et réponses d’une même place
rate-shows = les cartes montrées par une même place
rate-answers = les réponses d’une même place sur sa main
rate-agreements = les propositions, réponses et autres d’une même place
rate-entropy = les chaînes et les nombres aléatoires d’une même place
rate-shuffles = les nouveaux mélanges d’une même adresse
rate-joins = les visites de tables d’une même adresse
rate-summaries = les consultations de tables d’une même adresse
rate-tables = les nouvelles tables d’une même adresse
rate-all-tables = les nouvelles tables, toutes adresses confondues
rate-records = les archives envoyées depuis une même adresse
rate-record-entries = les coups des archives envoyées depuis une même adresse
rate-copied-entries = les coups des parties continuées d’une même adresse
rate-persons = les nouvelles personnes d’une même adresse
rate-all-persons = les nouvelles personnes, toutes adresses confondues
rate-person-changes = les changements de profil et de liste faits depuis une même adresse
rate-recoveries = les codes de récupération d’une même adresse
rate-all-recoveries = les codes de récupération, toutes adresses confondues
rate-codes = les codes de tables d’une même adresse
rate-all-codes = les codes de tables, toutes adresses confondues
rate-room-changes = les changements faits avant une partie depuis une même adresse
rate-notices = les notifications d’une même personne
rate-trials = les essais de webhooks d’une même adresse
rate-all-trials = les essais de webhooks, toutes adresses confondues
error-interrupted = Cette opération a été interrompue, et rien n’a changé. Réessayez.
error-too-many = Action refusée. Limite pour { $what } : { $limit } à la fois. Réduisez-en le nombre, ou réessayez plus tard. Réglage : { $text }.
limit-websockets = les tables ouvertes, toutes adresses confondues
limit-websockets-per-client = les tables ouvertes d’une même adresse
limit-requests-per-client = les requêtes en attente d’une même adresse
limit-hints = les conseils et calculs de chances en attente, toutes adresses confondues
limit-hints-per-client = les conseils et calculs de chances en attente d’une même adresse
limit-reviews = les parties à revoir et archives en attente, toutes adresses confondues
limit-reviews-per-client = les parties à revoir et archives en attente d’une même adresse
error-address-form = Une adresse compte au plus { $limit } caractères, sans espaces ni accents.
error-address-no-page = Ce n’est pas l’adresse d’une page web.
error-address-scheme = L’adresse doit commencer par https:// ou http://.
error-address-password = L’adresse ne doit contenir ni identifiant ni mot de passe.
error-address-port = Le port { $text } n’est pas permis : utilisez 80, 443 ou un port à partir de { $limit }.
error-address-private = Cette adresse est dans un réseau privé : rien n’y est envoyé. L’administrateur du serveur peut le permettre avec --allow-internal-notifications.
webhook-sent = C’est envoyé. Vérifiez dans votre messagerie.
webhook-no-answer = Cette adresse n’a pas répondu. Est-elle correcte ?
webhook-refused = L’adresse a refusé l’envoi avec le statut { $text }. Est-elle correcte ?

### Refusals by the rules

error-by-the-rules = { $what }.

refusal-legal = permis
refusal-no-such-action = cette action n’existe pas
refusal-game-over = R8.1 : la partie est terminée ; on ne peut plus rien jouer
refusal-awaits-deal = R1.6 : on distribue les cartes ; personne ne peut agir avant
refusal-awaits-next-game = R13.1 : cette partie du match est terminée ; la suivante n’a pas commencé
refusal-not-a-battle-turn = R2.2 : ce n’est pas le moment de jouer une carte ou de passer
refusal-not-in-hand = R2.2 : on joue une carte de sa main, et cette main n’en a pas de cette sorte
refusal-nothing-face-down = R15.3 : seul un joueur qui a une carte face cachée peut la révéler en passant
refusal-not-a-site-choice = R4.3 : ce n’est pas le moment de choisir une région
refusal-site-has-favor = R4.3 : la Protection du Pape met cette région à l’abri
refusal-site-has-marker = R4.3 : cette région porte déjà un pion de contrôle
refusal-site-is-own = R14.1 : le détenteur ne choisit jamais une de ses propres régions
refusal-not-a-rescue = R6.1 : ce n’est pas le moment de reprendre une carte ; il faut d’abord un Épouvantail
refusal-not-in-line = R6.1 : on ne reprend qu’un Mercenaire face visible de sa propre ligne, et celui-ci n’y est pas
refusal-not-a-favor-choice = R5.4 : ce n’est pas le moment de placer la Protection ; il faut d’abord un Évêque
refusal-favor-on-marker = R5.4 : la Protection ne va que sur une région sans pion de contrôle
refusal-not-a-draw = R12.2 : ce n’est pas le moment de piocher
refusal-draws-too-many = R12.2 : cette main ne peut pas piocher autant de cartes
refusal-not-a-hand-choice = R4.5 : ce n’est pas le moment de garder ou de défausser la main
refusal-hand-has-mercenary = R4.5 : on ne peut pas défausser une main qui contient un Mercenaire
refusal-not-a-keep = R7.2 : ce n’est pas le moment de choisir les cartes à garder
refusal-keeps-what-it-lacks = R7.2 : on ne garde que des cartes de cette main
refusal-shows-too-late = R10.3 : la partie est terminée ; il n’y a plus rien à montrer
refusal-shows-what-it-lacks = R10.3 : on ne montre que des cartes de sa main, et elle n’en a pas autant
refusal-shows-nothing-face-down = R10.3 : ce joueur n’a pas de carte face cachée à montrer

### The command line

record-players = { $names } (règles { $version })
record-refused-line = ligne { $count } : « { $text } » est contraire aux règles ({ $what })
record-refused-entry = coup { $count } : « { $text } » est contraire aux règles ({ $what })
verify-table = Table { $text }
verify-commitment = Engagement { $text }
verify-setup = Mise en place { $text }
verify-chain = Chaîne { $text } annoncée pour { $name }, à partir de la donne { $deal }
verify-fingerprint = Empreinte { $text }
verify-other-notes = les notes sont de la table { $noted }, l’archive de la table { $recorded }
verify-this-browser = « Ce navigateur » est celui qui a pris les notes.
verify-not-proved = Cela ne prouve pas que personne n’a regardé les cartes cachées : l’administrateur du serveur le peut. Voir docs/fairness.fr.md.

terminal-hand = Votre main : { $cards }
terminal-ask = Un numéro, h pour un conseil, q pour enregistrer et arrêter
terminal-no-choice = Il n’y a pas de choix { $text }.
terminal-saved = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
terminal-kept = La partie est dans { $file }. Pour la lire : { $command }
terminal-over = cette partie est terminée. Pour la lire : { $command }
terminal-nobody-plays = personne ne joue dans cette partie. Pour continuer à la regarder : { $command }
terminal-somebody-plays = quelqu’un joue dans cette partie. Pour la reprendre : { $command }

### Hints

## Regions. Ids that end in -yours are about the reader's regions, the others about those of { $seat }.

reason-has = { $seat } contrôle déjà { $region }
reason-has-yours = Vous contrôlez déjà { $region }
reason-wins-adjacent = { $region } ferait gagner la partie à { $seat } avec { $count } régions adjacentes
reason-wins-adjacent-yours = { $region } vous ferait gagner la partie avec { $count } régions adjacentes
reason-wins-total = { $region } ferait gagner la partie à { $seat } avec { $count } régions
reason-wins-total-yours = { $region } vous ferait gagner la partie avec { $count } régions
reason-gives-adjacent = { $region } donnerait à { $seat } { $count } régions adjacentes
reason-gives-adjacent-yours = { $region } vous donnerait { $count } régions adjacentes
reason-nth = Avec { $region }, { $seat } aurait sa { $count ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} région
reason-nth-yours = { $region } serait votre { $count ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} région
reason-only-nth = { $seat } gagne { $region } { $what }, et ce ne serait que sa { $count ->
    [1] première
   *[other] deuxième
} région
reason-favor-off = Aucune région n’a besoin d’être protégée
reason-favor-here = Aucune autre région n’a besoin d’être protégée
reason-favor-protects = Personne ne peut choisir { $region } tant que la Protection y est

## How often something happens: { $what } of the messages below

often-every = à chaque fois
often-always = presque à chaque fois
often-usually = la plupart du temps
often-half = environ une fois sur deux
often-seldom = de temps en temps
often-hardly = très rarement

## Cards and battles

advice-wins = Cela vous fait gagner la partie
advice-wins-match = Cela vous fait gagner le match
advice-lost = Plus rien ne peut vous faire gagner
advice-lost-to = Vous ne pouvez plus l’empêcher : { $seat } gagne la partie
advice-worth = Cela vaut la peine de se battre
advice-close = Serré : continuer et passer se valent
advice-close-surrender = Serré : continuer et mettre fin à la bataille se valent
advice-dear = Trop cher
advice-dear-line = D’autres cartes coûteraient trop cher : telle quelle, votre ligne l’emporte { $what }
advice-vain = Cela ne vaut pas la peine de se battre
advice-others = Laissez faire les autres
advice-others-rival = Laissez faire { $seat }
advice-enough = Votre ligne l’emporte { $what } sans autre carte
advice-all-equal = Tous les choix se valent
advice-some-equal = Plusieurs choix se valent
advice-unclear = Meilleur quand on joue la suite de nombreuses fois ; aucune raison ne ressort
why-wins = Vous gagnez { $region } { $what }
why-wins-more = Vous gagnez { $region } plus souvent qu’avec un autre coup
why-wins-most = Vous gagnez { $region } plus souvent que d’autres régions
why-wins-final = Vous gagnez la bataille finale { $what }
why-still-wins = Vous gagnez tout de même { $region } { $what }
# A seat that would win the game by it: in the next three messages and in but-danger.
why-danger = { $seat } gagne alors { $region } { $what }
pass-danger = Si vous passez, { $seat } gagne { $region } { $what }
why-danger-same = Dans les deux cas, { $seat } gagne { $region } { $what }
why-hinders = { $seat } gagne { $region } moins souvent qu’avec un autre coup
why-prevents = Empêche { $seat } de gagner { $region }
why-not = En continuant, vous gagnez { $region } au mieux { $what }
why-never = Vous ne pouvez plus gagner { $region }
why-keeps = Vous gardez environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; continuer { $total ->
    [0] n’en laisse aucune
   *[other] en laisse environ { $total }
}
why-chooses = Vous choisissez alors la région suivante { $what }
why-stays = Vous gardez { FORM($card, "definite") } pour plus tard
why-later = Vous pourrez rejouer cette carte, dans cette bataille ou plus tard
why-borders = { $region } touche { $count } régions libres, la région choisie { $total ->
    [0] n’en touche aucune
   *[other] en touche { $total }
}
why-weak = Vous ne gagnerez sans doute aucune de ces régions
why-unlike-wins = Contrairement à { $region }, cette région ne ferait pas gagner la partie à { $seat }
why-unlike-gives = Contrairement à { $region }, cette région ne donnerait pas { $count } régions adjacentes à { $seat }
why-needed = Il faut ici tous les Mercenaires
why-line-keeps = Vous laissez { FORM($card, "definite") } dans votre ligne
why-spend = Les autres dépensent environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de plus qu’avec un autre coup
why-spend-rival = { $seat } dépense environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de plus qu’avec un autre coup
why-deal = De nouvelles cartes sont distribuées { $what } après cette bataille
does-leads = { $count } d’avance
does-trails = { $count } de retard
does-level = À égalité
does-leads-open = { $count } d’avance hors cartes cachées adverses
does-trails-open = { $count } de retard hors cartes cachées adverses
does-level-open = À égalité hors cartes cachées adverses
needs = { $count ->
    [0] Aucune autre carte nécessaire
    [one] Encore environ { $count } carte nécessaire
   *[other] Encore environ { $count } cartes nécessaires
}
needs-often = { $count ->
    [0] Gagne { $what } sans autre carte
    [one] Gagne { $what } avec environ { $count } carte de plus
   *[other] Gagne { $what } avec environ { $count } cartes de plus
}
needs-much = Gagne rarement
needs-never = Ne peut plus gagner la bataille
does-take-back = Peut ramener { FORM($card, "definite") } en main
does-nothing = Ne change rien à cette bataille
does-wait = Vous gagnez du temps
does-win = Gagne la bataille { $what }
does-tie = Personne ne gagne alors la bataille
does-stay = Vous gardez alors { $region }
does-end-yours = Met fin à la bataille : vous la gagnez { $what }
does-end = Met fin à la bataille : { $seat } la gagne { $what }
does-end-tie = Met fin à la bataille : personne ne la gagne
does-end-kept = Met fin à la bataille : vous gardez { $region }
does-end-shared = Met fin à la bataille : la victoire est partagée
does-end-others = Met fin à la bataille : d’autres partagent la victoire
does-keep = { $count ->
    [0] Il ne vous reste aucune carte
    [one] Il vous reste environ { $count } carte
   *[other] Il vous reste environ { $count } cartes
}
instead-wins = Le coup joué gagne { $what }
why-leaves = Il vous reste environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; le coup joué { $total ->
    [0] n’en laisse aucune
   *[other] en laisse environ { $total }
}
but-wins = Mais le coup joué gagne { $what }
but-wins-more = Mais le coup joué gagne plus souvent
but-danger = Mais le coup conseillé laisse { $seat } gagner { $region } { $what }
but-keeps = { $count ->
    [one] Mais le coup joué vous laisse environ { $count } carte
   *[other] Mais le coup joué vous laisse environ { $count } cartes
}
reason-discard = Une main sans Mercenaire gagne peu de batailles
reason-keep-hand = Ces cartes peuvent encore servir
reason-keep = Mieux que ce que l’on reçoit en moyenne
reason-keep-nothing = Ce que l’on reçoit vaut mieux en moyenne
reason-draw = Davantage de cartes pour les batailles à venir

## What it would do

do-pass = Passer
do-pass-revealing = Passer et révéler votre carte
do-hold-back = Temporiser
do-play = Jouer { FORM($card, "definite") }
do-play-face-down = Jouer { FORM($card, "definite") } face cachée
do-site = Se battre pour { $region }
do-favor = Protection sur { $region }
do-favor-off = Laisser la Protection hors du plateau
do-rescue = Reprendre { FORM($card, "definite") }
do-rescue-nothing = Ne rien reprendre
do-keep-hand = Garder votre main
do-discard-hand = Défausser votre main
do-keep = Garder { FORM($cards, "definite") }
do-keep-nothing = Ne rien garder
do-draw = { $count ->
    [0] Ne piocher aucune carte
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}

## The panel of hints

hint-title = Ce que ferait un capitaine
hint-close = Fermer le conseil
hint-to-win-game = chances de gagner la partie
hint-to-win-match = chances de gagner le match
hint-none = Il n’y a rien à conseiller.
hint-note = Choisissez une action pour la préparer. Rien n’est joué tant que vous n’avez pas confirmé.
advice-not-yet = Chances pas encore calculées : le capitaine qui s’en charge n’est pas tout à fait prêt.
hint-equal = Équivalent
hint-note-of-chances = Un capitaine a poursuivi la partie bien des fois, en redistribuant à chaque fois les cartes que vous ne voyez pas. Les choix que seul le hasard sépare sont marqués comme équivalents. Choisissez une action pour la préparer. Rien n’est joué tant que vous n’avez pas confirmé.
hint-ask-again = Redemander
hint-thinking = Réflexion en cours
hint-in-line = Numéro { $place } dans la file d’attente
hint-why = Pourquoi « { $what } » ?

### Verdicts

verdict-open = { $seat } peut encore tenir ou rompre sa promesse.
    .you = Vous pouvez encore tenir ou rompre votre promesse.
verdict-never-chose = { $seat } n’a jamais eu à choisir.
    .you = Vous n’avez jamais eu à choisir.
verdict-chose-site = { $seat } a mené le Condottiere à { $region }.
    .you = Vous avez mené le Condottiere à { $region }.
verdict-played-for-region = { $seat } a joué une carte dans une bataille pour { $region }.
    .you = Vous avez joué une carte dans une bataille pour { $region }.
verdict-spared = { $seat } aurait pu se battre pour { $region }, mais ne l’a pas fait.
    .you = Vous auriez pu vous battre pour { $region }, mais ne l’avez pas fait.
verdict-played = { $seat } a joué une carte dans cette bataille.
    .you = Vous avez joué une carte dans cette bataille.
verdict-played-none = { $seat } avait des cartes, mais n’en a joué aucune dans cette bataille.
    .you = Vous aviez des cartes, mais n’en avez joué aucune dans cette bataille.
verdict-put-favor = { $seat } a placé la Protection sur { $region }.
    .you = Vous avez placé la Protection sur { $region }.
verdict-put-favor-elsewhere = { $seat } n’a pas placé la Protection sur { $region }.
    .you = Vous n’avez pas placé la Protection sur { $region }.
verdict-could-not-put-favor = { $seat } ne pouvait pas placer la Protection sur { $region }.
    .you = Vous ne pouviez pas placer la Protection sur { $region }.
verdict-kept-favor-off = { $seat } aurait pu placer la Protection sur { $region }, mais ne l’a pas fait.
    .you = Vous auriez pu placer la Protection sur { $region }, mais ne l’avez pas fait.
verdict-passed-first = { $seat } a passé avec des cartes en main, avant son adversaire.
    .you = Vous avez passé avec des cartes en main, avant votre adversaire.
verdict-surrendered = { $seat } a mis fin à cette bataille par une Reddition.
    .you = Vous avez mis fin à cette bataille par une Reddition.
verdict-played-on = { $seat } a continué, sans passer avec des cartes en main avant son adversaire.
    .you = Vous avez continué, sans passer avec des cartes en main avant votre adversaire.

### Notices

notice-turn-title = À vous de jouer
notice-turn = C’est à vous de jouer. Avec vous à la table : { $others }.
notice-captain-title = Un capitaine joue pour vous
notice-captain = Vous n’étiez plus là : un capitaine joue pour vous. Avec vous à la table : { $others }.
notice-trial-title = Ça marche
notice-trial = C’est ici que Condottiere vous dira quand c’est à vous de jouer.
notice-nobody = personne
notice-title-in-chat = { $title } — Condottiere

### Captains

## How strong captains are, from gentle to merciless

grade-gentle = clément
grade-easy = facile
grade-fair = moyen
grade-strong = fort
grade-fierce = féroce
grade-merciless = impitoyable

captain-gentle = { $text }, clément
captain-easy = { $text }, facile
captain-fair = { $text }, moyen
captain-strong = { $text }, fort
captain-fierce = { $text }, féroce
captain-merciless = { $text }, impitoyable
captain-of-other-kind = { $text }
captain-word = Capitaine
captain-of-tutorial = suit le script du tutoriel
captain-needs-numba = { $text } a besoin de Numba, que ce serveur n’a pas.

### Who captains and other bots are

## Captains

captain-carmagnola = Relâcha ses prisonniers après la victoire, et vous relâchera peut-être aussi.
captain-gattamelata = Le Chat mielleux : pas feutrés, voix douce, et jamais pressé de frapper.
captain-piccinino = Petit, boiteux, le premier à l’assaut ; souvent battu, de retour le lendemain.
captain-colleoni = Enrichi par la solde de trois maîtres, mort dans son lit : il compte avant de dépenser.
captain-hawkwood = Un Anglais plein de feintes. S’il recule, demandez-vous pourquoi.
captain-urslingen = Portait sur la poitrine : « Ennemi de Dieu, de la pitié et de la miséricorde. » Il joue de même.

## Bots that are no captains

bot-expert = Pèse chaque carte, région et risque selon un jugement affiné dans des parties contre lui-même.
bot-learned = A appris en jouant des millions de parties contre lui-même et d’autres, et décide d’un coup d’œil.
bot-naive = Se bat pour ce qui lui sert, bloque tout joueur près de gagner et garde ses meilleures cartes.
bot-random = Joue au hasard une carte permise, ou passe. Parfait pour découvrir le jeu.
bot-search = Imagine des centaines de fois les mains des autres, et joue alors chaque action jusqu’au bout.
bot-master = Imagine les mains des autres et en juge d’après ce que lui ont appris des millions de parties.
bot-ismcts = Information Set Monte Carlo Tree Search comme dans les manuels, à simulations aléatoires.

### Options

options-advice = Jouer pour des Points et Capturer des Régions donnent ensemble de longs matchs ; la règle du jeu déconseille de les combiner (R13.5).

### Browsers that show no page

page-needs-scripts = Pour jouer à Condottiere, activez JavaScript.
page-needs-browser = Ce navigateur est trop ancien pour afficher Condottiere, qui demande au moins Chrome ou Edge { $chrome }, Firefox { $firefox } ou Safari { $safari }.
page-needs-host = Condottiere n’a pas pu se charger. Rechargez la page. Si cela ne suffit pas, il lui faut son propre nom d’hôte, comme play.example.org ; sous un chemin, comme example.org/games, on ne peut pas y jouer.

### Words of many pages

close = Fermer
cancel = Annuler
back = Retour
you = vous
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
region-count = { $count ->
    [one] { $count } région
   *[other] { $count } régions
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
summary = Les cartes en bref

### Cards, map and battle lines

## What a card is worth and does

card-mercenary-does = Vaut { $strength } (R3.1).
card-winter-does = Chaque Mercenaire en jeu vaut 1 ; tout Printemps est défaussé (R3.2, R5.1).
card-spring-does = Les Mercenaires en jeu les plus forts valent 3 de plus ; tout Hiver est défaussé (R3.4, R5.2).
card-bishop-does = Défausse les Mercenaires en jeu les plus forts, même les vôtres, et déplace la Protection (R5.3, R5.4).
card-courtesan-does = Vaut { $strength } (R3.1). Le joueur qui en a le plus, sans égalité, prend le Condottiere (R4.2).
card-drummer-does = Double les Mercenaires de sa ligne (R3.3).
card-heroine-does = Vaut { $strength } (R3.1). Aucune autre carte ne l’affecte (R3.5).
card-scarecrow-does = Ramène en main un Mercenaire de votre ligne, ou aucun (R6.1).
card-surrender-does = Met aussitôt fin à la bataille : la ligne la plus forte gagne (R5.7).

## The map

map-label = Carte d’Italie
map-region = { $choosable ->
    [yes] Choisir { $region }
   *[no] { $region }
}, { $owned ->
    [yes] contrôlée par { $owner } ({ $colour })
   *[no] que personne ne contrôle
}{ $stands ->
    [battle] , la bataille s’y déroule
    [condottiere] , le Condottiere s’y trouve
   *[nothing] {""}
}{ $favor ->
    [yes] , sous la Protection du Pape
   *[no] {""}
}
map-colour-red = rouge
map-colour-blue = bleu
map-colour-gold = or
map-colour-green = vert
map-colour-purple = violet
map-colour-white = blanc
map-smaller = Réduire la carte
map-larger = Agrandir la carte

## Battle lines

line-list = Lignes de bataille
line-label = { $name }, force { $strength }
line-strength = <label>Force{" "}</label>{ $strength }
line-strongest = la plus forte
line-strengths = Forces
result-strengths = { $amounts }.
line-cards = { $shown ->
    [open] Dans la ligne : { $cards }
    [face-down] Dans la ligne : une carte face cachée
    [face-down-known] Dans la ligne : une carte face cachée ({ $card })
    [both] Dans la ligne : { $cards }, plus une carte face cachée
    [both-known] Dans la ligne : { $cards }, plus une carte face cachée ({ $card })
   *[nothing] Dans la ligne : aucune carte
}
line-winter = Hiver : chaque Mercenaire vaut 1.
line-spring = Printemps : les Mercenaires les plus forts valent 3 de plus.
line-known = En main : { $cards }
line-known-short = en main
line-own-known = Connues des autres : { $cards }
line-own-known-short = connues

## What asks for answers

answer-about-seat = Informations sur { $name }
answer-choose-card = Choisissez d’abord une carte de votre main ; ce bouton la joue ensuite (R2.2).
answer-choose-region = Choisissez d’abord une des régions encadrées de la carte ; ce bouton la confirme ensuite.
line-becomes = <label>deviendrait{" "}</label>{ $strength }

### Answers

## Comment s’additionne la force d’une ligne

sum-mercenary = { $card } : { $total } (R3.1)
sum-mercenaries = Mercenaires : { $text } = { $total } (R3.1)
sum-winter = { $count ->
    [one] Sous l’Hiver, le Mercenaire vaut 1 : { $total } (R3.2)
   *[other] Sous l’Hiver, { $count } Mercenaires valent 1 chacun : { $total } (R3.2)
}
sum-drummer = Tambour : les Mercenaires comptent double : { $total } (R3.3)
sum-spring = Printemps : 3 de plus pour { $count } × { $card }, le plus fort en jeu : { $total } (R3.4)
sum-courtesans = { $count ->
    [one] { $count } Courtisan vaut 1 : { $total } (R3.1)
   *[other] { $count } Courtisans valent 1 chacun : { $total } (R3.1)
}
sum-heroines = { $count ->
    [one] { $count } Héroïne vaut 10 : { $total } (R3.1)
   *[other] { $count } Héroïnes valent 10 chacune : { $total } (R3.1)
}
sum-nothing = Aucune carte ne compte ici : 0 (R3.1)
sum-face-down = La carte face cachée ne compte pas encore (R15.4).

## Ce que ferait une carte jouée maintenant

preview-discards = Défausse : { $losses }.
preview-weather-again = Il y a déjà { FORM($card, "indefinite") } en jeu ; une carte de plus ne change rien.
preview-weather-nothing = Aucun Mercenaire en jeu auquel { FORM($card, "definite") } changerait quelque chose.
preview-bishop-nothing = Aucun Mercenaire en jeu : l’Évêque n’a rien à frapper (R5.3).
preview-drummer-again = Votre ligne a déjà un Tambour ; un de plus ne change rien (R3.3).
preview-drummer-nothing = Votre ligne n’a pas encore de Mercenaire à doubler (R3.3).
preview-scarecrow = Une fois la carte jouée, vous choisissez lequel (R6.1).
preview-scarecrow-none = Si vous ne reprenez aucun Mercenaire.
preview-scarecrow-nothing = Votre ligne n’a aucun Mercenaire face visible à reprendre (R6.3).
preview-courtesan = Vous auriez le plus de Courtisans, sans égalité, et prendriez le Condottiere après la bataille (R4.2).
preview-face-down = Face cachée, cette carte ne compte pas avant d’être révélée (R15.4).
preview-turns-up = Vous révélez alors { FORM($card, "definite") } (R15.2).
preview-ends = { $seat } gagnerait la bataille (R5.7).
preview-ends-tied = La bataille finirait à égalité (R5.7, R4.1).
preview-ends-unseen = La bataille s’achève ; les cartes face cachée sont d’abord révélées (R5.7, R15.4).

## Pourquoi aucune carte ne peut être jouée maintenant

cannot-play-site = On ne joue pas de carte maintenant : { $seat } choisit la prochaine région (R4.3).
cannot-play-site-yours = On ne joue pas de carte maintenant : vous choisissez la prochaine région (R4.3).
cannot-play-favor = On ne joue pas de carte maintenant : { $seat } place la Protection (R5.4).
cannot-play-favor-yours = On ne joue pas de carte maintenant : vous placez la Protection (R5.4).
cannot-play-rescue = On ne joue pas de carte maintenant : { $seat } choisit la carte à reprendre (R6.1).
cannot-play-rescue-yours = On ne joue pas de carte maintenant : vous choisissez la carte à reprendre (R6.1).
cannot-play-draw = On ne joue pas de carte maintenant : { $seat } peut piocher (R12.2).
cannot-play-draw-yours = On ne joue pas de carte maintenant : vous pouvez piocher (R12.2).
cannot-play-hands = On ne joue pas de carte maintenant : on garde ou défausse sa main (R4.5).
cannot-discard-mercenary = Votre main contient un Mercenaire : vous ne pouvez pas la défausser (R4.5).
may-discard = Votre main n’a pas de Mercenaire : vous pouvez la défausser en entier, ou la garder (R4.5).
cannot-play-keep = On ne joue pas de carte maintenant : { $seat } choisit les cartes à garder (R7.2).
cannot-play-keep-yours = On ne joue pas de carte maintenant : vous choisissez les cartes à garder (R7.2).
cannot-play-not-contending = Cette bataille finale oppose seulement les joueurs à égalité (R9.3).
cannot-play-passed = Vous avez passé : vous ne jouez plus dans cette bataille (R2.3).
cannot-play-empty = Votre main est vide : vous ne pouvez que passer (R2.5).
cannot-play-turn = C’est à { $seat } de jouer ; on joue dans le sens horaire (R2.1).
cannot-play-over = La partie est terminée.
cannot-play-captain = Un capitaine joue pour vous. Reprenez d’abord votre place.
cannot-play-stopped = La partie est suspendue pour le moment.

## Pourquoi une région ne peut pas être choisie

barred-favor = La Protection du Pape protège { $region } : on ne peut pas la choisir (R4.3).
barred-marker = { $seat } contrôle { $region } : on ne peut pas la choisir (R4.3).
barred-own = { $region } est déjà à vous : on ne peut pas la choisir (R14.1).
barred-favor-marker = { $seat } contrôle { $region } ; la Protection ne va que sur une région que personne ne contrôle (R5.4).

## Ce que contient une réponse

answer-close = Fermer la réponse
answer-unseen = { $count ->
    [0] Vous les connaissez toutes.
    [one] Encore { $count } inconnue.
   *[other] Encore { $count } inconnues.
}
answer-if-played = Effet immédiat :
answer-becomes = { $name } : { $before } → { $after }
answer-if-played-told = Effet immédiat : { $changes }.
answer-becomes-told = { $name } de { $before } à { $after }
answer-changes-nothing = Aucune force ne change pour l’instant.
answer-line = { $name }, force de la ligne : { $strength }
answer-line-of-nobody = { $name } ne participe pas à cette bataille (R9.3).
answer-no-cards = Aucune carte ici pour l’instant.
answer-as-if-ended = Sa force si la bataille finissait maintenant (R2.6).
answer-as-if-ended-face-up = Sa force si la bataille finissait maintenant, en ne comptant que les cartes face visible (R2.6).
answer-owned = { $owner } contrôle { $region }.
answer-owned-by-nobody = Personne ne contrôle { $region }.
answer-battle-here = La bataille a lieu ici.
answer-condottiere-here = Le Condottiere se tient ici.
answer-favor-here = La Protection du Pape est ici : personne ne peut choisir cette région (R4.3).
answer-choosable = Vous pouvez la choisir maintenant.
answer-wins-for = Il ne manque que cette région à { $names } pour gagner (R8.1).
answer-wins-with = Gagnerait aussitôt avec { $count ->
    [one] { $regions }
   *[other] l’une de ces régions : { $regions }
} (R8.1).
answer-extends-with = Davantage de régions adjacentes avec { $regions } (R8.2).
answer-known = Les cartes d’une main sont connues quand on les montre (R10.3) ou qu’un Épouvantail les reprend (R6.4).
seat-bot-title = Joué par l’ordinateur : { $label }
answer-online = En ligne, comme l’indique le point blanc.
answer-away = Hors ligne, comme l’indique l’anneau.
line-known-title = Cartes connues de cette main : { $cards }
line-own-known-title = Les autres savent que vous avez : { $cards }
card-in-deck = { $count } cartes sur { $deck }

## En votre absence

away-title = En votre absence
away-battles = { $count ->
    [0] Aucune bataille ne s’est achevée.
    [one] Une bataille s’est achevée.
   *[other] { $count } batailles se sont achevées.
}
away-earlier = { $count ->
    [one] { $count } événement plus ancien est dans le journal.
   *[other] { $count } événements plus anciens sont dans le journal.
}
away-dismiss = Revenir au jeu

### The table

## The bar above the table

summary-button = Cartes
summary-title = Les cartes en bref (S)
table-game-over = La partie est terminée
table-match-over = Le match est terminé
table-after-game = Après la partie { $game }
table-final-battle = La bataille finale
table-first-battle = La première bataille
table-next-battle = La prochaine bataille
table-battle = Bataille pour { $region }
table-match = Partie { $game }, en { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-watching = Vous regardez
table-you-watch = Vous regardez la partie.
table-hints-allowed = Conseils permis
table-home = Condottiere : vers l’accueil
table-connection-connecting = Connexion…
table-connection-open = En ligne
table-connection-reconnecting = Reconnexion…
table-bar = Table
table-cover = Cacher
table-log-and-talk = Journal<rest>{"\u00A0"}& tchat</rest>
table-log-and-cards = Journal<rest>{"\u00A0"}& cartes</rest>
table-log-and-battles = Journal<rest>{"\u00A0"}& batailles</rest>
table-agreements = Table
table-rules = Règles

## Titles of the page

table-title = { $occasion } · Condottiere
table-title-your-turn = À vous de jouer — Condottiere
table-with = La table avec { $names }

## What lies beside the table

table-beside = Journal, tchat et cartes
table-tabs = À côté de la table
table-tab-all = Tout
table-tab-talk = Tchat
table-tab-game = Partie
table-tab-pacts = Pactes
table-tab-seen = Non vues
table-heard = { $speaker } : { $text }

## What the page says for a while

table-dismiss = Fermer
table-changed-just-now = La table vient de changer. Appuyez encore si vous le voulez toujours.
table-updated = Le jeu a été mis à jour sur le serveur. Rechargez cette page.
table-dismiss-advice = Fermer ce conseil

## How one wins, for beginners

table-how-to-win = Comment gagner
table-how-to-win-text = <b>À { $players } joueurs : gagnez { $total } régions, ou { $adjacent } adjacentes.</b> La ligne la plus forte prend la région. { $draws ->
    [yes] On pioche peu de cartes
   *[no] Pas de nouvelles cartes avant la fin de la manche
}{ $touch ->
    [yes] . Laissez le doigt sur une carte pour lire son effet.
   *[no]  : dépensez les vôtres avec soin.
}
table-dismiss-tip = Fermer cette astuce

## What is asked of the reader

decision-play = À vous : jouez une carte ou passez.
decision-only-pass = À vous : sans carte à jouer, vous ne pouvez que passer.
decision-passes-itself = Vous n’avez plus de carte : le jeu passe pour vous dans un instant.
decision-play-or-hold-back = À vous : jouez une carte, ou temporisez pour défendre plus tard.
# On turn in a battle: who wins the game with it, or what is left when nobody else can play a card.
prospect-decides-for-you = Si vous prenez { $region }, vous gagnez la partie : jouez une carte ou passez.
prospect-decides-for-you-too = Avec { $region }, vous gagneriez la partie, mais { $seats } aussi : jouez une carte ou passez.
prospect-decides = { $count ->
    [one] Avec { $region }, { $seats } gagnerait la partie
   *[other] Avec { $region }, chacun des joueurs suivants gagnerait la partie ({ $seats })
} : jouez une carte ou passez.
prospect-face-down = Nul autre ne peut jouer : jouez une carte ou passez.
prospect-leads = Nul autre ne peut jouer. Vous menez { $count } à { $against } : passez, et { $region } est à vous.
prospect-wins = Nul autre ne peut jouer. Vous menez { $count } à { $against } : passez, et vous gagnez la partie.
prospect-loses = Si vous passez, { $seat } gagne la partie. Pour prendre { $region }, il faut plus de { $count }.
prospect-loses-own = Si vous passez, { $seat } gagne la partie. Pour garder { $region }, il faut au moins { $count }.
prospect-ties = Nul autre ne peut jouer. Égalité à { $count } : pour prendre { $region }, il faut plus.
prospect-keeps = Nul autre ne peut jouer. Égalité à { $count } : passez, et vous gardez { $region }.
prospect-trails = Nul autre ne peut jouer. Pour prendre { $region }, il faut plus de { $count }.
prospect-trails-own = Nul autre ne peut jouer. Pour garder { $region }, il faut au moins { $count }.
decision-site = Vous détenez le Condottiere : choisissez une région.
decision-favor = Placez la Protection du Pape sur une région, ou laissez-la hors du plateau.
decision-turn = À vous de jouer.
decision-passed = Vous avez passé.
decision-played = Vous avez joué.
decision-empty = { $name } n’a plus de cartes et va passer.
decision-battle-over = Cette bataille est finie.
decision-next-battle = Prochaine bataille : { $region }.
decision-deal = Distribution des cartes.
decision-match-goes-on = Cette partie est terminée. Le match continue.
decision-thanks-for-playing = Merci d’avoir joué.
decision-thanks-for-watching = Merci d’avoir regardé.

## Whom everybody waits for

decision-waits-battle = { $who ->
    [own-captain] Votre capitaine doit jouer une carte ou passer.
    [captain] Le capitaine qui joue pour { $name } doit jouer une carte ou passer.
   *[person] { $name } doit jouer une carte ou passer.
}
decision-waits-site = { $who ->
    [own-captain] Votre capitaine doit choisir la prochaine région.
    [captain] Le capitaine qui joue pour { $name } doit choisir la prochaine région.
   *[person] { $name } doit choisir la prochaine région.
}
decision-waits-favor = { $who ->
    [own-captain] Votre capitaine doit placer la Protection du Pape.
    [captain] Le capitaine qui joue pour { $name } doit placer la Protection du Pape.
   *[person] { $name } doit placer la Protection du Pape.
}
decision-waits-rescue = { $who ->
    [own-captain] Votre capitaine peut reprendre un Mercenaire.
    [captain] Le capitaine qui joue pour { $name } peut reprendre un Mercenaire.
   *[person] { $name } peut reprendre un Mercenaire.
}
decision-waits-draw = { $who ->
    [own-captain] Votre capitaine peut piocher.
    [captain] Le capitaine qui joue pour { $name } peut piocher.
   *[person] { $name } peut piocher.
}
decision-waits-hand = { $who ->
    [own-captain] Votre capitaine doit garder ou défausser la main.
    [captain] Le capitaine qui joue pour { $name } doit garder ou défausser la main.
   *[person] { $name } doit garder ou défausser sa main.
}
decision-waits-keep = { $who ->
    [own-captain] Votre capitaine doit choisir les cartes à garder.
    [captain] Le capitaine qui joue pour { $name } doit choisir les cartes à garder.
   *[person] { $name } doit choisir les cartes à garder.
}
decision-waits-other = { $who ->
    [own-captain] C’est à votre capitaine d’agir.
    [captain] C’est au capitaine qui joue pour { $name } d’agir.
   *[person] C’est à { $name } d’agir.
}

## Buttons that confirm

decision-choose-region = Choisir une région
decision-choose-card = Choisir une carte
decision-really-surrender = Vraiment finir la bataille ?
decision-really-pass = Vraiment passer ?
decision-really-hold-back = Vraiment temporiser ?
decision-pass-revealing = Passer et révéler { FORM($card, "definite") }
decision-favor-off-short = Hors du plateau
decision-label = Que faire
decision-open-elsewhere = Votre place est aussi ouverte dans une autre fenêtre.

## Hints and odds beside the decision

hint-button = Conseil
hint-button-title = Ce que ferait un capitaine (H)
odds-button = Chances
odds-button-title = Vos chances de victoire avec chaque choix (C)
table-faster = Jusqu’à moi
table-faster-title = Les capitaines jouent sans attendre jusqu’à votre tour (F)

## Des capitaines pas encore prêts

table-stand-in = { $count ->
    [0] { $names } : niveau { $name } le temps de se préparer.
   *[other] { $names } : niveau { $name } le temps de se préparer (environ { $count } s).
  }
table-stand-in-gone = { $names } : ce serveur n’a plus ce genre de joueur ; { $name } joue à la place.

## The hand

hand-label = Votre main
hand-empty = Votre main est vide.
hand-show = Montrer…
hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}{ $picked ->
    [0] .
   *[other] , sélection : { $picked }.
}
hand-picked = { $picked } sur { $count }

## A seat

seat-captain = capitaine
seat-you = vous
seat-viewer = vu d’ici
seat-online = en ligne
seat-away = hors ligne
seat-away-since = hors ligne<since>{"\u00A0"}{ $since }</since>
seat-holds-condottiere = Détient le Condottiere

seat-does-battle = doit jouer
seat-does-site = choisit une région
seat-does-favor = place la Protection
seat-does-rescue = reprend une carte
seat-does-draw = pioche
seat-does-hand = garder sa main ?
seat-does-keep = choisit ses cartes
seat-your-turn = à vous
seat-not-in-battle = hors de la bataille
seat-passed = a passé
seat-holds-back = temporise

seat-has-enough = a de quoi gagner
seat-needs-regions = { $count ->
    [one] encore { $count } région
   *[other] encore { $count } régions
}
seat-needs-either = { $own ->
    [yes] encore { $count }, ou { $adjacent ->
        [one] { $adjacent } adjacente
       *[other] { $adjacent } adjacentes
    }
   *[no] encore { $count } régions, ou { $adjacent } adjacentes
}
seat-has-enough-short = gagne
seat-needs-one = { $adjacent ->
    [yes] encore 1 adjacente
   *[no] encore 1 région
}
seat-needs-regions-short = encore { $count }
# By the battle that is fought.
seat-may-win-here = gagne la partie avec { $region }
seat-may-win-here-short = gagne ici
seat-needs-either-short = { $own ->
    [yes] encore { $count }, ou { $adjacent ->
        [one] 1 adjacente
       *[other] { $adjacent } adjacentes
    }
   *[no] encore { $count }, ou { $adjacent } adjacentes
}

## Who has won

outcome-unfinished = La partie est restée inachevée.
outcome-over = La partie est terminée.
outcome-back = Retour au résultat

## The log

log-label = Journal et tchat
log-hints-allowed = Les conseils et le calcul des chances sont permis à cette table.
log-new = Nouveau
log-muted = { $count ->
    [one] { $count } message ignoré : { $name }.
   *[other] { $count } messages ignorés : { $name }.
}
log-unmute = Écouter
log-unmute-name = Écouter { $name }
log-nothing-said = Négociez, menacez, promettez : rien de ce qui se dit ici n’engage.
log-nothing-happened = Il ne s’est encore rien passé.
log-to-latest = Aller à la fin
log-result = Fin de la dernière bataille

## What tells the reader that it is their turn

alert-button = Quand c’est à moi…
alert-title = Quand c’est à moi de jouer
alert-your-turn = À vous de jouer

### A long log

log-earlier = Afficher ce qui précède

### Odds

odds-game = { $choice } : { $chance } de chances de gagner la partie.
odds-match = { $choice } : { $chance } de chances de gagner le match.
odds-best = { $choice } (le mieux)
odds-told = Chances de victoire : { $chance }.
odds-of-choice = { $choice }. Chances de victoire : { $chance }.
odds-counting = Étude de vos choix…
odds-waiting = À votre tour : ce que chaque choix change à vos chances de victoire.

### The end of a game

decision-next-game = Partie suivante
decision-end-game = Arrêter la partie ici
decision-idle = { $count ->
    [one] Aucune carte jouée dans la dernière bataille (R2.8).
   *[other] Aucune carte jouée dans les { $count } dernières batailles (R2.8).
}

outcome-label = Résultat
outcome-standing = Classement
outcome-regions = Régions
outcome-adjacent = Plus grand groupe
outcome-points = Points ({ $points } pour gagner)
outcome-play-again = Rejouer
outcome-other-settings = Autres réglages
outcome-walk-through = Revoir la partie
outcome-download = Télécharger l’archive
outcome-last-battle = Dernière bataille
outcome-game-won = { $who ->
    [you] Vous gagnez la partie
    [one] { $names } gagne la partie
   *[several] { $names } se partagent la victoire
} { $how ->
    [adjacent] avec { $target } régions adjacentes
    [most] avec le plus de régions
    [final_battle] lors de la bataille finale
   *[total] avec { $target } régions
}.
outcome-game-won-otherwise = { $who ->
    [you] Vous gagnez la partie.
    [one] { $names } gagne la partie.
   *[several] { $names } se partagent la victoire.
}
outcome-match-won = { $who ->
    [you] Vous gagnez le match.
    [one] { $names } gagne le match.
   *[several] { $names } se partagent la victoire du match.
}

### A device that several play on

cover-hand-to = Passez l’appareil à { $name }.
cover-after-battle = Avant la prochaine bataille, chacun peut regarder sa main, et la garder ou la défausser.
cover-who-looks = Qui est devant l’écran ?
cover-i-am = C’est moi, { $name }
cover-others = Quelqu’un d’autre peut aussi regarder ses propres cartes :

### A table that is not opened

table-no-table = Cette table n’existe pas
table-wrong-key = Cette clé n’ouvre aucune place ici
table-newer-table = Ce serveur est trop ancien pour cette table
table-not-opened = Impossible d’ouvrir cette table
table-never-started = Personne n’a lancé cette partie
table-never-started-why = Une table où rien ne se passe pendant un jour est supprimée. Il ne faut qu’un instant pour en ouvrir une autre.
table-watch-without-seat = Regarder sans place
table-to-start-page = Vers l’accueil

### What somebody proposes

agreements-proposal = Une proposition
agreements-agree = Accepter
agreements-refuse = Refuser
agreements-withdraw = Retirer
agreements-take-back = Annuler<hidden> mon dernier coup</hidden>
agreements-take-back-means = Si tous les joueurs sont d’accord, la table redevient comme avant votre dernier coup. Plus rien ne s’annule dès que vous avez appris quelque chose de nouveau.
agreements-waiting-for = En attente : { $names }.
agreements-cannot-answer = { $count ->
    [one] { $names } n’est pas là pour répondre : la demande attend son retour.
   *[other] { $names } ne sont pas là pour répondre : la demande attend leur retour.
}
agreements-asks-pause = { $own ->
    [yes] Vous demandez une pause.
   *[no] { $name } demande une pause.
}
agreements-asks-end = { $own ->
    [yes] Vous demandez d’arrêter la partie, sans vainqueur.
   *[no] { $name } demande d’arrêter la partie, sans vainqueur.
}
agreements-asks-captain = { $own ->
    [yes] Vous demandez qu’un capitaine joue pour { $whom }.
   *[no] { $name } demande qu’un capitaine joue pour { $whom }.
}
agreements-asks-live-clock = { $own ->
    [yes] Vous demandez une partie tranquille : { $clock }.
   *[no] { $name } demande une partie tranquille : { $clock }.
}
agreements-asks-clock-by-days = { $own ->
    [yes] Vous demandez une partie en différé : { $clock }.
   *[no] { $name } demande une partie en différé : { $clock }.
}
agreements-asks-no-clock = { $own ->
    [yes] Vous demandez une partie sans horloge.
   *[no] { $name } demande une partie sans horloge.
}
agreements-asks-takeback = { $own ->
    [yes] Vous demandez à annuler { $what }.
   *[no] { $name } demande à annuler { $what }.
}
agreements-ended-by-agreement = Arrêtée d’un commun accord : personne ne gagne.
agreements-resigned = { $who ->
    [you] Vous abandonnez
    [with-you] { $names } abandonnez
    [one] { $names } abandonne
    [others] Les autres abandonnent
   *[several] { $names } abandonnent
} : { $wins ->
    [nobody] personne ne gagne
    [you] vous gagnez
   *[somebody] { $winner } gagne
}.

### Cards that are shown

decision-show-everybody = Montrer à tous
decision-show = Montrer à { $names }
decision-show-nobody = Choisir à qui

show-label = Montrer des cartes
show-your-turn = <b>C’est à vous de jouer.</b> Montrez d’abord des cartes, ou revenez en arrière.
show-choose = Choisissez les cartes à montrer
show-chosen = Choisissez les cartes à montrer : <b>{ $cards }</b>
show-face-down = ma carte face cachée
show-to = À
show-to-everybody = tout le monde

### Cards that are taken back, drawn or kept

decision-rescue = Votre Épouvantail peut ramener un Mercenaire dans votre main.
decision-rescue-chosen = Reprendre { FORM($card, "definite") } ? Choisissez à nouveau pour confirmer.
decision-rescue-chosen-none = Ne rien reprendre ? Choisissez à nouveau pour confirmer.
decision-draw = Combien de cartes piochez-vous ? Jusqu’à { $most }.
prospect-draw = Combien de cartes piochez-vous ? Jusqu’à { $count } : votre main peut en contenir { $limit }.
decision-keep = La manche est finie : gardez jusqu’à { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}.
decision-take-back-lines = Reprendre <card>{ $card }</card>
decision-take-back-none = Aucun
decision-draw-none = Aucune
decision-choose-cards = { $most ->
    [one] Choisir une carte
   *[other] Choisir des cartes
}
decision-keep-none = Ne rien garder
decision-really-keep-none = Vraiment ne rien garder ?

### A hand to keep or discard

decision-hand = Vous n’avez aucun Mercenaire : garder votre main, ou tout défausser et attendre la fin de la manche ?
decision-hand-discarded = Votre main sera défaussée une fois que tout le monde aura eu le temps de répondre.
decision-hand-kept = Vous gardez votre main. Les autres décident encore de la leur.
decision-hands = Tous ceux qui ont des cartes disent s’ils gardent leur main.
decision-keep-hand = Garder ma main
decision-keep-hand-after-all = Finalement, la garder
decision-discard-hand = Tout défausser
decision-really-discard-hand = Vraiment défausser ?
decision-without-answer = Sans réponse, vous la gardez : <time>{ $left } s</time>
decision-may-change = Vous pouvez changer d’avis : <time>{ $left } s</time>
decision-why-seconds = Le temps est le même pour tous : personne ne voit à qui on demande.
decision-discard-later = Défausser ma main après cette bataille
decision-discard-later-title = Vous n’avez aucun Mercenaire. Personne ne le saura avant que votre main soit défaussée.
decision-always-keep = Toujours garder ma main <small>répond pour vous après un instant, même quand vous pourriez la défausser</small>
decision-always-keep-title = Répond pour vous après un instant, même quand vous pourriez défausser. Chaque réponse prend le même temps et ne trahit donc pas votre main.

### Rematches

rematch-begin = Revanche
rematch-rotate = Chacun se décale d’une place
rematch-begun = { $name } a lancé une revanche.
rematch-following = Vous la rejoignez dans un instant.
rematch-go = Y aller
rematch-go-now = Y aller tout de suite
rematch-stay = Rester ici

### Cards that are seen

seen-label = Cartes pas encore vues
seen-explained = En grand : combien sont encore en main chez les autres, face cachée et inconnues de vous, ou non distribuées. En dessous : les cartes défaussées.
seen-card = { $card } :
seen-unseen = { $count }<of> sur { $all }</of>
seen-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
seen-all-discarded = { $count ->
    [one] { $count } carte défaussée.
   *[other] { $count } cartes défaussées.
}
seen-all-discarded-pile = { $count ->
    [one] { $count } carte défaussée, { $pile } dans la pioche.
   *[other] { $count } cartes défaussées, { $pile } dans la pioche.
}

### Keys

## Each line of the sheet says what a key or a row of keys does.

keys-title = Raccourcis clavier
keys-means = Ce que fait chaque raccourci
keys-card = choisir une carte, en comptant depuis la gauche
keys-select = choisir l’élément actif ; la seconde fois, le jouer ou s’y battre
keys-move = passer d’une carte à l’autre
keys-pass = aller à « Passer », que confirme Entrée
keys-map = aller à la carte d’Italie, quand une région est à choisir
keys-travel = passer d’une région à l’autre
keys-hint = un conseil
keys-odds = vos chances de victoire
keys-faster = faire jouer les capitaines sans attendre jusqu’à votre tour
keys-previous = le moment d’avant
keys-next = le moment suivant
keys-first = le début
keys-last = la fin
keys-earlier = la bataille d’avant
keys-later = la bataille suivante
keys-run = lire ou arrêter
keys-log = aller au journal et au tchat
keys-summary = les cartes en bref
keys-back = reposer les cartes, fermer ce qui est ouvert
keys-keys = ces raccourcis
keys-characters = Utiliser aussi les chiffres et les lettres comme raccourcis
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-home = Début
key-end = Fin
key-pageup = Page préc.
key-pagedown = Page suiv.

### The table in words

board-field = Nouvelles et lignes de bataille
map-borders = Régions voisines : { $regions }
announce-lead = Vous menez avec { $own } ; ensuite, avec { $most } : { $names }.
announce-behind = En tête avec { $most } : { $names } ; vous avez { $own }.
announce-level = À égalité avec vous, à { $own } : { $names }.
announce-earlier = { $count ->
    [one] 1 coup précédent est dans le journal.
   *[other] { $count } coups précédents sont dans le journal.
}

### What people agree on at the table

## Who plays, and who is away

agreements-who-is-here = Qui est là
agreements-is-here = { $name } est là.
agreements-is-away = { $name } n’est pas là.
agreements-captain = Un capitaine joue pour { $name }.
agreements-captain-away = Un capitaine joue pour { $name } : temps écoulé.
agreements-captain-agreed = Un capitaine joue pour { $name }, sur décision des autres.
agreements-captain-asked = Un capitaine joue pour { $name }, à sa demande.
agreements-captain-resigned = Un capitaine joue pour { $name }, après son abandon.
agreements-own-captain-away = Un capitaine joue pour vous : votre temps est écoulé.
agreements-own-captain-agreed = Un capitaine joue pour vous : les autres l’ont décidé en votre absence.
agreements-own-captain-asked = Un capitaine joue pour vous, à votre demande.
agreements-gone = { $known ->
    [yes] { $name } a quitté la table { $when }.
   *[no] { $name } n’est pas là.
}
agreements-gone-alone = { $known ->
    [yes] Départ { $when }.
   *[no] Hors ligne.
}
agreements-gone-game-waits = { $known ->
    [yes] { $name } a quitté la table { $when }. La partie attend son retour.
   *[no] { $name } n’est pas là. La partie attend son retour.
}
agreements-gone-clock-runs = { $known ->
    [yes] On attend { $name }, qui a quitté la table { $when }.
   *[no] On attend { $name }, qui n’est pas là.
}
agreements-only-captains = Des capitaines jouent pour tout le monde ici : la partie attend que quelqu’un reprenne sa place.
agreements-take-seat-back = Reprendre ma place
agreements-captain-for = Faire jouer un capitaine pour { $name }
agreements-little-time = Il reste peu de temps : ensuite, un capitaine joue pour vous.

## Proposals

agreements-what-is-agreed = Décisions de la table

### The clock of a turn

agreements-turn-left = encore { $left }
agreements-turn-of = { $name } : { $time }
agreements-turn-left-then-reserve = encore { $left }, puis { $reserve } de réserve
agreements-turn-reserve-left = encore { $left } de réserve
agreements-turn-near-end = { $left }, puis un capitaine joue
agreements-turn-until = Avant { $moment }

### A pause

agreements-paused = En pause
agreements-game-is-paused = La partie est en pause.
agreements-you-may-resume = Chacun de vous peut la reprendre dès que tout le monde est prêt.
agreements-players-may-resume = Chaque joueur peut la reprendre.
agreements-resume = Reprendre
agreements-nobody-acts = La partie est en pause : personne ne peut agir avant la reprise.

### The dialog of a table

agreements-let-captain-play = Faire jouer un capitaine<hidden> pour { $name }</hidden>
agreements-mute = Ignorer<hidden> { $name }</hidden>
agreements-unmute = Écouter<hidden> { $name }</hidden>
agreements-here = En ligne.
agreements-you-are-here = Vous êtes là.
agreements-presence-unknown = Sans connexion, on ne le sait pas.
agreements-captain-soon = Si l’absence dure une minute, vous pourrez demander un capitaine.
agreements-in-reserve = { $time } en réserve.
agreements-table = La table
agreements-resume-game = Reprendre la partie
agreements-resume-means = Le jeu continue aussitôt.
agreements-pause = Mettre en pause
agreements-pause-means = { $alone ->
    [yes] Personne n’agit, pas même un capitaine, et le temps s’arrête jusqu’à la reprise.
   *[no] Personne n’agit, pas même un capitaine, et le temps s’arrête jusqu’à la reprise. Tous les joueurs doivent être d’accord.
}
agreements-step-away = Faire jouer un capitaine pour moi
agreements-step-away-means = Jusqu’à ce que vous repreniez votre place.
agreements-make-mine = M’attribuer cette place
agreements-make-mine-means = Son lien ne l’ouvre alors plus qu’à vous. Les autres personnes qui l’ont, et même celle qui a créé la table, ne voient plus votre main et ne jouent plus pour vous.
agreements-end = Arrêter la partie…
agreements-end-means = { $alone ->
    [yes] La partie s’arrête là, et personne ne gagne.
   *[no] La partie s’arrête là, et personne ne gagne. Tous les joueurs doivent être d’accord.
}
agreements-end-yes = { $alone ->
    [yes] Arrêter
   *[no] Demander aux autres
}
agreements-resign = Abandonner…
agreements-resign-yes = Abandonner
agreements-no = Non
agreements-open-chat = Ouvrir le tchat
agreements-open-chat-means = Tous les joueurs de la table peuvent de nouveau parler.
agreements-close-chat = Fermer le tchat
agreements-close-chat-means = Plus personne ne peut rien dire, même en privé. On peut toujours proposer des pactes.
agreements-invite = Inviter d’autres personnes
agreements-invite-means = Avec le lien de cette table ou un code QR, on regarde sans voir les cartes de personne.
agreements-other-device = L’une de ces places est la vôtre ? <a>Ouvrez-la avec le code</a> que votre autre appareil affiche sur l’accueil (« Vous êtes … », « Créer un code »).

agreements-clock = Horloge
agreements-no-clock = Aucune : chacun prend le temps qu’il lui faut à son tour. Après une bataille, tous disent en même temps s’ils gardent leur main, et n’ont que quelques secondes pour répondre : ainsi, aucune réponse ne trahit les cartes.
agreements-clock-means = { $clock }. Si vous dépassez ce temps, un capitaine joue jusqu’à votre retour.
agreements-another-clock = Autre horloge
agreements-set-clock = { $alone ->
    [yes] Régler
   *[no] Proposer
}

agreements-ask-me = Demander avant de…

## What resigning means

agreements-resign-last = Il ne reste que vous ici : la partie s’arrête, et personne ne gagne.
agreements-resign-leaves-one = La partie s’arrête là, et { $name } gagne.
agreements-resign-leaves-captain = Un capitaine joue à votre place jusqu’à la fin, et vous ne pouvez pas la reprendre. Vous pouvez rester regarder.

## What is asked before it is done. The words above the boxes, and those of each box, make one sentence.

agreements-ask-pass = … passer
agreements-ask-surrender = … jouer une Reddition
agreements-ask-discard = … défausser ma main

### Talk

## What is said

talk-you = Vous
talk-whisper = { $own ->
    [yes] Vous à { $whom }
   *[no] { $name } à { $whom }
}
talk-whispered = tout bas :

## What waits to be read

talk-unread = { $lines ->
    [one] { $lines } non lu
   *[other] { $lines } non lus
}
talk-unread-whispers = { $lines ->
    [one] { $lines } non lu
   *[other] { $lines } non lus
}, dont { $whispers ->
    [one] { $whispers } en privé
   *[other] { $whispers } en privé
}
talk-offers = { $count ->
    [one] { $count } offre
   *[other] { $count } offres
}

### Saying something

talk-to-everybody = À tout le monde
talk-to-some = À { $names } seulement
talk-what-to-say = Que dire
talk-room-left = { $count ->
    [0] Le message est plein.
    [one] Encore { $count } caractère.
   *[other] Encore { $count } caractères.
}
talk-everybody-reads = À tout le monde…
talk-some-read = En privé…
talk-say = Envoyer
talk-show = Montrer…
talk-pact = Pacte…
talk-closed = L’hôte a fermé le tchat.

### What was skipped

recap = Entre-temps, { $deeds }
recap-of-seat = { $name } : { $deeds }
recap-face-down = une carte face cachée

### Pacts

## In the log

both-promises = { $first } ; { $second }
promise-spare = { $seats } { $count ->
    [one] laisse
   *[other] laissent
} { $region } tranquille
promise-pass = { $seats } { $count ->
    [one] ne joue
   *[other] ne jouent
} plus de carte dans la bataille
promise-favor = { $seats } { $count ->
    [one] place
   *[other] placent
} la Protection sur { $region } la prochaine fois
promise-nofavor = { $seats } ne { $count ->
    [one] place
   *[other] placent
} pas la Protection sur { $region }
promise-fight = { $seats } { $count ->
    [one] combat
   *[other] combattent
} { $other }
whoever-accepts = quiconque accepte
pact-offered = { $seat } propose un pacte à { $seats } : { $promises }.
pact-offered-to-all = { $seat } propose un pacte à tout le monde : { $promises }.
pact-accepted = { $seat } accepte un pacte avec { $other } : { $promises }.
pact-declined = { $seat } refuse l’offre faite par { $other }.
pact-declined-by-captain = { $seat } refuse : ce capitaine ne conclut pas de pactes.
pact-withdrawn = { $seat } retire une offre : { $promises }.
promise-broken = { $seat } rompt une promesse faite à { $seats } : « { $promises } ».

## Seals at the seats

pact-seal = { $broken ->
    [yes] Promesse rompue envers { $names }
   *[no] Pacte avec { $names }
}

## Pacts at a table

pact-pacts = Pactes
pact-means = Un pacte est une promesse écrite. Il n’engage personne, mais après la partie, tout le monde voit qui a tenu parole.
pact-how-judged = Comment les pactes fonctionnent et se jugent
pact-accept = Accepter
pact-refuse = Refuser
pact-withdraw = Retirer

## Promises. Each follows words such as ‘Ada promises to’, ‘and asks you to’, in the messages below.

pact-to-spare = laisser { $region } tranquille
pact-to-pass = { $battle ->
    [this] ne plus jouer de carte dans cette bataille
    [next] ne jouer aucune carte dans la prochaine bataille
   *[any] ne plus jouer de carte dans la bataille
}
pact-to-favor = placer la Protection du Pape sur { $region }
pact-to-nofavor = ne pas placer la Protection du Pape sur { $region }
pact-to-fight = { $battle ->
    [this] continuer le combat contre { $whom } dans cette bataille
    [next] continuer le combat contre { $whom } dans la prochaine bataille
   *[any] continuer le combat contre { $whom } dans la bataille
}

## Offers

pact-everybody = tout le monde
pact-promises-and-asks = { $to ->
    [you] { $name } promet de { $promise } et vous demande de { $request }.
    [with-you] { $name } promet de { $promise } et vous demande, ainsi qu’à { $others }, de { $request }.
   *[others] { $own ->
        [yes] Vous promettez de { $promise } et demandez à { $others } de { $request }.
       *[no] { $name } promet de { $promise } et demande à { $others } de { $request }.
    }
}
pact-promises = { $to ->
    [you] { $name } vous promet de { $promise }, sans rien demander en échange.
    [with-you] { $name } vous promet, ainsi qu’à { $others }, de { $promise }, sans rien demander en échange.
   *[others] { $own ->
        [yes] Vous promettez à { $others } de { $promise }, sans rien demander en échange.
       *[no] { $name } promet à { $others } de { $promise }, sans rien demander en échange.
    }
}
pact-promises-if-you-do = { $name } vous promet de { $promise }, si vous faites de même.
pact-asks = { $to ->
    [you] { $name } vous demande de { $request }.
    [with-you] { $name } vous demande, ainsi qu’à { $others }, de { $request }.
   *[others] { $own ->
        [yes] Vous demandez à { $others } de { $request }.
       *[no] { $name } demande à { $others } de { $request }.
    }
}
pact-accepted-by = Accepté par { $names }.
pact-declined-by = Refusé par { $names }.
pact-waits-for = En attente : { $names }.
pact-not-answered-by = Sans réponse : { $names }.
pact-withdrawn-from = Retiré avant réponse : { $names }.
pact-offered-to-you = On vous propose un pacte
pact-binds-nobody = Un pacte n’engage personne.
pact-more-offers = { $count ->
    [one] { $count } autre offre ensuite.
   *[other] { $count } autres offres ensuite.
}

## Making an offer

pact-offer = Proposer un pacte…
pact-offer-title = Proposer un pacte
pact-mine = Ma promesse
pact-yours = Ce que je demande
pact-nothing = rien
pact-kind-spare = laisser une région tranquille
pact-kind-pass = { $battle ->
    [this] ne plus jouer de carte dans cette bataille
   *[next] ne jouer aucune carte dans la prochaine bataille
}
pact-kind-favor = placer la Protection du Pape sur …
pact-kind-nofavor = ne pas placer la Protection du Pape sur …
pact-kind-fight = { $battle ->
    [this] continuer le combat contre … dans cette bataille
   *[next] continuer le combat contre … dans la prochaine bataille
}
pact-which-region = quelle région ?
pact-whom = contre qui ?
pact-mine-region = Ma promesse : quelle région
pact-mine-whom = Ma promesse : contre qui
pact-yours-region = Ce que je demande : quelle région
pact-yours-whom = Ce que je demande : contre qui
pact-offer-means = { $open ->
    [yes] Un pacte n’engage personne. Tout le monde lit celui-ci maintenant ; après la partie, tout le monde voit qui a tenu parole.
   *[no] Un pacte n’engage personne. Seuls ses destinataires le lisent maintenant ; après la partie, tout le monde voit qui a tenu parole.
}
pact-choose-whom = Choisissez à qui le proposer.
pact-choose-what = Choisissez ce que vous promettez, ce que vous demandez, ou les deux.
pact-choose-which = Précisez quelle région, ou quel joueur.
pact-offer-it = Proposer

## After the game

pact-ledger = Registre des pactes
pact-who-kept-word = Qui a tenu parole
pact-who-kept-word-in-last-game = Qui a tenu parole dans la dernière partie
pact-head-promised = A promis
pact-head-kept = Tenues
pact-head-broken = Rompues
pact-head-untested = Sans objet
pact-none-offered = Personne n’a proposé de pacte.
pact-verdict = <b>{ $state ->
    [kept] Promesse tenue :
    [broken] Promesse rompue :
    [open] Promesse encore ouverte :
   *[untested] Promesse restée sans objet :
}</b> { $own ->
    [yes] Vous avez promis de { $promise }.
   *[no] { $name } a promis de { $promise }.
}
pact-promised = { $to ->
    [you] { $name } vous a promis de { $promise }.
    [with-you] { $name } vous a promis, ainsi qu’à { $others }, de { $promise }.
   *[others] { $own ->
        [yes] Vous avez promis à { $others } de { $promise }.
       *[no] { $name } a promis à { $others } de { $promise }.
    }
}

### What captains say of pacts

pact-says = « { $words } »
pact-says-of = { $name } : « { $words } »

## Carmagnola

says-carmagnola-offers = Un échange honnête, et nous dormirons bien tous les deux.
says-carmagnola-warns = { $other } est en train de gagner. Plutôt combattre à vos côtés que m’incliner.
says-carmagnola-agrees = Volontiers. Serrons-nous la main.
says-carmagnola-declines = Je le voudrais, mais cela me coûterait trop.
says-carmagnola-distrusts = J’ai pardonné une fois. Tenez d’abord une promesse sans rien demander, et nous en reparlerons.
says-carmagnola-breaks = Pardon : ma parole était au-dessus de mes moyens.
says-carmagnola-trusts = Vous m’avez déjà tenu parole. Volontiers, donc.
says-carmagnola-remembers = Dans une autre partie, vous m’aviez donné votre parole pour { $region }. Je n’ai pas oublié la suite.

## Gattamelata

says-gattamelata-offers = Rien ne presse : du miel pour vous, du miel pour moi.
says-gattamelata-warns = Doucement : c’est { $other } qu’il faut surveiller. Si nous fermions la porte ensemble ?
says-gattamelata-agrees = Quel plaisir. Je ronronne et je signe.
says-gattamelata-declines = Offre bien douce, mais il y a trop peu de miel pour moi.
says-gattamelata-distrusts = Vous m’avez déjà griffé. D’abord un cadeau, griffes rentrées.
says-gattamelata-breaks = Pattes de velours, griffes pointues. Vous saviez comment on m’appelle.
says-gattamelata-trusts = Vous avez déjà fait patte de velours. Je ronronne et je signe.
says-gattamelata-remembers = { $region } : une autre partie, les mêmes griffes. Pas deux fois.

## Piccinino

says-piccinino-offers = Vite, avant qu’on ne se ravise !
says-piccinino-warns = { $other } nous échappe ! En selle, vous et moi !
says-piccinino-agrees = Tope là ! Par où commence-t-on ?
says-piccinino-declines = J’aime mieux me battre pour l’avoir.
says-piccinino-distrusts = Faire trébucher un boiteux ! La prochaine fois, payez d’abord.
says-piccinino-breaks = J’ai vu ma chance et j’ai couru. Même moi, j’y arrive.
says-piccinino-trusts = Vous avez déjà tenu parole. Tope là !
says-piccinino-remembers = Pour { $region }, dans une autre partie, vous m’avez fait un croche-pied. Je boite, mais je n’oublie pas.

## Colleoni

says-colleoni-offers = J’ai fait les comptes : nous y gagnons tous les deux.
says-colleoni-warns = { $other } aura bientôt tout. Une dépense partagée coûte moins cher.
says-colleoni-agrees = Le compte est bon : d’accord.
says-colleoni-declines = J’ai compté deux fois. J’y perds.
says-colleoni-distrusts = Votre crédit est épuisé. Versez d’abord quelque chose.
says-colleoni-breaks = Ma parole avait son prix, et il a été payé.
says-colleoni-trusts = Mes livres disent que vous avez déjà payé. D’accord.
says-colleoni-remembers = C’est dans mes livres : { $region }, une partie passée, une promesse impayée. Plus de crédit.

## Hawkwood

says-hawkwood-offers = Parole d’Anglais. Que vous faut-il de plus ?
says-hawkwood-warns = Pendant que nous nous observons, { $other } file avec le butin.
says-hawkwood-agrees = Entendu. Je pense toujours ce que je dis, ou presque.
says-hawkwood-declines = Non. Et demandez-vous donc pourquoi.
says-hawkwood-distrusts = Je reconnais une feinte quand elle m’a touché. Donnez avant de demander.
says-hawkwood-breaks = J’ai reculé, et personne n’a demandé pourquoi.
says-hawkwood-trusts = Dans une autre guerre, vous avez tenu parole. C’est rare. Entendu.
says-hawkwood-remembers = { $region }, une autre guerre, votre parole. Je me souviens des feintes.

## Urslingen

says-urslingen-offers = Acceptez. La pitié ne s’offre pas deux fois.
says-urslingen-warns = { $other } croit la guerre gagnée. Gâchons-lui la fête.
says-urslingen-agrees = Soit. Ne me remerciez pas.
says-urslingen-declines = Ce que je veux, je le prends. Pourquoi vous payer ?
says-urslingen-distrusts = Vous avez trahi l’ennemi de Dieu. Rampez d’abord.
says-urslingen-breaks = Lisez ce que je porte sur la poitrine.
says-urslingen-trusts = Une fois déjà, vous n’avez pas trahi. Soit.
says-urslingen-remembers = Pour { $region }, vous m’avez trahi une fois. Non.

### Installed, and without a network

app-description = Un jeu de cartes sur les mercenaires et les cités d’Italie
app-new-game = Nouvelle partie
app-records = Archives

offline-title = Pas de connexion · Condottiere
offline-heading = Le serveur est hors d’atteinte
offline-means = Les parties se jouent sur le serveur : tant qu’il ne répond pas, il n’y a ni tables, ni archives, ni nouvelle partie. Cette page réessaie d’elle-même et reprend dès qu’il répond.
offline-try = Réessayer
offline-trying = Nouvel essai…
offline-still-here = Ce qui reste disponible
offline-rules = Les règles du jeu
offline-fairness = Comment les cartes sont mélangées
offline-games = Les parties que ce navigateur connaît
offline-games-mean = Elles s’ouvriront dès que le serveur répondra.
offline-no-games = Ce navigateur ne connaît encore aucune partie.
offline-game = { $name }, { $moment }

## The connection of a table, when it is lost or not live

table-connection-offline = Pas de réseau
table-connection-unreachable = Le serveur ne répond pas
table-connection-polling = Pas de connexion en direct
table-connection-refused = Hors ligne
table-lost = { $why ->
    [offline] Pas de réseau.
   *[unreachable] Le serveur ne répond pas.
} { $game ->
    [waits] La partie vous attend quand c’est à vous, et cette page se reconnecte d’elle-même.
    [clock] Si c’est à vous, votre temps continue de s’écouler. Cette page se reconnecte d’elle-même.
    [seat] Votre place reste la vôtre, et cette page se reconnecte d’elle-même.
   *[watched] Cette page se reconnecte d’elle-même.
}
table-not-sent = Non envoyé : la connexion est coupée pour le moment.
table-maybe-not-sent = La connexion a été coupée, et votre dernière action n’est peut-être pas arrivée. Vérifiez.
table-polling = Aucune connexion en direct n’atteint le serveur, peut-être à cause d’un proxy ou d’un filtre. Vous pouvez continuer à jouer, mais les nouvelles peuvent arriver un instant plus tard.

### Alerts

## While the page is open

alert-open = Si cette page est ouverte et que je regarde ailleurs
alert-sound = Son
alert-vibration = Vibration
alert-notification = Notification
alert-notification-insecure = En simple HTTP, les navigateurs ne permettent pas les notifications : il leur faut HTTPS.
alert-notification-unknown = Ce navigateur n’affiche pas les notifications des pages.
alert-notification-blocked = Les notifications sont bloquées : autorisez-les pour ce site dans les réglages du navigateur.

## While the page is closed

alert-closed = Même si la page est fermée, au bout de 20 secondes
alert-push = Message sur cet appareil
alert-push-insecure = En simple HTTP, les navigateurs ne reçoivent pas de messages : il faut HTTPS, ou un navigateur sur la machine qui fait tourner le jeu.
alert-push-home-screen = Sur cet appareil, ajoutez d’abord la page à l’écran d’accueil (Partager), puis ouvrez-la depuis cet écran.
alert-push-unknown = Ce navigateur ne reçoit pas de messages pour une page fermée.
alert-push-blocked = Les notifications sont bloquées : autorisez-les pour ce site dans les réglages du navigateur.
alert-push-unreachable = Ce navigateur n’a pas pu joindre son service push. Réessayez plus tard, ou utilisez un autre navigateur.

## Messages to a chat tool

alert-webhook = Envoi à une messagerie
alert-webhook-means = L’adresse d’un webhook de Slack, Mattermost, Discord, ntfy ou autre. L’envoi dit qui est à la table et en donne le lien.
alert-webhook-try = Essayer
alert-webhook-remove = Retirer
alert-webhook-removed = Plus rien n’y est envoyé.

### Home

## The first page

home-summary = Enrôlez des soldats, bluffez et prenez l’Italie région par région. De 2 à 6 joueurs : amis, capitaines joués par l’ordinateur, ou les deux.
home-rules = Les règles
home-you-are = Vous êtes <b>{ $name }</b>
home-have-code = Vous jouez aussi sur un autre appareil ? <a>Saisir le code de récupération</a>
home-title-on-turn = À vous de jouer à { $count ->
    [one] { $count } table
   *[other] { $count } tables
} — Condottiere
home-set-up = Jouer avec des amis ou des capitaines
home-set-up-for = Vous savez déjà jouer ? Commencez ici.
home-learn = Apprendre en jouant
home-learn-new = Première fois ? Apprendre en jouant
home-learn-means = Une première partie guidée : quatre minutes, et rien à lire avant.
home-learn-begin = Commencer
home-learn-again = Suivre le tutoriel
home-settings = Places, règles et rythme
home-settings-now = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} · { $captains ->
    [0] {""}
    [one] capitaine : { $strengths } ·{" "}
   *[other] capitaines : { $strengths } ·{" "}
}{ $rules ->
    [0] aucune variante
    [one] { $rules } variante
   *[other] { $rules } variantes
}
home-settings-pace = vitesse : { $pace ->
    [instant] instantanée
    [fast] rapide
    [slow] lente
   *[normal] normale
}
home-try-again = Réessayer
home-to-start = Vers l’accueil
home-nothing-title = Introuvable
home-nothing-here = Il n’y a rien ici
home-nothing-at-address = Ce jeu n’a pas de page à cette adresse.

## Joining friends and open tables

home-join-friends = Rejoindre des amis
home-join-placeholder = Code ou lien
home-join = Rejoindre
home-join-neither = Ce n’est ni le code ni le lien d’une table. Redemandez-le à vos amis.
home-open-tables = Tables ouvertes
home-nobody-yet = Encore personne
home-join-whom = Rejoindre { $names }
home-full = complète
home-seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $count }

## My games

home-my-games = Mes parties
home-off-the-list = Retirée de la liste : la partie { $count ->
    [0] sans autre joueur
   *[other] avec { $names }
}. Votre place vous reste.
home-put-back-which = Remettre la partie { $count ->
    [0] sans autre joueur
   *[other] avec { $names }
}
home-walk-through-which = Revoir la partie { $count ->
    [0] sans autre joueur
   *[other] avec { $names }
}
home-take-off-which = Retirer de la liste la partie { $count ->
    [0] sans autre joueur
   *[other] avec { $names }
}
home-put-back = Remettre
home-walk-through = Revoir
home-no-game-listed = Aucune partie dans la liste.
home-taken-off = Retirées de la liste :
home-none-taken-off = Aucune partie n’a été retirée de la liste.
home-all-games = Toutes ({ $count })
home-all-games-and-more = Toutes ({ $count } et plus)
home-earlier-games = Parties précédentes
home-show-taken-off = Parties retirées
home-hide-taken-off = Cacher les parties retirées
home-look-at-record = Ouvrir une archive
home-people-and-captains = <b>{ $people }</b>{ $several ->
    [yes] <captains>, { $captains }</captains>
   *[no] {""} <captains>et { $captains }</captains>
}
home-nobody-else-yet = Encore personne d’autre
home-some-table = Une table
home-your-turn = À vous de jouer
home-over = terminée
home-between-games = entre deux parties
home-in-play = en cours
home-battle = { $round ->
    [0] Bataille { $number }
   *[other] Bataille { $number }, manche { $round }
}
home-here = { $count ->
    [one] { $names } est là
   *[other] { $names } sont là
}
home-won = { $count ->
    [one] { $own ->
        [yes] Vous avez gagné
       *[no] { $names } a gagné
    }
   *[other] Victoire partagée : { $names }
}
home-turn-of = à { $name } de jouer
home-turn-until = avant { $moment }
home-waiting = en attente : { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-about-to-begin = va commencer
home-gone = n’est plus sur ce serveur

## Setting up a table

home-whom = Avec qui jouer
home-company-alone = Jouer en solo
home-company-alone-means = contre des capitaines
home-company-friends = Entre amis
home-company-friends-means = où qu’ils soient
home-company-friends-here = sur cet appareil, pour l’instant
home-public = Table publique
home-public-means = Tout le monde peut la trouver sur l’accueil de ce serveur. Sinon, il faut une invitation.
home-more-settings = Plus de réglages
home-open-table = Ouvrir la table
home-watch = Regarder
home-play = Jouer
home-no-cookies = Ce navigateur bloque les cookies : le serveur ne peut pas vous reconnaître. Autorisez-les pour ce site afin de jouer entre amis. En solo, vous jouez par le lien de votre place, qui en est la clé.
home-next = Ensuite : un lien et un code pour tous.
home-next-here = Pour l’instant, seul cet ordinateur atteint le serveur : vous lirez dans la salle d’attente comment laisser entrer vos amis.
home-you-watch = Seuls des capitaines jouent : vous regardez.
home-come-back = Vous pouvez partir et revenir à tout moment.
home-first-holder = Condottiere au départ
home-first-at-random = Au hasard
home-whoever-sits = Le joueur à la place { $place }
home-pace = Vitesse de jeu des capitaines
home-pace-instant = Instantanée
home-pace-fast = Rapide
home-pace-normal = Normale
home-pace-slow = Lente
home-hints = Conseils et chances
home-hints-mean = Des conseils à votre tour et vos chances pendant les batailles. Tout le monde voit qu’ils sont permis.
home-bargaining = Les capitaines négocient
home-bargaining-mean = Ils proposent des pactes, répondent aux vôtres et tiennent parole selon leur caractère. Ils n’accordent plus rien au joueur qu’ils surprennent à les trahir.

## Seats of a new table

home-seats = Places
home-number-of-players = Nombre de joueurs
home-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
home-you = Vous
home-you-mean = Vous échangez votre place avec le capitaine ou le bot qui occupe celle-ci.
home-friend = Un ami
home-friend-means = Pour la personne qui répond à votre invitation ; la première de ces places est la vôtre.
home-your-name = Votre nom
home-name-needed = Comment vos amis vous appellent-ils ? Indiquez d’abord un nom.
home-free = Libre
home-bot = bot { $name }
home-change-seat = Place { $place } : { $who }
home-change-captain = Place { $place } : { $name }, { $grade }
home-who-sits = Qui occupe la place { $place } ?
home-captains = Capitaines, de clément à impitoyable
home-other-bots = Autres bots, selon leur façon de penser
home-everywhere = Le même à toutes les places de capitaine

## Optional rules, each with what it means in a line, as docs/rules.md has it

option-rules = Variantes
option-points-to-reach = Points à atteindre
option-other-points = autre
option-rule-bigger-kingdoms = Des Royaumes plus Grands
option-rule-bigger-kingdoms-means = Il faut une région adjacente de plus pour gagner (R11).
option-rule-draw-after-battle = Piocher Après la Bataille
option-rule-draw-after-battle-means = Pas de manches : on commence avec 7 cartes et on peut en piocher jusqu’à 3 après chaque bataille (R12).
option-rule-points = Jouer pour des Points
option-rule-points-means = Un match en plusieurs parties : un point par région, et 5 de plus pour une victoire par régions adjacentes (R13).
option-rule-capturing-regions = Capturer des Régions
option-rule-capturing-regions-means = On peut aussi se battre pour les régions que d’autres contrôlent (R14).
option-rule-hidden-cards = Cartes Cachées
option-rule-hidden-cards-means = Mercenaires, Tambours, Héroïnes et Courtisans restent face cachée jusqu’à votre carte suivante ou la fin de la bataille ; on peut aussi les révéler en passant (R15).
option-so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-points-to = Jouer pour des Points, en { $points }

## Clocks

clock-label = Horloge
clock-choice-none = Sans horloge
clock-choice-none-means = Chacun prend le temps qu’il lui faut à son tour.
clock-choice-relaxed = Tranquille, en une soirée
clock-choice-relaxed-means = Une minute par tour, et cinq de plus pour toute la partie. Ensuite, un capitaine joue pour vous jusqu’à votre retour.
clock-choice-days = En différé, sur une semaine
clock-choice-days-means = Venez quand vous pouvez : vous avez quelques jours par tour, puis un capitaine joue pour vous jusqu’à votre retour.
clock-days-for-each = Jours par tour
clock-days-a-move = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
} par tour
clock-no-clock = Sans horloge
clock-live = Tranquille : { $clock }
clock-by-days = En différé : { $clock }

## Series

series-score = Partie { $game } de cette série : { $wins }

## Times

weekday = { $number ->
    [0] dimanche
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
   *[6] samedi
}
first-of-month = 1er
moment-time = { $time }
moment-weekday = { $weekday } à { $time }
moment-date = le { $date } à { $time }
since-time = depuis { $time }
since-weekday = depuis { $weekday }
since-date = depuis le { $date }
ago-now = à l’instant
ago-minutes = il y a { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ago-time = à { $time }
ago-weekday = { $weekday } à { $time }
ago-date = le { $date } à { $time }
tutorial = Tutoriel
tutorial-second = Deuxième leçon
tutorial-on = Reprendre le tutoriel

### The waiting room

room-title-own = Votre table
room-title-free = Une table libre
room-title-of = Chez { $name }
room-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $count }
room-ready-to-begin = Tout est prêt
room-lost-seat = L’hôte a libéré votre place. Prenez-en une autre, ou regardez.
room-to-start = Condottiere : vers l’accueil
room-seats = Places
room-onlookers = { $count ->
    [one] { $count } autre personne regarde
   *[other] { $count } autres personnes regardent
}.
room-no-seat-left = Toutes les places sont prises. Vous pouvez regarder d’ici.

## Inviting

room-invite = Inviter
room-invite-your-friends = Invitez vos amis
room-invite-friends = Inviter des amis
room-invite-friends-means = Un seul lien pour tous, pour prendre une place libre ou regarder.
room-invite-others = Inviter d’autres personnes
room-invite-others-means = Avec ce lien, on regarde sans voir les cartes de personne.
room-qr-code = Code QR du lien vers cette table
room-or-type = ou ouvrez <b>{ $address }</b> et tapez
room-share = Partager
room-share-text = Jouez à Condottiere avec moi :
room-address = Adresse de cet ordinateur dans le réseau de vos amis
room-invite-language = Langue pour vos invités
room-invite-language-any = Celle de leur navigateur
room-link-for-everybody = Lien pour tous
room-link-for = Lien pour { $name }
room-copy = Copier
room-copied = Copié
room-press-to-copy = Le lien est sélectionné : faites { $keys } pour le copier.
room-links-of-seats = Les liens des places
room-links-are-keys = Chacun est la clé de sa place : toute personne qui l’a peut y jouer.
room-only-here = Ce lien ne marche que sur cet ordinateur : le serveur n’écoute personne d’autre, et vos amis ne peuvent pas le joindre depuis d’autres appareils. Pour les laisser entrer, arrêtez le serveur et relancez-le avec <code>python3 run.py --host 0.0.0.0{ $options }</code>. La table est conservée.
room-opened-here = Ce lien ne marche que sur cet ordinateur. Ouvrez le jeu à l’adresse par laquelle vos amis peuvent le joindre, puis invitez-les depuis cette page.

## Joining

room-invites-you = { $name } vous invite
room-seat-for-you = Une place vous attend
room-summary = Enrôlez des soldats, bluffez et prenez l’Italie région par région : un jeu de cartes de 2 à 6 joueurs.
room-your-name-at-table = Votre nom à la table
room-take-a-seat = Prendre une place
room-then-host-starts = Vous donnez ainsi votre feu vert, et { $name } lance la partie. Pour regarder, restez simplement ici.
room-then-you-start = Vous voilà alors l’hôte : c’est vous qui lancez la partie. Pour regarder, restez simplement ici.

## The seats

room-free = Libre
room-you = vous
room-do-sit-here = S’asseoir<hidden> ici, place { $place }</hidden>
room-do-take = Prendre<hidden> la place { $place }</hidden>
room-do-change-free = Changer<hidden> la place { $place }</hidden>
room-do-change-own = Changer
room-do-change-other = Changer<hidden> : { $name }, place { $place }</hidden>
room-seat = place { $place }
room-is-host = { $gone ->
    [yes] hôte, hors ligne
   *[no] hôte
}
room-is-own-guest = { $gone ->
    [yes] aussi sur cet appareil, hors ligne
   *[no] aussi sur cet appareil
}
room-is-guest = { $gone ->
    [yes] sur l’appareil d’un ami, hors ligne
   *[no] sur l’appareil d’un ami
}
room-is-ready = { $gone ->
    [yes] OK pour commencer, mais hors ligne
   *[no] OK pour commencer
}
room-is-not-ready = { $gone ->
    [yes] se prépare encore, hors ligne
   *[no] se prépare encore
}

room-captain = capitaine
room-captain-graded = capitaine, { $grade }
room-captain-otherwise = capitaine : { $label }

## What is to be done about a seat

room-your-seat = Votre place
room-seat-is-free = La place { $place } est libre
room-your-name = Votre nom
room-change = Changer
room-leave = Quitter la place
room-leave-means = Elle est alors libre, et vous regardez.
room-move = Venir ici
room-move-means = La place que vous occupez est alors libre.
room-captain-here = Un capitaine joue ici
room-captain-here-means = Choisissez lequel, de clément à impitoyable.
room-guest = Quelqu’un à côté de vous joue ici aussi, sur cet appareil
room-seat-guest = Installer
room-make-free = Libérer cette place
room-guest-leaves = { $name } ne joue alors plus.
room-hand-over = Désigner { $name } comme hôte
room-hand-over-means = { $name } répartit alors les places et lance la partie.
room-somebody-else = Quelqu’un d’autre joue ici
room-somebody-else-means = Un autre capitaine, ou une personne.
room-yes-take-seat = Oui, retirer sa place à { $name }
room-who-is-here = { $name } est là.
room-who-has-gone = { $name } n’est plus là.
room-loses-seat = { $name } regarde alors, ou prend une autre place.
room-for-a-person = Pour une personne.
room-change-places = Échanger sa place avec
room-free-seat = La place { $place }, qui est libre

## What the host can do

room-fill = { $count ->
    [one] Compléter avec un capitaine
   *[other] Compléter avec des capitaines
}
room-leave-out = { $count ->
    [one] Retirer la place libre
   *[other] Retirer les places libres
}
room-add-seat = Ajouter une place
room-friend = Un ami
room-friend-means = Pour la personne qui répond à votre invitation.

## What is being waited for

room-start = Lancer la partie
room-i-am-ready = C’est bon pour moi
room-wait-for-me = Finalement, pas encore
room-everybody-ready = Tout le monde est prêt.
room-everybody-ready-for = Tout le monde est prêt : { $name } peut lancer la partie.
room-host-gone = { $name }, l’hôte, n’est plus là. Si son absence se prolonge, une personne présente devient l’hôte.
room-you-are-ready = Vous avez donné votre feu vert.
room-say-when = Donnez votre feu vert dès que la partie peut commencer.
room-say-again = Redonnez votre feu vert quand la partie peut commencer.
room-you-look-on = Prenez place pour jouer, ou regardez seulement : la partie s’affichera d’elle-même sur cette page dès qu’elle commencera.
room-no-seat-look-on = Toutes les places sont prises : vous regardez. La partie s’affichera d’elle-même sur cette page dès qu’elle commencera.

## Until it begins

room-talk = Avant la partie
room-talk-means = Seules les personnes assises ici lisent ces messages. Tout s’efface quand la partie commence.
room-mute = Ignorer { $name }
room-meanwhile = En attendant
room-meanwhile-means = Entraînez-vous sur cette page : l’entraînement s’interrompt dès que la partie commence.
room-practise = Une partie d’entraînement
room-practice-back = Revenir à la table

## What happens, for those who listen

room-has-left = { $name } a quitté la table.
room-has-sat-down = { $name } a pris place.
room-now-ready = { $name } a donné son feu vert.
room-now-not-ready = On attend encore { $name }.
room-you-sit-in = Vous occupez la place { $place }.
room-you-are-host = Vous êtes maintenant l’hôte.
room-new-host = { $name } est l’hôte.

## What is played

room-terms = Réglages de la partie
room-rules = Les règles
room-usual-game = Le jeu de base
room-usual-game-means = Sans variantes.
room-first-holder = Condottiere au départ
room-first-holder-means = { $name } commence avec le Condottiere.
room-first-holder-seat = Le joueur à la place { $place } commence avec le Condottiere.
room-clock = Horloge
room-clock-none = Aucune : chacun prend le temps qu’il lui faut à son tour.
room-clock-means = { $clock }. Si vous dépassez ce temps, un capitaine joue jusqu’à votre retour.
room-pace = Vitesse
room-pace-instant = Les capitaines jouent aussitôt.
room-pace-fast = Les capitaines jouent vite.
room-pace-normal = Les capitaines prennent un instant par carte.
room-pace-slow = Les capitaines prennent leur temps.
room-hints = Conseils et chances
room-hints-mean = Chacun peut demander conseil à son tour.
room-bargaining = Les capitaines négocient
room-bargaining-mean = Ils proposent des pactes et répondent aux vôtres.
room-public = Publique
room-public-means = L’accueil affiche cette table : tout le monde peut la rejoindre.
room-private = Privée
room-private-means = Il faut une invitation pour trouver cette table.
room-change-settings = Modifier les réglages
room-save-settings-means = Tout le monde voit ce qui a changé. S’il s’agit des règles, de l’horloge ou des conseils, les autres doivent redonner leur feu vert.
room-fewer-seats = { $count } places sont occupées : pour une table plus petite, libérez-en d’abord une.
room-settings-changed = Les réglages ont changé.
room-setting-now = { $name } : { $value }.
room-setting-switch = { $on ->
    [yes] oui
   *[other] non
}

### The tutorial

tutorial-where = { $number } sur { $count } · { $chapter }
tutorial-chapter-cheap = Une bataille à peu de frais
tutorial-chapter-winter = L’Hiver
tutorial-chapter-courtesan = Le Courtisan
tutorial-chapter-bishop = L’Évêque
tutorial-chapter-round = La fin de la manche
tutorial-chapter-scarecrow = L’Épouvantail
tutorial-chapter-spring = Printemps et Reddition
tutorial-chapter-discard = Défausser sa main
tutorial-fold = Cacher le guide
tutorial-unfold = Montrer le guide
tutorial-leave = Quitter
tutorial-leave-means = Quitter le tutoriel ; vous pourrez le reprendre plus tard.

tutorial-welcome = Vous êtes { $seat }. À { $players } joueurs, on gagne avec { $adjacent } régions adjacentes, ou { $total } n’importe où.
tutorial-first-site = Vous détenez le Condottiere, le casque. <b>Choisissez { $region }</b> pour vous y battre, puis confirmez.
tutorial-first-card = Chacun à son tour ajoute une carte à la ligne près de son nom, ou passe. Un Mercenaire vaut son nombre. <b>Choisissez { FORM($card, "definite") }</b>, puis jouez.
tutorial-wait = Les capitaines de l’ordinateur jouent : { $first }, puis { $second }.
tutorial-wait-one = { $seat } répond maintenant.
tutorial-second-card = Votre ligne vaut { $own }, la suivante { $rival } ; la plus forte gagne. <b>Ajoutez { FORM($card, "definite") }</b> : vous dépasser coûtera plus de cartes.
tutorial-pass-cheap = { $own } contre { $rival } devrait suffire. <b>Passez</b> : vous sortez de cette bataille, mais votre ligne compte encore. Sous chaque nom : ses cartes en main et ses régions.
tutorial-pass-lead = Vous menez, { $own } contre { $rival }. <b>Passez</b> et gardez vos cartes : votre ligne compte encore, mais les autres peuvent continuer.
tutorial-pass-safe = Vous menez, { $own } contre { $rival }, et { $why ->
    [passed] tous les autres ont passé
   *[empty] personne d’autre n’a plus de cartes
}. <b>Passez</b>, et { $region } est à vous.
tutorial-watch-on = La bataille finit quand tout le monde a passé.
tutorial-won-cheaply = { $region } est à vous, { $own } contre { $rival }. Gagnez à peu de frais : on ne reçoit d’autres cartes qu’en fin de manche.
tutorial-won = { $region } est à vous, { $own } contre { $rival }. On ne reçoit d’autres cartes qu’en fin de manche.
tutorial-lost = { $seat } prend { $region } avec { $strength }. { $count ->
    [0] Vous n’avez plus de cartes.
    [one] Rien de grave : il vous reste 1 carte.
   *[other] Rien de grave : il vous reste { $count } cartes pour gagner d’autres régions.
}
tutorial-tied = Égalité en tête, à { $strength } : personne ne prend { $region }. { $seat } détient maintenant le Condottiere.
tutorial-second-site = Le vainqueur prend aussi le Condottiere. <b>Choisissez { $region }</b>, à côté de Bologna : ainsi, on gagne plus vite.
tutorial-any-site = Vous détenez le Condottiere. <b>Choisissez une région</b> : { $regions ->
    [0] plus elle a de voisines, plus elle vaut.
    [one] celles qui touchent la vôtre valent le plus.
   *[other] celles qui touchent les vôtres valent le plus.
}
tutorial-others-choose = { $seat } choisit maintenant où l’on se bat.
tutorial-next-battle = Ensuite vient { $region }.
tutorial-hand = Vous n’avez aucun Mercenaire : vous pouvez <b>défausser toute votre main</b>, et la manche finira plus tôt, sans vous, ou <b>garder vos cartes</b>.
tutorial-open-low = <b>Commencez par { FORM($card, "definite") }</b>, et voyez ce que les autres dépensent.
tutorial-winter = { $seat } mène avec { $strength } : c’est trop cher. <b>Jouez l’Hiver</b>, et chaque Mercenaire en jeu ne vaut plus que 1.
tutorial-under-winter = { $seat } tombe aussi à { $strength }, et à égalité personne ne prend la région. <b>Jouez { FORM($card, "definite") }</b> : il compte maintenant autant qu’un 10.
tutorial-pass-winter = Votre ligne vaut { $working } = { $own }, la suivante { $rival }. <b>Passez</b>, et la bataille est finie.
tutorial-won-under-winter = { $region } est à vous, { $own } contre { $rival } : sous l’Hiver, les petits Mercenaires valent les grands.
tutorial-third-site = Inutile de gagner chaque bataille. <b>Choisissez { $region }</b> : que les autres y dépensent leurs cartes.
tutorial-courtesan = <b>Jouez le Courtisan.</b> Il ne vaut que 1, mais le plus grand nombre de Courtisans, sans égalité, donne le Condottiere, même sans la région.
tutorial-pass-drummer = { $seat } a joué un Tambour : il double les Mercenaires de cette ligne, même les suivants. <b>Passez</b>, et laissez les autres se disputer { $region }.
tutorial-watch = Les autres dépensent carte sur carte ; il vous en reste { $count ->
    [one] { $count }
   *[other] { $count }
}.
tutorial-token-by-courtesan = { $seat } prend { $region } avec { $strength }, mais votre Courtisan prend le Condottiere.
tutorial-fourth-site = Agrandissez vos terres : <b>choisissez { $region }</b>, à côté de Bologna et de Firenze.
tutorial-bait = <b>Commencez par { FORM($card, "definite") }</b>, et laissez les autres montrer leurs meilleures cartes.
tutorial-bishop = La plus forte carte adverse est { FORM($card, "definite") }. <b>Jouez l’Évêque</b> : il défausse tous les Mercenaires de cette force ; les vôtres, plus faibles, restent.
tutorial-heroine = { $seat } mène avec { $strength } : ni l’Hiver ni l’Évêque ne touchent une Héroïne. <b>Jouez la vôtre</b>, et reprenez la tête.
tutorial-favor = L’Évêque déplace aussi la Protection du Pape : personne ne peut choisir sa région ensuite. <b>Placez-la sur { $region }</b> : { $seat } ne pourra pas l’ajouter à Torino.
tutorial-favor-anywhere = L’Évêque déplace aussi la Protection du Pape : personne ne peut choisir sa région ensuite. <b>Placez-la</b> là où vous ne voulez pas de bataille.
tutorial-won-by-heroine = { $region } est à vous, { $own } contre { $rival } : là où les 10 sont tombés, votre Héroïne a tenu.
tutorial-last-site = Personne d’autre n’a de cartes : la manche finit. <b>Choisissez la région</b> de la prochaine bataille.
tutorial-keep = { $count ->
    [one] Votre carte est la dernière. <b>Gardez-la</b>, si elle est bonne
   *[other] Vos cartes sont les dernières. <b>Gardez-en deux au plus</b>, si elles sont bonnes
} : chaque carte gardée, c’est une nouvelle de moins.
tutorial-new-round = Chacun a dix cartes, cartes gardées comprises, plus une par région : { $regions ->
    [0] sans région, vous en avez { $count }
   *[other] avec { $regions }, vous en avez { $count }
}.
tutorial-begin-again = Cette leçon commence au milieu d’une manche : les autres ont déjà dépensé des cartes. <b>Choisissez { $region }</b>, puis confirmez.
tutorial-bluff = Vous menez, { $own } contre { $rival }. Faites peur aux autres : <b>jouez { FORM($card, "definite") }</b>. Il n’est pas forcément perdu.
tutorial-scarecrow = { $own } contre { $rival } : les autres ont renoncé. <b>Jouez l’Épouvantail</b> : il vous rend un Mercenaire de votre ligne, et { $less } contre { $rival } suffit encore.
tutorial-rescue = <b>Reprenez votre Mercenaire le plus fort</b>, si vous menez encore sans lui.
tutorial-fifth-site = Votre 10 est revenu dans votre main. <b>Choisissez { $region }</b>, à côté de Bologna.
tutorial-open-high = <b>Commencez par { FORM($card, "definite") }</b> : deux cartes spéciales le protégeront.
tutorial-spring = Sous l’Hiver, { FORM($card, "definite") } ne vaut que 1. <b>Jouez le Printemps</b> : l’Hiver s’en va, et les Mercenaires les plus forts en jeu valent 3 de plus.
tutorial-surrender = Vous menez, { $own } contre { $rival }, mais { $seat } a encore des cartes. <b>Jouez la Reddition</b> : la bataille finit aussitôt, et les lignes comptent telles quelles.
tutorial-won-by-surrender = { $region } est à vous, { $own } contre { $rival } : personne ne peut plus répondre.
tutorial-discard = Vous n’avez aucun Mercenaire, et à part vous, seul { $seat } a des cartes. <b>Défaussez votre main</b> : la manche finit, { $seat } garde deux cartes au plus, et chacun en reçoit de nouvelles.
tutorial-suggest = Pour mener, il vous faut plus de { $strength }. Vous pourriez <b>jouer { FORM($card, "definite") }</b>, ou <b>passer</b> et garder vos cartes.
tutorial-behind = Pour mener, il vous faut plus de { $strength }. <b>Renchérissez</b> si { $region } en vaut la peine, ou <b>passez</b> : vous ne jouez plus dans cette bataille, et gardez vos cartes.
tutorial-last = Tous les autres ont fini, à { $strength } au plus. <b>Renchérissez</b> si vous voulez { $region }, ou <b>passez</b> et gardez vos cartes.
tutorial-last-card = Tous les autres ont fini. <b>Jouez { FORM($card, "definite") }</b> : { $region } est à vous, { $own } contre { $rival }.
tutorial-ends = { $count ->
    [one] Encore { $count } région à côté des vôtres et vous gagnez
   *[other] Encore { $count } régions adjacentes et vous gagnez
} : continuez ici, ou commencez votre propre partie.
tutorial-ends-won = { $seat } gagne. Commencez maintenant votre propre partie.
tutorial-more = { $lesson ->
    [1] La deuxième leçon montre les autres cartes
   *[2] Vous avez vu toutes les cartes
} ; <cards>la feuille « { summary-button } »</cards> les résume. À 4 joueurs, on gagne avec 5 régions, ou 3 adjacentes. <rules>Les règles</rules> et « { hint-button } » aident ; survolez un élément, ou touchez-le longuement, pour savoir ce que c’est.
tutorial-first-game = Jouer une première partie

### On a television

tv-title = { $what } · sur un téléviseur · Condottiere
tv-show = Afficher sur un téléviseur
tv-show-means = Ouvre la table en grand dans un nouvel onglet, telle que la voient les spectateurs. Chacun garde ses cartes sur son téléphone.
tv-full-screen = Plein écran
tv-take-a-seat = Prenez place avec votre téléphone
tv-phone = Vos cartes sont sur votre téléphone
tv-starts = { $name } lance la partie depuis un téléphone.
tv-starts-nobody = La première personne assise lance la partie.

### A finished game

review-title = Partie : { $names } · Condottiere
review-laying-out = La partie se met en place…
review-not-over = Cette partie n’est pas encore terminée
review-no-such-game = Cette partie n’existe pas
review-not-begun = Cette partie n’a pas commencé
review-no-answer = Le serveur ne répond pas
review-cannot = Impossible de revoir cette partie
review-to-table = Retour à la table
review-try-again = Réessayer
review-to-start = Vers l’accueil

## Tabs beside the board

review-tabs = Journal, batailles et cartes
review-tab-log = Journal
review-tab-battles = Batailles
review-tab-seen = Cartes
review-tab-about = Partie

## Going through the game

review-walk = Revoir la partie
review-steps = Étapes
review-step-battle-before = Bataille précédente
review-step-back = Moment précédent
review-step-play = Lecture
review-step-stop = Arrêt
review-step-on = Moment suivant
review-step-battle-after = Bataille suivante
review-key-battle-before = Page préc.
review-key-back = ←
review-key-play = Espace
review-key-stop = Espace
review-key-on = →
review-key-battle-after = Page suiv.
review-step-with-key = { $step } ({ $key })
review-moment = Moment
review-moment-of = Moment { $moment } sur { $count }
review-moment-of-short = <b>{ $moment }</b> sur { $count }
review-copy-title = Copier un lien vers ce moment, avec cette vue
review-copy-title-of-record = Copier un lien vers ce moment, avec cette vue ; pour l’ouvrir, il faut le même fichier
review-link = Lien vers ce moment
review-copy-link = Copier le lien
review-copied = Copié
review-press-to-copy = Faites { $keys }

## From where it is seen

review-seen-by = Vue
review-all-open = Tout visible
review-spectator = Un spectateur
review-place-of-reader = { $name } (vous)
review-hand = Main
review-hands = Mains
review-all-hands = Toutes les mains
review-no-card = aucune carte
review-no-hand = Un spectateur ne voit la main de personne.

## Battles

review-battles = Batailles
review-no-battle = Aucune bataille n’a été menée à son terme.
review-game = Partie { $game }
review-final-battle = La bataille finale
review-nobody-wins = personne ne l’emporte
review-wins = { $name } l’emporte
review-keeps = { $name } la garde
review-conquers = { $name } la conquiert
review-cards-spent = { $count ->
    [one] { $count } carte dépensée
   *[other] { $count } cartes dépensées
}
review-nothing = rien
review-spent-nothing = n’a rien dépensé
review-passed-at-once = a passé d’emblée
review-passed-after = a passé après { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
review-seat-spent = { $name } : { $cards } ; force { $strength }
review-seat-spent-and-passed = { $name } : { $cards } ; force { $strength }, { $passed }

## The game

review-about = À propos de cette partie
review-record-ends = Cette archive s’arrête avant la fin de la partie.
review-unfinished = La partie est restée inachevée.
review-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se sont partagé la victoire
} { $how ->
    [adjacent] avec { $target } régions adjacentes
    [most] avec le plus de régions
    [final_battle] lors de la bataille finale
   *[total] avec { $target } régions
}.
review-won-otherwise = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se sont partagé la victoire.
}
review-match-won = { $count ->
    [one] { $names } a gagné le match.
   *[other] { $names } se sont partagé la victoire du match.
}
review-begun = Début : { $moment }.
review-score = { $name } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
review-keep-record = Garder l’archive
review-record-means = Une archive contient tout ce qui s’est passé, y compris les cartes que personne ne voyait.
review-record-text = Texte
review-record-json = JSON
review-no-pact-in-game = Personne n’a proposé de pacte dans la partie { $game } ; il y en a eu dans d’autres parties de ce match.
review-shuffle-of-record = Le mélange ne peut pas être vérifié : cette archive n’a pas le secret qu’une table révèle à la fin de sa partie.
review-record-kept = { $lasting ->
    [yes] Cet onglet garde l’archive jusqu’à sa fermeture, et le serveur n’en garde rien. Pour ouvrir un lien vers l’un de ses moments, il faut le même fichier.
   *[no] Ce navigateur ne laisse pas la page garder l’archive : après un rechargement, rouvrez le fichier. Pour ouvrir un lien vers l’un de ses moments, il faut le même fichier.
}
review-rematches = Parties de cette série
review-game-goes-on = Partie { $game }, en cours
review-elsewhere = Ailleurs
review-look-at-record = Ouvrir une archive

## Playing on

review-from-here-button = Jouer la suite à partir d’ici…
review-from-here = Jouer la suite à partir d’ici
review-from-here-means = Jouez la suite à partir du moment { $moment }, à votre propre table, avec les cartes telles qu’elles sont. Des capitaines prennent toutes les autres places ; la partie d’origine reste comme elle est. Personne ne peut y vérifier le mélange, puisqu’on y joue à partir de cartes connues.
review-from-over = À ce moment, la partie est terminée. Revenez à un moment antérieur pour jouer la suite.
review-your-seat = Votre place
review-captains = Les capitaines
review-play-on = Jouer la suite

## Records

review-records-title = Ouvrir une archive · Condottiere
review-records-mean = Toute partie terminée peut être téléchargée comme archive, en texte ou en JSON. Ouvrez-en une ici pour la revoir pas à pas : de chaque place, ou toutes cartes visibles. Le serveur n’en garde rien.
review-record-missing = Ce lien mène au moment { $moment } d’une archive ouverte dans un autre onglet ou navigateur, et qui n’est pas ici. Ouvrez le même fichier pour y aller.
review-choose-file = Choisir un fichier
review-or-drop = ou déposez-le ici
review-reading = Lecture…
review-too-large = Ce fichier est trop gros : une archive fait 1 Mo au plus.
review-no-text = Ce fichier n’est pas un texte en UTF-8 ou UTF-16 : ce n’est donc pas une archive de partie.

### After the game

after-title = Bilan de la partie : { $names } · Condottiere
after-link = Bilan
after-gathering = Le bilan de la partie se prépare…
after-gathering-on = Cela prend plus de temps que d’habitude : le serveur est peut-être très occupé. La page s’affichera d’elle-même.
after-to-review = Revoir la partie
after-last-battle = Revoir la dernière bataille

after-picture = Une image de la fin : { $won }
after-save = Enregistrer l’image
after-share = Partager
after-share-text = Une partie de Condottiere
after-film = Enregistrer la vidéo de la dernière bataille
after-filming = Enregistrement de la vidéo…
after-share-film = Partager la vidéo
after-film-failed = Ce navigateur n’a pas pu enregistrer la vidéo.
after-film-empty = Rien n’a été enregistré : cet appareil est peut-être trop occupé. Veuillez réessayer.
after-film-hidden = La vidéo ne s’enregistre que tant que cette page reste affichée. Réessayez sans la quitter.

after-regions = Les régions au fil du temps
after-regions-means = Combien de régions chacun avait après chaque bataille.
after-chances = Chances de victoire
after-chances-means = Après chaque donne et chaque bataille, d’après toutes les mains, y compris ce que personne ne pouvait voir, et comme si tout le monde jouait ensuite au même niveau, chacun ne voyant que ses cartes : le total fait donc 100 %. L’erreur peut atteindre 3 à 8 points, davantage dans un long match. Une bataille gagnée avec beaucoup de cartes peut faire baisser les chances. Un conseil ne tient compte que de ce que vous pouviez voir, et suppose que vous suivrez les suivants, ce qui fait gagner plus souvent : il annonce donc en général des chances plus élevées.
after-table = Sous forme de tableau
after-when = Après
after-start = la première donne
after-new-hands = nouvelles mains
after-game-battle = { $battle } (partie { $game })

after-battles = Forces engagées, batailles gagnées
after-battles-means = La force de chaque ligne à la fin d’une bataille, et le nombre de cartes qu’elle a coûté. Le vainqueur est encadré.
after-no-cards = aucune carte
after-cards-spent = Cartes jouées
after-battles-won = Batailles gagnées
after-price = Cartes par victoire

after-choices = Les choix
after-choices-means = Jugés d’après ce que chacun pouvait savoir alors, jamais d’après des cartes cachées. Les chances indiquées à côté d’un choix sont estimées comme pour un conseil, avec d’autres répartitions des cartes cachées. Ce ne sont pas celles du graphique, qui voit toutes les mains : tel qui a ici 40 % n’avait peut-être là, compte tenu des cartes cachées, que 5 %. Un choix n’est dit moins bon que le meilleur que si la différence dépasse la marge d’erreur du juge.
after-whose-choices = Choix à afficher
after-judging = Choix jugés : { $count } sur { $total }…
# $manner: how a player has played. $good: how many choices were as good as the best.
after-accuracy = { $manner ->
    [faultless] Jeu sans faute
    [careful] Jeu soigné
    [uneven] Jeu inégal
   *[careless] Jeu négligent
} : { $good ->
    [one] { $good } choix sur { $total } valait
   *[other] { $good } choix sur { $total } valaient
} le meilleur.
after-no-mistake = { $name } n’a fait aucun choix moins bon que le meilleur, pour autant que le juge puisse le dire.
# $choice: 'Play Mercenary 10'.
after-chosen = Choisi : « { $choice } » ({ $chance }).
after-better = Mieux : « { $choice } » ({ $chance }).
after-hint = Pourquoi, d’après ce que pouvait savoir { $name } : « { $reasons } ».
after-cost = D’après ce que pouvait savoir { $name }, ce choix lui a fait perdre { $share } de ses chances.
after-retry = Voir, ou jouer la suite à partir d’ici

after-luck = Chance et habileté
after-luck-means = De quoi se compose chaque résultat, en points de pourcentage des chances de gagner que montre le graphique : les chances avant la donne, la chance des donnes, ce que les choix du joueur ont fait perdre, et le reste : ce que les autres ont fait, et ce qu’il ne pouvait pas savoir.
after-part-base = Avant la donne
after-part-luck = Chance des donnes
after-part-own = Ses choix (0 au mieux)
after-part-gave-up = Abandon
after-part-rest = Les autres, et ce qui était caché
after-part-rest-and-luck = Les donnes, les autres, et ce qui était caché
after-part-result = Résultat
after-luck-awaits = Les choix du joueur, et avec eux le reste, suivront quand tous les choix seront jugés.
after-luck-vague = La chance des donnes fait ici partie du reste : dans cette partie, on ne la connaît pas à { $most } points près.
after-luck-how = Comment c’est calculé
after-luck-judge = Toutes les mains comptent, même ce que personne ne pouvait voir. Après chaque donne et chaque bataille, le juge joue la suite de nombreuses fois avec les vraies mains, et voit combien de fois chacun gagne.
after-luck-deals = Ce qu’une donne change est nul en moyenne, pour tout le monde : c’est la chance. Il y a une marge d’erreur, car le juge ne peut pas tout essayer.
after-luck-choices = Un choix moins bon que le meilleur a fait perdre une part des chances, d’après ce qu’on pouvait savoir (voir plus haut). Il coûte cette même part, mais des chances que montre le graphique à la donne ou à la bataille précédente, moins ce que d’autres choix ont déjà fait perdre depuis : aucun choix ne coûte donc plus que ce qu’on avait. Ce que d’autres rendent, on peut le perdre de nouveau : sur toute une partie, cela peut dépasser 100 points. Un bluff qui est bon d’après ce qu’on peut savoir ne coûte rien ; ce qu’il rapporte est dans le reste, comme tout ce que les autres donnent et prennent, et comme les cartes qu’on ne pouvait pas voir.

after-turning-points = Moments décisifs
after-turning-points-means = Ce qui a le plus changé les chances du graphique. Barre du haut : avant. Barre du bas : après. En dessous, des choix moins bons que le meilleur, avec les chances d’après ce que le joueur pouvait savoir.
after-no-turning-point = Aucune bataille ni aucune donne n’a beaucoup changé les chances.
after-point-battle = La bataille pour { $region }
after-point-deal = Nouvelles mains
after-chance = { $name } : { $before } avant, { $after } après
after-point-told = Ce qui a fait la différence : { $told }
after-hand = { $count ->
    [0] aucune carte
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}
after-mercenaries = Mercenaires (force { $strength })
# Between the deals and battles of a review: who could win, and who chooses.
outlook-could-win = La prochaine région pourrait donner la victoire à { $seats }.
outlook-no-longer = La prochaine région ne peut plus donner la victoire à { $seats }.
outlook-chooses = { $seat } choisit la prochaine région.
after-look = Voir ce moment

### Fair shuffles

fair-question = Le mélange était-il honnête ?
fair-unverifiable = Le mélange ne peut pas être vérifié : le serveur ne s’est engagé sur aucun, ce qui n’est normal que si une partie repart de cartes connues.
fair-ignored = Le serveur distribue sans les nombres aléatoires de ce navigateur : pour l’instant, rien ne prouve que vos cartes sont distribuées honnêtement.
fair-shuffles = Mélanges honnêtes
fair-asking = On demande au serveur ce qu’il a distribué, et son secret…
fair-at-work = Chaque donne est mélangée de nouveau…
fair-later = À la fin, le serveur révèle son secret, et vous pourrez le vérifier. Voici comment cela marche.
fair-sources = Cette page vérifie que chaque carte est allée où l’indique le journal ; la commande <code>condottiere verify</code> vérifie aussi que les règles ont été respectées.
fair-what-is-proven = Ce que cela prouve, et ce que cela ne prouve pas

## The verdict

fair-hidden = Ce navigateur avait noté à quoi le serveur s’était engagé, mais celui-ci n’en dit plus rien.
fair-untold = Le serveur ne dit rien pour l’instant.
fair-uncommitted = Le serveur n’a pris aucun engagement quand ce navigateur lui en a demandé un, et il ne révèle rien maintenant.
fair-unproven = Non prouvé : rien ne contredit le serveur, mais ce n’est pas une preuve.
fair-fair = Honnête : des nombres aléatoires de ce navigateur sont dans chaque donne, et tout ce qu’il peut vérifier est juste.
fair-unfair = Pas honnête : le serveur n’a pas tenu tout ce qu’il avait promis.
fair-nobody-gave = Personne n’a donné de nombres aléatoires pour { $deals } : l’administrateur du serveur a pu en choisir les cartes.
fair-depends = Dans { $deals }, vous dépendez des autres : parmi les joueurs qui ont donné des nombres aléatoires (la liste des donnes dit lesquels), l’un au moins ne doit pas être de connivence avec l’administrateur du serveur.
fair-commitment-late = Ce navigateur n’a noté l’engagement que juste avant la donne { $deal }, parce qu’il est arrivé plus tard ou que la table a été ouverte par d’autres. Le serveur a donc pu choisir son secret à sa convenance pour { $deals }.
fair-not-given = Ce navigateur n’a pas donné de nombres aléatoires pour { $deals }.
fair-left-out-late = { $count ->
    [one] Une fois, dans { $deals }, le serveur a omis les nombres aléatoires que ce navigateur avait envoyés, en disant qu’ils arrivaient trop tard.
   *[other] { $count } fois, dans { $deals }, le serveur a omis les nombres aléatoires que ce navigateur avait envoyés, en disant qu’ils arrivaient trop tard.
}
fair-gave = Nombres aléatoires donnés par { $name } pour { $deals } : le mélange y est honnête pour { $name }, si son propre navigateur a noté cet engagement et cette chaîne.
fair-unheard = Pour { $deals }, ce navigateur avait proposé une chaîne qui n’y compte pas : le serveur n’en a pas tenu compte, ou elle est arrivée trop tard, ou un autre de vos navigateurs l’a remplacée.
fair-deals = { $count ->
    [one] la donne { $numbers }
   *[other] les donnes { $numbers }
}
fair-range = { $first } à { $last }

## What is found of the whole game

fair-other-table = Ce que le serveur révèle concerne une autre table que celle-ci.
fair-secret-holds = Le secret du serveur est celui auquel il s’était engagé avant la première donne.
fair-secret-fails = Le secret que le serveur révèle maintenant n’est pas celui auquel il s’était engagé avant la première donne.
fair-nothing-noted = Il n’y a pas de notes d’un navigateur qui était là. Seules de telles notes peuvent montrer que le secret n’a pas changé et qu’aucun nombre aléatoire n’a été omis.
fair-commitment-holds = Ce navigateur a noté cet engagement avant la donne { $deal }.
fair-commitment-fails = Ce navigateur a noté un autre engagement avant la donne { $deal } : le serveur a changé de secret.
fair-refused = Le serveur n’a pris aucun engagement quand ce navigateur lui en a demandé un avant la création de la table : rien de ce navigateur ne pouvait être dans la donne 1.
fair-tries = { $count ->
    [one] Une fois déjà, le serveur, qui connaissait les nombres aléatoires de ce navigateur, ne lui a montré aucune partie : celle-ci est donc peut-être un nouvel essai.
   *[other] { $count } fois déjà, le serveur, qui connaissait les nombres aléatoires de ce navigateur, ne lui a montré aucune partie : celle-ci est donc peut-être un nouvel essai.
}
fair-other-promise = Le serveur avait promis la table { $table }, et a créé celle-ci une fois connus les nombres aléatoires de ce navigateur.
fair-bot-chain = Une chaîne a été annoncée pour { $name }, qui est un bot : les bots ne donnent pas de nombres aléatoires ; elle vient donc du serveur.
fair-copied-chain = La chaîne annoncée pour { $name } est celle d’une autre place.
fair-setup-holds = Réglages, places, noms et bots sont ceux que ce navigateur a notés, et font partie de chaque mélange.
fair-setup-told = Réglages, places, noms et bots étaient fixés avant la première donne, mais ce navigateur n’en a rien noté.
fair-setup-fails = Les réglages, les places, les noms ou les bots ne sont pas ceux qui étaient fixés avant la première donne.
fair-setup-other = Ce navigateur a noté d’autres réglages, places, noms ou bots que ceux que le serveur indique maintenant.
fair-other-holder = Pendant la partie, on a annoncé à ce navigateur un autre premier détenteur.
fair-too-few-deals = { $count ->
    [one] Le journal a { $count } donne, mais on avait annoncé à ce navigateur que la donne { $deal } suivait.
   *[other] Le journal a { $count } donnes, mais on avait annoncé à ce navigateur que la donne { $deal } suivait.
}
fair-holder-named = { $name } a eu le Condottiere en premier, selon les réglages, comme ce navigateur le savait d’avance.
fair-holder-holds = { $name } a eu le Condottiere en premier, par un tirage au sort qui découle du secret.
fair-holder-fails = D’après le secret, { $given } devait avoir le Condottiere en premier, mais c’est { $name } qui l’a eu.
fair-holder-unknown = { $name } a eu le Condottiere en premier, selon les réglages, dit le serveur ; ce navigateur ne le savait pas d’avance.
fair-unfinished = L’archive s’arrête avant la fin de la partie : ce qui manque ne peut pas être vérifié.
fair-record-no-secret = L’archive n’a pas le secret, que le serveur révèle quand une partie est terminée : les cartes ne peuvent pas être redistribuées.
fair-record-no-table = L’archive ne nomme pas sa table, dont dépendent les cartes.
fair-against-rules = L’archive ne peut pas être celle d’une partie jouée : { $why }.
fair-lone-guest = { $name } jouerait sur l’appareil d’une place qu’aucune personne n’occupe
fair-moved-in-pause = la partie a continué pendant une pause

## What is found of each deal

fair-deal = Donne { $deal } : { $count ->
    [one] { $count } carte, conforme au secret
   *[other] { $count } cartes, conformes au secret
}.
fair-deal-of = Donne { $deal } : { $count ->
    [one] { $count } carte, conforme
   *[other] { $count } cartes, conformes
} au secret et aux nombres aléatoires fournis par { $names }.
fair-missing = Aucun nombre aléatoire n’a été fourni par { $names }.
fair-late = Ce que ce navigateur avait envoyé pour cette donne n’est pas arrivé à temps, selon le serveur.
fair-seat = la place { $seat }
fair-elsewhere = un autre de vos navigateurs
fair-deal-wrong = Donne { $deal } : le serveur n’a pas tenu sa promesse.
fair-wrong-chain = Les nombres aléatoires fournis par { $name } ne viennent pas de la chaîne annoncée.
fair-left-out = La donne { $deal } omet les nombres aléatoires que ce navigateur lui destinait.
fair-asked-early = La donne { $deal } a été annoncée comme due avant de l’être : les nombres aléatoires de ce navigateur ont été connus trop tôt.
fair-unknown-chain = La donne { $deal } contient des nombres aléatoires fournis par { $name } et issus d’une chaîne inconnue de ce navigateur quand il a donné les siens.
fair-other-seat = Après la donne { $deal }, ce navigateur a vu une autre place que celle pour laquelle il avait donné des nombres aléatoires.
fair-other-hand = Après la donne { $deal }, ce navigateur a vu une autre main que celle que le serveur indique maintenant.
fair-other-givers = La donne { $deal } contient des nombres aléatoires d’autres places que celles annoncées alors à ce navigateur.
fair-other-board = Après la donne { $deal }, ce navigateur a vu un autre état de la table que celui que le serveur indique maintenant.
fair-changed-pile = La donne { $deal } a été faite à partir d’autres cartes, ou pour d’autres places, que celles que le serveur avait fixées quand il a demandé les nombres aléatoires de ce navigateur.
fair-no-secret = La donne { $deal } ne peut pas être vérifiée sans le secret.
fair-no-cards = La donne { $deal } n’a pas de cartes.
fair-other-pile = La donne { $deal } n’a pas été mélangée à partir des cartes qui n’étaient nulle part ailleurs.
fair-other-hands = La donne { $deal } n’a pas été distribuée aux mains que le serveur indique.
fair-other-moves = Après la donne { $deal }, des cartes sont allées ailleurs que là où les coups du journal les mènent.
fair-other-cards = La donne { $deal } n’est pas celle qui découle du secret : { $count ->
    [one] { $count } carte diffère
   *[other] { $count } cartes diffèrent
}. La carte { $place } était : { $dealt } ; elle aurait dû être : { $given }.
fair-no-card = aucune

## What was noted

fair-noted = Ce que ce navigateur a noté
fair-noted-means = Si vous gardez ces notes, <code>condottiere verify --notes</code> juge l’archive d’après elles sur n’importe quelle machine, sans cette page.
fair-download = Télécharger les notes
fair-fingerprint = Empreinte de l’archive
fair-fingerprint-means = Lisez-vous ces nombres les uns aux autres, sans passer par ce serveur. S’ils sont les mêmes pour tout le monde, tout le monde a reçu la même archive, et les verdicts portent sur la même partie.

### The summary sheet

summary-cards = Ce que vaut et fait chaque carte
summary-in-deck = × { $count }
summary-so-many = { $card } : { $count } dans le paquet
summary-mercenaries = Un Mercenaire vaut le nombre imprimé sur sa carte.
summary-strength = Comment se calcule une force, dans l’ordre
summary-strength-winter = Chaque Mercenaire vaut son nombre imprimé ou, si un Hiver est en jeu, 1 (R3.2).
summary-strength-drummer = Si la ligne a un Tambour, ses Mercenaires comptent double ; un second Tambour n’ajoute rien (R3.3).
summary-strength-spring = Si un Printemps est en jeu, les Mercenaires au nombre le plus élevé en jeu comptent chacun 3 de plus (R3.4, R3.6).
summary-strength-rest = Un Courtisan ajoute 1 et une Héroïne 10, quoi qu’il y ait d’autre (R3.5).
summary-example = Une ligne de 2, 4 et un Tambour, avec le Printemps, si aucun nombre en jeu ne dépasse 4 : (2 + 4) × 2 + 3 = 15.
summary-battle = Ce qui termine une bataille
summary-battle-means = Tout le monde a passé, ou une Reddition est jouée. La ligne la plus forte prend la région, et son joueur le Condottiere ; si les plus fortes sont à égalité, personne ne prend la région et le pion passe à gauche (R4.1). Le joueur qui a, sans égalité, le plus de Courtisans prend le Condottiere dans tous les cas (R4.2).
summary-battle-captured = Dans une bataille pour une région déjà contrôlée, une égalité la laisse à son joueur, qui prend le Condottiere (R14.5).
summary-round = Ce qui termine une manche
summary-round-means = Après une bataille, un joueur au plus a encore des cartes, et il en garde jusqu’à deux (R7.1, R7.2). Puis chaque main est complétée à dix cartes, plus une par région (R7.3).
summary-no-rounds = Des cartes après chaque bataille
summary-no-rounds-means = Ici, pas de manches. Après une bataille, chacun peut piocher jusqu’à trois cartes, sans dépasser dix plus une par région ; si personne n’a de carte, dix chacun (R12.2, R12.3).
summary-game = Ce qui termine une partie
summary-game-means = Le premier joueur qui a assez de régions après une bataille gagne aussitôt : à deux ou trois joueurs, six en tout ou quatre adjacentes ; de quatre à six joueurs, cinq en tout ou trois adjacentes (R8.1).
summary-game-here = Le premier joueur qui a { $total } régions en tout, ou { $adjacent } adjacentes, après une bataille gagne aussitôt (R8.1).
summary-game-none-left = S’il n’y a plus de région à prendre, le joueur qui en a le plus gagne ; en cas d’égalité, une bataille finale décide (R8.3, R9.1).

### The rules and other documents

rules-contents = Sommaire
rules-search = Rechercher
rules-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé à { $count } endroit
   *[other] Trouvé à { $count } endroits
}
rules-title = Les règles de Condottiere

## What is special about a table

rules-at-this-table = À cette table
rules-to-win = { $match ->
    [yes] { $total } régions en tout ou { $adjacent } adjacentes font aussitôt gagner une partie (R8.1).
   *[no] { $total } régions en tout ou { $adjacent } adjacentes font aussitôt gagner (R8.1).
}
rules-none-used = Aucune variante : ni Des Royaumes plus Grands, ni Piocher Après la Bataille, ni Jouer pour des Points, ni Capturer des Régions, ni Cartes Cachées.

### Settings of this browser

settings = Réglages
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-full = Complètes
settings-motion-fast = Rapides
settings-motion-none = Aucune
settings-sounds = Sons de la partie
settings-sounds-on = Activés
settings-sounds-off = Désactivés

### Devices and persons

me-title = Vous
me-your-name = Votre nom
me-save = Enregistrer
me-saved = Enregistré
me-who-sees = Tout le monde le voit à vos tables, même dans les parties commencées. Si quelqu’un y porte le même nom, un numéro vous distingue.
me-you-are-called = Vous vous appelez { $name }.
me-captains = Les capitaines se souviennent de vous
me-captains-yes = Oui
me-captains-no = Non
me-captains-means = Tant que vous le voulez, les capitaines se souviennent, d’après vos 20 dernières parties avec eux, si vous avez tenu vos promesses. Cela ne change que leur façon de négocier avec vous, et ils ne le disent à personne d’autre. Ce souvenir dure aussi longtemps que ce serveur garde ces parties ; « Non » l’efface.
me-language = Langue

## Another device

device-play-on-another = Jouer sur un autre appareil
device-code-means = Avec un code de récupération, un autre appareil devient le vôtre : même nom, mêmes parties.
device-code-again = Avec un code de récupération, un autre appareil devient le vôtre : même nom, mêmes parties. Vous en avez déjà un ; un nouveau le remplace. Les appareils qui sont déjà à vous le restent.
device-make-code = Créer un code
device-make-new-code = Créer un nouveau code
device-have-code = J’ai un code d’un autre appareil
device-use-code = Sur l’autre appareil, { $scanned ->
    [yes] scannez ceci, ouvrez le lien,
   *[no] ouvrez le lien
} ou tapez le code dans le champ « { home-join-friends } » de l’accueil. Gardez aussi le code : il ramène à vos parties si ce navigateur vous oublie. Il vaut jusqu’à ce que vous en fassiez un autre, et ne sera plus affiché. Toute personne qui l’a peut jouer à votre place.
device-recovery-code = Code de récupération
device-qr-code = Code QR du lien pour votre autre appareil
device-link = Lien pour votre autre appareil
device-opened-here = Ouvrez le jeu à l’adresse par laquelle votre autre appareil peut le joindre : le lien y mènera alors.
device-only-here = Pour l’instant, ce serveur ne s’ouvre que sur cet ordinateur. Relancez-le avec <code>python3 run.py --host 0.0.0.0{ $options }</code> ; le code reste valable.

## Forgetting this device

device-forget = Oublier cet appareil
device-forget-means = Ce navigateur oublie qui vous êtes et quelles sont vos parties, comme on le souhaite sur un ordinateur partagé.
device-code-still-leads = Votre code de récupération et vos autres appareils mènent toujours à vos parties.
device-no-code = Vous n’avez pas de code de récupération : si vous ne jouez pas aussi sur un autre appareil, personne ne pourra revenir à vos parties. Créez d’abord un code ci-dessus.
device-stay = Rester { $name }
device-forget-me = M’oublier ici

## Coming with a recovery code

device-play-on-this = Jouer sur cet appareil
device-code-knows = Avec votre code de récupération, ce navigateur vous connaît sous le même nom, avec toutes vos parties.
device-known-as = Pour l’instant, il vous connaît comme { $name }. Si cette personne n’a ni code ni autre appareil, ses parties vous suivent ; sinon, elles restent les siennes.
device-this-is-me = C’est moi
device-no-cookies = Ce navigateur bloque les cookies de ce site : le serveur ne peut pas vous reconnaître. Autorisez-les, puis réessayez.

## The server

device-server-unreachable = Le serveur est injoignable. Tourne-t-il encore ?
device-server-slow = Le serveur n’a pas répondu à temps. Il est peut-être très occupé.
device-server-silent = Le serveur a répondu { $status } sans dire pourquoi.
