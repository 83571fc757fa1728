-- When the board is drawn again unless its newest move has been shown by then, by the clock of the database in milliseconds since 1970:
-- only where another process can do that.
ALTER TABLE tables ADD COLUMN unshown INTEGER;
