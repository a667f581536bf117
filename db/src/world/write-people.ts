import { hash } from '@node-rs/argon2'
import { type VerificationCheck, verificationChecks } from '@ticarum/contract/values/products'
import type pg from 'pg'
import { type DemoSupplier, demoCustomers, demoSuppliers } from './demo-companies.ts'
import { demoId } from './demo-id.ts'
import { demoPeople } from './demo-people.ts'

const at = (day: string) => `${day}T09:00:00+03:00`

/** The companies and their members; returns the ids of companies by name. */
export async function writePeople(owner: pg.Client, password: string): Promise<Map<string, string>> {
  const companies = new Map<string, string>()
  for (const [index, { name, city, joined, ...supplier }] of demoSuppliers.entries()) {
    const id = demoId(joined, index)
    companies.set(name, id)
    await owner.query("insert into companies (id, kind, created_at) values ($1, 'supplier', $2)", [id, at(joined)])
    await owner.query(
      `insert into suppliers (id, name, city, country, description, legal_name, registry_number, created_at)
        values ($1, $2, $3, 'Turkey', $4, $5, $6, $7)`,
      [id, name, city, supplier.description, supplier.legalName, supplier.registryNumber, at(joined)],
    )
    await owner.query('insert into supplier_private (supplier_id) values ($1)', [id])
  }
  for (const [index, { name, city, joined }] of demoCustomers.entries()) {
    const id = demoId(joined, 500 + index)
    companies.set(name, id)
    await owner.query("insert into companies (id, kind, created_at) values ($1, 'customer', $2)", [id, at(joined)])
    await owner.query('insert into customers (id, name, city, created_at) values ($1, $2, $3, $4)', [
      id,
      name,
      city,
      at(joined),
    ])
  }

  const passwordHash = await hash(password)
  for (const [index, person] of demoPeople.entries()) {
    const id = demoId('2026-01-05', 1000 + index)
    const companyId = person.company ? companies.get(person.company) : null
    if (companyId === undefined) throw new Error(`demo world: no company ${person.company}`)
    await owner.query('insert into people (id, full_name, company_id, company_owner) values ($1, $2, $3, $4)', [
      id,
      person.fullName,
      companyId,
      companyId !== null && (person.owner ?? true),
    ])
    await owner.query('insert into accounts (id, email, email_confirmed_at, language) values ($1, $2, now(), $3)', [
      id,
      person.email,
      person.language,
    ])
    await owner.query('insert into credentials (user_id, password_hash) values ($1, $2)', [id, passwordHash])
    await owner.query('insert into user_roles (user_id, role) values ($1, $2)', [id, person.role])
  }
  return companies
}

/** The verification of each supplier, step by step, with the days of the steps. */
export async function writeVerifications(owner: pg.Client, companies: Map<string, string>): Promise<void> {
  const decidedBy = demoId('2026-01-05', 1000) // the first of the demo people is an admin
  for (const [index, supplier] of demoSuppliers.entries()) {
    const supplierId = companies.get(supplier.name)
    const checks: VerificationCheck[] = verificationChecks.filter((_, place) => place < 3 || (index + place) % 3 !== 0)
    for (const [step, state] of stepsTo(supplier).entries()) {
      const decision = state !== 'submitted' && state !== 'expired'
      const seal = state === 'verified'
      await owner.query(
        `insert into verifications (id, supplier_id, state, checks, reason, decided_by, created_at, valid_until)
          values ($1, $2, $3, $4, $5, $6, $7::timestamptz + $8 * interval '1 day',
            case when $3 = 'verified' then now() + $9 * interval '1 day' end)`,
        [
          demoId(supplier.joined, 2000 + index * 10 + step),
          supplierId,
          state,
          seal ? checks : [],
          ['changes_requested', 'suspended'].includes(state) ? supplier.reason : null,
          decision ? decidedBy : null,
          at(supplier.joined),
          1 + step * 2,
          300,
        ],
      )
    }
    if (supplier.verification !== 'verified') continue
    await owner.query(
      `update suppliers set verified_at = $2::timestamptz + interval '5 days',
          verified_until = now() + interval '300 days', verified_checks = $3
        where id = $1`,
      [supplierId, at(supplier.joined), checks],
    )
  }
}

function stepsTo({ verification }: DemoSupplier): string[] {
  if (verification === 'new') return []
  if (verification === 'submitted') return ['submitted']
  if (verification === 'in_review') return ['submitted', 'in_review']
  if (verification === 'suspended' || verification === 'expired')
    return ['submitted', 'in_review', 'verified', verification]
  return ['submitted', 'in_review', verification]
}
