import type { Role } from '@ticarum/contract/values/roles'
import pg from 'pg'
import { writeDemoOrders } from './buying/write-orders.ts'
import { writeTerms } from './buying/write-terms.ts'
import { writeWants } from './buying/write-wants.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writePeople, writeVerifications } from './write-people.ts'

const DEMO_PASSWORD = 'ticarum-demo'

/** One account for each role, printed by `npm run dev`. */
export const demoLogins: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: 'admin@ticarum.example', password: DEMO_PASSWORD },
  { role: 'supplier', email: 'supplier@ticarum.example', password: DEMO_PASSWORD },
  { role: 'customer', email: 'customer@ticarum.example', password: DEMO_PASSWORD },
]

/**
 * Fills an empty database with demo data. It never touches a database that people use, and never runs in production.
 */
export async function loadDemoWorld(ownerUrl: string): Promise<'loaded' | 'already there'> {
  if (process.env.NODE_ENV === 'production') throw new Error('The demo world is not for production.')
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    // if two processes load at once, the second finds it done
    await owner.query('lock table accounts in share row exclusive mode')
    const { rowCount } = await owner.query('select from accounts limit 1')
    if (rowCount) return 'already there'
    const companies = await writePeople(owner, DEMO_PASSWORD)
    await writeVerifications(owner, companies)
    await writeCatalogue(owner, companies)
    await writeTerms(owner, companies)
    await writeDemoOrders(owner, companies)
    await writeWants(owner)
    await owner.query('commit')
    return 'loaded'
  } finally {
    await owner.query('rollback').catch(() => {})
    await owner.end()
  }
}
