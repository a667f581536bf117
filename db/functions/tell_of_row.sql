-- Trigger: tells of a row that changed. Its arguments are the kind of event, the column that names the audience, or
-- 'desk', and the column of the subject.
create or replace function fx.tell_of_row() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform fx.tell_event(case tg_argv[1] when 'desk' then '00000000-0000-0000-0000-000000000000'
    else changed ->> tg_argv[1] end::uuid, tg_argv[0], (changed ->> tg_argv[2])::uuid);
  return null;
end $$;
alter function fx.tell_of_row owner to effects;
-- However many a transaction brings or marks as read, one event tells the bell.
create or replace trigger tell after insert or update of read_at on notifications for each row
  execute function fx.tell_of_row('notice', 'user_id', 'user_id');
create or replace trigger tell after insert or update of state, assignee_id, due_at on inbox_items for each row
  execute function fx.tell_of_row('inbox', 'desk', 'id');
-- What is about many products of a supplier is one event.
create or replace trigger tell after update of status on products for each row when (old.status <> new.status)
  execute function fx.tell_of_row('product', 'supplier_id', 'supplier_id');
create or replace trigger tell_desk after update of status on products for each row
  when (old.status <> new.status and 'in_review' in (old.status, new.status))
  execute function fx.tell_of_row('review', 'desk', 'supplier_id');
create or replace trigger tell after insert or update of state on product_revisions for each row
  execute function fx.tell_of_row('product', 'supplier_id', 'supplier_id');
create or replace trigger tell_desk after insert or update of state on product_revisions for each row
  execute function fx.tell_of_row('review', 'desk', 'supplier_id');
create or replace trigger tell after insert on verifications for each row
  execute function fx.tell_of_row('verification', 'supplier_id', 'supplier_id');
create or replace trigger tell_desk after insert on verifications for each row
  execute function fx.tell_of_row('review', 'desk', 'supplier_id');
-- A claim waits for the desk until it is decided there; a need's page shows whom the desk asked and what it sent.
create or replace trigger tell after insert or update of state on quote_claims for each row
  execute function fx.tell_of_row('quote', 'desk', 'quote_id');
create or replace trigger tell after insert or update of sent_at on need_quotes for each row
  execute function fx.tell_of_row('inbox', 'desk', 'need_id');
-- A stream looks anew who its reader is.
create or replace trigger tell after delete on sessions for each row
  execute function fx.tell_of_row('session', 'user_id', 'user_id');
create or replace trigger tell after insert or update of role or delete on user_roles for each row
  execute function fx.tell_of_row('session', 'user_id', 'user_id');
create or replace trigger tell after update of company_id on people for each row
  when (old.company_id is distinct from new.company_id) execute function fx.tell_of_row('session', 'id', 'id');
