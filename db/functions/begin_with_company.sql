-- The conversation of the desk with a company, which an admin begins by writing in it; it stands on the desk's list
-- from then on. Null: there is no such company.
create or replace function fx.begin_with_company(company uuid, body text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare item uuid;
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  select i.id into item from public.conversations c join public.inbox_items i on i.id = c.id
    where c.kind = 'company' and c.subject_id = company;
  if found then return item; end if;
  select fx.open_inbox_item('company', b.id, case b.kind when 'customer' then b.id end,
      case b.kind when 'supplier' then b.id end, coalesce(s.name, u.name), body, '', null, null) into item
    from public.companies b
    left join public.suppliers s on s.id = b.id
    left join public.customers u on u.id = b.id
    where b.id = company;
  return item;
end $$;
alter function fx.begin_with_company owner to effects;
grant execute on function fx.begin_with_company to app_admin;
