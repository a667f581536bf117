-- Confirms the actor's number by the code that was sent there, of which it gets the HMAC: from then on they agree to
-- text messages. Each try is counted; after five, or ten minutes, the code is worth nothing.
create or replace function fx.confirm_text_number(code_hmac bytea)
  returns table (confirmed boolean, tries_left integer)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare tried public.text_numbers;
begin
  update public.text_numbers n set tries = n.tries + 1
    where n.user_id = fx.me() and n.tries < 5 and n.code_until > fx.now() and n.code_hmac is not null
    returning n.* into tried;
  confirmed := coalesce(tried.code_hmac = confirm_text_number.code_hmac, false);
  if confirmed then
    update public.text_numbers n set code_hmac = null, agreed_at = fx.now() where n.user_id = fx.me();
  end if;
  tries_left := coalesce(5 - tried.tries, 0);
  return next;
end $$;
alter function fx.confirm_text_number owner to effects;
grant execute on function fx.confirm_text_number to app, app_admin;
