-- Whether the actor may agree to ways to pay that wait, as a second admin.
create or replace function fx.may_agree_to_ways(change uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.payment_way_changes c
      where c.id = change and fx.is_second_admin(c.proposed_by, c.created_at));
  end;
alter function fx.may_agree_to_ways owner to effects;
grant execute on function fx.may_agree_to_ways to app_admin;
