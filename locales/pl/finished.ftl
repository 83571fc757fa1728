## Ruch po ruchu

start-of-table = { $turns ->
    [one] Początek gry, która trwała { NUMBER($turns) } turę.
    [few] Początek gry, która trwała { NUMBER($turns) } tury.
   *[many] Początek gry, która trwała { NUMBER($turns) } tur.
}
happened = Tura { NUMBER($turn) } z { NUMBER($turns) } · { $what }.
happened-in = Tura { NUMBER($turn) } z { NUMBER($turns) }, { $title } · { $what }.
played-by-clock = (Czas minął, więc zagrano najbezpieczniejszy ruch.)
played-by-house = (Grał bot.)
first-board = Początek
earlier-board = ‹ Wstecz
next-board = Dalej ›
last-board = Koniec
turning-points = Punkty zwrotne
at-turn = Tura { NUMBER($turn) } · { $what }
is-passed = { $name } traci prowadzenie na dobre
takes-the-lead = na czoło wychodzi osoba, która potem wygrywa
brought = { $name }: { $what }

## Udostępnij

drawing = Rysuję grę…
not-drawn = Przepraszam, nie udało się narysować tej gry. Naciśnij przycisk jeszcze raz.
posted = **{ $game }** · stół { $table }
as-gif = Gra jako GIF
shows-board = Ostatnia plansza. { $summary }
shows-game = Gra, obraz na każdą turę, aż do ostatniej planszy. { $summary }

## Zapis, i jak sprawdzić kości

committed = Wszystkie kości przy stole { $table } pochodzą z tajnego ziarna, wybranego przy otwarciu stołu, i ze szczęśliwych słów osób, które grają. SHA-256 ziarna to
    `{ $sha }`
    { $in-lobby ->
        [yes] Zapisz je, zanim gra się zacznie
       *[no] Zapisz je
    }: po końcu gry `/table verify` pokaże ziarno, które musi mieć to SHA-256, i sprawdzi każdy rzut.
seed = Ziarno: `{ $seed }`
    Jego SHA-256, ustalone przy otwarciu stołu: `{ $sha }`
nothing-to-verify = Stół { $table } zamknięto przed początkiem gry, więc nie ma czego sprawdzać.
verified = Stół { $table } jest sprawdzony: jego ziarno ma SHA-256 z początku, wszystkie ruchy ({ NUMBER($moves) }) są zgodne z zasadami, wszystkie kości ({ NUMBER($faces) }) pochodzą z ziarna i szczęśliwych słów, a wynik zgadza się z ruchami.
not-verified = Stół { $table } NIE przeszedł sprawdzenia: `{ $wrong }`. Daj znać osobie, która prowadzi bota; dowód jest w `/table record`.
record-of = Zapis stołu { $table }: każdy ruch i każdy rzut. `/table verify` porównuje je z ziarnem.
