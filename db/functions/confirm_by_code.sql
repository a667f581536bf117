-- Confirms the actor's e-mail by a code that was mailed to it, of which it gets the HMAC; one that takes the place of a
-- confirmed one needs the link by which the old address can object. Each try is counted; after five, or ten minutes,
-- the code is worth nothing.
create or replace function fx.confirm_by_code(code_hmac bytea, objection_hash bytea, objection_until timestamptz,
  mail_id uuid, arguments jsonb) returns table (confirmed boolean, tries_left integer)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare tried public.email_confirmations;
begin
  update public.email_confirmations c set tries = c.tries + 1
    where c.user_id = fx.me() and c.tries < 5 and c.code_until > fx.now() and c.code_hmac is not null
    returning c.* into tried;
  confirmed := coalesce(tried.code_hmac = confirm_by_code.code_hmac, false)
    and (fx.take_email(tried.user_id, tried.email)
      or fx.replace_email(tried.user_id, tried.email, objection_hash, objection_until, mail_id, arguments));
  tries_left := coalesce(5 - tried.tries, 0);
  return next;
end $$;
alter function fx.confirm_by_code owner to effects;
grant execute on function fx.confirm_by_code to app, app_admin;
