-- A supplier's price list: a file, what its rows would do, and what they did.

create table imports (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  made_by uuid not null references accounts,
  file_name text not null, -- the sender's file name; only shown
  file text not null, -- where it is stored
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- language of the texts of new products
  state text not null default 'checking' check (state in ('checking', 'checked', 'applying', 'applied', 'failed')),
  problem text check (problem in ('unreadable', 'empty', 'tooManyRows', 'noHead', 'noArticleCode', 'doubledColumn',
    'foreignCurrency')),
  problem_at text, -- where in the sheet: cells, or a row
  notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'), -- [{note, text}]: how the file was read
  unknown_columns text[] not null default '{}',
  total integer, -- number of rows, once the file was read
  refused integer, -- rows with problems, once all were checked
  applied integer, -- rows that took effect, once all are done
  readings integer not null default 0, -- begun and not ended: of workers that died, and of the one at work
  round integer not null default 1, -- pictures start another dry run; results of an earlier round are discarded
  created_at timestamptz not null default fx.now(),
  applied_at timestamptz,
  unique (id, supplier_id),
  check ((state = 'failed') = (problem is not null)),
  check ((state = 'applied') = (applied_at is not null))
);
create index imports_supplier on imports (supplier_id, created_at desc, id desc);
create index imports_made_by on imports (made_by);
create index imports_age on imports (created_at);

create table import_rows (
  import_id uuid not null,
  row_number integer not null, -- row number of the sheet, including its head
  supplier_id uuid not null,
  article_code text not null,
  name text not null,
  action text not null check (action in ('create', 'change', 'none', 'refused')),
  product_id uuid, -- the product that the row changes or made; it may be deleted since
  cells jsonb not null, -- the row's values by form field
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'), -- [{field, old, new}]
  prices jsonb not null default '[]' check (jsonb_typeof(prices) = 'array'), -- [{from, old, new}], where one changes
  large boolean not null default false, -- a price changes by more than 30 %
  rounded jsonb not null default '[]' check (jsonb_typeof(rounded) = 'array'), -- [{field, cell, said, price}]
  -- [{field, problem, cell, head, value}]
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  pictures integer not null default 0,
  outcome text check (outcome in ('applied', 'left')), -- written in the product's transaction: takes effect once
  applied_at timestamptz,
  primary key (import_id, supplier_id, row_number),
  foreign key (import_id, supplier_id) references imports (id, supplier_id) on delete cascade,
  check ((outcome is null) = (applied_at is null)),
  check (outcome is null or action in ('create', 'change'))
);
create index import_rows_waiting on import_rows (import_id, row_number) where outcome is null
  and action in ('create', 'change');

create table import_pictures (
  import_id uuid not null,
  number integer not null, -- its position in the ZIP
  supplier_id uuid not null,
  file text not null, -- its name in the ZIP; only shown
  readings integer not null default 0, -- as of imports
  stored text, -- where its bytes are stored until they are read; null once they were read or refused
  article_code text, -- article code of its row
  position integer,
  image jsonb, -- once it was re-encoded: name, widths, width, height, thumbhash, bytes
  problem text check (problem in ('unreadable', 'tooLarge', 'unmatched', 'doubled', 'badName')),
  primary key (import_id, supplier_id, number),
  foreign key (import_id, supplier_id) references imports (id, supplier_id) on delete cascade
);
create index import_pictures_code on import_pictures (import_id, article_code, position);

do $$
declare kept regclass;
begin
  foreach kept in array array['imports', 'import_rows', 'import_pictures']::regclass[] loop
    call fx.force_row_security(kept);
    execute format('grant select on %s to app, app_admin', kept);
    execute format('create policy own on %s to app
      using (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')
      with check (supplier_id = (select fx.company()) and (select fx.role()) = ''supplier'')', kept);
    execute format('create policy admin_reads on %s for select to app_admin using (true)', kept);
  end loop;
end $$;
grant insert (id, supplier_id, made_by, file_name, file, language, created_at),
  update (state, problem, problem_at, notes, unknown_columns, total, refused, applied, readings, round, applied_at)
  on imports to app;
grant insert (import_id, row_number, supplier_id, article_code, name, action, product_id, cells, changes, prices, large,
    rounded, problems, pictures), update (product_id, problems, outcome, applied_at), delete on import_rows to app;
grant insert (import_id, number, supplier_id, file, stored, problem),
  update (readings, stored, article_code, position, image, problem), delete on import_pictures to app;
-- A worker's count of readings is no change that anybody made.
create trigger audit after insert or delete or update of state, problem, problem_at, notes, unknown_columns, total,
  refused, applied, round, applied_at on imports for each row execute function fx.audit();

-- The worker reads for whom it works, and deletes imports that nobody applied.
grant select on imports to effects; -- fx.ticket_of_import
create policy effects_read on imports for select to effects using (true);
grant select, delete on imports to worker;
create policy worker_reads on imports for select to worker using (true);
create policy worker_sweeps on imports for delete to worker using (state <> 'applying');
