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
