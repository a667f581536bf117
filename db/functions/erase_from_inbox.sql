-- Takes a person out of what they wrote and what was written about them: conversations, notes, feedback, notifications.
-- What was written under their address without an account counts as theirs if the address is confirmed. Only functions
-- of the same owner may call it.
create or replace function fx.erase_from_inbox(person uuid, companies uuid[], name text, confirmed_email text)
  returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare written uuid[];
begin
  update public.inbox_items i set search = fx.without_words(i.search, erase_from_inbox.name)
    where i.id in (select m.conversation_id from public.messages m where m.sender_id = person);
  update public.inbox_items i set who = fx.erased_name(), search = fx.without_words(i.search, i.who)
    where i.id in (select c.id from public.conversations c where c.customer_id = any (companies));
  update public.conversations c set customer_name = fx.erased_name()
    where c.customer_id = any (companies) and c.customer_name <> '' or c.customer_name = erase_from_inbox.name
      and c.id in (select m.conversation_id from public.messages m where m.sender_id = person);
  update public.message_reports r set copy = (select jsonb_agg(case when said ->> 'senderId' = person::text
      then said || jsonb_build_object('name', fx.erased_name()) else said end order by place)
      from jsonb_array_elements(r.copy) with ordinality as part (said, place))
    where r.conversation_id in (select m.conversation_id from public.messages m where m.sender_id = person);
  update public.inbox_items i set who = fx.erased_name(), search = fx.without_words(i.search, i.who)
    where i.id in (select c.id from public.message_reports r
      join public.conversations c on c.kind = 'report' and c.subject_id = r.id where r.reporter_id = person);
  delete from public.conversation_readers r where r.user_id = person;
  update public.messages m set sender_name = fx.erased_name() where m.sender_id = person;
  update public.inbox_notes n set author_name = fx.erased_name() where n.author_id = person;

  written := array(select m.id from public.contact_messages m where m.email = confirmed_email);
  update public.inbox_items i set who = fx.erased_name(),
      search = fx.without_words(i.search, concat_ws(' ', i.who, confirmed_email))
    where i.id in (select c.id from public.conversations c where c.kind = 'contact' and c.subject_id = any (written));
  update public.messages m set sender_name = fx.erased_name() from public.conversations c
    where c.kind = 'contact' and c.subject_id = any (written) and m.conversation_id = c.id and m.side = 'customer';
  update public.contact_messages m set name = fx.erased_name(), email = '' where m.id = any (written);

  update public.inbox_items i
    set search = fx.without_words(i.search, concat_ws(' ', a.contact_person, a.email, a.phone))
    from public.applications a join public.conversations c on c.kind = 'application' and c.subject_id = a.id
    where a.email = confirmed_email and i.id = c.id;
  update public.messages m set sender_name = fx.erased_name()
    from public.applications a join public.conversations c on c.kind = 'application' and c.subject_id = a.id
    where a.email = confirmed_email and m.conversation_id = c.id and m.side = 'customer';
  update public.applications a set contact_person = fx.erased_name(), email = '', phone = '', address = ''
    where a.email = confirmed_email;

  update public.inbox_items i
    set who = case when i.who in (erase_from_inbox.name, n.name) then fx.erased_name() else i.who end,
      search = fx.without_words(i.search, concat_ws(' ', erase_from_inbox.name, n.name, confirmed_email))
    from public.needs n join public.conversations c on c.kind = 'need' and c.subject_id = n.id
    where (n.person_id = person or n.email = confirmed_email) and i.id = c.id;
  update public.messages m set sender_name = fx.erased_name()
    from public.needs n join public.conversations c on c.kind = 'need' and c.subject_id = n.id
    where n.email = confirmed_email and m.conversation_id = c.id and m.side = 'customer';
  update public.needs n set name = fx.erased_name(), email = '' where n.email = confirmed_email;

  update public.inbox_items i set who = fx.erased_name(),
      search = fx.without_words(i.search, concat_ws(' ', f.user_name, f.user_email))
    from public.feedback f join public.conversations c on c.kind = 'feedback' and c.subject_id = f.id
    where f.user_id = person and i.id = c.id;
  update public.voices v set name = fx.erased_name() from public.feedback f where f.user_id = person and v.id = f.id;
  update public.feedback f set user_name = fx.erased_name(), user_email = '' where f.user_id = person;
  update public.notifications n set arguments = n.arguments || jsonb_build_object('name', fx.erased_name())
    where n.arguments ? 'userId' and n.arguments ->> 'userId' = person::text;
  update public.notifications n set arguments = n.arguments || jsonb_build_object('by', fx.erased_name())
    where n.arguments ? 'byId' and n.arguments ->> 'byId' = person::text;
end $$;
alter function fx.erase_from_inbox owner to effects;
