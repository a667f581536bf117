-- Asks a supplier for a price in the name of a customer: of a company, or of a contact. Whose confirmed address the
-- contact's is has a company already; else the quote belongs to nobody until it is claimed (fx.claim_quote).
create or replace function fx.prepare_quote(quote uuid, customer uuid, contact jsonb, supplier uuid, terms jsonb,
    lines jsonb) returns table (number text, claimed boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked public.quotes;
  company uuid := nullif(customer, fx.unclaimed_company());
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  if customer is null then
    select p.company_id into company from public.accounts a
      join public.people p on p.id = a.id
      join public.user_roles r on r.user_id = a.id and r.role = 'customer'
      where a.email = contact ->> 'email' and a.email_confirmed_at is not null
        and num_nonnulls(a.suspended_at, a.anonymised_at) = 0;
    if company is null then
      insert into public.companies (id, kind) values (fx.unclaimed_company(), 'customer') on conflict do nothing;
      insert into public.customers (id, name) values (fx.unclaimed_company(), '—') on conflict do nothing;
    end if;
  end if;
  insert into public.quotes (id, customer_id, supplier_id, requested_by, customer_company, customer_city,
      supplier_name, version, line_count, total_cents, answer_by, customer_versions)
    select quote, c.id, s.id, fx.me(), case when company is null then contact ->> 'company' else c.name end,
        coalesce(case when company is null then contact ->> 'city' else c.city end, ''), s.name, 1,
        jsonb_array_length(lines), fx.quote_total(lines), (fx.now() at time zone interval '3 hours')::date + 30, 1
      from public.customers c cross join public.suppliers s
      where s.id = supplier and s.active and case when customer is null and company is null
        then c.id = fx.unclaimed_company()
        else c.id = company and exists (select from public.people p where p.company_id = c.id) end
    returning * into asked;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  if company is null then
    insert into public.quote_contacts (id, quote_id, name, email, phone, language)
      values (fx.new_id(), quote, contact ->> 'name', contact ->> 'email', contact ->> 'phone',
        contact ->> 'language');
  end if;
  perform fx.write_quote_version(asked, 'customer', terms, lines);
  return query select asked.number, company is not null;
end $$;
alter function fx.prepare_quote owner to effects;
grant execute on function fx.prepare_quote to app_admin;
