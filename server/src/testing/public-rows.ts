import type pg from 'pg'

/** All public rows of the catalogue and the prices for members as text, except their time of writing and tier. */
const PUBLIC = `
  select 'listing ' || (to_jsonb(l) - 'updated_at' - 'tier')::text as row from listings l
  union all select 'member price ' || to_jsonb(m)::text from member_prices m
  union all select 'text ' || to_jsonb(t)::text from listing_texts t
  union all select 'image ' || to_jsonb(i)::text from listing_images i
  union all select 'count ' || id || ' ' || listed_products from suppliers
  order by 1`

/** The public rows now, and those that a rebuild from the products would give; the rebuild is rolled back. */
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
