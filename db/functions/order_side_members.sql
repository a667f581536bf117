-- The people who may act on one side of an order: members of the customer or supplier, or admins. Only functions of the
-- same owner may call it.
create or replace function fx.order_side_members(ordered uuid, side text) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if side = 'admin' then
    return query select r.user_id from public.user_roles r
      join public.accounts a on a.id = r.user_id and a.suspended_at is null and a.anonymised_at is null
      where r.role = 'admin';
  else
    return query select r.user_id from public.orders o
      join public.people p on p.company_id = case side when 'customer' then o.customer_id else o.supplier_id end
      join public.user_roles r on r.user_id = p.id and r.role = side
      join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
      where o.id = ordered;
  end if;
end $$;
alter function fx.order_side_members owner to effects;
