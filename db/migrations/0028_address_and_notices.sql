-- A confirmed e-mail address can be changed (decision 50).

-- The session that asked to change a confirmed address, which stays signed in; null: the account's is not confirmed.
alter table email_confirmations add session_id uuid;
grant select (session_id) on email_confirmations to app, app_admin;
grant select, delete on email_confirmations to worker;
create policy worker_sweeps on email_confirmations to worker using (true);

-- A link by which the reader of the old address objects. Until it expires, nobody else can take that address.
alter table link_tokens drop constraint link_tokens_kind_check;
alter table link_tokens add constraint link_tokens_kind_check
  check (kind in ('password-reset', 'email-confirmation', 'email-objection'));
create index link_tokens_objections on link_tokens (email) where kind = 'email-objection';

-- Notices of one group are mailed together (decision 51).

-- The group in which a notice waits for its e-mail; null: it was mailed, or is not to be.
alter table notifications add waits_in text check (waits_in in ('orders', 'reviews', 'joined', 'feedback', 'wishes'));
create index notifications_waiting on notifications (user_id, waits_in) where waits_in is not null;
grant update (waits_in) on notifications to effects;
