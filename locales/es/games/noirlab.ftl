pitch = Tira el dado de los observatorios, llena seis casillas y para antes de repetir un programa
