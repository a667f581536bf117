import type { Role } from '@ticarum/contract/values/roles'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { Hono } from 'hono'
import { z } from 'zod'
import { matrixInputs } from '../access.matrix.ts'
import { hashToken } from '../door/authenticate.ts'
import type { Env } from '../http/rest.ts'
import { serveFiles } from '../http/serve-files.ts'
import { procedures } from './call-http.ts'
import type { Input } from './matrix.ts'
import type { OpenDoor } from './open-door.ts'
import type { OpenHttp } from './open-http.ts'
import { givenSession } from './personas.ts'

type Fields = Record<string, unknown>

export interface ReadAnswer {
  /** the procedure, or the address of a file */
  asked: string
  text: string
}

const reads = procedures.filter(({ procedure }) => procedure.idempotency === 'read')
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What the matrix sends; in the place of its id there may stand any other. */
async function inputOf(name: string, person: GivenPerson | null, database: TestDatabase): Promise<Fields> {
  const [domain = '', verb = ''] = name.split('.')
  const input = (matrixInputs as Record<string, Record<string, Input<Fields>>>)[domain]?.[verb]
  if (!input) throw new Error(`${name} has no input in the matrix`)
  if (typeof input === 'function') return input(person, database)
  const id = newId()
  return { id, ...(await input.and?.(id, database)) }
}

/** The same input about each of these ids, and with every value of each of its lists. */
function variantsOf(input: Fields, shape: Record<string, unknown>, ids: string[]): Fields[] {
  return Object.entries(input).reduce<Fields[]>(
    (all, [field, value]) => {
      const lists = shape[field] instanceof z.ZodEnum ? shape[field].options : undefined
      const isId = typeof value === 'string' && ID.test(value)
      const values = isId ? ids : (lists ?? [value])
      return all.flatMap((each) => values.map((next) => ({ ...each, [field]: next })))
    },
    [{}],
  )
}

/** All that somebody is answered by these procedures, asked about each of these ids. */
async function ask(
  opened: OpenDoor & OpenHttp,
  asked: typeof procedures,
  { person, token, ids }: { person: GivenPerson | null; token: string | null; ids: string[] },
): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = []
  for (const { name, procedure } of asked) {
    const input = await inputOf(name, person, opened)
    for (const variant of variantsOf(input, procedure.input.shape, ids)) {
      const { text, status } = await opened.call(name, { input: variant, token })
      if (status >= 500) throw new Error(`${name} ${JSON.stringify(variant)} was answered with ${text}`)
      answers.push({ asked: name, text })
    }
  }
  return answers
}

/** The same by every address of a file. */
async function fetchFiles(opened: OpenDoor & OpenHttp, token: string | null, ids: string[]): Promise<ReadAnswer[]> {
  const app = new Hono<Env>()
  serveFiles(app, opened.door, opened.parts.storage)
  const addresses = app.routes.flatMap(({ path }) => ids.map((id) => path.replace(':id', id)))
  const headers = token ? { cookie: `session=${token}` } : undefined
  const answers: ReadAnswer[] = []
  for (const asked of addresses) {
    const response = await fetch(opened.url + asked, { ...(headers && { headers }) })
    answers.push({ asked, text: [...response.headers, await response.text()].join('\n') })
  }
  return answers
}

/** Everything that a person can read, in a session of its own. */
export async function readEverything(
  opened: OpenDoor & OpenHttp,
  person: GivenPerson,
  ids: string[] = [],
): Promise<ReadAnswer[]> {
  const token = await givenSession(opened, person.id)
  const answered = await ask(opened, reads, { person, token, ids })
  return [...answered, ...(await fetchFiles(opened, token, ids))]
}

/** Everything that a visitor is answered, also by what changes something. */
export async function askEverything(opened: OpenDoor & OpenHttp, ids: string[]): Promise<ReadAnswer[]> {
  const answered = await ask(opened, procedures, { person: null, token: null, ids })
  return [...answered, ...(await fetchFiles(opened, null, ids))]
}

/** Another thing each time: who has read or done what, and files that say when they were written. */
const neverTheSame = ['identity.sessions', 'audit.list', 'events.list', 'imports.template', 'imports.exportList']

/** Reads the same again and again as whoever holds a session, each time in another one: a module's, or everything. */
export async function readAsAnother(
  opened: OpenDoor & OpenHttp,
  token: string,
  { ids, module }: { ids: string[]; module?: string },
): Promise<(further?: string[]) => Promise<string[]>> {
  const { rows } = await opened.owner.query<{ user_id: string; role: Role | null }>(
    'select user_id, role from sessions left join user_roles using (user_id) where token_hash = $1',
    [hashToken(token)],
  )
  const { user_id: userId = '', role = null } = rows[0] ?? {}
  const asked: { name: string; shape: Record<string, unknown>; input: Fields }[] = []
  for (const { name, procedure } of reads) {
    if (module && !name.startsWith(`${module}.`)) continue
    const { policy, input } = procedure
    const isForAll = policy === 'public' || policy === 'signed-in'
    if (neverTheSame.includes(name) || !(isForAll || (role && policy.includes(role)))) continue
    asked.push({ name, shape: input.shape, input: await inputOf(name, null, opened) })
  }
  return async (further = []) => {
    const session = await givenSession(opened, userId)
    const answers: string[] = []
    for (const { name, shape, input } of asked)
      for (const variant of variantsOf(input, shape, [...new Set([...ids, ...further])])) {
        const { outcome, text } = await opened.call(name, { input: variant, token: session })
        const said = name === 'identity.session' ? text.replace(/"expiresAt":"[^"]*"/, '') : text
        if (outcome === 'OK') answers.push(`${name} ${said}`)
      }
    return answers
  }
}
