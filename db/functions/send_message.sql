-- Writes a message of the actor in a conversation of their company, or in the thread of an order, which may be named by
-- the order; in that one admins write too. Its id is made by who writes, so that what is sent twice is one message.
-- What is written to the desk stands on the desk's list.
create or replace function fx.send_message(message uuid, conversation uuid, body text, due timestamptz)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return fx.write_message(message, fx.deal_thread(conversation), body, due, null, null, null);
end $$;
alter function fx.send_message owner to effects;
grant execute on function fx.send_message to app, app_admin;
