left-the-table = tavolo lasciato
# Che cosa hanno dato i dadi o le carte.
rolled = tiro { $faces }
