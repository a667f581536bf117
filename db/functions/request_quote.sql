-- Asks a supplier for a price: writes a quote of the actor's company with its first version. A company asks so many
-- times a day.
create or replace function fx.request_quote(quote uuid, supplier uuid, terms jsonb, lines jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked public.quotes;
  me uuid := fx.company();
begin
  perform pg_advisory_xact_lock(hashtextextended(me::text, 0)); -- counted in turn
  if (select count(*) from public.quotes q
      where q.customer_id = me and q.created_at > fx.now() - interval '1 day') >= fx.budget('quotes') then
    raise exception 'RATE_LIMITED' using errcode = 'TC001', detail = '{"retryAfter": 3600}';
  end if;
  insert into public.quotes (id, customer_id, supplier_id, requested_by, customer_company, customer_city,
      supplier_name, version, line_count, total_cents, answer_by, customer_versions)
    select quote, c.id, s.id, fx.me(), c.name, coalesce(c.city, ''), s.name, 1, jsonb_array_length(lines),
        fx.quote_total(lines), (fx.now() at time zone interval '3 hours')::date + 30, 1
      from public.customers c cross join public.suppliers s
      where c.id = me and s.id = supplier and s.active and fx.role() = 'customer'
    returning * into asked;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  perform fx.write_quote_version(asked, 'customer', terms, lines);
  return asked.number;
end $$;
alter function fx.request_quote owner to effects;
grant execute on function fx.request_quote to app;
