### Co czytają admini serwera: `/settings`, co się tam ostatnio działo, i `/doctor`. Bez rodzaju.

title = Ustawienia serwera
games-in = **Gra się na**: { $channels }
games-everywhere = **Gra się na**: każdym kanale, który widzi bot
moderators = **Moderacja stołów**: osoby, które mogą zarządzać wiadomościami
moderators-with-role = **Moderacja stołów**: { $role } i osoby, które mogą zarządzać wiadomościami
reports-in = **Zgłoszenia stołów**: na { $channel }
reports-off = **Zgłoszenia stołów**: wyłączone; `/settings reports:` wybiera dla nich kanał
pings = **Wzmianki o twojej kolei**: { $is-on ->
    [yes] włączone; każda osoba wybiera, kiedy, przez `/me pings`
   *[no] wyłączone; plansze i zegary działają jak zwykle
}
players-wanted = **Szukamy osób do gry**: wzywa { $role }, najwyżej raz na { NUMBER($minutes) } min, jeśli wszyscy albo bot mogą oznaczać tę rolę
nobody-called = **Szukamy osób do gry**: nie można wezwać żadnej roli
banned = **Blokady na bota**: { LIST($people) } (`/settings unban:`)
nobody-banned = **Blokady na bota**: brak (`/settings ban:`)
banned-until = { $person } do { $date }
more-people = inne osoby: { NUMBER($count) }
looked-up = **Kto może oglądać zakończone stoły**: { $is-open ->
    [yes] wszyscy na tym serwerze
   *[no] osoby, które przy nich grały, i kanał, na którym grano
}
shared = **Wyniki widoczne na innych serwerach**: { $is-shared ->
    [yes] tak, z nickami, na każdym serwerze
   *[no] nie, zostają na tym serwerze
}
new-accounts = **Konto jest nowe**: przez { $days ->
    [one] { NUMBER($days) } dzień
    [few] { NUMBER($days) } dni
   *[many] { NUMBER($days) } dni
} (`/settings new-accounts:`)
language = **Język nowych stołów**: { $language } (`/settings language:`)
no-language = **Język nowych stołów**: język tego serwera, jeśli to społeczność, a inaczej język osoby prowadzącej (`/settings language:`)
channel-language = **Język nowych stołów na tym kanale**: { $language } (`/settings channel-language:`)
no-presets = **Opcje na tym kanale**: jeszcze brak
presets = Opcje na tym kanale
preset = **{ $game }**: { $options }{ $is-pinned ->
    [yes] {" "}(przypięte)
   *[no] {""}
}
old-options = opcje, których już nie ma

choose-channels = Kanały do gry (brak: wszystkie)
choose-moderators = Rola, która moderuje stoły (opcjonalnie)
choose-players = Rola, którą można wezwać (opcjonalnie)
choose-preset = Przypnij obecne opcje tego kanału
pin = { $pins ->
    [yes] Przypnij: { $game }
   *[no] Odepnij: { $game }
}
turn-pings-off = Wyłącz wzmianki
turn-pings-on = Włącz wzmianki
close-history = Pokaż stoły tylko na ich kanałach
open-history = Pokaż wszystkie stoły wszystkim
stop-sharing = Nie udostępniaj wyników
share = Udostępniaj wyniki
full-log = Wszystkie zmiany
stop-reports = Wyłącz zgłoszenia

recent-changes = Ostatnie zmiany
no-changes = jeszcze nic
log = Co zrobili tu admini i moderacja, od najnowszych zmian. Wpisy znikają po { NUMBER($days) } dniach.
empty-log = Jeszcze nic.
deleted-person = Osoba, której dane usunięto
somebody = ktoś

did-choose-new-accounts = { $who }: konto jest nowe przez { $days ->
    [one] { NUMBER($days) } dzień
    [few] { NUMBER($days) } dni
   *[many] { NUMBER($days) } dni
}
did-choose-reports = { $who }: zgłoszenia stołów idą na { $channel }
did-choose-language = { $who }: język nowych stołów to { $language }
did-choose-no-language = { $who }: nowe stoły bez wybranego języka
did-choose-channel-language = { $who }: język nowych stołów na { $channel } to { $language }
did-choose-no-channel-language = { $who }: nowe stoły na { $channel } bez wybranego języka
did-pin = { $pins ->
    [yes] { $who }: przypięte opcje { $game } na { $channel }
   *[no] { $who }: odpięte opcje { $game } na { $channel }
}
did-choose-channels = { $who }: wybrane kanały do gry ({ NUMBER($count) })
did-allow-everywhere = { $who }: grać można na każdym kanale
did-choose-moderators = { $who }: rola, która moderuje stoły, to { $role }
did-remove-moderators = { $who }: bez roli, która moderuje stoły
did-choose-players = { $who }: rola, którą można wezwać, to { $role }
did-remove-players = { $who }: bez roli, którą można wezwać
did-turn-pings = { $is-on ->
    [yes] { $who }: wzmianki włączone
   *[no] { $who }: wzmianki wyłączone
}
did-open-history = { $is-open ->
    [yes] { $who }: wszyscy mogą oglądać wszystkie stoły
   *[no] { $who }: stoły widoczne tylko na swoich kanałach
}
did-share = { $is-shared ->
    [yes] { $who }: wyniki udostępniane innym serwerom
   *[no] { $who }: wyniki już nieudostępniane
}
did-stop-reports = { $who }: zgłoszenia stołów wyłączone
did-ban = { $who }: blokada na bota ({ $whom }){ $until ->
    [for-good] {""}
   *[date] , do { $date }
}
did-lift-ban = { $who }: zdjęta blokada na bota ({ $whom })
did-remove = { $who }: usunięcie osoby od stołu { $table }
did-free = { $who }: zwolnione zarezerwowane miejsce przy stole { $table }
did-choose-host = { $who }: stół { $table } prowadzi ktoś inny
did-offer = { $who }: oferta miejsca przy stole { $table }, na którym gra bot
did-report = { $who }: zgłoszenie stołu { $table }
did-end = { $who }: zakończony stół { $table }
did-restore = { $who }: wynik stołu { $table } znów się liczy
did-void = { $who }: unieważniony wynik stołu { $table }: { $reason }

running = Sprawdzam…
checks = Sprawdzenia
no-problems = Na tym kanale wszystko działa.
problems = Problemy na tym kanale: { NUMBER($count) }.
failed = ✗ **{ $what }**: { $wrong }
check = { $check ->
    [view] Wyświetlanie kanału
    [send] Wysyłanie wiadomości
    [embed] Osadzanie linków
    [open-threads] Otwieranie wątków
    [in-threads] Pisanie w wątkach
    [reach] Dostęp do kanału
    [reports] Publikowanie zgłoszeń
    [pictures] Obrazki kości
    [commands] Polecenia
    [storage] Przechowywanie danych
   *[practice] Dwa próbne ruchy w każdej grze
}
allow = { $check ->
    [view] bez tego nie da się odświeżać plansz; zezwól na **View Channel**
    [send] bez tego nie ma wzmianek o twojej kolei, a starych plansz nie da się pokazać ponownie; zezwól na **Send Messages**
    [embed] bez tego plansza pokazana ponownie jest pusta; zezwól na **Embed Links**
    [open-threads] bez tego stoły nie mogą otworzyć wątku; zezwól na **Create Public Threads**
   *[in-threads] bez tego nikt nie może grać w wątku; zezwól na **Send Messages in Threads**
} dla roli bota, w ustawieniach tego kanału, w części *Uprawnienia* (*Permissions*).
allow-reach = { $error }. Zezwól na **View Channel** dla roli bota, w ustawieniach tego kanału, w części *Uprawnienia* (*Permissions*).
try-again = { $error }. Spróbuj ponownie; jeśli to się powtórzy, powiedz osobie, która prowadzi bota.
try-once-more = { $error }. Spróbuj ponownie.
not-uploaded = brakuje { NUMBER($missing) } z { NUMBER($all) }, więc kości są pokazywane jako tekst. Osoba, która prowadzi bota, powinna go uruchomić ponownie; bot wysyła je przy starcie.
other-version = należą do innej wersji. Osoba, która prowadzi bota, powinna go uruchomić ponownie; bot rejestruje je przy starcie.
not-read-back = zapisanych danych nie da się odczytać. Powiedz osobie, która prowadzi bota.
not-stored = nic nie da się zapisać. Powiedz osobie, która prowadzi bota; powód jest w dzienniku.
games-failed = nie działa: { $games }. Powiedz osobie, która prowadzi bota; powód jest w dzienniku.
