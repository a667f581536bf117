-- What admins approved, sentence by sentence: numbers, sizes and colours are slots ({0}, {1} …), so that one sentence
-- drafts many.
create table translation_memory (
  from_language text not null check (from_language in ('en', 'so', 'tr', 'ar')),
  to_language text not null check (to_language in ('en', 'so', 'tr', 'ar')),
  source text not null check (length(source) between 1 and 300),
  target text not null check (length(target) between 1 and 300),
  updated_at timestamptz not null default fx.now(),
  primary key (from_language, to_language, source)
);
call fx.force_row_security('translation_memory');
grant select, insert, update (target, updated_at) on translation_memory to app_admin;
create policy admin_all on translation_memory to app_admin using (true) with check (true);
