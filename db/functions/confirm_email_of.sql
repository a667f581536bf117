-- Confirms another person's e-mail, as an admin who asked them by telephone: 'confirmed', or 'was_confirmed' if nothing
-- was left to do. Null: no such person.
create or replace function fx.confirm_email_of(person uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder public.accounts;
begin
  if not fx.is_admin() or person = fx.me() then raise exception 'confirms nobody' using errcode = '42501'; end if;
  select a.* into holder from public.accounts a where a.id = person and a.anonymised_at is null for update;
  if not found then return null; end if;
  if holder.email_confirmed_at is not null then return 'was_confirmed'; end if;
  perform fx.take_email(person, holder.email);
  return 'confirmed';
end $$;
alter function fx.confirm_email_of owner to effects;
grant execute on function fx.confirm_email_of to app_admin;
