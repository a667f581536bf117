-- Lets a refund wait for a second admin, for the admin who enters it. Of an order one waits at a time.
create or replace function fx.propose_refund(id uuid, refunded_order uuid, cents bigint, way text, reference text,
    paid_on date) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then
    raise exception 'only admins enter refunds' using errcode = '42501';
  end if;
  insert into public.waiting_refunds (id, order_id, customer_id, supplier_id, amount_cents, way, reference, paid_on,
      proposed_by, due_at)
    select propose_refund.id, o.id, o.customer_id, o.supplier_id, cents, propose_refund.way, propose_refund.reference,
        propose_refund.paid_on, fx.me(), fx.second_admin_due()
      from public.orders o where o.id = refunded_order;
end $$;
alter function fx.propose_refund owner to effects;
grant execute on function fx.propose_refund to app_admin;
