-- Trigger on the rows that the directory of users copies: writes the people concerned anew.
create or replace function fx.follow_user_directory() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name in ('suppliers', 'customers') then
    perform fx.write_user_directory(array(
      select p.id from public.people p where p.company_id = (changed ->> 'id')::uuid));
  else
    perform fx.write_user_directory(array[coalesce(changed ->> 'user_id', changed ->> 'id')::uuid]);
  end if;
  return null;
end $$;
alter function fx.follow_user_directory owner to effects;
create or replace trigger directory after insert or update of email, suspended_at, anonymised_at on accounts
  for each row execute function fx.follow_user_directory();
create or replace trigger directory after update of full_name, company_id on people
  for each row execute function fx.follow_user_directory();
create or replace trigger directory after insert or update of role or delete on user_roles
  for each row execute function fx.follow_user_directory();
create or replace trigger directory after update of name on suppliers
  for each row execute function fx.follow_user_directory();
create or replace trigger directory after update of name on customers
  for each row execute function fx.follow_user_directory();
