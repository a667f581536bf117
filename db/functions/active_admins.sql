-- The admins who can act. Only functions of the same owner may call it.
create or replace function fx.active_admins() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select r.user_id from public.user_roles r join public.accounts a on a.id = r.user_id
      where r.role = 'admin' and a.suspended_at is null and a.anonymised_at is null
        and a.deletion_requested_at is null
      order by r.user_id;
  end;
alter function fx.active_admins owner to effects;
