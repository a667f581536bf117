-- Takes back a refund that waits, for an admin. False: it no longer waits.
create or replace function fx.withdraw_refund(refund uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then
    raise exception 'only admins take back refunds' using errcode = '42501';
  end if;
  update public.waiting_refunds w set state = 'withdrawn', decided_by = fx.me(), decided_at = fx.now()
    where w.id = refund and w.state = 'waiting';
  return found;
end $$;
alter function fx.withdraw_refund owner to effects;
grant execute on function fx.withdraw_refund to app_admin;
