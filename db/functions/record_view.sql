-- Records that somebody looked at a listed product, and nothing about who. It is a function because nobody may write
-- the figures.
create or replace function fx.record_view(look uuid, looked_at uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into public.activity_deltas (supplier_id, kind, day, view_id)
    select l.supplier_id, 'view', (fx.now() at time zone interval '3 hours')::date, look from public.listings l
      where l.product_id = looked_at
        and not exists (select from public.listing_rounds r where r.supplier_id = l.supplier_id and r.hidden)
    on conflict do nothing
$$;
alter function fx.record_view owner to effects;
grant execute on function fx.record_view to app;
