-- Trigger on the rows that the directory of users copies: writes the people concerned anew.
create or replace function fx.follow_user_directory() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.write_user_directory(case tg_table_name
    when 'user_roles' then array[(to_jsonb(coalesce(new, old)) ->> 'user_id')::uuid]
    when 'people' then array[new.id]
    when 'accounts' then array[new.id]
    else array(select p.id from public.people p where p.company_id = new.id) end);
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
