-- Gives a quote that nobody has claimed to a company, under its own name, with the thread of the deal; who else had
-- asked for it is refused. Only functions of the same owner may call it.
create or replace function fx.give_quote(quote uuid, company uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare supplier uuid;
begin
  update public.quotes q set customer_id = c.id, customer_company = c.name, customer_city = coalesce(c.city, ''),
      claim_asked = false
    from public.customers c where q.id = quote and c.id = company
    returning q.supplier_id into supplier;
  update public.quote_claims c set state = 'refused', decided_at = fx.now(),
      decided_by = case when fx.role() = 'admin' then fx.me() end
    where c.quote_id = quote and c.state = 'asked';
  update public.conversations c set customer_id = company where c.kind = 'quote' and c.subject_id = quote;
  update public.messages m set customer_id = company
    where m.conversation_id = quote and m.customer_id = fx.unclaimed_company();
  update public.message_files f set customer_id = company from public.messages m
    where m.id = f.message_id and m.conversation_id = quote and f.customer_id = fx.unclaimed_company();
  perform fx.tell_event(company, 'quote', quote);
  perform fx.tell_event(supplier, 'quote', quote);
end $$;
alter function fx.give_quote owner to effects;
