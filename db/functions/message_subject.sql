-- What the actor may ask the other side about: a customer about a listed product, a supplier or an order of theirs, a
-- supplier about an order. Whose it is, its name, and the conversation that both have already.
create or replace function fx.message_subject(about text, subject uuid)
  returns table (company_id uuid, company_name text, name text, conversation_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare me uuid := fx.company();
begin
  return query
    with wanted as (
      select l.supplier_id as company, t.name as title from public.listings l
        join public.listing_texts t on t.product_id = l.product_id and t.language = l.original_language
        where fx.role() = 'customer' and about = 'product' and l.product_id = subject
          and not exists (select from public.listing_rounds r where r.supplier_id = l.supplier_id and r.hidden)
      union all
      select s.id, s.name from public.suppliers s
        where fx.role() = 'customer' and about = 'supplier' and s.id = subject and s.active
      union all
      select o.supplier_id, o.number from public.orders o
        where fx.role() = 'customer' and about = 'order' and o.id = subject and o.customer_id = me
      union all
      select o.customer_id, o.number from public.orders o
        where fx.role() = 'supplier' and about = 'order' and o.id = subject and o.supplier_id = me)
    select w.company, coalesce(s.name, u.name), w.title, c.id
      from wanted w
      left join public.suppliers s on s.id = w.company
      left join public.customers u on u.id = w.company
      left join public.conversations c on c.kind = 'chat'
        and (c.customer_id, c.supplier_id) in ((me, w.company), (w.company, me));
end $$;
alter function fx.message_subject owner to effects;
grant execute on function fx.message_subject to app;
