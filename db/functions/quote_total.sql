-- The sum of lines that are not struck out; null: one of them has no price.
create or replace function fx.quote_total(lines jsonb) returns bigint language sql immutable parallel safe
  return (select case when count(*) = count(l.price_cents) then coalesce(sum(l.price_cents * l.quantity), 0)::bigint end
    from jsonb_to_recordset(lines) as l(quantity integer, price_cents bigint, struck_out boolean)
    where not l.struck_out);
grant execute on function fx.quote_total to effects;
