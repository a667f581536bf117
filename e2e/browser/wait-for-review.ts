import { newId } from '@ticarum/db/ids'
import { openListings } from './list-product.ts'

/** Long ago, so that it is first in the queue, and at a time that no other journey uses. */
export const longAgo = (): number => Date.UTC(2001, 0, 1) + Math.floor(Math.random() * 300 * 24 * 3600) * 1000

/** Products and revisions that wait for a review. */
export function openWaiting() {
  const { owner, list, supplier } = openListings()

  async function waiting(
    name: string,
    { english = true, since = longAgo(), pictures = 0 } = {},
  ): Promise<{ id: string }> {
    const person = await supplier(`Erciyes ${newId().slice(-6)}`)
    const { id } = await list({
      supplier: person,
      status: 'in_review',
      name,
      pictures,
      columns: { submitted_at: new Date(since) },
    })
    if (!english) await owner.query("delete from product_texts where product_id = $1 and language = 'en'", [id])
    return { id }
  }

  /** A revision of a listed product that is called 'Pamuklu havlu'. */
  async function changed(proposed: object): Promise<{ id: string; revision: string }> {
    const person = await supplier(`Talas ${newId().slice(-6)}`)
    const { id } = await list({ supplier: person, name: 'Pamuklu havlu', pictures: 0 })
    const revision = newId()
    const values = [revision, id, person.companyId, JSON.stringify(proposed), new Date(longAgo())]
    await owner.query(
      'insert into product_revisions (id, product_id, supplier_id, proposed, created_at) values ($1, $2, $3, $4, $5)',
      values,
    )
    return { id, revision }
  }

  /** A supplier with a verification in this state. */
  async function verification(state: 'submitted' | 'in_review' | 'verified', name = `Hunat ${newId().slice(-6)}`) {
    const person = await supplier(name)
    const insert = `insert into verifications (id, supplier_id, state, checks, valid_until, created_at)
        values ($1, $2, $3, $4, $5, $6)`
    const hours = (count: number) => new Date(Date.now() + count * 3600_000)
    const steps = (['submitted', 'in_review', 'verified'] as const).slice(
      0,
      ['submitted', 'in_review', 'verified'].indexOf(state) + 1,
    )
    for (const [place, step] of steps.entries()) {
      const seal = step === 'verified' ? [['address'], hours(2000)] : [[], null]
      await owner.query(insert, [newId(), person.companyId, step, ...seal, hours(place - 3.1)])
    }
    return { name, id: person.companyId, person }
  }

  return { owner, list, waiting, changed, verification }
}
