-- Folds a text for search: without case, accents and vowel signs. `contract/src/folding.ts` does the same in code, and
-- one table of cases tests both.
create or replace function fx.fold(original text) returns text language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      normalize(lower(translate(normalize(original, NFKC), 'İIı', 'iii')), NFD),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f]', '', 'g'),
    'ßøœæłđςةىٱکیگڤپچ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'sooaldσهياكيكفبج01234567890123456789');
grant execute on function fx.fold to app, app_admin, effects, worker;
