import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { queueNotice } from '../../testing/queue-notification.ts'

const { given, asPerson, app, owner, urls } = await openDoor()
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
const linkIn = (text: string) => text.match(/https:\S+/)?.[0] ?? ''
const emptyLog = () =>
  owner.query(
    'update invitations set mail_id = null; delete from mail_arguments; delete from mail_log; delete from outbox',
  )

describe('mail', () => {
  it('sends an invitation to the invited address, with role, inviter and token link [MAIL-04] [MAIL-05]', async () => {
    const admin = await given.admin({ fullName: 'Elif <Akköy>' })
    const invitation = await (await asPerson(admin)).invitations.send(
      { email: 'New.Supplier@Example.com', role: 'supplier' },
      randomUUID(),
    )
    const { smtp } = await openWorker(urls)
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
    const [mail] = smtp.accepted
    expect(mail?.recipients).toEqual(['new.supplier@example.com'])
    expect(mail?.text).toContain('Elif <Akköy>')
    expect(mail?.html).toContain('Elif &lt;Akköy&gt;')
    expect(mail?.text).toContain('as a supplier')
    const link = linkIn(mail?.text ?? '')
    const token = new URL(link).searchParams.get('token')
    expect(link).toBe(`https://ticarum.example/accept-invitation?token=${token}`)
    const { rows } = await owner.query(
      "select token_hash = sha256(convert_to($2, 'utf8')) as right from invitations where id = $1",
      [invitation.id, token],
    )
    expect(rows).toEqual([{ right: true }])
  })

  it('tells colleagues in their own language, by mail only if they chose so', async () => {
    const boss = await given.supplier()
    const companyId = boss.companyId ?? ''
    const ayaan = await given.supplier({ companyId, owner: false, language: 'so' })
    const silent = await given.supplier({ companyId, owner: false, language: 'tr' })
    await (await asPerson(ayaan)).notifications.choose({ kind: 'company.renamed', byMail: true })
    await (await asPerson(boss)).companies.rename({ name: 'Öz Gıda' }, randomUUID())

    const { smtp } = await openWorker(urls)
    await eventually(() => expect(smtp.accepted.map((mail) => mail.recipients)).toEqual([[ayaan.email]]))
    expect(smtp.accepted[0]).toMatchObject({
      subject: 'Shirkaddaadu waxay yeelatay magac cusub',
      text: expect.stringContaining('Öz Gıda'),
    })
    for (const colleague of [ayaan, silent]) {
      expect((await (await asPerson(colleague)).notifications.list({})).items).toMatchObject([
        { kind: 'company.renamed', arguments: { name: 'Öz Gıda' } },
      ])
    }
    expect((await owner.query('select from mail_log where recipient_id = $1', [silent.id])).rowCount).toBe(0)
  })

  it('is not sent for what was rolled back', async () => {
    await emptyLog()
    const person = await given.customer()
    const outOfStock = async () => {
      throw new Error('out of stock')
    }
    await expect(queueNotice(app, person.id, { beforeCommit: outOfStock })).rejects.toThrow('out of stock')
    const mailId = await queueNotice(app, person.id)
    const { smtp, worker } = await openWorker(urls)
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
    await worker.stop()
    expect(smtp.accepted.map((mail) => mail.header('message-id'))).toEqual([`<${mailId}@ticarum.example>`])
    expect((await owner.query('select id from mail_log')).rows).toEqual([{ id: mailId }])
  })

  it('is listed for admins, newest first, with its state', async () => {
    await emptyLog()
    const person = await given.customer()
    const ids = [
      await queueNotice(app, person.id),
      await queueNotice(app, person.id),
      await queueNotice(app, person.id),
    ]
    await owner.query(
      "update mail_log set state = 'failed', tries = 3, last_error = 'refused: RCPT TO 550' where id = $1",
      [ids[1]],
    )
    const admin = await asPerson(await given.admin())

    const first = await admin.mail.list({ limit: 2 })
    const rest = await admin.mail.list({ limit: 2, after: first.next ?? '' })
    expect([...first.items, ...rest.items].map((mail) => mail.id)).toEqual(ids.toReversed())
    expect(rest.next).toBeNull()
    expect(first.items[0]).toMatchObject({
      recipient: person.email,
      template: 'notice',
      language: 'en',
      state: 'queued',
      tries: 0,
      unknownOutcomes: 0,
      lastError: null,
      sentAt: null,
    })
    expect((await admin.mail.list({ state: 'failed' })).items).toMatchObject([
      { id: ids[1], tries: 3, lastError: 'refused: RCPT TO 550' },
    ])
    expect(await (await asPerson(person)).mail.list.try({})).toMatchObject({ code: 'FORBIDDEN' })
  })
})
