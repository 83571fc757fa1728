pitch = Ein Kreuzworträtsel aus Würfeln: Lege Reihen aufeinanderfolgender Zahlen; jede bringt Punkte
option-dice = Anzahl der Würfel im Vorrat: 60 nach den gedruckten Regeln, weniger für eine kurze Partie
option-pass-limit = Das Spiel endet nach so vielen Zügen hintereinander, in denen niemand legt
