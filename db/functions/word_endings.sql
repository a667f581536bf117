-- Endings of folded words, for fx.word_bases: by ending an array of [language, what replaces it, how many letters must
-- precede it, which letters the last of them may not be]. '=' stands for the ending itself: an armchair is a chair.
-- PostgreSQL has no stemmer for Somali; its Turkish and Arabic ones need letters that folding takes away, and what its
-- English one leaves is often no word.
create or replace function fx.word_endings() returns jsonb language sql immutable parallel safe as $$
  select jsonb_object_agg(ending, rules) from (
    select ending, jsonb_agg(jsonb_build_array(language, instead, least, never)) as rules from (values
      ('en', 's', '', 3, 'sui'), ('en', 'es', '', 3, ''), ('en', 'ies', 'y', 2, ''), ('en', 'ves', 'f', 3, ''),
      ('en', 'ves', 'fe', 2, ''),
      ('tr', 'lar', '', 2, ''), ('tr', 'ler', '', 2, ''), ('tr', 'lari', '', 2, ''), ('tr', 'leri', '', 2, ''),
      ('tr', 'larin', '', 2, ''), ('tr', 'lerin', '', 2, ''), ('tr', 'asi', 'a', 1, ''), ('tr', 'esi', 'e', 1, ''),
      ('tr', 'isi', 'i', 1, ''), ('tr', 'osu', 'o', 1, ''), ('tr', 'usu', 'u', 1, ''), ('tr', 'i', '', 2, 'aeiou'),
      ('tr', 'u', '', 2, 'aeiou'), ('tr', 'gi', 'k', 2, ''), ('tr', 'gu', 'k', 2, ''), ('tr', 'bi', 'p', 2, ''),
      ('tr', 'bu', 'p', 2, ''), ('tr', 'di', 't', 2, ''), ('tr', 'du', 't', 2, ''), ('tr', 'li', '', 3, ''),
      ('tr', 'lu', '', 3, ''), ('tr', 'lik', '', 3, ''), ('tr', 'luk', '', 3, ''),
      ('so', 'ka', '', 3, ''), ('so', 'ga', '', 3, ''), ('so', 'ta', '', 3, ''), ('so', 'da', '', 3, ''),
      ('so', 'dha', '', 3, ''), ('so', 'ha', '', 3, ''), ('so', 'ha', 'h', 3, ''), ('so', 'sha', 'l', 3, ''),
      ('so', 'aha', 'o', 2, ''), ('so', 'aha', 'e', 2, ''), ('so', 'ada', 'o', 2, ''), ('so', 'yo', '', 3, ''),
      ('so', 'yaal', '', 2, ''), ('so', 'ayaal', 'e', 2, ''), ('so', 'oyin', 'o', 2, ''), ('so', 'ooyin', 'o', 2, ''),
      ('so', 'o', '', 3, 'aeiou'), ('so', 'bbo', 'b', 2, ''), ('so', 'ddo', 'd', 2, ''), ('so', 'ggo', 'g', 2, ''),
      ('so', 'llo', 'l', 2, ''), ('so', 'mmo', 'm', 2, ''), ('so', 'nno', 'n', 2, ''), ('so', 'rro', 'r', 2, ''),
      ('so', 'bab', 'b', 2, ''), ('so', 'dad', 'd', 2, ''), ('so', 'faf', 'f', 2, ''), ('so', 'gag', 'g', 2, ''),
      ('so', 'lal', 'l', 2, ''), ('so', 'mam', 'm', 2, ''), ('so', 'nan', 'n', 2, ''), ('so', 'rar', 'r', 2, ''),
      ('so', 'sas', 's', 2, ''), ('so', 'dhadh', 'dh', 2, ''), ('so', 'shash', 'sh', 2, ''),
      ('ar', 'ه', '', 3, ''), ('ar', 'ات', '', 3, ''), ('ar', 'ات', 'ه', 2, ''), ('ar', 'يه', '', 3, ''),
      ('ar', 'ين', '', 3, ''), ('ar', 'ون', '', 3, ''),
      ('en', 'chair', '=', 3, ''), ('en', 'shirt', '=', 3, ''), ('en', 'pot', '=', 3, ''), ('en', 'book', '=', 3, ''),
      ('en', 'paper', '=', 3, ''), ('en', 'board', '=', 3, ''), ('en', 'cloth', '=', 3, ''),
      ('en', 'light', '=', 3, ''), ('en', 'lamp', '=', 3, ''), ('en', 'tub', '=', 3, ''), ('en', 'brush', '=', 3, ''),
      ('en', 'glass', '=', 3, ''), ('en', 'case', '=', 3, ''), ('en', 'bulb', '=', 3, ''),
      ('en', 'towel', '=', 3, ''), ('en', 'bag', '=', 3, ''), ('tr', 'yagi', '=', 3, '')
    ) e (language, ending, instead, least, never) group by ending) e $$;
grant execute on function fx.word_endings to app, effects;
