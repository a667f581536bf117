import { generateWorld } from '@ticarum/db/world/generate/generate-world'
import { describe, expect, test } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { wordsNear } from '../../testing/catalogue-questions.ts'
import { openDoor } from '../../testing/open-door.ts'
import { moveSearchTiers } from './tiers.jobs.ts'

const { as, app, owner, worker, urls } = await openDoor()
const list = as().listings.list
type SearchInput = Parameters<typeof list>[0]

await generateWorld(urls.owner, { products: 435, images: 1 }) // 401 of them listed
const [common = '', alsoCommon = ''] = await wordsNear(app, 150)
const [some = ''] = await wordsNear(app, 30)
const move = (...sizes: number[]) => moveSearchTiers({ pool: worker, log: silentLog }, sizes)
const tiers = async () =>
  (
    await owner.query(
      `select tier, count(*)::int as listings, max(listed_at) < lag(min(listed_at)) over (order by tier) as older
        from listings group by tier order by tier`,
    )
  ).rows

describe('tiers', () => {
  test('hold the newest, the newer and the oldest listings, also after some were added and deleted', async () => {
    await move(220, 300)
    expect(await tiers()).toEqual([
      { tier: 0, listings: 220, older: null },
      { tier: 1, listings: 80, older: true },
      { tier: 2, listings: 100, older: true },
    ])
    await owner.query(
      'delete from listings where product_id in (select product_id from listings order by listed_at desc limit 40)',
    )
    await owner.query(
      'update listings set tier = 0 where product_id in (select product_id from listings order by listed_at limit 5)',
    ) // like an old product that was listed again
    await move(220, 300)
    expect((await tiers()).map(({ listings }) => listings)).toEqual([220, 80, 60])
    expect((await tiers()).map(({ older }) => older)).toEqual([null, true, true])
    await move(1000, 10_000)
    expect(await tiers()).toEqual([{ tier: 0, listings: 360, older: null }])
    await move(220, 300)
  })
})

/** All pages of a search, and what the first page said. */
async function found(asked: SearchInput) {
  const first = await list(asked)
  const ids = first.items.map(({ id }) => id)
  for (let { next } = first; next; ) {
    const page = await list({ ...asked, after: next })
    expect(page).toMatchObject({ count: first.count, countIsMore: first.countIsMore })
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  return { ids, count: first.count, countIsMore: first.countIsMore }
}

describe('search across tiers', () => {
  const words = ['istanbul', common, some, `${common} ${alsoCommon}`, 'rarest', 'pairone pairtwo', 'outdated']
  const filters: SearchInput[] = [
    {},
    { sort: 'newest' },
    { sort: 'price_up' },
    { limit: 7 },
    { category: 'fashion' },
    { verified: 'only', sort: 'newest' },
    { minPriceCents: 200, maxPriceCents: 2000 },
  ]

  test.each(words)('finds each listing with %j once, and counts them to 100', async (q) => {
    for (const asked of filters) {
      // Compares what the index of words finds with reading all listings.
      const { rows } = await owner.query<{ id: string }>(
        `select product_id as id from listings where string_to_array($1, ' ') <@ tsvector_to_array(search)
          and category = coalesce($2, category) and ($3::text is null or verified)
            and price_cents between coalesce($4, 0) and coalesce($5, 1e11)`,
        [q, asked.category, asked.verified, asked.minPriceCents, asked.maxPriceCents],
      )
      const { ids, count, countIsMore } = await found({ ...asked, q })
      expect(new Set(ids).size, JSON.stringify(asked)).toBe(ids.length)
      expect(new Set(ids), JSON.stringify(asked)).toEqual(new Set(rows.map(({ id }) => id)))
      expect({ count, countIsMore }).toEqual({ count: Math.min(rows.length, 100), countIsMore: rows.length > 100 })
    }
  })

  test('keeps its order from the first page to the last', async () => {
    const { rowCount } = await owner.query("select from listings where tier = 0 and search @@ 'istanbul'")
    expect(rowCount).toBeGreaterThan(101) // so many that older tiers are read only by later pages
    const { rows } = await owner.query<{ id: string }>(
      'select product_id as id from listings where search @@ $1::tsquery order by price_cents, product_id',
      ['istanbul'],
    )
    expect((await found({ q: 'istanbul', sort: 'price_up' })).ids).toEqual(rows.map(({ id }) => id))
    const newest = await owner.query<{ id: string }>(
      'select product_id as id from listings where search @@ $1::tsquery order by listed_at desc, product_id desc',
      ['istanbul'],
    )
    expect((await found({ q: 'istanbul', sort: 'newest' })).ids).toEqual(newest.rows.map(({ id }) => id))
  })

  test('leaves nothing out where a page ends with the last hit of a tier', async () => {
    await move(340, 350)
    const { rows } = await owner.query<{ id: string; tier: number }>(
      'select product_id as id, tier from listings where search @@ $1::tsquery',
      [common],
    )
    expect(rows.filter(({ tier }) => tier === 0).length).toBeGreaterThan(101)
    const { ids } = await found({ q: common, limit: 1 })
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  })
})

test('a price range, newest first, has the same listings by either way of reading', async () => {
  for (const [minPriceCents, maxPriceCents] of [
    [300, 320],
    [0, 100_000_000],
    [21, 400],
  ]) {
    const { rows } = await owner.query<{ id: string }>(
      `select product_id as id from listings where price_cents between $1 and $2
        order by listed_at desc, product_id desc`,
      [minPriceCents, maxPriceCents],
    )
    expect(await found({ minPriceCents, maxPriceCents })).toEqual({
      ids: rows.map(({ id }) => id),
      count: Math.min(rows.length, 100),
      countIsMore: rows.length > 100,
    })
  }
})
