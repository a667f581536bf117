-- Marks orders whose promise passed in the last days as told of, at most so many, and returns whom to tell: the people
-- who have to act, and the admins. What passed earlier is not news any more. The worker calls it.
create or replace function fx.orders_just_late(most integer)
  returns table (order_id uuid, number text, due_on date, side text, people uuid[])
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare today date := (fx.now() at time zone interval '3 hours')::date;
begin
  return query
    with late as (
      insert into public.late_tellings (order_id, due_on)
        select o.id, o.due_on from public.orders o
          where o.due_on between today - 7 and today - 1
            and not exists (select from public.late_tellings t where t.order_id = o.id and t.due_on = o.due_on)
          order by o.due_on, o.id limit most
        on conflict do nothing
        returning late_tellings.order_id, late_tellings.due_on)
    select o.id, o.number, l.due_on, s.side, array(
        select fx.order_side_members(o.id, s.side) union select fx.order_side_members(o.id, 'admin') order by 1)
      from late l join public.orders o on o.id = l.order_id
      cross join lateral (select case
        when o.waits_for = 'receipt' then 'customer'
        when o.waits_for in ('answer', 'ship') and o.proof_sent_at is null and o.refund_due_since is null
          then 'supplier'
        else 'admin' end as side) s
      order by l.due_on, o.id;
end $$;
alter function fx.orders_just_late owner to effects;
grant execute on function fx.orders_just_late to worker;
