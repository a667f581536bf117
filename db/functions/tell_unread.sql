-- Tells people of what they have not read since a moment: one notice for each person, however many messages and
-- conversations it is, and none again before they read. Nobody is told of what is blocked, of what the desk wrote or of
-- the thread of an order or a quote, which were mailed, and nobody without a confirmed address. The e-mail counts for
-- who wrote last, and none goes out that would be over their budget. Takes so many at once, and returns how many it
-- found. The worker calls it.
create or replace function fx.tell_unread(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  found_rows integer := 0;
  waiting record;
  last public.messages;
  mails uuid[];
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  for waiting in
    with due as (
      select r.conversation_id, r.user_id from public.conversation_readers r
        where r.unread > 0 and r.told_at is null and r.unread_since <= before
        order by r.unread_since limit most for update skip locked),
    told as (
      update public.conversation_readers r set told_at = fx.now() from due d
        where (r.conversation_id, r.user_id) = (d.conversation_id, d.user_id) returning r.*)
    select t.user_id, u.role, count(*) as found, count(c.id) as talks, sum(t.unread) filter (where c.id is not null)
        as unread, (array_agg(c.id order by c.last_at desc) filter (where c.id is not null))[1] as latest
      from told t
      left join public.people p on p.id = t.user_id and p.company_id = t.company_id
      left join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
        and a.email_confirmed_at is not null
      left join public.user_roles u on u.user_id = a.id
      left join public.conversations c on c.id = t.conversation_id and u.role is not null and c.kind = 'chat'
        and num_nonnulls(c.customer_blocked_at, c.supplier_blocked_at) = 0
      group by t.user_id, u.role
  loop
    found_rows := found_rows + waiting.found;
    continue when waiting.talks = 0;
    select * into last from public.messages m
      where m.conversation_id = waiting.latest and m.side <> waiting.role order by m.number desc limit 1;
    continue when (select count(*) from (select from public.mail_log l
        where l.caused_by = last.sender_id and l.created_at > fx.now() - interval '1 hour'
        limit fx.budget('mails')) sent) >= fx.budget('mails');
    mails := array(select fx.notify(array[waiting.user_id],
      case waiting.talks when 1 then 'message.unread' else 'message.several-unread' end,
      jsonb_build_object('role', waiting.role, 'count', waiting.unread::text) || case waiting.talks
        when 1 then jsonb_strip_nulls(jsonb_build_object('conversationId', waiting.latest,
          'userId', last.sender_id, 'name', last.sender_name, 'text', left(last.body, 160), 'phrase', last.phrase))
        else jsonb_build_object('talks', waiting.talks::text) end, true));
    update public.mail_log l set caused_by = last.sender_id where l.id = any (mails);
  end loop;
  return found_rows;
end $$;
alter function fx.tell_unread owner to effects;
grant execute on function fx.tell_unread to worker;
