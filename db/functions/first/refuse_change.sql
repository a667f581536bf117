-- Trigger: refuses to change or delete rows of a table that only grows. The trigger stands with its table.
create or replace function fx.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only', tg_table_name using errcode = '42501';
end $$;
