-- Writes to the company of a product, an order or a supplier's profile; the thing stands as a card in the conversation,
-- which begins with it if there is none. A company begins so many conversations in a day.
create or replace function fx.ask_question(message uuid, about text, subject uuid, body text)
  returns table (conversation_id uuid, number integer)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked record;
  me uuid := fx.company();
begin
  select * into asked from fx.message_subject(about, subject);
  if not found or me is null then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  conversation_id := asked.conversation_id;
  if conversation_id is null then
    perform pg_advisory_xact_lock(hashtextextended(me::text, 0)); -- counted in turn
    if (select count(*) from public.conversations c
        where c.begun_by = me and c.created_at > fx.now() - interval '1 day') >= fx.budget('conversations') then
      raise exception 'RATE_LIMITED' using errcode = 'TC001', detail = '{"retryAfter": 3600}';
    end if;
    conversation_id := fx.new_id();
    insert into public.conversations as c (id, kind, subject_id, customer_id, supplier_id, begun_by, customer_name)
      values (conversation_id, 'chat', conversation_id,
        case fx.role() when 'customer' then me else asked.company_id end,
        case fx.role() when 'supplier' then me else asked.company_id end, me,
        case fx.role() when 'supplier' then asked.company_name else '' end)
      on conflict (customer_id, supplier_id) where kind = 'chat' do nothing;
    conversation_id := (select c.id from public.conversations c where c.kind = 'chat'
      and (c.customer_id, c.supplier_id) in ((me, asked.company_id), (asked.company_id, me)));
  end if;
  number := fx.put_message(jsonb_populate_record(null::public.messages, jsonb_build_object('id', message,
    'conversation_id', conversation_id, 'body', body, 'about_kind', about, 'about_id', subject,
    'about_name', asked.name)), null);
  return next;
end $$;
alter function fx.ask_question owner to effects;
grant execute on function fx.ask_question to app;
