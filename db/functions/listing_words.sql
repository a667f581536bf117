-- The words of a listing or of a search for listings, separated by spaces. Sizes and measures become one word each,
-- however they are written: 160 × 200, 160x200 and 200*160 are '160x200'; 5kg, 5 kilo and 5000 g are '5000g'. A search
-- consists of these words (`asked`); a listing also keeps its numbers and units one by one. A listing's size without a
-- unit is taken for centimetres.
create or replace function fx.listing_words(original text, asked boolean) returns text
  language plpgsql immutable strict parallel safe set plan_cache_mode = force_generic_plan as $$
declare
  said text := translate(fx.fold(original), '٫''’‘ʼ`', '.');
  measures text[] := '{}';
  part record;
begin
  if said ~ '[0-9]' then
    -- Digits of a customs code belong together (9404.29.00), and so do those of 1,200,000.
    said := regexp_replace(said, '(?<![0-9.])([0-9]{4})\.([0-9]{2})' || repeat('(?:\.([0-9]{2}))?', 3) || '(?![0-9])',
      '\1\2\3\4\5', 'g');
    said := regexp_replace(said, '([0-9])[.,](?=[0-9]{3}(?![0-9]))', '\1', 'g');
    said := regexp_replace(said, '([0-9](?: *(?:mm|cm|m))?) *[x×*] *(?=[0-9])', '\1 × ', 'g');

    for part in
      select case when u.word is null then m[2] else m[1] end as written, u.factor,
          string_to_array(replace(m[2], ',', '.'), ' × ')::numeric[] as sides
        from regexp_matches(said,
          '(([0-9]+(?:[.,][0-9]{1,2})?(?: × [0-9]+(?:[.,][0-9]{1,2})?)+)(?: ?([[:alpha:]]+)(?![[:alnum:]]))?)', 'g') m
        left join fx.units() u on u.word = m[3] and u.base = 'mm'
        order by length(m[1]) desc, m[1]
    loop
      select measures || array_agg(replace(concat(trim_scale(least(a, b) * f), 'x', trim_scale(greatest(a, b) * f)),
            '.', 'd'))
        into measures
        from generate_series(1, cardinality(part.sides) - 1) at
        cross join lateral (select part.sides[at] as a, part.sides[at + 1] as b) side
        cross join unnest(case when asked then array[coalesce(part.factor, 1)]
          else array[1, coalesce(part.factor, 10)] end) f;
      if asked then said := replace(said, part.written, ' '); end if;
    end loop;

    for part in
      select m[1] as written,
          replace(trim_scale(replace(m[2], ',', '.')::numeric * u.factor)::text, '.', 'd') || u.base as measure
        from regexp_matches(said,
          '((?<![[:alnum:]])([0-9]+(?:[.,][0-9]{1,2})?) ?([[:alpha:]]+[23]?)(?![[:alnum:]]))', 'g') m
        join fx.units() u on u.word = m[3]
        order by length(m[1]) desc, m[1]
    loop
      measures := measures || part.measure;
      if asked then said := replace(said, part.written, ' '); end if;
    end loop;
  end if;
  return trim(regexp_replace(concat_ws(' ', array_to_string(measures, ' '), said), '[^[:alnum:]]+', ' ', 'g'));
end $$;
grant execute on function fx.listing_words to app, effects;
