-- Adds the recorded deltas to the counts of each company and of all, and to the figures of sales. The worker calls it.
-- One at a time: two would wait for the rows of all suppliers together, and each sees a customer's first order only
-- once the other has ended.
create or replace function fx.roll_up_order_counts(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fx.roll_up_order_counts')) then return 0; end if;
  with taken as (
    delete from public.order_deltas d
      where d.id in (select o.id from public.order_deltas o order by o.id limit most for update skip locked)
      returning d.*),
  summed as (
    select c.company_id, t.status, sum(t.change) as change from taken t
      cross join lateral (values (t.customer_id), (t.supplier_id), ('00000000-0000-0000-0000-000000000000'::uuid))
        c(company_id)
      group by 1, 2 order by 1, 2),
  added as (
    insert into public.order_counts as n (company_id, status, number)
      select s.company_id, s.status, s.change from summed s
      on conflict (company_id, status) do update set number = n.number + excluded.number),
  -- one that was amended or cancelled, or no longer is; all other changes of status add up to nothing
  sold as (
    select array_agg(o.id) as ids, array_agg(o.version) as versions, array_agg(o.change) as changes
      from (select t.order_id as id, t.version, sum(t.change)::integer as change from taken t
        where t.order_id is not null and t.status <> 'cancelled' group by 1, 2 having sum(t.change) <> 0) o),
  figured as (
    insert into public.sales_figures as f (company_id, kind, key, grain, starts_on, orders, cents, new_customers)
      select c.* from sold cross join lateral fx.sales_of_versions(sold.ids, sold.versions, sold.changes, null) c
      on conflict (company_id, kind, key, grain, starts_on) do update set orders = f.orders + excluded.orders,
        cents = f.cents + excluded.cents, new_customers = f.new_customers + excluded.new_customers)
  select count(*) into folded from taken;
  return folded;
end $$;
alter function fx.roll_up_order_counts owner to effects;
grant execute on function fx.roll_up_order_counts to worker;
