-- A table in play is a log: each act is a row, in the order in which they were stored, with its events a line each, as `tables::text`
-- spells them. The first one is the start. The seed, ids and names of people are not in it.
CREATE TABLE log (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  number   BIGINT NOT NULL,
  at       BIGINT NOT NULL,
  -- On the table's own scale.
  time     BIGINT NOT NULL,
  text     TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, number),
  CONSTRAINT "an act has events" CHECK (text <> ''),
  CONSTRAINT "times are after 1970" CHECK (at >= 0)
);

-- The number by which the log calls the person on a seat; empty in a lobby.
ALTER TABLE seats ADD COLUMN person BIGINT;
ALTER TABLE previous_players ADD COLUMN person BIGINT NOT NULL DEFAULT 0;

-- Everybody who played, by when they came: those who began in the order in which they joined, then those who took a seat over.
CREATE TEMPORARY TABLE numbered ON COMMIT DROP AS
WITH came AS (
  SELECT s.table_id, s.joined AS place,
         coalesce((SELECT p."user" FROM previous_players AS p WHERE p.table_id = s.table_id AND p.seat = s.seat ORDER BY p.number LIMIT 1),
                  s."user") AS "user"
  FROM seats AS s WHERE s.seat IS NOT NULL
  UNION ALL
  SELECT p.table_id, 1000000 + p.number,
         coalesce((SELECT n."user" FROM previous_players AS n
                   WHERE n.table_id = p.table_id AND n.seat = p.seat AND n.number > p.number ORDER BY n.number LIMIT 1),
                  (SELECT s."user" FROM seats AS s WHERE s.table_id = p.table_id AND s.seat = p.seat))
  FROM previous_players AS p
)
SELECT table_id, "user", row_number() OVER (PARTITION BY table_id ORDER BY min(place)) - 1 AS person FROM came GROUP BY table_id, "user";

UPDATE seats SET person = (SELECT n.person FROM numbered AS n WHERE n.table_id = seats.table_id AND n."user" = seats."user")
WHERE seat IS NOT NULL;
UPDATE previous_players SET person =
  (SELECT n.person FROM numbered AS n WHERE n.table_id = previous_players.table_id AND n."user" = previous_players."user");

-- What rows told of a table in play, as the acts that lead there. Not known is when somebody voted, so that comes last.
INSERT INTO log (table_id, number, at, time, text)
SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY ply, kind, place) - 1, at, time, text
FROM (
  SELECT table_id, ply, 0 AS kind, 0 AS place, at, time,
         CASE ply WHEN 0 THEN
           'began' || (SELECT string_agg(' ' || chr((65 + s.seat)::int) || '=' || coalesce(
                                (SELECT p.person FROM previous_players AS p
                                 WHERE p.table_id = s.table_id AND p.seat = s.seat ORDER BY p.number LIMIT 1), s.person),
                                                '' ORDER BY s.seat)
                       FROM seats AS s WHERE s.table_id = plies.table_id)
         ELSE chr((65 + seat)::int) || ' ' || move END
         || coalesce(' [' || (SELECT string_agg(get_byte(faces, place)::text, ' ' ORDER BY place)
                           FROM generate_series(0, length(faces) - 1) AS places (place)) || ']', '')
         || CASE WHEN ply = 0 OR hand = 'player' THEN '' ELSE ' by ' || hand END AS text
  FROM plies
  UNION ALL
  SELECT table_id, 0, 1, 0, plies.at, time, 'resumed ' || lag
  FROM tables JOIN plies ON table_id = id AND ply = 0 WHERE lag <> 0
  UNION ALL
  SELECT p.table_id, ply, 2, p.number, at, time, 'replaced ' || chr((65 + p.seat)::int) || ' ' || coalesce(
           (SELECT n.person FROM previous_players AS n
            WHERE n.table_id = p.table_id AND n.seat = p.seat AND n.number > p.number ORDER BY n.number LIMIT 1),
           (SELECT s.person FROM seats AS s WHERE s.table_id = p.table_id AND s.seat = p.seat))
  FROM previous_players AS p JOIN plies ON plies.table_id = p.table_id AND ply = until
  UNION ALL
  SELECT s.table_id, ply, 3, s.seat, at, back, 'back ' || chr((65 + s.seat)::int)
  FROM seats AS s JOIN plies ON plies.table_id = s.table_id
   AND ply = (SELECT max(ply) FROM plies AS b WHERE b.table_id = s.table_id AND b.time <= s.back)
  WHERE back IS NOT NULL AND (left_at IS NULL OR ply < left_at)
  UNION ALL
  SELECT h.table_id, h.ply, 4, h.seat, at, time, 'hint ' || chr((65 + h.seat)::int)
  FROM hints AS h JOIN plies ON plies.table_id = h.table_id AND plies.ply = h.ply
  UNION ALL
  SELECT s.table_id, 1000000, 0, s.seat, touched, 0, 'vote ' || chr((65 + s.seat)::int) || ' pause'
  FROM seats AS s JOIN tables ON id = s.table_id WHERE phase = 'play' AND left_at IS NULL AND agrees_to_pause = 1
  UNION ALL
  SELECT s.table_id, 1000000, 1, s.seat, touched, 0, 'vote ' || chr((65 + s.seat)::int) || ' end'
  FROM seats AS s JOIN tables ON id = s.table_id WHERE phase = 'play' AND left_at IS NULL AND agrees_to_end = 1
  UNION ALL
  SELECT id, 1000000, 2, 0, touched, paused, CASE unreachable WHEN 1 THEN 'paused unreachable' ELSE 'paused' END
  FROM tables WHERE phase = 'play' AND paused IS NOT NULL
) AS acts
-- Nobody comes back, or has a hint, once the game is over.
WHERE NOT (kind IN (3, 4) AND table_id IN (SELECT id FROM tables WHERE phase = 'over')
           AND ply = (SELECT max(ply) FROM plies WHERE plies.table_id = acts.table_id));

DROP TABLE plies;
DROP TABLE hints;
ALTER TABLE seats DROP COLUMN back;
ALTER TABLE seats DROP COLUMN agrees_to_pause;
ALTER TABLE seats DROP COLUMN agrees_to_end;
ALTER TABLE tables DROP COLUMN lag;
ALTER TABLE tables DROP COLUMN paused;
ALTER TABLE tables DROP COLUMN unreachable;
