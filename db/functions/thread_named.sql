-- The conversation that an id names: its own, which is also the quote's, that of an order, or that of the order which a
-- quote became; null: none has begun. Only functions of the same owner may call it.
create or replace function fx.thread_named(named uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select coalesce(
      (select c.id from public.conversations c where c.id = named),
      (select c.id from public.conversations c where c.kind = 'order' and c.subject_id = named),
      (select c.id from public.orders o join public.conversations c on c.kind = 'order' and c.subject_id = o.id
        where o.quote_id = named));
  end;
alter function fx.thread_named owner to effects;
