-- Notifications of a kind and a day (GMT+3) are shown as one. The list steps from one such bundle to the next.
alter table notifications
  add day date not null generated always as ((created_at at time zone interval '3 hours')::date) stored;
create index notifications_bundles on notifications (user_id, day, kind, created_at, id);
drop index notifications_newest;
