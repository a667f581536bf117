-- What the e-mail of the desk's answer says. The worker calls it when the e-mail is sent.
create or replace function fx.reply_letter(message uuid)
  returns table (kind text, body text, "deskName" text, number text, "orderId" uuid, question text, thread uuid,
    inbox text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select c.kind, m.body, m.sender_name, coalesce(o.number, ''), o.id, i.beginning, c.id, p.inbox
    from public.messages m
    join public.conversations c on c.id = m.conversation_id
    join public.inbox_items i on i.id = c.id
    left join public.orders o on c.kind = 'order' and o.id = c.subject_id
    cross join public.company_private p
    where m.id = message;
end $$;
alter function fx.reply_letter owner to effects;
grant execute on function fx.reply_letter to worker;
