import type pg from 'pg'

/** Everything of the catalogue that everybody reads, as text; when a row was written and how new its tier is apart. */
const PUBLIC = `
  select 'listing ' || (to_jsonb(l) - 'updated_at' - 'tier')::text as row from listings l
  union all select 'text ' || to_jsonb(t)::text from listing_texts t
  union all select 'image ' || to_jsonb(i)::text from listing_images i
  union all select 'count ' || id || ' ' || listed_products from suppliers
  order by 1`

/**
 * What everybody reads now, and what they would read if all of it were made anew from the products; nothing is kept.
 */
export async function publicRows(owner: pg.Pool): Promise<{ now: string[]; anew: string[] }> {
  const client = await owner.connect()
  const read = async () => (await client.query<{ row: string }>(PUBLIC)).rows.map(({ row }) => row)
  try {
    await client.query("begin; select set_config('app.role', 'system', true)")
    const now = await read()
    await client.query('delete from listings; select fx.publish_products(array(select id from products))')
    return { now, anew: await read() }
  } finally {
    await client.query('rollback')
    client.release()
  }
}
