import { tried } from '@ticarum/contract/testing/tried'
import { actionsOf, type OrderAction, type OrderState } from '@ticarum/contract/values/order-rules'
import {
  isUnderWay,
  type OrderStatus,
  orderStatuses,
  type ShippingStatus,
  shippingNeedsReason,
  shippingStatuses,
  statusNeedsReason,
} from '@ticarum/contract/values/orders'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { agreedChanges, agreedRows, statesAreAgreed } from '../../testing/agreed-states.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, app } = opened
const customer = await given.customer()
const supplier = await givenSupplier(opened)
const people: Record<Role, GivenPerson> = { customer, supplier, admin: await given.admin() }
const product = await given.product({ supplierId: supplier.companyId, stock: 1_000_000 })

type State = Parameters<typeof actionsOf>[1]
type Change = ({ status: OrderStatus } | { shippingStatus: ShippingStatus }) & { reason: boolean }

/** Every state that decides about a change of status or shipping: also shipped once and taken back, and paid for. */
const states = orderStatuses.flatMap((status) =>
  shippingStatuses.flatMap((shippingStatus) =>
    (isUnderWay(shippingStatus) ? [true] : [false, true]).flatMap((shipped) =>
      [0, 1500].map((receivedCents) => ({ status, shippingStatus, shipped, receivedCents })),
    ),
  ),
)
type Standing = (typeof states)[number]

const stateOf = ({ status, shippingStatus, shipped, receivedCents }: Standing): State => ({
  ...{ status, shippingStatus, receivedCents },
  shippedAt: shipped ? new Date() : null,
  ...{ receivedAt: null, problemAt: null, proofSentAt: null, openProofs: 0, rating: 'none' },
  ...{ totalCents: 5000, depositCents: 1500, keptCents: 0, refundedCents: 0 },
})

const changesOf = ({ status, shippingStatus }: Pick<OrderState, 'status' | 'shippingStatus'>): Change[] =>
  [false, true].flatMap((reason) => [
    ...orderStatuses.filter((to) => to !== status).map((to) => ({ status: to, reason })),
    ...shippingStatuses.filter((to) => to !== shippingStatus).map((to) => ({ shippingStatus: to, reason })),
  ])

/** What the contract's rules say; the desk alone has a field for the reason of a status. */
function permitted(role: Role, state: State, change: Change): boolean {
  const may = actionsOf(role, state)
  if ('shippingStatus' in change)
    return may.includes('updateShipping') && (change.reason || !shippingNeedsReason(state, change.shippingStatus))
  if (may.includes('setStatus')) return change.reason || !statusNeedsReason(state.status, change.status)
  return !change.reason && change.status === 'cancelled' && may.includes('cancel')
}

function nameOf(change: Change): string {
  const to = 'status' in change ? `status ${change.status}` : `shipping ${change.shippingStatus}`
  return change.reason ? `${to}, with a reason` : to
}

async function orderIn({ status, shippingStatus, shipped, receivedCents }: Standing): Promise<string> {
  const { id } = await given.order({ customer, product, status, shippingStatus })
  if (shipped) await owner.query('update orders set shipped_at = coalesce(shipped_at, now()) where id = $1', [id])
  if (receivedCents > 0) await given.payment(id, receivedCents)
  return id
}

/** by row security and rights, or by a guard */
const REFUSED = new Set(['42501', '23514'])
class Undo extends Error {}

/** Which of these statements this person may run, each undone afterwards; the reason of a refusal for the others. */
async function outcomesOf(role: Role, statements: { sql: string; values: unknown[] }[]): Promise<(true | string)[]> {
  const outcomes: (true | string)[] = []
  const tried = inTransaction(app, actorOf(people[role]), async (tx) => {
    for (const { sql, values } of statements) {
      await tx.sql('savepoint tried')
      const outcome = await tx.sql(`${sql} returning 1`, values).then(
        (rows) => rows.length === 1 || 'no row',
        (error: { code: string; message: string }) => {
          if (!REFUSED.has(error.code)) throw error
          return error.message
        },
      )
      await tx.sql('rollback to savepoint tried')
      outcomes.push(outcome)
    }
    throw new Undo()
  })
  await tried.catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
  return outcomes
}

function statementOf(id: string, change: Change) {
  const [columns, to] =
    'status' in change
      ? [['status = $2', "status_reason = 'So it is.'"], change.status]
      : [['shipping_status = $2', "shipping_reason = 'So it is.'"], change.shippingStatus]
  const assignments = change.reason ? columns.join(', ') : columns[0]
  return { sql: `update orders set ${assignments} where id = $1`, values: [id, to] }
}

describe('every change of status or shipping, in every state', () => {
  it.each(roles)('%s: SQL permits what the rules permit, and nothing else', async (role) => {
    let asked = 0
    for (const standing of states) {
      const state = stateOf(standing)
      const id = await orderIn(standing)
      const changes = changesOf(state)
      const outcomes = await outcomesOf(
        role,
        changes.map((change) => statementOf(id, change)),
      )
      const [ruled, done] = [
        changes.filter((change) => permitted(role, state, change)).map(nameOf),
        changes.filter((_, place) => outcomes[place] === true).map(nameOf),
      ]
      expect(done, JSON.stringify(standing)).toEqual(ruled)
      asked += changes.length
    }
    tried('state', asked)
    expect(asked).toBe(states.length * 14)
  })
})

/** The columns that each act writes; no other column of an order is anybody's to write. */
const columnsOf: Partial<Record<OrderAction, string[]>> = {
  cancel: ['status'],
  answer: ['answer', 'answered_at', 'ready_on'],
  confirmReceipt: ['received_at'],
  reportProblem: ['problem_at'],
  updateShipping: ['shipping_status', 'shipping_reason', 'tracking_number', 'shipping_carrier'],
  setStatus: ['status', 'status_reason', 'kept_cents'],
}

/** A value that the column's own checks accept. */
const sampleOf: Record<string, string> = {
  text: "'x'",
  integer: '7',
  bigint: '7',
  uuid: 'gen_random_uuid()',
  boolean: 'true',
  date: "'2090-01-31'",
  jsonb: `'{"x": 1}'`,
  tsvector: "'x'::tsvector",
  'timestamp with time zone': "'2090-01-31'",
}
const answered = "answer = 'cannot_supply', answered_at = now(), ready_on = null"
const assigned: Record<string, string> = {
  ...{ answer: answered, answered_at: answered, ready_on: answered },
  status: "status = 'processing'",
  shipping_status: "shipping_status = case shipping_status when 'shipped' then 'delivered' else 'shipped' end",
}

it.each(roles)('%s: writes the columns of their own acts, and no others', async (role) => {
  const { rows: columns } = await owner.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
  )
  const standings = states.filter(({ status, receivedCents }) => status === 'pending' && receivedCents === 0)
  const acts = new Set(standings.flatMap((standing) => actionsOf(role, stateOf(standing))))
  const own = new Set([...acts].flatMap((act) => columnsOf[act] ?? []))
  const others = columns.filter(({ name }) => !own.has(name))
  expect(others.length).toBeGreaterThan(40)
  for (const standing of standings) {
    const id = await orderIn(standing)
    const outcomes = await outcomesOf(
      role,
      others.map(({ name, type }) => ({
        sql: `update orders set ${assigned[name] ?? `${name} = ${sampleOf[type]}`} where id = $1`,
        values: [id],
      })),
    )
    const unexpected = others.flatMap(({ name }, place) =>
      /^not for a|^permission denied/.test(String(outcomes[place])) ? [] : [`${name}: ${outcomes[place]}`],
    )
    expect(unexpected, JSON.stringify(standing)).toEqual([])
  }
})

describe.skipIf(!statesAreAgreed)('the agreed table of states', () => {
  const ruled = (role: Role, kind: 'status' | 'shippingStatus') =>
    [
      ...new Set(
        states.flatMap((standing) => {
          const state = stateOf(standing)
          return changesOf(state).flatMap((change) =>
            kind in change && permitted(role, state, change)
              ? [`${state[kind]} → ${'status' in change ? change.status : change.shippingStatus}`]
              : [],
          )
        }),
      ),
    ].sort()

  it.each(roles)('gives a %s the changes that the rules permit', (role) => {
    const placing = role === 'customer' ? ['nothing → pending'] : []
    expect([...ruled(role, 'status'), ...placing].sort()).toEqual(agreedChanges('Order status', orderStatuses, role))
    expect(ruled(role, 'shippingStatus')).toEqual(agreedChanges('Shipping status', shippingStatuses, role))
  })

  it('asks for a reason where the rules do', () => {
    const words: [phrase: string, applies: (from: string, to: string, all: readonly string[]) => boolean][] = [
      ['a step backwards', (from, to, all) => all.indexOf(to) < all.indexOf(from)],
      ['cancelling', (_, to) => to === 'cancelled'],
      ['leaving completed or cancelled', (from) => from === 'completed' || from === 'cancelled'],
    ]
    const asked = (section: string, all: readonly string[]) => {
      const condition = agreedRows(section, all).find(({ who }) => who.includes('admin'))?.condition ?? ''
      expect(condition).toContain('reason')
      return (from: string, to: string) =>
        from !== to && words.some(([phrase, applies]) => condition.includes(phrase) && applies(from, to, all))
    }
    const [status, shipping] = [asked('Order status', orderStatuses), asked('Shipping status', shippingStatuses)]
    for (const from of orderStatuses)
      for (const to of orderStatuses) expect(statusNeedsReason(from, to), `${from} → ${to}`).toBe(status(from, to))
    for (const from of shippingStatuses)
      for (const to of shippingStatuses)
        expect(shippingNeedsReason({ status: 'processing', shippingStatus: from }, to), `${from} → ${to}`).toBe(
          shipping(from, to),
        )
  })
})
