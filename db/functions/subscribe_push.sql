-- Keeps where the device of the actor's session is reached by web push. A device is reached for one account at a time,
-- and of a person's devices the last ten are. False: the session is not theirs.
create or replace function fx.subscribe_push(session uuid, endpoint text, p256dh text, auth text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.sessions s where s.id = subscribe_push.session and s.user_id = fx.me();
  if not found then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('push ' || subscribe_push.endpoint, 0));
  delete from public.push_subscriptions p
    where p.endpoint = subscribe_push.endpoint and p.session_id <> subscribe_push.session;
  insert into public.push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
    values (subscribe_push.session, fx.me(), subscribe_push.endpoint, subscribe_push.p256dh, subscribe_push.auth)
    on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
      auth = excluded.auth, failures = 0, created_at = excluded.created_at, last_used_at = null;
  delete from public.push_subscriptions p where p.session_id in (
    select o.session_id from public.push_subscriptions o where o.user_id = fx.me()
      order by o.created_at desc, o.session_id desc offset 10);
  return true;
end $$;
alter function fx.subscribe_push owner to effects;
grant execute on function fx.subscribe_push to app, app_admin;
