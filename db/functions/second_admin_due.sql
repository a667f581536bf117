-- From when on what the actor enters now needs no second admin: a day later where there is no other admin; null:
-- another one has to agree. Only functions of the same owner may call it.
create or replace function fx.second_admin_due() returns timestamptz
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select case when not exists (select from fx.active_admins() other where other <> fx.me())
      then fx.now() + interval '1 day' end;
  end;
alter function fx.second_admin_due owner to effects;
