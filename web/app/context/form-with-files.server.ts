import type { Api } from '@ticarum/server/client'
import { data } from 'react-router'
import { statusOf } from './status-of.server.ts'

export interface SentForm {
  fields: Partial<Record<string, string>>
  files: File[]
}

/** The most that a form without files is read of; procedures take as much. */
export const TEXT_BYTES = 256 * 1024

/** Browsers send line breaks as CRLF; everywhere else here they are LF. */
const textsOf = (form: FormData): SentForm['fields'] =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [])),
  )

/** The most memory that all uploads in progress may take together: visitors send files too. */
const MOST_HELD = 300 * 1024 * 1024
let held = 0

/**
 * Parses a form with files. A body over its limit is not read if it says so itself, else it ends the request while it
 * is being read.
 */
export async function formWithFiles(request: Request, maxBytes: number, mostHeld = MOST_HELD): Promise<SentForm> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw data(null, { status: statusOf('TOO_LARGE') })
  let size = 0
  let full = false
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      held += chunk.length
      full ||= held > mostHeld
      if (size > maxBytes || full) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
  const body = request.body?.pipeThrough(counted) ?? null
  const form = await new Response(body, { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => new FormData())
  held -= size
  if (full) throw data(null, { status: statusOf('UNAVAILABLE') })
  if (size > maxBytes) throw data(null, { status: statusOf('TOO_LARGE') })
  return {
    fields: textsOf(form),
    files: [...form.values()].filter((value): value is File => value instanceof File && value.name !== ''),
  }
}

/** Of a form on a page for people with an account: who is not signed in is heard out, but sends no files. */
export async function formOfUser(request: Request, api: Api, maxBytes: number): Promise<SentForm> {
  const session = await api.identity.session.try({})
  return formWithFiles(request, session.ok ? maxBytes : TEXT_BYTES)
}
