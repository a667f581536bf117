-- Whether the actor may agree to what another admin entered at that moment: an admin who did not enter it and was one
-- then, so that nobody makes an admin to agree with them. Only functions of the same owner may call it.
create or replace function fx.is_second_admin(entered_by uuid, entered_at timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.is_admin() and entered_by <> fx.me() and exists (
      select from public.user_roles r where r.user_id = fx.me() and r.set_at <= entered_at);
  end;
alter function fx.is_second_admin owner to effects;
