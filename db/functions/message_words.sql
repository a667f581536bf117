-- The words of a message for search, each beside whose it is, a company or the desk: so a search in one's own messages
-- reads nothing of others, however many they have. '@690' is the period of 30 days in which it was written.
create or replace function fx.message_words(body text, customer uuid, supplier uuid, desk boolean, written timestamptz)
  returns tsvector language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct side || '/' || word
      from unnest(array[customer::text, supplier::text, case when desk then 'desk' end]) side,
        unnest(array['@' || floor(extract(epoch from (written at time zone 'UTC')) / 2592000)::text]
          || string_to_array(fx.searchable_words(body), ' ')) word
      where side is not null and length(word) between 1 and 100));
grant execute on function fx.message_words to app_admin, effects;
