# Polski. Nazwy graczy stoją w mianowniku albo po rzeczowniku, który ma przypadek („gracza { $seat }”).
# Karty i inne wartości mają przypadki jako atrybuty: FORM($card, "accusative").

language = Polski
locale = pl

### Cards

card-mercenary = Najemnik { $strength }
    .accusative = Najemnika { $strength }
    .genitive = Najemnika { $strength }
card-winter = Zima
    .accusative = Zimę
    .genitive = Zimy
card-spring = Wiosna
    .accusative = Wiosnę
    .genitive = Wiosny
card-bishop = Biskup
    .accusative = Biskupa
    .genitive = Biskupa
card-courtesan = Kurtyzana
    .accusative = Kurtyzanę
    .genitive = Kurtyzany
card-drummer = Dobosz
    .accusative = Dobosza
    .genitive = Dobosza
card-heroine = Bohaterka
    .accusative = Bohaterkę
    .genitive = Bohaterki
card-scarecrow = Kukła
    .accusative = Kukłę
    .genitive = Kukły
card-surrender = Kapitulacja
    .accusative = Kapitulację
    .genitive = Kapitulacji
several-cards = { $count } × { $card }

### How facts are written where they are part of a sentence

amount = { $seat } { $count }
loss = { $cards } ({ $seat })
days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
}
hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}

### The log of a game

## Deals and rounds

game-begins = Gra się zaczyna: { $seat } ma znacznik Condottiere.
match-game-begins = Zaczyna się partia { $game }: { $seat } ma znacznik Condottiere.
cards-dealt = Rozdane karty: { $amounts }.
you-are-dealt = Dostajesz: { FORM($cards, "accusative") }.
you-draw = Dobierasz: { FORM($cards, "accusative") }.
is-dealt = { $seat } dostaje: { FORM($cards, "accusative") }.
round-over = Koniec rundy.
log-shortened = Dziennik jest długi, więc pierwsze ruchy (w sumie { $count }) są tylko w zapisie gry.

## Battles

chooses-site = { $seat } przenosi znacznik Condottiere do regionu { $region }.
chooses-site-of = { $seat } przenosi znacznik Condottiere do regionu { $region }, który kontroluje { $other }.
plays = { $seat } zagrywa { FORM($card, "accusative") }.
plays-face-down = { $seat } zagrywa zakrytą kartę: { $card }.
plays-unseen = { $seat } zagrywa zakrytą kartę.
passes = { $seat } pasuje.
holds-back = { $seat } czeka i może jeszcze bronić regionu.
turns-up = { $seat } odkrywa { FORM($card, "accusative") }.
clears = Odrzucono z kompanii: { FORM($cards, "accusative") }.
bishop-strikes = Najemnicy usunięci z kompanii przez Biskupa: { $losses }.
bishop-finds-nobody = Biskup nie znajduje żadnego najemnika.
rescues = { $seat } bierze na rękę { FORM($card, "accusative") }.
rescues-nothing = { $seat } niczego nie bierze na rękę.
places-favor = { $seat } umieszcza znacznik papieskiej łaski w regionie { $region }.
leaves-favor-off = { $seat } zostawia znacznik papieskiej łaski poza planszą.
takes-favor-off = { $seat } zdejmuje znacznik papieskiej łaski z planszy.
battle-ends = Koniec bitwy o region { $region }: { $amounts }.
final-battle-ends = Koniec ostatecznej bitwy: { $amounts }.
tie =
    Remis przy sile { $count }{ $ended ->
        [surrender] {""}, po Kapitulacji
       *[passes] {""}
    }: nikt nie zdobywa regionu.
tie-keeps =
    Remis przy sile { $count }{ $ended ->
        [surrender] {""}, po Kapitulacji
       *[passes] {""}
    }: { $seat } utrzymuje region.
defends =
    { $seat } utrzymuje region { $region }, { $count } do { $against }{ $ended ->
        [surrender] {""}, po Kapitulacji
       *[passes] {""}
    }.
conquers =
    { $seat } zdobywa region { $region }, { $count } do { $against }{ $ended ->
        [surrender] {""}, po Kapitulacji
       *[passes] {""}
    }.
takes-condottiere = { $seat } bierze znacznik Condottiere.
keeps-condottiere = { $seat } zatrzymuje znacznik Condottiere.
condottiere-passes-left = Znacznik Condottiere przechodzi w lewo: ma go teraz { $seat }.
takes-condottiere-by-courtesans = { $seat } ma najwięcej Kurtyzan ({ $count }) i bierze znacznik Condottiere.
keeps-condottiere-by-courtesans = { $seat } ma najwięcej Kurtyzan ({ $count }) i zatrzymuje znacznik Condottiere.
final-battle = { $seats } remisują: rozstrzyga ostateczna bitwa.

## Hands after a battle

discards-hand = { $seat } nie ma najemnika i odrzuca całą rękę: { $cards }.
keeps = { $seat } zatrzymuje: { FORM($cards, "accusative") }.
keeps-nothing = { $seat } nie zatrzymuje żadnej karty.
keeps-so-many = { $count ->
    [0] { $seat } nie zatrzymuje żadnej karty.
    [one] { $seat } zatrzymuje 1 kartę.
    [few] { $seat } zatrzymuje { $count } karty.
   *[many] { $seat } zatrzymuje { $count } kart.
}
draws = { $count ->
    [0] { $seat } nie dobiera kart.
    [one] { $seat } dobiera 1 kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
}
everybody-keeps = Wszyscy zatrzymują karty.

## What people agree on

captain-for-away = Gracza { $seat } nie ma: do jego powrotu na tym miejscu gra kapitan.
captain-agreed = Pozostali się zgadzają: za gracza { $seat } gra kapitan.
captain-asked = { $seat } robi sobie przerwę: w tym czasie gra kapitan.
is-host = { $seat } jest gospodarzem.
is-back = { $seat } wraca i znów gra.
is-here = { $seat } jest przy stole: kapitan nie jest potrzebny.
plays-weaker = Za gracza { $seat } gra inny kapitan.
plays-itself = { $seat } kończy rozgrzewkę i gra odtąd z pełną siłą.
resumes = { $seat } wznawia grę.
paused = Gra jest wstrzymana.
clock = { $turn } na turę
clock-with-reserve = { $turn } na turę i { $reserve } w zapasie
clock-set = Od teraz gramy z zegarem: { $clock }.
clock-removed = Od teraz gramy bez zegara.

### The log of ends, shown cards and proposals

## The end

left-unfinished = Gra kończy się bez rozstrzygnięcia po { $count ->
    [one] 1 bitwie
    [few] { $count } bitwach
   *[many] { $count } bitwach
} bez zagranej karty.
game-won = { $seats } { $count ->
    [one] wygrywa grę
   *[other] wspólnie wygrywają grę
} { $how ->
    [adjacent] dzięki { $target } regionom sąsiadującym ze sobą
    [most] dzięki największej liczbie regionów
    [final_battle] w ostatecznej bitwie
   *[total] dzięki { $target } regionom
}.
match-game-won = { $seats } { $count ->
    [one] wygrywa partię { $game }
   *[other] wspólnie wygrywają partię { $game }
} { $how ->
    [adjacent] dzięki { $target } regionom sąsiadującym ze sobą
    [most] dzięki największej liczbie regionów
    [final_battle] w ostatecznej bitwie
   *[total] dzięki { $target } regionom
}.
match-points = Punkty (cel: { $target }): { $amounts }.
match-won = { $seats } { $count ->
    [one] wygrywa mecz
   *[other] wspólnie wygrywają mecz
}.

## Shown cards

shows-cards = { $seat } pokazuje wszystkim: { FORM($cards, "accusative") }.
shows-cards-to = { $seat } pokazuje: { FORM($cards, "accusative") }. Kto to widzi: { $seats }.
shows-face-down-card = { $seat } pokazuje wszystkim swoją zakrytą kartę.
shows-face-down-card-to = { $seat } pokazuje swoją zakrytą kartę. Kto ją widzi: { $seats }.
shows-cards-and-face-down = { $seat } pokazuje wszystkim swoją zakrytą kartę, a z ręki: { FORM($cards, "accusative") }.
shows-cards-and-face-down-to = { $seat } pokazuje swoją zakrytą kartę, a z ręki: { FORM($cards, "accusative") }. Kto je widzi: { $seats }.

## Taken back

takes-back = { $seat } cofa { $what }.
choice-of-site = wybór regionu { $region }
    .genitive = wyboru regionu { $region }
place-of-favor = umieszczenie znacznika łaski
    .genitive = umieszczenia znacznika łaski
choice-of-rescue = wybór po zagraniu Kukły
    .genitive = wyboru po zagraniu Kukły
the-pass = spasowanie
    .genitive = spasowania
the-card = zagranie { FORM($card, "genitive") }
    .genitive = zagrania { FORM($card, "genitive") }
the-face-down-card = zagranie zakrytej karty
    .genitive = zagrania zakrytej karty
a-move = ruch
    .genitive = ruchu
take-back-lapses = Gra toczy się dalej: prośba gracza { $seat } o cofnięcie ruchu wygasła.
take-back-lapses-shown = Pokazano karty: prośba gracza { $seat } o cofnięcie ruchu wygasła.

## Proposals

resigns = { $seat } rezygnuje: na tym miejscu do końca gra kapitan.
proposes = { $seat } proponuje { FORM($proposal, "accusative") }.
agrees-to = { $seat } zgadza się na { FORM($proposal, "accusative") }.
refuses = { $seat } nie zgadza się na { FORM($proposal, "accusative") }.
withdraws = { $seat } już nie prosi o { FORM($proposal, "accusative") }.
request-for-pause-ends = Prośba gracza { $seat } o przerwę jest już nieaktualna.
proposal-pause = przerwa
    .accusative = przerwę
proposal-end = koniec gry bez zwycięzcy
proposal-captain = kapitan za gracza { $seat }
    .accusative = kapitana za gracza { $seat }
proposal-takeback = cofnięcie ruchu
proposal-no-clock = gra bez zegara
    .accusative = grę bez zegara
proposal-clock = zegar ({ $clock })
ended-by-agreement = Gra kończy się tutaj za zgodą wszystkich: nikt nie wygrywa.
all-have-resigned = Wszyscy rezygnują: koniec gry.
others-have-resigned = Wszyscy inni rezygnują: wygrywa { $seat }.
chat-closed = Gospodarz zamyka czat.
chat-opened = Gospodarz ponownie otwiera czat.

### Errors

error-said = { $text }
error-internal-nothing-changed = Na serwerze coś poszło nie tak i zostało to odnotowane. Nic się nie zmieniło.
error-no-table = Nie ma tu stołu „{ $text }”. Sprawdź link albo otwórz nowy stół.
error-table-archived = Tego stołu nikt nie używał tak długo, że trafił do archiwum. Zapis gry ma administrator serwera.
error-table-deleted = Tego stołu nikt nie używał tak długo, że został usunięty.
error-damaged-game = Zapisana gra łamie zasady ({ $text }): baza danych jest uszkodzona. Administrator serwera może mieć starszą kopię.
error-not-saved = Nie udało się zapisać gry, więc nic się nie zmieniło. { $what }
error-overloaded = Serwer jest w tej chwili przeciążony i tego nie wykonał. Spróbuj za kilka sekund.
error-restarting = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-stale = Od czasu tej decyzji sytuacja na stole się zmieniła. Spójrz jeszcze raz.
error-cross-origin = Inne witryny nie mogą korzystać z tego serwera. Otwórz grę z jej własnej strony.
error-not-your-seat = To nie jest twoje miejsce. Jeśli masz do niego link, otwórz go na tym urządzeniu, a miejsce będzie twoje.
error-link-renewed = Ten link do miejsca zastąpiono nowym i już nie działa. Poproś przy stole o nowy.
error-internal = Na serwerze coś poszło nie tak i zostało to odnotowane. W grze nic się nie zmieniło.
error-wrong-key = Ten klucz nie pasuje do żadnego miejsca przy tym stole. Użyj całego linku albo wejdź bez klucza jako widz.
error-no-person = Serwer nie wie, kim jesteś. Podaj najpierw imię.
error-wrong-recovery-code = Nie ma takiego kodu odzyskiwania. Sprawdź go jeszcze raz; nowszy kod unieważnia poprzednie.
error-no-hints = Przy tym stole podpowiedzi i szanse są wyłączone. Przy nowym można je włączyć.
error-hint-not-your-turn = O podpowiedź można prosić tylko w swojej turze.
error-rematch-not-over = Rewanż można zacząć po zakończeniu gry, a w meczu po zakończeniu meczu.
error-nothing-left-to-play = W tym momencie gra jest skończona i nie ma już nic do zagrania. Wybierz wcześniejszy.
error-review-not-over = Odtworzenie gry ujawnia karty wszystkich graczy, więc jest możliwe dopiero po zakończeniu całej gry lub całego meczu.
error-record-not-over = Zapis ujawnia karty wszystkich graczy, więc można go pobrać dopiero po zakończeniu całej gry lub całego meczu.
error-record-unreadable = Nie można odczytać tego zapisu: { $what }.
error-no-free-seat = Otwarty stół musi mieć wolne miejsce, choćby twoje.
error-started = Gra przy tym stole już trwa. Wczytaj stronę ponownie.
error-about-to-begin = Gra zaraz się zacznie: nic już nie można zmienić.
error-other-terms = Zasady, zegar lub podpowiedzi właśnie się zmieniły. Sprawdź je, a potem zgłoś gotowość.
error-not-host = Może to zrobić tylko gospodarz tego stołu.
error-no-seat = Nie masz miejsca przy tym stole. Zajmij najpierw wolne.
error-seat-taken = Ktoś już zajmuje to miejsce. Wybierz inne albo obserwuj grę.
error-wrong-table-code = Żaden stół nie ma tego kodu. Sprawdź go jeszcze raz albo poproś o link do stołu.
error-seat-of-another = To miejsce należy już do kogoś innego. Zapytaj tę osobę albo obserwuj grę bez klucza.
error-spectator = Mogą to robić tylko osoby przy stole; ty obserwujesz grę.
error-captain-too-soon = Gracz { $text } jest przy stole albo nie ma go dopiero od chwili. Kapitana można zaproponować po { $count ->
    [one] 1 sekundzie
    [few] { $count } sekundach
   *[many] { $count } sekundach
} nieobecności.
error-empty-line = Ta wiadomość jest pusta.
error-long-line = Wiadomość może mieć najwyżej { $limit } znaków; ta ma { $count }.
error-chat-not-host = Zamknąć lub otworzyć czat może tylko gospodarz tego stołu.
error-chat-closed = Gospodarz zamknął czat do końca gry.
error-newer-rules = Ta gra zaczęła się według zasad w wersji { $count }, a serwer zna je do wersji { $limit }. Administrator serwera powinien zainstalować nowszą wersję Condottiere.
error-not-begun = Gra przy tym stole jeszcze się nie zaczęła. Otwórz stronę stołu i zajmij miejsce.
error-waiting = Gra przy tym stole jeszcze się nie zaczęła: nie można grać ani pisać.
error-shuffles-unverifiable = Ta gra zaczęła się od znanych kart, więc nikt nie może sprawdzić tasowania.
error-no-webhook = Nie ma webhooka do wypróbowania. Zapisz najpierw adres.
error-subscription-keys = Kluczy tej subskrypcji nie można użyć.
error-no-shuffle = Nie ma takiego tasowania albo inny stół już je ma. Poproś o następne.
error-request-too-large = Zapytanie może mieć najwyżej { $limit } B; to jest większe. Ustawienia: body, record.

error-name-own = Podaj imię (od 1 do { $limit } znaków).
error-name-guest = Podaj imię gościa (od 1 do { $limit } znaków).
error-name-of-seat = Podaj imię dla miejsca { $count } (od 1 do { $limit } znaków).
error-closed = Gra skończyła się rezygnacją lub porozumieniem; niczego nie można już dodać.
error-paused = Gra jest wstrzymana; może ją wznowić każdy, kto siedzi przy stole.
error-is-back = Osoba z tego miejsca już wróciła.
error-resigned = Po twojej rezygnacji do końca gra za ciebie kapitan.
error-captain-plays = Gra za ciebie kapitan; najpierw wróć na swoje miejsce.

## What people ask for at a table, and is not possible

error-game-over = Gra jest skończona: nic już nie można uzgodnić ani pokazać.
error-not-proposed = Tej propozycji już nie ma.
error-proposed-already = To lub coś podobnego już zaproponowano. Najpierw zgódź się na to albo odmów.
error-agreed-already = Twoja zgoda jest już zapisana.
error-others-decide = O tym decydują pozostali.
error-paused-already = Gra jest już wstrzymana.
error-not-paused = Gra nie jest wstrzymana.
error-same-clock = Przy tym stole obowiązuje już ten zegar.
error-captain-already = Na tym miejscu gra już kapitan.
error-captain-is-here = Przy stole jest ktoś, za kogo gra kapitan, i ma w tej sprawie głos: najpierw musi wrócić na swoje miejsce.
error-no-captain = Na tym miejscu nie gra żaden kapitan.
error-late-turn = Twoja tura trwała za długo i rozgrywa ją twój kapitan. Gdy się skończy, wróć na miejsce.
error-chat-closed-already = Czat jest już zamknięty.
error-chat-open-already = Czat jest już otwarty.
error-offer-gone = Ta oferta jest już nieaktualna.
error-offered-already = Ta oferta wciąż czeka: nie wszyscy odpowiedzieli.
error-offers-open = Liczba twoich ofert bez odpowiedzi sięgnęła limitu ({ $limit }). Wycofaj jedną, zanim złożysz następną.
error-offers-made = W tej partii nie złożysz już więcej ofert: limit to { $limit }.
error-between-games = Między partiami nie można niczego obiecać.
error-promise-moot = Ta obietnica nie może już niczego zmienić.
error-fight-third = Rywalem w obietnicy walki może być tylko ktoś trzeci: nie autor oferty ani jej adresat.
error-takeback-latest = Można cofnąć tylko własny ostatni ruch.
error-takeback-gone = Tego ruchu nie można już cofnąć.
error-takeback-deal = Tego nie można już cofnąć: od tamtej pory rozdano karty.
error-takeback-turn-up = Tego nie można już cofnąć: od tamtej pory odkryto zakrytą kartę.
error-takeback-hand = Tego nie można już cofnąć: od tamtej pory gracze zdecydowali o kartach na ręce.
error-takeback-end = Tego nie można już cofnąć: od tamtej pory skończyła się partia.
error-takeback-other = Tego nie można już cofnąć: od tamtej pory zagrał ktoś inny.
error-takeback-show = Tego nie można już cofnąć: od tamtej pory ktoś pokazał ci karty.
error-takeback-seen = Po cofnięciu trzeba by było wybierać od nowa, a od czasu swojego pasa znasz już nowe karty: możesz tylko odmówić.
error-takeback-answer = Najpierw zgódź się na cofnięcie albo odmów: po cofnięciu wybierasz od nowa.
error-return-seen = Twój pas cofnięto razem z ruchem, a od tamtej pory znasz nowe karty. Wróć na miejsce, gdy kapitan znów spasuje albo bitwa się skończy.
error-shows-proposer = Osobie, która prosi o cofnięcie ruchu, nie można pokazać kart. Najpierw zgódź się albo odmów, albo pokaż karty wszystkim.
error-shows-chooser = Osobie, która po cofnięciu wybierałaby od nowa, nie można pokazać kart: najpierw wszyscy muszą się zgodzić albo ktoś musi odmówić.
error-shows-not-held = Karty, którą chcesz pokazać, nie ma już na twojej ręce (R10.3).
error-shows-no-face-down = Nie masz już zakrytej karty do pokazania (R10.3).
error-hand-not-asked = To nie jest pora na decyzję o kartach na ręce (R4.5).
error-no-heir = Na miejscu { $count } nie siedzi nikt, kto może być gospodarzem.
error-no-such-seat = Przy tym stole nie ma miejsca { $count }.
error-no-such-moment = Nie ma momentu { $count }: ta gra liczy ich { $limit }.
error-cannot-begin = Gra nie może się jeszcze zacząć: { $missing }
missing-seats = { $count ->
    [one] 1 miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
missing-ready = { $text } jeszcze się szykuje.
problem = Gra nie może toczyć się dalej: { $what }
problem-not-saved = Gra nie może toczyć się dalej: serwer nie może jej zapisać. { $what } Próby są ponawiane co sekundę.
database-locked = Inny program blokuje bazę danych. Jeśli to potrwa, powiadom administratora serwera: z bazy korzysta program do kopii zapasowych lub inne narzędzie.
database-disk = Dysk z bazą danych jest pełny lub uszkodzony. Powiadom administratora serwera.
database-damaged = Baza danych jest uszkodzona. Powiadom administratora serwera: trzeba przywrócić ostatnią kopię zapasową.
database-connections = Baza danych nie przyjmuje więcej połączeń. Jeśli to potrwa, powiadom administratora serwera: trzeba zwiększyć ich limit.
database-unreachable = Baza danych jest niedostępna. Spróbuj za chwilę albo powiadom administratora serwera.
error-too-fast = Nie wykonano. Ograniczenie ({ $what }): najwyżej { $limit } naraz, potem { $pace } na sekundę. Odczekaj { $count ->
    [one] sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
} i spróbuj ponownie. Ustawienie: { $text }.
error-too-fast-by-far = Nie wykonano. Ograniczenie ({ $what }): najwyżej { $limit } naraz, potem 1 co { $pace } s. Odczekaj { $count ->
    [one] sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
} i spróbuj ponownie. Ustawienie: { $text }.
rate-messages = komunikaty jednego połączenia
rate-client-messages = komunikaty z jednego adresu
rate-all-messages = komunikaty ze wszystkich adresów
rate-chat = wiadomości na czacie z jednego miejsca
rate-client-chat = bajty czatu z jednego adresu
rate-all-chat = bajty czatu ze wszystkich adresów
rate-client-log = bajty paktów, pokazanych kart, ustaleń i liczb losowych z jednego adresu
rate-all-log = bajty paktów, pokazanych kart, ustaleń i liczb losowych ze wszystkich adresów
rate-pacts = oferty i odpowiedzi z jednego miejsca
rate-shows = karty pokazywane z jednego miejsca
rate-answers = odpowiedzi w sprawie kart na ręce z jednego miejsca
rate-agreements = propozycje, odpowiedzi itp. z jednego miejsca
rate-entropy = łańcuchy i liczby losowe z jednego miejsca
rate-shuffles = nowe tasowania z jednego adresu
rate-joins = wizyty przy stołach z jednego adresu
rate-summaries = zapytania o stoły z jednego adresu
rate-tables = nowe stoły z jednego adresu
rate-all-tables = nowe stoły ze wszystkich adresów
rate-records = zapisy gier wysyłane z jednego adresu
rate-record-entries = ruchy z zapisów gier wysyłanych z jednego adresu
rate-copied-entries = ruchy z gier dogrywanych z jednego adresu
rate-persons = nowe osoby z jednego adresu
rate-all-persons = nowe osoby ze wszystkich adresów
rate-person-changes = zmiany danych i listy gier z jednego adresu
rate-recoveries = kody odzyskiwania z jednego adresu
rate-all-recoveries = kody odzyskiwania ze wszystkich adresów
rate-codes = kody stołów z jednego adresu
rate-all-codes = kody stołów ze wszystkich adresów
rate-room-changes = zmiany przed grą z jednego adresu
rate-notices = powiadomienia jednej osoby
rate-trials = próby webhooków z jednego adresu
rate-all-trials = próby webhooków ze wszystkich adresów
error-interrupted = Działanie przerwano i nic się nie zmieniło. Spróbuj ponownie.
error-too-many = Nie wykonano. Ograniczenie ({ $what }): najwyżej { $limit } naraz. Zamknij któryś stół albo spróbuj później. Ustawienie: { $text }.
limit-websockets = otwarte stoły ze wszystkich adresów
limit-websockets-per-client = otwarte stoły z jednego adresu
limit-requests-per-client = oczekujące zapytania z jednego adresu
limit-hints = oczekujące prośby o podpowiedzi i szanse ze wszystkich adresów
limit-hints-per-client = oczekujące prośby o podpowiedzi i szanse z jednego adresu
limit-reviews = oczekujące prośby o odtworzenia i zapisy gier ze wszystkich adresów
limit-reviews-per-client = oczekujące prośby o odtworzenia i zapisy gier z jednego adresu
error-address-form = Adres może mieć najwyżej { $limit } znaków, bez spacji i znaków diakrytycznych.
error-address-no-page = To nie jest adres strony internetowej.
error-address-scheme = Adres musi zaczynać się od https:// lub http://.
error-address-password = Adres nie może zawierać nazwy użytkownika ani hasła.
error-address-port = Port { $text } jest niedozwolony: użyj 80, 443 albo portu od { $limit } wzwyż.
error-address-private = Ten adres leży w sieci prywatnej, więc nic tam nie wysyłamy. Administrator serwera może na to pozwolić opcją --allow-internal-notifications.
webhook-sent = Wysłano. Zajrzyj do swojego komunikatora.
webhook-no-answer = Brak odpowiedzi z tego adresu. Czy jest poprawny?
webhook-refused = Ten adres nie przyjął wiadomości (status { $text }). Czy jest poprawny?

### Refusals by the rules

error-by-the-rules = { $what }.

refusal-legal = dozwolone
refusal-no-such-action = nie ma takiego ruchu
refusal-game-over = R8.1: gra jest skończona; nic już nie można zagrać
refusal-awaits-deal = R1.6: trwa rozdawanie kart; dopóki się nie skończy, nikt nie może nic zrobić
refusal-awaits-next-game = R13.1: ta partia meczu jest skończona, a następna się nie zaczęła
refusal-not-a-battle-turn = R2.2: to nie jest pora na zagranie karty ani pas
refusal-not-in-hand = R2.2: karty zagrywa się z ręki, a na tej ręce takiej nie ma
refusal-nothing-face-down = R15.3: zakrytą kartę może odkryć, pasując, tylko gracz, który ją ma
refusal-not-a-site-choice = R4.3: to nie jest pora na wybór pola bitwy
refusal-site-has-favor = R4.3: znacznik papieskiej łaski chroni ten region
refusal-site-has-marker = R4.3: w tym regionie jest już znacznik kontroli
refusal-site-is-own = R14.1: posiadacz znacznika Condottiere nigdy nie wybiera własnego regionu
refusal-not-a-rescue = R6.1: to nie jest pora na wzięcie karty na rękę; robi się to po Kukle
refusal-not-in-line = R6.1: na rękę można wziąć tylko odkrytego najemnika z własnej kompanii, a takiego tam nie ma
refusal-not-a-favor-choice = R5.4: to nie jest pora na umieszczenie znacznika łaski; robi się to po Biskupie
refusal-favor-on-marker = R5.4: znacznik łaski trafia tylko do regionu bez znacznika kontroli
refusal-not-a-draw = R12.2: to nie jest pora na dobieranie kart
refusal-draws-too-many = R12.2: tylu kart nie można teraz dobrać
refusal-not-a-hand-choice = R4.5: to nie jest pora na decyzję o kartach na ręce
refusal-hand-has-mercenary = R4.5: nie można odrzucić kart, gdy na ręce jest najemnik
refusal-not-a-keep = R7.2: to nie jest pora na wybór kart do zatrzymania
refusal-keeps-what-it-lacks = R7.2: zatrzymać można tylko karty z tej ręki
refusal-shows-too-late = R10.3: gra jest skończona; nie ma już czego pokazać
refusal-shows-what-it-lacks = R10.3: pokazać można tylko karty z własnej ręki, a tylu takich na niej nie ma
refusal-shows-nothing-face-down = R10.3: ten gracz nie ma zakrytej karty do pokazania

### The command line

record-players = { $names } (zasady w wersji { $version })
record-refused-line = wiersz { $count }: „{ $text }” jest wbrew zasadom: { $what }
record-refused-entry = wpis { $count }: „{ $text }” jest wbrew zasadom: { $what }
verify-table = Stół { $text }
verify-commitment = Zobowiązanie { $text }
verify-setup = Ustalenia { $text }
verify-chain = Łańcuch { $text } gracza { $name }, od rozdania { $deal }
verify-fingerprint = Odcisk { $text }
verify-other-notes = notatki są ze stołu { $noted }, a zapis ze stołu { $recorded }
verify-this-browser = „Ta przeglądarka” to ta, która zrobiła notatki.
verify-not-proved = Nie dowodzi to, że nikt nie oglądał ukrytych kart: może to robić administrator serwera. Zobacz docs/fairness.pl.md.

terminal-hand = Twoja ręka: { $cards }
terminal-ask = Numer, h – podpowiedź, q – zapis i koniec
terminal-no-choice = Nie ma takiej możliwości: { $text }.
terminal-saved = Gra jest zapisana w pliku { $file }. Aby do niej wrócić: { $command }
terminal-kept = Gra jest w pliku { $file }. Aby ją przejrzeć: { $command }
terminal-over = ta gra jest skończona. Aby ją przejrzeć: { $command }
terminal-nobody-plays = w tej grze nikt nie gra. Aby oglądać ją dalej: { $command }
terminal-somebody-plays = w tej grze ktoś gra. Aby do niej wrócić: { $command }

### Hints

## Regions. Ids that end in -yours are about the reader's regions, the others about those of { $seat }.

reason-has = Region { $region } należy już do gracza { $seat }
reason-has-yours = Region { $region } jest już twój
reason-wins-adjacent = Region { $region } dałby graczowi { $seat } zwycięstwo dzięki { $count } sąsiadującym regionom
reason-wins-adjacent-yours = Region { $region } dałby ci zwycięstwo dzięki { $count } sąsiadującym regionom
reason-wins-total = Region { $region } dałby graczowi { $seat } zwycięstwo dzięki { $count } regionom
reason-wins-total-yours = Region { $region } dałby ci zwycięstwo dzięki { $count } regionom
reason-gives-adjacent = Region { $region } dałby graczowi { $seat } { $count ->
    [one] 1 sąsiadujący region
    [few] { $count } sąsiadujące regiony
   *[many] { $count } sąsiadujących regionów
}
reason-gives-adjacent-yours = Region { $region } dałby ci { $count ->
    [one] 1 sąsiadujący region
    [few] { $count } sąsiadujące regiony
   *[many] { $count } sąsiadujących regionów
}
reason-nth = { $region } to byłby { $count ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
   *[other] szósty
} region gracza { $seat }
reason-nth-yours = { $region } to byłby twój { $count ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
   *[other] szósty
} region
reason-only-nth = { $seat } { $what } zdobywa region { $region }, dopiero swój { $count ->
    [1] pierwszy
   *[other] drugi
}
reason-favor-off = Żaden region nie potrzebuje ochrony
reason-favor-here = Żaden inny region nie potrzebuje ochrony
reason-favor-protects = Regionu { $region } nikt nie może wybrać, dopóki leży tam znacznik łaski

## How often something happens: { $what } of the messages below

often-every = zawsze
often-always = prawie zawsze
often-usually = zwykle
often-half = mniej więcej co drugi raz
often-seldom = czasem
often-hardly = bardzo rzadko

## Cards and battles

advice-wins = To daje ci zwycięstwo w grze
advice-wins-match = To daje ci zwycięstwo w meczu
advice-lost = Nic już nie da ci zwycięstwa
advice-lost-to = Nic już tego nie powstrzyma: { $seat } wygrywa grę
advice-worth = Warto walczyć
advice-close = Prawie równo: dalsza walka i pas dają podobny wynik
advice-close-surrender = Prawie równo: dalsza walka i zakończenie bitwy dają podobny wynik
advice-dear = Za drogo
advice-dear-line = Kolejne karty to za wysoka cena: bez nich twoja kompania { $what } wygrywa
advice-vain = Nie warto walczyć
advice-others = Zostaw to innym
advice-others-rival = Zostaw to graczowi { $seat }
advice-enough = Bez kolejnych kart twoja kompania { $what } wygrywa
advice-all-equal = Wszystkie wybory są prawie równie dobre
advice-some-equal = Najlepsze wybory są prawie równie dobre
advice-unclear = Średni wynik wielu prób jest lepszy; nie ma jednego wyraźnego powodu
why-wins = Bitwę o region { $region } { $what } wygrywasz
why-wins-more = Bitwę o region { $region } wygrywasz częściej niż bez tego ruchu
why-wins-most = Bitwę o region { $region } wygrywasz częściej niż o inne
why-wins-final = Ostateczną bitwę { $what } wygrywasz
why-still-wins = Bitwę o region { $region } i tak { $what } wygrywasz
# A seat that would win the game by it: in the next three messages and in but-danger.
why-danger = { $seat } { $what } zdobywa wtedy region { $region }
pass-danger = Gdy spasujesz, { $seat } { $what } zdobywa region { $region }
why-danger-same = Tak czy inaczej { $seat } { $what } zdobywa region { $region }
why-hinders = { $seat } wygrywa bitwę o region { $region } rzadziej niż bez tego ruchu
why-prevents = Nie pozwala graczowi { $seat } wygrać bitwy o region { $region }
why-not = Dalsza walka o region { $region } w najlepszym razie { $what } kończy się zwycięstwem
why-never = Bitwy o region { $region } już nie wygrasz
why-keeps =
    Zostaje ci { $count ->
        [one] około 1 karty
       *[other] około { $count } kart
    }, a po dalszej walce { $total ->
        [0] żadna
       *[other] około { $total }
    }
why-chooses = Następny region { $what } wybierasz ty
why-stays = Na później zostaje { $card }
why-later = Możesz zagrać go znowu, w tej bitwie lub później
why-borders = Region { $region } sąsiaduje z { $count } wolnymi regionami, a wybrany z { $total ->
    [0] żadnym
   *[other] { $total }
}
why-weak = Raczej nie zdobędziesz żadnego z tych regionów
why-unlike-wins = Ten region, inaczej niż { $region }, nie dałby graczowi { $seat } zwycięstwa
why-unlike-gives = Ten region, inaczej niż { $region }, nie dałby graczowi { $seat } { $count ->
    [one] 1 sąsiadującego regionu
   *[other] { $count } sąsiadujących regionów
}
why-needed = Każdy najemnik jest tu potrzebny
why-line-keeps = W twojej kompanii zostaje { $card }
why-spend = Inni zużywają około { $count ->
    [one] 1 karty
   *[other] { $count } kart
} więcej niż bez tego ruchu
why-spend-rival = { $seat } zużywa około { $count ->
    [one] 1 karty
   *[other] { $count } kart
} więcej niż bez tego ruchu
why-deal = Po tej bitwie { $what } rozdaje się nowe karty
does-leads = Przewaga { $count }
does-trails = Strata { $count }
does-level = Wyrównanie
does-leads-open = Przewaga { $count } według odkrytych kart
does-trails-open = Strata { $count } według odkrytych kart
does-level-open = Wyrównanie według odkrytych kart
needs = { $count ->
    [0] Więcej kart nie potrzeba
    [one] Potrzeba jeszcze około 1 karty
   *[other] Potrzeba jeszcze około { $count } kart
}
needs-often =
    { $count ->
        [0] Bez kolejnych kart { $what } wygrywasz bitwę
        [one] Gdy zagrasz jeszcze około 1 karty, { $what } wygrywasz bitwę
       *[other] Gdy zagrasz jeszcze około { $count } kart, { $what } wygrywasz bitwę
    }
needs-much = Bitwę rzadko wygrywasz
needs-never = Bitwy już tak nie wygrasz
does-take-back = Na rękę może wrócić { $card }
does-nothing = Nic w tej bitwie nie zmienia
does-wait = Pozwala zyskać na czasie
does-win = Bitwę { $what } wygrywasz
does-tie = Bitwy nikt wtedy nie wygrywa
does-stay = Region { $region } pozostaje wtedy twój
does-end-yours = Kończy bitwę: { $what } ją wygrywasz
does-end = Kończy bitwę: { $seat } { $what } ją wygrywa
does-end-tie = Kończy bitwę: nikt jej nie wygrywa
does-end-kept = Kończy bitwę: region { $region } pozostaje twój
does-end-shared = Kończy bitwę: wygrana jest wspólna
does-end-others = Kończy bitwę: wygraną dzielą inni gracze
does-keep = { $count ->
    [0] Nie zostanie ci żadna karta
    [one] Zostanie ci około 1 karty
   *[other] Zostanie ci około { $count } kart
}
instead-wins = Po wybranym ruchu { $what } wygrywasz bitwę
why-leaves =
    Zostanie ci { $count ->
        [one] około 1 karty
       *[other] około { $count } kart
    }, a po wybranym ruchu { $total ->
        [0] żadna
       *[other] około { $total }
    }
but-wins = Ale po wybranym ruchu { $what } wygrywasz bitwę
but-wins-more = Ale po wybranym ruchu częściej wygrywasz bitwę
but-danger = Ale po zalecanym ruchu { $seat } { $what } zdobywa region { $region }
but-keeps = { $count ->
    [one] Ale po wybranym ruchu zostanie ci około 1 karty
   *[other] Ale po wybranym ruchu zostanie ci około { $count } kart
}
reason-discard = Ręka bez najemników niewiele zdziała
reason-keep-hand = Te karty mogą się jeszcze przydać
reason-keep = Lepsze niż to, co zwykle się dostaje
reason-keep-nothing = To, co się dostaje, jest zwykle lepsze
reason-draw = Więcej kart na następne bitwy

## What it would do

do-pass = Spasuj
do-pass-revealing = Spasuj i odkryj kartę
do-hold-back = Zaczekaj
do-play = Zagraj { FORM($card, "accusative") }
do-play-face-down = Zagraj zakrytą: { $card }
do-site = Walcz o region { $region }
do-favor = Znacznik łaski: { $region }
do-favor-off = Zostaw znacznik łaski poza planszą
do-rescue = Weź na rękę { FORM($card, "accusative") }
do-rescue-nothing = Niczego nie bierz na rękę
do-keep-hand = Zatrzymaj karty
do-discard-hand = Odrzuć wszystkie karty z ręki
do-keep = Zatrzymaj: { FORM($cards, "accusative") }
do-keep-nothing = Nie zatrzymuj kart
do-draw = { $count ->
    [0] Nie dobieraj kart
    [one] Dobierz 1 kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}

## The panel of hints

hint-title = Co zrobiłby kapitan
hint-close = Zamknij podpowiedź
hint-to-win-game = szanse na wygranie gry
hint-to-win-match = szanse na wygranie meczu
hint-none = Nie ma czego podpowiedzieć.
hint-note = Wybierz propozycję, by ją przygotować. Dopóki nie potwierdzisz, nic nie zostanie zagrane.
advice-not-yet = Szans jeszcze nie ma: liczący je kapitan dopiero się przygotowuje.
hint-equal = Równie dobre
hint-note-of-chances = Kapitan grał dalej wiele razy, za każdym razem na nowo rozdając karty, których nie widzisz. Wybory, które różni tylko przypadek, są oznaczone jako równie dobre. Wybierz propozycję, by ją przygotować. Dopóki nie potwierdzisz, nic nie zostanie zagrane.
hint-ask-again = Zapytaj znów
hint-thinking = Chwila namysłu
hint-in-line = Numer { $place } w kolejce
hint-why = Dlaczego: { $what }

### Verdicts

verdict-open = { $seat } może jeszcze dotrzymać słowa lub je złamać.
    .you = Możesz jeszcze dotrzymać słowa lub je złamać.
verdict-never-chose = { $seat } ani razu nie staje przed wyborem.
    .you = Ani razu nie stajesz przed wyborem.
verdict-chose-site = { $seat } wybiera do walki region { $region }.
    .you = Wybierasz do walki region { $region }.
verdict-played-for-region = { $seat } zagrywa kartę w bitwie o region { $region }.
    .you = Zagrywasz kartę w bitwie o region { $region }.
verdict-spared = { $seat } nie walczy o region { $region }, choć była okazja.
    .you = Nie walczysz o region { $region }, choć była okazja.
verdict-played = { $seat } zagrywa kartę w tej bitwie.
    .you = Zagrywasz kartę w tej bitwie.
verdict-played-none = { $seat } nie zagrywa już kart w tej bitwie, choć ma je na ręce.
    .you = Nie zagrywasz już kart w tej bitwie, choć masz je na ręce.
verdict-put-favor = { $seat } umieszcza znacznik łaski w regionie { $region }.
    .you = Umieszczasz znacznik łaski w regionie { $region }.
verdict-put-favor-elsewhere = { $seat } nie umieszcza znacznika łaski w regionie { $region }.
    .you = Nie umieszczasz znacznika łaski w regionie { $region }.
verdict-could-not-put-favor = { $seat } nie może umieścić znacznika łaski w regionie { $region }.
    .you = Nie możesz umieścić znacznika łaski w regionie { $region }.
verdict-kept-favor-off = { $seat } nie umieszcza znacznika łaski w regionie { $region }, choć była okazja.
    .you = Nie umieszczasz znacznika łaski w regionie { $region }, choć była okazja.
verdict-passed-first = { $seat } pasuje z kartami na ręce, choć rywal jeszcze nie spasował.
    .you = Pasujesz z kartami na ręce, choć rywal jeszcze nie spasował.
verdict-surrendered = { $seat } kończy tę bitwę Kapitulacją.
    .you = Kończysz tę bitwę Kapitulacją.
verdict-played-on = { $seat } walczy dalej: nie pasuje z kartami na ręce, dopóki nie spasuje rywal.
    .you = Walczysz dalej: nie pasujesz z kartami na ręce, dopóki nie spasuje rywal.

### Notices

notice-turn-title = Twoja tura
notice-turn = Stół czeka na twój ruch. Inni gracze: { $others }.
notice-captain-title = Gra za ciebie kapitan
notice-captain = Nie było cię, więc przy stole gra za ciebie kapitan. Inni gracze: { $others }.
notice-trial-title = Działa
notice-trial = Tu Condottiere da ci znać, że przyszła twoja kolej.
notice-nobody = brak
notice-title-in-chat = { $title } – Condottiere

### Captains

## How strong captains are, from gentle to merciless

grade-gentle = łagodny
grade-easy = łatwy
grade-fair = solidny
grade-strong = silny
grade-fierce = zaciekły
grade-merciless = bezlitosny

captain-gentle = { $text }, łagodny
captain-easy = { $text }, łatwy
captain-fair = { $text }, solidny
captain-strong = { $text }, silny
captain-fierce = { $text }, zaciekły
captain-merciless = { $text }, bezlitosny
captain-of-other-kind = { $text }
captain-word = Kapitan
captain-of-tutorial = gra według scenariusza samouczka
captain-needs-numba = { $text } wymaga biblioteki Numba, której ten serwer nie ma.

### Who captains and other bots are

## Captains

captain-carmagnola = Po zwycięstwie puszczał jeńców wolno. Może i tobie daruje.
captain-gattamelata = Miodowy Kot: miękki krok, słodkie słówka, a z ciosem się nie spieszy.
captain-piccinino = Mały, kulawy i pierwszy do każdej bitki; często bity, a nazajutrz znów w polu.
captain-colleoni = Wzbogacił się na żołdzie trzech panów i umarł we własnym łóżku: liczy, zanim wyda.
captain-hawkwood = Anglik pełen forteli. Gdy się cofa, zastanów się po co.
captain-urslingen = Nosił na piersi napis „Wróg Boga, litości i miłosierdzia”. I tak właśnie gra.

## Bots that are no captains

bot-expert = Waży każdą kartę, region i ryzyko, a wyczucia nabrał w wielu grach z samym sobą.
bot-learned = Uczył się na milionach gier z samym sobą i z innymi, a decyduje w mgnieniu oka.
bot-naive = Walczy o to, co mu pomaga, powstrzymuje tego, kto zaraz wygra, i oszczędza najlepsze karty.
bot-random = Zagrywa losowo jedną z dozwolonych kart albo pasuje. Dobry na pierwszy raz.
bot-search = Wyobraża sobie, co mogą mieć inni, i rozgrywa każdy ruch do końca w setkach takich światów.
bot-master = Wyobraża sobie, co mogą mieć inni, a ocenia tak, jak nauczyły go miliony gier.
bot-ismcts = Information Set Monte Carlo Tree Search jak z podręcznika, z losowymi rozgrywkami.

### Options

options-advice = Gra na punkty razem z odbijaniem regionów oznacza długie mecze; instrukcja odradza łączenie tych zasad (R13.5).

### Browsers that show no page

page-needs-scripts = Aby grać w Condottiere, włącz JavaScript.
page-needs-browser = Ta przeglądarka jest za stara, aby wyświetlić Condottiere. Potrzebny jest co najmniej Chrome lub Edge { $chrome }, Firefox { $firefox } albo Safari { $safari }.
page-needs-host = Nie udało się wczytać Condottiere. Wczytaj stronę ponownie. Jeśli to nie pomoże, gra potrzebuje własnej nazwy hosta, jak play.example.org; pod ścieżką, jak example.org/games, nie da się grać.

### Words of many pages

close = Zamknij
cancel = Anuluj
back = Wróć
you = ty
    .accusative = ciebie
    .genitive = ciebie
    .dative = tobie
card-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
region-count = { $count ->
    [one] 1 region
    [few] { $count } regiony
   *[many] { $count } regionów
}
point-count = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
summary = Karty w skrócie

### Cards, map and battle lines

## What a card is worth and does

card-mercenary-does = Siła { $strength } (R3.1).
card-winter-does = Każdy najemnik w grze ma siłę 1; każda Wiosna w grze zostaje odrzucona (R3.2, R5.1).
card-spring-does = Najsilniejsi najemnicy w grze mają siłę o 3 większą; każda Zima w grze zostaje odrzucona (R3.4, R5.2).
card-bishop-does = Odrzuca najsilniejszych najemników w grze, także własnych, i przenosi znacznik łaski (R5.3, R5.4).
card-courtesan-does = Siła { $strength } (R3.1). Kto jako jedyny ma ich najwięcej, bierze znacznik Condottiere (R4.2).
card-drummer-does = Podwaja siłę najemników w swojej kompanii (R3.3).
card-heroine-does = Siła { $strength } (R3.1). Inne karty na nią nie działają (R3.5).
card-scarecrow-does = Pozwala wziąć na rękę jednego najemnika z własnej kompanii (R6.1).
card-surrender-does = Natychmiast kończy bitwę: wygrywa najsilniejsza kompania (R5.7).

## The map

map-label = Mapa Italii
map-region =
    { $choosable ->
        [yes] Wybierz region { $region }
       *[no] { $region }
    }, { $owned ->
        [yes] kontroluje: { $owner } ({ $colour })
       *[no] pod niczyją kontrolą
    }{ $stands ->
        [battle] , tu toczy się bitwa
        [condottiere] , tu leży znacznik Condottiere
       *[nothing] {""}
    }{ $favor ->
        [yes] , chroniony papieską łaską
       *[no] {""}
    }
map-colour-red = czerwony
map-colour-blue = niebieski
map-colour-gold = złoty
map-colour-green = zielony
map-colour-purple = fioletowy
map-colour-white = biały
map-smaller = Mniejsza mapa
map-larger = Większa mapa

## Battle lines

line-list = Kompanie
line-label = { $name }, siła { $strength }
line-strength = <label>Siła{" "}</label>{ $strength }
line-strongest = najsilniejsza
line-strengths = Siła kompanii
result-strengths = { $amounts }.
line-cards =
    { $shown ->
        [open] W kompanii: { $cards }
        [face-down] W kompanii: zakryta karta
        [face-down-known] W kompanii: zakryta karta ({ $card })
        [both] W kompanii: { $cards } oraz zakryta karta
        [both-known] W kompanii: { $cards } oraz zakryta karta ({ $card })
       *[nothing] W kompanii: brak kart
    }
line-winter = Zima: każdy najemnik ma siłę 1.
line-spring = Wiosna: najsilniejsi najemnicy +3.
line-known = Na ręce: { $cards }
line-known-short = na ręce
line-own-known = Inni znają: { FORM($cards, "accusative") }
line-own-known-short = jawne

## What asks for answers

answer-about-seat = O graczu: { $name }
answer-choose-card = Najpierw wybierz kartę z ręki; wtedy ten przycisk ją zagra (R2.2).
answer-choose-region = Najpierw wybierz na mapie jeden z obwiedzionych regionów; wtedy ten przycisk go potwierdzi.
line-becomes = <label>będzie{" "}</label>{ $strength }

### Answers

## Jak sumuje się siła kompanii

sum-mercenary = { $card }: { $total } (R3.1)
sum-mercenaries = Najemnicy: { $text } = { $total } (R3.1)
sum-winter = { $count ->
    [one] Przez Zimę najemnik liczy się za 1: { $total } (R3.2)
    [few] Przez Zimę { $count } najemnicy liczą się po 1: { $total } (R3.2)
    [many] Przez Zimę { $count } najemników liczy się po 1: { $total } (R3.2)
   *[other] Przez Zimę { $count } najemnika liczy się po 1: { $total } (R3.2)
}
sum-drummer = Dobosz podwaja siłę najemników: { $total } (R3.3)
sum-spring = Wiosna dodaje po 3 najsilniejszym w grze ({ $count } × { $card }): { $total } (R3.4)
sum-courtesans = { $count ->
    [one] 1 Kurtyzana liczy się za 1: { $total } (R3.1)
    [few] { $count } Kurtyzany liczą się po 1: { $total } (R3.1)
    [many] { $count } Kurtyzan liczy się po 1: { $total } (R3.1)
   *[other] { $count } Kurtyzany liczy się po 1: { $total } (R3.1)
}
sum-heroines = { $count ->
    [one] 1 Bohaterka liczy się za 10: { $total } (R3.1)
    [few] { $count } Bohaterki liczą się po 10: { $total } (R3.1)
    [many] { $count } Bohaterek liczy się po 10: { $total } (R3.1)
   *[other] { $count } Bohaterki liczy się po 10: { $total } (R3.1)
}
sum-nothing = Żadna karta nie daje tu siły: 0 (R3.1)
sum-face-down = Zakryta karta nic jeszcze nie daje (R15.4).

## Co dałaby karta zagrana teraz

preview-discards = Odrzucone: { $losses }.
preview-weather-again = { $card } jest już w grze; druga taka karta nic nie zmienia.
preview-weather-nothing = Nie ma w grze najemników, na których { $card } mogłaby działać.
preview-bishop-nothing = Nie ma w grze najemników, więc Biskup nikogo nie usunie (R5.3).
preview-drummer-again = Twoja kompania ma już Dobosza; drugi nic nie zmienia (R3.3).
preview-drummer-nothing = Twoja kompania nie ma jeszcze najemników do podwojenia (R3.3).
preview-scarecrow = Po zagraniu wybierasz, którego najemnika wziąć na rękę (R6.1).
preview-scarecrow-none = Taka będzie siła, jeśli nie weźmiesz najemnika na rękę.
preview-scarecrow-nothing = Twoja kompania nie ma odkrytego najemnika do wzięcia na rękę (R6.3).
preview-courtesan = Tylko ty masz wtedy najwięcej Kurtyzan, więc po bitwie bierzesz znacznik Condottiere (R4.2).
preview-face-down = Leży zakryta i nic nie daje, dopóki nie zostanie odkryta (R15.4).
preview-turns-up = Twoja zakryta karta zostaje odkryta: { $card } (R15.2).
preview-ends = Bitwę wygra { $seat } (R5.7).
preview-ends-tied = Bitwa skończy się remisem (R5.7, R4.1).
preview-ends-unseen = Bitwa się kończy; najpierw odkrywa się zakryte karty (R5.7, R15.4).

## Dlaczego teraz nie można zagrać karty

cannot-play-site = Teraz nie zagrywa się kart: { $seat } wybiera następny region (R4.3).
cannot-play-site-yours = Teraz nie zagrywa się kart: wybierasz następny region (R4.3).
cannot-play-favor = Teraz nie zagrywa się kart: { $seat } umieszcza znacznik łaski (R5.4).
cannot-play-favor-yours = Teraz nie zagrywa się kart: umieszczasz znacznik łaski (R5.4).
cannot-play-rescue = Teraz nie zagrywa się kart: { $seat } decyduje, co wziąć na rękę (R6.1).
cannot-play-rescue-yours = Teraz nie zagrywa się kart: decydujesz, co wziąć na rękę (R6.1).
cannot-play-draw = Teraz nie zagrywa się kart: { $seat } może dobrać karty (R12.2).
cannot-play-draw-yours = Teraz nie zagrywa się kart: możesz dobrać karty (R12.2).
cannot-play-hands = Teraz nie zagrywa się kart: gracze decydują o kartach na ręce (R4.5).
cannot-discard-mercenary = Masz na ręce najemnika, więc nie możesz odrzucić kart (R4.5).
may-discard = Nie masz na ręce najemników: możesz odrzucić wszystkie karty albo wszystkie zatrzymać (R4.5).
cannot-play-keep = Teraz nie zagrywa się kart: { $seat } wybiera karty do zatrzymania (R7.2).
cannot-play-keep-yours = Teraz nie zagrywa się kart: wybierasz karty do zatrzymania (R7.2).
cannot-play-not-contending = W tej ostatecznej bitwie walczą tylko remisujący gracze (R9.3).
cannot-play-passed = Po spasowaniu nie zagrywasz już kart w tej bitwie (R2.3).
cannot-play-empty = Nie masz kart na ręce, więc możesz tylko spasować (R2.5).
cannot-play-turn = Teraz gra { $seat }; kolejność jest zgodna z ruchem wskazówek zegara (R2.1).
cannot-play-over = Gra jest skończona.
cannot-play-captain = Gra za ciebie kapitan. Najpierw wróć na swoje miejsce.
cannot-play-stopped = Gra na razie stoi.

## Dlaczego regionu nie można wybrać

barred-favor = Znacznik papieskiej łaski chroni region { $region }: nie można go wybrać (R4.3).
barred-marker = { $seat } kontroluje region { $region }: nie można go wybrać (R4.3).
barred-own = Region { $region } już należy do ciebie: nie można go wybrać (R14.1).
barred-favor-marker = { $seat } kontroluje region { $region }, a znacznik łaski trafia tylko tam, gdzie nie ma znacznika kontroli (R5.4).

## Co jest w odpowiedzi

answer-close = Zamknij odpowiedź
answer-unseen = { $count ->
    [0] Znasz je wszystkie.
    [one] Jeszcze nieznana: { $count }.
    [few] Jeszcze nieznane: { $count }.
    [many] Jeszcze nieznanych: { $count }.
   *[other] Jeszcze nieznanych: { $count }.
}
answer-if-played = Jeśli ją teraz zagrasz:
answer-becomes = { $name }: { $before } → { $after }
answer-if-played-told = Jeśli ją teraz zagrasz: { $changes }.
answer-becomes-told = { $name } z { $before } na { $after }
answer-changes-nothing = Na razie żadna siła się nie zmienia.
answer-line = Kompania gracza { $name }: { $strength }
answer-line-of-nobody = { $name } nie walczy w tej bitwie (R9.3).
answer-no-cards = Nie ma tu jeszcze żadnej karty.
answer-as-if-ended = Taka byłaby siła, gdyby bitwa skończyła się teraz (R2.6).
answer-as-if-ended-face-up = Taka byłaby siła odkrytych kart, gdyby bitwa skończyła się teraz (R2.6).
answer-owned = { $owner } kontroluje region { $region }.
answer-owned-by-nobody = Regionu { $region } nikt nie kontroluje.
answer-battle-here = Tu toczy się bitwa.
answer-condottiere-here = Leży tu znacznik Condottiere.
answer-favor-here = Leży tu znacznik papieskiej łaski, więc nikt nie może wybrać tego regionu (R4.3).
answer-choosable = Możesz go teraz wybrać.
answer-wins-for = Kto wygra, zdobywając ten region: { $names } (R8.1).
answer-wins-with = Wygrywa od razu, zdobywając { $count ->
    [one] region { $regions }
   *[other] jeden z regionów: { $regions }
} (R8.1).
answer-extends-with = Regiony powiększające grupę sąsiadujących: { $regions } (R8.2).
answer-known = Karty z ręki są znane, jeśli zostały pokazane (R10.3) albo wróciły na rękę dzięki Kukle (R6.4).
seat-bot-title = Gra komputer: { $label }
answer-online = Online: pokazuje to biała kropka.
answer-away = Offline: pokazuje to pierścień.
line-known-title = Wiadomo, że na tej ręce jest: { $cards }
line-own-known-title = Inni wiedzą, że masz na ręce: { FORM($cards, "accusative") }
card-in-deck = { $count } w talii ({ $deck } kart)

## Podczas nieobecności

away-title = Podczas twojej nieobecności
away-battles = { $count ->
    [0] Nie rozstrzygnęła się żadna bitwa.
    [one] Rozstrzygnęła się jedna bitwa.
    [few] Rozstrzygnęły się { $count } bitwy.
    [many] Rozstrzygnęło się { $count } bitew.
   *[other] Rozstrzygnęło się { $count } bitwy.
}
away-earlier = { $count ->
    [one] Jedno wcześniejsze zdarzenie jest w dzienniku.
    [few] { $count } wcześniejsze zdarzenia są w dzienniku.
    [many] { $count } wcześniejszych zdarzeń jest w dzienniku.
   *[other] { $count } wcześniejszego zdarzenia jest w dzienniku.
}
away-dismiss = Wróć do gry

### The table

## The bar above the table

summary-button = Karty
summary-title = Karty w skrócie (S)
table-game-over = Koniec gry
table-match-over = Koniec meczu
table-after-game = Po partii { $game }
table-final-battle = Ostateczna bitwa
table-first-battle = Pierwsza bitwa
table-next-battle = Następna bitwa
table-battle = Bitwa o region { $region }
table-match = Partia { $game }, do { $points } pkt
table-watching = Obserwujesz
table-you-watch = Obserwujesz tę grę.
table-hints-allowed = Podpowiedzi dozwolone
table-home = Condottiere: na stronę główną
table-connection-connecting = Łączenie…
table-connection-open = Połączono
table-connection-reconnecting = Ponowne łączenie…
table-bar = Stół
table-cover = Zasłoń
table-log-and-talk = Dziennik<rest>{"\u00A0"}i czat</rest>
table-log-and-cards = Dziennik<rest>{"\u00A0"}i karty</rest>
table-log-and-battles = Dziennik<rest>{"\u00A0"}i bitwy</rest>
table-agreements = Stół
table-rules = Zasady

## Titles of the page

table-title = { $occasion } · Condottiere
table-title-your-turn = Twoja tura – Condottiere
table-with = Stół, a przy nim także: { $names }

## What lies beside the table

table-beside = Dziennik, czat i karty
table-tabs = Obok stołu
table-tab-all = Wszystko
table-tab-talk = Czat
table-tab-game = Gra
table-tab-pacts = Pakty
table-tab-seen = Nieznane
table-heard = { $speaker }: { $text }

## What the page says for a while

table-dismiss = Ukryj
table-changed-just-now = Sytuacja na stole właśnie się zmieniła. Naciśnij ponownie, jeśli nadal tego chcesz.
table-updated = Gra na serwerze została zaktualizowana. Wczytaj stronę ponownie.
table-dismiss-advice = Ukryj tę poradę

## How one wins, for beginners

table-how-to-win = Jak wygrać
table-how-to-win-text = <b>Przy { $players } graczach: zdobądź { $total } regionów albo { $adjacent ->
    [few] { $adjacent } sąsiadujące
   *[many] { $adjacent } sąsiadujących
}.</b> Region zdobywa najsilniejsza kompania. { $draws ->
    [yes] Nowych kart dobierasz niewiele
   *[no] Nowych kart nie będzie do końca rundy
}{ $touch ->
    [yes] . Przytrzymaj kartę, aby przeczytać, co robi.
   *[no] , więc graj oszczędnie.
}
table-dismiss-tip = Ukryj tę wskazówkę

## What is asked of the reader

decision-play = Twoja tura: zagraj kartę lub spasuj.
decision-only-pass = Twoja tura: nie masz kart, możesz tylko spasować.
decision-passes-itself = Nie masz już kart: gra za chwilę spasuje za ciebie.
decision-play-or-hold-back = Twoja tura: zagraj kartę albo zaczekaj i broń regionu później.
# On turn in a battle: who wins the game with it, or what is left when nobody else can play a card.
prospect-decides-for-you = Jeśli zdobędziesz region { $region }, wygrasz grę: zagraj kartę lub spasuj.
prospect-decides-for-you-too = Region { $region } daje zwycięstwo nie tylko tobie (także: { $seats }): zagraj kartę lub spasuj.
prospect-decides =
    { $count ->
        [one] Jeśli { $seats } zdobędzie region { $region }, wygra grę
        [few] Region { $region } daje zwycięstwo każdemu z tych graczy ({ $seats })
       *[many] Region { $region } daje zwycięstwo każdemu z tych graczy ({ $seats })
    }: zagraj kartę lub spasuj.
prospect-face-down = Nikt inny już nie zagra: zagraj kartę lub spasuj.
prospect-leads = Nikt inny już nie zagra. Prowadzisz { $count } do { $against }: spasuj, a region { $region } będzie twój.
prospect-wins = Nikt inny już nie zagra. Prowadzisz { $count } do { $against }: spasuj, a wygrasz grę.
prospect-loses = Jeśli spasujesz, grę wygra { $seat }. Aby zdobyć region { $region }, potrzebujesz siły powyżej { $count }.
prospect-loses-own = Jeśli spasujesz, grę wygra { $seat }. Aby utrzymać region { $region }, potrzebujesz siły co najmniej { $count }.
prospect-ties = Nikt inny już nie zagra. Remis przy sile { $count }: aby zdobyć region { $region }, potrzebujesz większej.
prospect-keeps = Nikt inny już nie zagra. Remis przy sile { $count }: spasuj, a utrzymasz region { $region }.
prospect-trails = Nikt inny już nie zagra. Aby zdobyć region { $region }, potrzebujesz siły powyżej { $count }.
prospect-trails-own = Nikt inny już nie zagra. Aby utrzymać region { $region }, potrzebujesz siły co najmniej { $count }.
decision-site = Masz znacznik Condottiere: wybierz region do walki.
decision-favor = Umieść znacznik papieskiej łaski w regionie albo zostaw go poza planszą.
decision-turn = Twoja tura.
decision-passed = Pas: czekasz na koniec bitwy.
decision-played = Ruch wykonany.
decision-empty = { $name } nie ma już kart i spasuje.
decision-battle-over = Ta bitwa jest skończona.
decision-next-battle = Następna bitwa: { $region }.
decision-deal = Rozdawanie kart.
decision-match-goes-on = Koniec tej partii. Mecz trwa dalej.
decision-thanks-for-playing = Dzięki za grę.
decision-thanks-for-watching = Dzięki za oglądanie.

## Whom everybody waits for

decision-waits-battle = { $who ->
    [own-captain] Czekamy, aż twój kapitan zagra kartę lub spasuje.
    [captain] Czekamy, aż kapitan gracza { $name } zagra kartę lub spasuje.
   *[person] Czekamy, aż { $name } zagra kartę lub spasuje.
}
decision-waits-site = { $who ->
    [own-captain] Czekamy, aż twój kapitan wybierze następny region.
    [captain] Czekamy, aż kapitan gracza { $name } wybierze następny region.
   *[person] Czekamy, aż { $name } wybierze następny region.
}
decision-waits-favor = { $who ->
    [own-captain] Czekamy, aż twój kapitan umieści znacznik papieskiej łaski.
    [captain] Czekamy, aż kapitan gracza { $name } umieści znacznik papieskiej łaski.
   *[person] Czekamy, aż { $name } umieści znacznik papieskiej łaski.
}
decision-waits-rescue = { $who ->
    [own-captain] Czekamy, aż twój kapitan weźmie na rękę najemnika albo z tego zrezygnuje.
    [captain] Czekamy, aż kapitan gracza { $name } weźmie na rękę najemnika albo z tego zrezygnuje.
   *[person] Czekamy, aż { $name } weźmie na rękę najemnika albo z tego zrezygnuje.
}
decision-waits-draw = { $who ->
    [own-captain] Czekamy, aż twój kapitan dobierze karty.
    [captain] Czekamy, aż kapitan gracza { $name } dobierze karty.
   *[person] Czekamy, aż { $name } dobierze karty.
}
decision-waits-hand = { $who ->
    [own-captain] Czekamy, aż twój kapitan zatrzyma lub odrzuci karty z ręki.
    [captain] Czekamy, aż kapitan gracza { $name } zatrzyma lub odrzuci karty z ręki.
   *[person] Czekamy, aż { $name } zatrzyma lub odrzuci karty z ręki.
}
decision-waits-keep = { $who ->
    [own-captain] Czekamy, aż twój kapitan wybierze karty do zatrzymania.
    [captain] Czekamy, aż kapitan gracza { $name } wybierze karty do zatrzymania.
   *[person] Czekamy, aż { $name } wybierze karty do zatrzymania.
}
decision-waits-other = { $who ->
    [own-captain] Czekamy na ruch twojego kapitana.
    [captain] Czekamy na ruch kapitana gracza { $name }.
   *[person] Czekamy na ruch gracza { $name }.
}

## Buttons that confirm

decision-choose-region = Wybierz region
decision-choose-card = Wybierz kartę
decision-really-surrender = Na pewno zakończyć bitwę?
decision-really-pass = Na pewno spasować?
decision-really-hold-back = Na pewno zaczekać?
decision-pass-revealing = Spasuj i odkryj { FORM($card, "accusative") }
decision-favor-off-short = Poza planszą
decision-label = Co zrobić
decision-open-elsewhere = Twoje miejsce jest otwarte także w innym oknie.

## Hints and odds beside the decision

hint-button = Podpowiedź
hint-button-title = Co zrobiłby kapitan (H)
odds-button = Szanse
odds-button-title = Twoje szanse na wygraną przy każdym wyborze (C)
table-faster = Do mojej tury
table-faster-title = Kapitanowie grają od razu, aż do twojej tury (F)

## Kapitanowie, którzy nie są jeszcze gotowi

table-stand-in =
    { $count ->
        [0] { $names }: rozgrzewka, na razie na poziomie kapitana { $name }.
       *[other] { $names }: rozgrzewka, jeszcze przez około { $count } s na poziomie kapitana { $name }.
    }
table-stand-in-gone = { $names }: ten serwer nie ma już takiego gracza, więc gra { $name }.

## The hand

hand-label = Twoja ręka
hand-empty = Twoja ręka jest pusta.
hand-show = Pokaż…
hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , sztuk: { $count }
}{ $picked ->
    [0] .
   *[other] , wybrane: { $picked }.
}
hand-picked = { $picked } z { $count }

## A seat

seat-captain = kapitan
seat-you = ty
seat-viewer = widok
seat-online = online
seat-away = offline
seat-away-since = offline<since>{"\u00A0"}{ $since }</since>
seat-holds-condottiere = Ma znacznik Condottiere

seat-does-battle = gra
seat-does-site = wybiera region
seat-does-favor = kładzie znacznik łaski
seat-does-rescue = bierze kartę
seat-does-draw = dobiera karty
seat-does-hand = zatrzyma karty?
seat-does-keep = wybiera karty
seat-your-turn = twoja tura
seat-not-in-battle = poza bitwą
seat-passed = pas
seat-holds-back = czeka

seat-has-enough = ma dość, by wygrać
seat-needs-regions = { $count ->
    [one] brakuje 1 regionu
    [few] brakuje { $count } regionów
   *[many] brakuje { $count } regionów
}
seat-needs-either = { $own ->
    [yes] brak { $count } lub { $adjacent ->
        [one] { $adjacent } sąsiedniego
        [few] { $adjacent } sąsiednich
       *[many] { $adjacent } sąsiednich
    }
   *[no] brak { $count } regionów lub { $adjacent } sąsiednich
}
seat-has-enough-short = wygrywa
seat-needs-one = { $adjacent ->
    [yes] brak 1 sąsiedniego
   *[no] brak 1 regionu
}
seat-needs-regions-short = brak { $count }
# By the battle that is fought.
seat-may-win-here = z regionem { $region } wygra grę
seat-may-win-here-short = tu wygrywa
seat-needs-either-short = { $own ->
    [yes] brak { $count } lub { $adjacent } sąs.
   *[no] brak { $count } lub { $adjacent } sąs.
}

## Who has won

outcome-unfinished = Gra kończy się bez rozstrzygnięcia.
outcome-over = Koniec gry.
outcome-back = Wróć do wyniku

## The log

log-label = Dziennik i czat
log-hints-allowed = Przy tym stole można prosić o podpowiedzi i sprawdzać szanse.
log-new = Nowe
log-muted = { $count ->
    [one] 1 ukryta wiadomość gracza { $name }.
    [few] { $count } ukryte wiadomości gracza { $name }.
   *[many] { $count } ukrytych wiadomości gracza { $name }.
}
log-unmute = Cofnij wyciszenie
log-unmute-name = Cofnij wyciszenie gracza { $name }
log-nothing-said = Targuj się, groź, obiecuj: nic z tego, co tu napiszesz, nie jest wiążące.
log-nothing-happened = Nic się jeszcze nie wydarzyło.
log-to-latest = Do najnowszych
log-result = Jak skończyła się ostatnia bitwa

## What tells the reader that it is their turn

alert-button = Gdy przyjdzie moja kolej…
alert-title = Gdy przyjdzie moja kolej
alert-your-turn = Twoja tura

### A long log

log-earlier = Pokaż wcześniejsze

### Odds

odds-game = { $choice }: { $chance } szans na wygranie gry.
odds-match = { $choice }: { $chance } szans na wygranie meczu.
odds-best = { $choice } (najlepiej)
odds-told = Szanse na wygraną: { $chance }.
odds-of-choice = { $choice }. Szanse na wygraną: { $chance }.
odds-counting = Rozważam twoje wybory…
odds-waiting = W twojej turze: jak każdy wybór zmienia twoje szanse na wygraną.

### The end of a game

decision-next-game = Następna partia
decision-end-game = Zakończ grę tutaj
decision-idle = { $count ->
    [one] W ostatniej bitwie nikt nie zagrał karty (R2.8).
    [few] W ostatnich { $count } bitwach nikt nie zagrał karty (R2.8).
   *[many] W ostatnich { $count } bitwach nikt nie zagrał karty (R2.8).
}

outcome-label = Wynik
outcome-standing = Wyniki
outcome-regions = Regiony
outcome-adjacent = Największa grupa
outcome-points = Punkty (cel: { $points })
outcome-play-again = Zagraj znów
outcome-other-settings = Inne ustawienia
outcome-walk-through = Odtwórz grę
outcome-download = Pobierz zapis gry
outcome-last-battle = Zobacz ostatnią bitwę
outcome-game-won = { $who ->
    [you] Wygrywasz grę
    [one] { $names } wygrywa grę
   *[several] { $names } wspólnie wygrywają grę
} { $how ->
    [adjacent] dzięki { $target } regionom sąsiadującym ze sobą
    [most] dzięki największej liczbie regionów
    [final_battle] w ostatecznej bitwie
   *[total] dzięki { $target } regionom
}.
outcome-game-won-otherwise = { $who ->
    [you] Wygrywasz grę.
    [one] { $names } wygrywa grę.
   *[several] { $names } wspólnie wygrywają grę.
}
outcome-match-won = { $who ->
    [you] Wygrywasz mecz.
    [one] { $names } wygrywa mecz.
   *[several] { $names } wspólnie wygrywają mecz.
}

### A device that several play on

cover-hand-to = Teraz urządzenie bierze { $name }.
cover-after-battle = Przed następną bitwą każdy może obejrzeć swoje karty i zatrzymać je lub odrzucić.
cover-who-looks = Kto patrzy na stół?
cover-i-am = To ja, { $name }
cover-others = Inni też mogą obejrzeć swoje karty:

### A table that is not opened

table-no-table = Nie ma takiego stołu
table-wrong-key = Ten klucz tu nie pasuje
table-newer-table = Ten serwer jest za stary dla tego stołu
table-not-opened = Nie można otworzyć tego stołu
table-never-started = Nikt nie rozpoczął tej gry
table-never-started-why = Stół, przy którym przez dzień nic się nie dzieje, znika. Nowy otworzysz w chwilę.
table-watch-without-seat = Obserwuj bez miejsca
table-to-start-page = Na stronę główną

### What somebody proposes

agreements-proposal = Propozycja
agreements-agree = Zgoda
agreements-refuse = Odmowa
agreements-withdraw = Wycofaj
agreements-take-back = Cofnij<hidden> mój ostatni ruch</hidden>
agreements-take-back-means = Jeśli wszyscy gracze się zgodzą, stół wróci do stanu sprzed twojego ostatniego ruchu. Nie można cofnąć ruchu, po którym wiesz już coś nowego.
agreements-waiting-for = Jeszcze bez odpowiedzi: { $names }.
agreements-cannot-answer = { $count ->
    [one] Nie może odpowiedzieć, bo jest offline: { $names }. Prośba poczeka do powrotu.
   *[other] Nie mogą odpowiedzieć, bo są offline: { $names }. Prośba poczeka do powrotu.
}
agreements-asks-pause = { $own ->
    [yes] Prosisz o wstrzymanie gry.
   *[no] { $name } prosi o wstrzymanie gry.
}
agreements-asks-end = { $own ->
    [yes] Prosisz o zakończenie gry bez zwycięzcy.
   *[no] { $name } prosi o zakończenie gry bez zwycięzcy.
}
agreements-asks-captain = { $own ->
    [yes] Prosisz, by kapitan grał za: { FORM($whom, "accusative") }.
   *[no] { $name } prosi, by kapitan grał za: { FORM($whom, "accusative") }.
}
agreements-asks-live-clock = { $own ->
    [yes] Prosisz o spokojną grę: { $clock }.
   *[no] { $name } prosi o spokojną grę: { $clock }.
}
agreements-asks-clock-by-days = { $own ->
    [yes] Prosisz o grę korespondencyjną: { $clock }.
   *[no] { $name } prosi o grę korespondencyjną: { $clock }.
}
agreements-asks-no-clock = { $own ->
    [yes] Prosisz o grę bez zegara.
   *[no] { $name } prosi o grę bez zegara.
}
agreements-asks-takeback = { $own ->
    [yes] Prosisz o cofnięcie { FORM($what, "genitive") }.
   *[no] { $name } prosi o cofnięcie { FORM($what, "genitive") }.
}
agreements-ended-by-agreement = Koniec za zgodą wszystkich: nikt nie wygrywa.
agreements-resigned = { $who ->
    [you] Rezygnujesz
    [with-you] { $names } rezygnujecie
    [one] { $names } rezygnuje
    [others] Pozostali rezygnują
   *[several] { $names } rezygnują
}: { $wins ->
    [nobody] nikt nie wygrywa
    [you] wygrywasz
   *[somebody] wygrywa { $winner }
}.

### Cards that are shown

decision-show-everybody = Pokaż wszystkim
decision-show = Pokaż ({ $names })
decision-show-nobody = Wybierz komu

show-label = Pokaż karty
show-your-turn = <b>Twoja tura.</b> Najpierw pokaż karty albo wróć.
show-choose = Wybierz karty do pokazania
show-chosen = Wybierz karty do pokazania: <b>{ $cards }</b>
show-face-down = moja zakryta karta
show-to = Komu
show-to-everybody = wszystkim

### Cards that are taken back, drawn or kept

decision-rescue = Dzięki Kukle możesz wziąć na rękę jednego najemnika.
decision-rescue-chosen = Wziąć na rękę { FORM($card, "accusative") }? Wybierz jeszcze raz, aby potwierdzić.
decision-rescue-chosen-none = Niczego nie brać? Wybierz jeszcze raz, aby potwierdzić.
decision-draw = Ile kart dobierasz? Najwyżej { $most }.
prospect-draw = Ile kart dobierasz? Najwyżej { $count }: na ręce możesz mieć { $limit }.
decision-keep = Koniec rundy: zatrzymaj najwyżej { $most ->
    [one] 1 kartę
    [few] { $most } karty
   *[many] { $most } kart
}.
decision-take-back-lines = Weź na rękę <card>{ FORM($card, "accusative") }</card>
decision-take-back-none = Żadnego
decision-draw-none = Żadnej
decision-choose-cards = { $most ->
    [one] Wybierz kartę
   *[other] Wybierz karty
}
decision-keep-none = Żadnej
decision-really-keep-none = Na pewno żadnej?

### A hand to keep or discard

decision-hand = Nie masz najemników: zatrzymujesz karty czy odrzucasz wszystkie i czekasz na koniec rundy?
decision-hand-discarded = Twoje karty zostaną odrzucone, gdy minie czas na odpowiedzi.
decision-hand-kept = Zatrzymujesz karty. Pozostali jeszcze decydują o swoich.
decision-hands = Każdy, kto ma karty, decyduje, czy je zatrzymać.
decision-keep-hand = Zatrzymaj karty
decision-keep-hand-after-all = Jednak zatrzymaj
decision-discard-hand = Odrzuć wszystkie
decision-really-discard-hand = Na pewno odrzucić?
decision-without-answer = Bez odpowiedzi zatrzymasz karty: <time>{ $left } s</time>
decision-may-change = Możesz zmienić zdanie: <time>{ $left } s</time>
decision-why-seconds = Czas jest równy dla wszystkich: nikt nie widzi, kogo zapytano.
decision-discard-later = Odrzuć moje karty po tej bitwie
decision-discard-later-title = Nie masz najemników. Nikt się o tym nie dowie, zanim odrzucisz karty.
decision-always-keep = Zawsze zatrzymuj karty <small>odpowiada za ciebie po chwili, nawet gdy możesz je odrzucić</small>
decision-always-keep-title = Odpowiada za ciebie po chwili, nawet gdy możesz odrzucić karty. Każda odpowiedź trwa tyle samo, więc nie zdradza, co masz.

### Rematches

rematch-begin = Rewanż
rematch-rotate = Każdy przesiada się o jedno miejsce
rematch-begun = { $name } zaczyna rewanż.
rematch-following = Za chwilę też tam będziesz.
rematch-go = Przejdź tam
rematch-go-now = Przejdź teraz
rematch-stay = Zostań tutaj

### Cards that are seen

seen-label = Karty jeszcze nieznane
seen-explained = Duża liczba: ile takich kart mają jeszcze inni na ręce, ile leży zakrytych i nieznanych ci, a ile jest nierozdanych, razem. Pod nią: ile odrzucono.
seen-card = { $card }:
seen-unseen = { $count }<of> z { $all }</of>
seen-discarded = odrzucono { $count }
seen-all-discarded = { $count ->
    [one] Odrzucono 1 kartę.
    [few] Odrzucono { $count } karty.
   *[many] Odrzucono { $count } kart.
}
seen-all-discarded-pile = { $count ->
    [one] Odrzucono 1 kartę, w stosie dobierania: { $pile }.
    [few] Odrzucono { $count } karty, w stosie dobierania: { $pile }.
   *[many] Odrzucono { $count } kart, w stosie dobierania: { $pile }.
}

### Keys

## Each line of the sheet says what a key or a row of keys does.

keys-title = Klawisze
keys-means = Co robi każdy klawisz
keys-card = wybór karty, licząc od lewej
keys-select = wybór tego, co zaznaczone; za drugim razem zagranie karty lub walka
keys-move = przejście od karty do karty
keys-pass = przejście do przycisku „Spasuj”, który potwierdza Enter
keys-map = przejście do mapy, gdy trzeba wybrać region
keys-travel = przejście od regionu do regionu
keys-hint = podpowiedź
keys-odds = twoje szanse na wygraną
keys-faster = kapitanowie grają od razu, aż do twojej tury
keys-previous = poprzedni moment
keys-next = następny moment
keys-first = początek
keys-last = koniec
keys-earlier = poprzednia bitwa
keys-later = następna bitwa
keys-run = odtwarzanie lub zatrzymanie
keys-log = przejście do dziennika i czatu
keys-summary = karty w skrócie
keys-back = odłożenie kart, zamknięcie tego, co otwarte
keys-keys = te klawisze
keys-characters = Cyfry i litery też działają jako klawisze
key-enter = Enter
key-escape = Esc
key-space = Spacja
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down

### The table in words

board-field = Wieści i kompanie
map-borders = Sąsiaduje z regionami: { $regions }
announce-lead = Prowadzisz z siłą { $own }; dalej, z siłą { $most }: { $names }.
announce-behind = Na prowadzeniu z siłą { $most }: { $names }; ty masz { $own }.
announce-level = Tyle samo co ty, { $own }: { $names }.
announce-earlier = { $count ->
    [one] 1 wcześniejszy ruch jest w dzienniku.
    [few] { $count } wcześniejsze ruchy są w dzienniku.
   *[many] { $count } wcześniejszych ruchów jest w dzienniku.
}

### What people agree on at the table

## Who plays, and who is away

agreements-who-is-here = Kto jest przy stole
agreements-is-here = { $name } jest przy stole.
agreements-is-away = Gracza { $name } nie ma przy stole.
agreements-captain = Za gracza { $name } gra kapitan.
agreements-captain-away = Za gracza { $name } gra kapitan: skończył się czas.
agreements-captain-agreed = Za gracza { $name } gra kapitan: tak uzgodnili pozostali.
agreements-captain-asked = { $name } robi sobie przerwę: na tym miejscu gra kapitan.
agreements-captain-resigned = { $name } rezygnuje: na tym miejscu gra kapitan.
agreements-own-captain-away = Gra za ciebie kapitan: skończył ci się czas.
agreements-own-captain-agreed = Gra za ciebie kapitan: tak uzgodnili pozostali pod twoją nieobecność.
agreements-own-captain-asked = Gra za ciebie kapitan, na twoją prośbę.
agreements-gone = { $known ->
    [yes] Gracza { $name } nie ma { FORM($when, "since") }.
   *[no] Gracza { $name } nie ma.
}
agreements-gone-alone =
    { $known ->
        [yes] Offline { FORM($when, "since") }.
       *[no] Offline.
    }
agreements-gone-game-waits = { $known ->
    [yes] Gracza { $name } nie ma { FORM($when, "since") }. Gra czeka.
   *[no] Gracza { $name } nie ma. Gra czeka.
}
agreements-gone-clock-runs =
    { $known ->
        [yes] Czekamy na gracza { $name } (offline { FORM($when, "since") }).
       *[no] Czekamy na gracza { $name } (offline).
    }
agreements-only-captains = Za wszystkich grają teraz kapitanowie: gra czeka, aż ktoś wróci na swoje miejsce.
agreements-take-seat-back = Wracam na miejsce
agreements-captain-for = Kapitan za gracza { $name }
agreements-little-time = Czas się kończy: zagraj, zanim zrobi to kapitan.

## Proposals

agreements-what-is-agreed = Ustalenia przy stole

### The clock of a turn

agreements-turn-left = zostało { $left }
agreements-turn-of = { $name }: { $time }
agreements-turn-left-then-reserve = zostało { $left }, potem { $reserve } zapasu
agreements-turn-reserve-left = zostało { $left } zapasu
agreements-turn-near-end = { $left }, potem gra kapitan
agreements-turn-until = Do { FORM($moment, "genitive") }

### A pause

agreements-paused = Przerwa
agreements-game-is-paused = Gra jest wstrzymana.
agreements-you-may-resume = Każde z was może ją wznowić, gdy wszyscy są gotowi.
agreements-players-may-resume = Wznowić może ją każdy, kto gra.
agreements-resume = Wznów
agreements-nobody-acts = Gra jest wstrzymana: do wznowienia nikt nie może nic zrobić.

### The dialog of a table

agreements-let-captain-play = Wpuść kapitana<hidden> za gracza { $name }</hidden>
agreements-mute = Wycisz<hidden> gracza { $name }</hidden>
agreements-unmute = Cofnij wyciszenie<hidden> gracza { $name }</hidden>
agreements-here = Przy stole.
agreements-you-are-here = Jesteś przy stole.
agreements-presence-unknown = Bez połączenia nie wiadomo.
agreements-captain-soon = Jeśli potrwa to minutę, będzie można poprosić o kapitana.
agreements-in-reserve = { $time } w zapasie.
agreements-table = Stół
agreements-resume-game = Wznów grę
agreements-resume-means = Gra od razu toczy się dalej.
agreements-pause = Wstrzymaj grę
agreements-pause-means =
    { $alone ->
        [yes] Do wznowienia nikt nic nie robi, nawet kapitanowie, a zegary stoją.
       *[no] Do wznowienia nikt nic nie robi, nawet kapitanowie, a zegary stoją. Muszą się zgodzić wszyscy gracze.
    }
agreements-step-away = Niech kapitan gra za mnie
agreements-step-away-means = Do twojego powrotu.
agreements-make-mine = Przypisz mi to miejsce
agreements-make-mine-means = Odtąd jego link otworzy je tylko tobie: nikt inny, kto ma ten link, nawet osoba, która założyła stół, nie zobaczy twoich kart ani nie zagra za ciebie.
agreements-end = Zakończ grę…
agreements-end-means =
    { $alone ->
        [yes] Gra się skończy i nikt jej nie wygra.
       *[no] Gra się skończy i nikt jej nie wygra. Muszą się zgodzić wszyscy gracze.
    }
agreements-end-yes = { $alone ->
    [yes] Zakończ
   *[no] Zapytaj innych
}
agreements-resign = Zrezygnuj…
agreements-resign-yes = Zrezygnuj
agreements-no = Nie
agreements-open-chat = Otwórz czat
agreements-open-chat-means = Wszyscy przy stole znów mogą pisać.
agreements-close-chat = Zamknij czat
agreements-close-chat-means = Nikt nie będzie mógł pisać, nawet prywatnie. Nadal można proponować pakty.
agreements-invite = Zaproś innych
agreements-invite-means = Jako widzów, linkiem do tego stołu lub kodem QR. Nie zobaczą niczyich kart.
agreements-other-device = Jedno z tych miejsc jest twoje? <a>Otwórz je kodem</a>, który twoje drugie urządzenie pokaże na stronie głównej („Grasz jako …”, „Utwórz kod”).

agreements-clock = Zegar
agreements-no-clock = Brak: w swojej turze każdy ma tyle czasu, ile potrzebuje. Po bitwie wszyscy naraz mają kilka sekund, by zdecydować, czy zatrzymać karty: dzięki temu żadna odpowiedź ich nie zdradza.
agreements-clock-means = { $clock }. Jeśli przekroczysz czas, do twojego powrotu gra za ciebie kapitan.
agreements-another-clock = Inny zegar
agreements-set-clock = { $alone ->
    [yes] Ustaw
   *[no] Zaproponuj
}

agreements-ask-me = Pytaj mnie, zanim…

## What resigning means

agreements-resign-last = Nie ma tu już innych osób, więc gra się skończy i nikt jej nie wygra.
agreements-resign-leaves-one = Gra się skończy i wygra ją { $name }.
agreements-resign-leaves-captain = Do końca będzie za ciebie grać kapitan i nie da się już tego odwołać. Możesz zostać i obserwować.

## What is asked before it is done. The words above the boxes, and those of each box, make one sentence.

agreements-ask-pass = …spasuję
agreements-ask-surrender = …zagram Kapitulację
agreements-ask-discard = …odrzucę karty

### Talk

## What is said

talk-you = Ty
talk-whisper = { $own ->
    [yes] Ty → { $whom }
   *[no] { $name } → { $whom }
}
talk-whispered = szeptem:

## What waits to be read

talk-unread = Nowe: { $lines }
talk-unread-whispers = Nowe: { $lines }, w tym { $whispers ->
    [one] 1 szept
    [few] { $whispers } szepty
   *[many] { $whispers } szeptów
}
talk-offers = { $count ->
    [one] 1 oferta
    [few] { $count } oferty
   *[many] { $count } ofert
}

### Saying something

talk-to-everybody = Do wszystkich
talk-to-some = Tylko do: { $names }
talk-what-to-say = Treść wiadomości
talk-room-left = { $count ->
    [0] Wiadomość jest pełna.
    [one] Zostaje miejsce na 1 znak.
    [few] Zostaje miejsce na { $count } znaki.
   *[many] Zostaje miejsce na { $count } znaków.
}
talk-everybody-reads = Do wszystkich…
talk-some-read = Prywatnie…
talk-say = Wyślij
talk-show = Pokaż…
talk-pact = Pakt…
talk-closed = Gospodarz zamknął czat.

### What was skipped

recap = Tymczasem { $deeds }
recap-of-seat = { $name }: { $deeds }
recap-face-down = zakryta karta

### Pacts

## In the log

both-promises = { $first }; { $second }
promise-spare = { $seats } { $count ->
    [one] zostawia
   *[other] zostawiają
} region { $region } w spokoju
promise-pass = { $seats } nie { $count ->
    [one] zagrywa
   *[other] zagrywają
} już kart w bitwie
promise-favor = { $seats } następnym razem { $count ->
    [one] umieszcza
   *[other] umieszczają
} znacznik łaski w regionie { $region }
promise-nofavor = { $seats } nie { $count ->
    [one] umieszcza
   *[other] umieszczają
} znacznika łaski w regionie { $region }
promise-fight = { $seats } { $count ->
    [one] walczy
   *[other] walczą
} dalej (rywal: { $other })
whoever-accepts = każdy, kto przyjmie,
pact-offered = { $seat } proponuje pakt: { $promises }. Komu: { $seats }.
pact-offered-to-all = { $seat } proponuje pakt wszystkim: { $promises }.
pact-accepted = { $seat } przyjmuje pakt gracza { $other }: { $promises }.
pact-declined = { $seat } odrzuca ofertę gracza { $other }.
pact-declined-by-captain = { $seat } odmawia: ten kapitan nie zawiera paktów.
pact-withdrawn = { $seat } wycofuje ofertę: { $promises }.
promise-broken = { $seat } łamie obietnicę: „{ $promises }”. Komu ją złożono: { $seats }.

## Seals at the seats

pact-seal = { $broken ->
    [yes] Złamana obietnica (druga strona: { $names })
   *[no] Pakt (druga strona: { $names })
}

## Pacts at a table

pact-pacts = Pakty
pact-means = Pakt to obietnica na piśmie. Nikogo nie wiąże, ale po grze wszyscy widzą, kto dotrzymał słowa.
pact-how-judged = Jak działają i jak są oceniane pakty
pact-accept = Przyjmij
pact-refuse = Odmów
pact-withdraw = Wycofaj

## Promises. Each follows words such as ‘Ada promises to’, ‘and asks you to’, in the messages below.

pact-to-spare = zostawić region { $region } w spokoju
    .accusative = zostawienie regionu { $region } w spokoju
pact-to-pass = { $battle ->
    [this] nie zagrywać już kart w tej bitwie
    [next] nie zagrywać kart w następnej bitwie
   *[any] nie zagrywać już kart w bitwie
}
    .accusative = { $battle ->
    [this] niezagrywanie już kart w tej bitwie
    [next] niezagrywanie kart w następnej bitwie
   *[any] niezagrywanie już kart w bitwie
}
pact-to-favor = umieścić znacznik papieskiej łaski w regionie { $region }
    .accusative = umieszczenie znacznika papieskiej łaski w regionie { $region }
pact-to-nofavor = nie umieszczać znacznika papieskiej łaski w regionie { $region }
    .accusative = nieumieszczanie znacznika papieskiej łaski w regionie { $region }
pact-to-fight = { $battle ->
    [this] walczyć dalej w tej bitwie (rywal: { $whom })
    [next] walczyć w następnej bitwie (rywal: { $whom })
   *[any] walczyć dalej w bitwie (rywal: { $whom })
}
    .accusative = { $battle ->
    [this] dalszą walkę w tej bitwie (rywal: { $whom })
    [next] walkę w następnej bitwie (rywal: { $whom })
   *[any] dalszą walkę w bitwie (rywal: { $whom })
}

## Offers

pact-everybody = wszyscy
    .accusative = wszystkich
    .genitive = wszystkich
    .dative = wszystkim
pact-promises-and-asks = { $to ->
    [you] { $name } obiecuje { $promise } i prosi cię o { FORM($request, "accusative") }.
    [with-you] { $name } obiecuje { $promise } i prosi o { FORM($request, "accusative") }. Oferta dla ciebie; inni adresaci: { $others }.
   *[others] { $own ->
        [yes] Obiecujesz { $promise } i prosisz o { FORM($request, "accusative") }. Oferta dla: { FORM($others, "genitive") }.
       *[no] { $name } obiecuje { $promise } i prosi o { FORM($request, "accusative") }. Oferta dla: { FORM($others, "genitive") }.
    }
}
pact-promises = { $to ->
    [you] { $name } obiecuje ci { $promise } i o nic nie prosi.
    [with-you] { $name } obiecuje { $promise } i o nic nie prosi. Oferta dla ciebie; inni adresaci: { $others }.
   *[others] { $own ->
        [yes] Obiecujesz { $promise } i o nic nie prosisz. Oferta dla: { FORM($others, "genitive") }.
       *[no] { $name } obiecuje { $promise } i o nic nie prosi. Oferta dla: { FORM($others, "genitive") }.
    }
}
pact-promises-if-you-do = { $name } obiecuje ci { $promise }, jeśli zrobisz to samo.
pact-asks = { $to ->
    [you] { $name } prosi cię o { FORM($request, "accusative") }.
    [with-you] { $name } prosi o { FORM($request, "accusative") }. Oferta dla ciebie; inni adresaci: { $others }.
   *[others] { $own ->
        [yes] Prosisz o { FORM($request, "accusative") }. Oferta dla: { FORM($others, "genitive") }.
       *[no] { $name } prosi o { FORM($request, "accusative") }. Oferta dla: { FORM($others, "genitive") }.
    }
}
pact-accepted-by = Zgoda: { $names }.
pact-declined-by = Odmowa: { $names }.
pact-waits-for = Jeszcze bez odpowiedzi: { $names }.
pact-not-answered-by = Bez odpowiedzi: { $names }.
pact-withdrawn-from = Oferta wycofana, bez odpowiedzi: { $names }.
pact-offered-to-you = Oferta paktu dla ciebie
pact-binds-nobody = Nikogo nie wiąże.
pact-more-offers = { $count ->
    [one] Po tej czeka jeszcze 1 oferta.
    [few] Po tej czekają jeszcze { $count } oferty.
   *[many] Po tej czeka jeszcze { $count } ofert.
}

## Making an offer

pact-offer = Zaproponuj pakt…
pact-offer-title = Zaproponuj pakt
pact-mine = Moja obietnica
pact-yours = Moja prośba
pact-nothing = brak
pact-kind-spare = zostawić region w spokoju
pact-kind-pass = { $battle ->
    [this] nie zagrywać już kart w tej bitwie
   *[next] nie zagrywać kart w następnej bitwie
}
pact-kind-favor = umieścić znacznik łaski w regionie…
pact-kind-nofavor = nie umieszczać znacznika łaski w regionie…
pact-kind-fight = { $battle ->
    [this] walczyć dalej w tej bitwie (rywal: …)
   *[next] walczyć w następnej bitwie (rywal: …)
}
pact-which-region = który region?
pact-whom = który rywal?
pact-mine-region = Moja obietnica: który region
pact-mine-whom = Moja obietnica: który rywal
pact-yours-region = Moja prośba: który region
pact-yours-whom = Moja prośba: który rywal
pact-offer-means = { $open ->
    [yes] Nikogo nie wiąże. Teraz czytają to wszyscy; po grze każdy widzi, kto dotrzymał słowa.
   *[no] Nikogo nie wiąże. Teraz czytają to tylko adresaci; po grze każdy widzi, kto dotrzymał słowa.
}
pact-choose-whom = Wybierz, komu go proponujesz.
pact-choose-what = Wybierz obietnicę, prośbę albo jedno i drugie.
pact-choose-which = Wskaż region albo gracza.
pact-offer-it = Zaproponuj

## After the game

pact-ledger = Księga paktów
pact-who-kept-word = Kto dotrzymał słowa
pact-who-kept-word-in-last-game = Kto dotrzymał słowa w ostatniej partii
pact-head-promised = Kto
pact-head-kept = Dotrzymane
pact-head-broken = Złamane
pact-head-untested = Niesprawdzone
pact-none-offered = Nikt nie proponował paktu.
pact-verdict =
    <b>{ $state ->
        [kept] Słowo dotrzymane.
        [broken] Słowo złamane.
        [open] Sprawa otwarta.
       *[untested] Słowo niesprawdzone.
    }</b> { $own ->
        [yes] Twoja obietnica: { $promise }.
       *[no] Obietnica gracza { $name }: { $promise }.
    }
pact-promised = { $to ->
    [you] { $name } obiecuje ci { $promise }.
    [with-you] { $name } obiecuje ci { $promise }. Komu jeszcze: { $others }.
   *[others] { $own ->
        [yes] Obiecujesz { $promise }. Komu: { FORM($others, "dative") }.
       *[no] { $name } obiecuje { $promise }. Komu: { FORM($others, "dative") }.
    }
}

### What captains say of pacts

pact-says = „{ $words }”
pact-says-of = { $name }: „{ $words }”

## Carmagnola

says-carmagnola-offers = Uczciwa wymiana i każde z nas śpi spokojnie.
says-carmagnola-warns = { $other } wygrywa. Wolę stanąć u twego boku, niż się kłaniać.
says-carmagnola-agrees = Chętnie. Ręka na to.
says-carmagnola-declines = Chciałbym, ale zbyt drogo by mnie to kosztowało.
says-carmagnola-distrusts = Raz już darowałem. Najpierw dotrzymaj słowa za nic, potem pomówimy.
says-carmagnola-breaks = Wybacz: na własne słowo nie było mnie stać.
says-carmagnola-trusts = Twoje słowo już raz było dla mnie coś warte. Chętnie więc.
says-carmagnola-remembers = W innej grze padło twoje słowo w sprawie regionu { $region }. Pamiętam, ile było warte.

## Gattamelata

says-gattamelata-offers = Bez pośpiechu: miód dla ciebie, miód dla mnie.
says-gattamelata-warns = Cicho, cicho: największe zagrożenie to { $other }. Zamkniemy razem drzwi?
says-gattamelata-agrees = Jak miło. Mruczę i podpisuję.
says-gattamelata-declines = Słodka oferta, ale dla mnie za mało w niej miodu.
says-gattamelata-distrusts = Raz już poczułem twoje pazury. Najpierw podarek, bez drapania.
says-gattamelata-breaks = Miękkie łapy, ostre pazury. Wiadomo, jak mnie zwą.
says-gattamelata-trusts = Twoje łapy bywały już miękkie. Mruczę i podpisuję.
says-gattamelata-remembers = { $region }: inna gra, te same pazury. Drugi raz nie.

## Piccinino

says-piccinino-offers = Szybko, zanim ktoś się rozmyśli!
says-piccinino-warns = { $other } nam ucieka! Naprzód, ty i ja!
says-piccinino-agrees = Zgoda! Od czego zaczynamy?
says-piccinino-declines = Wolę o to walczyć.
says-piccinino-distrusts = Podstawić nogę kulawemu! Następnym razem płacisz z góry.
says-piccinino-breaks = Zobaczyłem okazję i pobiegłem. Nawet ja potrafię.
says-piccinino-trusts = Twoje słowo już raz wytrzymało. Zgoda!
says-piccinino-remembers = Region { $region }, inna gra i twoja noga na mojej drodze. Kuleję, ale pamiętam.

## Colleoni

says-colleoni-offers = Policzyłem: opłaca się obu stronom.
says-colleoni-warns = Niedługo { $other } będzie mieć wszystko. Wspólny wydatek jest tańszy.
says-colleoni-agrees = Rachunek się zgadza, więc i ja się zgadzam.
says-colleoni-declines = Liczyłem dwa razy. Tracę na tym.
says-colleoni-distrusts = Twój kredyt się wyczerpał. Najpierw coś wpłać.
says-colleoni-breaks = Moje słowo miało swoją cenę i właśnie ją zapłacono.
says-colleoni-trusts = Moje księgi mówią, że twoje długi bywały spłacane. Zgoda.
says-colleoni-remembers = Mam to w księgach: { $region }, dawna gra, niespłacona obietnica. Kredytu nie ma.

## Hawkwood

says-hawkwood-offers = Słowo Anglika. Czego chcieć więcej?
says-hawkwood-warns = My patrzymy na siebie, a { $other } odjeżdża z łupem.
says-hawkwood-agrees = Umowa stoi. Zawsze myślę to, co mówię, albo prawie zawsze.
says-hawkwood-declines = Nie. I zastanów się dlaczego.
says-hawkwood-distrusts = Poznaję zwód, gdy już mnie trafi. Najpierw daj, potem proś.
says-hawkwood-breaks = Cofnąłem się, a nikt nie zapytał dlaczego.
says-hawkwood-trusts = W innej wojnie twoje słowo wytrzymało. To rzadkość. Umowa stoi.
says-hawkwood-remembers = { $region }, inna wojna, twoje słowo. Zwody pamiętam.

## Urslingen

says-urslingen-offers = Bierz. Litości nie oferuje się dwa razy.
says-urslingen-warns = { $other } sądzi, że wojna wygrana. Popsujmy to.
says-urslingen-agrees = Niech będzie. Nie dziękuj.
says-urslingen-declines = Co chcę, to biorę. Czemu mam ci płacić?
says-urslingen-distrusts = Zdradzić wroga Boga! Najpierw się ukorz.
says-urslingen-breaks = Przeczytaj, co noszę na piersi.
says-urslingen-trusts = Raz już obyło się bez zdrady. Niech będzie.
says-urslingen-remembers = { $region }, inna wojna, twoja zdrada. Nie.

### Installed, and without a network

app-description = Gra karciana o najemnikach i włoskich miastach
app-new-game = Nowa gra
app-records = Zapisy gier

offline-title = Brak połączenia · Condottiere
offline-heading = Serwer jest poza zasięgiem
offline-means = Gry toczą się na serwerze: dopóki nie odpowie, nie ma stołów, zapisów ani nowych gier. Ta strona sama ponawia próby i ruszy dalej, gdy tylko się uda.
offline-try = Spróbuj ponownie
offline-trying = Kolejna próba…
offline-still-here = Co nadal działa
offline-rules = Zasady gry
offline-fairness = Jak tasowane są karty
offline-games = Gry, które zna ta przeglądarka
offline-games-mean = Otworzą się, gdy tylko serwer odpowie.
offline-no-games = Ta przeglądarka nie zna jeszcze żadnej gry.
offline-game = { $name }, { $moment }

## The connection of a table, when it is lost or not live

table-connection-offline = Brak sieci
table-connection-unreachable = Serwer nie odpowiada
table-connection-polling = Brak połączenia na żywo
table-connection-refused = Brak połączenia
table-lost =
    { $why ->
        [offline] Brak sieci.
       *[unreachable] Serwer nie odpowiada.
    } { $game ->
        [waits] Gra zaczeka, gdy przyjdzie twoja kolej, a ta strona połączy się sama.
        [clock] Jeśli to twoja kolej, twój czas płynie dalej. Ta strona połączy się sama.
        [seat] Twoje miejsce na ciebie czeka, a ta strona połączy się sama.
       *[watched] Ta strona połączy się sama.
    }
table-not-sent = Nie wysłano: chwilowo nie ma połączenia.
table-maybe-not-sent = Połączenie zostało przerwane i ostatnie działanie mogło nie dotrzeć. Sprawdź to.
table-polling = Do serwera nie przechodzi żadne połączenie na żywo, być może z powodu proxy lub filtra. Możesz grać dalej, tylko zmiany na stole zobaczysz z lekkim opóźnieniem.

### Alerts

## While the page is open

alert-open = Gdy strona jest otwarta, a ja patrzę gdzie indziej
alert-sound = Dźwięk
alert-vibration = Wibracja
alert-notification = Powiadomienie
alert-notification-insecure = Przez zwykłe HTTP przeglądarki nie pozwalają na powiadomienia: potrzebne jest HTTPS.
alert-notification-unknown = Ta przeglądarka nie pokazuje powiadomień ze stron.
alert-notification-blocked = Powiadomienia są zablokowane: zezwól na nie tej witrynie w ustawieniach przeglądarki.

## While the page is closed

alert-closed = Także gdy strona jest zamknięta, po 20 sekundach
alert-push = Wiadomość na to urządzenie
alert-push-insecure = Przez zwykłe HTTP przeglądarki nie przyjmują wiadomości: potrzebne jest HTTPS albo przeglądarka na komputerze, na którym działa gra.
alert-push-home-screen = Na tym urządzeniu najpierw dodaj stronę do ekranu początkowego („Udostępnij” → „Do ekranu początkowego”) i otwórz ją stamtąd.
alert-push-unknown = Ta przeglądarka nie przyjmuje wiadomości dla zamkniętej strony.
alert-push-blocked = Powiadomienia są zablokowane: zezwól na nie tej witrynie w ustawieniach przeglądarki.
alert-push-unreachable = Przeglądarka nie ma połączenia ze swoją usługą powiadomień. Spróbuj później albo użyj innej przeglądarki.

## Messages to a chat tool

alert-webhook = Wiadomość do komunikatora
alert-webhook-means = Adres webhooka w Slacku, Mattermost, Discordzie, ntfy itp. Dostaje informację, kto siedzi przy stole, i link do niego.
alert-webhook-try = Wypróbuj
alert-webhook-remove = Usuń
alert-webhook-removed = Nic już tam nie wysyłamy.

### Home

## The first page

home-summary = Najmuj żołnierzy, blefuj i podbij Italię, region po regionie. Dla 2–6 graczy: znajomych, kapitanów, którymi gra komputer, albo jednych i drugich.
home-rules = Zasady
home-you-are = Grasz jako <b>{ $name }</b>
home-have-code = Grasz też na innym urządzeniu? <a>Wpisz kod odzyskiwania</a>
home-title-on-turn = Twoja tura przy { $count ->
    [one] 1 stole
    [few] { $count } stołach
   *[many] { $count } stołach
} – Condottiere
home-set-up = Graj, z kim chcesz
home-set-up-for = Umiesz już grać? Zacznij tutaj.
home-learn = Naucz się, grając
home-learn-new = Pierwszy raz? Naucz się, grając
home-learn-means = Pierwsza gra z przewodnikiem: cztery minuty i żadnego czytania na wstępie.
home-learn-begin = Zaczynamy
home-learn-again = Uruchom samouczek
home-settings = Miejsca, zasady i tempo
home-settings-now = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
} · { $captains ->
    [0] {""}
    [one] kapitan: { $strengths } ·{" "}
    [few] kapitanowie: { $strengths } ·{" "}
   *[many] kapitanowie: { $strengths } ·{" "}
}{ $rules ->
    [0] bez zasad opcjonalnych
    [one] { $rules } zasada opcjonalna
    [few] { $rules } zasady opcjonalne
   *[many] { $rules } zasad opcjonalnych
}
home-settings-pace = tempo: { $pace ->
    [instant] natychmiastowe
    [fast] szybkie
    [slow] wolne
   *[normal] zwykłe
}
home-try-again = Ponów próbę
home-to-start = Na stronę główną
home-nothing-title = Nie znaleziono
home-nothing-here = Nic tu nie ma
home-nothing-at-address = Gra nie ma strony pod tym adresem.

## Joining friends and open tables

home-join-friends = Masz kod?
home-join-placeholder = Kod lub link
home-join = Dołącz
home-join-neither = To nie jest ani kod, ani link do stołu. Poproś znajomych jeszcze raz o kod lub link.
home-open-tables = Otwarte stoły
home-nobody-yet = Jeszcze nikt
home-join-whom = Dołącz: { $names }
home-full = komplet
home-seats-free = { $count ->
   *[other] wolne miejsca: { $free } z { $count }
}

## My games

home-my-games = Moje gry
home-off-the-list = Usunięto z listy ({ $count ->
    [0] gra bez innych graczy
   *[other] inni gracze: { $names }
}). Twoje miejsce zostaje.
home-put-back-which = Przywróć na listę ({ $count ->
    [0] gra bez innych graczy
   *[other] inni gracze: { $names }
})
home-walk-through-which = Odtwórz grę ({ $count ->
    [0] bez innych graczy
   *[other] inni gracze: { $names }
})
home-take-off-which = Usuń z listy ({ $count ->
    [0] gra bez innych graczy
   *[other] inni gracze: { $names }
})
home-put-back = Przywróć
home-walk-through = Odtwórz
home-no-game-listed = Lista gier jest pusta.
home-taken-off = Usunięte z listy:
home-none-taken-off = Nie ma gier usuniętych z listy.
home-all-games = Wszystkie: { $count }
home-all-games-and-more = Wszystkie: ponad { $count }
home-earlier-games = Wcześniejsze gry
home-show-taken-off = Usunięte z listy
home-hide-taken-off = Ukryj usunięte
home-look-at-record = Otwórz zapis
home-people-and-captains = <b>{ $people }</b>{ $several ->
    [yes] <captains>, { $captains }</captains>
   *[no] {""} <captains>oraz { $captains }</captains>
}
home-nobody-else-yet = Jeszcze nikt inny
home-some-table = Stół
home-your-turn = Twoja tura
home-over = koniec
home-between-games = między partiami
home-in-play = w toku
home-battle = { $round ->
    [0] Bitwa { $number }
   *[other] Bitwa { $number }, runda { $round }
}
home-here = { $count ->
    [one] Przy stole: { $names }
   *[other] Przy stole: { $names }
}
home-won =
    { $count ->
        [one]
            { $own ->
                [yes] Twoja wygrana
               *[no] Wygrana: { $names }
            }
       *[other] Wspólna wygrana: { $names }
    }
home-turn-of = tura gracza { $name }
home-turn-until = do { FORM($moment, "genitive") }
home-waiting = czeka: { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-about-to-begin = zaraz się zacznie
home-gone = nie ma jej już na serwerze

## Setting up a table

home-whom = Z kim zagrać
home-company-alone = Graj solo
home-company-alone-means = przeciw kapitanom
home-company-friends = Ze znajomymi
home-company-friends-means = gdziekolwiek są
home-company-friends-here = na razie na tym urządzeniu
home-public = Stół publiczny
home-public-means = Każdy znajdzie go na stronie głównej tego serwera. Inaczej trafi tu tylko ktoś z zaproszeniem.
home-more-settings = Więcej ustawień
home-open-table = Otwórz stół
home-watch = Obserwuj
home-play = Graj
home-no-cookies = Ta przeglądarka nie zapisuje ciasteczek, więc serwer nie może cię rozpoznać: zezwól na nie tej witrynie, by grać ze znajomymi. Solo grasz przez link do swojego miejsca, który jest do niego kluczem.
home-next = Dalej: jeden link i kod dla wszystkich.
home-next-here = Na razie z serwerem łączy się tylko ten komputer: w poczekalni przeczytasz, jak wpuścić znajomych.
home-you-watch = Grają sami kapitanowie: ty obserwujesz.
home-come-back = Możesz wyjść i wrócić w każdej chwili.
home-first-holder = Kto zaczyna ze znacznikiem Condottiere
home-first-at-random = Ktokolwiek, losowo
home-whoever-sits = Kto siedzi na miejscu { $place }
home-pace = Jak szybko grają kapitanowie
home-pace-instant = Od razu
home-pace-fast = Szybko
home-pace-normal = Normalnie
home-pace-slow = Powoli
home-hints = Podpowiedzi i szanse
home-hints-mean = Podpowiedzi w twojej turze i szanse w bitwie. Wszyscy widzą, że są dozwolone.
home-bargaining = Kapitanowie się targują
home-bargaining-mean = Oferują pakty, odpowiadają na twoje i dotrzymują słowa zależnie od charakteru. Kogo przyłapią na zdradzie, ten nic już od nich nie dostanie.

## Seats of a new table

home-seats = Miejsca
home-number-of-players = Liczba graczy
home-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
home-you = Ty
home-you-mean = Kto siedzi tu teraz, zamienia się z tobą miejscami.
home-friend = Ktoś znajomy
home-friend-means = Kto skorzysta z twojego zaproszenia; pierwsze z tych miejsc jest twoje.
home-your-name = Twoje imię
home-name-needed = Jak mówią do ciebie znajomi? Wpisz najpierw imię.
home-free = Wolne
home-bot = bot { $name }
home-change-seat = Miejsce { $place }: { $who }
home-change-captain = Miejsce { $place }: { $name }, { $grade }
home-who-sits = Kto siedzi na miejscu { $place }?
home-captains = Kapitanowie, od łagodnego do bezlitosnego
home-other-bots = Inne boty, według sposobu myślenia
home-everywhere = Ten sam na miejscu każdego kapitana

## Optional rules, each with what it means in a line, as docs/rules.md has it

option-rules = Zasady opcjonalne
option-points-to-reach = Punkty do zdobycia
option-other-points = inny cel
option-rule-bigger-kingdoms = Większe królestwa
option-rule-bigger-kingdoms-means = Do wygranej potrzeba o jeden sąsiadujący region więcej (R11).
option-rule-draw-after-battle = Dobieranie po bitwie
option-rule-draw-after-battle-means = Bez rund: każdy zaczyna z 7 kartami i po każdej bitwie może dobrać do 3 (R12).
option-rule-points = Gra na punkty
option-rule-points-means = Mecz z kilku partii: punkt za każdy region i 5 dodatkowych za wygraną dzięki sąsiadującym (R13).
option-rule-capturing-regions = Odbijanie regionów
option-rule-capturing-regions-means = Wolno walczyć także o regiony, które kontrolują inni (R14).
option-rule-hidden-cards = Zakryte karty
option-rule-hidden-cards-means = Karty najemników, Doboszy, Bohaterek i Kurtyzan leżą zakryte, dopóki nie zagrasz następnej karty albo nie skończy się bitwa; można je też odkryć, pasując (R15).
option-so-many-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
option-points-to = Gra na punkty, do { $points }

## Clocks

clock-label = Zegar
clock-choice-none = Bez zegara
clock-choice-none-means = W swojej turze każdy ma tyle czasu, ile potrzebuje.
clock-choice-relaxed = Spokojnie, na jeden wieczór
clock-choice-relaxed-means = Minuta na turę i pięć dodatkowych na całą grę. Potem do twojego powrotu gra za ciebie kapitan.
clock-choice-days = Korespondencyjnie, przez tydzień
clock-choice-days-means = Wpadaj, kiedy możesz: masz kilka dni na każdy ruch, potem do twojego powrotu gra za ciebie kapitan.
clock-days-for-each = Dni na każdy ruch
clock-days-a-move = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
} na ruch
clock-no-clock = Bez zegara
clock-live = Spokojnie: { $clock }
clock-by-days = Korespondencyjnie: { $clock }

## Series

series-score = Gra { $game } w tej serii: { $wins }

## Times

weekday = { $number ->
    [0] niedziela
    [1] poniedziałek
    [2] wtorek
    [3] środa
    [4] czwartek
    [5] piątek
   *[6] sobota
}
    .genitive = { $number ->
    [0] niedzieli
    [1] poniedziałku
    [2] wtorku
    [3] środy
    [4] czwartku
    [5] piątku
   *[6] soboty
}
    .on = { $number ->
    [0] w niedzielę
    [1] w poniedziałek
    [2] we wtorek
    [3] w środę
    [4] w czwartek
    [5] w piątek
   *[6] w sobotę
}
first-of-month = 1
moment-time = { $time }
moment-weekday = { $weekday }, { $time }
    .genitive = { FORM($weekday, "genitive") }, { $time }
moment-date = { $date }, { $time }
since-time = od { $time }
since-weekday = od { FORM($weekday, "genitive") }
since-date = od { $date }
ago-now = przed chwilą
    .since = od paru sekund
ago-minutes = { $count ->
    [one] minutę
    [few] { $count } minuty
   *[many] { $count } minut
} temu
    .since = od { $count ->
    [one] minuty
    [few] { $count } minut
   *[many] { $count } minut
}
ago-time = o { $time }
    .since = od { $time }
ago-weekday = { FORM($weekday, "on") } o { $time }
    .since = od { FORM($weekday, "genitive") }, { $time }
ago-date = { $date } o { $time }
    .since = od { $date }, { $time }
tutorial = Samouczek
tutorial-second = Druga lekcja
tutorial-on = Wróć do samouczka

### The waiting room

room-title-own = Twój stół
room-title-free = Wolny stół
room-title-of = Stół gracza { $name }
room-seats-taken = { $count ->
   *[other] zajęte miejsca: { $taken } z { $count }
}
room-ready-to-begin = Można zaczynać
room-lost-seat = Gospodarz zwolnił twoje miejsce. Zajmij inne albo obserwuj.
room-to-start = Condottiere: na stronę główną
room-seats = Miejsca
room-onlookers = { $count ->
    [one] Obserwuje jeszcze 1 osoba.
    [few] Obserwują jeszcze { $count } osoby.
   *[many] Obserwuje jeszcze { $count } osób.
}
room-no-seat-left = Wszystkie miejsca są już zajęte. Możesz obserwować stąd.

## Inviting

room-invite = Zaproś
room-invite-your-friends = Zaproś znajomych
room-invite-friends = Zaproś znajomych
room-invite-friends-means = Jeden link dla wszystkich: kto go otworzy, zajmie wolne miejsce albo będzie obserwować.
room-invite-others = Zaproś innych
room-invite-others-means = Kto otworzy ten link, obserwuje grę i nie widzi niczyich kart.
room-qr-code = Kod QR z linkiem do tego stołu
room-or-type = albo otwórz <b>{ $address }</b> i wpisz
room-share = Udostępnij
room-share-text = Zagraj ze mną w Condottiere:
room-address = Adres tego komputera w sieci twoich znajomych
room-invite-language = Język dla zaproszonych
room-invite-language-any = Taki jak w ich przeglądarce
room-link-for-everybody = Link dla wszystkich
room-link-for = Link dla gracza { $name }
room-copy = Kopiuj
room-copied = Skopiowano
room-press-to-copy = Link jest zaznaczony: naciśnij { $keys }, by go skopiować.
room-links-of-seats = Linki do miejsc
room-links-are-keys = Każdy jest kluczem do swojego miejsca: kto go ma, ten może tam grać.
room-only-here = Ten link działa tylko na tym komputerze: serwer nie przyjmuje nikogo innego, więc znajomi z innych urządzeń tu nie trafią. Aby ich wpuścić, zatrzymaj serwer i uruchom go ponownie poleceniem <code>python3 run.py --host 0.0.0.0{ $options }</code>. Stół nie zniknie.
room-opened-here = Ten link działa tylko na tym komputerze. Otwórz grę pod adresem, do którego mają dostęp twoi znajomi, i stamtąd ich zaproś.

## Joining

room-invites-you = { $name } cię zaprasza
room-seat-for-you = Miejsce czeka na ciebie
room-summary = Najmuj żołnierzy, blefuj i podbij Italię, region po regionie: gra karciana dla 2–6 osób.
room-your-name-at-table = Twoje imię przy stole
room-take-a-seat = Zajmij miejsce
room-then-host-starts = Zgłaszasz tym gotowość, a grę rozpoczyna { $name }. Aby tylko obserwować, po prostu tu zostań.
room-then-you-start = Będziesz gospodarzem i to ty rozpoczniesz grę. Aby tylko obserwować, po prostu tu zostań.

## The seats

room-free = Wolne
room-you = ty
room-do-sit-here = Usiądź tu<hidden>, miejsce { $place }</hidden>
room-do-take = Zajmij<hidden>, miejsce { $place }</hidden>
room-do-change-free = Zmień<hidden>, miejsce { $place }</hidden>
room-do-change-own = Zmień
room-do-change-other = Zmień<hidden>: { $name }, miejsce { $place }</hidden>
room-seat = miejsce { $place }
room-is-host =
    { $gone ->
        [yes] gospodarz, teraz offline
       *[no] gospodarz
    }
room-is-own-guest =
    { $gone ->
        [yes] też na tym urządzeniu, teraz offline
       *[no] też na tym urządzeniu
    }
room-is-guest =
    { $gone ->
        [yes] na urządzeniu znajomych, teraz offline
       *[no] na urządzeniu znajomych
    }
room-is-ready =
    { $gone ->
        [yes] w gotowości, teraz offline
       *[no] w gotowości
    }
room-is-not-ready =
    { $gone ->
        [yes] jeszcze się szykuje, teraz offline
       *[no] jeszcze się szykuje
    }

room-captain = kapitan
room-captain-graded = kapitan, { $grade }
room-captain-otherwise = kapitan: { $label }

## What is to be done about a seat

room-your-seat = Twoje miejsce
room-seat-is-free = Miejsce { $place } jest wolne
room-your-name = Twoje imię
room-change = Zmień
room-leave = Zwolnij miejsce
room-leave-means = Będzie wolne, a ty będziesz obserwować.
room-move = Przesiądź się
room-move-means = Twoje obecne miejsce będzie wtedy wolne.
room-captain-here = Posadź tu kapitana
room-captain-here-means = Wybierz którego, od łagodnego do bezlitosnego.
room-guest = Ktoś obok ciebie też zagra na tym urządzeniu
room-seat-guest = Posadź tutaj
room-make-free = Zwolnij to miejsce
room-guest-leaves = { $name } wtedy nie gra.
room-hand-over = Przekaż rolę gospodarza graczowi { $name }
room-hand-over-means = Wtedy miejsca rozdziela i grę rozpoczyna { $name }.
room-somebody-else = Posadź tu kogoś innego
room-somebody-else-means = Inny kapitan albo człowiek.
room-yes-take-seat = Tak, zabierz miejsce graczowi { $name }
room-who-is-here = { $name } jest przy stole.
room-who-has-gone = Gracza { $name } nie ma przy stole.
room-loses-seat = { $name } będzie wtedy obserwować albo zajmie inne miejsce.
room-for-a-person = Dla człowieka.
room-change-places = Zamiana miejsc: z kim?
room-free-seat = Miejsce { $place }, wolne

## What the host can do

room-fill = { $count ->
    [one] Uzupełnij kapitanem
   *[other] Uzupełnij kapitanami
}
room-leave-out = { $count ->
    [one] Usuń wolne miejsce
   *[other] Usuń wolne miejsca
}
room-add-seat = Dodaj miejsce
room-friend = Ktoś znajomy
room-friend-means = Kto skorzysta z twojego zaproszenia.

## What is being waited for

room-start = Rozpocznij grę
room-i-am-ready = Mogę zaczynać
room-wait-for-me = Jednak jeszcze nie
room-everybody-ready = Wszyscy są gotowi.
room-everybody-ready-for = Wszyscy są gotowi: { $name } może rozpocząć grę.
room-host-gone = Gospodarza ({ $name }) nie ma przy stole. Jeśli nie wróci, gospodarzem zostanie ktoś z obecnych.
room-you-are-ready = Jesteś w gotowości.
room-say-when = Daj znać, kiedy możesz zaczynać.
room-say-again = Daj znać ponownie, kiedy możesz zaczynać.
room-you-look-on = Zajmij miejsce, by zagrać, albo tylko obserwuj: gra pojawi się na tej stronie sama, gdy się zacznie.
room-no-seat-look-on = Wszystkie miejsca są zajęte: obserwujesz. Gra pojawi się na tej stronie sama, gdy się zacznie.

## Until it begins

room-talk = Rozmowa przed grą
room-talk-means = Czytają to tylko osoby siedzące przy tym stole. Gdy zaczyna się gra, rozmowa znika.
room-mute = Wycisz gracza { $name }
room-meanwhile = Gdy czekasz
room-meanwhile-means = Poćwicz na tej stronie: gra próbna ustąpi miejsca, gdy tylko zacznie się właściwa.
room-practise = Gra próbna
room-practice-back = Wróć do stołu

## What happens, for those who listen

room-has-left = { $name } odchodzi od stołu.
room-has-sat-down = { $name } siada przy stole.
room-now-ready = { $name } zgłasza gotowość.
room-now-not-ready = { $name } jeszcze się szykuje.
room-you-sit-in = Siedzisz na miejscu { $place }.
room-you-are-host = Teraz ty jesteś gospodarzem.
room-new-host = Nowy gospodarz: { $name }.

## What is played

room-terms = Ustawienia gry
room-rules = Zasady
room-usual-game = Zwykła gra
room-usual-game-means = Bez zasad opcjonalnych.
room-first-holder = Kto zaczyna
room-first-holder-means = { $name } zaczyna ze znacznikiem Condottiere.
room-first-holder-seat = Kto siedzi na miejscu { $place }, zaczyna ze znacznikiem Condottiere.
room-clock = Zegar
room-clock-none = Brak: w swojej turze każdy ma tyle czasu, ile potrzebuje.
room-clock-means = { $clock }. Jeśli przekroczysz czas, do twojego powrotu gra za ciebie kapitan.
room-pace = Tempo
room-pace-instant = Kapitanowie grają od razu.
room-pace-fast = Kapitanowie grają szybko.
room-pace-normal = Kapitanowie chwilę myślą nad każdą kartą.
room-pace-slow = Kapitanowie się nie spieszą.
room-hints = Podpowiedzi i szanse
room-hints-mean = W swojej turze każdy może poprosić o podpowiedź.
room-bargaining = Kapitanowie się targują
room-bargaining-mean = Oferują pakty i odpowiadają na wasze.
room-public = Publiczny
room-public-means = Ten stół widać na stronie głównej: dołączyć może każdy.
room-private = Prywatny
room-private-means = Ten stół znajdzie tylko ktoś z zaproszeniem.
room-change-settings = Zmień ustawienia
room-save-settings-means = Wszyscy widzą, co się zmieniło. Po zmianie zasad, zegara lub podpowiedzi pozostali muszą ponownie zgłosić gotowość.
room-fewer-seats = Zajęte miejsca: { $count }. Aby zmniejszyć stół, najpierw zwolnij jedno z nich.
room-settings-changed = Ustawienia się zmieniły.
room-setting-now = { $name }: { $value }.
room-setting-switch = { $on ->
    [yes] tak
   *[other] nie
}

### The tutorial

tutorial-where = { $number } z { $count } · { $chapter }
tutorial-chapter-cheap = Tania bitwa
tutorial-chapter-winter = Zima
tutorial-chapter-courtesan = Kurtyzana
tutorial-chapter-bishop = Biskup
tutorial-chapter-round = Koniec rundy
tutorial-chapter-scarecrow = Kukła
tutorial-chapter-spring = Wiosna i Kapitulacja
tutorial-chapter-discard = Odrzucanie kart z ręki
tutorial-fold = Zwiń przewodnik
tutorial-unfold = Pokaż przewodnik
tutorial-leave = Wyjdź
tutorial-leave-means = Wyjdź z samouczka; możesz do niego wrócić później.

tutorial-welcome =
    Grasz jako { $seat }. Przy { $players } graczach wygrywa, kto pierwszy ma { $adjacent ->
        [one] { $adjacent } sąsiadujący region
        [few] { $adjacent } sąsiadujące regiony
       *[many] { $adjacent } sąsiadujących regionów
    } albo { $total } dowolnych.
tutorial-first-site = Masz znacznik Condottiere, czyli hełm: <b>wybierz region { $region }</b> na pole bitwy i potwierdź.
tutorial-first-card = Każdy po kolei dokłada kartę do swojej kompanii, rzędu obok imienia, albo pasuje. Najemnik jest wart tyle, ile ma na karcie. <b>Wybierz { FORM($card, "accusative") }</b> i zagraj.
tutorial-wait = Odpowiadają kapitanowie, którymi gra komputer: { $first }, potem { $second }.
tutorial-wait-one = Teraz odpowiada { $seat }.
tutorial-second-card = Twoja kompania jest warta { $own }, następna { $rival }; wygra najsilniejsza. <b>Dołóż { FORM($card, "accusative") }</b>: żeby cię przebić, inni będą potrzebować więcej kart.
tutorial-pass-cheap = { $own } do { $rival } powinno wystarczyć. <b>Spasuj</b>: w tej bitwie już nie zagrasz, ale kompania nadal się liczy. Pod imieniem: karty na ręce i zdobyte regiony.
tutorial-pass-lead = Prowadzisz { $own } do { $rival }. <b>Spasuj</b> i oszczędź karty: kompania nadal się liczy, ale inni mogą grać dalej.
tutorial-pass-safe = Prowadzisz { $own } do { $rival }, a { $why ->
    [passed] wszyscy inni spasowali
   *[empty] nikt inny nie ma już kart
}. <b>Spasuj</b>, a region { $region } będzie twój.
tutorial-watch-on = Bitwa kończy się, gdy spasują wszyscy.
tutorial-won-cheaply = Zdobywasz region { $region }: { $own } do { $rival }. Wygrywaj tanio: nowe karty przyjdą dopiero po rundzie.
tutorial-won = Zdobywasz region { $region }: { $own } do { $rival }. Nowe karty przyjdą dopiero po rundzie.
tutorial-lost = { $seat } zdobywa region { $region } z siłą { $strength }. { $count ->
    [0] Nie masz już kart.
    [one] Nic się nie stało: masz jeszcze { $count } kartę.
    [few] Nic się nie stało: masz jeszcze { $count } karty.
   *[many] Nic się nie stało: masz jeszcze { $count } kart.
}
tutorial-tied = Na czele remis przy sile { $strength }: nikt nie zdobywa regionu { $region }. Znacznik Condottiere ma teraz { $seat }.
tutorial-second-site = Zwycięzca bierze też znacznik Condottiere. <b>Wybierz region { $region }</b>, obok regionu Bologna: sąsiadujące szybciej dają wygraną.
tutorial-any-site =
    Masz znacznik Condottiere. <b>Wybierz pole bitwy</b>: { $regions ->
        [0] najwięcej wart jest region o wielu sąsiadach.
        [one] najwięcej wart jest region obok twojego.
       *[other] najwięcej wart jest region obok twoich.
    }
tutorial-others-choose = Teraz { $seat } wybiera pole bitwy.
tutorial-next-battle = Następny jest region { $region }.
tutorial-hand = Nie masz najemnika, więc możesz <b>odrzucić wszystkie karty</b> i przeczekać rundę, która skończy się wtedy szybciej, albo <b>je zatrzymać</b>.
tutorial-open-low = <b>Zacznij od karty { $card }</b> i zobacz, ile wydają inni.
tutorial-winter = { $seat } prowadzi z siłą { $strength }: to za drogo. <b>Zagraj Zimę</b>, a każdy najemnik w grze będzie wart 1.
tutorial-under-winter = { $seat } też ma teraz { $strength }, a przy remisie nikt nie zdobywa regionu. <b>Zagraj { FORM($card, "accusative") }</b>: liczy się teraz tyle co 10.
tutorial-pass-winter = Twoja kompania jest warta { $working } = { $own }, następna { $rival }. <b>Spasuj</b> i bitwa się skończy.
tutorial-won-under-winter = Zdobywasz region { $region }: { $own } do { $rival }. Gdy w grze jest Zima, najsłabsi najemnicy są warci tyle co najsilniejsi.
tutorial-third-site = Nie trzeba wygrywać każdej bitwy. <b>Wybierz region { $region }</b> i niech inni wydają tam karty.
tutorial-courtesan = <b>Zagraj Kurtyzanę.</b> Jest warta tylko 1, ale jeśli tylko ty masz najwięcej Kurtyzan, bierzesz znacznik Condottiere, ktokolwiek zdobędzie region.
tutorial-pass-drummer = { $seat } zagrywa Dobosza: podwaja on wszystkich najemników tej kompanii, także następnych. <b>Spasuj</b>: o region { $region } niech biją się inni.
tutorial-watch = Inni wydają kartę za kartą, a ty masz jeszcze { $count ->
    [one] { $count }
    [few] { $count }
   *[many] { $count }
}.
tutorial-token-by-courtesan = { $seat } zdobywa region { $region } z siłą { $strength }, ale twoja Kurtyzana daje ci znacznik Condottiere: znów wybierasz ty.
tutorial-fourth-site = Teraz powiększ swoje ziemie: <b>wybierz region { $region }</b>, obok regionów Bologna i Firenze.
tutorial-bait = <b>Zacznij od karty { $card }</b> i niech inni pokażą, co mają najlepszego.
tutorial-bishop = Ich { $card } jest najsilniejszy w grze. <b>Zagraj Biskupa</b>: odrzuca wszystkich najemników o tej sile; twoi są słabsi i zostają.
tutorial-heroine = { $seat } prowadzi z siłą { $strength }: Bohaterki nie rusza ani Zima, ani Biskup. <b>Zagraj swoją</b>, a znów obejmiesz prowadzenie.
tutorial-favor = Biskup przenosi też znacznik papieskiej łaski: regionu, w którym leży, nikt nie wybierze. <b>Połóż go w regionie { $region }</b>, a { $seat } nie przyłączy tego regionu do regionu Torino.
tutorial-favor-anywhere = Biskup przenosi też znacznik papieskiej łaski: regionu, w którym leży, nikt nie może wybrać. <b>Połóż go</b> tam, gdzie nie chcesz bitwy.
tutorial-won-by-heroine = Zdobywasz region { $region }: { $own } do { $rival }. Dziesiątki padły, a Bohaterka się ostała.
tutorial-last-site = Nikt inny nie ma kart, więc runda się kończy. <b>Wybierz region</b>, od którego zacznie się następna.
tutorial-keep = Tylko ty masz jeszcze { $count ->
    [one] kartę. <b>Zatrzymaj ją</b>, jeśli jest dobra
   *[other] karty. <b>Zatrzymaj najwyżej dwie</b>, jeśli są dobre
}: każda zatrzymana to jedna nowa mniej.
tutorial-new-round = Teraz każdy ma dziesięć kart, licząc zatrzymane, i jedną więcej za każdy region: { $regions ->
    [0] bez regionów masz { $count }
    [one] mając { $regions }, masz { $count }
    [few] mając { $regions }, masz { $count }
   *[many] mając { $regions }, masz { $count }
}.
tutorial-begin-again = Ta lekcja zaczyna się w połowie rundy: inni wydali już karty. <b>Wybierz region { $region }</b> i potwierdź.
tutorial-bluff = Prowadzisz { $own } do { $rival }. Przestrasz innych: <b>zagraj { FORM($card, "accusative") }</b>. Ta karta wcale nie musi przepaść.
tutorial-scarecrow = { $own } do { $rival }: inni już skończyli. <b>Zagraj Kukłę</b>: najemnik z twojej kompanii wróci na rękę, a { $less } do { $rival } nadal wystarczy.
tutorial-rescue = <b>Weź z powrotem najsilniejszego najemnika</b>, jeśli bez niego nadal prowadzisz.
tutorial-fifth-site = Twoja dziesiątka wróciła na rękę. <b>Wybierz region { $region }</b>, obok regionu Bologna.
tutorial-open-high = <b>Zacznij od karty { $card }</b>: ochronią ją dwie karty specjalne.
tutorial-spring = Przez Zimę { $card } jest wart tylko 1. <b>Zagraj Wiosnę</b>: Zima znika, a najsilniejsi najemnicy w grze są warci o 3 więcej.
tutorial-surrender = Prowadzisz { $own } do { $rival }, ale { $seat } ma jeszcze karty. <b>Zagraj Kapitulację</b>: bitwa kończy się od razu, a kompanie liczą się tak, jak leżą.
tutorial-won-by-surrender = Zdobywasz region { $region }: { $own } do { $rival }. Nikt już nie mógł odpowiedzieć.
tutorial-discard = Nie masz najemnika, a poza tobą karty ma tylko { $seat }. <b>Odrzuć karty z ręki</b>: runda się skończy, { $seat } zatrzyma najwyżej dwie karty, a wszyscy dostaną nowe.
tutorial-suggest = Aby prowadzić, potrzebujesz siły większej niż { $strength }. Możesz <b>zagrać { FORM($card, "accusative") }</b> albo <b>spasować</b> i oszczędzić karty.
tutorial-behind = Aby prowadzić, potrzebujesz siły większej niż { $strength }. <b>Przebij</b>, jeśli region { $region } jest tego wart, albo <b>spasuj</b>: w tej bitwie już nie zagrasz, ale zachowasz karty.
tutorial-last = Wszyscy inni skończyli, najwyżej z siłą { $strength }. <b>Zagraj coś jeszcze</b>, jeśli chcesz zdobyć region { $region }, albo <b>spasuj</b> i zachowaj karty.
tutorial-last-card = Wszyscy inni skończyli. <b>Zagraj { FORM($card, "accusative") }</b>: zdobywasz region { $region }, { $own } do { $rival }.
tutorial-ends = { $count ->
    [one] Jeszcze { $count } region obok twoich i wygrywasz
    [few] Jeszcze { $count } sąsiadujące regiony i wygrywasz
   *[many] Jeszcze { $count } sąsiadujących regionów i wygrywasz
}: graj dalej tutaj albo zacznij własną grę.
tutorial-ends-won = Wygrywa { $seat }. Teraz zacznij własną grę.
tutorial-more = { $lesson ->
    [1] Pozostałe karty pokazuje druga lekcja
   *[2] Znasz już wszystkie karty
}; zbiera je <cards>arkusz „{ summary-button }”</cards>. W grze dla 4 osób wystarczy 5 regionów albo 3 sąsiadujące. Pomagają <rules>zasady</rules> i „{ hint-button }”; wskaż cokolwiek albo przytrzymaj na tym palec, a dowiesz się, co to jest.
tutorial-first-game = Zagraj pierwszą grę

### On a television

tv-title = { $what } · na telewizorze · Condottiere
tv-show = Pokaż na telewizorze
tv-show-means = Otwiera duży widok stołu w nowej karcie przeglądarki, taki jak dla widzów. Karty z ręki zostają na telefonach.
tv-full-screen = Pełny ekran
tv-take-a-seat = Zajmij miejsce telefonem
tv-phone = Twoje karty są na telefonie
tv-starts = { $name } zaczyna grę z telefonu.
tv-starts-nobody = Grę zaczyna osoba, która usiądzie pierwsza.

### A finished game

review-title = Gra: { $names } · Condottiere
review-laying-out = Rozkładanie gry…
review-not-over = Ta gra jeszcze trwa
review-no-such-game = Nie ma takiej gry
review-not-begun = Ta gra jeszcze się nie zaczęła
review-no-answer = Serwer nie odpowiada
review-cannot = Nie można obejrzeć tej gry
review-to-table = Wróć do stołu
review-try-again = Ponów próbę
review-to-start = Na stronę główną

## Tabs beside the board

review-tabs = Dziennik, bitwy i karty
review-tab-log = Dziennik
review-tab-battles = Bitwy
review-tab-seen = Karty
review-tab-about = Gra

## Going through the game

review-walk = Odtwarzanie
review-steps = Kroki
review-step-battle-before = Do poprzedniej bitwy
review-step-back = Moment wstecz
review-step-play = Odtwórz
review-step-stop = Stop
review-step-on = Moment naprzód
review-step-battle-after = Do następnej bitwy
review-key-battle-before = Page Up
review-key-back = ←
review-key-play = spacja
review-key-stop = spacja
review-key-on = →
review-key-battle-after = Page Down
review-step-with-key = { $step } ({ $key })
review-moment = Moment
review-moment-of = Moment { $moment } z { $count }
review-moment-of-short = <b>{ $moment }</b> z { $count }
review-copy-title = Skopiuj link do tego momentu w tym widoku
review-copy-title-of-record = Skopiuj link do tego momentu w tym widoku; kto go otworzy, potrzebuje tego samego pliku
review-link = Link do tego momentu
review-copy-link = Kopiuj link
review-copied = Skopiowano
review-press-to-copy = Naciśnij { $keys }

## From where it is seen

review-seen-by = Widok
review-all-open = Wszystko odkryte
review-spectator = Widz
review-place-of-reader = { $name } (ty)
review-hand = Ręka
review-hands = Ręce
review-all-hands = Wszystkie ręce
review-no-card = brak kart
review-no-hand = Widz nie widzi niczyjej ręki.

## Battles

review-battles = Bitwy
review-no-battle = Żadna bitwa nie została stoczona do końca.
review-game = Partia { $game }
review-final-battle = Ostateczna bitwa
review-nobody-wins = nikt nie wygrywa
review-wins = wygrywa { $name }
review-keeps = utrzymuje { $name }
review-conquers = zdobywa { $name }
review-cards-spent =
    { $count ->
        [one] zużyto 1 kartę
        [few] zużyto { $count } karty
       *[many] zużyto { $count } kart
    }
review-nothing = nic
review-spent-nothing = bez kart
review-passed-at-once = pas od razu
review-passed-after = pas po { $count ->
    [one] 1 karcie
    [few] { $count } kartach
   *[many] { $count } kartach
}
review-seat-spent = { $name }: { $cards }; siła { $strength }
review-seat-spent-and-passed = { $name }: { $cards }; siła { $strength }, { $passed }

## The game

review-about = O tej grze
review-record-ends = Ten zapis kończy się przed końcem gry.
review-unfinished = Gra kończy się bez rozstrzygnięcia.
review-won = { $count ->
    [one] { $names } wygrywa
   *[other] { $names } wspólnie wygrywają
} { $how ->
    [adjacent] dzięki { $target } regionom sąsiadującym ze sobą
    [most] dzięki największej liczbie regionów
    [final_battle] w ostatecznej bitwie
   *[total] dzięki { $target } regionom
}.
review-won-otherwise = { $count ->
    [one] { $names } wygrywa.
   *[other] { $names } wspólnie wygrywają.
}
review-match-won = { $count ->
    [one] { $names } wygrywa mecz.
   *[other] { $names } wspólnie wygrywają mecz.
}
review-begun = Początek: { $moment }.
review-score = { $name }: { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
review-keep-record = Zachowaj zapis gry
review-record-means = Zapis zawiera wszystko, co się wydarzyło, także karty, których nikt nie widział.
review-record-text = Tekst
review-record-json = JSON
review-no-pact-in-game = W partii { $game } nikt nie proponował paktu; w innych partiach meczu pakty były.
review-shuffle-of-record = Tasowania nie można sprawdzić: w tym zapisie nie ma sekretu, który stół ujawnia po zakończeniu gry.
review-record-kept = { $lasting ->
    [yes] Zapis jest w tej karcie przeglądarki, dopóki jej nie zamkniesz; serwer niczego nie przechowuje. Kto otworzy link do jego momentu, potrzebuje tego samego pliku.
   *[no] Ta przeglądarka nie pozwala stronie zachować zapisu: po ponownym wczytaniu otwórz plik jeszcze raz. Kto otworzy link do jego momentu, potrzebuje tego samego pliku.
}
review-rematches = Gry w tej serii
review-game-goes-on = Gra { $game }, jeszcze trwa
review-elsewhere = Gdzie indziej
review-look-at-record = Otwórz zapis

## Playing on

review-from-here-button = Graj dalej stąd…
review-from-here = Graj dalej stąd
review-from-here-means = Grasz dalej od momentu { $moment } przy własnym stole, z kartami takimi, jakie są teraz. Wszystkie inne miejsca zajmą kapitanowie; rozegrana gra zostaje, jaka jest. Tasowania nikt tam nie sprawdzi, bo gra toczy się od znanych kart.
review-from-over = W tym momencie gra jest już skończona. Cofnij się do wcześniejszego, aby grać dalej.
review-your-seat = Twoje miejsce
review-captains = Kapitanowie
review-play-on = Graj dalej

## Records

review-records-title = Otwórz zapis · Condottiere
review-records-mean = Każdą skończoną grę można pobrać jako zapis, w postaci tekstu lub JSON. Otwórz go tutaj, by odtworzyć grę: z każdego miejsca albo z odkrytymi kartami. Serwer niczego z niej nie przechowuje.
review-record-missing = Ten link prowadzi do momentu { $moment } zapisu, który otwarto w innej karcie lub przeglądarce. Otwórz tu ten sam plik, by tam przejść.
review-choose-file = Wybierz plik
review-or-drop = albo upuść go tutaj
review-reading = Wczytywanie…
review-too-large = Ten plik jest za duży na zapis gry: zapisy mają najwyżej 1 MB.
review-no-text = Ten plik nie jest tekstem w UTF-8 ani UTF-16, więc nie jest zapisem gry.

### After the game

after-title = Przebieg gry: { $names } · Condottiere
after-link = Przebieg gry
after-gathering = Trwa podsumowanie gry…
after-gathering-on = Trwa to dłużej niż zwykle: serwer może być bardzo zajęty. Strona pojawi się sama.
after-to-review = Odtwórz grę
after-last-battle = Zobacz ostatnią bitwę

after-picture = Obraz końca gry: { $won }
after-save = Zapisz obraz
after-share = Udostępnij
after-share-text = Partia Condottiere
after-film = Zapisz wideo z ostatniej bitwy
after-filming = Nagrywanie wideo…
after-share-film = Udostępnij wideo
after-film-failed = Ta przeglądarka nie mogła nagrać wideo.
after-film-empty = Nic się nie nagrało: to urządzenie może być teraz przeciążone. Spróbuj ponownie.
after-film-hidden = Wideo nagrywa się tylko wtedy, gdy ta strona jest widoczna. Spróbuj ponownie i nie opuszczaj jej.

after-regions = Regiony w czasie
after-regions-means = Ile regionów mieli gracze po każdej bitwie.
after-chances = Szanse na wygraną
after-chances-means = Po każdym rozdaniu i każdej bitwie, według kart wszystkich graczy, także tego, czego nikt nie mógł widzieć, i tak, jakby odtąd wszyscy grali równie dobrze, a każdy widział tylko swoje karty: dlatego szanse wszystkich dają razem 100%. Błąd może wynosić od 3 do 8 punktów procentowych, a w długim meczu więcej. Bitwa wygrana wieloma kartami może te szanse zmniejszyć. Podpowiedź uwzględnia tylko to, co mogła widzieć osoba, która o nią prosi, i zakłada, że ta osoba posłucha też następnych, a tak wygrywa się częściej: dlatego podaje zwykle większe szanse.
after-table = Jako tabela
after-when = Etap
after-start = pierwsze rozdanie
after-new-hands = nowe karty
after-game-battle = { $battle } (partia { $game })

after-battles = Ile zużyto i co zdobyto
after-battles-means = Siła każdej kompanii na koniec bitwy i liczba kart, które kosztowała. Zwycięzca jest w ramce.
after-no-cards = bez kart
after-cards-spent = Zużyte karty
after-battles-won = Wygrane bitwy
after-price = Kart na wygraną

after-choices = Wybory
after-choices-means = Ocenione według tego, co każdy mógł wtedy wiedzieć, nigdy według ukrytych kart. Szanse obok wyboru są szacowane jak dla podpowiedzi, przy innych układach ukrytych kart. To nie szanse z wykresu, który uwzględnia karty wszystkich: kto ma tu 40%, tam ze względu na ukryte karty mógł mieć 5%. Wybór uchodzi za gorszy od najlepszego tylko wtedy, gdy różnica przekracza błąd sędziego.
after-whose-choices = Czyje wybory
after-judging = Ocenione wybory: { $count } z { $total }…
# $manner: how a player has played. $good: how many choices were as good as the best.
after-accuracy = { $manner ->
    [faultless] Bezbłędnie
    [careful] Starannie
    [uneven] Nierówno
   *[careless] Niedbale
}. Wybory równie dobre jak najlepszy: { $good } z { $total }.
after-no-mistake = O ile sędzia może to stwierdzić, żaden wybór gracza { $name } nie był gorszy od najlepszego.
# $choice: 'Play Mercenary 10'.
after-chosen = Wybrano: { $choice } ({ $chance }).
after-better = Lepiej: { $choice } ({ $chance }).
after-hint = Dlaczego, według tego, co gracz { $name } mógł wiedzieć: „{ $reasons }”.
after-cost = Według tego, co gracz { $name } mógł wiedzieć, oddał tym wyborem { $share } swoich szans.
after-retry = Zobacz albo graj dalej stąd

after-luck = Szczęście i umiejętności
after-luck-means = Z czego składa się każdy wynik, w punktach procentowych szans z wykresu: szanse przed rozdaniem, szczęście we wszystkich rozdaniach, to, co oddano własnymi wyborami, i reszta: to, co zrobili inni, i to, czego nie można było wiedzieć.
after-part-base = Przed rozdaniem
after-part-luck = Szczęście w rozdaniach
after-part-own = Własne wybory (najwyżej 0)
after-part-gave-up = Rezygnacja
after-part-rest = Inni i to, co ukryte
after-part-rest-and-luck = Rozdania, inni i to, co ukryte
after-part-result = Wynik
after-luck-awaits = Własne wybory, a z nimi reszta, pojawią się, gdy wszystkie wybory będą ocenione.
after-luck-vague = Szczęście w rozdaniach należy tu do reszty: w tej grze jego błąd przekracza { $most } punktów.
after-luck-how = Jak to jest liczone
after-luck-judge = Liczą się karty wszystkich graczy, także to, czego nikt nie mógł widzieć. Po każdym rozdaniu i każdej bitwie sędzia wiele razy gra dalej z prawdziwymi kartami na rękach i patrzy, jak często kto wygrywa.
after-luck-deals = To, o ile rozdanie zmienia szanse, wynosi dla każdego średnio 0: to szczęście. Jego wielkość jest obarczona błędem, bo sędzia nie może wypróbować wszystkiego.
after-luck-choices = Wybór gorszy od najlepszego oddaje część szans, według tego, co można było wiedzieć (jak wyżej). Kosztuje taką samą część szans, które wykres pokazuje po poprzednim rozdaniu lub poprzedniej bitwie, bez tego, co od tamtej pory oddały wcześniejsze wybory: dlatego żaden wybór nie kosztuje więcej, niż się miało. Co inni zwrócą, można oddać ponownie: z całej gry może się zebrać ponad 100 punktów. Blef dobry według tego, co można wiedzieć, nic nie kosztuje; to, co dzięki niemu się wygrywa, mieści się w reszcie, jak wszystko, co inni dają i zabierają, i jak karty, których nie można było widzieć.

after-turning-points = Punkty zwrotne
after-turning-points-means = Co najbardziej zmieniło szanse z wykresu. Górny pasek: przedtem. Dolny pasek: potem. Pod nimi wybory gorsze od najlepszego, z szansami według tego, co dany gracz mógł wiedzieć.
after-no-turning-point = Żadna bitwa i żadne rozdanie nie zmieniły szans znacząco.
after-point-battle = Bitwa o region { $region }
after-point-deal = Nowe karty
after-chance = { $name }: przedtem { $before }, potem { $after }
after-point-told = Przesądziło to: { $told }
after-hand = { $count ->
    [0] brak kart
    [one] 1 karta: { $cards }
    [few] { $count } karty: { $cards }
   *[many] { $count } kart: { $cards }
}
after-mercenaries = siła najemników { $strength }
# Between the deals and battles of a review: who could win, and who chooses.
outlook-could-win = Kto może wygrać grę dzięki następnemu regionowi: { $seats }.
outlook-no-longer = Kto już nie może wygrać dzięki następnemu regionowi: { $seats }.
outlook-chooses = Następny region wybiera { $seat }.
after-look = Zobacz ten moment

### Fair shuffles

fair-question = Czy tasowanie było uczciwe?
fair-unverifiable = Tasowania nie można sprawdzić: serwer do żadnego się nie zobowiązał, co jest normalne tylko wtedy, gdy gra toczy się od znanych kart.
fair-ignored = Serwer rozdaje bez liczb losowych tej przeglądarki, więc na razie nic nie dowodzi, że rozdaje ci karty uczciwie.
fair-shuffles = Uczciwe tasowanie
fair-asking = Zapytanie do serwera o rozdane karty i sekret…
fair-at-work = Tasowanie wszystkich rozdań jeszcze raz…
fair-later = Na końcu serwer ujawnia sekret i można to sprawdzić. Tutaj przeczytasz, jak to działa.
fair-sources = Ta strona sprawdza, czy każda karta trafiła tam, gdzie wskazuje dziennik; polecenie <code>condottiere verify</code> sprawdza też, czy przestrzegano zasad.
fair-what-is-proven = Czego to dowodzi, a czego nie

## The verdict

fair-hidden = Ta przeglądarka zanotowała zobowiązanie serwera, o którym teraz serwer milczy.
fair-untold = Serwer teraz niczego nie ujawnia.
fair-uncommitted = Serwer nie złożył zobowiązania, gdy ta przeglądarka o nie poprosiła, a teraz niczego nie ujawnia.
fair-unproven = Niedowiedzione: nic nie przeczy serwerowi, ale to nie dowód.
fair-fair = Uczciwe: własne liczby losowe tej przeglądarki są w każdym rozdaniu i wszystko, co może ona sprawdzić, się zgadza.
fair-unfair = Nieuczciwe: coś się nie zgadza z tym, co obiecał serwer.
fair-nobody-gave = Nikt nie dał liczb losowych do { FORM($deals, "genitive") }, więc karty mógł dobrać administrator serwera.
fair-depends = W { FORM($deals, "locative") } wszystko zależy od innych: spośród osób, które dały liczby losowe (podaje je lista rozdań), przynajmniej jedna nie może być w zmowie z administratorem serwera.
fair-commitment-late = Ta przeglądarka zanotowała zobowiązanie dopiero przed rozdaniem { $deal }, bo dołączyła później albo stół założył ktoś inny. Serwer mógł więc dobrać sekret do { FORM($deals, "genitive") }.
fair-not-given = Ta przeglądarka nie dała liczb losowych do { FORM($deals, "genitive") }.
fair-left-out-late = { $count ->
    [one] Raz serwer pominął liczby losowe wysłane przez tę przeglądarkę, twierdząc, że przyszły za późno: w { FORM($deals, "locative") }.
    [few] { $count } razy serwer pominął liczby losowe wysłane przez tę przeglądarkę, twierdząc, że przyszły za późno: w { FORM($deals, "locative") }.
   *[many] { $count } razy serwer pominął liczby losowe wysłane przez tę przeglądarkę, twierdząc, że przyszły za późno: w { FORM($deals, "locative") }.
}
fair-gave = { $name } daje liczby losowe do { FORM($deals, "genitive") }: to uczciwe dla tej osoby, jeśli jej własna przeglądarka zanotowała to zobowiązanie i ten łańcuch.
fair-unheard = Do { FORM($deals, "genitive") } ta przeglądarka zaproponowała łańcuch, który się tam nie liczy: serwer go nie uwzględnił, łańcuch przyszedł za późno albo zastąpiła go inna twoja przeglądarka.
fair-deals = { $count ->
    [one] rozdanie { $numbers }
   *[other] rozdania { $numbers }
}
    .genitive = { $count ->
    [one] rozdania { $numbers }
   *[other] rozdań { $numbers }
}
    .locative = { $count ->
    [one] rozdaniu { $numbers }
   *[other] rozdaniach { $numbers }
}
fair-range = { $first }–{ $last }

## What is found of the whole game

fair-other-table = Serwer podaje dane innego stołu niż ten.
fair-secret-holds = Sekret serwera jest tym, do którego serwer zobowiązał się przed pierwszym rozdaniem.
fair-secret-fails = Sekret, który serwer teraz podaje, nie jest tym, do którego zobowiązał się przed pierwszym rozdaniem.
fair-nothing-noted = Nie ma notatek przeglądarki, która tam była. Tylko one mogą pokazać, że sekret się nie zmienił i że nie pominięto żadnych liczb losowych.
fair-commitment-holds = Ta przeglądarka zanotowała to zobowiązanie przed rozdaniem { $deal }.
fair-commitment-fails = Ta przeglądarka zanotowała przed rozdaniem { $deal } inne zobowiązanie: serwer zmienił sekret.
fair-refused = Serwer nie złożył zobowiązania, gdy ta przeglądarka poprosiła o nie przed założeniem stołu, więc w rozdaniu 1 nie mogło być niczego od niej.
fair-tries = { $count ->
    [one] Wcześniej raz serwer znał liczby losowe tej przeglądarki, a nie pokazano jej żadnej gry, więc może to być kolejna próba.
    [few] Wcześniej { $count } razy serwer znał liczby losowe tej przeglądarki, a nie pokazano jej żadnej gry, więc może to być kolejna próba.
   *[many] Wcześniej { $count } razy serwer znał liczby losowe tej przeglądarki, a nie pokazano jej żadnej gry, więc może to być kolejna próba.
}
fair-other-promise = Serwer obiecał stół { $table }, a założył ten, gdy znał już liczby losowe tej przeglądarki.
fair-bot-chain = Dla gracza { $name } zapowiedziano łańcuch, choć to bot: boty nie dają liczb losowych, więc łańcuch pochodzi od serwera.
fair-copied-chain = Łańcuch zapowiedziany dla gracza { $name } należy do innego miejsca.
fair-setup-holds = Opcje, miejsca, imiona i boty są takie, jakie zanotowała ta przeglądarka, i są częścią każdego tasowania.
fair-setup-told = Opcje, miejsca, imiona i boty ustalono przed pierwszym rozdaniem, ale ta przeglądarka niczego z tego nie zanotowała.
fair-setup-fails = Opcje, miejsca, imiona lub boty nie są tymi, które ustalono przed pierwszym rozdaniem.
fair-setup-other = Ta przeglądarka zanotowała inne opcje, miejsca, imiona lub boty, niż teraz podaje serwer.
fair-other-holder = W czasie gry tej przeglądarce podano, że ze znacznikiem Condottiere zaczyna kto inny.
fair-too-few-deals = { $count ->
    [one] Dziennik ma 1 rozdanie, ale ta przeglądarka dostała informację, że następne jest rozdanie { $deal }.
    [few] Dziennik ma { $count } rozdania, ale ta przeglądarka dostała informację, że następne jest rozdanie { $deal }.
   *[many] Dziennik ma { $count } rozdań, ale ta przeglądarka dostała informację, że następne jest rozdanie { $deal }.
}
fair-holder-named = { $name } zaczyna ze znacznikiem Condottiere, zgodnie z opcjami; ta przeglądarka wiedziała o tym wcześniej.
fair-holder-holds = Los dał znacznik Condottiere na początek graczowi { $name }, zgodnie z sekretem.
fair-holder-fails = Według sekretu ze znacznikiem Condottiere zaczyna { $given }, ale w grze zaczyna z nim { $name }.
fair-holder-unknown = { $name } zaczyna ze znacznikiem Condottiere, według serwera zgodnie z opcjami; ta przeglądarka nie wiedziała o tym wcześniej.
fair-unfinished = Zapis kończy się przed końcem gry: tego, czego brakuje, nie można sprawdzić.
fair-record-no-secret = W zapisie nie ma sekretu, który serwer ujawnia po grze: kart nie można rozdać jeszcze raz.
fair-record-no-table = Zapis nie podaje swojego stołu, a od niego zależą karty.
fair-against-rules = Zapis nie może pochodzić z rozegranej gry: { $why }.
fair-lone-guest = { $name } gra jako gość na urządzeniu miejsca, którego nie zajmuje żadna osoba
fair-moved-in-pause = gra toczyła się dalej w czasie przerwy

## What is found of each deal

fair-deal = Rozdanie { $deal }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, zgodnie z sekretem.
fair-deal-of = Rozdanie { $deal }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, zgodnie z sekretem i liczbami losowymi (kto je dał: { $names }).
fair-missing = Kto nie dał liczb losowych: { $names }.
fair-late = To, co wysłała do tego rozdania ta przeglądarka, według serwera nie dotarło na czas.
fair-seat = NN (miejsce { $seat })
fair-elsewhere = inna twoja przeglądarka
fair-deal-wrong = Rozdanie { $deal }: niezgodne z obietnicą serwera.
fair-wrong-chain = Liczby losowe gracza { $name } nie pochodzą z zapowiedzianego łańcucha.
fair-left-out = W rozdaniu { $deal } nie ma liczb losowych, które dała do niego ta przeglądarka.
fair-asked-early = Serwer ogłosił, że czas na rozdanie { $deal }, zanim ten czas nadszedł: liczby losowe tej przeglądarki do tego rozdania były znane za wcześnie.
fair-unknown-chain = W rozdaniu { $deal } są liczby losowe gracza { $name } z łańcucha, o którym ta przeglądarka nie wiedziała, gdy dawała swoje.
fair-other-seat = Po rozdaniu { $deal } tej przeglądarce pokazano inne miejsce niż to, dla którego dała liczby losowe.
fair-other-hand = Po rozdaniu { $deal } ta przeglądarka zobaczyła inną rękę, niż teraz podaje serwer.
fair-other-givers = W rozdaniu { $deal } są liczby losowe z innych miejsc, niż wtedy podano tej przeglądarce.
fair-other-board = Po rozdaniu { $deal } ta przeglądarka zobaczyła inny stan stołu, niż teraz podaje serwer.
fair-changed-pile = Rozdanie { $deal } wykonano z innych kart lub dla innych miejsc, niż serwer ustalił, gdy prosił tę przeglądarkę o liczby losowe.
fair-no-secret = Rozdania { $deal } nie można sprawdzić bez sekretu.
fair-no-cards = Rozdanie { $deal } nie ma kart.
fair-other-pile = W rozdaniu { $deal } potasowano inne karty niż te, które nie leżały nigdzie indziej.
fair-other-hands = Rozdanie { $deal } nie trafiło na te ręce, które podaje serwer.
fair-other-moves = Po rozdaniu { $deal } niektóre karty trafiły gdzie indziej, niż wynika z ruchów w dzienniku.
fair-other-cards =
    Rozdanie { $deal } jest inne, niż wynika z sekretu. { $count ->
        [one] Różni się 1 karta
        [few] Różnią się { $count } karty
       *[many] Różni się { $count } kart
    }. Karta { $place }: w rozdaniu { $dealt }, według sekretu { $given }.
fair-no-card = brak

## What was noted

fair-noted = Co zanotowała ta przeglądarka
fair-noted-means = Jeśli zachowasz te notatki, <code>condottiere verify --notes</code> oceni według nich zapis gry na dowolnym komputerze, bez tej strony.
fair-download = Pobierz notatki
fair-fingerprint = Odcisk zapisu
fair-fingerprint-means = Odczytajcie sobie te liczby nawzajem, ale nie przez ten serwer. Jeśli są takie same u wszystkich graczy, wszyscy dostali ten sam zapis, a werdykty dotyczą tej samej gry.

### The summary sheet

summary-cards = Ile jest warta i co robi każda karta
summary-in-deck = × { $count }
summary-so-many = { $card }: { $count } w talii
summary-mercenaries = Najemnik jest wart tyle, ile ma na karcie.
summary-strength = Jak liczy się siłę, krok po kroku
summary-strength-winter = Każdy najemnik liczy się według liczby na karcie, a jeśli w grze jest Zima, za 1 (R3.2).
summary-strength-drummer = Jeśli w kompanii jest Dobosz, jej najemnicy liczą się podwójnie; drugi Dobosz nic nie dodaje (R3.3).
summary-strength-spring = Jeśli w grze jest Wiosna, najemnicy o najwyższej liczbie w grze dostają po 3 więcej (R3.4, R3.6).
summary-strength-rest = Kurtyzana dodaje 1, a Bohaterka 10, cokolwiek leży obok (R3.5).
summary-example = Kompania z 2, 4 i Doboszem, gdy w grze jest Wiosna, a żadna liczba w grze nie przekracza 4: (2 + 4) × 2 + 3 = 15.
summary-battle = Co kończy bitwę
summary-battle-means = Wszyscy spasowali albo ktoś zagrał Kapitulację. Najsilniejsza kompania zdobywa region, a jej gracz bierze znacznik Condottiere; przy remisie nikt nie zdobywa regionu, a znacznik przechodzi w lewo (R4.1). Kto jako jedyny ma najwięcej Kurtyzan, i tak bierze znacznik Condottiere (R4.2).
summary-battle-captured = W bitwie o region, który ktoś już kontroluje, remis zostawia go tej osobie i daje jej znacznik Condottiere (R14.5).
summary-round = Co kończy rundę
summary-round-means = Po bitwie karty ma najwyżej jeden gracz, który zatrzymuje do dwóch z nich (R7.1, R7.2). Potem wszyscy uzupełniają ręce do dziesięciu kart i jednej więcej za każdy region (R7.3).
summary-no-rounds = Karty po każdej bitwie
summary-no-rounds-means = Nie ma tu rund. Po bitwie każdy może dobrać do trzech kart, ale na ręce może mieć wtedy najwyżej dziesięć i jedną więcej za każdy region; jeśli nikt nie ma kart, każdy dobiera dziesięć (R12.2, R12.3).
summary-game = Co kończy grę
summary-game-means = Kto po bitwie ma dość regionów, od razu wygrywa: przy dwóch lub trzech graczach sześć w sumie albo cztery sąsiadujące ze sobą, przy czterech do sześciu pięć w sumie albo trzy sąsiadujące (R8.1).
summary-game-here = Kto po bitwie ma { $total } regionów w sumie albo { $adjacent ->
    [one] { $adjacent } sąsiadujący
    [few] { $adjacent } sąsiadujące
   *[many] { $adjacent } sąsiadujących
} ze sobą, od razu wygrywa (R8.1).
summary-game-none-left = Jeśli nie ma już o co walczyć, wygrywa, kto ma najwięcej regionów; przy remisie rozstrzyga ostateczna bitwa (R8.3, R9.1).

### The rules and other documents

rules-contents = Spis treści
rules-search = Szukaj
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono w { $count } miejscu
   *[other] Znaleziono w { $count } miejscach
}
rules-title = Zasady gry Condottiere

## What is special about a table

rules-at-this-table = Przy tym stole
rules-to-win = { $match ->
    [yes] Partię od razu wygrywa ten, kto ma { $total } regionów w sumie albo { $adjacent ->
        [few] { $adjacent } sąsiadujące
       *[many] { $adjacent } sąsiadujących
    } (R8.1).
   *[no] Grę od razu wygrywa ten, kto ma { $total } regionów w sumie albo { $adjacent ->
        [few] { $adjacent } sąsiadujące
       *[many] { $adjacent } sąsiadujących
    } (R8.1).
}
rules-none-used = Nie obowiązują: Większe królestwa, Dobieranie po bitwie, Gra na punkty, Odbijanie regionów i Zakryte karty.

### Settings of this browser

settings = Ustawienia
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-motion = Animacje
settings-motion-full = Pełne
settings-motion-fast = Szybkie
settings-motion-none = Brak
settings-sounds = Dźwięki gry
settings-sounds-on = Włączone
settings-sounds-off = Wyłączone

### Devices and persons

me-title = Ty
me-your-name = Twoje imię
me-save = Zapisz
me-saved = Zapisano
me-who-sees = Widzą je wszyscy przy twoich stołach, także w grach, które już trwają. Jeśli ktoś tam ma takie samo imię, odróżni was numer.
me-you-are-called = Twoje imię: { $name }.
me-captains = Kapitanowie cię pamiętają
me-captains-yes = Tak
me-captains-no = Nie
me-captains-means = Dopóki tego chcesz, kapitanowie pamiętają z twoich ostatnich 20 gier z nimi, czy twoje obietnice zostały dotrzymane. Wpływa to tylko na to, jak się z tobą układają, a nikomu innemu o tym nie mówią. Pamięć trwa tak długo, jak ten serwer przechowuje te gry; „Nie” ją usuwa.
me-language = Język

## Another device

device-play-on-another = Graj na innym urządzeniu
device-code-means = Kod odzyskiwania przypisze ci drugie urządzenie, z tym samym imieniem i tymi samymi grami.
device-code-again = Kod odzyskiwania przypisze ci drugie urządzenie, z tym samym imieniem i tymi samymi grami. Masz już jeden; nowy go unieważni. Twoje urządzenia pozostaną twoje.
device-make-code = Utwórz kod
device-make-new-code = Utwórz nowy kod
device-have-code = Mam kod z innego urządzenia
device-use-code = Na drugim urządzeniu { $scanned ->
    [yes] zeskanuj to, otwórz link
   *[no] otwórz link
} albo wpisz kod w polu „{ home-join-friends }” na stronie głównej. Zachowaj też kod: zaprowadzi cię do twoich gier, gdyby ta przeglądarka o tobie zapomniała. Działa, dopóki nie utworzysz następnego, i nie pojawi się ponownie. Kto go ma, może grać jako ty.
device-recovery-code = Kod odzyskiwania
device-qr-code = Kod QR z linkiem dla drugiego urządzenia
device-link = Link dla drugiego urządzenia
device-opened-here = Otwórz grę pod adresem, do którego ma dostęp twoje drugie urządzenie, a link będzie prowadził tam.
device-only-here = Teraz ten serwer można otworzyć tylko na tym komputerze. Uruchom go ponownie poleceniem <code>python3 run.py --host 0.0.0.0{ $options }</code>; kod pozostanie ważny.

## Forgetting this device

device-forget = Zapomnij to urządzenie
device-forget-means = Ta przeglądarka zapomni o tobie i o twoich grach, jak przystało na komputer, z którego korzystają inni.
device-code-still-leads = Twój kod odzyskiwania i pozostałe urządzenia nadal prowadzą do twoich gier.
device-no-code = Nie masz kodu odzyskiwania: jeśli nie grasz też na innym urządzeniu, nikt już nie wróci do twoich gier. Najpierw utwórz powyżej kod.
device-stay = Zostań jako { $name }
device-forget-me = Zapomnij tu o mnie

## Coming with a recovery code

device-play-on-this = Graj na tym urządzeniu
device-code-knows = Z twoim kodem odzyskiwania ta przeglądarka zna cię pod tym samym imieniem, ze wszystkimi grami.
device-known-as = Teraz zna cię pod imieniem { $name }. Jeśli ta osoba nie ma kodu ani innego urządzenia, jej gry dołączą do twoich; w przeciwnym razie pozostaną przy niej.
device-this-is-me = To ja
device-no-cookies = Ta przeglądarka nie zapisuje ciasteczek tej strony, więc serwer nie może cię rozpoznać. Zezwól na nie i spróbuj jeszcze raz.

## The server

device-server-unreachable = Nie można połączyć się z serwerem. Czy nadal działa?
device-server-slow = Serwer nie odpowiedział na czas. Może być bardzo zajęty.
device-server-silent = Serwer odpowiedział kodem { $status } i nie podał dlaczego.
