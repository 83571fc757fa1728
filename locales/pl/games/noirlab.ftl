pitch = Rzucaj kością obserwatoriów, zapełnij sześć pól i przerwij, zanim program się powtórzy
