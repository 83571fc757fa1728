left-the-table = 席を離れました
