pitch = Krzyżówka z kości: układaj rzędy kolejnych liczb; każdy daje punkty
option-dice = Liczba kości w puli: 60 w drukowanych zasadach, mniej na szybką grę
option-pass-limit = Koniec gry po tylu turach z rzędu bez dołożenia kości
