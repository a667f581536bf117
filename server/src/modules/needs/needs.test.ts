import { randomUUID } from 'node:crypto'
import { MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { aNeed } from '../../testing/given-needs.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { filledUp, redPicture } from '../../testing/pictures.ts'
import { lettersOf, mailTo } from '../../testing/sent-mail.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { needsJobs } from './needs.jobs.ts'

const storage = diskStorage(await temporaryFolder())
const opened = await openHttp({ storage })
const { given, owner, app, as, asPerson, clock, call, url } = opened
const INBOX = 'desk@ticarum.example'
await owner.query('update company_private set inbox = $1', [INBOX])
const admin = await given.admin()
const desk = await asPerson(admin)
const visitor = as()

const newEmail = () => `${newId()}@example.com`
const send = (need: object = {}, key: string = randomUUID()) =>
  visitor.needs.send.try({ ...aNeed, name: 'Ayaan Xirsi', email: newEmail(), ...need }, key)
/** What was written, with how the desk has it on its list. */
const stored = async (what: string) =>
  (
    await owner.query(
      `select i.*, n.id as need_id, n.name, n.email, n.quantity, n.port, n.language, n.customer_id, n.person_id
        from needs n join conversations c on c.kind = 'need' and c.subject_id = n.id
        join inbox_items i on i.id = c.id where n.what = $1 order by n.id`,
      [what],
    )
  ).rows
const newWhat = () => `Chairs ${newId()}`

describe('what somebody without an account needs', () => {
  it('is stored, trimmed, and on the desk’s list by the promise, with a clock', async () => {
    const [what, email] = [newWhat(), newEmail()]
    clock.set(new Date('2026-03-07T15:00:00+03:00'))
    const told = { what: `\n ${what} `, quantity: 500, port: 'SOMGQ', language: 'so' as const }
    expect(await send({ ...told, email: ` ${email.toUpperCase()} ` })).toEqual({ ok: true, value: { done: true } })
    clock.set(new Date())
    const [row] = await stored(what)
    expect(row).toMatchObject({
      ...{ name: 'Ayaan Xirsi', email, quantity: 500, port: 'SOMGQ', language: 'so', customer_id: null },
      ...{ who: 'Ayaan Xirsi', beginning: what, state: 'new', queue: 'open' },
      due_at: new Date('2026-03-09T15:00:00+03:00'),
    })
    expect(await desk.inbox.get({ id: row.id })).toMatchObject({
      kind: 'need',
      subject: { kind: 'need', message: what, quantity: 500, port: 'SOMGQ', customerId: null, quotes: [] },
      recipient: { name: 'Ayaan Xirsi', email, language: 'so' },
    })
    expect((await desk.inbox.list({ kind: 'need', limit: 100 })).items.map(({ id }) => id)).toContain(row.id)
  })

  it('is mailed to the company’s inbox, and its writer gets one receipt a day', async () => {
    const [what, email] = [newWhat(), newEmail()]
    await send({ what, email })
    await send({ what: newWhat(), email })
    const about = (await lettersOf(opened, 'need')).filter(({ says }) => (says as { email: string }).email === email)
    expect(about).toMatchObject([{ recipient: INBOX, says: { name: 'Ayaan Xirsi', what } }, { recipient: INBOX }])
    expect((await mailTo(owner, email)).map(({ template }) => template)).toEqual(['contact-receipt'])
  })

  it.each([
    ['what', 'abc', ' ab ', 'tooShort'],
    ['what', 'a'.repeat(1000), 'a'.repeat(1001), 'tooLong'],
    ['quantity', 1, 0, 'tooSmall'],
    ['quantity', 1_000_000, 1_000_001, 'tooBig'],
    ['quantity', null, 1.5, 'invalid'],
    ['port', '', 'XXXXX', 'invalid'],
    ['name', 'a'.repeat(100), 'a'.repeat(101), 'tooLong'],
    ['email', 'a@b.co', 'a@b', 'invalid'],
  ])('takes the limit of %s itself and nothing beyond it', async (field, accepted, refused, problem) => {
    expect((await send({ [field]: accepted })).ok).toBe(true)
    expect(await send({ [field]: refused })).toEqual({
      ok: false,
      code: 'INPUT_INVALID',
      args: { fields: { [field]: problem } },
    })
  })

  it('is there once, however often it is sent', async () => {
    const [what, key] = [newWhat(), randomUUID()]
    const need = { what, email: newEmail() }
    await Promise.all([send(need, key), send(need, key)])
    await send(need, key)
    expect(await stored(what)).toHaveLength(1)
  })

  it('whose hidden field is filled is held back and mailed to nobody', async () => {
    const [what, email] = [newWhat(), newEmail()]
    expect((await send({ what, email, homepage: 'https://pills.example' })).ok).toBe(true)
    expect(await stored(what)).toMatchObject([{ held_back: 'trap', queue: 'held' }])
    expect(await mailTo(owner, email)).toEqual([])
  })
})

describe('what a customer needs', () => {
  it('belongs to their company, and is answered to their account', async () => {
    const companyId = await given.company('customer', { name: 'Warsame Trading' })
    const customer = await given.customer({ companyId, language: 'so' })
    const what = newWhat()
    await (await asPerson(customer)).needs.tell({ what }, randomUUID())
    const [row] = await stored(what)
    expect(row).toMatchObject({
      ...{ customer_id: companyId, person_id: customer.id, name: '', email: '', quantity: null, port: null },
      who: 'Warsame Trading',
    })
    expect(await desk.inbox.get({ id: row.id })).toMatchObject({
      subject: { customerId: companyId },
      recipient: { email: customer.email, language: 'so' },
    })
    expect((await mailTo(owner, customer.email)).map(({ template }) => template)).toEqual([])
  })

  it('is nobody’s who has no company any more', async () => {
    const customer = await given.customer()
    await owner.query('update people set company_id = null, company_owner = false where id = $1', [customer.id])
    expect(await (await asPerson(customer)).needs.tell.try(aNeed, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the picture of a need', () => {
  const upload = (file: Uint8Array) => call('needs.upload', { input: { file } })
  const uploaded = async () => ((await upload(redPicture)).body as { id: string }).id
  const opens = async (id: string, session?: string) =>
    (await fetch(`${url}/files/needs/${id}`, { headers: session ? { cookie: `session=${session}` } : {} })).status

  it('is a picture of at most 5MB by its content', async () => {
    expect((await upload(filledUp(redPicture, MAX_IMAGE_BYTES))).outcome).toBe('OK')
    expect((await upload(filledUp(redPicture, MAX_IMAGE_BYTES + 1))).outcome).toBe('FILE_TOO_LARGE')
    for (const file of [Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from('<svg/>'), Buffer.alloc(0)])
      expect((await upload(file)).outcome).toBe('INVALID_FILE')
  })

  it('is taken by one need, and opened by admins alone', async () => {
    const pictureId = await uploaded()
    const session = await givenSession(opened, admin.id)
    expect(await opens(pictureId, session)).toBe(404)
    const what = newWhat()
    expect((await send({ what, pictureId })).ok).toBe(true)
    expect(await send({ pictureId })).toMatchObject({ args: { fields: { pictureId: 'invalid' } } })
    expect(await send({ pictureId: newId() })).toMatchObject({ args: { fields: { pictureId: 'invalid' } } })
    const [{ id }] = await stored(what)
    expect(await desk.inbox.get({ id })).toMatchObject({ subject: { pictureId } })
    expect(await opens(pictureId, session)).toBe(200)
    expect(await opens(pictureId)).toBe(401)
    expect(await opens(pictureId, await givenSession(opened, (await given.customer()).id))).toBe(403)
  })

  it('that no need took is deleted after a day; others stay', async () => {
    const [loose, taken] = [await uploaded(), await uploaded()]
    await send({ pictureId: taken })
    const jobs = needsJobs({ ...jobParts({ pool: opened.worker, app, clock, log: silentLog }), storage })
    const { rows } = await owner.query<{ id: string; file: string }>(
      'select id, file from need_pictures where id = any ($1)',
      [[loose, taken]],
    )
    const later = `select from outbox where task = 'sweep-need-picture' and payload ->> 'file' = any ($1)
      and run_at > now() + interval '23 hours'`
    expect((await owner.query(later, [rows.map(({ file }) => file)])).rowCount).toBe(2)
    for (const { file } of rows) await jobs['sweep-need-picture']?.({ file })
    for (const { id, file } of rows) expect((await storage.get('needs', file)) !== undefined, id).toBe(id === taken)
    const left = await owner.query('select id from need_pictures where id = any ($1)', [[loose, taken]])
    expect(left.rows).toEqual([{ id: taken }])
  })
})

it('a need is received only by the transaction that wrote it', async () => {
  const what = newWhat()
  await send({ what })
  const [{ need_id }] = await stored(what)
  await expect(app.query('select fx.receive_need($1, null, now(), null)', [need_id])).rejects.toThrow('no such need')
})
