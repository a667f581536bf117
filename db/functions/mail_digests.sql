-- Queues the daily e-mail of so many people, each of all that waits for them since before a moment and that they have
-- not read, and answers for how many people something waited. What is gathered is so in the transaction that queues the
-- e-mail, so a second run for the same moment finds nothing.
create or replace function fx.mail_digests(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  reader uuid;
  found_people integer := 0;
begin
  for reader in select distinct n.user_id from public.notifications n
      where n.waits_in = 'daily' and n.created_at < before order by n.user_id limit most
  loop
    found_people := found_people + 1;
    update public.notifications n set waits_in = null
      where n.user_id = reader and n.waits_in = 'daily' and n.created_at < before and n.read_at is not null;
    perform fx.mail_gathered(reader, 'daily', before);
  end loop;
  return found_people;
end $$;
alter function fx.mail_digests owner to effects;
grant execute on function fx.mail_digests to worker;
