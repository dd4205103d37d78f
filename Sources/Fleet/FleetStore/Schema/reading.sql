-- The current picture of a widget, as it is served.
CREATE FUNCTION almanac.current(owner_name text, widget_name text) RETURNS TABLE (
  hash bytea, bytes bytea, format text, report text, date timestamptz, moved timestamptz, next timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  SELECT s.picture, p.bytes, s.format, s.report, s.date, s.moved, least(s.next, t.due)
    FROM almanac.owners o JOIN almanac.widgets w ON w.owner = o.id JOIN almanac.slots s ON s.widget = w.id
    JOIN almanac.timelines t ON t.widget = w.id
    JOIN almanac.pictures p ON p.day = s.day AND p.hash = s.picture
    WHERE o.name = owner_name AND w.name = widget_name;
END;

-- The same without the picture, for conditions that do not need it.
CREATE FUNCTION almanac.current_hash(owner_name text, widget_name text) RETURNS TABLE (
  widget bigint, hash bytea, format text, date timestamptz, moved timestamptz, next timestamptz, dead timestamptz,
  reason text, failure text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  SELECT w.id, s.picture, s.format, s.date, s.moved, least(s.next, t.due), t.dead, t.reason, t.failure
    FROM almanac.owners o JOIN almanac.widgets w ON w.owner = o.id JOIN almanac.slots s ON s.widget = w.id
    JOIN almanac.timelines t ON t.widget = w.id
    WHERE o.name = owner_name AND w.name = widget_name;
END;

-- Widgets in the order of their numbers, from the one after `after`. Each page is found by an index. Which
-- one depends on the owner, so the plan is made anew.
CREATE FUNCTION almanac.list(owner_name text, after bigint, most integer) RETURNS TABLE (
  id bigint, owner text, name text, tool text, request jsonb, date timestamptz, next timestamptz, due timestamptz,
  failure text, dead timestamptz, reason text, diagnostics text[]
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  number integer := (SELECT o.id FROM almanac.owners o WHERE o.name = owner_name);
BEGIN
  RETURN QUERY WITH page AS MATERIALIZED (
    SELECT w.id, w.owner, w.name, w.tool, w.request FROM almanac.widgets w
    WHERE w.id > after AND (owner_name IS NULL OR w.owner = number)
    ORDER BY w.id LIMIT most
  )
  SELECT p.id, o.name, p.name, p.tool, p.request, s.date, least(s.next, t.due), t.due, t.failure, t.dead, t.reason,
    t.diagnostics
    FROM page p JOIN almanac.owners o ON o.id = p.owner JOIN almanac.slots s ON s.widget = p.id
    JOIN almanac.timelines t ON t.widget = p.id
    ORDER BY p.id;
END $$;

-- The numbers of widgets: all, or those of an owner, with a name, of a kind, of a tool, or put aside.
CREATE FUNCTION almanac.find(owner_name text, widget_name text, kind text, tool_name text, only_dead boolean)
RETURNS TABLE (id bigint) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  number integer := (SELECT o.id FROM almanac.owners o WHERE o.name = owner_name);
  put_aside bigint[] := CASE WHEN only_dead
    THEN ARRAY(SELECT t.widget FROM almanac.timelines t WHERE t.dead IS NOT NULL) END;
BEGIN
  RETURN QUERY SELECT w.id FROM almanac.widgets w
    WHERE (owner_name IS NULL OR w.owner = number)
      AND (widget_name IS NULL OR w.name = widget_name)
      AND (find.kind IS NULL OR w.request ->> 'kind' = find.kind) AND (tool_name IS NULL OR w.tool = tool_name)
      AND (NOT only_dead OR w.id = ANY (put_aside))
    ORDER BY w.id;
END $$;

-- What `almanac fleet status` prints. Counts up to `most` rows of each table. What waits for a tool that no worker has is
-- not late: more workers would not help.
CREATE FUNCTION almanac.status(most integer) RETURNS TABLE (
  moment timestamptz, widgets bigint, owners bigint, due bigint, oldest_due timestamptz, late_frames bigint,
  oldest_frame timestamptz, leased bigint, oldest_lease timestamptz, retried bigint, dead bigint, failing bigint,
  shown bigint, skipped bigint, reloaded bigint, drawn bigint, failed bigint, late bigint[], minutes bigint,
  bytes bigint, dead_rows bigint, oldest_transaction double precision, is_replica boolean, is_read_only boolean
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  WITH present AS (
    SELECT DISTINCT t.tool FROM almanac.workers w, jsonb_object_keys(w.tools) AS t (tool)
    WHERE w.seen > almanac.clock() - interval '1 minute'
  ), open AS (
    SELECT r.date, r.since, r.worker, r.lease, r.attempt FROM almanac.reloads r WHERE r.date <= almanac.clock()
      AND (r.tool = 'stack' OR NOT EXISTS (SELECT FROM present) OR r.tool IN (SELECT p.tool FROM present p))
    ORDER BY r.date LIMIT most
  ), waiting AS (
    SELECT f.date FROM almanac.frames f WHERE f.date <= almanac.clock() ORDER BY f.date LIMIT most
  ), past AS (
    SELECT * FROM almanac.minutes m WHERE m.minute >= date_trunc('minute', almanac.clock()) - interval '10 minutes'
  )
  SELECT almanac.clock(),
    (SELECT count(*) FROM almanac.widgets),
    (SELECT count(*) FROM almanac.owners o WHERE EXISTS (SELECT FROM almanac.widgets w WHERE w.owner = o.id)),
    (SELECT count(*) FROM open WHERE worker IS NULL OR lease < almanac.clock()),
    (SELECT min(coalesce(since, date)) FROM open WHERE worker IS NULL OR lease < almanac.clock()),
    (SELECT count(*) FROM waiting), (SELECT min(date) FROM waiting),
    (SELECT count(*) FROM open WHERE worker IS NOT NULL AND lease >= almanac.clock()),
    (SELECT min(date) FROM open WHERE worker IS NOT NULL AND lease >= almanac.clock()),
    (SELECT count(*) FROM open WHERE attempt > 1 OR worker IS NULL AND attempt > 0),
    (SELECT count(*) FROM almanac.timelines t WHERE t.dead IS NOT NULL),
    (SELECT count(*) FROM almanac.timelines t WHERE t.failure IS NOT NULL),
    (SELECT sum(shown)::bigint FROM past), (SELECT sum(skipped)::bigint FROM past),
    (SELECT sum(reloaded)::bigint FROM past), (SELECT sum(drawn)::bigint FROM past),
    (SELECT sum(failed)::bigint FROM past),
    (SELECT array_agg(n ORDER BY i) FROM (
      SELECT i, sum(n)::bigint AS n FROM past, unnest(past.late) WITH ORDINALITY AS l (n, i) GROUP BY i) AS sums),
    (SELECT count(DISTINCT minute) FROM past),
    pg_database_size(current_database()),
    (SELECT sum(n_dead_tup)::bigint FROM pg_stat_user_tables WHERE schemaname = 'almanac'),
    (SELECT extract(epoch FROM clock_timestamp() - min(xact_start))::double precision FROM pg_stat_activity
      WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid()),
    pg_is_in_recovery(),
    -- For all, and not only for this user.
    (SELECT s.setting = 'on' AND s.source IN ('configuration file', 'command line', 'global', 'database')
      FROM pg_settings s WHERE s.name = 'default_transaction_read_only');
END;

-- The reasons of what is put aside or failing, with their numbers and one of the widgets each.
CREATE FUNCTION almanac.reasons(most integer) RETURNS TABLE (
  is_dead boolean, reason text, number bigint, owner text, name text, since timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  WITH found AS (
    SELECT t.dead IS NOT NULL AS is_dead, coalesce(t.reason, t.failure) AS reason, t.widget, t.dead
    FROM almanac.timelines t WHERE t.dead IS NOT NULL OR t.failure IS NOT NULL
  ), grouped AS (
    SELECT f.is_dead, f.reason, count(*) AS number, min(f.widget) AS widget, min(f.dead) AS since FROM found f
    GROUP BY f.is_dead, f.reason ORDER BY f.is_dead DESC, count(*) DESC LIMIT most
  )
  SELECT g.is_dead, g.reason, g.number, o.name, w.name, g.since FROM grouped g
    JOIN almanac.widgets w ON w.id = g.widget JOIN almanac.owners o ON o.id = w.owner
    ORDER BY g.is_dead DESC, g.number DESC;
END;

-- Tools of widgets that no worker has, or that not all workers have in one version.
CREATE FUNCTION almanac.tool_problems() RETURNS TABLE (tool text, widgets bigint, versions text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  WITH needed AS (SELECT w.tool, count(*) AS widgets FROM almanac.widgets w WHERE w.tool <> 'stack' GROUP BY w.tool),
  present AS (
    SELECT t.key AS tool, array_agg(DISTINCT t.value ORDER BY t.value) AS versions
    FROM almanac.workers w, jsonb_each_text(w.tools) AS t
    WHERE w.seen > almanac.clock() - interval '1 minute' GROUP BY t.key
  )
  SELECT n.tool, n.widgets, coalesce(p.versions, '{}') FROM needed n LEFT JOIN present p ON p.tool = n.tool
    WHERE p.versions IS NULL OR cardinality(p.versions) > 1
    ORDER BY n.tool;
END;

CREATE FUNCTION almanac.worker_list() RETURNS TABLE (
  id bigint, host text, program text, started timestamptz, seen timestamptz, problem text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp BEGIN ATOMIC
  SELECT w.id, w.host, w.program, w.started, w.seen, w.problem FROM almanac.workers w ORDER BY w.host, w.id;
END;
