import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Caller } from '../door/caller.ts'
import { networkOf } from '../door/network.ts'
import type { TakenError } from '../platform/metrics.ts'
import { isOurs, type MaskedError, maskError } from './mask-error.ts'
import type { Env } from './rest.ts'

const LONGEST = 16 * 1024 // bytes
/** Errors that are read: of one device, of its network and of everybody. */
const usualErrorLimits = {
  device: { points: 10, duration: 600 },
  network: { points: 100, duration: 600 },
  all: { points: 300, duration: 60 },
}
/** Different errors that are told apart, until the hour is over. */
const MOST_KINDS = 1000
const HOUR = 3600 * 1000

const Told = z.array(z.string().nullable()).length(4)

interface BrowserErrorParts {
  log: Logger
  observe(taken: TakenError): void
  limits?: typeof usualErrorLimits
}

/** Every 1st, 10th, 100th … of a kind within an hour is logged, so that one fault does not fill the log. */
function createSample() {
  const times = new Map<string, number>()
  let until = 0
  return ({ error, message, frames }: MaskedError): { times: number; logged: boolean } => {
    if (Date.now() > until || times.size > MOST_KINDS) {
      times.clear()
      until = Date.now() + HOUR
    }
    const kind = `${error} ${message} ${frames[0]}`
    const now = (times.get(kind) ?? 0) + 1
    times.set(kind, now)
    return { times: now, logged: /^10*$/.test(String(now)) }
  }
}

/**
 * Errors of our scripts in browsers, as web/app/context/tell-errors.ts sends them (decision 78). The answer is the same
 * for all: there is nothing to learn here.
 */
export function takeBrowserErrors(app: Hono<Env>, { log, observe, limits = usualErrorLimits }: BrowserErrorParts) {
  const ofDevice = new RateLimiterMemory({ keyPrefix: 'device', ...limits.device })
  const ofNetwork = new RateLimiterMemory({ keyPrefix: 'network', ...limits.network })
  const ofAll = new RateLimiterMemory({ keyPrefix: 'all', ...limits.all })
  const sample = createSample()

  async function isWithinLimits({ device, address }: Caller): Promise<boolean> {
    const network = networkOf(address)
    try {
      await ofDevice.consume(device?.id ?? network)
      await ofNetwork.consume(network)
      await ofAll.consume('')
      return true
    } catch {
      return false
    }
  }

  async function take(caller: Caller, length: number, read: () => Promise<string>): Promise<TakenError> {
    if (!(length <= LONGEST)) return 'unreadable'
    if (!(await isWithinLimits(caller))) return 'limited'
    const told = Told.safeParse(jsonIn(await read().catch(() => '')))
    if (!told.success) return 'unreadable'
    const masked = maskError(told.data)
    if (!isOurs(masked)) return 'foreign'
    const { times, logged } = sample(masked)
    if (logged) log.warn({ requestId: caller.requestId, ...masked, times }, 'error in a browser')
    return logged ? 'logged' : 'repeated'
  }

  app.post('/browser-errors', async (c) => {
    observe(await take(c.get('caller'), Number(c.req.header('content-length') ?? Number.NaN), () => c.req.text()))
    return c.body(null, 204)
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
