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
