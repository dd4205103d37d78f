-- Moves what was planned further ahead into a partition of its own.
CREATE FUNCTION almanac.add_day(parent text, day date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || '_' || to_char(day, 'YYYYMMDD');
  key text := CASE parent WHEN 'pictures' THEN 'day' ELSE 'date' END;
  first text := quote_literal(CASE parent WHEN 'pictures' THEN day::text ELSE day::text || ' 00:00:00+00' END);
  last text := quote_literal(CASE parent WHEN 'pictures' THEN (day + 1)::text ELSE (day + 1)::text || ' 00:00:00+00' END);
BEGIN
  IF to_regclass('almanac.' || part) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format('CREATE TABLE almanac.%I (LIKE almanac.%I INCLUDING ALL)', part, parent);
  EXECUTE format(
    'WITH moved AS (DELETE FROM almanac.%I WHERE %I >= %s AND %I < %s RETURNING *) INSERT INTO almanac.%I SELECT * FROM moved',
    parent || '_later', key, first, key, last, part);
  EXECUTE format('ALTER TABLE almanac.%I ATTACH PARTITION almanac.%I FOR VALUES FROM (%s) TO (%s)', parent, part, first, last);
  RETURN true;
END $$;

-- Keeps what is still needed of a day that is over, and drops the rest. False if frames of that day are still to be
-- shown.
CREATE FUNCTION almanac.drop_day(over date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  suffix text := to_char(over, 'YYYYMMDD');
  today date := (almanac.clock() AT TIME ZONE 'UTC')::date;
  remains boolean;
BEGIN
  IF to_regclass('almanac.frames_' || suffix) IS NOT NULL THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM almanac.%I)', 'frames_' || suffix) INTO remains;
    IF remains THEN RETURN false; END IF;
    EXECUTE format('DROP TABLE almanac.%I', 'frames_' || suffix);
  END IF;
  IF to_regclass('almanac.reloads_' || suffix) IS NOT NULL THEN
    -- Nobody could draw them until now.
    PERFORM FROM almanac.timelines t WHERE t.due >= over::timestamp AT TIME ZONE 'UTC'
      AND t.due < (over + 1)::timestamp AT TIME ZONE 'UTC' ORDER BY widget FOR UPDATE;
    EXECUTE format(
      'WITH moved AS (DELETE FROM almanac.%I RETURNING *)
      INSERT INTO almanac.reloads (date, widget, lane, tool, attempt, worker, lease, reason, since)
      SELECT almanac.clock(), widget, lane, tool, attempt, NULL, NULL, reason, coalesce(since, date) FROM moved',
      'reloads_' || suffix);
    UPDATE almanac.timelines t SET due = almanac.clock() WHERE t.due >= over::timestamp AT TIME ZONE 'UTC'
      AND t.due < (over + 1)::timestamp AT TIME ZONE 'UTC';
    EXECUTE format('DROP TABLE almanac.%I', 'reloads_' || suffix);
  END IF;
  IF to_regclass('almanac.pictures_' || suffix) IS NOT NULL THEN
    PERFORM FROM almanac.slots WHERE day = over ORDER BY widget FOR UPDATE;
    INSERT INTO almanac.pictures (day, hash, bytes)
      SELECT today, hash, bytes FROM almanac.pictures p
      WHERE p.day = over AND EXISTS (SELECT FROM almanac.slots s WHERE s.day = over AND s.picture = p.hash)
      ON CONFLICT DO NOTHING;
    UPDATE almanac.slots SET day = today WHERE day = over;
    EXECUTE format('DROP TABLE almanac.%I', 'pictures_' || suffix);
  END IF;
  RETURN true;
END $$;

-- Adds partitions for the next days and drops past ones. Gives up after a moment if somebody else holds a lock:
-- waiting for it would stop all others. Returns what could not be done.
CREATE FUNCTION almanac.keep_days(ahead integer) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  today date := (almanac.clock() AT TIME ZONE 'UTC')::date;
  parent text;
  part record;
  problem text;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('almanac.keep_days')) THEN RETURN NULL; END IF;
  FOREACH parent IN ARRAY ARRAY['frames', 'reloads', 'pictures'] LOOP
    FOR offset_days IN -1 .. ahead LOOP
      BEGIN
        PERFORM almanac.add_day(parent, today + offset_days);
      EXCEPTION WHEN lock_not_available THEN
        problem := format('%s of %s: no partition, because another transaction holds a lock', parent, today + offset_days);
      END;
    END LOOP;
  END LOOP;
  FOR part IN
    SELECT DISTINCT to_date(substring(relname FROM '[0-9]{8}$'), 'YYYYMMDD') AS day FROM pg_class
    WHERE relnamespace = 'almanac'::regnamespace AND relkind = 'r' AND relname ~ '^(frames|reloads|pictures)_[0-9]{8}$'
    ORDER BY 1
  LOOP
    CONTINUE WHEN part.day >= today - 1;
    BEGIN
      PERFORM almanac.drop_day(part.day);
    EXCEPTION WHEN lock_not_available THEN
      problem := format('%s cannot be dropped, because another transaction holds a lock', part.day);
    END;
  END LOOP;
  RETURN problem;
END $$;
