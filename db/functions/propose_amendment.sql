-- Proposes to amend an order: its supplier, or an admin in its name. `lines` has every line of the order's version, in
-- their order. It is a function because nobody else may say what the order came to and would come to.
create or replace function fx.propose_amendment(amendment uuid, ordered uuid, ready_on date, lines jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  today date := (fx.now() at time zone interval '3 hours')::date;
  placed public.orders;
  left_over record;
begin
  select * into placed from public.orders o
    where o.id = ordered and (fx.role() = 'admin' or (fx.role() = 'supplier' and o.supplier_id = fx.company()))
    for no key update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  if not fx.email_is_confirmed() then raise exception 'EMAIL_NOT_CONFIRMED' using errcode = 'TC001'; end if;
  if placed.status not in ('pending', 'processing') or placed.shipped_at is not null then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state',
      case when placed.status in ('pending', 'processing') then 'shipped' else placed.status end);
  end if;
  update public.order_amendments a set state = 'expired', ended_at = fx.now()
    where a.order_id = ordered and a.state = 'proposed' and a.answer_by < today;
  if exists (select from public.order_amendments a where a.order_id = ordered and a.state = 'proposed') then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state', 'proposed');
  end if;
  if (select count(*) from public.order_amendments a where a.order_id = ordered) >= 20 then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state', 'proposals');
  end if;

  -- what is given for a line that is struck out does not matter
  select count(*) as lines, count(*) filter (where not g.struck_out) as kept,
      sum(g.quantity * g.unit_price_cents) filter (where not g.struck_out) as cents,
      bool_and(g.struck_out or (g.quantity between 1 and l.quantity
        and g.unit_price_cents between 1 and l.unit_price_cents
        and fx.parts_shrink(l.breakdown, nullif(g.breakdown, 'null'), g.quantity))) as falls,
      bool_or(g.struck_out or (g.quantity, g.unit_price_cents, nullif(g.breakdown, 'null'))
        is distinct from (l.quantity, l.unit_price_cents, l.breakdown)) as changed
    into left_over
    from jsonb_array_elements(lines) with ordinality e(line, place)
    cross join lateral jsonb_to_record(e.line) as g(quantity integer, unit_price_cents bigint, breakdown jsonb,
      struck_out boolean)
    join public.order_lines l on l.order_id = ordered and l.version = placed.version and l.position = e.place - 1;
  if jsonb_array_length(lines) <> placed.line_count or left_over.lines <> placed.line_count or left_over.kept = 0
    or not coalesce(left_over.falls, false) or ready_on < today
    or not (left_over.changed or coalesce(propose_amendment.ready_on <> coalesce(placed.ready_on, '-infinity'), false))
  then
    raise exception 'not an amendment' using errcode = 'check_violation';
  end if;

  insert into public.order_amendments (id, order_id, customer_id, supplier_id, version, proposed_by, proposed_as,
      answer_by, total_before_cents, deposit_before_cents, ready_before, total_cents, deposit_cents, ready_on)
    values (amendment, ordered, placed.customer_id, placed.supplier_id, placed.version, fx.me(), fx.role(),
      least(today + 7, propose_amendment.ready_on), placed.total_cents, placed.deposit_cents, placed.ready_on,
      left_over.cents, fx.kept_share(placed.deposit_cents, placed.total_cents, left_over.cents::bigint),
      propose_amendment.ready_on);
  insert into public.order_amendment_lines (amendment_id, position, customer_id, supplier_id, unit_price_cents,
      quantity, breakdown, struck_out)
    select amendment, l.position, l.customer_id, l.supplier_id,
        case when g.struck_out then l.unit_price_cents else g.unit_price_cents end,
        case when g.struck_out then l.quantity else g.quantity end,
        case when g.struck_out then l.breakdown else nullif(g.breakdown, 'null') end, g.struck_out
      from jsonb_array_elements(lines) with ordinality e(line, place)
      cross join lateral jsonb_to_record(e.line) as g(quantity integer, unit_price_cents bigint, breakdown jsonb,
        struck_out boolean)
      join public.order_lines l on l.order_id = ordered and l.version = placed.version and l.position = e.place - 1;
end $$;
alter function fx.propose_amendment owner to effects;
grant execute on function fx.propose_amendment to app, app_admin;
