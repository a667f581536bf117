import type { ProductDetails } from '@ticarum/contract/forms/product-details'
import type pg from 'pg'
import { demoProducts } from './catalogue/demo-products.ts'

const entries = (record: Record<string, string>) => Object.entries(record).map(([name, value]) => ({ name, value }))
const choices = (options: Record<string, readonly string[]>) =>
  Object.entries(options).map(([name, values]) => ({ name, values: [...values] }))

/** All products with their texts and stock, in a few statements; their pictures come later. */
export async function writeCatalogue(owner: pg.Client, companies: Map<string, string>): Promise<void> {
  const products = demoProducts.map(({ type, supplier, ...product }) => ({
    ...product,
    supplierId: companies.get(supplier.name),
    city: supplier.city,
    category: type.category,
    minimum: type.minimum,
    leadDays: type.leadDays,
    unit: type.unit,
    customsCode: type.customsCode,
    details: {
      weightGrams: product.grams,
      volumeCm3: product.cm3,
      facts: entries(type.facts),
      options: choices(type.options ?? {}),
    } satisfies Partial<ProductDetails>,
  }))
  await owner.query(
    `insert into products (id, supplier_id, article_code, status, reason, original_language, price_cents,
        price_confirmed_at, tiers, minimum, made_to_order, lead_days, category, country, city, origin, unit,
        pieces_per_unit, incoterm, basis_place, customs_code, details, submitted_at, listed_at, created_at, updated_at)
      select p.id, p."supplierId", p."articleCode", p.status, p.reason, 'tr', p."priceCents",
        now() - p."confirmedDaysAgo" * interval '1 day', p.tiers, p.minimum, p."madeToOrder", p."leadDays", p.category,
        'TR', p.city, p.city || ', Turkey', p.unit, p.pieces, case when p."exWorks" then 'EXW' end,
        case when p."exWorks" then p.city end, p."customsCode", p.details,
        case when p.status <> 'draft' then p."createdAt" + interval '1 hour' end,
        case when p.status in ('listed', 'paused', 'archived') then p."createdAt" + interval '20 hours' end,
        p."createdAt", p."createdAt"
      from jsonb_to_recordset($1) p (id uuid, "supplierId" uuid, "articleCode" text, status text, reason text,
        "priceCents" bigint, "confirmedDaysAgo" integer, tiers jsonb, minimum integer, "madeToOrder" boolean,
        "leadDays" integer, category text, city text, unit text, pieces integer, "exWorks" boolean, "customsCode" text,
        details jsonb, "createdAt" timestamptz)`,
    [JSON.stringify(products)],
  )
  await owner.query(
    `insert into product_texts (product_id, supplier_id, language, name, description, by_company)
      select p.id, p."supplierId", t.language, t.name, t.description, t.language <> 'tr'
      from jsonb_to_recordset($1) p (id uuid, "supplierId" uuid, texts jsonb),
        jsonb_to_recordset(p.texts) t (language text, name text, description text)`,
    [JSON.stringify(products)],
  )
  await owner.query(
    `with counted as (
        insert into stock_balances (product_id, supplier_id, balance)
          select p.id, p."supplierId", p.stock
          from jsonb_to_recordset($1) p (id uuid, "supplierId" uuid, stock integer) returning *)
      insert into stock_movements (product_id, supplier_id, kind, quantity)
      select product_id, supplier_id, 'counted', balance from counted where balance > 0`,
    [JSON.stringify(products)],
  )
  await owner.query("select set_config('app.role', 'system', true)")
  await owner.query('select fx.publish_products($1)', [demoProducts.map(({ id }) => id)])
}
