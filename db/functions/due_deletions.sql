-- Accounts that may be deleted now, the longest asked for first: the undo time is over, no order is open, and the
-- account is not suspended, because a suspension is a matter that is not settled yet.
create or replace function fx.due_deletions(requested_before timestamptz, number integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  return query select a.id from public.accounts a
    where a.deletion_requested_at is not null and a.anonymised_at is null
      and a.deletion_requested_at <= requested_before and a.suspended_at is null
      and fx.orders_before_deletion(a.id) = 0
    order by a.deletion_requested_at limit due_deletions.number;
end $$;
alter function fx.due_deletions owner to effects;
grant execute on function fx.due_deletions to worker;
