import { languages } from '@ticarum/contract/values/languages'
import type pg from 'pg'
import { productTypes } from '../catalogue/product-types.ts'
import { idOf } from './generated-id.ts'
import { inventedWordsOf, ranks } from './invented-words.ts'

/** The placeholder of every generated picture, which has no file. */
const THUMBHASH = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w'

/**
 * Words that searches are measured with: twenty products have 'rarest', twenty others 'pairone pairtwo', and only the
 * older half has 'outdated'.
 */
function plantedWords(count: number): string {
  const every = Math.max(20, Math.floor(count / 20))
  return `case number % ${every} when 12 then ' rarest' when 14 then ' pairone pairtwo' else '' end
    || case when number <= ${Math.floor(count / 2)} and number % 20 = 3 then ' outdated' else '' end`
}

/**
 * Products of the demo world's types. Some types and suppliers have more than others, recent times more than old ones.
 */
export async function writeProducts(owner: pg.Client, count: number, suppliers: number, images: number): Promise<void> {
  await owner.query('create temp table made_types (number integer primary key, type jsonb) on commit drop')
  await owner.query('insert into made_types select * from jsonb_to_recordset($1) t (number integer, type jsonb)', [
    JSON.stringify(productTypes.map((type, number) => ({ number, type }))),
  ])
  await owner.query(
    `create temp table made_products (number integer, id uuid, supplier_id uuid, city text, kind integer,
        at timestamptz, luck double precision) on commit drop`,
  )
  await owner.query(
    `insert into made_products
      select g.number, ${idOf('g.at', "'product' || g.number")}, s.id, s.city, g.kind, g.at, random()
      from (select n as number,
          timestamptz '2024-01-01' + (now() - interval '1 hour' - timestamptz '2024-01-01') * sqrt(n::float8 / $1)
            as at,
          floor($2 * power(random(), 1.3))::integer as supplier, floor($3 * power(random(), 1.4))::integer as kind
        from generate_series(1, $1::integer) n offset 0) g
      join made_suppliers s on s.number = g.supplier order by g.number`,
    [count, suppliers, productTypes.length],
  )
  await owner.query('analyze made_products')
  await owner.query(
    `insert into products (id, supplier_id, article_code, status, reason, original_language, price_cents,
        price_confirmed_at, tiers, minimum, made_to_order, lead_days, category, country, city, origin, unit,
        pieces_per_unit, customs_code, details, submitted_at, listed_at, created_at, updated_at)
      select m.id, m.supplier_id, type ->> 'code' || '-' || m.number, status,
        case when status = 'rejected' then 'The picture is blurred.' end, 'tr', price,
        greatest(m.at, now() - m.luck * interval '40 days'),
        jsonb_build_array(jsonb_build_object('from', minimum + 10, 'priceCents', price * 95 / 100),
          jsonb_build_object('from', minimum + 100, 'priceCents', price * 9 / 10)), minimum, m.number % 11 = 4,
        (type ->> 'leadDays')::integer, type ->> 'category', 'TR', m.city, m.city || ', Turkey', type ->> 'unit',
        (type ->> 'pieces')::integer, type ->> 'customsCode',
        jsonb_build_object('weightGrams', type -> 'grams', 'volumeCm3', type -> 'cm3',
          'facts', '[{"name": "Guarantee", "value": "2 years"}]'::jsonb, 'options', '[]'::jsonb), m.at,
        case when status in ('listed', 'paused') then m.at end, m.at, m.at
      from made_products m join made_types t on t.number = m.kind,
        lateral (select (100 + (type ->> 'priceCents')::integer * exp(m.luck - 0.5))::bigint as price,
          (type ->> 'minimum')::integer as minimum,
          case m.number % 50 when 7 then 'in_review' when 23 then 'draft'
            when 31 then 'paused' when 46 then 'rejected' else 'listed' end as status) p
      order by m.number`,
  )
  for (const language of languages) {
    const planted = language === 'en' ? plantedWords(count) : "''"
    await owner.query(
      `insert into product_texts (product_id, supplier_id, language, name, description, by_company)
        select id, supplier_id, '${language}',
          type -> 'name' ->> '${language}' || ' ' || ${inventedWordsOf(language, 1, 2)} || ${planted},
          ${inventedWordsOf(language, 3, 8)} || '.', ${language !== 'tr'}
        from (select m.number, m.id, m.supplier_id, t.type, ${ranks(8)} from made_products m
          join made_types t on t.number = m.kind order by m.number offset 0) x`,
    )
  }
  await owner.query(
    `insert into product_images (id, supplier_id, product_id, position, name, widths, width, height, thumbhash)
      select ${idOf('m.at', "'image' || m.number || '-' || place")}, m.supplier_id, m.id, place,
        md5('name' || m.number || '-' || place), '{320,640,1024}', 1280, 960, $2
      from made_products m cross join generate_series(0, $1::integer - 1) place`,
    [images, THUMBHASH],
  )
  await owner.query(
    `with counted as (
        insert into stock_balances (product_id, supplier_id, balance)
          select id, supplier_id, case when number % 13 = 5 then 0 else floor(luck * 5000) end
          from made_products order by number returning *)
      insert into stock_movements (product_id, supplier_id, kind, quantity)
      select product_id, supplier_id, 'counted', balance from counted where balance > 0`,
  )
}
