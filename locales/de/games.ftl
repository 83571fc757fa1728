### Was ein Spiel von sich selbst sagt: höchstens 100 Zeichen. Das englische Original steht bei den Regeln des Spiels.

noodle-pitch = Würfle Nudeln, schicke deine Sous-Chefs los und fülle die Tische dreier Restaurants
noodle-line = Höhe, die zwei Spalten erreichen müssen; auto: Anzahl der Mitspielenden plus eins
noodle-partial-sets = Du darfst auch nur einen Teil eines Satzes behalten, mindestens drei, und den Rest neu würfeln
marmottes-pitch = Reiz dein Glück mit sechs Würfeln aus: Was passt, zählt, doch aufhören geht nur bei zwei oder vier
marmottes-target = Punktzahl, mit der die letzte Runde beginnt
marmottes-single-match = Ein einzelner Würfel zählt, wenn sein Wert beiseiteliegt; aus: nur Gleiches in einem Wurf zählt
marmottes-turn-limit = Nach so vielen Zügen gewinnt die höchste Summe, auch ohne dass jemand das Ziel erreicht hat
noirlab-pitch = Würfle mit dem Sternwarten-Würfel, fülle sechs Felder und hör auf, bevor ein Programm zweimal kommt
ricemarll-pitch = Verändere deine sechs Würfel mit geheimen Karten und erfülle die Ziele auf dem Tisch
addemup-pitch = Ein Kreuzworträtsel aus Würfeln: Lege Reihen aufeinanderfolgender Zahlen; jede bringt Punkte
addemup-dice = Anzahl der Würfel im Vorrat: 60 nach den gedruckten Regeln, weniger für eine kurze Partie
addemup-pass-limit = Das Spiel endet nach so vielen Zügen hintereinander, in denen niemand legt
