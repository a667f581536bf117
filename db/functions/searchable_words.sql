-- The words of a text for search, separated by spaces. Without it 'red/blue' would be one word, and the 1001 of
-- 'KT-1001' a negative number. An apostrophe does not separate words: many people leave it out of the Somali ra'yi.
-- `wordsOf` in contract/src/folding.ts does the same.
create or replace function fx.searchable_words(original text) returns text language sql immutable strict parallel safe
  return regexp_replace(translate(fx.fold(original), '''’‘ʼ`', ''), '[^[:alnum:]]+', ' ', 'g');
grant execute on function fx.searchable_words to app, app_admin, effects;
