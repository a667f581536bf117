import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { procedures } from '../testing/call-http.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openHttp } from '../testing/open-http.ts'

const opened = await openHttp()
const { call } = opened
const { allowedCall } = await matrixCalls(opened)

type Path = (string | number)[]
type Input = Record<string, unknown>

const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text)
const NUL = '\0'

/** Values that the database can't take, in the place of one that it can. */
function hostileTo(value: unknown): unknown[] {
  if (typeof value === 'number') return [Number.MAX_SAFE_INTEGER, -1, 1e300]
  if (typeof value !== 'string') return []
  return [`${value}${NUL}`, `${value}x`, `${value}\ud800`, ...(isDay(value) ? [value.replace(/^\d{4}/, '0000')] : [])]
}

/** Everything in an input that is a text or a number, at any depth, and the declared fields that it leaves out. */
function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (value === null || typeof value !== 'object') return [{ path, value }]
  if (ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
}

function withValue(input: Input, path: Path, value: unknown): Input {
  const copy = structuredClone(input)
  const holder = path.slice(0, -1).reduce((part, key) => part[key] as Input, copy)
  holder[path.at(-1) ?? ''] = value
  return copy
}

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const moment = '2026-01-01T00:00:00.000Z'
const listingCursor = (given: object, last: object = {}) =>
  encoded(
    JSON.stringify({
      count: 1,
      tier: 0,
      last: { id: randomUUID(), at: moment, price: '1', rank: '0.1', ...last },
      ...given,
    }),
  )
/** In the forms of ours, with what no page before has said. */
const forgedCursors = [
  'forged',
  NUL,
  '99999999999999999999',
  '2147483648',
  ...['-'.repeat(36), `${randomUUID()}${NUL}`].map((id) => encoded(`${moment} ${id}`)),
  ...['-271821-04-20T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'].map((at) =>
    encoded(`${at} ${randomUUID()}`),
  ),
  listingCursor({ corrected: `shirt${NUL}` }),
  ...['0000-01-01T00:00:00+00:00', '2026-01-01T00:00:00+23:59'].map((at) => listingCursor({}, { at })),
  ...['1e-99', '999e-99'].map((rank) => listingCursor({}, { rank })),
  listingCursor({}, { price: '999999999999' }),
]

it('values that no database takes are refused by every procedure, never a failure of the server', async () => {
  const failures: string[] = []
  let refused = 0
  for (const { name, procedure } of procedures) {
    const { input, token } = await allowedCall(name)
    const left = Object.keys(procedure.input.shape).filter((field) => !(field in input))
    const leaves = [...leavesOf(input), ...left.map((field) => ({ path: [field], value: 'x' }))]
    const sent = leaves.flatMap(({ path, value }) => hostileTo(value).map((hostile) => withValue(input, path, hostile)))
    if ('after' in procedure.input.shape) sent.push(...forgedCursors.map((after) => ({ ...input, after })))
    if ('after' in procedure.input.shape && 'q' in procedure.input.shape)
      sent.push(...forgedCursors.map((after) => ({ ...input, q: 'cotton', after })))
    for (const hostile of sent) {
      const { status, outcome } = await call(name, { input: hostile, token })
      if (status >= 500) failures.push(`${name} ${JSON.stringify(hostile)}`)
      if (outcome === 'INPUT_INVALID') refused += 1
    }
  }
  expect(failures).toEqual([])
  expect(refused).toBeGreaterThan(1000)
})
