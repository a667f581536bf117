-- Whether the actor may agree to ways to pay that wait: an admin who did not enter them and was one when they were
-- entered, so that nobody makes an admin to agree with them.
create or replace function fx.may_agree_to_ways(change uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.is_admin() and exists (
      select from public.payment_way_changes c join public.user_roles r on r.user_id = fx.me()
        where c.id = change and c.proposed_by <> fx.me() and r.set_at <= c.created_at);
  end;
alter function fx.may_agree_to_ways owner to effects;
grant execute on function fx.may_agree_to_ways to app_admin;
