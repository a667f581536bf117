-- Whether tiers are valid beside a price: [{from, priceCents}], at most ten, quantities rise from 2 on, and prices fall
-- from below the product's price on. A draft without a price costs 0. Table constraints call it.
create or replace function fx.tiers_fall(price_cents bigint, tiers jsonb) returns boolean
  language sql immutable parallel safe
  return case
    when tiers = '[]' then true
    when jsonb_typeof(tiers) <> 'array' or jsonb_array_length(tiers) > 10
      or tiers @? '$[*] ? (!(@.from.type() == "number" && @.priceCents.type() == "number"))' then false
    else (select coalesce(bool_and(t.quantity > t.quantity_before and t.price between 1 and t.price_before - 1), false)
      from (select (e.tier ->> 'from')::numeric as quantity, (e.tier ->> 'priceCents')::numeric as price,
          lag((e.tier ->> 'from')::numeric, 1, 1) over by_place as quantity_before,
          lag((e.tier ->> 'priceCents')::numeric, 1,
            case when price_cents = 0 then 100000000001 else price_cents end) over by_place as price_before
        from jsonb_array_elements(tiers) with ordinality as e(tier, place)
        window by_place as (order by e.place)) t)
  end;
grant execute on function fx.tiers_fall to app, app_admin, effects;
