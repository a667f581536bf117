-- Endings of folded words, for fx.word_bases: by ending an array of [language, what replaces it, how many letters must
-- precede it, which letters the last of them may not be, whether nothing may follow it]. An ending that nothing may
-- follow is not looked for below another one. '=' stands for the ending itself: an armchair is a chair.
-- PostgreSQL has no stemmer for Somali; its Turkish and Arabic ones need letters that folding takes away, and what its
-- English one leaves is often no word.
create or replace function fx.word_endings() returns jsonb language sql immutable parallel safe as $$
  select jsonb_object_agg(ending, rules) from (
    select ending, jsonb_agg(jsonb_build_array(language, instead, least, never, is_outer)) as rules from (values
      ('en', 's', '', 3, 'sui', true), ('en', 'es', '', 3, '', true), ('en', 'ies', 'y', 2, '', true),
      ('en', 'ves', 'f', 3, '', true), ('en', 'ves', 'fe', 2, '', true), ('tr', 'lar', '', 2, '', false),
      ('tr', 'ler', '', 2, '', false), ('tr', 'lari', '', 2, '', true), ('tr', 'leri', '', 2, '', true),
      ('tr', 'larin', '', 2, '', true), ('tr', 'lerin', '', 2, '', true), ('tr', 'asi', 'a', 1, '', true),
      ('tr', 'esi', 'e', 1, '', true), ('tr', 'isi', 'i', 1, '', true), ('tr', 'osu', 'o', 1, '', true),
      ('tr', 'usu', 'u', 1, '', true), ('tr', 'i', '', 2, 'aeiou', true), ('tr', 'u', '', 2, 'aeiou', true),
      ('tr', 'gi', 'k', 2, '', true), ('tr', 'gu', 'k', 2, '', true), ('tr', 'bi', 'p', 2, '', true),
      ('tr', 'bu', 'p', 2, '', true), ('tr', 'di', 't', 2, '', true), ('tr', 'du', 't', 2, '', true),
      ('tr', 'li', '', 3, '', false), ('tr', 'lu', '', 3, '', false), ('tr', 'lik', '', 3, '', false),
      ('tr', 'luk', '', 3, '', false), ('so', 'ka', '', 3, '', true), ('so', 'ga', '', 3, '', true),
      ('so', 'ta', '', 3, '', true), ('so', 'da', '', 3, '', true), ('so', 'dha', '', 3, '', true),
      ('so', 'ha', '', 3, '', true), ('so', 'ha', 'h', 3, '', true), ('so', 'sha', 'l', 3, '', true),
      ('so', 'aha', 'o', 2, '', true), ('so', 'aha', 'e', 2, '', true), ('so', 'ada', 'o', 2, '', true),
      ('so', 'yo', '', 3, '', false), ('so', 'yaal', '', 2, '', false), ('so', 'ayaal', 'e', 2, '', false),
      ('so', 'oyin', 'o', 2, '', false), ('so', 'ooyin', 'o', 2, '', false), ('so', 'o', '', 3, 'aeiou', false),
      ('so', 'bbo', 'b', 2, '', false), ('so', 'ddo', 'd', 2, '', false), ('so', 'ggo', 'g', 2, '', false),
      ('so', 'llo', 'l', 2, '', false), ('so', 'mmo', 'm', 2, '', false), ('so', 'nno', 'n', 2, '', false),
      ('so', 'rro', 'r', 2, '', false), ('so', 'bab', 'b', 2, '', false), ('so', 'dad', 'd', 2, '', false),
      ('so', 'faf', 'f', 2, '', false), ('so', 'gag', 'g', 2, '', false), ('so', 'lal', 'l', 2, '', false),
      ('so', 'mam', 'm', 2, '', false), ('so', 'nan', 'n', 2, '', false), ('so', 'rar', 'r', 2, '', false),
      ('so', 'sas', 's', 2, '', false), ('so', 'dhadh', 'dh', 2, '', false), ('so', 'shash', 'sh', 2, '', false),
      ('ar', 'ه', '', 3, '', false), ('ar', 'ات', '', 3, '', false), ('ar', 'ات', 'ه', 2, '', false),
      ('ar', 'يه', '', 3, '', false), ('ar', 'ين', '', 3, '', false), ('ar', 'ون', '', 3, '', false),
      ('en', 'chair', '=', 3, '', false), ('en', 'shirt', '=', 3, '', false), ('en', 'pot', '=', 3, '', false),
      ('en', 'book', '=', 3, '', false), ('en', 'paper', '=', 3, '', false), ('en', 'board', '=', 3, '', false),
      ('en', 'cloth', '=', 3, '', false), ('en', 'light', '=', 3, '', false), ('en', 'lamp', '=', 3, '', false),
      ('en', 'tub', '=', 3, '', false), ('en', 'brush', '=', 3, '', false), ('en', 'glass', '=', 3, '', false),
      ('en', 'case', '=', 3, '', false), ('en', 'bulb', '=', 3, '', false), ('en', 'towel', '=', 3, '', false),
      ('en', 'bag', '=', 3, '', false), ('tr', 'yagi', '=', 3, '', false)
    ) e (language, ending, instead, least, never, is_outer) group by ending) e $$;
grant execute on function fx.word_endings to app, effects;
