-- Trigger: a new message is unread for the people of the other companies, and all sides are told of it; the desk is one
-- in the thread of an order or a quote.
create or replace function fx.tell_message() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.conversation_readers as r (conversation_id, user_id, company_id, unread, unread_since)
    select new.conversation_id, p.id, p.company_id, 1, new.created_at
      from public.people p join public.accounts a on a.id = p.id
      where p.company_id in (new.customer_id, new.supplier_id) and a.anonymised_at is null
        and p.company_id is distinct from case new.side when 'customer' then new.customer_id
          when 'supplier' then new.supplier_id end
      order by p.id
    on conflict (conversation_id, user_id) do update
      set unread = case when r.company_id = excluded.company_id then r.unread else 0 end + 1,
        unread_since = case when r.company_id = excluded.company_id and r.unread > 0 then r.unread_since
          else excluded.unread_since end,
        told_at = case when r.company_id = excluded.company_id and r.unread > 0 then r.told_at end,
        company_id = excluded.company_id;
  perform fx.tell_event(side, 'message', new.conversation_id)
    from unnest(array[new.customer_id, new.supplier_id]) side where side is not null;
  if exists (select from public.conversations c
      where c.id = new.conversation_id and c.kind in ('order', 'quote')) then
    perform fx.tell_event('00000000-0000-0000-0000-000000000000', 'message', new.conversation_id);
  end if;
  return null;
end $$;
alter function fx.tell_message owner to effects;
create or replace trigger told after insert on messages for each row
  when (new.customer_id is not null or new.supplier_id is not null) execute function fx.tell_message();
