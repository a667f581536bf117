-- The desk's lists of quotes, and quotes that it prepares for people (decision 71).

-- What waits for the desk is an offer that somebody asks to have (quote_claims), beside what waits for a supplier.
alter table quotes add claim_asked boolean not null default false;

-- Lists of the desk by whose turn it is. An index of all states in the order of time would read, of a state that few
-- quotes are in, most of the others.
create index quotes_desk_waiting on quotes (created_at desc, id desc)
  where state in ('requested', 'countered') or state = 'offered' and claim_asked;
create index quotes_desk_theirs on quotes (created_at desc, id desc) where state = 'offered' and not claim_asked;
create index quotes_desk_ordered on quotes (created_at desc, id desc) where state = 'ordered';
create index quotes_desk_ended on quotes (created_at desc, id desc)
  where state in ('withdrawn', 'declined', 'expired', 'closed');

-- For whom the desk prepared a quote, while they have no company here. Admins alone read it.
create table quote_contacts (
  id uuid primary key,
  quote_id uuid not null unique references quotes,
  name text not null check (length(name) between 1 and 100),
  email text check (email = lower(email) and length(email) between 1 and 255),
  phone text check (length(phone) between 1 and 30),
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  created_at timestamptz not null default fx.now()
);
create index quote_contacts_known on quote_contacts (created_at, quote_id) where num_nonnulls(email, phone) > 0;

-- Companies that want to have such a quote: one gets it, by the contact's confirmed address or by the desk's consent.
create table quote_claims (
  id uuid primary key,
  quote_id uuid not null references quote_contacts (quote_id),
  company_id uuid not null references customers,
  claimed_by uuid not null references accounts,
  state text not null check (state in ('asked', 'agreed', 'refused')),
  decided_by uuid references accounts, -- null: by the contact's address, or because another company got it
  decided_at timestamptz,
  created_at timestamptz not null default fx.now(),
  unique (quote_id, company_id),
  check ((state = 'asked') = (decided_at is null)),
  check (decided_at is not null or decided_by is null)
);
create unique index quote_claims_once on quote_claims (quote_id) where state = 'agreed';
create index quote_claims_company on quote_claims (company_id);
create index quote_claims_claimed_by on quote_claims (claimed_by);
create index quote_claims_decided_by on quote_claims (decided_by);

call fx.force_row_security('quote_contacts');
grant select on quote_contacts to app_admin;
create policy admin_reads on quote_contacts for select to app_admin using (true);
grant select, insert, update (name, email, phone) on quote_contacts to effects;
create policy effects_all on quote_contacts to effects using (true) with check (true);
create trigger audit after insert or update or delete on quote_contacts for each row
  execute function fx.audit('name', 'email', 'phone');

call fx.force_row_security('quote_claims');
grant select on quote_claims to app, app_admin;
create policy own on quote_claims for select to app
  using (company_id = (select fx.company()) and (select fx.role()) = 'customer');
create policy admin_reads on quote_claims for select to app_admin using (true);
grant select, insert, update (state, claimed_by, decided_by, decided_at) on quote_claims to effects;
create policy effects_all on quote_claims to effects using (true) with check (true);
create trigger audit after insert or update or delete on quote_claims for each row execute function fx.audit();

-- A quote that nobody has claimed belongs to fx.unclaimed_company(); what is claimed gets its company in all its rows.
grant update (customer_id, customer_city, claim_asked) on quotes to effects;
grant update (customer_id) on messages, message_files to effects;
alter table quote_versions drop constraint quote_versions_quote_id_customer_id_supplier_id_fkey,
  add foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id)
    on update cascade;
alter table quote_lines drop constraint quote_lines_quote_id_customer_id_supplier_id_version_fkey,
  add foreign key (quote_id, customer_id, supplier_id, version)
    references quote_versions (quote_id, customer_id, supplier_id, number) on update cascade;
alter table quote_events drop constraint quote_events_quote_id_customer_id_supplier_id_fkey,
  add foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id)
    on update cascade;
alter table deal_links drop constraint deal_links_quote_id_customer_id_supplier_id_fkey,
  add foreign key (quote_id, customer_id, supplier_id) references quotes (id, customer_id, supplier_id)
    on update cascade;
-- As before, without the keys: these follow the quote's, and no role may write them.
drop trigger insert_only on quote_versions;
create trigger insert_only before update of number, side, actor_role, actor_id, valid_until, lead_days, incoterm,
    basis_place, deposit_percent, wanted_on, port, notes_language, total_cents, created_at
  or delete or truncate on quote_versions for each statement execute function fx.refuse_change();
drop trigger insert_only on quote_lines;
create trigger insert_only before update of position, product_id, replaces, quantity, breakdown, price_cents,
    struck_out, made_to_order, names, original_language, article_code, unit, pieces_per_unit, details, image,
    image_name, category
  or delete or truncate on quote_lines for each statement execute function fx.refuse_change();
drop trigger insert_only on quote_events;
create trigger insert_only before update of id, state, version, actor_role, actor_id, reason, created_at
  or delete or truncate on quote_events for each statement execute function fx.refuse_change();
