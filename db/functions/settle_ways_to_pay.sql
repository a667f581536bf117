-- Puts ways to pay into effect that the only admin entered a day ago, and tells all admins. The worker calls it.
create or replace function fx.settle_ways_to_pay() returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare due record;
begin
  if fx.role() is distinct from 'system' then
    raise exception 'only the clock settles ways to pay' using errcode = '42501';
  end if;
  update public.payment_way_changes c set state = 'effective', decided_at = fx.now()
    from public.people p where p.id = c.proposed_by and c.state = 'waiting' and c.due_at <= fx.now()
    returning c.ways, c.refund_limit_cents, c.proposed_by, p.full_name into due;
  if not found then return false; end if;
  perform fx.put_change_in_effect(due.ways, due.refund_limit_cents);
  perform fx.notify(array(select fx.active_admins()), 'admin.acted',
    jsonb_build_object('act', 'ways_due', 'name', '', 'by', due.full_name, 'byId', due.proposed_by), true);
  return true;
end $$;
alter function fx.settle_ways_to_pay owner to effects;
grant execute on function fx.settle_ways_to_pay to worker;
