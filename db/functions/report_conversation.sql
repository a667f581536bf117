-- Tells the desk about a chat of the actor's company: the reason and a copy of the last 100 messages are kept, and it
-- stands on the desk's list.
create or replace function fx.report_conversation(report uuid, conversation uuid, reason text, due timestamptz)
  returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  talk public.conversations;
  reporter text := (select p.full_name from public.people p where p.id = fx.me());
  other text;
begin
  select * into talk from public.conversations c
    where c.id = conversation and c.kind = 'chat' and fx.company() in (c.customer_id, c.supplier_id);
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  other := case fx.company() when talk.supplier_id then talk.customer_name
    else (select s.name from public.suppliers s where s.id = talk.supplier_id) end;
  insert into public.message_reports (id, conversation_id, reporter_id, company_id, reason, copy)
    select report, talk.id, fx.me(), fx.company(), report_conversation.reason, coalesce(jsonb_agg(jsonb_build_object(
        'side', m.side, 'senderId', m.sender_id, 'name', m.sender_name, 'body', m.body, 'phrase', m.phrase,
        'at', m.created_at)
        order by m.number), '[]')
      from (select * from public.messages said where said.conversation_id = talk.id
        order by said.number desc limit 100) m;
  perform fx.open_inbox_item('report', report, null, null, reporter, report_conversation.reason, other, due, null);
end $$;
alter function fx.report_conversation owner to effects;
grant execute on function fx.report_conversation to app;
