-- Ratings, history and privacy: finding finished tables, and voided results.

-- When a moderator took the result out of the ratings; otherwise empty.
ALTER TABLE tables ADD COLUMN voided INTEGER;

CREATE INDEX ended_tables ON tables (ended, id) WHERE ended IS NOT NULL;
CREATE INDEX ended_tables_by_guild ON tables (guild, ended, id) WHERE ended IS NOT NULL;

-- Includes people who left; the index seats_by_user does not.
CREATE INDEX seats_of_user ON seats (user);

-- A table with a ply that was not made by its player is not rated. There are few of them.
CREATE INDEX plies_of_others ON plies (table_id) WHERE hand <> 'player' AND ply > 0;
