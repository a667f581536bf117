-- Whether a line's parts are some of those that it had, none of them more, and add up to its quantity; a line without
-- parts has none. `faultInLine` in contract/src/values/amendment-rules.ts asks the same.
create or replace function fx.parts_shrink(before jsonb, after jsonb, quantity integer) returns boolean
  language sql immutable parallel safe
  return case when before is null or after is null then before is null and after is null
    else coalesce((
      select sum(a.quantity) = parts_shrink.quantity and count(*) = count(distinct a.values)
          and bool_and(a.quantity >= 1 and a.quantity <= coalesce(b.quantity, 0))
        from jsonb_to_recordset(after) as a("values" jsonb, quantity integer)
        left join jsonb_to_recordset(before) as b("values" jsonb, quantity integer) on b.values = a.values), false)
  end;
grant execute on function fx.parts_shrink to effects;
