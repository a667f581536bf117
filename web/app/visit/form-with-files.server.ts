import { data } from 'react-router'
import { statusOf } from './status-of.server.ts'

export interface SentForm {
  fields: Partial<Record<string, string>>
  files: File[]
}

/** What a form with files sent. A body that grows beyond what it may hold ends in an error page, and is not taken in whole before. */
export async function formWithFiles(request: Request, maxBytes: number): Promise<SentForm> {
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
  const body = request.body?.pipeThrough(counted) ?? null
  const form = await new Response(body, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData().catch(() => new FormData())
  if (size > maxBytes) throw data(null, { status: statusOf('TOO_LARGE') })
  const all = [...form]
  return {
    fields: Object.fromEntries(all.filter((field): field is [string, string] => typeof field[1] === 'string')),
    files: all.map(([, value]) => value).filter((value): value is File => value instanceof File && value.name !== ''),
  }
}
