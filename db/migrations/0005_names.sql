-- The words of the code, so that a column and the field that holds it have one name.

ALTER TABLE tables RENAME COLUMN lost TO unreachable;

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
