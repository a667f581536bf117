-- Notifications of a kind and a day (GMT+3) are shown as one. The list steps from one such bundle to the next.
alter table notifications
  add day date not null generated always as ((created_at at time zone interval '3 hours')::date) stored;
create index notifications_bundles on notifications (user_id, day, kind, created_at, id);
drop index notifications_newest;

-- Who wants a kind by mail may have it once a day: until then it waits in 'daily' (fx.mail_digests).
alter table notification_choices add daily boolean not null default false, add check (by_mail or not daily);
grant update (daily) on notification_choices to app, app_admin;
alter table notifications
  drop constraint notifications_waits_in_check,
  add constraint notifications_waits_in_check
    check (waits_in in ('orders', 'reviews', 'joined', 'feedback', 'wishes', 'daily'));
create index notifications_digest on notifications (user_id, created_at) where waits_in = 'daily';
