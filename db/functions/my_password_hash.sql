-- Gives the hash of the actor's own password, to prove it once more.
create or replace function fx.my_password_hash() returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.password_hash from public.credentials c where c.user_id = fx.me();
  end;
alter function fx.my_password_hash owner to effects;
grant execute on function fx.my_password_hash to app, app_admin;
