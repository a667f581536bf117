import { newId } from '@ticarum/db/ids'
import type { OpenDoor } from './open-door.ts'
import { givenSession } from './personas.ts'

const tables = ['invitations', 'mail_log', 'mail_arguments', 'outbox', 'notifications', 'audit_log', 'idempotency_keys'] as const
type Counts = Record<(typeof tables)[number], number>

/** Calls with a key whose effect is easy to count, and the counting. */
export function countedCalls(opened: OpenDoor) {
  const { owner, given } = opened

  async function counts(): Promise<Counts> {
    const columns = tables.map((table) => `(select count(*) from ${table})::int as ${table}`)
    const { rows } = await owner.query<Counts>(`select ${columns.join(', ')}`)
    if (!rows[0]) throw new Error('nothing was counted')
    return rows[0]
  }

  /** What happened, as rows more than before; tables without any are left out. */
  async function effect(work: () => Promise<unknown>): Promise<Partial<Counts>> {
    const before = await counts()
    await work()
    const after = await counts()
    return Object.fromEntries(tables.map((table) => [table, after[table] - before[table]]).filter(([, more]) => more !== 0))
  }

  /** An admin who invites; each time somebody else. */
  async function inviting() {
    const person = await given.admin()
    return {
      name: 'invitations.send',
      person,
      token: await givenSession(opened, person.id),
      input: { email: `${newId()}@example.com`, role: 'supplier' },
      one: { invitations: 1, mail_log: 1, mail_arguments: 1, outbox: 1, audit_log: 1, idempotency_keys: 1 },
    }
  }

  /** An owner who renames a company of three; one colleague wants it by mail as well. */
  async function renaming() {
    const person = await given.supplier()
    const colleague = { companyId: person.companyId ?? '', owner: false }
    const [byMail] = [await given.supplier(colleague), await given.supplier(colleague)]
    await owner.query("insert into notification_choices (user_id, kind, by_mail) values ($1, 'company.renamed', true)", [byMail.id])
    return {
      name: 'companies.rename',
      person,
      token: await givenSession(opened, person.id),
      input: { name: `Karadeniz ${newId()}` },
      one: { notifications: 2, mail_log: 1, mail_arguments: 1, outbox: 1, audit_log: 1, idempotency_keys: 1 },
    }
  }

  return { effect, inviting, renaming }
}
