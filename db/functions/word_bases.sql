-- The words that a folded word may be a form of, itself included, in one or two steps: 'armchairs' is 'armchair' and
-- 'chair'. Two words with a common base are forms of one. A number or measure is only itself.
create or replace function fx.word_bases(word text, spoken text) returns text[]
  language sql immutable parallel safe as $$
    select case when word ~ '^[0-9]' then array[word] else (
      select array_agg(distinct b.base) from (
        select word as base
        union all select one from fx.shorter_words(word, spoken) one
        union all select two from fx.shorter_words(word, spoken) one, fx.shorter_words(one, spoken) two) b) end $$;
grant execute on function fx.word_bases to app, effects;
