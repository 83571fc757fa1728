pitch = Tira il dado degli osservatori, riempi sei caselle e fermati prima che un programma si ripeta
