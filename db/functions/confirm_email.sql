-- Confirms an e-mail by the link that was mailed to it. Whoever has the token may call it.
create or replace function fx.confirm_email(token_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder uuid := fx.consume_link_token(token_hash, 'email-confirmation');
begin
  if holder is null then return false; end if;
  return fx.take_email(holder, coalesce(
    (select t.email from public.link_tokens t where t.token_hash = confirm_email.token_hash),
    (select a.email from public.accounts a where a.id = holder)));
end $$;
alter function fx.confirm_email owner to effects;
grant execute on function fx.confirm_email to app;
