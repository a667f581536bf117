-- Trigger: one admin who can act always remains, however many are demoted, suspended or deleted at once. The lock lets
-- only one such transaction at a time reach its end; the next one then sees what the one before left.
create or replace function fx.guard_last_admin() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_table_name = 'accounts' then
    perform from public.user_roles r where r.user_id = new.id and r.role = 'admin';
    if not found then return null; end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('fx.guard_last_admin'));
  if not exists (select from fx.active_admins()) then
    raise exception 'the last admin stays' using errcode = 'check_violation', constraint = 'last_admin';
  end if;
  return null;
end $$;
alter function fx.guard_last_admin owner to effects;
create or replace trigger last_admin after update of role or delete on user_roles for each row
  when (old.role = 'admin') execute function fx.guard_last_admin();
create or replace trigger last_admin after update of suspended_at, anonymised_at, deletion_requested_at on accounts
  for each row
  when (old.suspended_at is null and new.suspended_at is not null
    or old.anonymised_at is null and new.anonymised_at is not null
    or old.deletion_requested_at is null and new.deletion_requested_at is not null)
  execute function fx.guard_last_admin();
