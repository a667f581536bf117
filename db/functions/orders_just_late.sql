-- Marks orders whose promise passed in the last days as told of, at most so many, and returns whom to tell of how many:
-- the people of each company that has to act, and the admins, of all of them. What passed earlier is not news any more,
-- and nothing is late while a proposed amendment waits for its answer. The order is the one whose promise passed first,
-- and side who has to act on it. The worker calls it.
create or replace function fx.orders_just_late(most integer)
  returns table (role text, people uuid[], orders integer, order_id uuid, number text, due_on date, side text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare today date := (fx.now() at time zone interval '3 hours')::date;
begin
  return query
    with marked as (
      insert into public.late_tellings (order_id, due_on)
        select o.id, o.due_on from public.orders o
          where o.due_on between today - 7 and today - 1
            and not exists (select from public.late_tellings t where t.order_id = o.id and t.due_on = o.due_on)
            and not exists (select from public.order_amendments a
              where a.order_id = o.id and a.state = 'proposed' and a.answer_by >= today)
          order by o.due_on, o.id limit most
        on conflict do nothing
        returning late_tellings.order_id, late_tellings.due_on),
    late as (
      select o.id, o.number, m.due_on, o.customer_id, o.supplier_id, case
          when o.waits_for = 'receipt' then 'customer'
          when o.waits_for in ('answer', 'ship') and o.proof_sent_at is null and o.refund_due_since is null
            then 'supplier'
          else 'admin' end as side
        from marked m join public.orders o on o.id = m.order_id),
    told as (
      select l.*, 'admin' as role, null::uuid as company from late l
      union all
      select l.*, l.side, case l.side when 'customer' then l.customer_id else l.supplier_id end from late l
        where l.side <> 'admin'),
    first as (
      select distinct on (t.role, t.company) t.*, count(*) over (partition by t.role, t.company)::integer as orders
        from told t order by t.role, t.company, t.due_on, t.id)
    select f.role, array(select fx.order_side_members(f.id, f.role) order by 1), f.orders, f.id, f.number, f.due_on,
        f.side
      from first f;
end $$;
alter function fx.orders_just_late owner to effects;
grant execute on function fx.orders_just_late to worker;
