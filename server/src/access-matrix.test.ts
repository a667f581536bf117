import { contract } from '@ticarum/contract/contract'
import { type Contract, proceduresOf } from '@ticarum/contract/procedure'
import { tried } from '@ticarum/contract/testing/tried'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { accessMatrix } from './access.matrix.ts'
import { cookiesOf } from './http/cookies.ts'
import { deviceCookies } from './http/device-cookie.ts'
import { type Env, mountRest } from './http/rest.ts'
import type { HttpAnswer } from './testing/call-http.ts'
import { cheapHashes } from './testing/cheap-hashes.ts'
import { type MatrixRow, matrixFaults, readMatrix } from './testing/matrix.ts'
import { matrixCalls } from './testing/matrix-calls.ts'
import { openHttp } from './testing/open-http.ts'
import { type Persona, personas } from './testing/personas.ts'

const opened = await openHttp()
const { call, door } = opened
const { callFor } = await matrixCalls(opened)
cheapHashes()

const nameOf = ({ procedure, subject }: Pick<MatrixRow, 'procedure' | 'subject'>) =>
  [procedure, subject].filter(Boolean).join(' ')

const bytesOf = ({ status, headers, text }: HttpAnswer) => {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return JSON.stringify([status, kept, text])
}

/** What everybody was answered, byte for byte, by row and persona. */
const answered = new Map<string, string>()

async function callAs(row: MatrixRow, persona: Persona): Promise<HttpAnswer> {
  const answer = await call(row.procedure, await callFor(row, persona))
  answered.set(`${nameOf(row)} as ${persona}`, bytesOf(answer))
  return answer
}

describe('the access matrix', () => {
  it.each(accessMatrix.map((row) => ({ row, name: nameOf(row) })))('$name', async ({ row }) => {
    const asked = personas.filter((persona) => row.cells[persona] !== '-')
    tried('foreignRow', asked.filter((persona) => row.cells[persona] !== 'OK').length)
    const outcomes: [Persona, string][] = []
    for (const persona of asked) outcomes.push([persona, (await callAs(row, persona)).outcome])
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(asked.map((persona) => [persona, row.cells[persona]])),
    )
  })

  it("answers for another's row byte for byte as for an absent one", async () => {
    const hidden = accessMatrix
      .filter((row) => row.subject === "other's" || row.subject === "colleague's")
      .flatMap((row) =>
        personas.filter((persona) => !['OK', '-'].includes(row.cells[persona])).map((persona) => ({ row, persona })),
      )
    const bytesFor = async (row: MatrixRow, persona: Persona) => {
      const name = `${nameOf(row)} as ${persona}`
      if (!answered.has(name)) await callAs(row, persona)
      return answered.get(name)
    }
    for (const { row, persona } of hidden) {
      const absent = await bytesFor({ ...row, subject: 'absent' }, persona)
      expect(await bytesFor(row, persona), `${nameOf(row)} as ${persona}`).toBe(absent)
    }
    expect(hidden.length).toBeGreaterThanOrEqual(20)
  }, 120_000)

  it('has a row for every procedure and a procedure for every row', () => {
    expect(matrixFaults(contract, accessMatrix)).toEqual([])
  })

  it('notices a procedure without a row, a row without a procedure, and an id without its subjects', () => {
    const { audit, ...others } = contract
    expect(matrixFaults(others, accessMatrix)).toEqual(['audit.list: not in the contract'])
    expect(matrixFaults({ ...others, post: audit } as Contract, accessMatrix)).toContain(
      'post.list: no row in the matrix',
    )
    const withoutAbsent = accessMatrix.filter(
      (row) => row.procedure !== 'notifications.markRead' || row.subject !== 'absent',
    )
    expect(matrixFaults(contract, withoutAbsent)).toEqual(["notifications.markRead: no row 'absent' in the matrix"])
    expect(
      matrixFaults(contract, [...accessMatrix, ...accessMatrix.filter((row) => row.procedure === 'mail.list')]),
    ).toEqual(['mail.list: a row twice'])
    expect(() => readMatrix(`${personas.join('  ')}\n\n mail.list  ok`)).toThrow('faulty row')
    expect(() => readMatrix('visitor  admin')).toThrow('columns')
  })

  it('mounts a REST route for every procedure and no other', () => {
    const app = new Hono<Env>()
    mountRest(app, '/api/v1', contract, door, cookiesOf(true, deviceCookies('')))
    const mounted = app.routes
      .filter((route) => route.path !== '/api/v1/*')
      .map(({ method, path }) => `${method} ${path}`)
    expect(mounted).toEqual(proceduresOf(contract).map(({ procedure: { method, path } }) => `${method} /api/v1${path}`))
  })
})
