-- phase: expand
-- no transaction
-- What is older than its term is found without reading the rest.
create index concurrently if not exists notifications_age on notifications (created_at);
create index concurrently if not exists stock_movements_age on stock_movements (created_at);
-- All listed products of a supplier, in the order in which they are written anew.
create index concurrently if not exists products_in_rounds on products (supplier_id, id) where status = 'listed';
