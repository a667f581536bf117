import { MAX_PAPERS, paperStateOf } from '@ticarum/contract/values/papers'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { givenVerified } from '../../testing/given-catalogue.ts'
import { givenPaper } from '../../testing/given-papers.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { redPicture } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { companiesJobs } from './suppliers.jobs.ts'

const storage = diskStorage(await temporaryFolder())
const opened = await openHttp({ storage })
const { call, given, owner, app, worker, clock, url } = opened
const supplier = await given.supplier()
const tokenOf = (id: string) => givenSession(opened, id)
const token = await tokenOf(supplier.id)
const desk = await tokenOf((await given.admin()).id)
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x'), Buffer.from('\n%%EOF')])

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
const add = (paper: object = {}, as = token) =>
  call('papers.add', { input: { kind: 'registry', fileName: 'gazette.hta', file: pdf, ...paper }, token: as })
const open = (id: string, as: string | null) =>
  fetch(`${url}/files/papers/${id}`, { headers: as ? { cookie: `session=${as}` } : {} })
const sweep = (file: string) =>
  companiesJobs({ ...jobParts({ pool: worker, app, clock, log: silentLog }), storage })['sweep-paper']?.({ file })

describe('a paper of the verification', () => {
  it('is opened by members of the supplier and by admins only, and never kept in a cache', async () => {
    const { id } = (await add()).body as { id: string }
    const colleague = await given.supplier({ companyId: supplier.companyId ?? '', owner: false })
    for (const as of [token, desk, await tokenOf(colleague.id)]) {
      const answer = await open(id, as)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*gazette\.pdf$/)
    }
    expect((await open(id, null)).status).toBe(401)
    expect((await open(id, await tokenOf((await given.supplier()).id))).status).toBe(404)
    expect((await open(id, await tokenOf((await given.customer()).id))).status).toBe(403)
    expect(await call('verifications.get', { input: { id: supplier.companyId }, token: desk })).toMatchObject({
      body: { papers: [{ id, kind: 'registry', expiresOn: null, state: 'valid', fileName: 'gazette.pdf' }] },
    })
  })

  it('has a last day where its kind is issued for a time, and is read by its content', async () => {
    for (const kind of ['tax', 'chamber'])
      expect((await add({ kind })).body).toMatchObject({ args: { fields: { expiresOn: 'required' } } })
    expect((await add({ kind: 'tax', expiresOn: dayIn(-2) })).body).toMatchObject({
      args: { fields: { expiresOn: 'tooSmall' } },
    })
    expect((await add({ kind: 'tax', expiresOn: dayIn(90), file: redPicture })).outcome).toBe('OK')
    expect((await add({ file: Buffer.from('<html>') })).outcome).toBe('INVALID_FILE')
  })

  it('holds to its last day, and is shown as expiring 30 days before', () => {
    expect(paperStateOf(null, '2026-11-17')).toBe('valid')
    expect(paperStateOf('2026-11-16', '2026-11-17')).toBe('expired')
    expect(paperStateOf('2026-11-17', '2026-11-17')).toBe('expiring')
    expect(paperStateOf('2026-12-17', '2026-11-17')).toBe('expiring')
    expect(paperStateOf('2026-12-18', '2026-11-17')).toBe('valid')
  })

  it('that ends waits for the desk, unless one of its kind holds longer', async () => {
    const waiting = async () => {
      const { body } = await call('verifications.list', { input: { state: 'papers', limit: 100 }, token: desk })
      return (body as { items: { supplier: { id: string } }[] }).items.map((row) => row.supplier.id)
    }
    const [expired, expiring, renewed, later] = [
      await givenVerified(opened),
      await givenVerified(opened),
      await givenVerified(opened),
      await givenVerified(opened),
    ]
    await givenPaper(opened, expiring, { kind: 'tax', expiresOn: dayIn(20) })
    await givenPaper(opened, expired, { kind: 'tax', expiresOn: dayIn(-20) })
    await givenPaper(opened, renewed, { kind: 'tax', expiresOn: dayIn(-20) })
    await givenPaper(opened, renewed, { kind: 'tax', expiresOn: dayIn(200) })
    await givenPaper(opened, later, { kind: 'tax', expiresOn: dayIn(40) })
    await givenPaper(opened, await given.supplier(), { kind: 'tax', expiresOn: dayIn(-20) }) // without the seal
    expect(await waiting()).toEqual([expired.companyId, expiring.companyId])
  })

  it('is one of 20 at most, by the database too', async () => {
    const full = await given.supplier()
    for (let n = 0; n < MAX_PAPERS; n++) await givenPaper(opened, full)
    expect(await add({}, await tokenOf(full.id))).toMatchObject({ outcome: 'WRONG_STATE' })
    const insert = `insert into supplier_papers (id, supplier_id, kind, file, file_name, type, bytes, sent_by)
      values ($1, $2, 'other', 'x.pdf', 'x.pdf', 'application/pdf', 1, $3)`
    await expect(
      inTransaction(app, actorOf(full), (tx) => tx.sql(insert, [newId(), full.companyId, full.id])),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('is added and removed by owners, and its file goes with it', async () => {
    const { id } = (await add()).body as { id: string }
    const { file } = (await owner.query('select file from supplier_papers where id = $1', [id])).rows[0]
    const member = await tokenOf((await given.supplier({ companyId: supplier.companyId ?? '', owner: false })).id)
    expect((await add({}, member)).outcome).toBe('FORBIDDEN')
    expect((await call('papers.remove', { input: { id }, token: member })).outcome).toBe('FORBIDDEN')
    await sweep(file)
    expect(await storage.get('papers', file)).toBeDefined()
    expect((await call('papers.remove', { input: { id }, token })).outcome).toBe('OK')
    expect((await open(id, token)).status).toBe(404)
    const queued = "select from outbox where task = 'sweep-paper' and payload ->> 'file' = $1 and run_at is null"
    expect((await owner.query(queued, [file])).rowCount).toBe(1)
    await sweep(file)
    expect(await storage.get('papers', file)).toBeUndefined()
  })
})
