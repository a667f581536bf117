-- Trigger on people, accounts and roles: calls fx.refresh_supplier, because a supplier without members is not active.
create or replace function fx.refresh_supplier_of_member() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid := case tg_table_name when 'user_roles' then (to_jsonb(coalesce(new, old)) ->> 'user_id')
    else (to_jsonb(coalesce(new, old)) ->> 'id') end::uuid;
begin
  perform fx.refresh_supplier(s.id) from public.suppliers s
    where s.id in (select p.company_id from public.people p where p.id = person)
      or s.id = case when tg_table_name = 'people' and tg_op <> 'INSERT'
        then (to_jsonb(old) ->> 'company_id')::uuid end;
  return null;
end $$;
alter function fx.refresh_supplier_of_member owner to effects;
create or replace trigger member_changed after update of company_id or delete on people for each row
  execute function fx.refresh_supplier_of_member();
create or replace trigger member_changed after update of suspended_at, anonymised_at on accounts for each row
  execute function fx.refresh_supplier_of_member();
create or replace trigger member_changed after insert or update or delete on user_roles for each row
  execute function fx.refresh_supplier_of_member();
