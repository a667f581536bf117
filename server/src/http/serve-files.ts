import type { Context, Hono } from 'hono'
import { type Api, createClient } from '../client.ts'
import { Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import { workbookOf } from '../platform/sheets/workbook.ts'
import { partFile } from '../platform/storage/part-file.ts'
import type { FileStorage, StorageFolder } from '../platform/storage/storage.ts'
import { type Env, refusalResponse } from './rest.ts'

const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Private files are never cached. */
const saidOf = (type: string, name: string, shown: boolean) => ({
  'content-type': type,
  'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'private, no-store',
})

/** The browser never executes an uploaded file. */
const headersOf = (...file: Parameters<typeof saidOf>) => ({
  ...saidOf(...file),
  'content-security-policy': "default-src 'none'; sandbox",
})

const answering = (answer: (c: Context<Env>) => Promise<Response>) => async (c: Context<Env>) => {
  try {
    return await answer(c)
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error)
    throw error
  }
}

interface FileOfRow {
  file: string
  fileName: string
  type: string
}

/** Files that belong to rows; the door decides who may have them. */
export function serveFiles(app: Hono<Env>, door: Door, storage: FileStorage): void {
  /** A file as it is stored, once the door has said where. Pictures may be shown as a page of their own. */
  const storedIn = (place: StorageFolder, find: (api: Api, id: string) => Promise<FileOfRow>, shown = true) =>
    answering(async (c) => {
      const { file, fileName, type } = await find(createClient(door, c.get('caller')), c.req.param('id') ?? '')
      const asked = [type, fileName, shown && type === 'image/webp'] as const
      const location = c.req.method === 'GET' && (await storage.signedAddress?.(place, file, saidOf(...asked)))
      if (location)
        return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
      const stored = await storage.get(place, file)
      if (!stored) return refusalResponse(new Refusal('NOT_FOUND', {}))
      return new Response(stored.body, { headers: { ...headersOf(...asked), 'content-length': String(stored.size) } })
    })
  app.get(
    '/files/payment-proofs/:id',
    storedIn('payment-proofs', (api, id) => api.payments.getProof({ id })),
  )
  app.get(
    '/files/applications/:id',
    storedIn('applications', (api, id) => api.applications.getFile({ id })),
  )
  app.get(
    '/files/needs/:id',
    storedIn('needs', (api, id) => api.needs.getPicture({ id })),
  )
  app.get(
    '/files/papers/:id',
    storedIn('papers', (api, id) => api.papers.getFile({ id })),
  )
  app.get(
    '/files/messages/:id',
    storedIn('message-files', (api, id) => api.messages.getFile({ id }), false),
  )
  app.get(
    '/files/order-exports/:id',
    answering(async (c) => {
      const made = await createClient(door, c.get('caller')).orderExports.get({ id: c.req.param('id') ?? '' })
      if (made.state !== 'ready') return refusalResponse(new Refusal('NOT_FOUND', {}))
      const rows = partsOf(storage, made.file, made.parts)
      const { name, columns, format, language } = made
      const bytes = format === 'csv' ? rows : workbookOf({ name, columns, rightToLeft: language === 'ar' }, rows)
      return new Response(ReadableStream.from(bytes), {
        headers: headersOf(tableTypes[format], `${name}.${format}`, false),
      })
    }),
  )
  app.get(
    '/files/account-exports/:id',
    answering(async (c) => {
      const { state, file, parts } = await createClient(door, c.get('caller')).account.getExport({
        id: c.req.param('id') ?? '',
      })
      if (state !== 'ready') return refusalResponse(new Refusal('NOT_FOUND', {}))
      return new Response(ReadableStream.from(partsOf(storage, file, parts)), {
        headers: headersOf('application/json; charset=utf-8', 'my-data.json', false),
      })
    }),
  )
}

async function* partsOf(storage: FileStorage, name: string, parts: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) {
    const stored = await storage.get('exports', partFile(name, part))
    if (!stored) throw new Error('a part of an export is gone')
    for await (const chunk of stored.body) yield chunk
  }
}
