import { expect, it } from 'vitest'
import { quoteActOf } from './quote-act.ts'
import { statesInView } from './quote-rules.ts'
import { quoteStates, quoteViews } from './quotes.ts'
import { roles } from './roles.ts'

const now = new Date('2026-05-10T09:00:00Z')
const standing = { versions: { customer: 1, supplier: 1 }, answerBy: '2026-05-10' }

it('asks one act of whose turn it is, and nothing of the other side', () => {
  const asked = roles.map((role) => [role, quoteStates.map((state) => quoteActOf(role, { state, ...standing }, now))])
  const none = [null, null, null, null, null]
  expect(Object.fromEntries(asked)).toEqual({
    customer: [null, 'accept', null, ...none],
    supplier: ['offer', null, 'offer', ...none],
    admin: ['offer', null, 'offer', ...none],
  })
})

it('asks nothing once the last day has passed, or no version is left', () => {
  const late = { ...standing, state: 'offered' as const, answerBy: '2026-05-09' }
  expect(quoteActOf('customer', late, now)).toBe(null)
  const full = { ...standing, state: 'countered' as const, versions: { customer: 6, supplier: 6 } }
  expect(quoteActOf('supplier', full, now)).toBe(null)
})

it.each(roles)('each state stands in one view of a %s, and where an act is asked in the first', (role) => {
  const states = quoteViews.flatMap((view) => statesInView(view, role))
  expect(states.toSorted()).toEqual([...quoteStates].toSorted())
  for (const state of quoteStates)
    expect(statesInView('waiting', role).includes(state)).toBe(quoteActOf(role, { state, ...standing }, now) !== null)
})
