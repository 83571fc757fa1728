### Dlaczego czegoś nie zrobiono, tylko dla osoby, która próbowała. Mówi, jaka jest zasada i co zrobić zamiast tego. Bez rodzaju i bez odmiany imion.

## Wszędzie

raced = Sytuacja przy stole właśnie się zmieniła, więc nic nie zostało zrobione. Wpisz `/table show`, aby zobaczyć, jaka jest teraz.
apology = Przepraszamy, coś poszło nie tak po naszej stronie. Ruch może się mimo to liczyć, więc sprawdź, zanim spróbujesz ponownie: `/table show` pokazuje stół taki, jaki jest teraz. Jeśli to się powtórzy, podaj osobie, która prowadzi bota, numer `{ $number }`; jest w dzienniku.
no-such-table = Nie ma tu stołu `{ $typed }`. Numer stołu widać na dole jego planszy.
table-is-gone = Tego stołu już nie ma. Otwórz nowy poleceniem startowym; `/help` je wymienia.
command-has-changed = To polecenie się zmieniło. Wpisz `/` i wybierz je jeszcze raz; `/help` wymienia gry.
form-not-understood = Discord przysłał to w postaci, której ten bot jeszcze nie rozumie. Wpisz `/table show`, aby dostać nową planszę.
button-of-other-version = Ten przycisk pochodzi z innej wersji bota. Wpisz `/table show`, aby dostać nową planszę.
button-not-on-message = Tego przycisku nie ma już na tej wiadomości. Użyj tego, co na niej jest, albo wpisz `/table show`, aby dostać nową planszę.
choice-not-available = Ten wybór nie jest dostępny. Wpisz `/table show`, aby dostać nową planszę.
choose-an-entry = Wybierz jedną z pozycji.
choose-a-suggestion = Wybierz jedną z podpowiedzi.
choose-a-game = Wybierz jedną z gier.
message-shows-no-table = Ta wiadomość nie pokazuje stołu. Użyj tego na wiadomości z poczekalnią albo z planszą stołu.
no-open-table-here = Na tym kanale nie ma otwartego stołu. Otwórz go przez `{ $start }`.
nothing-finished-here = Na tym kanale nie zakończyła się jeszcze żadna gra.
nothing-finished-visible = Nie zakończyła się jeszcze żadna gra, którą tu widzisz.
has-finished-nothing-here = { $name } nie ma jeszcze zakończonych gier na tym kanale.
has-finished-nothing-visible = { $name } nie ma jeszcze zakończonych gier, które tu widzisz.
game-is-gone = Ten bot nie ma już tej gry.
rules-are-gone = Ten bot nie ma już zasad tej gry.
edition-is-gone = Ten stół otwarto na zasadach, których ten bot już nie ma. Otwórz nowy.
too-much-from-you = Za dużo próśb od ciebie w krótkim czasie. Spróbuj ponownie później (pozostało: { WAIT($left) }). Gry trwają dalej.
too-much-in-channel = Za dużo próśb na tym kanale. Spróbuj ponownie później (pozostało: { WAIT($left) }). Gry trwają dalej.
too-many-invitations = Zapraszasz wiele osób w krótkim czasie. Spróbuj ponownie później (pozostało: { WAIT($left) }). Gry trwają dalej.
invited-too-often = { $name } dostaje ostatnio wiele zaproszeń. Spróbuj ponownie później (pozostało: { WAIT($left) }). Gry trwają dalej.

banned = Na tym serwerze masz blokadę na tego bota{ $until ->
    [for-good] {""}
   *[date] {""} do { $date }
}. `/help`, `/me`, `/privacy` i `/table resign` nadal działają, a przy rozpoczętych stołach gra za ciebie bot.
server-excluded = Osoba, która prowadzi tego bota, wykluczyła ten serwer{ $until ->
    [for-good] {""}
   *[date] {""} do { $date }
}. `/help`, `/me`, `/privacy` i `/table resign` nadal działają, a przy rozpoczętych stołach gra bot.
excluded = Osoba, która prowadzi tego bota, wyklucza cię z gry{ $until ->
    [for-good] {""}
   *[date] {""} do { $date }
}. `/help`, `/me`, `/privacy` i `/table resign` nadal działają, a przy rozpoczętych stołach gra za ciebie bot.

channels-for-games = Na tym serwerze gra się tutaj: { $channels }.
not-a-member = Nie dodano mnie tutaj, więc nie ma czego ustawiać ani sprawdzać: działam tu tylko dlatego, że jestem wśród twoich aplikacji. Admin może dodać mnie do serwera; wtedy te polecenia działają. `/help` mówi, co możesz zrobić.
nobody-would-see = Stół się nie otworzył: na tym kanale Discord pokazuje moje odpowiedzi tylko tobie, więc nikt nie mógłby dołączyć. Brakuje ci tu uprawnienia **Use External Apps**; admin może ci je dać albo dodać mnie do serwera.

## Przy stole w grze

already-ended = Stół { $table } już się zakończył.
has-ended = Stół { $table } się zakończył.
ended-early = Ten stół zakończył się przed czasem: { $why }. Otwórz nowy przez `{ $start }`.
only-players = { $act ->
    [play] Grać przy stole { $table } może tylko ktoś, kto ma tam miejsce.
    [leave] Opuścić stół { $table } może tylko ktoś, kto ma tam miejsce.
    [vote] Wstrzymać, wznowić i zakończyć stół { $table } może tylko ktoś, kto ma tam miejsce.
    [hint] Prosić o podpowiedź przy stole { $table } może tylko ktoś, kto ma tam miejsce.
   *[return] Odzyskać miejsce przy stole { $table } mogą tylko osoby z tej gry.
}
paused = Ten stół jest wstrzymany, więc ruch się nie odbył. Każda osoba przy nim może go wznowić przez `/table resume`.
already-paused = Ten stół jest już wstrzymany. Wznów go przez `/table resume`.
not-paused = Ten stół nie jest wstrzymany.
you-play-already = Już grasz na swoim miejscu.
no-hints = Przy tym stole nie ma podpowiedzi. Można otworzyć stół z `hints: True`; stoły z botami mają je zawsze.
no-hints-for-game = Do tej gry nie ma jeszcze podpowiedzi: boty w nią nie grają.
hint-after-the-end = Ten stół się zakończył. **{ -how-it-went }** pokazuje, ile kosztowała każda decyzja.
hint-too-late = Twój ruch już się odbył. Naciśnij **{ -hint }** w swojej następnej turze.
nothing-to-decide = Nie ma o czym decydować: możesz zrobić tylko jedno.
over = Ten stół się zakończył: { $result } Naciśnij { -rematch } albo wpisz `{ $start }`, aby zagrać jeszcze raz.
only-watching = Nie masz miejsca przy tym stole, więc możesz tylko patrzeć. Otwórz swój stół przez `{ $start }`.
not-your-turn = To jeszcze nie twoja kolej.
stale = Ten przycisk jest sprzed ostatniego ruchu, więc nic się nie stało.
not-possible = Ten ruch nie jest teraz możliwy.
board-shows-moves = Plansza pokazuje wszystkie możliwe ruchy.
time-is-up = { $name } ({ $moment })
then-safest-move = Koniec czasu: { LIST($times) }; potem grany jest najbezpieczniejszy ruch.
have-left = Nie ma cię już przy tym stole.
no-seat-at = Nie masz miejsca przy stole { $table }.
you-play-at = Już grasz przy stole { $table }.
not-begun = Ten stół jeszcze się nie zaczął: osoba prowadząca musi nacisnąć { -start }.
closed-before = Ten stół zamknięto, zanim się zaczął. Otwórz nowy poleceniem startowym; `/help` je wymienia.
agreed-already = Twoja zgoda już się liczy (zgody: { NUMBER($agreed) } z { NUMBER($all) }).

## Przed grą

closed = Ten stół jest zamknięty. Otwórz nowy jego poleceniem startowym.
begun = Ten stół już się zaczął. Wpisz `/table show`, aby go zobaczyć.
already-begun = Ten stół już się zaczął.
only-host = { $act ->
    [start] Zacząć grę może tylko osoba prowadząca: { $host }.
    [house-players] Dodawać i usuwać boty może tylko osoba prowadząca: { $host }.
    [remove] Usunąć kogoś może tylko osoba prowadząca: { $host }.
    [hand-over] Przekazać stół może tylko osoba prowadząca: { $host }.
   *[do-this] Może to zrobić tylko osoba prowadząca: { $host }.
}
host-is-there = Jeśli { $host } nic tu nie zrobi przez { NUMBER($minutes) } min, będzie to mógł zrobić każdy przy stole; pozostało: { WAIT($left) }.
seats-are-kept-still = { $host } nic nie robi od { NUMBER($minutes) } min, więc możesz zacząć, gdy tylko żadne miejsce nie będzie już zarezerwowane.
press-join-first = { $act ->
    [leave] Najpierw naciśnij { -join }: opuścić stół może tylko ktoś, kto przy nim siedzi.
    [word] Najpierw naciśnij { -join }: szczęśliwe słowo wybiera ktoś, kto siedzi przy stole.
    [invite] Najpierw naciśnij { -join }: zapraszać może tylko ktoś, kto siedzi przy stole.
    [call] Najpierw naciśnij { -join }: wzywać innych może tylko ktoś, kto siedzi przy stole.
    [start] Najpierw naciśnij { -join }: zacząć grę może tylko ktoś, kto siedzi przy stole.
   *[do-this] Najpierw naciśnij { -join }: może to zrobić tylko ktoś, kto siedzi przy stole.
}
seated = Masz już miejsce przy tym stole.
not-seated = Nie masz miejsca przy tym stole.
full = Wszystkie miejsca przy tym stole są zajęte. Możesz otworzyć swój.
kept-until = { $name } (do { $time })
seats-are-kept = Wszystkie wolne miejsca są zarezerwowane: { LIST($names) }.
too-few = Do gry w { $game } potrzeba co najmniej { NUMBER($need) } osób; na razie jest: { NUMBER($have) }. Inni mogą nacisnąć { -join }, możesz też dodać bota.
no-house-player = Nie ma bota do usunięcia.
to-leave = Aby wyjść, naciśnij { -leave }.
no-removal-in-play = Ten stół jest w grze. Za osoby nieobecne gra bot; przez `/table replace` można poprosić kogoś o przejęcie miejsca.
three-lobbies = Masz już miejsce w trzech poczekalniach. Opuść jedną albo zaczekaj, aż któraś gra się zacznie.
called-already = Na tym serwerze niedawno wzywano do gry. Można to zrobić raz na { NUMBER($minutes) } min; pozostało: { WAIT($left) }.
no-role-to-call = Na tym serwerze nie wybrano roli, którą można wezwać.
no-seat-free = Przy tym stole nie ma wolnego miejsca.
beside-a-blocked-person = Przy tym stole siedzi ktoś, kogo blokujesz. `/me blocks` mówi kto; `/me unblock` zdejmuje blokadę.
cannot-join = Nie możesz dołączyć do tego stołu. Osoba prowadząca nadal może cię zaprosić, możesz też otworzyć swój; `/help` wymienia gry.
too-few-games = Stół { $table } wymaga, by mieć { $wanted ->
    [one] { $wanted } partię rankingową
    [few] { $wanted } partie rankingowe
   *[many] { $wanted } partii rankingowych
} w { $game } na tym serwerze; { $who ->
    [you] masz: { NUMBER($have) }
   *[someone] { $name } ma: { NUMBER($have) }
}.
rating-too-low = Stół { $table } wymaga w { $game } na tym serwerze punktów rankingowych: { NUMBER($wanted) }; { $who ->
    [you] masz { NUMBER($have) }
   *[someone] { $name } ma { NUMBER($have) }
}.
no-rating-yet = Stół { $table } wymaga w { $game } na tym serwerze punktów rankingowych: { NUMBER($wanted) }; { $who ->
    [you] twoje są jeszcze tymczasowe
   *[someone] { $name } ma jeszcze tymczasowe
}. Do { NUMBER($games) } partii rankingowych punkty są tymczasowe.

## Zaproszenia

other-is-seated = { $name } ma już miejsce przy tym stole.
other-is-a-bot = { $name } to inny bot i nie może tu grać. Zamiast tego dodaj bota przy stole.
bot-takes-no-seat = { $name } to inny bot i nie może tu grać.
other-has-declined = { $name } odmawia i nie dostanie więcej zaproszeń do tego stołu. Nadal może nacisnąć { -join }.
other-is-invited = { $name } ma już zaproszenie: miejsce czeka do { $time }.
cannot-be-invited = { $name } nie może dostać zaproszenia do tego stołu.
no-seat-to-keep = Nie ma wolnego miejsca, które można zarezerwować (zaproszenie: { $name }).
wants-no-invitations = { $name } nie chce zaproszeń. Nadal może nacisnąć { -join }.
wants-acquaintances-only = { $name } chce zaproszeń tylko od osób, z którymi ma już za sobą wspólną partię. Nadal może nacisnąć { -join }.
choose-the-player = Wybierz osobę opcją `player`.
choose-a-guest = Wybierz, kogo zaprosić.
not-yourself = Nie możesz zaprosić siebie. Wybierz kogoś innego.
other-has-no-seat = { $name } nie ma miejsca przy tym stole.
you-have-joined = Już grasz przy tym stole. Aby go opuścić, naciśnij { -leave }, zanim się zacznie.
invitation-for-others = To zaproszenie jest dla kogoś innego. Aby grać przy tamtym stole, naciśnij { -join }, zanim się zacznie.

## Przy otwieraniu stołu

no-invitations-in-dm = Stół się nie otworzył: w wiadomości prywatnej nie można nikogo zaprosić. Wpisz polecenie na serwerze.
no-room-for-guests = Stół się nie otworzył: w { $game } oprócz ciebie { $count ->
    [one] mieści się { $count } osoba
    [few] mieszczą się { $count } osoby
   *[many] mieści się { $count } osób
}, wliczając boty.
no-room-for-house = Stół się nie otworzył: w { $game } oprócz ciebie botów może być najwyżej { NUMBER($count) }.
no-such-level = Bot jest `casual`, `regular` albo `master`.
no-thread-here = Stół się nie otworzył: nie dodano mnie tutaj, więc nie mogę otworzyć wątku. Pomiń `thread`.
minimum-needs-rated = Stół się nie otworzył: tylko stół rankingowy na serwerze może wymagać `min-games` albo `min-rating`.
too-many-tables = Liczba otwartych stołów, które już prowadzisz na tym serwerze: { NUMBER($count) }. Najpierw zakończ jeden przez `/table end` albo przekaż go przez `/table host`.

## Gdy miejsce przechodzi w inne ręce

only-previous = Odzyskać to miejsce może tylko osoba, która miała je wcześniej.
newcomer-has-moved = { $name } ma już za sobą ruch, więc nie możesz odzyskać tego miejsca.
choose-who-takes-over = Wybierz opcją `player`, kto przejmuje miejsce.
bot-cannot-take-over = Inny bot nie może zająć miejsca. Za osoby nieobecne gra nasz bot.
left-for-good = { $name } nie wróci już do stołu { $table }. To miejsce jest poza grą i nikt nie może go przejąć.
no-seat-to-hand-over = Nie masz miejsca przy stole { $table }. Aby przekazać miejsce innej osoby, wybierz ją opcją `for`.
other-has-no-seat-at = { $name } nie ma miejsca przy stole { $table }.
only-players-offer = Poprosić kogoś o przejęcie miejsca przy stole { $table } może tylko ktoś, kto ma tam miejsce.
plays-own-seat = { $name } gra na swoim miejscu. Może je przekazać przez `/table replace`; inni mogą dopiero, gdy gra tam bot, czyli po dwóch decyzjach z rzędu, na które zabrakło czasu.
can-come-back-paused = { $name } może jeszcze wrócić, a stół jest wstrzymany. Spróbuj ponownie po przerwie.
can-come-back = { $name } może jeszcze wrócić. Inni mogą zająć to miejsce { $moment }; do tego czasu gra tam bot.
other-is-seated-at = { $name } ma już miejsce przy stole { $table }.
cannot-be-asked = { $name } nie może dostać prośby o grę przy stole { $table }.
offer-for-others = Ta oferta jest dla kogoś innego. Swoje miejsce przekazujesz przez `/table replace`.

## Kończenie, wyniki, zapisy, zgłoszenia

own-game = Stół { $table } to także twoja gra, więc musi o tym zdecydować ktoś inny z moderacji.
only-host-closes = Stół, który się nie zaczął, może zamknąć tylko osoba prowadząca. Możesz nacisnąć { -leave }.
only-players-or-moderators = Zakończyć stół { $table } może tylko ktoś, kto przy nim gra albo moderuje jego kanał.
only-moderators-void = Wyłączyć wynik stołu { $table } z rankingu może tylko moderacja jego kanału albo tego serwera.
counts-already = Wynik stołu { $table } już się liczy.
void-already = Wynik stołu { $table } już się nie liczy; `restore: True` liczy go ponownie.
no-result = Stół { $table } nie ma wyniku: gra nie doszła do końca.
rematch-in-play = Ten stół jest jeszcze w grze; rewanż będzie możliwy po jej końcu.
rematch-elsewhere = Pozostali grają rewanż na kanale { $channel }. Naciśnij tam { -rematch } albo otwórz tu stół poleceniem `/play`.
rematch-for-players = Zacząć rewanż mogą tylko osoby z tej gry. Otwórz swój stół przez `{ $start }`.
nobody-waits = Nikt już nie czeka na rewanż tego stołu. Naciśnij { -rematch }, aby zacząć inny.
only-ready = Otworzyć poczekalnię mogą tylko osoby gotowe do gry. Najpierw naciśnij { -rematch }.
lobby-is-open = Poczekalnia jest już otwarta: { $link }
record-after-the-end = Zapis stołu { $table } będzie dostępny po końcu gry: do tego czasu jego kości są tajne.
no-record = Stół { $table } zamknięto, zanim się zaczął, więc nie ma zapisu.
no-moderators = Nie ma tu moderacji.
no-reports-channel = Na tym serwerze nie wybrano kanału do zgłoszeń. Powiedz o tym komuś z moderacji.
reported-already = Stół { $table } jest już przez ciebie zgłoszony.
shown-elsewhere = Stół { $table } jest na innym kanale. Pokazać go tutaj może tylko ktoś, kto przy nim gra.
cannot-see = Nie wszyscy przy stole widzą ten kanał ({ LIST($names) }), więc stół { $table } zostaje na { $channel }.
not-shown-there = Nie udało się pokazać stołu { $table } na { $channel }, więc zostaje tutaj. Może `/doctor` na tamtym kanale powie dlaczego.
somebody-has-moved = Od tego czasu coś się wydarzyło przy stole. Aby zapytać jeszcze raz, wpisz `/table show` na tamtym kanale.
open-tables-on-servers = To pokazuje stoły serwera, do którego mnie dodano, więc wpisz to tam. `/tables mine` pokazuje twoje stoły, także tutaj.

## Serwer, własne ustawienia, to, co minęło

no-such-option = Stół się nie otworzył: opcja `{ $option }` nie może mieć wartości `{ $value }`.
only-admins = Zmieniać to może tylko osoba, która zarządza serwerem (**Manage Server**).
not-banned = { $name } nie ma tu blokady.
not-ban-yourself = Nie możesz zablokować siebie.
bot-does-not-play = { $name } to bot i nie gra.
banned-already = { $name } ma już blokadę.
not-ban-an-opponent = { $name } gra z tobą przy stole { $table }, a ta gra jeszcze trwa. Blokadę może teraz nałożyć inna osoba z administracji; ty możesz to zrobić, gdy gra się skończy albo gdy opuścisz ją na dobre przez `/table resign table:{ $table }`.
cannot-report-there = Nie mogę pisać zgłoszeń na { $channel }. Zezwól roli bota na **View Channel**, **Send Messages** i **Attach Files** w ustawieniach kanału, w części *Uprawnienia* (*Permissions*).
reports-channel-is-gone = Kanału wybranego do zgłoszeń już nie ma. Wybierz inny przez `/settings reports:`.
no-lesson = { $game } nie ma lekcji. `{ $rules }` wyjaśnia grę.
no-such-zone = Nie ma strefy czasowej `{ $typed }`. Wpisz miasto i wybierz podpowiedź, na przykład `Europe/Warsaw`.
two-hours = Podaj początek i koniec godzin ciszy: dwie różne godziny od 0 do 23, na przykład `from: 22` `until: 7`. Zostaw oba pola puste, aby je wyłączyć.
not-block-yourself = Nie możesz zablokować siebie.
not-block-a-bot = Bot nie gra, więc nie ma czego blokować.
blocks-are-full = Liczba zablokowanych osób: { NUMBER($most) }; więcej się nie da. `/me unblock` robi miejsce.
nothing-to-delete = Ten bot nie przechowuje o tobie niczego, co można usunąć. Blokady i listy blokad innych osób pozostają.
joined-meanwhile = Masz już miejsce przy kolejnym stole, więc nic nie usunięto. Opuść go i spróbuj ponownie.
daily-is-over = Stół dnia ({ $day }) już się zakończył. Wpisz `/daily`, aby zagrać dzisiejszy.
daily-not-begun = Dzisiejszy stół dnia jeszcze na ciebie czeka. Wpisz `/daily`.
daily-was-played = Twoja dzisiejsza próba była już przed usunięciem danych. Następny stół dnia otwiera się { $moment }.
finish-first = Najpierw dokończ swoją próbę; potem możesz pokazać ją na tym kanale.
told-already = Ta próba jest już pokazana na kanale.
no-daily-record = Nie ma zapisu. Będzie następnego dnia, jeśli próba jest dokończona.
tables-are-gone = Tych stołów już nie ma.
no-table-chosen = Nie wybrano stołu.
replay-after-the-end = Stół { $table } jest jeszcze w grze. Po jej końcu każdy może ją obejrzeć.
nothing-to-replay = Stół { $table } zamknięto, zanim się zaczął, więc nie ma czego oglądać.
analysis-after-the-end = Ten stół jest jeszcze w grze. **{ -how-it-went }** otwiera się po jej końcu.
nothing-to-analyse = Przy tym stole nie było żadnego ruchu, więc nie ma czego analizować.
no-analysis = Nie ma jeszcze analizy tej gry: boty w nią nie grają.
shown-to-everybody = Wszyscy już to widzieli. Naciśnij **{ -how-it-went }**, aby zobaczyć to u siebie.
picture-after-the-end = Obraz można udostępnić dopiero po grze rozegranej do końca.
say-why = Podaj powód opcją `reason`. `/history` pokazuje go każdemu, kto widzi stół.
no-open-tables = Nie masz miejsca przy żadnym otwartym stole. `/play` otwiera nowy, a na serwerze `/tables open` pokazuje stoły, do których możesz dołączyć.
no-open-tables-here = Nie masz miejsca przy żadnym otwartym stole na tym serwerze. `/tables open` pokazuje stoły, do których możesz dołączyć. W wiadomości prywatnej ze mną to polecenie pokazuje twoje stoły ze wszystkich serwerów.
no-hint-found = Przepraszam, nie mam podpowiedzi. Naciśnij **{ -hint }** jeszcze raz.
