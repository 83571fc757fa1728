### To, co gra mówi o sobie: najwyżej 100 znaków. Angielski tekst jest przy zasadach gry.

noodle-pitch = Rzucaj makaronem, wysyłaj zastępców szefa kuchni i zapełniaj stoły trzech restauracji
noodle-line = Wysokość, do której muszą dojść dwie kolumny; auto: liczba grających plus jeden
noodle-partial-sets = Możesz zachować tylko część kości jednej wartości, co najmniej trzy, i rzucić resztą
marmottes-pitch = Próbuj szczęścia sześcioma kośćmi: pary punktują, a przerwać można tylko przy dwóch lub czterech
marmottes-target = Suma, która zaczyna ostatnią rundę
marmottes-single-match = Jedna kość punktuje, gdy jej wartość już odłożono; nie: liczą się pary z jednego rzutu
marmottes-turn-limit = Po tylu turach każdej osoby wygrywa najwyższa suma, nawet gdy nikt nie doszedł do celu
noirlab-pitch = Rzucaj kością obserwatoriów, zapełnij sześć pól i przerwij, zanim program się powtórzy
ricemarll-pitch = Zmieniaj swoje sześć kości tajnymi kartami, aby spełnić cele na stole
addemup-pitch = Krzyżówka z kości: układaj rzędy kolejnych liczb; każdy daje punkty
addemup-dice = Liczba kości w puli: 60 w drukowanych zasadach, mniej na szybką grę
addemup-pass-limit = Koniec gry po tylu turach z rzędu bez dołożenia kości
