-- The desk is no side of a chat between two companies, and row security keeps it out (decision 68). What is reported to
-- it is a copy.
alter table messages add column desk_reads boolean not null default true; -- the desk is a side of the conversation
update messages m set desk_reads = false
  from conversations c where c.kind = 'chat' and c.id = m.conversation_id;
alter table messages alter column desk_reads set default false; -- fx.number_message says it
alter table message_files add column desk_reads boolean not null default true; -- as in the message
update message_files f set desk_reads = false
  from messages m where m.id = f.message_id and not m.desk_reads;
alter table message_files alter column desk_reads set default false;

alter policy admin_reads on conversations using (kind <> 'chat');
alter policy admin_reads on messages using (desk_reads);
alter policy desk_writes on messages
  with check (side = 'desk' and sender_id = (select fx.me()) and desk_reads);
alter policy admin_reads on message_files using (desk_reads);

-- Search in messages, by fx.search_messages.
-- apply: fold
-- apply: searchable_words
-- apply: message_words
create index messages_words on messages
  using gin (fx.message_words(body, customer_id, supplier_id, desk_reads, created_at)) with (fastupdate = off)
  where phrase is null;
