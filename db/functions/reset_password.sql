-- Sets a password by a link, confirms the e-mail that the link was sent to, and ends every session. Whoever has the
-- token may call it.
create or replace function fx.reset_password(token_hash bytea, password_hash text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder uuid := fx.consume_link_token(token_hash, 'password-reset');
begin
  if holder is null then return false; end if;
  insert into public.credentials (user_id, password_hash) values (holder, reset_password.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = fx.now();
  perform fx.take_email(holder, (select a.email from public.accounts a where a.id = holder));
  delete from public.sessions s where s.user_id = holder;
  perform fx.revoke_password_links(holder);
  return true;
end $$;
alter function fx.reset_password owner to effects;
grant execute on function fx.reset_password to app;
