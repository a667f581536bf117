-- Trigger: gives a message its place in its conversation, the companies that read it and whether the desk does, and
-- keeps what lists show of the conversation. The conversation's row is the lock by which messages follow each other
-- without a hole.
create or replace function fx.number_message() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare talk public.conversations;
begin
  update public.conversations c set last_number = c.last_number + 1, last_at = new.created_at, last_side = new.side,
      last_body = left(new.body, 160), last_phrase = new.phrase,
      customer_name = coalesce((select coalesce(nullif(u.name, '—'), nullif(new.sender_name, ''), '')
        from public.customers u where u.id = c.customer_id and new.side = 'customer'), c.customer_name)
    where c.id = new.conversation_id returning * into talk;
  new.number := talk.last_number;
  new.desk_reads := talk.kind <> 'chat';
  if talk.kind in ('chat', 'company', 'order', 'quote') then
    new.customer_id := talk.customer_id;
    new.supplier_id := talk.supplier_id;
  end if;
  return new;
end $$;
alter function fx.number_message owner to effects;
create or replace trigger numbered before insert on messages for each row execute function fx.number_message();
