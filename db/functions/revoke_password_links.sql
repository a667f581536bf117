-- Revokes older links to set a password once there is a new one. Only functions of the same owner may call it.
create or replace function fx.revoke_password_links(person uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.link_tokens t set used_at = fx.now() where t.user_id = revoke_password_links.person
      and t.kind = 'password-reset' and t.used_at is null;
  end;
alter function fx.revoke_password_links owner to effects;
