-- phase: expand
-- no transaction
-- What is older than its term is found without reading the rest.
create index concurrently if not exists notifications_age on notifications (created_at);
create index concurrently if not exists stock_movements_age on stock_movements (created_at);
