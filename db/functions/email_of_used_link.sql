-- The e-mail of whom a link was mailed to that has just set their password, so that its lock-out ends. Whoever has the
-- token may call it.
create or replace function fx.email_of_used_link(token_hash bytea) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.email from public.link_tokens t join public.accounts a on a.id = t.user_id
      where t.token_hash = email_of_used_link.token_hash and t.kind = 'password-reset' and t.used_at = fx.now();
  end;
alter function fx.email_of_used_link owner to effects;
grant execute on function fx.email_of_used_link to app;
