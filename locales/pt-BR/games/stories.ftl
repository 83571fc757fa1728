left-the-table = saiu da mesa
