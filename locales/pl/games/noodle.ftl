pitch = Rzucaj makaronem, wysyłaj zastępców szefa kuchni i zapełniaj stoły trzech restauracji
option-line = Wysokość, do której muszą dojść dwie kolumny; auto: liczba grających plus jeden
option-partial-sets = Możesz zachować tylko część kości jednej wartości, co najmniej trzy, i rzucić resztą
