-- What a device shows of an unread notice, and of those of its kind and day before it, and where the device is reached.
-- No row: it was read, or the session has ended. The worker calls it when the notice is sent.
create or replace function fx.push_of_notice(notice uuid, session uuid)
  returns table (kind text, arguments jsonb, day text, count integer, things integer, language text, role text,
    endpoint text, p256dh text, auth text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select n.kind, n.arguments, n.day::text, told.count, told.things, a.language, r.role,
      p.endpoint, p.p256dh, p.auth
    from public.notifications n
    join public.push_subscriptions p on p.user_id = n.user_id and p.session_id = push_of_notice.session
    join public.sessions s on s.id = p.session_id and s.expires_at > fx.now()
    join public.accounts a on a.id = n.user_id
    left join public.user_roles r on r.user_id = n.user_id
    cross join lateral (
      select count(*)::integer as count,
          sum(case n.kind when 'products.accepted' then (o.arguments ->> 'count')::integer else 1 end)::integer
            as things
        from (select o.arguments from public.notifications o
          where o.user_id = n.user_id and o.day = n.day and o.kind = n.kind and o.read_at is null
            and (o.created_at, o.id) <= (n.created_at, n.id)
          order by o.created_at desc, o.id desc limit 1000) o) told
    where n.id = push_of_notice.notice and n.read_at is null;
end $$;
alter function fx.push_of_notice owner to effects;
grant execute on function fx.push_of_notice to worker;
