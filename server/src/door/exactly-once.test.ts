import { contract } from '@ticarum/contract/contract'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { routers } from '../routers.ts'
import { mutations } from '../testing/call-http.ts'
import { callKilled } from '../testing/call-killed.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openHttp, serveHttp } from '../testing/open-http.ts'
import { allRows, effectOf } from '../testing/rows.ts'
import { createDoor } from './door.ts'

const opened = await openHttp({ clock: systemClock }) // a running clock, so that every touched row differs
const { owner, urls, call } = opened
const otherInstance = await serveHttp(createDoor(contract, routers, opened.parts), opened)
const { people, allowedCall } = await matrixCalls(opened)
const known = new Set(Object.values(people).flatMap(({ id, companyId }) => [id, companyId ?? id]))

/** A file is stored before its transaction; this job deletes the one that a repeated call left after a day. */
const isSweeping = (row: string) => /^\+ outbox .*"task": "sweep-/.test(row)

/** The changes of the work in every table. */
async function effect(work: () => Promise<unknown>): Promise<string[]> {
  const before = await allRows(owner)
  await work()
  return effectOf(before, await allRows(owner), known).filter((row) => !isSweeping(row))
}

/** The changes of one call; a first call may change more, for example save an address. */
async function effectOfOne(name: string): Promise<string[]> {
  expect(await call(name, await allowedCall(name))).toMatchObject({ outcome: 'OK' })
  const once = await allowedCall(name)
  return effect(async () => expect(await call(name, once)).toMatchObject({ outcome: 'OK' }))
}

const domains = ['orders', 'payments', 'orderExports', 'cart', 'wishlist', 'addresses', 'tradeSettings']
const changes = mutations.filter(({ domain }) => domains.includes(domain))

describe.each(changes)('$name is done once, and answers the same', ({ name, procedure }) => {
  it('sent twice at once, to two instances, and once more', async () => {
    const one = await effectOfOne(name)
    const sent = { ...(await allowedCall(name)), ...(procedure.idempotency === 'key' ? { key: newId() } : {}) }
    const answers: string[] = []
    const thrice = async () => {
      for (const { outcome, text } of [
        ...(await Promise.all([call(name, sent), otherInstance.call(name, sent)])),
        await call(name, sent),
      ]) {
        expect(outcome, text).toBe('OK')
        answers.push(text)
      }
    }
    expect(await effect(thrice)).toEqual(one)
    expect(one).not.toEqual([])
    expect(new Set(answers).size, answers.join('\n')).toBe(1)
  })

  it('sent again after the process was killed between commit and response', { timeout: 120_000 }, async () => {
    const one = await effectOfOne(name)
    const sent = { ...(await allowedCall(name)), ...(procedure.idempotency === 'key' ? { key: newId() } : {}) }
    expect(await effect(() => callKilled(urls, name, sent))).toEqual(one)

    const { rows } = await owner.query<{ answer: unknown }>('select answer from idempotency_keys where key = $1', [
      sent.key ?? null,
    ])
    const replayed = async () =>
      expect(await call(name, sent)).toMatchObject({ outcome: 'OK', ...(rows[0] && { body: rows[0].answer }) })
    const again = await effect(replayed)
    // Without a key the same rows are written again: those removed equal those added.
    const changed = (sign: string) => again.filter((row) => row.startsWith(sign)).map((row) => row.slice(1))
    expect(changed('+')).toEqual(changed('-'))
    if (procedure.idempotency === 'key') expect(again).toEqual([])
  })
})
