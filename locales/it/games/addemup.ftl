pitch = Un cruciverba di dadi: forma file di numeri consecutivi; ognuna porta punti
option-dice = Numero di dadi nel mucchio: 60 nelle regole stampate, meno per una partita veloce
option-pass-limit = La partita finisce dopo questo numero di turni di fila senza posare dadi
