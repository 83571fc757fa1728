### Was auf den Knöpfen steht, auch für Meldungen, die einen Knopf nennen.

-join = Mitspielen
-leave = Gehen
-start = Start
-rematch = Revanche
-hint = Tipp
-how-it-went = Wie es lief
-fair-dice = Faire Würfel
-i-am-back = Ich bin wieder da
