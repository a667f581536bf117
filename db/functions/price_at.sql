-- The price of one unit at this quantity: that of the last tier reached. `unitPriceAt` in
-- contract/src/money/line-total.ts does the same.
create or replace function fx.price_at(price_cents bigint, tiers jsonb, quantity integer) returns bigint
  language sql immutable parallel safe
  return coalesce((select (e.tier ->> 'priceCents')::bigint
    from jsonb_array_elements(tiers) with ordinality e(tier, place)
    where (e.tier ->> 'from')::integer <= quantity order by e.place desc limit 1), price_cents);
grant execute on function fx.price_at to effects;
