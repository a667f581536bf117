-- Puts what came by e-mail into the conversation of the answer that it replies to, and that conversation on the desk's
-- list again. It was written by whom the answer was mailed to, under the name that is stored. Says what became of it:
-- 'taken'; 'repeated': it is there already; 'stranger': the answer was mailed to another address, or the company writes
-- to itself; 'ended': its reader is gone, suspended or left the company; 'too-many': in this hour, or for one page.
create or replace function fx.receive_mail(answer uuid, sender text, received_hash bytea, body text, cut boolean,
  files_left_out integer, due timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  about public.conversations;
  item public.inbox_items;
  mailed public.mail_log;
  writer record;
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  select c.* into about from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.mail_id = answer and m.side = 'desk';
  -- Everything is read behind this lock: of two deliveries at once, or a deletion meanwhile, each sees the other.
  select * into item from public.inbox_items i where i.id = about.id for update;
  select * into mailed from public.mail_log l where l.id = answer and l.recipient <> '';
  if about.id is null or mailed.id is null then return 'ended'; end if;
  if lower(mailed.recipient) <> lower(sender)
      or exists (select from public.company_private c where lower(c.inbox) = lower(sender)) then
    return 'stranger';
  end if;
  if exists (select from public.messages m
      where m.conversation_id = about.id and m.received_hash = receive_mail.received_hash) then
    return 'repeated';
  end if;

  select w.* into writer from (
    select null::uuid as id, m.name, m.email as words
      from public.contact_messages m
      where about.kind = 'contact' and m.id = about.subject_id and m.email <> ''
    union all
    select null, a.contact_person, concat_ws(' ', a.contact_person, a.email, a.phone)
      from public.applications a
      where about.kind = 'application' and a.id = about.subject_id and a.email <> ''
    union all
    select null, n.name, concat_ws(' ', n.name, n.email)
      from public.needs n
      where about.kind = 'need' and n.id = about.subject_id and n.email <> ''
    union all
    select a.id, f.user_name, f.user_email
      from public.feedback f join public.accounts a on a.id = f.user_id
      where about.kind = 'feedback' and f.id = about.subject_id and a.suspended_at is null and a.anonymised_at is null
    union all
    select p.id, p.full_name, concat_ws(' ', o.number, o.customer_name, o.supplier_name)
      from public.orders o, public.people p
      where about.kind = 'order' and o.id = about.subject_id and p.id = mailed.recipient_id
        and p.id in (select member from fx.order_side_members(o.id, 'customer') member)
    union all
    select p.id, p.full_name, p.full_name
      from public.people p
      join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
      left join public.message_reports r on about.kind = 'report' and r.id = about.subject_id
      where p.id = mailed.recipient_id and (about.kind = 'company' and p.company_id = about.subject_id
        or about.kind = 'report' and r.reporter_id = p.id
        or about.kind = 'need' and exists (select from public.needs n
          where n.id = about.subject_id and n.person_id = p.id))) w;
  if not found then return 'ended'; end if;
  -- 20 in an hour by e-mail; 400 in all, because a page shows 500.
  if (select count(*) from public.messages m where m.conversation_id = about.id and m.received_hash is not null
        and m.created_at > fx.now() - interval '1 hour') >= 20
      or (select count(*) from public.messages m where m.conversation_id = about.id) >= 400 then
    return 'too-many';
  end if;

  perform fx.open_inbox_item(about.kind, about.subject_id, about.customer_id, about.supplier_id, item.who,
    receive_mail.body, writer.words, due, null);
  insert into public.messages (id, conversation_id, side, sender_id, sender_name, body, received_hash, cut,
      files_left_out)
    values (fx.new_id(), about.id,
      case when about.kind = 'company' and about.supplier_id is not null then 'supplier' else 'customer' end, writer.id,
      writer.name, receive_mail.body, receive_mail.received_hash, receive_mail.cut, receive_mail.files_left_out);
  return 'taken';
end $$;
alter function fx.receive_mail owner to effects;
grant execute on function fx.receive_mail to worker;
