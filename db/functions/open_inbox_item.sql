-- Puts something on the desk's list and returns its conversation, which begins with it. A thing that has one already,
-- an order that is asked about again or what somebody wrote about again, stands there anew; while its first question
-- waits, the promise stays the first one. An order's item begins with the new question, all others with what began
-- them. Only functions of the same owner may call it.
create or replace function fx.open_inbox_item(kind text, subject uuid, customer uuid, supplier uuid, who text,
  written text, words text, due timestamptz, held_back text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare item uuid;
begin
  insert into public.conversations (id, kind, subject_id, customer_id, supplier_id)
    values (case open_inbox_item.kind when 'order' then subject else fx.new_id() end, open_inbox_item.kind, subject,
      customer, supplier)
    on conflict do nothing;
  select c.id into item from public.conversations c
    where c.kind = open_inbox_item.kind and c.subject_id = subject;
  insert into public.inbox_items as i (id, kind, who, beginning, held_back, due_at, sort_at, search)
    values (item, open_inbox_item.kind, open_inbox_item.who, left(written, 160), open_inbox_item.held_back, due,
      coalesce(due, fx.now() + interval '30 days'),
      to_tsvector('simple', fx.searchable_words(concat_ws(' ', open_inbox_item.who, words, left(written, 4000)))))
    on conflict (id) do update set who = excluded.who, beginning = excluded.beginning, search = excluded.search,
      state = case i.queue when 'open' then i.state else 'new' end,
      due_at = case i.queue when 'open' then least(i.due_at, excluded.due_at) else excluded.due_at end,
      sort_at = case i.queue when 'open' then least(i.sort_at, excluded.sort_at) else excluded.sort_at end,
      created_at = case when i.queue = 'open' or i.kind <> 'order' then i.created_at else fx.now() end,
      held_back = excluded.held_back,
      answered_at = null, updated_at = fx.now();
  return item;
end $$;
alter function fx.open_inbox_item owner to effects;
