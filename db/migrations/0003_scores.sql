-- Ratings, history and privacy: how finished tables are found, and which of them do not count.

-- When a moderator took the result out of the ratings; empty for all others.
ALTER TABLE tables ADD COLUMN voided INTEGER;

CREATE INDEX ended_tables ON tables (ended, id) WHERE ended IS NOT NULL;
CREATE INDEX ended_tables_by_guild ON tables (guild, ended, id) WHERE ended IS NOT NULL;

-- Also of those who left; the index seats_by_user has only those who did not.
CREATE INDEX seats_of_user ON seats (user);

-- Few plies are not a player's own, and a table with one is not rated.
CREATE INDEX plies_of_others ON plies (table_id) WHERE hand <> 'player' AND ply > 0;
