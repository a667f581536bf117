-- A search index without the words of a name that was taken out.
create or replace function fx.without_words(search tsvector, said text) returns tsvector
  language sql stable set search_path = pg_catalog, public, pg_temp
  return ts_delete(search, tsvector_to_array(to_tsvector('simple', fx.searchable_words(coalesce(said, '')))));
grant execute on function fx.without_words to effects;
