-- Asks for the deletion of the actor's account, ends all their sessions, and returns since when it is asked for.
create or replace function fx.request_deletion() returns timestamptz
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare asked timestamptz;
begin
  update public.accounts a set deletion_requested_at = coalesce(a.deletion_requested_at, fx.now())
    where a.id = fx.me() and a.anonymised_at is null returning a.deletion_requested_at into asked;
  if asked is null then raise exception 'nobody is deleted' using errcode = '42501'; end if;
  delete from public.sessions s where s.user_id = fx.me();
  return asked;
end $$;
alter function fx.request_deletion owner to effects;
grant execute on function fx.request_deletion to app, app_admin;
