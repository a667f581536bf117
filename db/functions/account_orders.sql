-- A page of the orders that a person placed, with their lines, what the person wrote about them, and payments, newest
-- first, for the file that they ask for. The worker calls it for an export that the person began.
create or replace function fx.account_orders(export uuid, last_at timestamptz, last_id uuid, number integer)
  returns table (id uuid, placed_at timestamptz, said jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare me uuid := (select e.made_by from public.account_exports e where e.id = export);
begin
  return query select o.id, o.created_at, to_jsonb(o) - '{search,placed_by,waits_for,stock_returned}'::text[]
      || jsonb_build_object(
        'lines', (select jsonb_agg(to_jsonb(l) - '{order_id,customer_id,supplier_id,image,image_name}'::text[]
          order by l.version, l.position) from public.order_lines l where l.order_id = o.id),
        'written', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'name', e.actor_name,
            'details', e.details, 'at', e.created_at) order by e.created_at), '[]')
          from public.order_events e where e.order_id = o.id and e.actor_id = me),
        'payments', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'amountCents', p.amount_cents,
            'way', p.way, 'reference', p.reference, 'paidOn', p.paid_on, 'reason', p.reason, 'number', p.number,
            'at', p.created_at) order by p.created_at, p.id), '[]')
          from public.payment_entries p where p.order_id = o.id))
    from public.orders o
    where o.placed_by = me and (last_at is null or (o.created_at, o.id) < (last_at, last_id))
    order by o.created_at desc, o.id desc limit account_orders.number;
end $$;
alter function fx.account_orders owner to effects;
grant execute on function fx.account_orders to worker;
