-- Nobody else may call the functions, which have the rights of the schema's owner.
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA almanac FROM PUBLIC;

-- Roles without a login, each with the least rights for its work. An administrator gives them to users:
-- GRANT almanac_worker TO anna.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['almanac_worker', 'almanac_editor', 'almanac_reader'] LOOP
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        -- A server's databases share roles: another one gets its fleet at the same time.
        NULL;
      END;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA almanac TO %I', name);
    EXECUTE format('GRANT SELECT ON almanac.migrations TO %I', name);
  END LOOP;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE EXCEPTION 'the roles almanac_worker, almanac_editor and almanac_reader cannot be created or used by this user'
    USING ERRCODE = 'insufficient_privilege';
END $$;

GRANT EXECUTE ON FUNCTION almanac.clock, almanac.bounds TO almanac_worker, almanac_editor, almanac_reader;

-- Claims, draws and commits; it cannot place or remove widgets.
GRANT EXECUTE ON FUNCTION almanac.claim, almanac.fail, almanac.renew, almanac.give_back, almanac.commit, almanac.announce,
  almanac.show, almanac.stack, almanac.commit_stack, almanac.wait, almanac.keep_pictures, almanac.keep_days, almanac.report, almanac.join, almanac.leave, almanac.forget,
  almanac.folder TO almanac_worker;

-- Places widgets, and sees what becomes of them.
GRANT EXECUTE ON FUNCTION almanac.reload, almanac.place, almanac.remove, almanac.keep_files, almanac.keep_folder,
  almanac.list, almanac.find, almanac.status, almanac.reasons, almanac.tool_problems, almanac.worker_list
  TO almanac_editor;

-- Serves pictures.
GRANT EXECUTE ON FUNCTION almanac.current, almanac.current_hash, almanac.list, almanac.status, almanac.reasons,
  almanac.tool_problems, almanac.worker_list TO almanac_reader;
GRANT SELECT ON almanac.totals TO almanac_reader, almanac_editor;
