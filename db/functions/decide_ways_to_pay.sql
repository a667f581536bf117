-- Agrees to the ways to pay that wait, which puts them into effect, or takes them back, for an admin. False: they no
-- longer wait.
create or replace function fx.decide_ways_to_pay(change uuid, agreed boolean) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare wanted record;
begin
  if not fx.is_admin() or (agreed and not fx.may_agree_to_ways(change)) then
    raise exception 'another admin has to agree' using errcode = '42501';
  end if;
  update public.payment_way_changes c set state = case when agreed then 'effective' else 'withdrawn' end,
      decided_by = fx.me(), decided_at = fx.now()
    where c.id = change and c.state = 'waiting' returning c.ways, c.refund_limit_cents into wanted;
  if not found then return false; end if;
  if agreed then perform fx.put_change_in_effect(wanted.ways, wanted.refund_limit_cents); end if;
  return true;
end $$;
alter function fx.decide_ways_to_pay owner to effects;
grant execute on function fx.decide_ways_to_pay to app_admin;
