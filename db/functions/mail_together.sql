-- Queues one e-mail of all notices that wait in a group for a person, once none came for a quiet time or the first has
-- waited the longest time (both in milliseconds). Until then it answers how many milliseconds are left; null: nothing
-- waits any more.
create or replace function fx.mail_together(
  person uuid, together text, at timestamptz, quiet integer, longest integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare due timestamptz;
begin
  select least(max(n.created_at) + quiet * interval '1 millisecond',
      min(n.created_at) + longest * interval '1 millisecond')
    into due from public.notifications n where n.user_id = person and n.waits_in = together;
  if due is null then return null; end if;
  if due > mail_together.at then
    return greatest(1, ceil(extract(epoch from due - mail_together.at) * 1000));
  end if;
  perform fx.mail_gathered(person, together, 'infinity');
  return null;
end $$;
alter function fx.mail_together owner to effects;
grant execute on function fx.mail_together to worker;
