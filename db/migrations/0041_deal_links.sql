-- Deal links (decision 67): whoever has one reads a quote, and later where its order stands, by fx.deal_of_token.

create table deal_links (
  id uuid primary key,
  quote_id uuid not null,
  number integer not null check (number >= 1), -- the quote's first, second…; the token is made of both
  customer_id uuid not null,
  supplier_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256; the length refuses a plain token
  created_by uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  revoked_at timestamptz,
  unique (quote_id, number),
  foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id)
);
create unique index deal_links_live on deal_links (quote_id) where revoked_at is null;
create index deal_links_quote on deal_links (quote_id, customer_id, supplier_id);
create index deal_links_created_by on deal_links (created_by);

call fx.force_row_security('deal_links');
grant select (id, quote_id, number, customer_id, supplier_id, created_by, created_at, revoked_at),
  insert (id, quote_id, number, customer_id, supplier_id, token_hash, created_by, created_at),
  update (revoked_at) on deal_links to app, app_admin;
create policy sides_own on deal_links for select to app using (case (select fx.role())
  when 'customer' then customer_id = (select fx.company())
  when 'supplier' then supplier_id = (select fx.company())
  else false end);
create policy customer_links on deal_links for insert to app
  with check (customer_id = (select fx.company()) and (select fx.role()) = 'customer'
    and created_by = (select fx.me()));
create policy supplier_links on deal_links for insert to app
  with check (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier'
    and created_by = (select fx.me()));
-- What was revoked stays so.
create policy customer_revokes on deal_links for update to app
  using (customer_id = (select fx.company()) and (select fx.role()) = 'customer' and revoked_at is null)
  with check (customer_id = (select fx.company()));
create policy supplier_revokes on deal_links for update to app
  using (supplier_id = (select fx.company()) and (select fx.role()) = 'supplier' and revoked_at is null)
  with check (supplier_id = (select fx.company()));
create policy admin_reads on deal_links for select to app_admin using (true);
create policy admin_links on deal_links for insert to app_admin with check (created_by = (select fx.me()));
create policy admin_revokes on deal_links for update to app_admin using (revoked_at is null) with check (true);
grant select on deal_links to effects;
create policy effects_read on deal_links for select to effects using (true);
create trigger audit after insert or update or delete on deal_links for each row
  execute function fx.audit('token_hash');
