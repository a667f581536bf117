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
