-- Constraint trigger: checks which role may add which entry to an order's ledger, and when. It runs after the policies
-- and after fx.follow_payments, so that the order has what is owed with this entry.
create or replace function fx.guard_payment() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  ordered record;
  fits boolean;
begin
  if fx.role() is null then return null; end if;
  select o.status, o.owed_cents into ordered from public.orders o where o.id = new.order_id;
  fits := case new.kind
    when 'sent' then fx.role() = 'customer' and ordered.status <> 'cancelled' and ordered.owed_cents > 0
      and 10 >= (select count(*) from public.payment_entries e
        where e.order_id = new.order_id and e.kind = 'sent' and not exists (
          select from public.payment_entries d where d.answers = e.id and d.kind = 'received'))
    when 'refunded' then fx.role() = 'admin' and ordered.owed_cents <= 0
    else fx.role() = 'admin' and (new.answers is null or exists (
      select from public.payment_entries e where e.id = new.answers and e.kind = 'sent'))
  end;
  -- Backdated entries would not count for what was refunded within a day.
  if new.kind = 'refunded' and fits and new.confirms is null then
    fits := new.created_at > fx.now() - interval '1 hour' and not fx.refund_needs_second(new.order_id, 0);
  end if;
  if fits and coalesce(new.owed_after_cents, ordered.owed_cents) = ordered.owed_cents
    and coalesce(new.paid_on, '-infinity') <= (fx.now() at time zone interval '3 hours')::date then return null; end if;
  raise exception 'a % may not enter this payment', fx.role() using errcode = 'check_violation';
end $$;
create or replace trigger guard after insert on payment_entries for each row execute function fx.guard_payment();
