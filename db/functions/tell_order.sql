-- Notifies everybody on these sides of an order of the actor's own, whom the actor may not see; the actor is not told.
create or replace function fx.tell_order(ordered uuid, sides text[], kind text, arguments jsonb, by_mail boolean)
  returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.orders o where o.id = ordered and (fx.role() = 'admin'
    or (fx.role() = 'customer' and o.customer_id = fx.company())
    or (fx.role() = 'supplier' and o.supplier_id = fx.company()))) then
    raise exception 'no such order' using errcode = 'P0002';
  end if;
  perform fx.notify(array(
    select distinct person from unnest(sides) side cross join lateral fx.side_of_order(ordered, side) person
      where person <> fx.me() order by person), tell_order.kind, tell_order.arguments, tell_order.by_mail);
end $$;
alter function fx.tell_order owner to effects;
grant execute on function fx.tell_order to app, app_admin;
