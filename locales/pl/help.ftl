### To, co mówi `/help`. Markdown Discorda: `**pogrubienie**`, `code`.

title = Rollhouse: gry w kości
good-to-know = Dobrze wiedzieć
every-command = Wszystkie polecenia
page = Strona { NUMBER($page) } z { NUMBER($pages) }
back = Wstecz
next = Dalej
how-to-play = { $game } · jak grać

new-here = **Pierwszy raz?** `/play` od razu sadza cię przy stole. Każda gra poniżej ma lekcję, `learn`: minuta lub dwie, tylko dla ciebie.
first = 1. Wpisz polecenie startowe, na przykład `/noodle start`. Na tym kanale otwiera się stół.
second = 2. Kto chce grać, naciska **{ -join }**; osoba prowadząca naciska **{ -start }**. Zapraszaj w poczekalni albo przez `with:` w poleceniu: miejsca czekają dziesięć minut. Wszyscy śpią? Dodaj boty w poczekalni albo wpisz `house:1`. W wiadomości prywatnej ze mną możesz też grać w pojedynkę albo z botami.
third = 3. Plansza mówi, czyja kolej. Gra się jej przyciskami i menu.
fourth = 4. Na koniec mówi, kto wygrywa. Naciśnij **{ -rematch }**, aby zagrać jeszcze raz.

game = **{ $game }** · osoby: { NUMBER($fewest) }–{ NUMBER($most) } · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **Czas** · Każda decyzja ma limit czasu. Gdy minie, grany jest najbezpieczniejszy ruch; po dwóch takich z rzędu bot gra za ciebie, dopóki nie naciśniesz **{ -i-am-back }**. `/table pause` zatrzymuje zegary, jeśli wszyscy przy stole się zgodzą.
house = **Boty** · ⌂ oznacza boty, które grają. Są casual, regular albo master (`level`), grają same po chwili (albo od razu: `/me house-pace`) i nie liczą się do rankingu. `/profile` pokazuje twój bilans z każdym poziomem.
luck = **Szczęście czy gra?** · Przy stołach z botami albo otwartych z `hints: True` **{ -hint }** podpowiada najlepszy ruch. Na koniec każdej gry **{ -how-it-went }** pokazuje, co było szczęściem, a co grą.
pings = **Wzmianki** · Bot oznacza cię wzmianką, gdy inni na ciebie czekają. Przez `/me pings` wybierasz, kiedy ma to robić, a przez `/me quiet-hours`, kiedy nie.
turn = **Twoja kolej?** · `/tables mine` pokazuje twoje stoły; najpierw te, przy których twoja kolej; w wiadomości prywatnej ze mną te ze wszystkich serwerów. `/tables open` pokazuje stoły, do których możesz dołączyć.
board = **Plansza** · Nie możesz jej znaleźć? `/table show` pokazuje ją jeszcze raz na końcu kanału.
dice = **Kości** · Możesz je sprawdzić: **{ -fair-dice }** pod **Więcej** w poczekalni pokazuje SHA-256 tajnego ziarna, ustalonego, zanim ktokolwiek poda szczęśliwe słowo, a `/table verify` na koniec pokazuje ziarno i sprawdza każdy rzut. Kto mnie prowadzi, i tak mógłby wiedzieć, co wypadnie, więc graj dla zabawy.
anywhere = **Wszędzie** · Zainstaluj mnie dla siebie (**Dodaj aplikację** na moim profilu), aby zaczynać gry na innych serwerach, w grupach i w wiadomościach prywatnych; inni tylko naciskają przyciski. Gdzie mnie nie dodano, nie mogę cię oznaczyć ani otwierać wątków, a po 15 minutach bez naciśnięcia plansza przestaje się zmieniać aż do następnego.
results = **Wyniki** · Zobacz `/leaderboard`, `/profile` i `/history`. W rankingu pojawiasz się po trzech partiach rankingowych; do dziesięciu twoje punkty są tymczasowe. Liczą się zakończone stoły co najmniej dwóch osób, bez botów i bez podpowiedzi; kto odchodzi albo kogo nie ma na końcu, dostaje ostatnie miejsce. Kolejne partie tych samych dwóch osób w ciągu 7 dni liczą się mniej: 1/2, 1/3 i tak dalej.
data = **Twoje dane** · `/privacy about` mówi, co jest o tobie zapisane i jak to usunąć.
