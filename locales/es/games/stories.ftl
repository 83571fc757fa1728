left-the-table = deja la mesa
