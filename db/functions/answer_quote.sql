-- Answers the last version of a quote with a new one: an offer of the supplier, or of an admin in its name, or a
-- counter-offer of the customer. Who answers an older version is told so.
create or replace function fx.answer_quote(quote uuid, answers integer, terms jsonb, lines jsonb) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  answered public.quotes;
  today date := (fx.now() at time zone interval '3 hours')::date;
  by_customer boolean := fx.role() = 'customer';
begin
  select * into answered from public.quotes q where q.id = quote and case fx.role()
      when 'customer' then q.customer_id = fx.company() when 'supplier' then q.supplier_id = fx.company()
      else fx.role() = 'admin' end
    for no key update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  if answered.version <> answers then raise exception 'CHANGED_MEANWHILE' using errcode = 'TC001'; end if;
  if answered.answer_by < today or answered.state not in ('requested', 'countered', 'offered')
    or by_customer <> (answered.state = 'offered') then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state', answered.state);
  end if;
  if jsonb_array_length(lines) <> answered.line_count then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  update public.quotes q set version = q.version + 1, total_cents = fx.quote_total(lines),
      state = case when by_customer then 'countered' else 'offered' end,
      answer_by = coalesce((terms ->> 'valid_until')::date, today + 30),
      customer_versions = q.customer_versions + by_customer::integer,
      supplier_versions = q.supplier_versions + (not by_customer)::integer
    where q.id = quote returning * into answered;
  perform fx.write_quote_version(answered, case when by_customer then 'customer' else 'supplier' end, terms, lines);
  return answered.version;
end $$;
alter function fx.answer_quote owner to effects;
grant execute on function fx.answer_quote to app, app_admin;
