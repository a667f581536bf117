-- Takes back that the actor asked for the deletion of their account. False: they had not.
create or replace function fx.undo_deletion() returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.accounts a set deletion_requested_at = null
    where a.id = fx.me() and a.deletion_requested_at is not null and a.anonymised_at is null;
  return found;
end $$;
alter function fx.undo_deletion owner to effects;
grant execute on function fx.undo_deletion to app, app_admin;
