import {
  type AmendableOrder,
  type AmendmentAction,
  amendmentActions,
  amendmentActionsOf,
  amendmentChanges,
  amendmentLimits,
  amendmentStates,
} from '@ticarum/contract/values/amendment-rules'
import { isUnderWay, orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { agreedRows, statesAreAgreed } from '../../testing/agreed-states.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { ordersJobs } from './orders.jobs.ts'

const opened = await openDoor()
const { given, owner, app, worker } = opened
const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
const people: Record<Role, GivenPerson> = { customer, supplier, admin: await given.admin() }
const strangers: Record<string, GivenPerson> = {
  'other customer': await given.customer(),
  'other supplier': await givenSupplier(opened),
}
const product = await given.product({ supplierId: supplier.companyId, stock: 100_000 })

const proposals = {
  none: { ended: 0, waits: null },
  'one that was declined': { ended: 1, waits: null },
  'one that waits': { ended: 0, waits: '2090-12-31' },
  'one whose day has passed': { ended: 0, waits: '2020-01-01' },
  'as many as there may be': { ended: amendmentLimits.proposals, waits: null },
} as const

const standings = orderStatuses.flatMap((status) =>
  shippingStatuses.flatMap((shippingStatus) =>
    (isUnderWay(shippingStatus) ? [true] : [false, true]).flatMap((shipped) =>
      Object.values(proposals).map((proposed) => ({ status, shippingStatus, shipped, ...proposed })),
    ),
  ),
)
type Standing = (typeof standings)[number]

const stateOf = ({ status, shipped, ended, waits }: Standing): AmendableOrder => ({
  status,
  shippedAt: shipped ? new Date() : null,
  proposals: ended + (waits ? 1 : 0),
  answerBy: waits,
})

/** An order in such a state, and the proposal that is answered: the one that waits, else one that has ended. */
async function orderIn({ status, shippingStatus, shipped, ended, waits }: Standing) {
  const { id } = await given.order({ customer, product, status, shippingStatus })
  if (shipped) await owner.query('update orders set shipped_at = coalesce(shipped_at, now()) where id = $1', [id])
  let amendment = newId()
  for (let n = 0; n < ended; n++) amendment = await given.amendment(id, { state: 'declined' })
  if (waits) amendment = await given.amendment(id, { answerBy: waits })
  return { id, amendment }
}

class Undo extends Error {}
/** by row security and rights, by a guard, or by a function with a code of the contract */
const REFUSED = new Set(['42501', '23514', 'TC001'])

/** Which actions somebody may do straight in SQL; each is undone. */
async function passing(who: GivenPerson, { id, amendment }: { id: string; amendment: string }) {
  const line = JSON.stringify([{ quantity: 3, unit_price_cents: 1250, breakdown: null, struck_out: false }])
  const statements: Record<AmendmentAction, [sql: string, values: unknown[]]> = {
    propose: ['select fx.propose_amendment($1, $2, null, $3)', [newId(), id, line]],
    accept: ['select fx.answer_amendment($1, $2)', [amendment, 'accepted']],
    decline: ['select fx.answer_amendment($1, $2)', [amendment, 'declined']],
    withdraw: ['select fx.answer_amendment($1, $2)', [amendment, 'withdrawn']],
  }
  const passed: AmendmentAction[] = []
  const tried = inTransaction(app, actorOf(who), async (tx) => {
    for (const action of amendmentActions) {
      await tx.sql('savepoint tried')
      await tx.sql(...statements[action]).then(
        () => passed.push(action),
        (error: { code: string }) => {
          if (!REFUSED.has(error.code)) throw error
        },
      )
      await tx.sql('rollback to savepoint tried')
    }
    throw new Undo()
  })
  await tried.catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
  return passed
}

describe('every change of a proposal, in every state of its order', () => {
  it.each(roles)('%s: SQL permits what the rules permit, and nothing else', async (role) => {
    for (const standing of standings)
      expect(await passing(people[role], await orderIn(standing)), JSON.stringify(standing)).toEqual(
        amendmentActionsOf(role, stateOf(standing), new Date()),
      )
  })

  it.each(Object.keys(strangers))('%s: nothing', async (name) => {
    for (const standing of standings.filter(({ status, shipped }) => status === 'processing' && !shipped))
      expect(await passing(strangers[name] ?? customer, await orderIn(standing))).toEqual([])
  })

  it('the columns are nobody’s to write', async () => {
    const { id } = await given.order({ customer, product })
    await given.amendment(id)
    const statements = [
      "update order_amendments set state = 'accepted', ended_at = now()",
      'update order_amendments set total_cents = 1',
      'delete from order_amendments',
      'update order_amendment_lines set quantity = 1',
      'update order_lines set quantity = 1',
      'update orders set version = 2',
      'insert into order_lines select * from order_lines',
    ]
    for (const who of Object.values(people))
      for (const statement of statements)
        await expect(inTransaction(app, actorOf(who), (tx) => tx.sql(statement))).rejects.toMatchObject({
          code: '42501',
        })
  })

  it('the clock ends what waits and whose day has passed, and people do not', async () => {
    const ids = new Map<string, string>()
    for (const state of amendmentStates)
      for (const answerBy of ['2020-01-01', '2090-12-31']) {
        const { id } = await given.order({ customer, product })
        ids.set(await given.amendment(id, { state, answerBy }), `${state} until ${answerBy}`)
      }
    await ordersJobs(jobParts({ pool: worker, app, clock: opened.clock, log: silentLog }))['expire-amendments']?.({})
    const { rows } = await owner.query<{ id: string }>("select id from order_amendments where state = 'expired'")
    expect(rows.flatMap(({ id }) => ids.get(id) ?? []).filter((said) => !said.startsWith('expired'))).toEqual([
      'proposed until 2020-01-01',
    ])
    for (const who of Object.values(people))
      await expect(
        inTransaction(app, actorOf(who), (tx) => tx.sql('select fx.expire_amendments(1)')),
      ).rejects.toMatchObject({ code: '42501' })
  })

  it.skipIf(!statesAreAgreed)('is what the agreed table says', () => {
    const said = agreedRows('Amendment of an order', amendmentStates)
      .filter(({ who: [who] }) => who !== 'who') // the table's head
      .flatMap(({ who: [who = ''], from, to }) => from.flatMap((one) => to.map((other) => `${who}: ${one} → ${other}`)))
      .sort()
    const rules = Object.values(amendmentChanges)
      .flatMap(({ by: [who], from, to }) =>
        (from.length > 0 ? from : ['nothing']).map((one) => `${who}: ${one} → ${to}`),
      )
      .sort()
    expect(rules).toEqual(said)
  })
})
