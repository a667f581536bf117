-- Trigger: notices are also shown on the devices of their readers, unless they chose otherwise. The newest of a kind
-- takes the place of those that still wait, and says how many they are.
create or replace function fx.push_notices() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.outbox (task, payload, job_key)
    select 'push-notice', jsonb_build_object('noticeId', n.id, 'sessionId', p.session_id),
        'push:' || p.session_id || ':' || n.kind
      from told n
      join public.push_subscriptions p on p.user_id = n.user_id
      left join public.notification_choices c on c.user_id = n.user_id and c.kind = n.kind
      where coalesce(c.by_push, true)
      order by n.created_at, n.id;
  return null;
end $$;
alter function fx.push_notices owner to effects;
create or replace trigger pushed after insert on notifications referencing new table as told for each statement
  execute function fx.push_notices();
