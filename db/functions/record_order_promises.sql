-- Trigger: records which promised steps of an order were just done, and whether by their last day, which is that of
-- `orders.due_on`. An answer or a shipment that a cancellation made needless counts for nothing; the desk may settle
-- by cancelling.
create or replace function fx.record_order_promises() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.activity_deltas (supplier_id, kind, day)
    select new.supplier_id, s.side || case when t.day <= s.due_on then 'kept' else 'late' end, t.day
      from (select (fx.now() at time zone interval '3 hours')::date as day) t
      cross join (values
        ('', old.waits_for = 'answer' and new.answer is not null, fx.working_days_after(old.created_at, 2)),
        ('', old.waits_for = 'ship' and new.shipping_status in ('shipped', 'in_transit', 'delivered'), old.ready_on),
        ('desk_', old.waits_for = 'confirm' and new.status = 'processing', fx.working_days_after(old.answered_at, 2)),
        ('desk_', old.waits_for = 'complete' and new.status = 'completed', fx.working_days_after(old.received_at, 2)),
        ('desk_', old.waits_for = 'problem' and new.waits_for is distinct from 'problem',
          fx.working_days_after(old.problem_at, 2)),
        ('desk_', old.waits_for = 'cannot_supply' and new.waits_for is distinct from 'cannot_supply'
          and new.waits_for is distinct from 'problem', fx.working_days_after(old.answered_at, 2)),
        ('desk_', old.proof_sent_at is not null and new.proof_sent_at is null,
          fx.working_days_after(old.proof_sent_at, 2)),
        ('desk_', old.refund_due_since is not null and new.refund_due_since is null
          and new.refunded_cents > old.refunded_cents, fx.working_days_after(old.refund_due_since, 2)))
          s(side, done, due_on)
      where s.done and s.due_on is not null;
  return null;
end $$;
alter function fx.record_order_promises owner to effects;
create or replace trigger count_promises after update on orders for each row
  when (old.waits_for is distinct from new.waits_for or old.proof_sent_at is distinct from new.proof_sent_at
    or old.refund_due_since is distinct from new.refund_due_since)
  execute function fx.record_order_promises();
