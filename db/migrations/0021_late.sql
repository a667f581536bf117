-- Who was told that a promise has passed (D53): once for each order and day.
create table late_tellings (
  order_id uuid not null references orders,
  due_on date not null, -- `orders.due_on` at the time
  told_at timestamptz not null default fx.now(),
  primary key (order_id, due_on)
);
create index late_tellings_old on late_tellings (told_at);
call fx.force_row_security('late_tellings');
grant select, insert on late_tellings to effects;
create policy effects_all on late_tellings to effects using (true) with check (true);
grant select, delete on late_tellings to worker;
create policy worker_reads on late_tellings for select to worker using (true);
create policy worker_sweeps on late_tellings for delete to worker using (true);

-- Which due time the desk was told of.
alter table inbox_items add told_late_for timestamptz;
