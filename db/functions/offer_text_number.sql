-- Keeps the number to which the actor wants text messages, and sends a code there. Until it is typed, nothing else is
-- sent, also not to the number that they had before.
create or replace function fx.offer_text_number(channel text, number text, code_hmac bytea, code_until timestamptz,
  text_id uuid, code text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.text_numbers as n (user_id, channel, number, code_hmac, code_until)
    values (fx.me(), offer_text_number.channel, offer_text_number.number, offer_text_number.code_hmac,
      offer_text_number.code_until)
    on conflict (user_id) do update set channel = excluded.channel, number = excluded.number,
      code_hmac = excluded.code_hmac, code_until = excluded.code_until, tries = 0, agreed_at = null, ended_at = null;
  perform fx.queue_text(fx.me(), text_id, 'code', jsonb_build_object('code', code));
end $$;
alter function fx.offer_text_number owner to effects;
grant execute on function fx.offer_text_number to app, app_admin;
