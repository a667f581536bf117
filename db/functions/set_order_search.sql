-- Trigger: adds an order's number and the names of its sides to its search index, beside the goods that are written
-- with it; later each tracking number that it gets.
create or replace function fx.set_order_search() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.search := new.search || to_tsvector('simple', fx.searchable_words(case tg_op
    when 'INSERT' then concat_ws(' ', new.number, new.customer_company, new.customer_name, new.supplier_name)
    else coalesce(new.tracking_number, '') end));
  return new;
end $$;
create or replace trigger words before insert or update of tracking_number on orders
  for each row execute function fx.set_order_search();
