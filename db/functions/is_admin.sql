-- Whether the actor is an admin by their own row, whatever the transaction says. Only functions of the same owner may
-- call it.
create or replace function fx.is_admin() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.user_roles r join public.accounts a on a.id = r.user_id
      where r.user_id = fx.me() and r.role = 'admin' and a.suspended_at is null and a.anonymised_at is null);
  end;
alter function fx.is_admin owner to effects;
