-- phase: expand
-- API tokens, by which machines call for a company (decision 82).

-- A token acts as the member who made it, within that company. Only its hash is kept, and a token that is revoked or
-- whose member is gone is deleted.
create table api_tokens (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references accounts,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0 and array_position(scopes, null) is null
    and scopes <@ array['products:read', 'products:write', 'orders:read', 'orders:write']),
  created_at timestamptz not null default fx.now(),
  expires_at timestamptz not null,
  last_used_on date, -- the day only, so that calls do not write it each time
  check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
create index api_tokens_company on api_tokens (company_id, created_at desc, id desc);
create index api_tokens_user on api_tokens (user_id);
create index api_tokens_expiry on api_tokens (expires_at);
call fx.force_row_security('api_tokens');
grant select (id, company_id, user_id, name, scopes, created_at, expires_at, last_used_on), delete on api_tokens to app;
create policy owners on api_tokens to app using (company_id = (select fx.company()) and (select fx.company_owner()));
grant select, insert, update (token_hash, last_used_on), delete on api_tokens to effects;
create policy effects_all on api_tokens to effects using (true) with check (true);
grant select, delete on api_tokens to worker;
create policy worker_sweeps on api_tokens to worker using (true);
-- Not of the day of its last use, which nobody did.
create trigger audit after insert or delete or update of company_id, user_id, token_hash, name, scopes, expires_at
  on api_tokens for each row execute function fx.audit('token_hash');
