-- Requests a reload of widgets. One that is being drawn is drawn again afterwards.
CREATE FUNCTION almanac.reload(widgets bigint[], token text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  moment timestamptz := almanac.clock();
  free bigint[];
  total bigint;
BEGIN
  PERFORM FROM almanac.timelines t WHERE t.widget = ANY (widgets) ORDER BY t.widget FOR UPDATE;
  WITH idle AS (
    DELETE FROM almanac.reloads r USING almanac.timelines t
    WHERE t.widget = ANY (widgets) AND r.widget = t.widget AND r.date = t.due AND (r.worker IS NULL OR r.lease < moment)
    RETURNING r.widget
  )
  SELECT array_agg(widget) INTO free FROM (
    SELECT widget FROM idle
    UNION ALL SELECT t.widget FROM almanac.timelines t WHERE t.widget = ANY (widgets) AND t.due IS NULL
  ) AS idle_or_without_date;
  INSERT INTO almanac.reloads (date, widget, lane, tool)
    SELECT moment, w.id, w.lane, w.tool FROM almanac.widgets w WHERE w.id = ANY (free);
  UPDATE almanac.timelines t SET request = token, dead = NULL, reason = NULL,
    due = CASE WHEN t.widget = ANY (free) THEN moment ELSE t.due END
    WHERE t.widget = ANY (widgets);
  GET DIAGNOSTICS total = ROW_COUNT;
  IF total > 0 THEN PERFORM pg_notify('almanac_due', ''); END IF;
  RETURN total;
END $$;

-- Refuses stacks among these widgets that name a widget which their owner does not have.
CREATE FUNCTION almanac.check_stacks(ids bigint[]) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  missing text;
BEGIN
  SELECT format('stack %s: there is no widget %s of its owner', w.name, n.name) INTO missing
    FROM almanac.widgets w, jsonb_array_elements_text(w.request -> 'stack') AS n (name)
    WHERE w.id = ANY (ids) AND w.tool = 'stack' AND NOT EXISTS (
      SELECT FROM almanac.widgets m WHERE m.owner = w.owner AND m.name = n.name AND m.tool <> 'stack')
    LIMIT 1;
  IF missing IS NOT NULL THEN RAISE EXCEPTION USING MESSAGE = missing, ERRCODE = 'foreign_key_violation'; END IF;
END $$;

-- Connects stacks among these widgets with those that they name.
CREATE FUNCTION almanac.set_members(ids bigint[]) RETURNS void LANGUAGE sql SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  DELETE FROM almanac.members m WHERE m.stack = ANY (ids);
  INSERT INTO almanac.members (stack, place, widget)
    SELECT w.id, n.place, m.id
    FROM almanac.widgets w, jsonb_array_elements_text(w.request -> 'stack') WITH ORDINALITY AS n (name, place)
    JOIN almanac.widgets m ON m.name = n.name
    WHERE w.id = ANY (ids) AND w.tool = 'stack' AND m.owner = w.owner AND m.tool <> 'stack';
END;

-- The stacks that name these widgets, whether they are connected with them or were when those were there before.
CREATE FUNCTION almanac.stacks_of(ids bigint[]) RETURNS bigint[] LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT s.id), '{}') FROM almanac.widgets w
    JOIN almanac.widgets s ON s.owner = w.owner AND s.tool = 'stack' AND s.request -> 'stack' ? w.name
    WHERE w.id = ANY (ids);
END;

-- Places widgets, or changes those with that owner and name. Of equal rows the last one counts.
CREATE FUNCTION almanac.place(
  owner_names text[], names text[], tools text[], requests jsonb[], folders bytea[], token text,
  -- An empty folder is none.
  OUT placed bigint, OUT changed bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  due bigint[];
  new bigint[];
BEGIN
  INSERT INTO almanac.owners (name) SELECT DISTINCT unnest(owner_names) ORDER BY 1 ON CONFLICT DO NOTHING;
  -- Placements of an owner take turns.
  PERFORM FROM almanac.owners o WHERE o.name = ANY (owner_names) ORDER BY o.id FOR UPDATE;
  WITH incoming AS (
    SELECT DISTINCT ON (o.id, r.name) o.id AS owner, o.placed AS before, r.name, r.tool, r.request,
      nullif(r.folder, '\x') AS folder
    FROM unnest(owner_names, names, tools, requests, folders) WITH ORDINALITY AS r (owner, name, tool, request, folder, line)
    JOIN almanac.owners o ON o.name = r.owner
    ORDER BY o.id, r.name, r.line DESC
  ), updated AS (
    UPDATE almanac.widgets w SET tool = i.tool, request = i.request, folder = i.folder, changed = almanac.clock()
    FROM incoming i
    WHERE w.owner = i.owner AND w.name = i.name
      AND (w.tool, w.request, w.folder) IS DISTINCT FROM (i.tool, i.request, i.folder)
    RETURNING w.id, w.tool
  ), planned AS (
    UPDATE almanac.reloads r SET tool = u.tool FROM updated u JOIN almanac.timelines t ON t.widget = u.id
    WHERE r.widget = u.id AND r.date = t.due AND r.tool <> u.tool
  ), fresh AS (
    SELECT i.*, i.before + row_number() OVER (PARTITION BY i.owner ORDER BY i.name) AS number
    FROM incoming i
    WHERE NOT EXISTS (SELECT FROM almanac.widgets w WHERE w.owner = i.owner AND w.name = i.name)
  ), added AS (
    INSERT INTO almanac.widgets (owner, name, tool, request, folder, lane)
    SELECT owner, name, tool, request, folder, floor(log(2, number::numeric)) FROM fresh
    RETURNING id, owner
  ), counted AS (
    UPDATE almanac.owners o SET placed = o.placed + a.number
    FROM (SELECT owner, count(*) AS number FROM added GROUP BY owner) a WHERE a.owner = o.id
  ), new_slots AS (
    INSERT INTO almanac.slots (widget) SELECT id FROM added
  ), new_timelines AS (
    INSERT INTO almanac.timelines (widget) SELECT id FROM added
  )
  SELECT (SELECT count(*) FROM added), (SELECT count(*) FROM updated),
    (SELECT array_agg(id) FROM (SELECT id FROM added UNION ALL SELECT id FROM updated) AS due_now),
    (SELECT array_agg(id) FROM added)
    INTO placed, changed, due, new;
  PERFORM almanac.check_stacks(due);
  -- Widgets of a stack may have been removed, and be placed again.
  due := due || almanac.stacks_of(new);
  PERFORM almanac.set_members(due);
  PERFORM almanac.reload(due, token);
END $$;

-- Removes widgets with their pictures. One that is being drawn is not committed.
CREATE FUNCTION almanac.remove(widgets bigint[]) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  stacks bigint[] := almanac.stacks_of(widgets);
  total bigint;
BEGIN
  PERFORM FROM almanac.timelines t WHERE t.widget = ANY (widgets || stacks) ORDER BY t.widget FOR UPDATE;
  DELETE FROM almanac.reloads r USING almanac.timelines t
    WHERE t.widget = ANY (widgets) AND r.widget = t.widget AND r.date = t.due;
  DELETE FROM almanac.frames f USING almanac.timelines t
    WHERE t.widget = ANY (widgets) AND f.widget = t.widget AND f.date = ANY (t.dates);
  DELETE FROM almanac.widgets w WHERE w.id = ANY (widgets);
  GET DIAGNOSTICS total = ROW_COUNT;
  -- They show another of their widgets, or none.
  PERFORM almanac.reload(stacks, clock_timestamp()::text);
  RETURN total;
END $$;

-- Stores files that are not there, and returns their hashes in the same order.
CREATE FUNCTION almanac.keep_files(contents bytea[]) RETURNS TABLE (hash bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  hashes bytea[] := ARRAY(SELECT sha256(bytes) FROM unnest(contents) WITH ORDINALITY AS c (bytes, place) ORDER BY place);
BEGIN
  INSERT INTO almanac.files (hash, bytes)
    SELECT DISTINCT ON (f.hash) f.hash, f.bytes FROM unnest(hashes, contents) AS f (hash, bytes) ORDER BY f.hash
    ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT h.hash FROM unnest(hashes) WITH ORDINALITY AS h (hash, place) ORDER BY h.place;
END $$;

-- Stores a folder of files, and returns its hash.
CREATE FUNCTION almanac.keep_folder(paths text[], hashes bytea[]) RETURNS bytea LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  listed jsonb := coalesce(
    (SELECT jsonb_object_agg(path, encode(hash, 'hex')) FROM unnest(paths, hashes) AS f (path, hash)), '{}');
  own_hash bytea := sha256(convert_to(listed::text, 'UTF8'));
BEGIN
  INSERT INTO almanac.folders (hash, files) VALUES (own_hash, listed) ON CONFLICT DO NOTHING;
  RETURN own_hash;
END $$;
