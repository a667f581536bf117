import type { HttpBindings } from '@hono/node-server'
import type { ErrorCode } from '@ticarum/contract/errors'
import type { Contract, Procedure } from '@ticarum/contract/procedure'
import type { Context, Hono } from 'hono'
import type { Caller } from '../door/caller.ts'
import type { Door } from '../door/door.ts'
import { fail, Refusal } from '../door/refusal.ts'
import { type CookieNames, sessionCookie } from './cookies.ts'

export type Env = { Bindings: HttpBindings; Variables: { caller: Caller } }

const BODY_LIMIT = 256 * 1024

export function refusalResponse(c: Context<Env>, refusal: Refusal): Response {
  const args = refusal.args as { retryAfter?: number }
  if (args.retryAfter) c.header('retry-after', String(args.retryAfter))
  return c.json({ code: refusal.code satisfies ErrorCode, args: refusal.args }, refusal.status)
}

/** Mounts every procedure of the contract; nothing else answers below the base. */
export function mountRest(app: Hono<Env>, base: string, contract: Contract, door: Door, names: CookieNames): void {
  for (const [domain, procedures] of Object.entries(contract)) {
    for (const [verb, procedure] of Object.entries(procedures)) {
      app.on(procedure.method, base + procedure.path, async (c) => {
        c.header('cache-control', 'no-store')
        const caller = c.get('caller')
        try {
          const answer = await door.call(`${domain}.${verb}`, caller, await inputOf(c, procedure), c.req.header('idempotency-key'))
          const cookie = sessionCookie(names, caller)
          if (cookie) c.header('set-cookie', cookie, { append: true })
          return c.body(JSON.stringify(answer), 200, { 'content-type': 'application/json' })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          const cookie = sessionCookie(names, caller)
          if (cookie) c.header('set-cookie', cookie, { append: true })
          return refusalResponse(c, error)
        }
      })
    }
  }
  app.all(`${base}/*`, (c) => refusalResponse(c, new Refusal('NOT_FOUND', {})))
}

async function inputOf(c: Context<Env>, procedure: Procedure): Promise<unknown> {
  const body = procedure.method === 'GET' ? c.req.query() : await bodyOf(c)
  return procedure.path.includes(':') ? { ...body, ...c.req.param() } : body
}

async function bodyOf(c: Context<Env>): Promise<object> {
  const declared = Number(c.req.header('content-length') ?? 0)
  if (declared > BODY_LIMIT) fail('TOO_LARGE')
  const text = await c.req.text()
  if (text.length > BODY_LIMIT) fail('TOO_LARGE')
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body
  } catch {
    // falls through to the refusal
  }
  return fail('INPUT_INVALID', { fields: { '': 'invalid' } })
}
