-- Passkeys, the one second factor (decision 30). The secret stays in the authenticator.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references accounts,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 2000), -- COSE
  counter bigint not null, -- of the authenticator's signatures; some always say 0
  transports text[] not null default '{}', -- how browsers reach the authenticator
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default fx.now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at, id);
call fx.force_row_security('passkeys');
grant select, insert (id, user_id, credential_id, public_key, counter, transports, name, created_at), delete
  on passkeys to app, app_admin;
create policy own on passkeys to app using (user_id = (select fx.me())) with check (user_id = (select fx.me()));
create policy admin_reads on passkeys for select to app_admin using (true);
create policy admins_own on passkeys for insert to app_admin with check (user_id = (select fx.me()));
create policy admin_removes on passkeys for delete to app_admin using (true);
grant select, update (counter, last_used_at), delete on passkeys to effects;
create policy effects_all on passkeys to effects using (true) with check (true);
create trigger audit after insert or update or delete on passkeys for each row
  execute function fx.audit('credential_id', 'public_key', 'name');

-- What an authenticator has to sign, once: one for each person and purpose. A sign-in that waits for its passkey has a
-- token too, because nobody is signed in yet.
create table passkey_challenges (
  user_id uuid not null references accounts,
  purpose text not null check (purpose in ('add', 'prove', 'sign-in')),
  challenge bytea not null check (octet_length(challenge) = 32),
  token_hash bytea unique check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  expires_at timestamptz not null,
  primary key (user_id, purpose),
  check ((purpose = 'sign-in') = (token_hash is not null))
);
comment on column passkey_challenges.token_hash is 'personal';
create index passkey_challenges_expiry on passkey_challenges (expires_at);
call fx.force_row_security('passkey_challenges');
grant select (user_id, purpose, challenge, expires_at), insert (user_id, purpose, challenge, expires_at),
  update (challenge, expires_at), delete on passkey_challenges to app, app_admin;
create policy own on passkey_challenges to app, app_admin
  using (user_id = (select fx.me()) and purpose <> 'sign-in')
  with check (user_id = (select fx.me()) and purpose <> 'sign-in');
grant select, insert, update (challenge, token_hash, expires_at), delete on passkey_challenges to effects;
create policy effects_all on passkey_challenges to effects using (true) with check (true);
grant select, delete on passkey_challenges to worker;
create policy worker_sweeps on passkey_challenges to worker using (true);
