-- Notifies the people on these sides of an order, except the actor. The actor must be on one side or an admin, and may
-- not see the others' accounts.
create or replace function fx.notify_order_sides(
  ordered uuid, sides text[], kind text, arguments jsonb, by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.orders o where o.id = ordered and (fx.role() = 'admin'
    or (fx.role() = 'customer' and o.customer_id = fx.company())
    or (fx.role() = 'supplier' and o.supplier_id = fx.company()))) then
    raise exception 'no such order' using errcode = 'P0002';
  end if;
  perform fx.notify(array(
    select distinct person from unnest(sides) side cross join lateral fx.order_side_members(ordered, side) person
      where person <> fx.me() order by person),
    notify_order_sides.kind, notify_order_sides.arguments, notify_order_sides.by_mail);
end $$;
alter function fx.notify_order_sides owner to effects;
grant execute on function fx.notify_order_sides to app, app_admin;
