-- The work of a moment: widgets whose timelines are to be reloaded. Half of them are those with the newest dates, so that
-- a backlog delays nothing that becomes due now; the others are the first widgets of each owner before further ones, so
-- that an owner with many widgets takes half at most. Each is leased to the worker, and the attempt is counted. What was
-- attempted too often is put aside.
CREATE FUNCTION almanac.claim(
  worker_id bigint, worker_tools text[], most integer, lease interval, attempts integer, past interval
) RETURNS TABLE (
  widget bigint, date timestamptz, attempt smallint, since timestamptz, moment timestamptz, owner text, name text,
  tool text, request jsonb, folder bytea, record text, history text, token text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  now_at timestamptz := almanac.clock();
  newest integer := floor(most / 2.0 + random());
  spent record;
BEGIN
  -- A claim that a power failure undoes is made again. So it is with frames that were shown, and pictures are on the disk
  -- with the commit that follows.
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR spent IN
    WITH new AS (
      SELECT r.date, r.widget FROM almanac.reloads r
      WHERE r.date <= now_at AND r.date > now_at - past
        AND (r.lease IS NULL OR r.lease < now_at) AND r.tool = ANY (worker_tools)
      ORDER BY r.date DESC LIMIT newest FOR UPDATE SKIP LOCKED
    ), fair AS (
      SELECT r.date, r.widget FROM generate_series(0, 62) AS lanes (lane), LATERAL (
        SELECT r.date, r.widget FROM almanac.reloads r
        WHERE r.lane = lanes.lane AND r.date <= now_at AND r.date > now_at - past
          AND (r.lease IS NULL OR r.lease < now_at) AND r.tool = ANY (worker_tools)
        ORDER BY r.date DESC LIMIT most FOR UPDATE SKIP LOCKED
      ) AS r LIMIT most - newest
    ), due AS (
      SELECT * FROM new UNION SELECT * FROM fair
    )
    UPDATE almanac.reloads r SET attempt = r.attempt + 1, worker = worker_id, lease = now_at + claim.lease
    FROM due WHERE r.date = due.date AND r.widget = due.widget
    RETURNING r.widget, r.date, r.attempt, r.since, r.reason
  LOOP
    -- A worker that was killed had claimed more than it had begun, so that alone takes more attempts.
    IF spent.attempt > (CASE WHEN spent.reason IS NULL THEN greatest(attempts, 10) ELSE attempts END) THEN
      PERFORM almanac.give_up(spent.widget, spent.date, spent.attempt, spent.reason);
      CONTINUE;
    END IF;
    RETURN QUERY SELECT w.id, spent.date, spent.attempt, coalesce(spent.since, spent.date), now_at, o.name, w.name,
      w.tool, w.request, w.folder, t.record, t.history, t.request
      FROM almanac.widgets w JOIN almanac.owners o ON o.id = w.owner
      JOIN almanac.timelines t ON t.widget = w.id
      WHERE w.id = spent.widget;
  END LOOP;
END $$;

-- Puts a widget aside after its last attempt. Its picture stays.
CREATE FUNCTION almanac.give_up(widget_id bigint, due_date timestamptz, number smallint, why text) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  DELETE FROM almanac.reloads r WHERE r.date = due_date AND r.widget = widget_id AND r.attempt = number;
  UPDATE almanac.timelines t SET due = NULL, dead = almanac.clock(),
    reason = coalesce(why, 'the worker ended during the attempt, each time')
    WHERE t.widget = widget_id AND t.due = due_date;
END;

-- Reports a failed attempt: the next one is after a pause, or none.
CREATE FUNCTION almanac.fail(
  widget_id bigint, due_date timestamptz, number smallint, attempts integer, pause interval, why text
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM almanac.timelines t WHERE t.widget = widget_id FOR UPDATE;
  UPDATE almanac.reloads r SET worker = NULL, lease = almanac.clock() + pause, reason = why
    WHERE r.date = due_date AND r.widget = widget_id AND r.attempt = number;
  IF NOT FOUND THEN RETURN false; END IF;
  IF number >= attempts THEN PERFORM almanac.give_up(widget_id, due_date, number, why); END IF;
  RETURN true;
END $$;

-- Keeps the leases of a worker for longer.
CREATE FUNCTION almanac.renew(worker_id bigint, widgets bigint[], dates timestamptz[], lease interval) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  UPDATE almanac.reloads r SET lease = almanac.clock() + renew.lease
    FROM unnest(widgets, dates) AS held (widget, date)
    WHERE r.date = held.date AND r.widget = held.widget AND r.worker = worker_id;
END;

-- Gives a claim back, for a worker that stops before it began. The attempt does not count.
CREATE FUNCTION almanac.give_back(widget_id bigint, due_date timestamptz, number smallint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  UPDATE almanac.reloads r SET worker = NULL, lease = NULL, attempt = number - 1
    WHERE r.date = due_date AND r.widget = widget_id AND r.attempt = number;
END;

-- Commits what was drawn, whose pictures are stored. Only the last claim of a date can: false if another worker has it,
-- or the widget was removed. The current frame is never replaced by one of an older timeline.
CREATE FUNCTION almanac.commit(
  widget_id bigint, due_date timestamptz, number smallint, claimed_token text, asked_at timestamptz, next_reload timestamptz,
  new_record text, new_history text, why text, notes text[], format_name text,
  dates timestamptz[], entries timestamptz[], hashes bytea[], days date[], reports text[],
  OUT committed boolean, OUT shown boolean, OUT late double precision
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  moment timestamptz := almanac.clock();
  known almanac.timelines;
  since timestamptz;
  next_due timestamptz;
  first integer;
BEGIN
  committed := false;
  shown := false;
  SELECT * INTO known FROM almanac.timelines t WHERE t.widget = widget_id FOR UPDATE;
  DELETE FROM almanac.reloads r WHERE r.date = due_date AND r.widget = widget_id AND r.attempt = number
    RETURNING coalesce(r.since, r.date) INTO since;
  IF NOT FOUND THEN RETURN; END IF;
  committed := true;
  next_due := CASE WHEN known.request <> claimed_token THEN moment WHEN next_reload IS NOT NULL THEN greatest(next_reload, moment) END;
  IF new_record IS NOT NULL THEN
    DELETE FROM almanac.frames f WHERE f.widget = widget_id AND f.date = ANY (known.dates);
    -- Frames whose dates have passed meanwhile are not shown, except for the last of them.
    SELECT coalesce(max(i), 1) INTO first FROM generate_subscripts(dates, 1) AS i WHERE dates[i] <= moment;
    UPDATE almanac.slots s SET asked = asked_at, date = dates[first], entry = entries[first], picture = hashes[first],
      day = days[first], format = format_name, report = reports[first], next = dates[first + 1], moved = clock_timestamp(),
      skipped = s.skipped + first - 1
      WHERE s.widget = widget_id
        AND (s.asked IS NULL OR s.asked < asked_at OR s.asked = asked_at AND s.date <= dates[first])
      RETURNING true INTO shown;
    INSERT INTO almanac.frames (date, widget, asked, entry, picture, day, format, report, next)
      SELECT dates[i], widget_id, asked_at, entries[i], hashes[i], days[i], format_name, reports[i], dates[i + 1]
      FROM generate_subscripts(dates, 1) AS i WHERE i > first;
  END IF;
  UPDATE almanac.timelines t SET asked = CASE WHEN new_record IS NULL THEN t.asked ELSE asked_at END,
    record = coalesce(new_record, t.record), history = new_history, failure = why,
    diagnostics = CASE WHEN new_record IS NULL THEN t.diagnostics ELSE notes END,
    dates = CASE WHEN new_record IS NULL THEN t.dates ELSE commit.dates[first + 1 :] END,
    due = next_due, dead = NULL, reason = NULL
    WHERE t.widget = widget_id;
  IF next_due IS NOT NULL THEN
    INSERT INTO almanac.reloads (date, widget, lane, tool)
      SELECT next_due, w.id, w.lane, w.tool FROM almanac.widgets w WHERE w.id = widget_id;
  END IF;
  shown := coalesce(shown, false);
  late := extract(epoch FROM clock_timestamp() - since);
  IF shown THEN
    PERFORM almanac.touch_stacks(ARRAY[widget_id]);
  END IF;
END $$;

-- Tells servers which widgets show another picture. The server of the database lets one transaction with notifications
-- commit at a time, so this is a transaction of its own, which does not wait for the disk. What is lost is polled for.
CREATE FUNCTION almanac.announce(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM pg_notify('almanac_shown', CASE WHEN cardinality(ids) > 300 THEN '*' ELSE array_to_string(ids, ' ') END);
END $$;

-- Shows frames that were drawn ahead and whose dates have come, newest first. Of several of one widget, only the newest is
-- shown.
CREATE FUNCTION almanac.show(
  most integer, past interval, OUT shown bigint, OUT skipped bigint, OUT late bigint[], OUT late_sum double precision
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  moment timestamptz := almanac.clock();
  ids bigint[];
  seconds double precision[];
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  WITH due AS (
    SELECT f.date, f.widget FROM almanac.frames f WHERE f.date <= moment AND f.date > moment - past
    ORDER BY f.date DESC LIMIT most FOR UPDATE SKIP LOCKED
  ), free AS (
    -- Does not wait for a commit that replaces the widget's frames.
    SELECT s.widget FROM almanac.slots s WHERE s.widget IN (SELECT due.widget FROM due)
    ORDER BY s.widget FOR UPDATE SKIP LOCKED
  ), over AS (
    DELETE FROM almanac.frames f USING due, free
    WHERE f.date = due.date AND f.widget = due.widget AND free.widget = due.widget
    RETURNING f.*
  ), newest AS (
    SELECT DISTINCT ON (over.widget) over.*, count(*) OVER (PARTITION BY over.widget) AS number FROM over
    ORDER BY over.widget, over.date DESC
  ), moved AS (
    UPDATE almanac.slots s SET date = n.date, entry = n.entry, picture = n.picture, day = n.day, format = n.format,
      report = n.report, next = n.next, moved = clock_timestamp(), skipped = s.skipped + n.number - 1
    FROM newest n WHERE s.widget = n.widget AND s.asked = n.asked AND s.date < n.date
    RETURNING s.widget, n.date
  )
  SELECT count(moved.widget), (SELECT count(*) FROM over) - count(moved.widget),
    array_agg(extract(epoch FROM clock_timestamp() - moved.date)::double precision), array_agg(moved.widget)
    INTO show.shown, show.skipped, seconds, ids FROM moved;
  SELECT array_agg(coalesce(counted.number, 0) ORDER BY places.place), (SELECT sum(x) FROM unnest(seconds) AS x)
    INTO show.late, show.late_sum
    FROM generate_series(0, cardinality(almanac.bounds())) AS places (place) LEFT JOIN (
      SELECT width_bucket(x, almanac.bounds()) AS place, count(*) AS number FROM unnest(seconds) AS x GROUP BY 1
    ) AS counted ON counted.place = places.place;
  IF ids IS NOT NULL THEN
    PERFORM almanac.announce(ids);
    PERFORM almanac.touch_stacks(ids);
  END IF;
END $$;

-- Lets the stacks with these widgets choose again.
CREATE FUNCTION almanac.touch_stacks(ids bigint[]) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  stacks bigint[] := ARRAY(SELECT DISTINCT m.stack FROM almanac.members m WHERE m.widget = ANY (ids));
BEGIN
  IF cardinality(stacks) > 0 THEN PERFORM almanac.reload(stacks, clock_timestamp()::text); END IF;
END $$;

-- The widgets of a stack, in order.
CREATE FUNCTION almanac.stack(stack_id bigint) RETURNS TABLE (widget bigint, record text, has_picture boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  SELECT m.widget, t.record, s.picture IS NOT NULL FROM almanac.members m
    JOIN almanac.timelines t ON t.widget = m.widget JOIN almanac.slots s ON s.widget = m.widget
    WHERE m.stack = stack_id ORDER BY m.place;
END;

-- Lets a stack show a widget's current picture; its last one while none has a picture. A stack whose widgets were all
-- removed shows nothing, and is put aside until one is placed again. Only the last claim of a date can.
CREATE FUNCTION almanac.commit_stack(
  stack_id bigint, due_date timestamptz, number smallint, claimed_token text, member bigint, next_change timestamptz
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  moment timestamptz := almanac.clock();
  next_due timestamptz;
  known almanac.timelines;
BEGIN
  SELECT * INTO known FROM almanac.timelines t WHERE t.widget = stack_id FOR UPDATE;
  DELETE FROM almanac.reloads r WHERE r.date = due_date AND r.widget = stack_id AND r.attempt = number;
  IF NOT FOUND THEN RETURN false; END IF;
  IF NOT EXISTS (SELECT FROM almanac.members m WHERE m.stack = stack_id) THEN
    UPDATE almanac.slots s SET asked = moment, date = NULL, entry = NULL, picture = NULL, day = NULL, report = NULL, next = NULL
      WHERE s.widget = stack_id;
    UPDATE almanac.timelines t SET asked = moment, due = NULL, dead = moment, reason = 'all widgets of the stack were removed'
      WHERE t.widget = stack_id;
    PERFORM almanac.announce(ARRAY[stack_id]);
    RETURN true;
  END IF;
  next_due := CASE WHEN known.request <> claimed_token THEN moment WHEN next_change IS NOT NULL THEN greatest(next_change, moment) END;
  UPDATE almanac.slots s SET asked = moment, date = m.date, entry = m.entry, picture = m.picture, day = m.day,
    format = m.format, report = (m.report::jsonb || jsonb_build_object('stack', w.name))::text,
    next = least(m.next, next_change), moved = clock_timestamp()
    FROM almanac.slots m, almanac.widgets w
    WHERE s.widget = stack_id AND w.id = stack_id AND m.widget = member AND m.picture IS NOT NULL
      AND (s.picture, s.date, s.next) IS DISTINCT FROM (m.picture, m.date, least(m.next, next_change));
  IF FOUND THEN PERFORM almanac.announce(ARRAY[stack_id]); END IF;
  UPDATE almanac.timelines t SET asked = moment, due = next_due, dead = NULL, reason = NULL, failure = NULL
    WHERE t.widget = stack_id;
  IF next_due IS NOT NULL THEN
    INSERT INTO almanac.reloads (date, widget, lane, tool)
      SELECT next_due, w.id, w.lane, w.tool FROM almanac.widgets w WHERE w.id = stack_id;
  END IF;
  RETURN true;
END $$;

-- The seconds until something is due that these tools can do; NULL for never.
CREATE FUNCTION almanac.wait(worker_tools text[]) RETURNS double precision LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  SELECT extract(epoch FROM least(
    (SELECT min(f.date) FROM almanac.frames f WHERE f.date > almanac.clock()),
    (SELECT min(r.date) FROM almanac.reloads r WHERE r.date > almanac.clock() AND r.tool = ANY (worker_tools))
  ) - almanac.clock());
END;

-- Stores pictures that are not there, before anything leads to them. Returns their hashes in the same order. The database
-- computes them: a worker cannot put a picture in place of another one.
CREATE FUNCTION almanac.keep_pictures(new_days date[], contents bytea[]) RETURNS TABLE (hash bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  hashes bytea[] := ARRAY(SELECT sha256(bytes) FROM unnest(contents) WITH ORDINALITY AS c (bytes, place) ORDER BY place);
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO almanac.pictures (day, hash, bytes)
    SELECT DISTINCT ON (p.day, p.hash) p.day, p.hash, p.bytes FROM unnest(new_days, hashes, contents) AS p (day, hash, bytes)
    ORDER BY p.day, p.hash
    ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT h.hash FROM unnest(hashes) WITH ORDINALITY AS h (hash, place) ORDER BY h.place;
END $$;

-- Says that a worker is there, and what it did since the last time. False if it is not known, as after a restore.
CREATE FUNCTION almanac.report(
  worker_id bigint, problem_text text, shown_count bigint, skipped_count bigint, reloaded_count bigint,
  drawn_count bigint, failed_count bigint, late_counts bigint[], late_seconds numeric
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_known boolean;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE almanac.workers w SET seen = almanac.clock(), problem = problem_text WHERE w.id = worker_id;
  is_known := FOUND;
  IF shown_count + skipped_count + reloaded_count + drawn_count + failed_count = 0 THEN RETURN is_known; END IF;
  INSERT INTO almanac.minutes AS m (minute, worker, shown, skipped, reloaded, drawn, failed, late)
    VALUES (date_trunc('minute', almanac.clock()), worker_id, shown_count, skipped_count, reloaded_count, drawn_count,
      failed_count, late_counts)
    ON CONFLICT (minute, worker) DO UPDATE SET shown = m.shown + excluded.shown, skipped = m.skipped + excluded.skipped,
      reloaded = m.reloaded + excluded.reloaded, drawn = m.drawn + excluded.drawn, failed = m.failed + excluded.failed,
      late = (SELECT array_agg(a + b ORDER BY i) FROM unnest(m.late, excluded.late) WITH ORDINALITY AS u (a, b, i));
  UPDATE almanac.totals t SET shown = t.shown + shown_count, skipped = t.skipped + skipped_count,
    reloaded = t.reloaded + reloaded_count, drawn = t.drawn + drawn_count, failed = t.failed + failed_count,
    late = (SELECT array_agg(a + b ORDER BY i) FROM unnest(t.late, late_counts) WITH ORDINALITY AS u (a, b, i)),
    late_sum = t.late_sum + late_seconds;
  RETURN is_known;
END $$;

CREATE FUNCTION almanac.join(host_name text, program_name text, tool_versions jsonb) RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  INSERT INTO almanac.workers (host, program, tools) VALUES (host_name, program_name, tool_versions) RETURNING id;
END;

CREATE FUNCTION almanac.leave(worker_id bigint) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  DELETE FROM almanac.workers WHERE id = worker_id;
END;

-- Removes what is only of the past: workers that have not been seen for a day, and minutes of more than two days.
CREATE FUNCTION almanac.forget() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM almanac.workers WHERE seen < almanac.clock() - interval '1 day';
  DELETE FROM almanac.minutes WHERE minute < almanac.clock() - interval '2 days';
END;

-- The data of a widget: the paths of its files with their contents.
CREATE FUNCTION almanac.folder(folder_hash bytea) RETURNS TABLE (path text, bytes bytea) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  SELECT f.key, x.bytes FROM almanac.folders d, jsonb_each_text(d.files) AS f
    JOIN almanac.files x ON x.hash = decode(f.value, 'hex')
    WHERE d.hash = folder_hash;
END;
