-- The names of the two companies of a reported chat, for an admin: of the chat itself the desk reads nothing.
create or replace function fx.reported_companies(report uuid, out customer text, out supplier text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  select c.customer_name, s.name into customer, supplier from public.message_reports r
    join public.conversations c on c.id = r.conversation_id join public.suppliers s on s.id = c.supplier_id
    where r.id = report;
end $$;
alter function fx.reported_companies owner to effects;
grant execute on function fx.reported_companies to app_admin;
