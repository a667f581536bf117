-- The words of an article code for search: its parts, and from the first part on also joined, because people leave out
-- the hyphens: YTK-160200-01 is found by 'ytk', '160200', 'ytk160200' and 'ytk16020001'.
create or replace function fx.code_words(code text) returns text language sql immutable strict parallel safe as $$
  select string_agg(concat_ws(' ', part, joined), ' ')
    from (select part, string_agg(part, '') over (order by place) as joined
      from unnest(string_to_array(trim(fx.searchable_words(code)), ' ')) with ordinality p (part, place)) p $$;
grant execute on function fx.code_words to effects;
