-- Confirms an e-mail by the link that was mailed to it. Whoever has the token may call it.
create or replace function fx.confirm_email(token_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder uuid := fx.consume_link_token(token_hash, 'email-confirmation');
begin
  update public.accounts a set email_confirmed_at = fx.now() where a.id = holder and a.email_confirmed_at is null;
  return holder is not null;
end $$;
alter function fx.confirm_email owner to effects;
grant execute on function fx.confirm_email to app;
