-- Confirms an e-mail by the link that was mailed to it; one that takes the place of a confirmed one needs the link by
-- which the old address can object. Whoever has the token may call it.
create or replace function fx.confirm_by_link(token_hash bytea, objection_hash bytea, objection_until timestamptz,
  mail_id uuid, arguments jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  holder uuid := fx.consume_link_token(token_hash, 'email-confirmation');
  email text;
begin
  if holder is null then return false; end if;
  email := coalesce((select t.email from public.link_tokens t where t.token_hash = confirm_by_link.token_hash),
    (select a.email from public.accounts a where a.id = holder));
  return fx.take_email(holder, email) or fx.replace_email(holder, email, objection_hash, objection_until, mail_id,
    arguments);
end $$;
alter function fx.confirm_by_link owner to effects;
grant execute on function fx.confirm_by_link to app;
