-- The day that is so many working days after a moment's day in GMT+3; Sundays do not count. The same as
-- `workingDaysAfter` in contract/src/values/next-step.ts. A generated column calls it.
create or replace function fx.working_days_after(moment timestamptz, days integer) returns date
  language sql immutable strict parallel safe
  return (select d.day + days + (extract(dow from d.day)::integer + days - 1) / 6
    from (select (moment at time zone interval '3 hours')::date as day) d);
grant execute on function fx.working_days_after to app, app_admin, effects;
