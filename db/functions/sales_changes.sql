-- The same as fx.sales_of_versions for the version that each order has now. Processes of the release before ask here;
-- it goes with the next one.
create or replace function fx.sales_changes(ids uuid[], changes integer[], whose uuid)
  returns table (company_id uuid, kind text, key text, grain text, starts_on date, orders bigint, cents bigint,
    new_customers bigint)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select s.* from (
      select array_agg(c.id) as ids, array_agg(o.version) as versions, array_agg(c.change) as changes
        from unnest(ids, changes) c(id, change) join public.orders o on o.id = c.id) now
    cross join lateral fx.sales_of_versions(now.ids, now.versions, now.changes, whose) s
$$;
grant execute on function fx.sales_changes to app, app_admin, effects;
