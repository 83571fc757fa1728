left-the-table = saiu da mesa
# O que os dados ou as cartas deram.
rolled = lance { $faces }
