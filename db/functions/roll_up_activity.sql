-- Adds the recorded views, carts and promises to the days and months of each supplier and of all. The worker calls it;
-- the lock is the one of `roll_up_order_counts`, which writes the same rows.
create or replace function fx.roll_up_activity(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fx.roll_up_order_counts')) then return 0; end if;
  with taken as (
    delete from public.activity_deltas d
      where d.id in (select o.id from public.activity_deltas o order by o.id limit most for update skip locked)
      returning d.*),
  added as (
    insert into public.sales_figures as f (company_id, kind, key, grain, starts_on, views, carts, kept, late, desk_kept,
        desk_late)
      select c.company_id, 'all', '', g.grain, g.starts_on, count(*) filter (where t.kind = 'view'),
          count(*) filter (where t.kind = 'cart'), count(*) filter (where t.kind = 'kept'),
          count(*) filter (where t.kind = 'late'), count(*) filter (where t.kind = 'desk_kept'),
          count(*) filter (where t.kind = 'desk_late')
        from taken t
        cross join lateral (select t.supplier_id union select '00000000-0000-0000-0000-000000000000'::uuid)
          c(company_id)
        cross join lateral (values ('day', t.day), ('month', date_trunc('month', t.day::timestamp)::date))
          g(grain, starts_on)
        group by 1, 4, 5 order by 1, 4, 5
      on conflict (company_id, kind, key, grain, starts_on) do update set views = f.views + excluded.views,
        carts = f.carts + excluded.carts, kept = f.kept + excluded.kept, late = f.late + excluded.late,
        desk_kept = f.desk_kept + excluded.desk_kept, desk_late = f.desk_late + excluded.desk_late)
  select count(*) into folded from taken;
  return folded;
end $$;
alter function fx.roll_up_activity owner to effects;
grant execute on function fx.roll_up_activity to worker;
