-- Ratings of suppliers by customers whose goods have arrived, one for each order (decision 62).

-- The figure of each supplier, kept by fx.show_rating.
alter table suppliers
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add column rating_sum integer not null default 0,
  add constraint suppliers_rating_sum check (rating_sum between rating_count and 5 * rating_count);
grant update (rating_count, rating_sum) on suppliers to effects;

create table ratings (
  id uuid primary key,
  order_id uuid not null unique,
  customer_id uuid not null references customers,
  supplier_id uuid not null references suppliers,
  rated_by uuid not null references accounts,
  stars integer not null check (stars between 1 and 5),
  words text check (char_length(words) between 1 and 1000), -- null: none, or erased with their author
  language text not null check (language in ('en', 'so', 'tr', 'ar')), -- language of the page
  created_at timestamptz not null default fx.now(),
  changed_at timestamptz,
  -- the supplier's
  answer text check (char_length(answer) between 1 and 1000),
  answer_language text check (answer_language in ('en', 'so', 'tr', 'ar')),
  answered_by uuid references accounts,
  answered_at timestamptz,
  -- why the desk hides them; null: they are shown
  words_hidden text check (char_length(words_hidden) between 1 and 500),
  answer_hidden text check (char_length(answer_hidden) between 1 and 500),
  foreign key (order_id, customer_id, supplier_id) references orders (id, customer_id, supplier_id),
  check (answer is null or num_nulls(answer_language, answered_by, answered_at) = 0)
);
create index ratings_order on ratings (order_id, customer_id, supplier_id);
create index ratings_customer on ratings (customer_id);
create index ratings_supplier on ratings (supplier_id);
create index ratings_rated_by on ratings (rated_by);
create index ratings_answered_by on ratings (answered_by);
call fx.force_row_security('ratings');
grant select, insert (id, order_id, customer_id, supplier_id, rated_by, stars, words, language),
  update (stars, words, language, changed_at, answer, answer_language, answered_by, answered_at) on ratings to app;
create policy sides on ratings for select to app
  using (customer_id = (select fx.company()) or supplier_id = (select fx.company()));
create policy customer_rates on ratings for insert to app
  with check (customer_id = (select fx.company()) and rated_by = (select fx.me()));
create policy sides_change on ratings for update to app
  using (customer_id = (select fx.company()) or supplier_id = (select fx.company()))
  with check (customer_id = (select fx.company()) or supplier_id = (select fx.company()));
grant select, update (words_hidden, answer_hidden) on ratings to app_admin;
create policy admin_reads on ratings for select to app_admin using (true);
create policy admin_hides on ratings for update to app_admin using (true) with check (true);
grant select, update (words, answer) on ratings to effects;
create policy effects_read on ratings for select to effects using (true);
create policy effects_erase on ratings for update to effects using (true) with check (true);
create trigger audit after insert or update or delete on ratings for each row
  execute function fx.audit('words', 'answer');

-- What everybody reads of them: nothing of who wrote it but the company's city. Hidden words are not here.
create table shown_ratings (
  id uuid primary key references ratings,
  supplier_id uuid not null references suppliers,
  stars integer not null check (stars between 1 and 5),
  words text,
  language text not null check (language in ('en', 'so', 'tr', 'ar')),
  city text not null, -- of the customer when it was written
  answer text,
  answer_language text check (answer_language in ('en', 'so', 'tr', 'ar')),
  created_at timestamptz not null
);
create index shown_ratings_newest on shown_ratings (supplier_id, created_at desc, id desc);
call fx.force_row_security('shown_ratings');
grant select on shown_ratings to app, app_admin;
create policy everybody on shown_ratings for select to app, app_admin using (true);
grant select, insert, update on shown_ratings to effects;
create policy effects_read on shown_ratings for select to effects using (true);
create policy effects_write on shown_ratings for insert to effects with check (true);
create policy effects_change on shown_ratings for update to effects using (true) with check (true);

comment on column shown_ratings.words is 'personal';
comment on column shown_ratings.answer is 'personal';
