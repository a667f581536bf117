-- A new UUIDv7, like those made in code, for rows of which only a database function knows the number.
create or replace function fx.new_id() returns uuid language sql volatile parallel safe
  return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid;
grant execute on function fx.new_id to effects;
