-- What keeps people and servers from being bothered: answered invitations, one offer a seat, bans that end, exclusions; and what is told
-- or earned once.

-- The message that calls an invited person, while it has buttons.
ALTER TABLE invitations ADD COLUMN message TEXT;
-- The seat in play that is offered; none in a lobby.
ALTER TABLE invitations ADD COLUMN seat INTEGER;
-- Who may invite the person: a word of the caller's; empty where nothing was chosen.
ALTER TABLE notification_settings ADD COLUMN invitations TEXT NOT NULL DEFAULT '';
-- When a ban ends, if it does.
ALTER TABLE bans ADD COLUMN until INTEGER;
-- Why a moderator took the result out of the ratings.
ALTER TABLE tables ADD COLUMN void_reason TEXT;
-- What the seats of a finished table have earned, in the caller's words, once that was worked out.
ALTER TABLE tables ADD COLUMN earned TEXT;
-- How it went at a table, and how a daily try went, is told to everybody once.
ALTER TABLE analyses ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE daily_runs ADD COLUMN told INTEGER NOT NULL DEFAULT 0;

-- How many moves of their own the person who began on a seat made, in place of whether they made one; known once the game is over.
ALTER TABLE seats ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET moves =
  (SELECT count(*) FROM plies WHERE plies.table_id = seats.table_id AND plies.seat = seats.seat AND ply > 0
     AND hand = 'player' AND ply IS NOT left_at
     AND ply <= coalesce((SELECT min(until) FROM previous_players AS p
                          WHERE p.table_id = seats.table_id AND p.seat = seats.seat), ply))
WHERE moved = 1;
ALTER TABLE seats DROP COLUMN moved;
-- Who had not moved, although moves were made for them, was away.
UPDATE seats SET away = 1
WHERE moves = 0 AND level IS NULL AND left_at IS NULL AND table_id IN (SELECT id FROM tables WHERE phase = 'over')
  AND NOT EXISTS (SELECT 1 FROM previous_players AS p WHERE p.table_id = seats.table_id AND p.seat = seats.seat)
  AND EXISTS (SELECT 1 FROM plies WHERE plies.table_id = seats.table_id AND plies.seat = seats.seat AND ply > 0);

-- For so many days, beginning with its creation, an account is new on this server.
ALTER TABLE servers ADD COLUMN new_account_days INTEGER NOT NULL DEFAULT 7;

-- The channel where moderators read reports of tables.
ALTER TABLE servers ADD COLUMN reports_channel TEXT;

-- What a table asks of those who sit down: rated games, and a rating; 0 for nothing.
ALTER TABLE tables ADD COLUMN min_games INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN min_rating INTEGER NOT NULL DEFAULT 0;

-- The interaction with which a table was opened: Discord may deliver it again, to any process.
ALTER TABLE tables ADD COLUMN interaction TEXT;
CREATE UNIQUE INDEX tables_by_interaction ON tables (interaction) WHERE interaction IS NOT NULL;

-- In a file, `unshown` is from now on the revision that the board of a table has to show.
UPDATE tables SET unshown = NULL WHERE unshown IS NOT NULL;
