left-the-table = Tisch verlassen
