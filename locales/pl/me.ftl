### Co mówi `/me`, tylko jednej osobie

saved = Zapisano.
pings = Wzmianki o twojej kolei: { $pinged ->
    [later] po 2 minutach, chyba że coś właśnie robisz przy stole
    [always] zawsze, od razu
   *[never] nigdy
}.
house-pace = Boty grają { $at-once ->
    [yes] od razu
   *[no] po chwili, żeby dało się nadążyć
}. Gdy przy stole są inne osoby, działa to tylko wtedy, gdy wszystkie wybiorą to samo.
pictures = { $drawn ->
    [moving] Teraz kości toczą się przy rzucie.
    [still] Teraz przy twoich stołach kości się nie toczą.
   *[words] Teraz to, co widzisz tylko ty, jest opisane słowami; plansze zachowują obrazki.
}
zone = Twoje godziny ciszy są w strefie czasowej `{ $zone }`.
quiet = Bez wzmianek od { $from }:00 do { $until }:00, { $zone }.
quiet-in-utc = Bez wzmianek od { $from }:00 do { $until }:00, UTC (zmienisz to przez `/me timezone`).
no-quiet = Nie masz godzin ciszy.
unlisted = Nie ma cię w żadnym rankingu. Twoje wyniki nadal się liczą dla ciebie i dla osób, z którymi grasz.
listed = Znów jesteś w rankingach.
inviters = Kto może zapraszać cię do stołów lub oferować ci miejsce: { $who }.
blocked = Blokujesz: { $name }. Odtąd nie możecie siadać przy tym samym stole ani się nawzajem zapraszać. Tylko osoba prowadząca stół może jeszcze zaprosić tę osobę do stołu, przy którym siedzisz. Ta osoba o tym nie wie. Przy stołach, przy których już razem siedzicie, gra toczy się dalej. `/me blocks` pokazuje, kogo blokujesz.
blocked-already = Już blokujesz: { $name }.
unblocked = Już nie blokujesz: { $name }.
not-blocked = { $name } nie jest na twojej liście blokad.
blocked-nobody = Nikogo nie blokujesz. `/me block` sprawia, że ty i wybrana osoba nie usiądziecie przy jednym stole.
blocks = Blokujesz: { LIST($people) }. `/me unblock` zdejmuje blokadę.
