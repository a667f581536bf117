-- Writes a message of the actor that is a file, whose name is the message's text. Not to the desk, whose list shows and
-- searches words.
create or replace function fx.send_file(message uuid, conversation uuid, file_name text, file text, type text,
  bytes integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  thread uuid := fx.deal_thread(conversation);
  talk public.conversations := (select c from public.conversations c where c.id = thread);
  written integer;
begin
  if talk.kind = 'company' and fx.company() in (talk.customer_id, talk.supplier_id) then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "company"}';
  end if;
  written := fx.say_message(message, thread, file_name, null, null);
  insert into public.message_files (message_id, customer_id, supplier_id, desk_reads, file, type, bytes)
    select m.id, m.customer_id, m.supplier_id, m.desk_reads, send_file.file, send_file.type, send_file.bytes
      from public.messages m where m.id = message;
  return written;
end $$;
alter function fx.send_file owner to effects;
grant execute on function fx.send_file to app;
