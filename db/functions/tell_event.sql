-- Tells an audience, once the transaction commits, that something of theirs has changed; the same is told once. Only
-- functions of the same owner may call it.
create or replace function fx.tell_event(audience uuid, kind text, subject uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.event_drafts (audience, kind, subject_id)
    values (tell_event.audience, tell_event.kind, tell_event.subject) on conflict do nothing;
end $$;
alter function fx.tell_event owner to effects;
