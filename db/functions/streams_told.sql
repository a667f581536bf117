-- Which audiences were told something by transactions that began at this horizon or later, up to which number, and the
-- horizon to ask from next time; without one, that alone. It is a function so that a process can wake the streams of
-- everybody without reading anybody's events: it learns of each audience only a hash of its id.
create or replace function fx.streams_told(since text)
  returns table (horizon text, tags text[], numbers bigint[])
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select pg_snapshot_xmin(pg_current_snapshot())::text,
        coalesce(array_agg(left(encode(sha256(uuid_send(t.audience)), 'hex'), 16)), '{}'),
        coalesce(array_agg(t.last_no), '{}')
      from (
        select e.audience, max(e.no) as last_no from public.events e
          where e.written_in >= streams_told.since::xid8 group by e.audience) t;
  end;
alter function fx.streams_told owner to effects;
grant execute on function fx.streams_told to app;
