### Napisy na przyciskach, także dla wiadomości, które nazywają przycisk.

-join = Dołącz
-leave = Wyjdź
-start = Start
-rematch = Rewanż
-hint = Podpowiedź
-how-it-went = Jak poszło
-fair-dice = Uczciwe kości
-i-am-back = Wracam
