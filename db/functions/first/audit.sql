-- Trigger: writes one entry into `audit_log` for each changed row. Nobody else may write there, so that entries cannot
-- be forged. Its arguments are the columns of which it only records that they changed. Of a product's details it
-- records each changed one, as 'details.facts'. The trigger is created with its table.
create or replace function fx.audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject jsonb := coalesce(after, before);
begin
  if jsonb_typeof(subject -> 'details') = 'object' then
    select before - 'details' || coalesce(jsonb_object_agg('details.' || key, value), '{}') into before
      from jsonb_each(before -> 'details');
    select after - 'details' || coalesce(jsonb_object_agg('details.' || key, value), '{}') into after
      from jsonb_each(after -> 'details');
    subject := coalesce(before || after, after, before);
  end if;
  insert into public.audit_log (action, request_id, actor_id, actor_role, actor_company, table_name, operation, row_id,
      changes)
    select nullif(current_setting('app.action', true), ''), nullif(current_setting('app.request_id', true), ''),
        fx.me(), fx.role(), fx.company(), tg_table_name, tg_op,
        coalesce(subject ->> 'id', subject ->> 'user_id', subject ->> 'supplier_id', subject ->> 'order_id',
          subject ->> 'code'), c.changed
      from (
        select jsonb_object_agg(name, case when name = any (tg_argv) then '"changed"'::jsonb
            else jsonb_build_array(before -> name, after -> name) end) as changed
          from jsonb_object_keys(subject) name
          -- an empty column of a new row did not change
          where coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')) c
      where c.changed is not null;
  return null;
end $$;
alter function fx.audit owner to effects;
