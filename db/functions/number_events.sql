-- Trigger at the commit: gives what the transaction tells its numbers. The first call numbers everything; counters are
-- locked in one order and until the commit is done, so that numbers of an audience become visible in order.
create or replace function fx.number_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with told as (
    delete from public.event_drafts d where d.written_in = pg_current_xact_id()
      returning d.audience, d.kind, d.subject_id
  ), counted as (
    insert into public.event_streams as s (audience, last_no)
      select t.audience, count(*) from told t group by t.audience order by t.audience
      on conflict (audience) do update set last_no = s.last_no + excluded.last_no
      returning s.audience, s.last_no
  )
  insert into public.events (audience, no, kind, subject_id, written_in)
    select t.audience, c.last_no + 1 - row_number() over (partition by t.audience order by t.kind, t.subject_id),
        t.kind, t.subject_id, pg_current_xact_id()
      from told t join counted c using (audience);
  return null;
end $$;
alter function fx.number_events owner to effects;
create constraint trigger number after insert on event_drafts deferrable initially deferred for each row
  execute function fx.number_events();
