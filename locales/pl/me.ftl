### Co mówi `/me`, tylko jednej osobie

saved = Zapisano.
pings = Wzmianki, gdy twoja kolej: { $when }.
house-pace = Boty grają: { $pace }. Gdy przy stole są inne osoby, działa to tylko wtedy, gdy wszystkie tak wybiorą.
pictures = Obrazki: { $how }. Plansze są dla wszystkich i zachowują obrazki.
zone = Twoje godziny ciszy są w strefie czasowej `{ $zone }`.
quiet = Bez wzmianek od { $from }:00 do { $until }:00, { $zone }.
quiet-in-utc = Bez wzmianek od { $from }:00 do { $until }:00, UTC (do zmiany przez `/me timezone`).
no-quiet = Nie masz godzin ciszy.
unlisted = Nie ma cię w żadnym rankingu. Twoje wyniki nadal się liczą, dla ciebie i dla osób, z którymi grasz.
listed = Znów jesteś w rankingach.
inviters = Kto może zapraszać cię do stołów lub oferować ci miejsce: { $who }.
blocked = Blokujesz: { $name }. Odtąd żadna z tych dwóch osób nie może usiąść przy stole, przy którym jest druga, ani jej zaprosić. Druga osoba o tym nie wie. Stoły, przy których już razem gracie, toczą się dalej. `/me blocks` pokazuje, kogo blokujesz.
blocked-already = Już blokujesz: { $name }.
unblocked = Już nie blokujesz: { $name }.
not-blocked = Ta osoba ({ $name }) nie jest zablokowana.
blocked-nobody = Nikogo nie blokujesz. `/me block` trzyma kogoś z dala od twoich stołów, a ciebie od jego.
blocks = Blokujesz: { LIST($people) }. `/me unblock` to kończy.
