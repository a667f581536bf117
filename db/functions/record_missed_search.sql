-- Counts a search that found nothing, and keeps nothing about who searched. Of words that nobody searched before it
-- takes a thousand a day. It is a function because nobody may write the figures.
create or replace function fx.record_missed_search(search uuid, words text, language text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare today date := (fx.now() at time zone interval '3 hours')::date;
begin
  update public.missed_searches m set times = m.times + 1, last_day = today, last_search = search
    where m.words = record_missed_search.words and m.language = record_missed_search.language
      and m.last_search <> search;
  if found then return; end if;
  insert into public.missed_searches (words, language, first_day, last_day, last_search)
    select record_missed_search.words, record_missed_search.language, today, today, search
      where (select count(*) from public.missed_searches m where m.first_day = today) < 1000
    on conflict do nothing;
end $$;
alter function fx.record_missed_search owner to effects;
grant execute on function fx.record_missed_search to app;
