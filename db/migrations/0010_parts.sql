-- How somebody's part in a finished table counts: whether they were there at the end, and whether they made a move of their own.

-- At the end the house played the seat, because its player was away.
ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a player is away or not" CHECK (away IN (0, 1));
-- The person who began on the seat made a move of their own; known once the game is over.
ALTER TABLE seats ADD COLUMN moved INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a player has moved or not" CHECK (moved IN (0, 1));

UPDATE seats SET
  moved = EXISTS (SELECT 1 FROM plies WHERE plies.table_id = seats.table_id AND plies.seat = seats.seat AND ply > 0
                  AND hand = 'player' AND ply IS NOT left_at
                  AND ply <= coalesce((SELECT min(until) FROM previous_players AS p
                                       WHERE p.table_id = seats.table_id AND p.seat = seats.seat), ply)),
  -- Two moves in a row, the last ones, that its player did not make, and no return after them.
  away = left_at IS NULL AND level IS NULL AND
         (SELECT count(*) FROM (SELECT hand, time FROM plies WHERE plies.table_id = seats.table_id AND plies.seat = seats.seat AND ply > 0
                                ORDER BY ply DESC LIMIT 2)
          WHERE hand <> 'player' AND (back IS NULL OR time > back)) = 2
WHERE table_id IN (SELECT id FROM tables WHERE phase = 'over');

-- It found the tables at which the clock or the house had moved, which are rated like all others now.
DROP INDEX plies_not_by_player;
