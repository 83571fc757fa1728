pitch = Tira spaghetti, manda in giro i tuoi sous-chef e riempi i tavoli di tre ristoranti
option-line = Altezza che due colonne devono raggiungere; auto: il numero di persone più uno
option-partial-sets = Puoi tenere solo una parte dei dadi di una faccia, almeno tre, e ritirare gli altri
