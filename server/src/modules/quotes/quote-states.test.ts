import { tried } from '@ticarum/contract/testing/tried'
import { type QuoteAction, quoteChanges } from '@ticarum/contract/values/quote-rules'
import { type QuoteState, quoteStates } from '@ticarum/contract/values/quotes'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { agreedRows, statesAreAgreed } from '../../testing/agreed-states.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer } from '../../testing/given-quotes.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { quotesJobs } from './quotes.jobs.ts'
import { versionJson } from './write-version.ts'

const opened = await openDoor()
const { given, app, worker } = opened
const [customer, supplier] = [await given.customer(), await givenSupplier(opened)]
const people: Record<Role, GivenPerson> = { customer, supplier, admin: await given.admin() }
const strangers: Record<string, GivenPerson> = {
  'other customer': await given.customer(),
  'other supplier': await givenSupplier(opened),
}
const product = await given.product({ supplierId: supplier.companyId, stock: 100_000 })
const versionIn = (state: QuoteState) => (state === 'requested' ? 1 : state === 'countered' ? 3 : 2)

class Undo extends Error {}
/** by row security and rights, by a guard, or by a function with a code of the contract */
const REFUSED = new Set(['42501', '23514', 'TC001'])

/** Whether somebody may run this statement; it is undone afterwards. */
async function passes(who: GivenPerson, sql: string, values: unknown[]): Promise<boolean> {
  let passed = false
  const tried = inTransaction(app, actorOf(who), async (tx) => {
    passed = (await tx.sql(sql, values)).length > 0
    throw new Undo()
  })
  await tried.catch((error: Error & { code?: string }) => {
    if (!(error instanceof Undo) && !REFUSED.has(error.code ?? '')) throw error
  })
  return passed
}

const terms = {
  ...anOffer([]),
  depositPercent: null,
  wantedOn: null,
  port: null,
  inspection: 'none',
  notes: '',
  notesLanguage: 'en',
} as const
const json = (validUntil: string | null) =>
  versionJson({ ...terms, validUntil }, [{ productId: product.id, quantity: 10, breakdown: null, priceCents: 900 }])

/** Each side's version, by the function that writes it. */
const attempts: Record<'offer' | 'counter', (id: string, from: QuoteState) => [sql: string, values: unknown[]]> = {
  offer: (id, from) => [
    'select fx.answer_quote($1, $2, $3, $4)',
    [id, versionIn(from), ...json(anOffer([]).validUntil)],
  ],
  counter: (id, from) => ['select fx.answer_quote($1, $2, $3, $4)', [id, versionIn(from), ...json(null)]],
}
const direct = (id: string, to: QuoteState): [string, unknown[]] => [
  "update quotes set state = $2, reason = case $2 when 'declined' then 'No.' end where id = $1 returning 1",
  [id, to],
]

/** What a role reaches directly in SQL from each state. */
async function directly(who: GivenPerson): Promise<string[]> {
  const found: string[] = []
  tried('state', quoteStates.length * (quoteStates.length - 1))
  for (const from of quoteStates) {
    const { id } = await given.quote({ customer, product, state: from })
    for (const to of quoteStates.filter((state) => state !== from)) {
      if (await passes(who, ...direct(id, to))) found.push(`${from} → ${to}`)
    }
  }
  return found.sort()
}

const ruled = (role: string, actions: readonly QuoteAction[]) =>
  actions
    .flatMap((action) => {
      const { by, from, to }: { by: readonly string[]; from: readonly QuoteState[]; to: QuoteState } =
        quoteChanges[action]
      return by.includes(role) ? from.map((one) => `${one} → ${to}`) : []
    })
    .sort()

describe('every change of a quote, in every state', () => {
  it.each(roles)('%s: the column takes what the rules permit without a version, and nothing else', async (role) => {
    expect(await directly(people[role])).toEqual(ruled(role, ['withdraw', 'decline']))
  })

  it.each(Object.keys(strangers))('%s: nothing', async (name) => {
    expect(await directly(strangers[name] ?? customer)).toEqual([])
  })

  it.each([...roles, ...Object.keys(strangers)])('%s: versions are written where the rules permit it', async (name) => {
    const who = { ...people, ...strangers }[name as Role] ?? customer
    const found: string[] = []
    tried('state', quoteStates.length * 2)
    for (const from of quoteStates) {
      const { id } = await given.quote({ customer, product, state: from })
      for (const action of ['offer', 'counter'] as const) {
        if (await passes(who, ...attempts[action](id, from))) found.push(`${from} → ${quoteChanges[action].to}`)
      }
    }
    expect([...new Set(found)].sort()).toEqual(ruled(name, ['offer', 'counter']))
  })

  it('the clock ends what is open and whose day has passed, and people do not', async () => {
    const ids = new Map<string, QuoteState>()
    for (const state of quoteStates) ids.set((await given.quote({ customer, product, state })).id, state)
    const late = { now: () => new Date('2091-01-02') }
    await quotesJobs(jobParts({ pool: worker, app, clock: late, log: silentLog }))['expire-quotes']?.({})
    const { rows } = await opened.owner.query<{ id: string }>("select id from quotes where state = 'expired'")
    const ended = rows.flatMap(({ id }) => ids.get(id) ?? []).filter((state) => state !== 'expired')
    expect(ended.map((state) => `${state} → expired`).sort()).toEqual(ruled('clock', ['expire']))
    for (const who of Object.values(people))
      await expect(
        inTransaction(app, actorOf(who), (tx) => tx.sql('select fx.expire_quotes(1)')),
      ).rejects.toMatchObject({ code: '42501' })
  })

  it.skipIf(!statesAreAgreed)('is what the agreed table says', () => {
    const said = agreedRows('Quote', quoteStates)
      .filter(({ who: [who] }) => who !== 'who') // the table's head
      .flatMap(({ who: [who = ''], from, to: [to = ''] }) =>
        from
          .flatMap((one) => (one === 'open' ? ['requested', 'offered', 'countered'] : [one]))
          .map((one) => `${who}: ${one} → ${to === 'accepted' ? 'ordered' : to}`),
      )
      .sort()
    const rules = Object.values(quoteChanges)
      .flatMap(({ by: [who], from, to }) =>
        (from.length > 0 ? from : ['nothing']).map((one) => `${who}: ${one} → ${to}`),
      )
      .sort()
    expect(rules).toEqual(said)
  })
})
