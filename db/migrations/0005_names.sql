-- Renames what had another name than in the code, so that a column and its field have one name.

ALTER TABLE tables RENAME COLUMN lost TO unreachable;
ALTER TABLE tables RENAME COLUMN held TO lag;

ALTER TABLE seats RENAME COLUMN told TO called_ply;
ALTER TABLE seats RENAME COLUMN reminded TO reminded_ply;
ALTER TABLE seats RENAME COLUMN agreed TO agrees_to_pause;
ALTER TABLE seats RENAME COLUMN ends TO agrees_to_end;

ALTER TABLE people RENAME TO notification_settings;

ALTER TABLE formers RENAME TO previous_players;
DROP INDEX formers_of_user;
CREATE INDEX previous_players_by_user ON previous_players (user);

ALTER TABLE usual RENAME TO channel_presets;

ALTER TABLE servers RENAME COLUMN keeper TO moderator_role;

-- Unique among those who have not left, and for everybody.
DROP INDEX seats_by_user;
CREATE UNIQUE INDEX present_seats_by_user ON seats (user, table_id) WHERE left_at IS NULL;
DROP INDEX seats_of_user;
CREATE INDEX seats_by_user ON seats (user);

DROP INDEX plies_of_others;
CREATE INDEX plies_not_by_player ON plies (table_id) WHERE hand <> 'player' AND ply > 0;

DROP INDEX open_tables_by_time;
CREATE INDEX open_tables_by_touched ON tables (phase, touched) WHERE ended IS NULL;

UPDATE meta SET key = 'uptime' WHERE key = 'awake';
