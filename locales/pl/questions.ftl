### O co pyta bot i co mówi na kanale obok plansz: kto wychodzi, przejmuje miejsce, głosuje, zgłasza. Bez rodzaju i bez odmiany imion.

someone = ktoś
a-player = Ktoś
the-host = osoba prowadząca

described = { $table } · { $game } · { $table-is ->
    [waiting] czeka na chętnych
    [in-play] w grze
    [finished] zakończony
   *[closed] zamknięty
}

resign = Opuścić na dobre stół { $table } ({ $game })? Wypadasz z tej gry.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}To przejęte miejsce, więc nie liczy ci się do rankingu.
    [others-play-on] {" "}Do rankingu liczy ci się ostatnie miejsce, za wszystkimi, którzy zostają.
   *[nobody-moved] {" "}Nikt jeszcze nie wykonał ruchu: jeśli inni zagrają dalej, do rankingu liczy ci się ostatnie miejsce.
}
yes-leave = Tak, opuść stół
left = Nie siedzisz już przy tym stole.
last-one = Nie ma tu już nikogo innego, więc stół jest zamknięty.
removed = { $by } usuwa od stołu { $table }: { $name }. { $is-closed ->
    [yes] Nie ma już nikogo, więc stół jest zamknięty.
   *[no] Jest wolne miejsce.
}
freed = { $by } zwalnia miejsce przy stole { $table } (zarezerwowane: { $name }).
new-host = { $name } prowadzi teraz stół { $table }.
shut-out = { $host }: ktoś chce dołączyć do stołu { $table }, ale nie może siedzieć z kimś, kto tam jest. Osoba, którą zaprosisz, i tak może dołączyć.

taken-back = Zaproszenie do stołu { $table } zostało cofnięte.
over = Zaproszenie do stołu { $table } jest nieaktualne.
closed-so-over = Stół { $table } jest zamknięty, więc zaproszenie jest nieaktualne.
free-again = Miejsce przy stole { $table } (zarezerwowane: { $name }) jest znów wolne. Naciśnij tam { -join }, aby zagrać.

offer-own = { $mention }: { $name } proponuje ci swoje miejsce przy stole { $table } ({ $game }). Przejmujesz pozycję taką, jaka jest.
offer-of = { $mention }: { $asker } proponuje ci miejsce przy stole { $table } ({ $game }); dotąd: { $name }, teraz gra tam bot. Przejmujesz pozycję taką, jaka jest.
offer-counts = Do rankingu { $name } ma tu ostatnie miejsce, chyba że wróci przed twoim ruchem; tobie ta partia się nie liczy.
accept = Zgadzam się
decline = Odmawiam
takes-over = { $name } przejmuje miejsce przy stole { $table } ({ $game }); dotąd: { $before }.
took-back = { $name } wraca na swoje miejsce przy stole { $table } ({ $game }); dotąd: { $newcomer }.
declined = { $name } nie chce przejąć miejsca przy stole { $table } (dotąd: { $before }).
is-back = { $name } jest z powrotem, więc miejsce nie jest już do wzięcia.
has-moved = { $name } gra dalej, więc miejsce nie jest już do wzięcia.
offer-over = Ta oferta miejsca przy stole { $table } jest nieaktualna.
seat-gone = Tego miejsca przy stole { $table } nie można już zająć.

pause = Wstrzymać stół { $table } ({ $game })? Zegary staną, gdy zgodzą się wszyscy przy stole (zgody: { NUMBER($agreed) } z { NUMBER($all) }).
end = Zakończyć stół { $table } ({ $game }) bez wyniku? Zakończy się, gdy zgodzą się wszyscy przy stole (zgody: { NUMBER($agreed) } z { NUMBER($all) }).{ $absent ->
    [0] {""}
    [1] {" "}Zgodzić się musi też ktoś, kogo nie ma: { LIST($away) }.
   *[other] {" "}Zgodzić się muszą też osoby, których nie ma: { LIST($away) }.
} Jeśli tylko ty chcesz wyjść, wpisz `/table resign`.
agree = Zgadzam się
paused = Stół { $table } ({ $game }) jest wstrzymany: zegary stoją i nikt nie może grać. Każda osoba przy nim może go wznowić.
resume = Wznów
resumed = { $name } wznawia stół { $table }.
end-now = Zakończyć teraz stół { $table }? Nie będzie wyniku.
yes-end = Zakończ teraz
ended = Stół { $table } zakończył się bez wyniku: { $why }.

show-there = Pokazać stół { $table } ({ $game }) na { $channel }? Nie wszyscy przy stole widzą ten kanał, więc przed następnym ruchem muszą się zgodzić wszyscy (zgody: { NUMBER($agreed) } z { NUMBER($all) }).
asked-there = Nie wszyscy przy stole widzą ten kanał ({ LIST($names) }). Plansza stołu { $table } przejdzie tutaj, jeśli wszyscy się zgodzą; pytanie jest na { $channel }.
shown-there = Wszyscy się zgodzili: stół { $table } jest teraz na { $channel }.
shown-here = Ten stół jest teraz tutaj: { $link }
shown-below = Niżej jest nowsza plansza tego stołu. Wpisz `/table show`, aby ją tu zobaczyć.
thread = { $game } · stół { $table }
no-thread = Nie udało się otworzyć wątku dla stołu { $table }, więc gra toczy się tutaj. Wątki wymagają kanału tekstowego, na którym bot ma uprawnienia **Create Public Threads** i **Send Messages in Threads**; `/doctor` mówi więcej.
not-in-thread = Nie udało się pokazać planszy stołu { $table } w jego wątku, więc gra toczy się tutaj. Może więcej powie `/doctor` w wątku.

void = Wynik stołu { $table } nie liczy się już do rankingu. Powód: { $reason }. Zapis stołu pozostaje i nadal można go sprawdzić.
counts-again = Wynik stołu { $table } znów liczy się do rankingu.

telling = Przekazuję moderacji…
reports = { $person } zgłasza stół { $table }
reports-at = { $person } zgłasza stół { $table }: { $link }
record-later = `/table record` da zapis po końcu gry: do tego czasu kości są tajne.
told = Moderacja wie już o stole { $table }.
not-told = Nie udało się zgłosić stołu { $table }. { $is-transient ->
    [yes] Spróbuj ponownie za minutę.
   *[no] Nie mogę pisać na kanale wybranym do zgłoszeń; `/doctor` mówi adminom, dlaczego. Powiedz o tym komuś z moderacji.
}

form-report = Zgłoś stół { $table } moderacji
form-what = Na co ma spojrzeć moderacja?
read-by = Moderacja czyta to, twój nick i zapis stołu.
form-word = Twoje szczęśliwe słowo
form-any-word = Dowolne słowo; wpływa na rzuty
for-example = na przykład: ananas
