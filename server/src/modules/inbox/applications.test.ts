import { MAX_CATALOGUE_BYTES, MAX_CATALOGUES } from '@ticarum/contract/values/inbox'
import { newId } from '@ticarum/db/ids'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { allFiles } from '../../testing/all-files.ts'
import { anApplication, givenApplication, givenCatalogue } from '../../testing/given-inbox.ts'
import { openHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { filledUp, redPicture } from '../../testing/pictures.ts'
import { lettersOf } from '../../testing/sent-mail.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { inboxJobs } from './inbox.jobs.ts'

const folder = await temporaryFolder()
const storage = diskStorage(folder)
const opened = await openHttp({ storage })
const { call, given, owner, url } = opened
const admin = await givenSession(opened, (await given.admin()).id)
const pdfOf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, 'x'), Buffer.from('\n%%EOF')])
const pdf = pdfOf(2000)
const jpeg = await sharp(redPicture).jpeg().toBuffer()

const upload = (file: Uint8Array, fileName = 'catalogue.pdf') =>
  call('applications.upload', { input: { fileName, file } })
const idOf = async (file: Uint8Array, fileName?: string) => ((await upload(file, fileName)).body as { id: string }).id
const apply = (given: object = {}) => call('applications.submit', { input: { ...anApplication, ...given } })
/** The newest application, with how the desk has it on its list. */
const newest = async () =>
  (
    await owner.query(
      `select a.*, i.id as item_id, i.state, i.queue, i.due_at from applications a
        join conversations c on c.subject_id = a.id join inbox_items i on i.id = c.id order by a.id desc limit 1`,
    )
  ).rows[0]
const count = async () => Number((await owner.query('select count(*) from applications')).rows[0].count)
const open = (id: string, as: string | null) =>
  fetch(`${url}/files/applications/${id}`, { headers: as ? { cookie: `session=${as}` } : {} })

describe('a catalogue', () => {
  it('is a PDF, JPG, JPEG or PNG by its content, of at most 10MB [LIMIT-05] [APPL-06]', async () => {
    expect(MAX_CATALOGUE_BYTES).toBe(10 * 1024 * 1024)
    for (const [fileName, fileOf] of [
      ['list.pdf', pdfOf],
      ['page.jpg', (bytes: number) => filledUp(jpeg, bytes)],
      ['page.jpeg', (bytes: number) => filledUp(jpeg, bytes)],
      ['page.png', (bytes: number) => filledUp(redPicture, bytes)],
    ] as const) {
      expect((await upload(fileOf(MAX_CATALOGUE_BYTES), fileName)).outcome, fileName).toBe('OK')
      const before = await allFiles(folder)
      expect(await upload(fileOf(MAX_CATALOGUE_BYTES + 1), fileName), fileName).toMatchObject({
        status: 413,
        body: { code: 'FILE_TOO_LARGE', args: { maxBytes: MAX_CATALOGUE_BYTES } },
      })
      expect(await allFiles(folder)).toEqual(before)
    }
    for (const file of [pdf, jpeg, redPicture]) expect((await upload(file, 'catalogue.exe')).outcome).toBe('OK')
    const before = await allFiles(folder)
    const others = [
      await sharp(redPicture).webp().toBuffer(),
      await sharp(redPicture).gif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.alloc(0),
    ]
    for (const file of others) expect(await upload(file)).toMatchObject({ status: 422, body: { code: 'INVALID_FILE' } })
    expect(await allFiles(folder)).toEqual(before)
  })

  it('that belongs to no application is deleted after a day; others stay', async () => {
    const [loose, taken] = [await idOf(pdf), await idOf(pdf)]
    await apply({ fileIds: [taken] })
    const jobs = inboxJobs({
      pool: opened.worker,
      app: opened.app,
      clock: opened.clock,
      log: silentLog,
      storage,
      mail: { deliver: () => Promise.reject(new Error('no mail is sent here')), origin: '', firstWait: 1, quiet: 0 },
    })
    const fileOf = async (id: string) =>
      (await owner.query<{ file: string }>('select file from application_files where id = $1', [id])).rows[0]?.file ??
      ''
    const files = [await fileOf(loose), await fileOf(taken)]
    const later = `select from outbox
        where task = 'sweep-catalogue' and payload ->> 'file' = any ($1) and run_at > now() + interval '23 hours'`
    expect((await owner.query(later, [files])).rowCount).toBe(2)
    for (const file of files) await jobs['sweep-catalogue']?.({ file })
    expect(
      await Promise.all(files.map(async (file) => (await storage.get('applications', file)) !== undefined)),
    ).toEqual([false, true])
    expect((await owner.query('select id from application_files where id = any ($1)', [[loose, taken]])).rows).toEqual([
      { id: taken },
    ])
  })
})

describe('an application', () => {
  it('is stored with all its fields, and mailed to the company [APPL-08] [MAIL-08]', async () => {
    expect((await apply({ language: 'tr', fileIds: [await idOf(pdf)] })).body).toEqual({ done: true })
    const row = await newest()
    expect(row).toMatchObject({
      company_name: 'Talas Mobilya',
      category: 'home',
      contact_person: 'Kerem Talas',
      email: 'kerem@example.com',
      phone: '+90 352 000 00 00',
      address: 'Melikgazi, Kayseri',
      product_description: 'Solid wood tables and chairs.',
      language: 'tr',
      state: 'new',
      due_at: new Date(row.created_at.getTime() + 48 * 3_600_000),
    })
    expect((await lettersOf(opened, 'supplier-application')).at(-1)).toMatchObject({
      recipient: 'trade@ticarum.example',
      says: { id: row.id, ...anApplication, files: 1 },
    })
  })

  it('without one of its required fields is refused; address and files may be left out [APPL-03]', async () => {
    const before = await count()
    for (const field of ['companyName', 'category', 'contactPerson', 'email', 'phone', 'productDescription']) {
      for (const empty of ['', '   ']) {
        const problem =
          field === 'category' || (field === 'email' && empty === '')
            ? expect.stringMatching(/required|invalid/)
            : 'required'
        expect((await apply({ [field]: empty })).body, field).toMatchObject({
          code: 'INPUT_INVALID',
          args: { fields: { [field]: problem } },
        })
      }
    }
    expect((await apply({ category: 'food' })).outcome).toBe('INPUT_INVALID')
    expect(await count()).toBe(before)
    expect((await apply({ address: '', fileIds: [] })).outcome).toBe('OK')
  })

  it('takes only uploaded files of no other application; otherwise it is not stored', async () => {
    const [fresh, used] = [await idOf(pdf), await idOf(pdf)]
    await apply({ fileIds: [used] })
    const before = await count()
    for (const fileIds of [
      [fresh, used],
      [fresh, newId()],
      [fresh, fresh],
    ]) {
      expect((await apply({ fileIds })).body).toEqual({
        code: 'INPUT_INVALID',
        args: { fields: { fileIds: 'invalid' } },
      })
    }
    expect((await apply({ fileIds: Array.from({ length: MAX_CATALOGUES + 1 }, newId) })).outcome).toBe('INPUT_INVALID')
    expect(await count()).toBe(before)
    expect((await apply({ fileIds: [fresh] })).outcome).toBe('OK')
  })

  it('shows an admin its files: a PDF as a download, a picture re-encoded [APPL-09] [AMSG-03]', async () => {
    const fileIds = [await idOf(pdf, '../../"tables".html'), await idOf(jpeg, 'chairs.jpeg')]
    await apply({ fileIds })
    const { item_id: id } = await newest()
    const { body } = await call('inbox.get', { input: { id }, token: admin })
    expect(body).toMatchObject({
      subject: {
        files: [
          { id: fileIds[0], fileName: '../../"tables".pdf', bytes: 2000, type: 'application/pdf' },
          { id: fileIds[1], type: 'image/webp' },
        ],
      },
    })

    const asPdf = await open(fileIds[0] ?? '', admin)
    expect(Object.fromEntries(asPdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''..%2F..%2F%22tables%22.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await asPdf.arrayBuffer())).toEqual(pdf)
    const asPicture = await open(fileIds[1] ?? '', admin)
    expect(asPicture.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''chairs.webp")
    expect((await sharp(Buffer.from(await asPicture.arrayBuffer())).metadata()).format).toBe('webp')
  })

  it('is visible to admins only, with its files; a file without an application to nobody', async () => {
    const file = await givenCatalogue(opened, (await givenApplication(opened)).applicationId)
    expect((await open(file, null)).status).toBe(401)
    for (const person of [await given.customer(), await given.supplier()])
      expect((await open(file, await givenSession(opened, person.id))).status).toBe(403)
    expect((await open(await idOf(pdf), admin)).status).toBe(404)
    expect((await open(newId(), admin)).status).toBe(404)
  })

  it('that looks like spam keeps its files and is mailed to nobody', async () => {
    const fileId = await idOf(pdf)
    await apply({ homepage: 'x', fileIds: [fileId] })
    const { id, queue } = await newest()
    expect(queue).toBe('held')
    expect(
      (await owner.query('select from application_files where id = $1 and application_id = $2', [fileId, id])).rowCount,
    ).toBe(1)
    expect((await owner.query("select from mail_arguments where arguments ->> 'id' = $1", [id])).rowCount).toBe(0)
  })
})
