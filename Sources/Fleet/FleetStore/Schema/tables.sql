-- Everything of a fleet is in this schema. Dates that decide something are compared with almanac.clock(), the clock of
-- the database: workers' clocks may differ.
CREATE SCHEMA almanac;

CREATE TABLE almanac.migrations (
  number integer PRIMARY KEY,
  applied timestamptz NOT NULL DEFAULT now(),
  program text NOT NULL
);

CREATE FUNCTION almanac.clock() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
RETURN now();

CREATE TABLE almanac.owners (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- The number of widgets that were ever placed.
  placed bigint NOT NULL DEFAULT 0
);

-- Files by their content, and folders of them, such as the data of an app group.
CREATE TABLE almanac.files (
  hash bytea PRIMARY KEY,
  bytes bytea NOT NULL
);
ALTER TABLE almanac.files ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE almanac.folders (
  hash bytea PRIMARY KEY,
  -- The files' hashes by their paths: {"group.app/data.json": "6f1c…"}.
  files jsonb NOT NULL
);

CREATE TABLE almanac.widgets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner integer NOT NULL REFERENCES almanac.owners,
  name text NOT NULL,
  -- The name of the program that has the widget.
  tool text NOT NULL,
  -- The kind, family, settings and drawing options, with the keys of `render --batch`.
  request jsonb NOT NULL,
  -- The folder of the widget's data; NULL for none.
  folder bytea REFERENCES almanac.folders,
  -- The order of claims: the widgets of an owner are 0, 1, 1, 2, 2, 2, 2, 3, …
  lane smallint NOT NULL,
  changed timestamptz NOT NULL DEFAULT almanac.clock(),
  UNIQUE (owner, name)
);
-- The pages of an owner's list.
CREATE INDEX widgets_owner ON almanac.widgets (owner, id);
CREATE INDEX widgets_stack ON almanac.widgets (owner) WHERE tool = 'stack';
CREATE INDEX widgets_folder ON almanac.widgets (folder) WHERE folder IS NOT NULL;

-- The widgets of a stack, which is a widget of the tool `stack`: it shows one of them at a time.
CREATE TABLE almanac.members (
  stack bigint NOT NULL REFERENCES almanac.widgets ON DELETE CASCADE,
  place bigint NOT NULL,
  widget bigint NOT NULL REFERENCES almanac.widgets ON DELETE CASCADE,
  PRIMARY KEY (stack, place)
);
CREATE INDEX members_widget ON almanac.members (widget);

-- What is shown now. Only the columns without an index change, and pages have room for the next version of a row, so
-- that updates need no vacuum.
CREATE TABLE almanac.slots (
  widget bigint PRIMARY KEY REFERENCES almanac.widgets ON DELETE CASCADE,
  -- When the provider was asked for the timeline of the frame.
  asked timestamptz,
  -- The date of the frame.
  date timestamptz,
  entry timestamptz,
  picture bytea,
  -- The partition of the picture.
  day date,
  format text,
  report text,
  -- When another frame follows; NULL for never, or when the next reload says so.
  next timestamptz,
  -- When the frame was made current.
  moved timestamptz,
  -- Frames whose date had passed when a newer one was shown.
  skipped bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- The provider's answer, and the attempts to get it.
CREATE TABLE almanac.timelines (
  widget bigint PRIMARY KEY REFERENCES almanac.widgets ON DELETE CASCADE,
  asked timestamptz,
  record text,
  history text,
  -- The dates of the frames that are planned in almanac.frames.
  dates timestamptz[] NOT NULL DEFAULT '{}',
  -- The date of the row in almanac.reloads; NULL if there is none.
  due timestamptz,
  -- The last request to reload; empty for none.
  request text NOT NULL DEFAULT '',
  -- Why the last reload failed; NULL if it did not.
  failure text,
  -- What was replaced or left out in the last pictures.
  diagnostics text[] NOT NULL DEFAULT '{}',
  -- Since when, and why, it is not attempted any more. The last picture stays.
  dead timestamptz,
  reason text
) WITH (fillfactor = 80);
CREATE INDEX timelines_dead ON almanac.timelines (dead) WHERE dead IS NOT NULL;
CREATE INDEX timelines_failed ON almanac.timelines (widget) WHERE failure IS NOT NULL;

-- The following have a partition for each day, which is dropped as a whole: nothing in them needs a vacuum.

-- Frames that were drawn ahead of their dates, until they are shown.
CREATE TABLE almanac.frames (
  date timestamptz NOT NULL,
  widget bigint NOT NULL,
  asked timestamptz NOT NULL,
  entry timestamptz NOT NULL,
  picture bytea NOT NULL,
  day date NOT NULL,
  format text NOT NULL,
  report text NOT NULL,
  next timestamptz,
  PRIMARY KEY (date, widget)
) PARTITION BY RANGE (date);
-- Further ahead than there are partitions.
CREATE TABLE almanac.frames_later PARTITION OF almanac.frames DEFAULT;

-- When timelines are to be reloaded: one row for each widget that has such a date.
CREATE TABLE almanac.reloads (
  date timestamptz NOT NULL,
  widget bigint NOT NULL,
  lane smallint NOT NULL,
  tool text NOT NULL,
  -- Counted when a worker claims it: who is killed cannot report.
  attempt smallint NOT NULL DEFAULT 0,
  -- The worker that has it until the end of the lease; without a worker, not to be claimed before.
  worker bigint,
  lease timestamptz,
  -- Why the last attempt failed.
  reason text,
  -- The date, if the row had to move to another partition.
  since timestamptz,
  PRIMARY KEY (date, widget)
) PARTITION BY RANGE (date);
CREATE INDEX reloads_lane ON almanac.reloads (lane, date);
CREATE TABLE almanac.reloads_later PARTITION OF almanac.reloads DEFAULT;

-- Pictures by content, in the day of the frames that show them.
CREATE TABLE almanac.pictures (
  day date NOT NULL,
  hash bytea NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (day, hash)
) PARTITION BY RANGE (day);
ALTER TABLE almanac.pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE almanac.pictures_later PARTITION OF almanac.pictures DEFAULT;
ALTER TABLE almanac.pictures_later ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE almanac.workers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  host text NOT NULL,
  program text NOT NULL,
  -- The versions of its tools by their names.
  tools jsonb NOT NULL,
  started timestamptz NOT NULL DEFAULT almanac.clock(),
  seen timestamptz NOT NULL DEFAULT almanac.clock(),
  -- What is wrong with it; NULL for nothing.
  problem text
) WITH (fillfactor = 50);

-- What was done in each minute, and how late. `late` counts changes by almanac.bounds(), and those beyond.
CREATE TABLE almanac.minutes (
  minute timestamptz NOT NULL,
  worker bigint NOT NULL,
  shown bigint NOT NULL DEFAULT 0,
  skipped bigint NOT NULL DEFAULT 0,
  reloaded bigint NOT NULL DEFAULT 0,
  drawn bigint NOT NULL DEFAULT 0,
  failed bigint NOT NULL DEFAULT 0,
  late bigint[] NOT NULL,
  PRIMARY KEY (minute, worker)
) WITH (fillfactor = 50);

-- The sums of all minutes, also of those that were removed.
CREATE TABLE almanac.totals (
  shown numeric NOT NULL DEFAULT 0,
  skipped numeric NOT NULL DEFAULT 0,
  reloaded numeric NOT NULL DEFAULT 0,
  drawn numeric NOT NULL DEFAULT 0,
  failed numeric NOT NULL DEFAULT 0,
  late numeric[] NOT NULL,
  late_sum numeric NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- In seconds.
CREATE FUNCTION almanac.bounds() RETURNS double precision[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300];

INSERT INTO almanac.totals (late) SELECT array_fill(0::numeric, ARRAY[array_length(almanac.bounds(), 1) + 1]);
