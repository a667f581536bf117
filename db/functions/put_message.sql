-- Writes a message of the actor and returns its number; in the thread of an order or a quote admins write too. Of the
-- row that is wanted it takes id, conversation, what is said and what it is about; who says it is the actor, and words
-- are marked with the language that they read. Only functions of the same owner may call it.
create or replace function fx.put_message(wanted public.messages, due timestamptz) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  talk public.conversations;
  sent public.messages;
  side text := case fx.role() when 'admin' then 'desk' else fx.role() end;
  sender text := (select p.full_name from public.people p where p.id = fx.me());
  written integer;
begin
  select * into talk from public.conversations c
    where c.id = wanted.conversation_id and (side = 'desk' and c.kind in ('order', 'quote')
      or c.kind in ('chat', 'company', 'order', 'quote') and fx.company() in (c.customer_id, c.supplier_id))
    for no key update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  select * into sent from public.messages m where m.id = wanted.id;
  if found then
    if sent.sender_id = fx.me() and sent.conversation_id = talk.id
        and (sent.body, sent.phrase) is not distinct from (wanted.body, wanted.phrase) then
      return sent.number;
    end if;
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "sent"}';
  end if;
  if num_nonnulls(talk.customer_blocked_at, talk.supplier_blocked_at) > 0 then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "blocked"}';
  end if;
  -- The desk's list shows and searches words.
  if talk.kind = 'company' and wanted.phrase is not null then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "company"}';
  end if;
  insert into public.messages (id, conversation_id, side, sender_id, sender_name, body, phrase, language, about_kind,
      about_id, about_name)
    values (wanted.id, talk.id, side, fx.me(), sender, wanted.body, wanted.phrase,
      (select a.language from public.accounts a where a.id = fx.me() and wanted.phrase is null), wanted.about_kind,
      wanted.about_id, wanted.about_name)
    returning number into written;
  if talk.kind = 'company' or talk.kind = 'order' and side = 'customer' and wanted.phrase is null then
    -- Of orders only those that the desk was asked about stand on its list.
    perform fx.open_inbox_item(talk.kind, talk.subject_id, talk.customer_id, talk.supplier_id, i.who,
        wanted.body, coalesce((select concat_ws(' ', o.number, o.customer_name, o.supplier_name)
          from public.orders o where talk.kind = 'order' and o.id = talk.subject_id), sender), due, null)
      from public.inbox_items i where i.id = talk.id;
  end if;
  if talk.kind = 'order' then perform fx.tell_of_deal(talk.subject_id, sender, wanted.body, wanted.phrase); end if;
  if talk.kind = 'quote' then perform fx.tell_of_quote(talk.subject_id, sender, wanted.body, wanted.phrase); end if;
  return written;
end $$;
alter function fx.put_message owner to effects;
