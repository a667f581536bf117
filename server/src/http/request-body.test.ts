import { request } from 'node:http'
import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { httpAnswerOf } from '../testing/call-http.ts'
import { openHttp, serveHttp } from '../testing/open-http.ts'

const opened = await openHttp()
const { url } = opened
const lines: string[] = []
const logged = await serveHttp(opened.door, opened, {
  log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
})

const LIMIT = 256 * 1024
const post = async (body: string) => httpAnswerOf(await fetch(`${url}/api/v1/session`, { method: 'POST', body }))
/** A body of this many bytes, in an undeclared field. */
const ofBytes = (size: number, filler = 'a') => {
  const frame = '{"email":"nobody@example.com","password":"a guess","filler":""}'
  return frame.replace('""}', `"${filler.repeat((size - frame.length) / Buffer.byteLength(filler))}"}`)
}

/** Sends chunks without a declared length until a response arrives. */
function stream(chunk: Buffer, most: number): Promise<{ status: number; sent: number }> {
  return new Promise((done, failed) => {
    let sent = 0
    let answered = false
    const sending = request(
      `${url}/api/v1/session`,
      { method: 'POST', headers: { 'transfer-encoding': 'chunked' } },
      (response) => {
        answered = true
        response.resume().on('end', () => {
          sending.destroy()
          done({ status: response.statusCode ?? 0, sent })
        })
      },
    )
    sending.on('error', (error) => (answered ? undefined : failed(error)))
    const more = () => {
      if (answered || sending.destroyed) return
      if (sent >= most) return void sending.end()
      sent += chunk.length
      sending.write(chunk, () => setImmediate(more))
    }
    more()
  })
}

describe('a request body', () => {
  it('of 256 KiB is read, one byte more is TOO_LARGE', async () => {
    expect((await post(ofBytes(LIMIT))).outcome).toBe('WRONG_CREDENTIALS')
    expect(await post(ofBytes(LIMIT + 1))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE', args: {} } })
  })

  it('is measured in bytes, not in letters', async () => {
    const arabic = ofBytes(LIMIT + 1, 'ب')
    expect(arabic.length).toBeLessThan(LIMIT)
    expect((await post(arabic)).outcome).toBe('TOO_LARGE')
  })

  it('without a declared length is refused once it is too large, and not read to its end', async () => {
    const { status, sent } = await stream(Buffer.alloc(16 * 1024, 'a'), 64 * 1024 * 1024)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    expect((await post('{}')).outcome, 'the server lives').toBe('INPUT_INVALID')
  })

  it.each(['{', 'hello', '[]', '"text"', 'null', '1', '{"email":}'])('of %s is INPUT_INVALID', async (body) => {
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { code: 'INPUT_INVALID', args: { fields: { '': 'invalid' } } },
    })
  })

  it('that breaks off halfway is not logged as an error', async () => {
    const { hostname, port } = new URL(logged.url)
    const socket = connect(Number(port), hostname)
    socket.write('POST /api/v1/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{"email":')
    setTimeout(() => socket.destroy(), 100)
    await expect.poll(() => lines.length).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'request', status: 422 })
  })

  it('may be left out where nothing is asked', async () => {
    expect((await httpAnswerOf(await fetch(`${url}/api/v1/session`, { method: 'DELETE' }))).outcome).toBe('OK')
  })
})

describe('a strange request', () => {
  it.each([
    ['an unknown address', '/api/v1/nothing-here', {}],
    ['an unknown method', '/api/v1/suppliers', { method: 'PUT', body: '{}' }],
    ['a broken escape in the path', '/api/v1/suppliers/%E0%A4%A', {}],
    ['a broken cookie', '/api/v1/suppliers', { headers: { cookie: 'session=%E0%A4%A; =; ;;; language="' } }],
    ['a key that is none', '/api/v1/suppliers', { headers: { 'idempotency-key': "'; drop table people; --" } }],
  ])('with %s gets an answer from the closed list', async (_, path, init) => {
    const { status, outcome } = await httpAnswerOf(await fetch(url + path, init))
    expect(status).toBeLessThan(500)
    expect(['OK', 'NOT_FOUND', 'INPUT_INVALID']).toContain(outcome)
  })
})
