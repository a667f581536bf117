-- Notes that what the actor has not read has reached a page of theirs, for all of their conversations at once, and
-- tells the other sides. A conversation in which somebody is writing right now is noted the next time.
create or replace function fx.deliver_messages() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  side text := fx.role();
  told record;
begin
  for told in with new as (
    select c.id from public.conversation_readers r join public.conversations c on c.id = r.conversation_id
      where r.user_id = fx.me() and r.company_id = fx.company() and r.unread > 0 and c.kind <> 'company'
        and c.last_number > case side when 'customer' then c.customer_got else c.supplier_got end
      limit 100 for no key update of c skip locked),
  noted as (
    update public.conversations c
      set customer_got = case side when 'customer' then c.last_number else c.customer_got end,
        supplier_got = case side when 'supplier' then c.last_number else c.supplier_got end
      from new where c.id = new.id returning c.*)
  select n.id, case side when 'customer' then n.supplier_id else n.customer_id end as other from noted n
  loop
    perform fx.tell_event(told.other, 'message', told.id);
  end loop;
end $$;
alter function fx.deliver_messages owner to effects;
grant execute on function fx.deliver_messages to app;
