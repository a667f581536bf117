-- The conversation that an id names: its own, or that of the order, which begins with the first message. Whether the
-- actor is a side of it is for fx.write_message to say, which then leaves nothing behind. Only functions of the same
-- owner may call it.
create or replace function fx.deal_thread(named uuid) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare thread uuid;
begin
  select c.id into thread from public.conversations c where c.id = named;
  if not found then
    select c.id into thread from public.conversations c where c.kind = 'order' and c.subject_id = named;
  end if;
  if not found then
    insert into public.conversations as c (id, kind, subject_id, customer_id, supplier_id)
      select o.id, 'order', o.id, o.customer_id, o.supplier_id from public.orders o
        where o.id = named
      on conflict do nothing;
    select c.id into thread from public.conversations c where c.id = named;
  end if;
  return thread;
end $$;
alter function fx.deal_thread owner to effects;
