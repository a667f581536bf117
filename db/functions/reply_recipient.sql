-- To whom the desk's answers in a conversation go: who wrote without an account, or the account of who sent feedback,
-- needs something or asked last, who reported a chat, or the owner of a company to whom nobody has answered. For
-- admins.
create or replace function fx.reply_recipient(conversation uuid)
  returns table (account_id uuid, email text, language text, name text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare about public.conversations := (select c from public.conversations c where c.id = conversation);
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  if about.kind = 'contact' then
    return query select null::uuid, m.email, m.language, m.name from public.contact_messages m
      where m.id = about.subject_id and m.email <> ''; -- empty: they deleted their account since
  elsif about.kind = 'application' then
    return query select null::uuid, a.email, a.language, a.contact_person from public.applications a
      where a.id = about.subject_id and a.email <> '';
  elsif about.kind = 'feedback' then
    return query select a.id, a.email, a.language, f.user_name
      from public.feedback f join public.accounts a on a.id = f.user_id
      where f.id = about.subject_id and a.anonymised_at is null;
  elsif about.kind = 'report' then
    return query select a.id, a.email, a.language, p.full_name from public.message_reports r
      join public.accounts a on a.id = r.reporter_id join public.people p on p.id = a.id
      where r.id = about.subject_id and a.anonymised_at is null;
  elsif about.kind = 'need' then
    return query select a.id, coalesce(a.email, n.email), coalesce(a.language, n.language),
        coalesce(p.full_name, n.name)
      from public.needs n
      left join public.accounts a on a.id = n.person_id and a.anonymised_at is null
      left join public.people p on p.id = a.id
      where n.id = about.subject_id and coalesce(a.email, n.email) <> '';
  elsif about.kind = 'company' then
    return query select a.id, a.email, a.language, p.full_name
      from public.people p join public.accounts a on a.id = p.id and a.anonymised_at is null
      left join lateral (select m.number from public.messages m where m.conversation_id = conversation
        and m.sender_id = p.id order by m.number desc limit 1) said on true
      where p.company_id = about.subject_id
      order by said.number desc nulls last, p.company_owner desc, p.id limit 1;
  else
    return query select a.id, a.email, a.language, m.sender_name
      from public.messages m join public.accounts a on a.id = m.sender_id
      where m.conversation_id = conversation and m.side = 'customer' and a.anonymised_at is null
      order by m.created_at desc, m.id desc limit 1;
  end if;
end $$;
alter function fx.reply_recipient owner to effects;
grant execute on function fx.reply_recipient to app_admin;
