-- The conversation that an id names: its own, or that of the order or quote, which begins with the first message.
-- Whether the actor is a side of it is for fx.put_message to say, which then leaves nothing behind. Only functions of
-- the same owner may call it.
create or replace function fx.deal_thread(named uuid) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  thread uuid := fx.thread_named(named);
  asked public.quotes;
begin
  if thread is not null then return thread; end if;
  -- Beginning and accepting wait for each other, so that the order finds a thread to take over, or this the order.
  select * into asked from public.quotes q where q.id = named for share;
  if asked.state = 'ordered' then named := (select o.id from public.orders o where o.quote_id = asked.id); end if;
  insert into public.conversations (id, kind, subject_id, customer_id, supplier_id)
    select o.id, 'order', o.id, o.customer_id, o.supplier_id from public.orders o where o.id = named
    union all
    select q.id, 'quote', q.id, q.customer_id, q.supplier_id from public.quotes q where q.id = named
    on conflict do nothing;
  return fx.thread_named(named);
end $$;
alter function fx.deal_thread owner to effects;
