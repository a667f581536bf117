-- Queues one e-mail of all notices that wait in a group for a person, once none came for a quiet time or the first has
-- waited the longest time (both in milliseconds). Until then it answers how many milliseconds are left; null: nothing
-- waits any more. The e-mail says the first ten and how many there are.
create or replace function fx.mail_together(
  person uuid, together text, at timestamptz, quiet integer, longest integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  due timestamptz;
  found_rows integer;
  said jsonb;
begin
  select least(max(n.created_at) + quiet * interval '1 millisecond',
      min(n.created_at) + longest * interval '1 millisecond')
    into due from public.notifications n where n.user_id = person and n.waits_in = together;
  if due is null then return null; end if;
  if due > mail_together.at then
    return greatest(1, ceil(extract(epoch from due - mail_together.at) * 1000));
  end if;
  with gathered as (
    update public.notifications n set waits_in = null where n.user_id = person and n.waits_in = together
      returning n.id, n.kind, n.arguments, n.created_at),
  numbered as (
    select g.kind, g.arguments, row_number() over (order by g.created_at, g.id) as place,
        -- a notice of several products says how many, and since when
        case when g.kind = 'products.accepted' then (g.arguments ->> 'count')::integer else 1 end as things,
        coalesce(g.arguments ->> 'from', to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          as since,
        to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
      from gathered g)
  select count(*), jsonb_build_object(
      'group', mail_together.together, 'count', sum(n.things), 'from', min(n.since), 'to', max(n.until),
      'role', (select r.role from public.user_roles r where r.user_id = person),
      'kinds', jsonb_agg(distinct n.kind),
      'orders', count(distinct n.arguments ->> 'orderId'),
      'further', greatest(count(*) - 10, 0),
      'notices', jsonb_agg(jsonb_build_object('kind', n.kind, 'arguments', n.arguments) order by n.place)
        filter (where n.place <= 10))
    into found_rows, said from numbered n;
  if found_rows = 1 then perform fx.mail_person(fx.new_id(), person, 'notice', said -> 'notices' -> 0);
  elsif found_rows > 1 then perform fx.mail_person(fx.new_id(), person, 'notices', said); end if;
  return null;
end $$;
alter function fx.mail_together owner to effects;
grant execute on function fx.mail_together to worker;
