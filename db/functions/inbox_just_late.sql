-- Marks what the desk should have answered by now as told of, and returns how many those are and whom to tell. The
-- worker calls it.
create or replace function fx.inbox_just_late(most integer) returns table (items integer, people uuid[])
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    with late as (
      update public.inbox_items i set told_late_for = i.due_at
        where i.id in (select o.id from public.inbox_items o
          where o.queue = 'open' and o.sort_at < fx.now() and o.due_at < fx.now()
            and o.told_late_for is distinct from o.due_at
          order by o.sort_at limit most for update skip locked)
        returning i.id)
    select count(*)::integer, array(select fx.active_admins()) from late;
end $$;
alter function fx.inbox_just_late owner to effects;
grant execute on function fx.inbox_just_late to worker;
