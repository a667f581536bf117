-- Asks a supplier for a price in the name of the customer who needs something: writes a quote of that customer's
-- company with its first version, and keeps to which need it belongs. For admins; ten suppliers at most, each once.
create or replace function fx.ask_for_need(need uuid, quote uuid, supplier uuid, terms jsonb, lines jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  told public.needs;
  asked public.quotes;
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  select * into told from public.needs n where n.id = need for no key update; -- two admins ask in turn
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  if (select count(*) from public.need_quotes q where q.need_id = need) >= 10
      or exists (select from public.need_quotes q where q.need_id = need and q.supplier_id = supplier) then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "asked"}';
  end if;
  insert into public.quotes (id, customer_id, supplier_id, requested_by, customer_company, customer_city,
      supplier_name, version, line_count, total_cents, answer_by, customer_versions)
    select quote, c.id, s.id, p.id, c.name, coalesce(c.city, ''), s.name, 1, jsonb_array_length(lines),
        fx.quote_total(lines), (fx.now() at time zone interval '3 hours')::date + 30, 1
      from public.customers c
      join public.people p on p.id = told.person_id and p.company_id = c.id
      join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
      cross join public.suppliers s
      where c.id = told.customer_id and s.id = supplier and s.active
    returning * into asked;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  insert into public.need_quotes (id, need_id, supplier_id) values (asked.id, need, asked.supplier_id);
  perform fx.write_quote_version(asked, 'customer', terms, lines);
  return asked.number;
end $$;
alter function fx.ask_for_need owner to effects;
grant execute on function fx.ask_for_need to app_admin;
