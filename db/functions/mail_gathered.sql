-- Queues one e-mail of all notices before a moment that wait in a group for a person. It says the first ten and how
-- many there are; one notice alone is the e-mail that it always is. Only functions of the same owner may call it.
create or replace function fx.mail_gathered(person uuid, together text, before timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  found_rows integer;
  said jsonb;
begin
  with gathered as (
    update public.notifications n set waits_in = null where n.user_id = person and n.waits_in = together
        and n.created_at < before
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
      'group', mail_gathered.together, 'count', sum(n.things), 'from', min(n.since), 'to', max(n.until),
      'role', (select r.role from public.user_roles r where r.user_id = person),
      'kinds', jsonb_agg(distinct n.kind),
      'orders', count(distinct n.arguments ->> 'orderId'),
      'further', greatest(count(*) - 10, 0),
      'notices', jsonb_agg(jsonb_build_object('kind', n.kind, 'arguments', n.arguments) order by n.place)
        filter (where n.place <= 10))
    into found_rows, said from numbered n;
  if found_rows = 1 then perform fx.mail_person(fx.new_id(), person, 'notice', said -> 'notices' -> 0);
  elsif found_rows > 1 then perform fx.mail_person(fx.new_id(), person, 'notices', said); end if;
end $$;
alter function fx.mail_gathered owner to effects;
