-- Writes the next listings of a supplier of which all are to be written anew, at most so many, and remembers how far it
-- came. 0: all are, and they are shown again. The worker calls it until then. A change of the supplier waits for a
-- batch, and begins anew after it.
create or replace function fx.refresh_next_listings(supplier uuid, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  going public.listing_rounds;
  ids uuid[];
begin
  perform from public.suppliers s where s.id = supplier for update;
  select r.* into going from public.listing_rounds r where r.supplier_id = supplier;
  if not found then return 0; end if;
  ids := array(select p.id from public.products p
    where p.supplier_id = supplier and p.status = 'listed' and (going.done_to is null or p.id > going.done_to)
    order by p.id limit most);
  if cardinality(ids) = 0 then
    delete from public.listing_rounds r where r.supplier_id = supplier;
    return 0;
  end if;
  perform fx.refresh_listings(ids);
  update public.listing_rounds r set done_to = ids[cardinality(ids)] where r.supplier_id = supplier;
  return cardinality(ids);
end $$;
alter function fx.refresh_next_listings owner to effects;
grant execute on function fx.refresh_next_listings to worker;
