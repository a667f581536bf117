-- Inserts, updates or deletes the listings of these products with their texts, pictures and search words, so that they
-- match the products. Prices that are shown only after sign-in go to member_prices. Only functions of the same owner
-- may call it.
create or replace function fx.refresh_listings(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Who hides prices waits for the listings that are being written, and those who write them for that.
  perform pg_advisory_xact_lock_shared(hashtextextended('prices after sign-in', 0));
  delete from public.listings l where l.product_id = any (ids)
    and not exists (select from public.products p join public.suppliers s on s.id = p.supplier_id
      where p.id = l.product_id and p.status = 'listed' and s.active);

  insert into public.listings as l (product_id, supplier_id, category, original_language, languages, price_cents,
      price_confirmed_at, tiers, minimum, stock, made_to_order, lead_days, article_code, country, city, origin, unit,
      pieces_per_unit, incoterm, basis_place, customs_code, details, images, verified, listed_at, updated_at, search)
    select p.id, p.supplier_id, p.category, p.original_language, texts.languages,
      case when not s.prices_after_sign_in then p.price_cents end, p.price_confirmed_at,
      case when s.prices_after_sign_in then '[]' else p.tiers end, p.minimum, coalesce(b.balance, 0), p.made_to_order,
      p.lead_days, p.article_code, p.country, p.city, p.origin, p.unit,
      p.pieces_per_unit, p.incoterm, p.basis_place, p.customs_code, p.details,
      images.shown, coalesce(s.verified_until > fx.now(), false),
      p.listed_at, fx.now(),
      setweight(to_tsvector('simple', fx.listing_words(texts.names, false)), 'A')
        || setweight(to_tsvector('simple', concat_ws(' ', fx.searchable_words(concat_ws(' ', s.name, places.named)),
          fx.code_words(p.article_code))), 'B')
        || strip(to_tsvector('simple', fx.listing_words(concat_ws('; ', texts.descriptions, facts.said), false)))
        || array_to_tsvector(array['c:' || p.category, 's:' || p.supplier_id] || customs.codes)
      from public.products p
      join public.suppliers s on s.id = p.supplier_id
      left join public.stock_balances b on b.product_id = p.id
      cross join lateral (
        select coalesce(array_agg(t.language order by t.language), '{}') as languages,
            coalesce(string_agg(t.name, '; '), '') as names,
            coalesce(string_agg(t.description, '; '), '') as descriptions
          from public.product_texts t where t.product_id = p.id) texts
      cross join lateral (
        select string_agg(distinct place, ' ') as named from unnest(array[p.city, s.city, p.basis_place]) place) places
      cross join lateral (
        select string_agg(fact #>> '{}', '; ') as said
          from (select jsonb_path_query(p.details, '$.facts[*].value')
            union all select jsonb_path_query(p.details, '$.options[*].values[*]')) f (fact)) facts
      -- A customs code is found by its first four, six, eight… digits.
      cross join lateral (
        select coalesce(array_agg('hs:' || left(digits, n)), '{}') as codes
          from (select regexp_replace(p.customs_code, '[^0-9]', '', 'g') as digits) c,
            generate_series(4, length(digits), 2) n) customs
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width,
            'height', i.height, 'thumbhash', i.thumbhash) order by i.position), '[]') as shown
          from public.product_images i where i.product_id = p.id and i.position is not null) images
      where p.id = any (ids) and p.status = 'listed' and s.active
    on conflict (product_id) do update set category = excluded.category,
      original_language = excluded.original_language, languages = excluded.languages,
      price_cents = excluded.price_cents, price_confirmed_at = excluded.price_confirmed_at, tiers = excluded.tiers,
      minimum = excluded.minimum, stock = excluded.stock, made_to_order = excluded.made_to_order,
      lead_days = excluded.lead_days, article_code = excluded.article_code, country = excluded.country,
      city = excluded.city, origin = excluded.origin, unit = excluded.unit,
      pieces_per_unit = excluded.pieces_per_unit, incoterm = excluded.incoterm, basis_place = excluded.basis_place,
      customs_code = excluded.customs_code, details = excluded.details, images = excluded.images,
      verified = excluded.verified, listed_at = excluded.listed_at, updated_at = excluded.updated_at,
      search = excluded.search;

  delete from public.member_prices m using public.listings l
    where m.product_id = any (ids) and l.product_id = m.product_id and l.price_cents is not null;
  insert into public.member_prices (product_id, supplier_id, price_cents, tiers)
    select p.id, p.supplier_id, p.price_cents, p.tiers from public.products p
      join public.listings l on l.product_id = p.id where p.id = any (ids) and l.price_cents is null
    on conflict (product_id) do update set price_cents = excluded.price_cents, tiers = excluded.tiers;

  delete from public.listing_texts t where t.product_id = any (ids)
    and not exists (select from public.product_texts p where p.product_id = t.product_id and p.language = t.language);
  insert into public.listing_texts (product_id, language, name, description)
    select t.product_id, t.language, t.name, t.description from public.product_texts t
      join public.listings l on l.product_id = t.product_id where l.product_id = any (ids)
    on conflict (product_id, language) do update set name = excluded.name, description = excluded.description
      where (listing_texts.name, listing_texts.description) <> (excluded.name, excluded.description);

  delete from public.listing_images i where i.product_id = any (ids)
    and not exists (select from public.product_images p where p.name = i.name and p.product_id = i.product_id
      and p.position is not null);
  insert into public.listing_images (name, product_id)
    select i.name, i.product_id from public.product_images i join public.listings l on l.product_id = i.product_id
      where l.product_id = any (ids) and i.position is not null
    on conflict (name) do nothing;

  -- Bases are made once for each word and language. Sorted, so that two transactions with the same words wait for each
  -- other instead of deadlocking.
  insert into public.search_words as known (word, languages, bases)
    select n.word, array_agg(distinct n.language), array_agg(distinct base)
      from (select distinct w.word, said.language
        from (
          select t.language, t.name as words from public.listing_texts t where t.product_id = any (ids)
          union all
          select 'tr', concat_ws(' ', l.city, s.city, l.basis_place) from public.listings l
            join public.suppliers s on s.id = l.supplier_id where l.product_id = any (ids)) said
        cross join lateral unnest(string_to_array(fx.searchable_words(said.words), ' ')) w(word)
        where length(w.word) between 2 and 40 and w.word !~ '^[0-9]'
          and not exists (select from public.search_words k where k.word = w.word and said.language = any (k.languages))
      ) n
      cross join lateral unnest(fx.word_bases(n.word, n.language)) base
      group by n.word order by n.word
    on conflict (word) do update set
      languages = array(select distinct unnest(known.languages || excluded.languages)),
      bases = array(select distinct unnest(known.bases || excluded.bases));
end $$;
alter function fx.refresh_listings owner to effects;
