-- Brings all listings of a supplier in line with it, after it became active or inactive, hid its prices (hides) or
-- showed them again, or changed what listings say of it. Few are written at once. Of many, one row says so, which hides
-- them from this transaction on where that is what changed, and a job writes them in batches. Only functions of the
-- same owner may call it.
create or replace function fx.refresh_listings_of(supplier uuid, hides boolean default null) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  at_once constant integer := 500;
  ids uuid[] := array(select p.id from public.products p
    where p.supplier_id = supplier and p.status = 'listed' order by p.id limit at_once + 1);
begin
  if cardinality(ids) <= at_once then
    perform fx.refresh_listings(ids);
    -- Those that are not listed any more have no listing, so nothing is left to do of what a job had begun.
    delete from public.listing_rounds r where r.supplier_id = supplier;
    return;
  end if;
  -- From the beginning again: what a job has written so far is what was wanted before.
  insert into public.listing_rounds as r (supplier_id, hides_prices, hidden)
    select s.id, coalesce(hides, false), not s.active or coalesce(hides, false)
      from public.suppliers s where s.id = supplier
    on conflict (supplier_id) do update
      set hides_prices = coalesce(hides, r.hides_prices), done_to = null,
        hidden = excluded.hidden or coalesce(hides, r.hides_prices);
  insert into public.outbox (task, payload, job_key)
    values ('refresh-listings', jsonb_build_object('supplierId', supplier), 'listings:' || supplier);
end $$;
alter function fx.refresh_listings_of owner to effects;
