import { type Operations, routes } from './operations.generated.ts'

export type OperationName = keyof Operations & keyof typeof routes
type Paged = {
  [N in OperationName]: Operations[N]['output'] extends { next: string | null } ? N : never
}[OperationName]
type ItemOf<N extends Paged> = Operations[N]['output'] extends { items: (infer Item)[] } ? Item : never

export interface ClientOptions {
  /** of the site, for example https://ticarum.com */
  origin: string
  /** made under 'API tokens' by the company's owner */
  token: string
  /** so often a call is made in all if no answer comes, or one that says to try again */
  tries?: number
  /** milliseconds before the second try; each further one waits twice as long, or as long as the server says */
  firstWait?: number
  fetch?: typeof fetch
}

/** What the server answered instead: a code of docs/errors, with its arguments. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly args: Record<string, unknown>

  constructor(status: number, code: string, args: Record<string, unknown>) {
    super(code)
    this.status = status
    this.code = code
    this.args = args
  }
}

const TRY_AGAIN = ['RATE_LIMITED', 'IN_PROGRESS', 'UNAVAILABLE', 'INTERNAL']
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** The parts of the input that stand in the address; what is left goes into the query or the body. */
function addressOf(path: string, input: Record<string, unknown>): { address: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { address, rest }
}

export function createClient({ origin, token, tries = 5, firstWait = 500, fetch: ask = fetch }: ClientOptions) {
  async function send(name: OperationName, input: Record<string, unknown>, key: string): Promise<unknown> {
    const { method, path, key: needsKey } = routes[name]
    const { address, rest } = addressOf(path, input)
    const url = new URL(address, origin)
    if (method === 'GET')
      for (const [field, value] of Object.entries(rest))
        if (value !== undefined) url.searchParams.set(field, String(value))
    const response = await ask(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(needsKey ? { 'idempotency-key': key } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    const { code, args = {} } = answer as { code: string; args?: Record<string, unknown> }
    throw new Refused(response.status, code, args)
  }

  /**
   * Makes a call. What got no answer is sent again under the same key, so it is done once; give a key of your own, kept
   * beside your document, to have that also after your process was started anew.
   */
  async function call<N extends OperationName>(
    name: N,
    input: Operations[N]['input'],
    key: string = crypto.randomUUID(),
  ): Promise<Operations[N]['output']> {
    for (let tried = 1; ; tried++) {
      try {
        return (await send(name, input as Record<string, unknown>, key)) as Operations[N]['output']
      } catch (error) {
        if (tried >= tries || (error instanceof Refused && !TRY_AGAIN.includes(error.code))) throw error
        const told = error instanceof Refused ? Number(error.args.retryAfter) * 1000 : Number.NaN
        await pause(Number.isFinite(told) ? told : firstWait * 2 ** (tried - 1))
      }
    }
  }

  /** Everything that a list has, page by page. */
  async function* all<N extends Paged>(name: N, input: Operations[N]['input']): AsyncGenerator<ItemOf<N>> {
    let after: string | null | undefined
    do {
      const page = (await call(name, { ...input, ...(after ? { after } : {}) } as Operations[N]['input'])) as {
        items: ItemOf<N>[]
        next: string | null
      }
      yield* page.items
      after = page.next
    } while (after)
  }

  return { call, all }
}
