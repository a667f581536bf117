-- Deal threads. The conversation of an order (kind 'order') is read and written by its customer, its supplier and the
-- desk. What a thread is about stands in kind and subject_id; a quote's will be of kind 'quote'.
alter table conversations add column desk_read integer not null default 0; -- like customer_read, for three sides
drop index conversations_customer_latest, conversations_supplier_latest;
create index conversations_customer_latest on conversations (customer_id, last_at desc, id desc)
  where kind in ('chat', 'company', 'order') and last_number > 0;
create index conversations_supplier_latest on conversations (supplier_id, last_at desc, id desc)
  where kind in ('chat', 'company', 'order') and last_number > 0;
alter policy sides_read on conversations
  using (kind in ('chat', 'company', 'order') and (select fx.company()) in (customer_id, supplier_id));

-- Both companies knew of questions and of the desk's answers. What a customer answered by e-mail went to the desk only.
update messages m set customer_id = c.customer_id,
    supplier_id = case when m.received_hash is null then c.supplier_id end
  from conversations c where c.kind = 'order' and c.id = m.conversation_id;
update conversations c set desk_read = c.last_number, last_at = m.created_at, last_side = m.side,
    last_body = left(m.body, 160)
  from (select distinct on (conversation_id) * from messages where received_hash is null
    order by conversation_id, number desc) m
  where c.kind = 'order' and m.conversation_id = c.id;

-- Notes are written in the thread. Earlier ones stay events.
alter policy customer_writes on order_events
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and actor_role = 'customer'
    and kind in ('placed', 'cancelled', 'received', 'problem', 'inquiry', 'proof_sent'));
alter policy supplier_writes on order_events
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and actor_role = 'supplier'
    and kind in ('shipping', 'can_deliver', 'cannot_supply'));
alter policy admin_writes on order_events
  with check (actor_role = 'admin' and kind in ('status', 'shipping', 'payment_received', 'payment_refused',
    'payment_refunded'));
