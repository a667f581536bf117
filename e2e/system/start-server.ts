import { freePort } from '@ticarum/db/free-port'
import { type RunningEntry, startEntry } from './entry.ts'

export interface RunningServer extends RunningEntry {
  url: string
}

/**
 * The built server. Journeys have IP addresses of their own (X-Forwarded-For), so that rate limits do not add up over a
 * run.
 */
export async function startServer(environment: Record<string, string>, port?: number): Promise<RunningServer> {
  const at = port ?? (await freePort())
  const url = `http://127.0.0.1:${at}`
  const server = startEntry('server/src/http.ts', {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(at),
    ORIGIN: url,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  let gone = false
  void server.ended.then(() => {
    gone = true
  })
  while (!(await answers(`${url}/healthz`))) {
    if (gone) throw new Error('the server ended before it answered: see test-results/e2e-http.log')
    await new Promise((wait) => setTimeout(wait, 50))
  }
  return { ...server, url }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
