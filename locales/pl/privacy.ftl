### `/privacy`. Wszystko, co mówi `about`, ma najwyżej 4096 znaków.

title = Co ten bot o tobie przechowuje
about = Co ten bot o tobie przechowuje i co możesz wybrać.
what = **Co**
    Dla każdego stołu z twoim udziałem: twój identyfikator Discorda, ówczesny nick, szczęśliwe słowo, miejsce, ruchy wraz z rzutami i godzinami, lokatę i punkty, odejście albo nieobecność na końcu, liczbę podpowiedzi i osiągnięcia; oraz serwer, kanał i wiadomość stołu. Przy stołach, gdzie ktoś o to zapytał: ile na każdym miejscu było szczęścia, a ile gry. Twoje próby przy stole dnia: dzień, serwer, nick i ruchy. Jeśli usuniesz swoje dane w dniu takiej próby, to do końca dnia także znak, że ktoś ją już miał. Twoje ustawienia `/me`, jeśli są zmienione, i twoją listę blokad. Zaproszenia do stołów, przez dziesięć minut albo, w razie odmowy, do początku gry, i miejsca, które ci zaproponowano, przez tydzień. Na których serwerach admini zablokowali ci tego bota, czy wykluczyła cię osoba, która go prowadzi, i kto cię blokuje. Twoje działania w administracji albo moderacji serwera i zgłoszone przez ciebie stoły, przez 90 dni. Żadnych wiadomości, żadnych znajomych.
why = **Po co**
    Aby gry trwały dalej po ponownym uruchomieniu, aby udowodnić, że kości były uczciwe, oraz na potrzeby rankingów, profili i historii. Inni widzą twój nick na planszach, w zapisach i w rankingach twojego serwera; w rankingach wielu serwerów tylko wtedy, gdy admini twojego serwera zgodzą się na to w `/settings`. Twoje stoły mogą oglądać osoby, które przy nich grały, i kanał, na którym grano; a cały serwer tylko wtedy, gdy pozwolą na to jego admini.
deleted-after = **Jak długo**
    Stoły znikają { $days ->
        [one] { NUMBER($days) } dzień
        [few] { NUMBER($days) } dni
       *[many] { NUMBER($days) } dni
    } po zakończeniu.
kept = **Jak długo**
    Stoły pozostają. Nick osoby, która usuwa swoje dane, z nich znika.
rights = **Twoje prawa**
    `/privacy export` daje ci to wszystko jako plik, oprócz tego, co wyliczono z twoich gier: osiągnięć, szczęścia i gry oraz punktów rankingowych. Nie mówi też, kto cię blokuje, bo to decyzja innych, a nie twoja. `/privacy delete` usuwa twój nick przy każdym stole, także przy twoich działaniach w moderacji, oraz twoje ustawienia i listę blokad; blokady na bota i blokady u innych osób pozostają. Z pytaniami zwróć się do osoby, która prowadzi tego bota.
collecting = Zbieram to, co o tobie przechowuję…
not-exported = Przepraszam, nie udało się przygotować pliku. Wpisz `/privacy export` jeszcze raz później; jeśli to nie pomoże, poproś o niego osobę, która prowadzi tego bota.
exported = Co ten bot o tobie przechowuje: { $tables ->
    [one] { NUMBER($tables) } stół
    [few] { NUMBER($tables) } stoły
   *[many] { NUMBER($tables) } stołów
}. Czasy są w UTC, w milisekundach od 1970 roku.
ask = Usunąć na zawsze twoje dane i twój nick{ $tables ->
    [0] {""}
    [1] {" "}przy stole z twoim udziałem
    [one] {" "}przy wszystkich stołach z twoim udziałem ({ NUMBER($tables) })
    [few] {" "}przy wszystkich stołach z twoim udziałem ({ NUMBER($tables) })
   *[many] {" "}przy wszystkich stołach z twoim udziałem ({ NUMBER($tables) })
}? { $open ->
    [0] {""}
    [1] Opuszczasz stół, przy którym siedzisz; jeśli jest w grze, liczy się to jako rezygnacja.{" "}
    [one] Opuszczasz stoły, przy których siedzisz ({ NUMBER($open) }); tam, gdzie gra trwa, liczy się to jako rezygnacja.{" "}
    [few] Opuszczasz stoły, przy których siedzisz ({ NUMBER($open) }); tam, gdzie gra trwa, liczy się to jako rezygnacja.{" "}
   *[many] Opuszczasz stoły, przy których siedzisz ({ NUMBER($open) }); tam, gdzie gra trwa, liczy się to jako rezygnacja.{" "}
}Twoje ustawienia i lista blokad znikają. Twój nick zmienia się w „ktoś”, a identyfikator w losowy, który nie mówi, kim jesteś, ten sam przy wszystkich stołach, aby punkty rankingowe innych się nie zmieniły. Nie ma cię już w żadnym rankingu i tracisz własne punkty rankingowe. Twoje ruchy i szczęśliwe słowa pozostają: bez nich nikt nie mógłby sprawdzić kości innych. Opublikowane już wiadomości zostają na swoich kanałach; najnowsze plansze są rysowane bez twojego nicku, a resztę może usunąć moderacja.
delete = Tak, usuń moje dane
deleted = Gotowe: twojego nicku nie ma już przy żadnym stole. Jeśli zagrasz znowu, zaczynasz od nowa.
