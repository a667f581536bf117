-- The words that a folded word may be a form of, itself included, in one or two steps: 'armchairs' is 'armchair' and
-- 'chair'. Two words with a base in common are forms of one. `spoken` is the language of the text; null, as for a
-- search, stands for all four. A number or measure is only itself. The plan is made once in a session, and the tables
-- of endings and usual words with it.
create or replace function fx.word_bases(word text, spoken text) returns text[]
  language plpgsql immutable parallel safe set plan_cache_mode = force_generic_plan as $$
declare
  bases text[] := array[word];
begin
  if word ~ '^[0-9]' then return bases; end if;
  for step in 1..2 loop
    select array_agg(distinct b.base) into bases from (
      select base from unnest(bases) base
      union all
      select case rule ->> 1 when '=' then right(base, letters) else left(base, -letters) || (rule ->> 1) end
        from unnest(bases) base cross join generate_series(1, 5) letters
        cross join jsonb_array_elements(fx.word_endings() -> right(base, letters)) rule
        where (spoken is null or rule ->> 0 = spoken) and length(base) - letters >= (rule ->> 2)::integer
          and strpos(rule ->> 3, left(right(base, letters + 1), 1)) = 0 and (step = 1 or rule -> 4 = 'false')
      union all
      -- Articles and short words that Arabic writes together with the next one.
      select substr(base, letters + 1) from unnest(bases) base cross join generate_series(2, 3) letters
        where (spoken is null or spoken = 'ar') and left(base, letters) in ('ال', 'وال', 'بال', 'لل')
          and length(base) - letters >= 3
      union all
      select rule ->> 1 from unnest(bases) base
        cross join jsonb_array_elements(fx.usual_words() -> base) rule
        where spoken is null or rule ->> 0 = spoken) b;
  end loop;
  return bases;
end $$;
grant execute on function fx.word_bases to app, effects;
