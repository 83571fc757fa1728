left-the-table = table quittée
