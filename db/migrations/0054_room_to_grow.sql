-- phase: expand
-- Terms of what grows without being business (decision 83). The worker deletes what is older, and row security shows
-- it nothing younger to delete.
grant select, delete on audit_log to worker;
create policy worker_sweeps on audit_log to worker using (at < current_timestamp - interval '5 years');
create or replace trigger insert_only before update or delete or truncate on audit_log for each statement
  when (current_user <> 'worker')
  execute function fx.refuse_change();

grant delete on mail_log to worker;
create policy worker_sweeps on mail_log as restrictive for delete to worker
  using (created_at < current_timestamp - interval '1 year');
grant select (mail_id) on invitations, messages to worker;
create policy worker_reads on invitations for select to worker using (mail_id is not null);
create policy worker_reads on messages for select to worker using (mail_id is not null);

grant select, delete on notifications to worker;
create policy worker_sweeps on notifications to worker using (created_at < current_timestamp - interval '1 year');

grant select, delete on stock_movements to worker;
create policy worker_sweeps on stock_movements to worker using (created_at < current_timestamp - interval '2 years');

grant select on missed_searches to worker; -- a batch is chosen by its place in the table

-- Suppliers all of whose listings are being written anew, because they are too many for one transaction. What everybody
-- reads leaves out those of a hidden one (decision 83).
create table listing_rounds (
  supplier_id uuid primary key references suppliers on delete cascade,
  hides_prices boolean not null,
  hidden boolean not null,
  done_to uuid, -- the last product that is done, in the order of ids
  begun_at timestamptz not null default fx.now()
);
call fx.force_row_security('listing_rounds');
grant select on listing_rounds to app, app_admin, worker;
create policy everybody on listing_rounds for select to app, app_admin, worker using (true);
grant select, insert, update, delete on listing_rounds to effects;
create policy effects_all on listing_rounds to effects using (true) with check (true);
