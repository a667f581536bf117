import type { HttpBindings } from '@hono/node-server'
import { type Contract, type Procedure, proceduresOf } from '@ticarum/contract/procedure'
import type { Context, Hono } from 'hono'
import type { Caller } from '../door/caller.ts'
import { fail, Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import type { RouteName } from '../platform/metrics.ts'
import { type Cookies, setCookies } from './cookies.ts'
import { pacedBody } from './request-bodies.ts'

export type Env = { Bindings: HttpBindings; Variables: { caller: Caller; route: RouteName | undefined } }

const BODY_LIMIT = 256 * 1024

/** With plain headers, which Node's server writes unchanged. */
const jsonResponse = (status: number, body: unknown, more: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...more },
  })

export function refusalResponse({ code, args, status }: Refusal): Response {
  const { retryAfter } = args as { retryAfter?: number }
  return jsonResponse(status, { code, args }, retryAfter ? { 'retry-after': String(retryAfter) } : {})
}

/** Mounts every procedure of the contract; nothing else is served below the base path. */
export function mountRest(app: Hono<Env>, base: string, contract: Contract, door: Door, cookies: Cookies): void {
  for (const { name, procedure } of proceduresOf(contract)) {
    app.on(procedure.method, base + procedure.path, async (c) => {
      c.set('route', { kind: 'call', name })
      const caller = c.get('caller')
      const response = await answerTo(async () =>
        door.call(name, caller, await inputOf(c, procedure), c.req.header('idempotency-key')),
      )
      setCookies(cookies, caller, response.headers)
      return response
    })
  }
  app.all(`${base}/*`, () => refusalResponse(new Refusal('NOT_FOUND', {})))
}

async function answerTo(call: () => Promise<unknown>): Promise<Response> {
  try {
    return jsonResponse(200, await call())
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error)
    throw error
  }
}

async function inputOf(c: Context<Env>, procedure: Procedure): Promise<unknown> {
  const body = procedure.file
    ? { ...c.req.query(), file: pacedBody(c.req.raw.body) }
    : procedure.method === 'GET'
      ? c.req.query()
      : await bodyOf(c)
  return procedure.path.includes(':') ? { ...body, ...c.req.param() } : body
}

async function bodyOf(c: Context<Env>): Promise<object> {
  try {
    const text = await textOf(c)
    if (text === '') return {}
    const body: unknown = JSON.parse(text)
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body
  } catch (error) {
    if (error instanceof Refusal) throw error // no JSON, or the connection was lost
  }
  return fail('INPUT_INVALID', { fields: { '': 'invalid' } })
}

/**
 * A body without a declared length is counted while it arrives, so that it is not held in memory before it is found too
 * large.
 */
async function textOf(c: Context<Env>): Promise<string> {
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > BODY_LIMIT) fail('TOO_LARGE')
  if (declared !== undefined) return c.req.text()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = pacedBody(c.req.raw.body)?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length
    if (size > BODY_LIMIT) fail('TOO_LARGE')
    chunks.push(read.value)
  }
  return Buffer.concat(chunks).toString()
}
