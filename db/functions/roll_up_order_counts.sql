-- Adds the recorded deltas to the counts of each company and of all. The worker calls it; two workers at once take
-- different rows.
create or replace function fx.roll_up_order_counts(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare folded integer;
begin
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
      on conflict (company_id, status) do update set number = n.number + excluded.number)
  select count(*) into folded from taken;
  return folded;
end $$;
alter function fx.roll_up_order_counts owner to effects;
grant execute on function fx.roll_up_order_counts to worker;
