-- Puts a proposal of where a supplier is paid into effect, or declines it with a reason, for an admin. False: somebody
-- has decided already, or the supplier has proposed anew.
create or replace function fx.decide_payout(proposal uuid, agreed boolean, why text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare supplier uuid;
begin
  if fx.role() is distinct from 'admin' then
    raise exception 'only admins decide where a supplier is paid' using errcode = '42501';
  end if;
  select p.supplier_id into supplier from public.payout_details p where p.id = proposal;
  perform from public.suppliers s where s.id = supplier for update;
  if not exists (select from public.payout_details p where p.id = proposal and p.state = 'proposed') then
    return false;
  end if;
  if agreed then
    update public.payout_details p set state = 'replaced' where p.supplier_id = supplier and p.state = 'agreed';
  end if;
  update public.payout_details p
    set state = case when agreed then 'agreed' else 'declined' end, reason = case when agreed then null else why end,
      decided_by = fx.me(), decided_at = fx.now()
    where p.id = proposal;
  return true;
end $$;
alter function fx.decide_payout owner to effects;
grant execute on function fx.decide_payout to app_admin;
