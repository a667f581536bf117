-- Of these orders, those that do not show the actor who placed them, by the settings of who did: to a supplier until
-- the order is confirmed, to colleagues ever. The actor may not read these settings.
create or replace function fx.orders_without_contact(ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select o.id from public.orders o join public.settings s on s.user_id = o.placed_by
      where o.id = any (ids) and case fx.role()
        when 'supplier' then o.supplier_id = fx.company() and not s.profile_visible
          and o.status in ('pending', 'cancelled')
        when 'customer' then o.customer_id = fx.company() and not s.order_history and o.placed_by <> fx.me()
        else false end;
  end;
alter function fx.orders_without_contact owner to effects;
grant execute on function fx.orders_without_contact to app;
