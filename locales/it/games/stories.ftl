left-the-table = tavolo lasciato
