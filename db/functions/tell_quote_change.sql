-- Trigger: writes an event for each change of a quote's state, and tells it: both sides and the desk as a live event,
-- webhooks of both sides, and by a notice the side that did not do it. Of an order that it became, placing the order
-- tells; of what the desk prepared for a company, also that company is told. The page of a need shows the quotes that
-- answer it.
create or replace function fx.tell_quote_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  by_itself boolean := new.state in ('expired', 'closed');
begin
  insert into public.quote_events (id, quote_id, customer_id, supplier_id, state, version, actor_role, actor_id,
      actor_name, reason)
    select fx.new_id(), new.id, new.customer_id, new.supplier_id, new.state, new.version, p.role, p.id, p.full_name,
        new.reason
      from (values (true)) one(row)
      left join (select fx.role() as role, who.id, who.full_name from public.people who where who.id = fx.me()) p
        on not by_itself;
  perform fx.tell_event(new.customer_id, 'quote', new.id);
  perform fx.tell_event(new.supplier_id, 'quote', new.id);
  perform fx.tell_event('00000000-0000-0000-0000-000000000000', 'quote', new.id);
  perform fx.queue_webhooks(array[new.customer_id, new.supplier_id], 'quote.changed', new.state, new.id);
  perform fx.tell_event('00000000-0000-0000-0000-000000000000', 'inbox', q.need_id)
    from public.need_quotes q where q.id = new.id;
  if new.state = 'ordered' or fx.role() is null then return null; end if;
  perform fx.notify(array(
      select r.user_id from public.people p
        join public.user_roles r on r.user_id = p.id
        join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
        where (p.company_id = new.customer_id and r.role = 'customer'
            and (by_itself or new.state in ('offered', 'declined')))
          or (p.company_id = new.supplier_id and r.role = 'supplier'
            and (by_itself or new.state in ('requested', 'countered', 'withdrawn')))
        order by r.user_id),
    'quote.' || new.state,
    jsonb_strip_nulls(jsonb_build_object('quoteId', new.id, 'number', new.number, 'customer', new.customer_company,
      'supplier', new.supplier_name, 'reason', new.reason,
      'total', case when new.state = 'offered' then fx.format_dollars(new.total_cents) end)),
    true);
  if tg_op = 'INSERT' and fx.role() = 'admin' then
    perform fx.notify(array(
        select p.id from public.people p
          join public.user_roles r on r.user_id = p.id and r.role = 'customer'
          join public.accounts a on a.id = p.id and num_nonnulls(a.suspended_at, a.anonymised_at) = 0
          where p.company_id = new.customer_id order by p.id),
      'quote.prepared',
      jsonb_build_object('quoteId', new.id, 'number', new.number, 'supplier', new.supplier_name), true);
  end if;
  return null;
end $$;
alter function fx.tell_quote_change owner to effects;
create or replace trigger tell after insert on quotes for each row execute function fx.tell_quote_change();
create or replace trigger tell_state after update of state on quotes for each row
  when (old.state <> new.state) execute function fx.tell_quote_change();
