-- Writes a message of the actor, with what it is about, and returns its number. Only functions of the same owner may
-- call it.
create or replace function fx.write_message(message uuid, conversation uuid, body text, due timestamptz,
  about_kind text, about_id uuid, about_name text) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  talk public.conversations;
  sent public.messages;
  sender text := (select p.full_name from public.people p where p.id = fx.me());
  written integer;
begin
  select * into talk from public.conversations c
    where c.id = conversation and c.kind in ('chat', 'company') and fx.company() in (c.customer_id, c.supplier_id)
    for no key update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  select * into sent from public.messages m where m.id = message;
  if found then
    if sent.sender_id = fx.me() and sent.conversation_id = conversation and sent.body = write_message.body then
      return sent.number;
    end if;
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "sent"}';
  end if;
  if num_nonnulls(talk.customer_blocked_at, talk.supplier_blocked_at) > 0 then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "blocked"}';
  end if;
  insert into public.messages (id, conversation_id, side, sender_id, sender_name, body, about_kind, about_id,
      about_name)
    values (message, conversation, fx.role(), fx.me(), sender, write_message.body, write_message.about_kind,
      write_message.about_id, write_message.about_name)
    returning number into written;
  if talk.kind = 'company' then
    perform fx.open_inbox_item('company', talk.subject_id, talk.customer_id, talk.supplier_id,
      (select i.who from public.inbox_items i where i.id = conversation), write_message.body, sender, due, null);
  end if;
  return written;
end $$;
alter function fx.write_message owner to effects;
