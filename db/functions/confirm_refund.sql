-- Trigger: an entry that names a refund that waited confirms it. Who enters it may confirm it, it waits still, and the
-- entry says the same as what waited. The entry is in the ledger exactly when the refund is confirmed.
create or replace function fx.confirm_refund() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.may_confirm_refund(new.confirms) then
    raise exception 'another admin has to confirm this refund' using errcode = '42501';
  end if;
  update public.waiting_refunds w set state = 'confirmed', decided_by = fx.me(), decided_at = fx.now()
    where w.id = new.confirms and w.state = 'waiting' and w.order_id = new.order_id
      and (w.amount_cents, w.way, w.reference, w.paid_on)
        = (new.amount_cents, new.way, new.reference, new.paid_on);
  if not found then
    raise exception 'this is not the refund that waits' using errcode = 'check_violation';
  end if;
  return null;
end $$;
alter function fx.confirm_refund owner to effects;
create or replace trigger confirm after insert on payment_entries for each row when (new.confirms is not null)
  execute function fx.confirm_refund();
