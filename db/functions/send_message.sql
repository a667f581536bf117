-- fx.say_message for processes of the release before, which know no stock phrases.
create or replace function fx.send_message(message uuid, conversation uuid, body text, due timestamptz)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return fx.say_message(message, conversation, body, null, due);
end $$;
alter function fx.send_message owner to effects;
grant execute on function fx.send_message to app, app_admin;
