-- Trigger: keeps on an order what was received and refunded, when deposit and total were reached, and since when a
-- proof waits, which rules, lists and the supplier's page ask for.
create or replace function fx.follow_payments() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.orders o where o.id = new.order_id for no key update; -- one entry is added up after the other
  update public.orders o set
    received_cents = p.received,
    refunded_cents = p.refunded,
    deposit_received_at = case when p.received - p.refunded >= o.deposit_cents
      then coalesce(o.deposit_received_at, new.created_at) end,
    balance_received_at = case when p.received - p.refunded >= o.total_cents
      then coalesce(o.balance_received_at, new.created_at) end,
    proof_sent_at = p.waits
    from (select coalesce(sum(e.amount_cents) filter (where e.kind = 'received'), 0)::bigint as received,
        coalesce(sum(e.amount_cents) filter (where e.kind = 'refunded'), 0)::bigint as refunded,
        min(e.created_at) filter (where e.kind = 'sent' and d.id is null) as waits
      from public.payment_entries e
      left join public.payment_entries d on d.answers = e.id and d.order_id = e.order_id
      where e.order_id = new.order_id) p
    where o.id = new.order_id;
  return null;
end $$;
alter function fx.follow_payments owner to effects;
create or replace trigger follow after insert on payment_entries for each row execute function fx.follow_payments();
