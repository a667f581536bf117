-- Live events (decision 55): what changed for whom, by ids only. An audience is a person, a company or, as the zero id,
-- the desk; each has one counter, which the transaction raises last (fx.number_events), so numbers commit in order and
-- without holes.
create table event_streams (
  audience uuid primary key,
  last_no bigint not null
) with (fillfactor = 50); -- a counter is updated in its page
create table events (
  audience uuid not null,
  no bigint not null,
  kind text not null check (kind in ('order', 'notice', 'inbox', 'review', 'product', 'verification', 'message',
    'session')),
  subject_id uuid not null,
  written_in xid8 not null, -- by which processes find what is new (fx.streams_told)
  told_at timestamptz not null default fx.now(),
  primary key (audience, no)
);
create index events_written_in on events (written_in);
create index events_told_at on events using brin (told_at);

-- What a transaction will tell once it commits. Nothing of it is ever committed, so nothing of it needs to be logged.
create unlogged table event_drafts (
  written_in xid8 not null default pg_current_xact_id(),
  audience uuid not null,
  kind text not null,
  subject_id uuid not null,
  primary key (written_in, audience, kind, subject_id)
);

do $$
declare kept regclass;
begin
  foreach kept in array array['event_streams', 'events']::regclass[] loop
    call fx.force_row_security(kept);
    execute format('grant select on %s to app, app_admin', kept);
    execute format('create policy heard on %s for select to app
      using (audience = (select fx.me()) or audience = (select fx.company()))', kept);
    execute format('create policy desk_heard on %s for select to app_admin
      using (audience = (select fx.me()) or audience = ''00000000-0000-0000-0000-000000000000'')', kept);
  end loop;
end $$;
grant select, insert, update (last_no), delete on event_streams to effects;
create policy effects_all on event_streams to effects using (true) with check (true);
grant select, insert, delete on events to effects;
create policy effects_all on events to effects using (true) with check (true);
grant select, delete on events to worker;
create policy worker_sweeps on events to worker using (true);
call fx.force_row_security('event_drafts');
grant select, insert, delete on event_drafts to effects;
create policy effects_all on event_drafts to effects using (true) with check (true);
