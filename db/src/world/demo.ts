import { hash } from '@node-rs/argon2'
import type { Role } from '@ticarum/contract/values/roles'
import pg from 'pg'
import { v7 } from 'uuid'
import { demoCompanies, demoPeople } from './demo-people.ts'

const DEMO_PASSWORD = 'ticarum-demo'

/** One for each role, printed by `npm run dev`. */
export const demoLogins: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: 'admin@ticarum.example', password: DEMO_PASSWORD },
  { role: 'supplier', email: 'supplier@ticarum.example', password: DEMO_PASSWORD },
  { role: 'customer', email: 'customer@ticarum.example', password: DEMO_PASSWORD },
]

/** The same ids in every demo world, so that a link or a picture stays true: time and a running number instead of chance. */
function demoId(day: string, number: number): string {
  const random = new Uint8Array(16)
  new DataView(random.buffer).setUint32(12, number)
  return v7({ msecs: Date.parse(`${day}T09:00:00+03:00`), seq: number, random })
}

/** Fills an empty database with a believable world. Never touches one that people use, and never production. */
export async function loadDemoWorld(ownerUrl: string): Promise<'loaded' | 'already there'> {
  if (process.env.NODE_ENV === 'production') throw new Error('The demo world is not for production.')
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query('lock table accounts in share row exclusive mode') // two loading at once: the second finds it done
    const { rowCount } = await owner.query('select from accounts limit 1')
    if (rowCount) return 'already there'
    await writeWorld(owner)
    await owner.query('commit')
    return 'loaded'
  } finally {
    await owner.query('rollback').catch(() => {})
    await owner.end()
  }
}

async function writeWorld(owner: pg.Client): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD)
  const companyIds = new Map<string, string>()
  for (const [index, company] of demoCompanies.entries()) {
    const id = demoId(company.joined, index)
    const since = `${company.joined}T09:00:00+03:00`
    companyIds.set(company.name, id)
    await owner.query('insert into companies (id, kind, created_at) values ($1, $2, $3)', [id, company.kind, since])
    if (company.kind === 'customer') {
      await owner.query('insert into customers (id, name, city, created_at) values ($1, $2, $3, $4)', [id, company.name, company.city, since])
      continue
    }
    await owner.query(
      `insert into suppliers (id, name, city, country, description, verified_until, created_at)
        values ($1, $2, $3, 'Turkey', $4, case when $5 then now() + interval '300 days' end, $6)`,
      [id, company.name, company.city, company.description ?? '', company.verified ?? false, since],
    )
    await owner.query('insert into supplier_private (supplier_id) values ($1)', [id])
  }
  for (const [index, person] of demoPeople.entries()) {
    const id = demoId('2026-01-05', 1000 + index)
    const companyId = person.company ? companyIds.get(person.company) : null
    if (companyId === undefined) throw new Error(`demo world: no company ${person.company}`)
    await owner.query('insert into people (id, full_name, company_id, company_owner) values ($1, $2, $3, $4)', [
      id,
      person.fullName,
      companyId,
      companyId !== null && (person.owner ?? true),
    ])
    await owner.query('insert into accounts (id, email, email_confirmed_at, language) values ($1, $2, now(), $3)', [id, person.email, person.language])
    await owner.query('insert into credentials (user_id, password_hash) values ($1, $2)', [id, passwordHash])
    await owner.query('insert into user_roles (user_id, role) values ($1, $2)', [id, person.role])
  }
}
