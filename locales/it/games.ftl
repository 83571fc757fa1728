### Quello che un gioco dice di sé: al massimo 100 caratteri. L'inglese è insieme alle regole del gioco.

noodle-pitch = Tira spaghetti, manda in giro i tuoi sous-chef e riempi i tavoli di tre ristoranti
noodle-line = Altezza che due colonne devono raggiungere; auto: il numero di persone più uno
noodle-partial-sets = Puoi tenere solo una parte dei dadi di una faccia, almeno tre, e ritirare gli altri
marmottes-pitch = Sfida la sorte con sei dadi: quelli uguali valgono, ma ti puoi fermare solo a due o quattro
marmottes-target = Totale che fa iniziare l'ultimo giro
marmottes-single-match = Un dado da solo vale se il suo valore è già da parte; no: contano solo gli uguali di un tiro
marmottes-turn-limit = Dopo questo numero di turni a testa vince il totale più alto, anche se la meta non è raggiunta
noirlab-pitch = Tira il dado degli osservatori, riempi sei caselle e fermati prima che un programma si ripeta
ricemarll-pitch = Cambia i tuoi sei dadi con carte segrete per raggiungere gli obiettivi del tavolo
addemup-pitch = Un cruciverba di dadi: forma file di numeri consecutivi; ognuna porta punti
addemup-dice = Numero di dadi nel mucchio: 60 nelle regole stampate, meno per una partita veloce
addemup-pass-limit = La partita finisce dopo questo numero di turni di fila senza posare dadi
