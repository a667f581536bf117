-- Trigger: refuses updates and deletes on an insert-only table. The trigger is created with its table.
create or replace function fx.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only', tg_table_name using errcode = '42501';
end $$;
