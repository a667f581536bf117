-- Ends a proposal to amend an order: the customer accepts or declines it, the supplier withdraws it. Accepted, it gives
-- the order its next version, and everything follows: sums, fee, what was paid in full, and last the stock.
create or replace function fx.answer_amendment(amendment uuid, decision text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  today date := (fx.now() at time zone interval '3 hours')::date;
  given public.order_amendments;
  placed public.orders;
begin
  select * into given from public.order_amendments a where a.id = amendment and case fx.role()
    when 'customer' then a.customer_id = fx.company() and decision in ('accepted', 'declined')
    when 'supplier' then a.supplier_id = fx.company() and decision = 'withdrawn'
    else false end;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  -- the order first, as everybody who changes it does
  select * into placed from public.orders o where o.id = given.order_id for no key update;
  select * into given from public.order_amendments a where a.id = amendment for no key update;
  if given.state <> 'proposed' or given.answer_by < today or placed.version <> given.version
    or placed.status not in ('pending', 'processing') or placed.shipped_at is not null then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state',
      case when given.state = 'proposed' then 'expired' else given.state end);
  end if;
  if decision = 'accepted' then perform fx.amend_order(given); end if;
  update public.order_amendments a set state = decision, ended_at = fx.now() where a.id = amendment;
end $$;
alter function fx.answer_amendment owner to effects;
grant execute on function fx.answer_amendment to app;
