-- Ends the actor's consent to text messages. The row stays and says when; what waits to be sent is dropped by the
-- worker, which asks again.
create or replace function fx.end_text_messages() returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.text_numbers n set ended_at = fx.now(), code_hmac = null
    where n.user_id = fx.me() and n.ended_at is null;
  return found;
end $$;
alter function fx.end_text_messages owner to effects;
grant execute on function fx.end_text_messages to app, app_admin;
