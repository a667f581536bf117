-- Trigger: keeps what everybody reads of a rating, and the figure of its supplier. Only it writes shown ratings.
create or replace function fx.show_rating() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.shown_ratings (id, supplier_id, stars, words, language, city, answer, answer_language, created_at)
    select new.id, new.supplier_id, new.stars, case when new.words_hidden is null then new.words end, new.language,
        c.city, case when new.answer_hidden is null then new.answer end, new.answer_language, new.created_at
      from public.customers c where c.id = new.customer_id
    on conflict (id) do update set stars = excluded.stars, words = excluded.words, language = excluded.language,
      answer = excluded.answer, answer_language = excluded.answer_language;
  update public.suppliers s set rating_count = s.rating_count + case tg_op when 'INSERT' then 1 else 0 end,
      rating_sum = s.rating_sum + new.stars - coalesce(old.stars, 0)
    where s.id = new.supplier_id and old.stars is distinct from new.stars;
  return null;
end $$;
alter function fx.show_rating owner to effects;
create or replace trigger show after insert or update on ratings for each row execute function fx.show_rating();
