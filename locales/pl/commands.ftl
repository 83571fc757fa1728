### To, co Discord pokazuje przy wpisywaniu polecenia: najwyżej 100 znaków. Same polecenia pozostają po angielsku.

## /<game>

start = Otwórz stół, z opcjami
learn = Poznaj grę w minutę lub dwie, przy prywatnym stole z przygotowanymi kośćmi
rules = Jak grać
leaderboard-of-game = Ranking tej gry

language = Język planszy (domyślnie: jak na serwerze albo twój)
thread = Gra w osobnym wątku
clock = Czas na decyzję (domyślnie: 24 godziny)
clock-24h = 24 godziny na decyzję
clock-1h = 1 godzina na decyzję
clock-10m = 10 minut na decyzję
clock-2m = 2 minuty na decyzję
clock-none = bez limitu czasu
with = Kogo zaprosić
with-another = Kogo jeszcze zaprosić
house = Z iloma botami chcesz grać; wtedy gra jest bez rankingu
level = Jak silne są boty (domyślnie: regular)
level-casual = casual: gra dla zabawy i nie wszystko zauważa
level-regular = regular: zna grę
level-master = master: gra najlepiej, jak potrafi
hints = Pozwól pytać o najlepszy ruch; wtedy gra jest bez rankingu
rated = Czy wynik liczy się do rankingu (domyślnie: tak)
when-full = Rozpocznij automatycznie, gdy wszystkie miejsca są zajęte
min-games = Ile partii rankingowych, w tej grze i na tym serwerze, trzeba mieć, aby dołączyć
min-rating = Ile punktów rankingowych, w tej grze i na tym serwerze, trzeba mieć, aby dołączyć

## /table

table = Zarządzanie stołem
table-name = Numer pod planszą (domyślnie: twój stół tutaj; przy record, verify i void ostatni zakończony)
table-show = Pokaż planszę stołu jeszcze raz na końcu kanału
table-resign = Opuść grę na dobre
table-replace = Poproś kogoś o przejęcie twojego miejsca albo miejsca, na którym gra bot
    .player = Kto przejmuje miejsce
    .for = Czyje miejsce (domyślnie: twoje)
table-pause = Zapytaj cały stół, czy zatrzymać zegary
table-resume = Wznów wstrzymany stół
table-end = Zakończ stół bez wyniku, jeśli wszyscy przy nim się zgodzą
table-host = Przekaż stół innej osobie
    .player = Kto ma prowadzić stół
table-remove = Dla prowadzących i moderacji: usuń kogoś lub zwolnij zarezerwowane miejsce przed rozpoczęciem gry
    .player = Kogo usunąć
table-record = Pobierz zapis zakończonego stołu: każdy ruch i każdy rzut
table-verify = Pokaż SHA-256 ziarna kości albo sprawdź każdy rzut zakończonej gry
table-void = Dla moderacji: wyłącz wynik z rankingu albo licz go ponownie
    .restore = Licz wynik ponownie
    .reason = Dlaczego; pokazuje to historia

## /tables

tables = Szukanie stołu
tables-mine = Twoje stoły; najpierw te, przy których twoja kolej
tables-open = Stoły na tym serwerze, do których możesz dołączyć

## /settings, /doctor

settings = Dla adminów: gdzie się gra, wzmianki, moderacja, blokady
    .ban = Zablokuj komuś tego bota na tym serwerze
    .unban = Zdejmij blokadę z tego bota
    .new-accounts = Przez ile dni konto jest nowe; jego partie prawie nie zmieniają punktów innych
    .days = Z ban: na ile dni (domyślnie: do odwołania)
    .reports = Kanał, na którym moderacja czyta zgłoszenia
    .language = Język nowych stołów, jeśli ich gra jest przetłumaczona
    .channel-language = Język nowych stołów na tym kanale i w jego wątkach
settings-language-own = każdy stół w języku osoby, która go otwiera
settings-language-server = jak reszta serwera
doctor = Sprawdź, czy na tym kanale wszystko działa

## /leaderboard, /profile, /history

leaderboard = Ranking jednej gry albo wszystkich
    .game = Która gra (domyślnie: wszystkie razem)
    .period = Od kiedy (domyślnie: od początku)
    .scope = Gdzie (domyślnie: na tym serwerze)
period-all = od początku
period-season = ten kwartał
period-month = ten miesiąc
period-week = ten tydzień (od poniedziałku)
scope-server = na tym serwerze
scope-everywhere = wszędzie
profile = Czyjeś statystyki i bilans waszych gier
    .player = Czyj profil (domyślnie: twój)
history = Zakończone stoły, do obejrzenia ruch po ruchu
    .player = Tylko stoły tej osoby
    .scope = Gdzie (domyślnie: stoły, które tu widzisz)
scope-visible = wszystko, co tu widzisz
scope-channel = na tym kanale

## /privacy

privacy = Twoje dane
privacy-about = Jakie dane o tobie są zapisane i dlaczego
privacy-export = Pobierz swoje dane jako plik
privacy-delete = Usuń swoje dane: przy każdym stole twój nick znika

## /me

me = Twoje ustawienia
me-pings = Kiedy przypominać o twojej kolei
    .when = Domyślnie: po 2 minutach
pings-later = po 2 minutach, chyba że coś właśnie robię przy stole
pings-always = zawsze, od razu
pings-never = nigdy
me-timezone = Strefa czasowa twoich godzin ciszy
    .zone = Wpisz miasto po angielsku, na przykład Warsaw
me-quiet-hours = Godziny bez wzmianek (zostaw oba pola puste, by ich nie mieć)
    .from = Pierwsza godzina, od 0 do 23
    .until = Godzina, o której wzmianki wracają, od 0 do 23
me-house-pace = Jak szybko grają boty przy twoich stołach
    .pace = Domyślnie: po chwili
pace-moment = po chwili, żeby dało się nadążyć
pace-at-once = od razu
me-pictures = Jak rysować dla ciebie obrazki
    .pictures = Domyślnie: moving
pictures-moving = moving: kości toczą się przy rzucie
pictures-still = still: przy moich stołach kości się nie toczą
pictures-words = words: to, co widzę tylko ja, jest opisane słowami
me-leaderboard = Czy rankingi cię pokazują
    .show = Domyślnie: on
listed-on = on: rankingi mnie pokazują
listed-off = off: żaden ranking mnie nie pokazuje
me-invitations = Kto może zapraszać cię do stołów albo oferować ci miejsce
    .from = Domyślnie: każdy
inviters-everybody = każdy
inviters-acquaintances = osoby, z którymi mam już za sobą wspólną partię
inviters-nobody = nikt
me-block = Zablokuj kogoś: żadnych wspólnych stołów, chyba że zaprosi tę osobę ktoś, kto prowadzi stół
    .player = Kogo
me-unblock = Odblokuj kogoś
me-blocks = Osoby, które masz zablokowane

## /play, /daily, /help

play = Usiądź: przy otwartym stole, przy nowym albo od razu do gry z botem
    .game = Która gra (domyślnie: ta, która tu czeka, albo najkrótsza)
    .house = Gra z botem, która zaczyna się od razu
daily = Jedna gra dziennie, w pojedynkę, z tymi samymi kośćmi dla wszystkich
help = Wszystkie gry i jak zacząć

## W menu osób i wiadomości, pod Aplikacje: najwyżej 32 znaki. Tutaj Discord pokazuje nazwę.

menu-invite = Zaproś do gry
menu-profile = Profil
menu-rules = Zasady tego stołu
menu-record = Zapis gry
menu-report = Zgłoś ten stół
in-menu-of-person = w menu osoby, pod Aplikacje
in-menu-of-message = w menu poczekalni albo planszy, pod Aplikacje
