-- Runs once for each cluster, with an account that may create roles. Running it again changes nothing. The four roles
-- that log in get their passwords from `prepare`.
do $$
declare r text;
begin
  foreach r in array array['owner', 'app', 'worker', 'app_admin', 'effects', 'jobs', 'sign_in'] loop
    if not exists (select from pg_roles where rolname = r) then
      execute format('create role %I nologin nosuperuser nocreatedb nocreaterole nobypassrls', r);
    end if;
  end loop;
end $$;

alter role owner login inherit;      -- owns schema and tables, runs migrations; row security binds it too
alter role app login noinherit;      -- serves requests: owns nothing, and acts as an admin only after `set local role`
alter role worker login inherit;     -- runs jobs
alter role sign_in login inherit;    -- opens sessions: what the application may, and the functions of signing in
grant app_admin to app;              -- of use to an admin's transaction only: each table's policy `only_admins`
grant app to sign_in;
grant effects, jobs to owner;        -- lets migrations give functions to these roles
grant jobs to worker;                -- lets it act as owner of the job tables

-- How long these roles may work and wait, whatever pool or process they come through, pgbouncer included. Nothing else
-- sets these limits. A call that meets one is answered 503 and may be tried again (decision 43).
alter role app set statement_timeout = '10s';
alter role app set lock_timeout = '4s';
alter role app set idle_in_transaction_session_timeout = '15s';
alter role sign_in set statement_timeout = '10s';
alter role sign_in set lock_timeout = '4s';
alter role sign_in set idle_in_transaction_session_timeout = '15s';
alter role worker set statement_timeout = '5min';
alter role worker set lock_timeout = '30s';
alter role worker set idle_in_transaction_session_timeout = '1min';
do $$
begin
  if current_setting('server_version_num')::int >= 170000 then -- older servers have no limit of whole transactions
    alter role app set transaction_timeout = '30s';
    alter role sign_in set transaction_timeout = '30s';
  end if;
end $$;
