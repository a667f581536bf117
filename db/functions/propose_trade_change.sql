-- What an admin wants customers to see as ways to pay, and from which amount on refunds are to wait, if more than now.
-- It replaces what waited.
create or replace function fx.propose_trade_change(id uuid, ways jsonb, refund_limit bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then
    raise exception 'only admins say how the company is paid' using errcode = '42501';
  end if;
  update public.payment_way_changes c set state = 'withdrawn', decided_by = fx.me(), decided_at = fx.now()
    where c.state = 'waiting';
  insert into public.payment_way_changes (id, ways, refund_limit_cents, proposed_by, due_at)
    values (propose_trade_change.id, propose_trade_change.ways, refund_limit, fx.me(), fx.second_admin_due());
end $$;
alter function fx.propose_trade_change owner to effects;
grant execute on function fx.propose_trade_change to app_admin;
