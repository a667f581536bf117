-- A percentage in hundredths (250 is 2.5 %) of a total, half a cent rounded up. `shareOf` in
-- contract/src/money/line-total.ts does the same.
create or replace function fx.share_of(total bigint, hundredths integer) returns bigint
  language sql immutable strict parallel safe
  -- in two parts, because the product of the largest totals would overflow
  return total / 10000 * hundredths + (total % 10000 * hundredths + 5000) / 10000;
grant execute on function fx.share_of to effects;
