-- Writes a message of the actor in a conversation of their company, or in the thread of an order or a quote, which may
-- be named by it; in that one admins write too. It is words, or a stock phrase with what it says. Its id is made by who
-- writes, so that what is sent twice is one message. What is written to the desk stands on the desk's list.
create or replace function fx.say_message(message uuid, conversation uuid, body text, phrase text, due timestamptz)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return fx.put_message(jsonb_populate_record(null::public.messages, jsonb_build_object('id', message,
    'conversation_id', fx.deal_thread(conversation), 'body', body, 'phrase', phrase)), due);
end $$;
alter function fx.say_message owner to effects;
grant execute on function fx.say_message to app, app_admin;
