-- What keeps people and servers from being bothered: answered invitations, one offer a seat, bans that end, exclusions; and what is told
-- or earned once.

-- The message that calls an invited person, while it has buttons.
ALTER TABLE invitations ADD COLUMN message TEXT;
-- The seat in play that is offered; none in a lobby.
ALTER TABLE invitations ADD COLUMN seat INTEGER;
-- Who may invite the person: a word of the caller's; empty where nothing was chosen.
ALTER TABLE notification_settings ADD COLUMN invitations TEXT NOT NULL DEFAULT '';
-- How pictures are drawn for the person: a word of the caller's; empty where nothing was chosen.
ALTER TABLE notification_settings ADD COLUMN pictures TEXT NOT NULL DEFAULT '';
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
-- What the tables of the server speak: a word of the caller's; empty where nothing was chosen.
ALTER TABLE servers ADD COLUMN language TEXT NOT NULL DEFAULT '';
-- The same for single channels: `c1=de c2=fr`.
ALTER TABLE servers ADD COLUMN channel_languages TEXT NOT NULL DEFAULT '';

-- The interaction with which a table was opened: Discord may deliver it again, to any process.
ALTER TABLE tables ADD COLUMN interaction TEXT;
CREATE UNIQUE INDEX tables_by_interaction ON tables (interaction) WHERE interaction IS NOT NULL;

-- What the results of a server, or with an empty text of all that share theirs, add up to: the caller's bytes in parts. It can be made
-- again from the results, and is deleted when they change in any other way than by one more at the end.
CREATE TABLE kept_folds (
  guild  TEXT NOT NULL,
  part   INTEGER NOT NULL,
  parts  INTEGER NOT NULL,
  digest TEXT NOT NULL,
  bytes  BLOB NOT NULL,
  PRIMARY KEY (guild, part)
) STRICT;

-- A table is a log: each act is a row, in the order in which they were stored, with its events a line each, as `tables::text` spells
-- them. The first one opens it. The seed, ids, names and lucky words of people are not in it.
CREATE TABLE log (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  number   INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  -- On the table's own scale.
  time     INTEGER NOT NULL,
  text     TEXT NOT NULL,
  PRIMARY KEY (table_id, number),
  CONSTRAINT "an act has events" CHECK (text <> ''),
  CONSTRAINT "times are after 1970" CHECK (at >= 0)
) STRICT, WITHOUT ROWID;

-- The number by which the log calls a person.
ALTER TABLE seats ADD COLUMN person INTEGER NOT NULL DEFAULT 0;
ALTER TABLE invitations ADD COLUMN person INTEGER NOT NULL DEFAULT 0;
ALTER TABLE previous_players ADD COLUMN person INTEGER NOT NULL DEFAULT 0;

-- Everybody, by when they came: those who joined, in that order, then those who took a seat over, a host who left, and who is invited.
CREATE TEMPORARY TABLE numbered AS
WITH came AS (
  SELECT s.table_id, s.joined AS place,
         coalesce((SELECT p.user FROM previous_players AS p WHERE p.table_id = s.table_id AND p.seat = s.seat ORDER BY p.number LIMIT 1),
                  s.user) AS user
  FROM seats AS s
  UNION ALL
  SELECT p.table_id, 1000000 + p.number,
         coalesce((SELECT n.user FROM previous_players AS n
                   WHERE n.table_id = p.table_id AND n.seat = p.seat AND n.number > p.number ORDER BY n.number LIMIT 1),
                  (SELECT s.user FROM seats AS s WHERE s.table_id = p.table_id AND s.seat = p.seat))
  FROM previous_players AS p
  UNION ALL
  SELECT id, 2000000, host FROM tables WHERE started IS NULL
  UNION ALL
  SELECT table_id, 2000001, user FROM invitations JOIN tables ON id = table_id WHERE phase = 'lobby'
)
SELECT table_id, user, row_number() OVER (PARTITION BY table_id ORDER BY min(place), user) - 1 AS person FROM came GROUP BY table_id, user;
CREATE INDEX temp.numbered_by_table ON numbered (table_id, user);

UPDATE seats SET person = (SELECT n.person FROM numbered AS n WHERE n.table_id = seats.table_id AND n.user = seats.user);
UPDATE previous_players SET person =
  (SELECT n.person FROM numbered AS n WHERE n.table_id = previous_players.table_id AND n.user = previous_players.user);
UPDATE invitations SET person = coalesce(
  (SELECT n.person FROM numbered AS n WHERE n.table_id = invitations.table_id AND n.user = invitations.user), 0);

-- What rows told of a table, as the acts that lead there. Not known is when somebody joined or voted, so that comes first and last.
INSERT INTO log (table_id, number, at, time, text)
SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY ply, kind, place) - 1, at, time, text
FROM (
  SELECT t.id AS table_id, -1 AS ply, 0 AS kind, 0 AS place, opened AS at,
         -- How long nothing has happened there is counted from now on.
         CASE WHEN phase = 'lobby' THEN coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'uptime'), 0) ELSE 0 END AS time,
         'opened ' || game || ' ' || edition || coalesce(' clock ' || clock, '')
         || CASE rated WHEN 1 THEN ' rated' ELSE '' END || CASE hints WHEN 1 THEN ' hints' ELSE '' END
         || CASE starts_when_full WHEN 1 THEN ' full' ELSE '' END || CASE thread WHEN 1 THEN ' thread' ELSE '' END
         || CASE WHEN origin IN ('last', 'pinned') THEN ' ' || origin
                 WHEN origin LIKE 'rematch of #%' THEN ' follows ' || substr(origin, 13)
                 WHEN origin LIKE 'rematch of %' THEN
                 -- Earlier versions wrote the number in base 36.
                 (WITH RECURSIVE digits (place, number) AS (SELECT 0, 0
                 UNION ALL SELECT place + 1, number * 36 + instr('0123456789abcdefghijklmnopqrstuvwxyz', substr(origin, 12 + place, 1)) - 1
                 FROM digits WHERE 12 + place <= length(origin))
               SELECT ' follows ' || max(number) FROM digits)
                 ELSE '' END
         || ' commitment ' || commitment
         || ' place ' || coalesce(answers_only, CASE guild WHEN '' THEN '-' ELSE guild END) || ' ' || channel
         || CASE WHEN answers_only IS NULL THEN '' ELSE ' answers' END || ' options ' || options
         || coalesce((SELECT string_agg(char(10) || CASE WHEN s.level IS NULL THEN 'sat ' || (SELECT count(*) FROM seats AS o WHERE o.table_id = s.table_id AND o.joined < s.joined)
                                        ELSE 'house ' || (SELECT count(*) FROM seats AS o WHERE o.table_id = s.table_id AND o.joined < s.joined) || ' ' || s.level || ' "' || s.name || '"' END, '' ORDER BY s.joined)
             FROM seats AS s WHERE s.table_id = t.id), '')
         || coalesce((SELECT CASE WHEN started IS NULL AND NOT EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = t.id AND s.user = t.host)
                                  THEN char(10) || 'sat ' || n.person || char(10) || 'left ' || n.person ELSE '' END
                             || char(10) || 'host ' || n.person
                      FROM numbered AS n WHERE n.table_id = t.id AND n.user = t.host
                       AND (started IS NULL OR n.person < (SELECT count(*) FROM seats AS s WHERE s.table_id = t.id))), '')
         || coalesce((SELECT string_agg(char(10) || 'invited ' || i.person || ' ' || i.until || ' by 0'
                                        || CASE i.declined WHEN 1 THEN char(10) || 'declined ' || i.person ELSE '' END, '' ORDER BY i.person)
                      FROM invitations AS i WHERE i.table_id = t.id AND t.phase = 'lobby'), '') AS text
  FROM tables AS t
  UNION ALL
  SELECT id, 0, -1, 0, host_active, 0, 'here' FROM tables WHERE phase = 'lobby'
  UNION ALL
  SELECT table_id, ply, 0 AS kind, 0 AS place, at, time,
         CASE ply WHEN 0 THEN
           'began' || (SELECT string_agg(' ' || char(65 + s.seat) || '=' || coalesce(
                                (SELECT p.person FROM previous_players AS p
                                 WHERE p.table_id = s.table_id AND p.seat = s.seat ORDER BY p.number LIMIT 1), s.person),
                                                '' ORDER BY s.seat)
                       FROM seats AS s WHERE s.table_id = plies.table_id)
         ELSE char(65 + seat) || ' ' || move END
         || coalesce(' [' || (WITH RECURSIVE places (place) AS (SELECT 1 WHERE length(faces) > 0
                                       UNION ALL SELECT place + 1 FROM places WHERE place < length(faces))
                       SELECT string_agg(16 * (instr('0123456789ABCDEF', substr(hex(faces), 2 * place - 1, 1)) - 1)
                                         + instr('0123456789ABCDEF', substr(hex(faces), 2 * place, 1)) - 1, ' ' ORDER BY place)
                       FROM places) || ']', '')
         || CASE WHEN ply = 0 OR hand = 'player' THEN '' ELSE ' by ' || hand END AS text
  FROM plies
  UNION ALL
  SELECT table_id, 0, 1, 0, plies.at, time, 'resumed ' || lag
  FROM tables JOIN plies ON table_id = id AND ply = 0 WHERE lag <> 0
  UNION ALL
  SELECT p.table_id, ply, 2, p.number, at, time, 'replaced ' || char(65 + p.seat) || ' ' || coalesce(
           (SELECT n.person FROM previous_players AS n
            WHERE n.table_id = p.table_id AND n.seat = p.seat AND n.number > p.number ORDER BY n.number LIMIT 1),
           (SELECT s.person FROM seats AS s WHERE s.table_id = p.table_id AND s.seat = p.seat))
  FROM previous_players AS p JOIN plies ON plies.table_id = p.table_id AND ply = until
  UNION ALL
  SELECT s.table_id, ply, 3, s.seat, at, back, 'back ' || char(65 + s.seat)
  FROM seats AS s JOIN plies ON plies.table_id = s.table_id
   AND ply = (SELECT max(ply) FROM plies AS b WHERE b.table_id = s.table_id AND b.time <= s.back)
  WHERE back IS NOT NULL AND (left_at IS NULL OR ply < left_at)
  UNION ALL
  SELECT h.table_id, h.ply, 4, h.seat, at, time, 'hint ' || char(65 + h.seat)
  FROM hints AS h JOIN plies ON plies.table_id = h.table_id AND plies.ply = h.ply
  UNION ALL
  SELECT s.table_id, 1000000, 0, s.seat, touched, 0, 'vote ' || char(65 + s.seat) || ' pause'
  FROM seats AS s JOIN tables ON id = s.table_id WHERE phase = 'play' AND left_at IS NULL AND agrees_to_pause = 1
  UNION ALL
  SELECT s.table_id, 1000000, 1, s.seat, touched, 0, 'vote ' || char(65 + s.seat) || ' end'
  FROM seats AS s JOIN tables ON id = s.table_id WHERE phase = 'play' AND left_at IS NULL AND agrees_to_end = 1
  UNION ALL
  SELECT id, 1000000, 2, 0, touched, paused, CASE unreachable WHEN 1 THEN 'paused unreachable' ELSE 'paused' END
  FROM tables WHERE phase = 'play' AND paused IS NOT NULL
  UNION ALL
  SELECT t.id, 1000000, 3, 0, touched, 0, 'host ' || n.person
  FROM tables AS t JOIN numbered AS n ON n.table_id = t.id AND n.user = t.host
  WHERE phase = 'play' AND n.person >= (SELECT count(*) FROM seats AS s WHERE s.table_id = t.id)
  UNION ALL
  SELECT id, 1000000, 4, 0, ended, 0, 'closed ' || why FROM tables WHERE phase = 'closed'
  UNION ALL
  SELECT id, 1000000, 5, 0, voided, 0, 'voided' FROM tables WHERE voided IS NOT NULL
) AS acts
-- Nobody comes back, or has a hint, once the game is over.
WHERE NOT (kind IN (3, 4) AND ply < 1000000 AND table_id IN (SELECT id FROM tables WHERE phase = 'over')
           AND ply = (SELECT max(ply) FROM plies WHERE plies.table_id = acts.table_id));

DROP TABLE numbered;
DROP TABLE plies;
DROP TABLE hints;
ALTER TABLE seats DROP COLUMN back;
ALTER TABLE seats DROP COLUMN agrees_to_pause;
ALTER TABLE seats DROP COLUMN agrees_to_end;
-- What happens by itself, in the lobby, too, is due like anything else.
DROP INDEX open_tables_by_touched;
DROP INDEX invitations_by_until;
-- All tables of a host, and the open ones among them.
DROP INDEX open_tables_by_host;
CREATE INDEX tables_by_host ON tables (host, ended);
UPDATE tables SET due = 0 WHERE phase IN ('lobby', 'play');

ALTER TABLE tables DROP COLUMN options;
ALTER TABLE tables DROP COLUMN clock;
ALTER TABLE tables DROP COLUMN origin;
ALTER TABLE tables DROP COLUMN thread;
ALTER TABLE tables DROP COLUMN starts_when_full;
ALTER TABLE tables DROP COLUMN host_active;
ALTER TABLE tables DROP COLUMN lag;
ALTER TABLE tables DROP COLUMN paused;
ALTER TABLE tables DROP COLUMN unreachable;

-- Since when boards may not show what a process has stored, by the storage's clock; in place of a note at each table.
CREATE TABLE undrawn (
  process TEXT    NOT NULL PRIMARY KEY,
  since   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE tables DROP COLUMN unshown;
