-- Whether a refund of this amount has to wait for a second admin: with what the actor refunded of the order within a
-- day and nobody else confirmed, it is more than the company lets one admin refund.
create or replace function fx.refund_needs_second(refunded_order uuid, cents bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select cents + coalesce(sum(e.amount_cents), 0) > (select p.refund_limit_cents from public.company_private p)
      from public.payment_entries e
      where e.order_id = refunded_order and e.kind = 'refunded' and e.made_by = fx.me() and e.confirms is null
        and e.created_at > fx.now() - interval '1 day';
  end;
alter function fx.refund_needs_second owner to effects;
grant execute on function fx.refund_needs_second to app_admin;
