import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { givenChatOf } from '../../testing/given-messages.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { redPicture } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { messagesJobs } from './messages.jobs.ts'

const folder = await temporaryFolder()
const storage = diskStorage(folder)
const opened = await openHttp({ storage })
const { call, given, owner, app, worker, clock, url } = opened
const tokenOf = (id: string) => givenSession(opened, id)
const [customer, supplier] = [await given.customer(), await given.supplier()]
const id = await givenChatOf(opened, customer.companyId ?? '', supplier.companyId ?? '')
const [buyer, seller] = [await tokenOf(customer.id), await tokenOf(supplier.id)]

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x'), Buffer.from('\n%%EOF')])
const words = new TextEncoder().encode('<x/>')
const workbook = (more: Record<string, Uint8Array> = {}) =>
  Buffer.from(zipSync({ '[Content_Types].xml': words, 'xl/workbook.xml': words, ...more }))
const send = (file: Buffer, { as = seller, to = id, fileName = 'list.hta' } = {}) =>
  call('messages.sendFile', { input: { id: to, fileName, file }, token: as })
const open = (message: string, as: string | null) =>
  fetch(`${url}/files/messages/${message}`, { headers: as ? { cookie: `session=${as}` } : {} })
const kept = async () =>
  (await readdir(path.join(folder, 'message-files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
async function latest() {
  const { body } = await call('messages.thread', { input: { id, limit: 1 }, token: buyer })
  const [message] = (body as { messages: { id: string; body: string; file: { type: string } | null }[] }).messages
  if (!message) throw new Error('no message')
  return message
}

describe('a file in a conversation', () => {
  it('is a message with its name, and a download for its two sides and nobody else', async () => {
    const files = [
      [pdf, 'list.pdf', 'application/pdf'],
      [workbook(), 'list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      [Buffer.from(redPicture), 'list.webp', 'image/webp'],
    ] as const
    for (const [file, name, type] of files) {
      expect((await send(file)).outcome).toBe('OK')
      const message = await latest()
      expect(message).toMatchObject({ body: name, file: { type } })
      for (const as of [buyer, seller]) {
        const { status, headers } = await open(message.id, as)
        expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
          200,
          type,
          `attachment; filename*=UTF-8''${name}`,
        ])
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('cache-control')).toBe('private, no-store')
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      }
      expect((await open(message.id, null)).status).toBe(401)
      for (const stranger of [await given.customer(), await given.supplier(), await given.admin()])
        expect((await open(message.id, await tokenOf(stranger.id))).status).toBe(404)
    }
  })

  it('is read by its content: what is no PDF, workbook or picture is refused', async () => {
    const before = await kept()
    for (const file of [
      Buffer.from('<html><script>window.planted=true</script>'),
      Buffer.from(zipSync({ 'xl/other.xml': words })),
      workbook({ 'xl/vbaProject.bin': words }),
      Buffer.from('PK'),
      Buffer.from('MZ program'),
    ])
      expect((await send(file, { fileName: 'list.xlsx' })).outcome).toBe('INVALID_FILE')
    expect(await kept()).toEqual(before)
  })

  it('leaves nothing where nobody can write, and to the desk', async () => {
    const before = await kept()
    const stranger = await tokenOf((await given.supplier()).id)
    expect((await send(pdf, { as: stranger })).outcome).toBe('NOT_FOUND')
    await owner.query('update conversations set customer_blocked_at = now() where id = $1', [id])
    expect((await send(pdf)).outcome).toBe('WRONG_STATE')
    await owner.query('update conversations set customer_blocked_at = null where id = $1', [id])
    const desk = crypto.randomUUID()
    await owner.query("insert into conversations (id, kind, subject_id, supplier_id) values ($1, 'company', $2, $2)", [
      desk,
      supplier.companyId,
    ])
    expect((await send(pdf, { to: desk })).outcome).toBe('WRONG_STATE')
    expect(await kept()).toEqual(before)
  })

  it('has a name without signs that turn it round or break a line', async () => {
    expect((await send(pdf, { fileName: 'gnp.\u202e\r\nfdp.<b>".exe' })).outcome).toBe('OK')
    const message = await latest()
    expect(message.body).toBe('gnp.fdp.<b>".pdf')
    expect((await open(message.id, buyer)).headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''gnp.fdp.%3Cb%3E%22.pdf",
    )
  })

  it('that no message names is deleted after a day, and no other', async () => {
    await storage.put('message-files', 'orphan.pdf', pdf, 'application/pdf')
    const jobs = messagesJobs({ ...jobParts({ pool: worker, app, clock, log: silentLog }), storage })
    for (const file of await kept()) await jobs['sweep-message-file']?.({ file })
    const { rows } = await owner.query<{ file: string }>('select file from message_files')
    expect((await kept()).toSorted()).toEqual(rows.map(({ file }) => file).toSorted())
  })
})
