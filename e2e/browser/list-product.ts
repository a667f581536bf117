import { randomUUID } from 'node:crypto'
import type { Category, ProductStatus } from '@ticarum/contract/values/products'
import { createGiven, type GivenPerson } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { afterAll } from 'vitest'
import { oneColourPng } from './one-colour-png.ts'
import { system } from './system.ts'

export type GivenSupplier = GivenPerson & { companyId: string }

export interface ListProductOptions {
  supplier: GivenSupplier
  status?: ProductStatus
  /** in Turkish */
  name?: string
  english?: string
  category?: Category
  priceCents?: bigint
  stock?: number
  articleCode?: string
  /** number of pictures; each has a colour of its own */
  pictures?: number
  /** other columns of the product */
  columns?: Record<string, unknown>
}

export interface ListedProduct {
  id: string
  /** names of its pictures, in order */
  pictures: string[]
}

let uploads = 0

/** Products with real pictures that their supplier uploaded; everything else comes from the factory. */
export function openListings() {
  const owner = createPool(system.ownerUrl, 2)
  afterAll(() => owner.end())
  const given = createGiven(owner)

  async function upload(supplier: GivenPerson, count: number): Promise<{ id: string; name: string }[]> {
    const headers = () => ({
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.252.${Math.floor(++uploads / 250)}.${uploads % 250}`,
    })
    const session = await fetch(`${system.site}/api/v1/session`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ email: supplier.email, password: supplier.password }),
    })
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const sent: { id: string; name: string }[] = []
    for (let each = 0; each < count; each += 1) {
      const body = new Uint8Array(oneColourPng([40 + each * 50, 120, 200 - each * 40]))
      const answer = await fetch(`${system.site}/api/v1/images`, {
        method: 'POST',
        headers: { ...headers(), cookie, 'content-type': 'image/png' },
        body,
      })
      if (!answer.ok) throw new Error(`a picture was not taken: ${answer.status} ${await answer.text()}`)
      sent.push((await answer.json()) as { id: string; name: string })
    }
    return sent
  }

  /** Refreshes the product's public rows. */
  async function publish(ids: string[]): Promise<void> {
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products($1::uuid[])", [ids])
  }

  /** A draft until its pictures are there, so that no other journey meets it half made. */
  async function list({
    supplier,
    pictures = 1,
    status = 'listed',
    columns = {},
    ...asked
  }: ListProductOptions): Promise<ListedProduct> {
    const [{ id }, images] = await Promise.all([
      given.product({ ...asked, status: 'draft', supplierId: supplier.companyId }),
      upload(supplier, pictures),
    ])
    await owner.query('delete from product_images where product_id = $1', [id])
    for (const [position, image] of images.entries())
      await owner.query('update product_images set product_id = $1, position = $2 where id = $3', [
        id,
        position,
        image.id,
      ])
    const reason = status === 'changes_requested' || status === 'rejected' ? 'The picture is blurred.' : null
    const all = {
      ...columns,
      status,
      reason,
      listed_at: status === 'listed' || status === 'paused' ? new Date() : null,
    }
    const changes = Object.keys(all).map((column, place) => `${column} = $${place + 2}`)
    await owner.query(`update products set ${changes.join(', ')} where id = $1`, [id, ...Object.values(all)])
    await publish([id])
    return { id, pictures: images.map(({ name }) => name) }
  }

  /** A supplier with a member. */
  async function supplier(name: string, { verified = false } = {}): Promise<GivenSupplier> {
    const companyId = await given.company('supplier', { name })
    if (verified) {
      const checks = `verified_checks = '{trade-registry,address}', verified_at = now() - interval '10 days',
          verified_until = now() + interval '300 days'`
      await owner.query(`update suppliers set ${checks} where id = $1`, [companyId])
    }
    return { ...(await given.supplier({ companyId })), companyId }
  }

  return { owner, list, publish, supplier }
}
