-- Lists of finished tables: all in the order in which they ended, of a server, or of a channel, from the index alone.
CREATE INDEX results ON tables (ended, id, guild) WHERE phase = 'over';
CREATE INDEX results_by_guild ON tables (guild, ended, id, channel) WHERE phase = 'over';
CREATE INDEX results_by_channel ON tables (channel, ended, id, guild) WHERE phase = 'over';
DROP INDEX ended_tables_by_guild;
