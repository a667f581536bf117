-- Trigger: keeps on an order how much of it was received and since when a proof waits, by which the desk filters.
create or replace function fx.follow_payments() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.orders o set
    received_cents = p.received,
    proof_sent_at = case when p.waits then coalesce(o.proof_sent_at, fx.now()) end
    from (select coalesce(sum(due_cents) filter (where state = 'confirmed'), 0)::bigint as received,
        bool_or(state = 'proof_sent') as waits
      from public.payments where order_id = new.order_id) p
    where o.id = new.order_id;
  return null;
end $$;
alter function fx.follow_payments owner to effects;
create or replace trigger follow_new after insert on payments for each row when (new.state <> 'due')
  execute function fx.follow_payments();
create or replace trigger follow_changed after update of state on payments for each row when (new.state <> old.state)
  execute function fx.follow_payments();
