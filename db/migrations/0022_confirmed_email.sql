-- The address that somebody without a confirmed one wants to confirm, and the code that was mailed to it (D48). It
-- becomes the account's once it is confirmed.
create table email_confirmations (
  user_id uuid primary key references accounts,
  email text not null check (email = lower(email)),
  code_hmac bytea check (octet_length(code_hmac) = 32), -- null: only a link was mailed; the length refuses a plain code
  code_until timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default fx.now()
);
call fx.force_row_security('email_confirmations');
grant select (user_id, email) on email_confirmations to app, app_admin;
create policy self on email_confirmations for select to app, app_admin using (user_id = (select fx.me()));
grant select, insert, update, delete on email_confirmations to effects;
create policy effects_all on email_confirmations to effects using (true) with check (true);

alter table link_tokens add email text; -- that the link confirms; null: it is for something else

comment on column email_confirmations.email is 'personal';
comment on column email_confirmations.code_hmac is 'personal';
comment on column link_tokens.email is 'personal';
