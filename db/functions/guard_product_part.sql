-- Constraint trigger: texts and pictures of a listed product are not changed without review either.
create or replace function fx.guard_product_part() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare touched uuid[] := case tg_op when 'INSERT' then array[new.product_id] when 'DELETE' then array[old.product_id]
  else array[old.product_id, new.product_id] end;
begin
  if fx.role() = 'supplier' and exists (select from public.products p where p.id = any (touched)
    and p.status in ('listed', 'paused')) then
    raise exception 'waits for review' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger guard after insert or update or delete on product_texts for each row
  execute function fx.guard_product_part();
-- A picture may be added to a listed product without a position: then only a revision shows it.
create or replace trigger guard after update of product_id, position on product_images for each row
  when ((new.position is not null or old.position is not null)
  and (new.product_id, new.position) is distinct from (old.product_id, old.position))
  execute function fx.guard_product_part();
create or replace trigger guard_new after insert on product_images for each row when (new.position is not null)
  execute function fx.guard_product_part();
