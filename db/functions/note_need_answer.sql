-- Trigger: a supplier answered a quote that the desk asked for to answer a need. The need stands on the desk's list
-- again, to be answered by the end of the next working day; an earlier promise stays.
create or replace function fx.note_need_answer() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  due timestamptz := (fx.working_days_after(fx.now(), 1) + 1)::timestamp at time zone interval '3 hours';
begin
  update public.inbox_items i set state = case i.queue when 'open' then i.state else 'new' end,
      due_at = case i.queue when 'open' then i.due_at else due end,
      sort_at = case i.queue when 'open' then i.sort_at else due end,
      answered_at = case i.queue when 'open' then i.answered_at end, updated_at = fx.now()
    from public.need_quotes q join public.conversations c on c.kind = 'need' and c.subject_id = q.need_id
    where q.id = new.id and q.sent_at is null and i.id = c.id;
  return null;
end $$;
alter function fx.note_need_answer owner to effects;
create or replace trigger note_need_answer after update of state on quotes for each row
  when (old.state <> new.state and new.state in ('offered', 'declined')) execute function fx.note_need_answer();
