-- Lets smaller refunds wait for a second admin from now on, for an admin. More is raised by fx.put_change_in_effect.
create or replace function fx.lower_refund_limit(cents bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then
    raise exception 'only admins say which refunds wait' using errcode = '42501';
  end if;
  update public.company_private p set refund_limit_cents = cents where p.refund_limit_cents > cents;
end $$;
alter function fx.lower_refund_limit owner to effects;
grant execute on function fx.lower_refund_limit to app_admin;
