-- The known words most similar to a mistyped one. The threshold is below the usual 0.3, because two swapped letters
-- leave few equal trigrams.
create or replace function fx.similar_search_words(mistyped text) returns setof text
  language sql stable strict set search_path = pg_catalog, public, pg_temp set pg_trgm.similarity_threshold = 0.2
  as $$ select word from search_words where word operator(public.%) mistyped
    order by public.similarity(word, mistyped) desc, word limit 20 $$;
grant execute on function fx.similar_search_words to app;
