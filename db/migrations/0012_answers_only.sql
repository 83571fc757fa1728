-- Where the bot is no member, a table lives by answers to presses alone: the server's id, or `@me` outside servers; NULL where the
-- bot is a member. Such a table has no `guild`, because the settings and rankings of that server are not the bot's.
ALTER TABLE tables ADD COLUMN answers_only TEXT CONSTRAINT "a place without the bot has a name" CHECK (answers_only <> '');
