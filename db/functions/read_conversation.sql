-- Marks a conversation of the actor's company as read by the actor up to a message; the thread of an order or a quote,
-- which may be named by it, also by admins. What came after it stays unread. All sides are told when one of them has
-- read further.
create or replace function fx.read_conversation(conversation uuid, up_to integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  talk public.conversations;
  side text := fx.role();
begin
  conversation := fx.thread_named(conversation);
  select * into talk from public.conversations c
    where c.id = conversation and (side = 'admin' and c.kind in ('order', 'quote')
      or c.kind in ('chat', 'company', 'order', 'quote') and fx.company() in (c.customer_id, c.supplier_id))
    for no key update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  up_to := least(up_to, talk.last_number);
  update public.conversations c
    set customer_read = case side when 'customer' then up_to else c.customer_read end,
      supplier_read = case side when 'supplier' then up_to else c.supplier_read end,
      desk_read = case side when 'admin' then up_to else c.desk_read end
    where c.id = conversation and up_to > case side when 'customer' then c.customer_read
      when 'supplier' then c.supplier_read else c.desk_read end;
  if found then
    perform fx.tell_event(told, 'message', conversation)
      from unnest(array[talk.customer_id, talk.supplier_id,
        case when talk.kind in ('order', 'quote') then '00000000-0000-0000-0000-000000000000' end::uuid]) told
      where told is not null;
  end if;
  if side = 'admin' then return; end if;
  insert into public.conversation_readers as r (conversation_id, user_id, company_id, read_number, unread, unread_since)
    values (conversation, fx.me(), fx.company(), up_to, (select count(*) from public.messages m
      where m.conversation_id = conversation and m.number > up_to and m.side <> fx.role()
        and fx.company() in (m.customer_id, m.supplier_id)), fx.now())
    on conflict (conversation_id, user_id) do update
      set read_number = excluded.read_number, company_id = excluded.company_id,
        unread_since = excluded.unread_since, told_at = null,
        unread = case when r.company_id = excluded.company_id then least(r.unread, excluded.unread) else excluded.unread
          end
      where r.read_number < excluded.read_number or r.unread > excluded.unread;
end $$;
alter function fx.read_conversation owner to effects;
grant execute on function fx.read_conversation to app, app_admin;
