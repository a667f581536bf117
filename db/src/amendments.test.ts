import { faultInLine, keptShare } from '@ticarum/contract/values/amendment-rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { owner, app, given } = await testDatabase()

test('a deposit keeps its share in SQL as in the contract, to the largest totals', async () => {
  const cents = fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n })
  await fc.assert(
    fc.asyncProperty(fc.tuple(cents, cents, cents), async (given) => {
      const [total = 1n, ...less] = given.toSorted((one, other) => (one < other ? 1 : -1))
      const [after = 1n, deposit = 0n] = less
      const { rows } = await owner.query<{ kept: string }>('select fx.kept_share($1, $2, $3)::text as kept', [
        deposit,
        total,
        after,
      ])
      expect(rows[0]?.kept).toBe(String(keptShare(deposit, total, after)))
    }),
    { numRuns: 300 },
  )
})

test('parts of a line shrink in SQL as in the contract', async () => {
  const part = fc.record({
    values: fc.tuple(fc.constantFrom('red', 'blue', 'green')),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  const parts = fc.option(fc.uniqueArray(part, { selector: ({ values }) => values[0], minLength: 1, maxLength: 3 }), {
    nil: null,
  })
  const given = fc.option(fc.array(part, { minLength: 1, maxLength: 3 }), { nil: null })
  let fitting = 0
  await fc.assert(
    fc.asyncProperty(parts, fc.oneof(parts, given), fc.boolean(), async (before, after, fits) => {
      const sum = (after ?? []).reduce((all, { quantity }) => all + quantity, 0)
      const quantity = after === null ? 5 : fits ? sum : sum + 1
      const line = { quantity: 100, unitPriceCents: 1, breakdown: before }
      const fault = faultInLine(line, { ...line, quantity, breakdown: after, struckOut: false })
      const { rows } = await owner.query<{ fits: boolean }>('select fx.parts_shrink($1, $2, $3) as fits', [
        before && JSON.stringify(before),
        after && JSON.stringify(after),
        quantity,
      ])
      expect(rows[0]?.fits).toBe(fault === undefined)
      if (fault === undefined && after) fitting += 1
    }),
    { numRuns: 500 },
  )
  expect(fitting).toBeGreaterThan(10)
})

test('a version comes by an accepted proposal only, for whoever could write the columns', async () => {
  const customer = await given.customer()
  const { id } = await given.order({ customer })
  await owner.query('grant update (version, total_cents) on orders to app')
  for (const change of ['version = 2', 'total_cents = 4999', 'version = 2, total_cents = 4999'])
    await expect(
      inTransaction(app, actorOf(customer), (tx) => tx.sql(`update orders set ${change} where id = $1`, [id])),
    ).rejects.toMatchObject({ code: '23514' })
  await owner.query('revoke update (version, total_cents) on orders from app')
})
