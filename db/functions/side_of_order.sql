-- Who may act on one side of an order: members of a company, or the company's own people. Only functions of the same
-- owner may call it.
create or replace function fx.side_of_order(ordered uuid, side text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select r.user_id from public.orders o
      join public.people p on p.company_id =
        case side_of_order.side when 'customer' then o.customer_id when 'supplier' then o.supplier_id end
      join public.user_roles r on r.user_id = p.id and r.role = side_of_order.side
      join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
      where o.id = side_of_order.ordered
    union all
    select r.user_id from public.user_roles r
      join public.accounts a on a.id = r.user_id and a.suspended_at is null and a.anonymised_at is null
      where side_of_order.side = 'admin' and r.role = 'admin';
  end;
alter function fx.side_of_order owner to effects;
