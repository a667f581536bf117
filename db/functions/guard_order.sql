-- Constraint trigger: checks who may change which columns of an order, and when. It runs after the policies.
create or replace function fx.guard_order() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  mine text[];
begin
  if fx.role() is null then return null; end if;
  if tg_op = 'INSERT' then
    -- A deletion of the account may have been carried out while this order was being placed.
    if fx.role() = 'customer' and new.status = 'pending' and fx.email_is_confirmed() and not exists (
      select from public.accounts a where a.id = new.placed_by and a.anonymised_at is not null) then return null;
    end if;
    raise exception 'a % places no orders', fx.role() using errcode = 'check_violation';
  end if;
  mine := case fx.role()
    when 'customer' then '{status,received_at,problem_at}'::text[]
    when 'supplier' then '{shipping_status,shipping_reason,tracking_number,shipping_carrier,shipped_at,delivered_at,'
      'answer,answered_at,ready_on}'
    when 'admin' then '{status,status_reason,kept_cents,shipping_status,shipping_reason,tracking_number,'
      'shipping_carrier,shipped_at,delivered_at}'
    when 'system' then '{customer_company,customer_name,customer_email,customer_phone,shipping_address,'
      'shipping_postal_code,notes}'
  end || '{stock_returned,waits_for,received_cents,refunded_cents,deposit_received_at,balance_received_at,'
    'proof_sent_at,owed_cents,refund_due_since,payment_stage,due_on,search}'::text[];
  if new.version <> old.version then -- by fx.amend_order
    if current_user <> 'effects' or fx.role() <> 'customer' or new.version <> old.version + 1
      or old.status not in ('pending', 'processing') or old.shipped_at is not null
      or not exists (select from public.order_lines l where l.order_id = new.id and l.version = new.version
        having (sum(l.total_cents), sum(l.quantity), count(*)) = (new.total_cents, new.quantity, new.line_count)) then
      raise exception 'not an amendment' using errcode = 'check_violation';
    end if;
    mine := mine || '{version,quantity,line_count,total_cents,deposit_cents,answer,answered_at,ready_on}'::text[];
  end if;
  if mine is null or to_jsonb(new) - mine <> to_jsonb(old) - mine then
    raise exception 'not for a % to change', fx.role() using errcode = 'check_violation';
  end if;
  if fx.role() = 'system' then return null; end if; -- takes out who placed it (fx.erase_from_orders)
  if new.status <> old.status then
    if fx.role() = 'customer'
      and not (old.status = 'pending' and new.status = 'cancelled' and old.shipped_at is null
        and old.received_cents = old.refunded_cents) then
      raise exception 'a customer may not make % of %', new.status, old.status using errcode = 'check_violation';
    end if;
    if (fx.rank_of_status(new.status) < fx.rank_of_status(old.status) or old.status in ('completed', 'cancelled')
      or (fx.role() = 'admin' and new.status = 'cancelled')) and new.status_reason is null then
      raise exception 'a reason is missing' using errcode = 'check_violation';
    end if;
  elsif new.kept_cents <> old.kept_cents then
    raise exception 'what is kept is said by cancelling' using errcode = 'check_violation';
  end if;
  if fx.rank_of_shipping(new.shipping_status) < fx.rank_of_shipping(old.shipping_status)
    and new.shipping_reason is null then
    raise exception 'a reason is missing' using errcode = 'check_violation';
  end if;
  if old.status = 'cancelled' and (new.shipping_status, new.shipping_reason, new.tracking_number,
      new.shipping_carrier) is distinct from (old.shipping_status, old.shipping_reason, old.tracking_number,
      old.shipping_carrier)
    and (fx.role() <> 'admin' or new.shipping_reason is null) then
    raise exception 'cancelled: the desk ships, with a reason' using errcode = 'check_violation';
  end if;
  if (new.answer, new.answered_at, new.ready_on) is distinct from (old.answer, old.answered_at, old.ready_on)
    and old.status not in ('pending', 'processing') then
    raise exception 'answered too late' using errcode = 'check_violation';
  end if;
  if (new.answered_at, new.ready_on) is distinct from (old.answered_at, old.ready_on)
    and new.ready_on < (fx.now() at time zone interval '3 hours')::date then
    raise exception 'ready on a day that has passed' using errcode = 'check_violation';
  end if;
  if (new.received_at, new.problem_at) is distinct from (old.received_at, old.problem_at)
    and (old.status = 'cancelled' or fx.rank_of_shipping(old.shipping_status) < 3) then
    raise exception 'cancelled, or not shipped yet' using errcode = 'check_violation';
  end if;
  if new.received_at is distinct from old.received_at
    and old.shipping_status not in ('in_transit', 'delivered') then
    raise exception 'not here yet' using errcode = 'check_violation';
  end if;
  if new.received_at is distinct from old.received_at and old.received_at is not null
    and (old.problem_at is null or old.problem_at <= old.received_at) then
    raise exception 'received already' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger guard after insert or update on orders for each row execute function fx.guard_order();
