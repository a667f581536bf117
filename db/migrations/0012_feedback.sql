-- Feedback with stars, for the company, and what of it everybody reads on the home page.

create table feedback (
  id uuid primary key,
  user_id uuid not null references accounts,
  -- as they were when it was sent
  user_name text not null,
  user_email text not null,
  user_role text not null check (user_role in ('customer', 'supplier', 'admin')),
  rating integer not null check (rating between 1 and 5),
  message text not null check (char_length(message) between 1 and 1000),
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- language of the page
  may_be_shown boolean not null, -- whether the author agrees to be quoted by name
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  decided_by uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  check ((status = 'pending') = (decided_at is null))
);
create index feedback_newest on feedback (created_at desc, id desc);
create index feedback_newest_of_role on feedback (user_role, created_at desc, id desc);
create index feedback_pending on feedback (created_at desc, id desc) where status = 'pending';
create index feedback_user on feedback (user_id);
create index feedback_decided_by on feedback (decided_by);
call fx.force_row_security('feedback');
grant select on feedback to app;
create policy own on feedback for select to app using (user_id = (select fx.me()));
grant select, update (status, decided_by, decided_at) on feedback to app_admin;
create policy admin_reads on feedback for select to app_admin using (true);
create policy admin_decides on feedback for update to app_admin using (true) with check (true);
grant select, insert on feedback to effects;
create policy effects_read on feedback for select to effects using (true);
create policy effects_write on feedback for insert to effects with check (true);
create trigger audit after insert or update or delete on feedback for each row
  execute function fx.audit('user_name', 'user_email', 'message');

-- Feedback that is shown to everybody. Hidden feedback has no row.
create table voices (
  id uuid primary key references feedback,
  name text not null,
  role text not null check (role in ('customer', 'supplier', 'admin')),
  rating integer not null check (rating between 1 and 5),
  message text not null,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  shown_at timestamptz not null default fx.now()
);
create index voices_newest on voices (shown_at desc, id desc);
call fx.force_row_security('voices');
grant select on voices to app, app_admin;
create policy everybody on voices for select to app, app_admin using (true);
grant delete on voices to app_admin;
create policy admin_hides on voices for delete to app_admin using (true);
grant select, insert on voices to effects;
create policy effects_read on voices for select to effects using (true);
create policy effects_write on voices for insert to effects with check (true);
create trigger audit after insert or update or delete on voices for each row
  execute function fx.audit('name', 'message');
