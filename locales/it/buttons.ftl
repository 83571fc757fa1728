### Che cosa dicono i pulsanti, anche per i messaggi che ne nominano uno.

-join = Partecipa
-leave = Esci
-start = Inizia
-rematch = Rivincita
-hint = Consiglio
-how-it-went = Com'è andata
-fair-dice = Dadi onesti
-i-am-back = Eccomi
