left-the-table = odejście od stołu
