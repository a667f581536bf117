-- Of those who asked to be told of a product, at most so many, once it can be ordered again: each is returned once,
-- with the name under which they know it. The worker calls it, and notifies them in the same transaction.
create or replace function fx.wishes_back_in_stock(product uuid, most integer) returns table (person uuid, name text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    update public.wishlists w set tell_when_back = false
      where w.id in (select t.id from public.wishlists t
          where t.product_id = product and t.tell_when_back and t.removed_at is null order by t.id limit most)
        and exists (select from public.listings l
          where l.product_id = product and (l.made_to_order or l.stock >= l.minimum)
            and not exists (select from public.listing_rounds r where r.supplier_id = l.supplier_id and r.hidden))
      returning w.user_id, w.product_name;
end $$;
alter function fx.wishes_back_in_stock owner to effects;
grant execute on function fx.wishes_back_in_stock to worker;
