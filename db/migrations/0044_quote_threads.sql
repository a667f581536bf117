-- The thread of a quote (decision 70): a conversation of kind 'quote' has the sides of an order's thread and the id of
-- its quote. Accepting the quote makes it the order's (fx.hand_over_thread).
alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check
    check (kind in ('contact', 'application', 'order', 'feedback', 'report', 'chat', 'company', 'quote')),
  add constraint conversations_quote_check check (kind <> 'quote' or id = subject_id);
drop index conversations_customer_latest, conversations_supplier_latest;
create index conversations_customer_latest on conversations (customer_id, last_at desc, id desc)
  where kind in ('chat', 'company', 'order', 'quote') and last_number > 0;
create index conversations_supplier_latest on conversations (supplier_id, last_at desc, id desc)
  where kind in ('chat', 'company', 'order', 'quote') and last_number > 0;
-- Most conversations are the desk's own, without a supplier: without this, a supplier's are thought to be few, and all
-- of them are read and sorted.
create statistics conversations_kind_supplier (mcv) on kind, supplier_id, last_number from conversations;
alter policy sides_read on conversations
  using (kind in ('chat', 'company', 'order', 'quote') and (select fx.company()) in (customer_id, supplier_id));

-- What was typed is marked with the language that its writer reads (fx.put_message); null: not known.
alter table messages add column language text check (language in ('en', 'so', 'tr', 'ar'));

-- Notices of messages in threads of quotes wait for each other.
alter table notifications
  drop constraint notifications_waits_in_check,
  add constraint notifications_waits_in_check
    check (waits_in in ('orders', 'quotes', 'reviews', 'joined', 'feedback', 'wishes', 'daily'));
