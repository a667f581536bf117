import { randomBytes } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import type { Language } from '@ticarum/contract/values/languages'
import type { CompanyKind, Role } from '@ticarum/contract/values/roles'
import type pg from 'pg'
import { newId } from '../ids.ts'

export interface GivenPerson {
  id: string
  email: string
  password: string
  role: Role | null
  companyId: string | null
  companyOwner: boolean
}

interface PersonDetails {
  companyId: string
  owner: boolean
  email: string
  /** the e-mail address; not so unless asked for */
  confirmed: boolean
  fullName: string
  language: Language
}

const PASSWORD = 'correct horse'
// Cheap on purpose: tests make many people and prove nothing about the cost of a hash.
const PASSWORD_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** One-line factories, as the owner of the tables: `const order = await given.order({ … })`. */
export function createGiven(owner: pg.Pool) {
  async function company(kind: CompanyKind, { name = `${kind} ${randomBytes(3).toString('hex')}`, city = 'Kayseri' } = {}): Promise<string> {
    const id = newId()
    await owner.query('insert into companies (id, kind) values ($1, $2)', [id, kind])
    if (kind === 'customer') await owner.query('insert into customers (id, name, city) values ($1, $2, $3)', [id, name, city])
    else {
      await owner.query("insert into suppliers (id, name, city, country) values ($1, $2, $3, 'Turkey')", [id, name, city])
      await owner.query('insert into supplier_private (supplier_id, phone) values ($1, $2)', [id, '+90 352 000 00 00'])
    }
    return id
  }

  async function person(role: Role | null, given: Partial<PersonDetails> = {}): Promise<GivenPerson> {
    const id = newId()
    const email = given.email ?? `${role ?? 'nobody'}-${id.slice(-12)}@example.com`
    const companyId = given.companyId ?? (role === 'supplier' || role === 'customer' ? await company(role) : null)
    const isOwner = companyId !== null && (given.owner ?? true)
    await owner.query('insert into people (id, full_name, company_id, company_owner) values ($1, $2, $3, $4)', [id, given.fullName ?? 'Deniz Test', companyId, isOwner])
    const confirmedAt = given.confirmed ? new Date() : null
    await owner.query('insert into accounts (id, email, language, email_confirmed_at) values ($1, $2, $3, $4)', [id, email, given.language ?? 'en', confirmedAt])
    await owner.query('insert into credentials (user_id, password_hash) values ($1, $2)', [id, PASSWORD_HASH])
    if (role) await owner.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role])
    return { id, email, password: PASSWORD, role, companyId, companyOwner: isOwner }
  }

  return {
    company,
    person,
    customer: (given: Partial<PersonDetails> = {}) => person('customer', given),
    supplier: (given: Partial<PersonDetails> = {}) => person('supplier', given),
    admin: (given: Partial<PersonDetails> = {}) => person('admin', given),
  }
}
export type Given = ReturnType<typeof createGiven>
