-- A part of a total that changes keeps its share of it, half a cent rounded up. `keptShare` in
-- contract/src/values/amendment-rules.ts does the same.
create or replace function fx.kept_share(part bigint, of_total bigint, total bigint) returns bigint
  language sql immutable strict parallel safe
  return div(2 * part::numeric * total + of_total, 2 * of_total::numeric)::bigint;
grant execute on function fx.kept_share to effects;
