-- Trigger: records that the desk answered what it had promised to answer, and whether in time. What is closed without
-- an answer counts for nothing.
create or replace function fx.record_inbox_promise() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.activity_deltas (supplier_id, kind, day)
    values ('00000000-0000-0000-0000-000000000000',
      case when fx.now() <= old.due_at then 'desk_kept' else 'desk_late' end,
      (fx.now() at time zone interval '3 hours')::date);
  return null;
end $$;
alter function fx.record_inbox_promise owner to effects;
create or replace trigger count_promise after update of state on inbox_items for each row
  when (old.queue = 'open' and new.state in ('answered', 'invited', 'refused') and old.due_at is not null)
  execute function fx.record_inbox_promise();
