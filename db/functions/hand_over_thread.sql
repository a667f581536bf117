-- Trigger: the thread of a quote that was ordered is the thread of its order from then on, so that a deal has one.
create or replace function fx.hand_over_thread() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.conversations c set kind = 'order', subject_id = o.id
    from public.orders o where o.quote_id = new.id and c.kind = 'quote' and c.subject_id = new.id;
  return null;
end $$;
alter function fx.hand_over_thread owner to effects;
create or replace trigger hand_over after update of state on quotes for each row
  when (new.state = 'ordered' and old.state <> new.state) execute function fx.hand_over_thread();
