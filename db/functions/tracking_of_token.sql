-- The status of an order for whoever has a link to it: without names, goods or sums.
create or replace function fx.tracking_of_token(token_hash bytea)
  returns table (number text, status text, shipping_status text, placed_at timestamptz, ready_on date,
    shipped_at timestamptz, delivered_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select o.number, o.status, o.shipping_status, o.created_at, o.ready_on, o.shipped_at, o.delivered_at
      from public.order_links k join public.orders o on o.id = k.order_id
        where k.token_hash = tracking_of_token.token_hash and k.revoked_at is null;
  end;
alter function fx.tracking_of_token owner to effects;
grant execute on function fx.tracking_of_token to app, app_admin;
