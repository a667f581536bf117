import { expect, test } from 'vitest'
import { type Heard, judgeEvents } from './event-ledger.ts'

const [me, firm] = ['a'.repeat(16), 'b'.repeat(16)]
const kept = [
  { tag: me, no: 3n, kind: 'notice', subjectId: '1' },
  { tag: firm, no: 7n, kind: 'order', subjectId: '2' },
  { tag: firm, no: 8n, kind: 'order', subjectId: '3' },
]
const told = [
  { id: `${me}.3-${firm}.6`, kind: 'notice', subjectId: '1' },
  { id: `${me}.3-${firm}.7`, kind: 'order', subjectId: '2' },
  { id: `${me}.3-${firm}.8`, kind: 'order', subjectId: '3' },
]
const from = new Map([
  [me, 2n],
  [firm, 6n],
])
const right = { missing: 0, doubled: 0, foreign: 0, holes: 0 }
const judged = (heard: Partial<Heard>) => judgeEvents([{ from, kept, told, ...heard }])

test('what was heard once and in order is right', () => {
  expect(judged({})).toEqual(right)
})

test.each([
  ['missing at the end', { told: told.slice(0, 2) }, { missing: 1 }],
  ['missing in the middle', { told: [told[0], told[2]] }, { missing: 1, holes: 1 }],
  ['told twice at once', { told: [...told, told[2]] }, { doubled: 1 }],
  [
    'of somebody else',
    { told: [...told, { id: `${'c'.repeat(16)}.1`, kind: 'order', subjectId: '9' }] },
    { foreign: 1 },
  ],
  ['with another subject', { told: told.with(2, { ...told[2], subjectId: '9' } as never) }, { foreign: 1, missing: 1 }],
])('an event %s is found', (_, heard, found) => {
  expect(judged(heard as Partial<Heard>)).toEqual({ ...right, ...found })
})
