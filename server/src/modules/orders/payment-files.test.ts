import { MAX_PROOF_BYTES } from '@ticarum/contract/values/orders'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { aProof, givenOrder } from '../../testing/given-orders.ts'
import { openHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { redPicture } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const storage = diskStorage(await temporaryFolder())
const opened = await openHttp({ storage })
const { call, given, owner, url } = opened
const customer = await given.customer()
const tokenOf = (id: string) => givenSession(opened, id)
const token = await tokenOf(customer.id)
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x'), Buffer.from('\n%%EOF')])

const send = async (file: Uint8Array, fileName = 'slip.pdf') => {
  const id = await givenOrder(opened, customer)
  return { id, answer: await call('payments.sendProof', { input: { id, ...aProof, fileName, file }, token }) }
}
const proofOf = async (file: Uint8Array, fileName?: string) =>
  ((await send(file, fileName)).answer.body as { proofId: string }).proofId
const open = (id: string, as: string | null) =>
  fetch(`${url}/files/payment-proofs/${id}`, { headers: as ? { cookie: `session=${as}` } : {} })

describe('a proof of payment', () => {
  it('is read by its content: a PDF stays as it is, a picture is re-encoded', async () => {
    const asPdf = await open(await proofOf(pdf, '../../"slip".html'), token)
    expect(asPdf.headers.get('content-type')).toBe('application/pdf')
    expect(asPdf.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
    expect(asPdf.headers.get('content-security-policy')).toContain('sandbox')
    expect(asPdf.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await asPdf.arrayBuffer())).toEqual(pdf)
    const asPicture = await open(await proofOf(redPicture, 'slip.pdf'), token)
    expect(asPicture.headers.get('content-type')).toBe('image/webp')
    expect(
      Buffer.from(await asPicture.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
  })

  it('is stored and downloaded under the ending of what it is, whatever its sender called it', async () => {
    for (const [file, sent, kept] of [
      [pdf, 'slip.hta', 'slip.pdf'],
      [pdf, 'slip.pdf.exe', 'slip.pdf.pdf'],
      [pdf, 'slip\u202efdp.hta', 'slipfdp.pdf'],
      [pdf, 'slip', 'slip.pdf'],
      [redPicture, 'slip.hta', 'slip.webp'],
    ] as const) {
      const id = await proofOf(file, sent)
      const { rows } = await owner.query('select file_name from payment_proofs where id = $1', [id])
      expect(rows).toEqual([{ file_name: kept }])
      expect((await open(id, token)).headers.get('content-disposition')).toMatch(new RegExp(`''${kept}$`))
    }
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused, and nothing is entered', async (_, file) => {
    const { id, answer } = await send(file)
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_FILE' } })
    expect((await owner.query('select from payment_entries where order_id = $1', [id])).rowCount).toBe(0)
  })

  it('of more than 10MB is refused', async () => {
    const { answer } = await send(Buffer.concat([pdf, Buffer.alloc(MAX_PROOF_BYTES)]))
    expect(answer).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
  })

  it('is visible to the company that sent it and to admins only', async () => {
    const id = await proofOf(pdf)
    const { supplier_id } = (
      await owner.query(
        'select p.supplier_id from payment_proofs f join payment_entries p on p.id = f.entry_id where f.id = $1',
        [id],
      )
    ).rows[0]
    const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
    for (const person of [colleague, await given.admin()])
      expect((await open(id, await tokenOf(person.id))).status).toBe(200)
    expect((await open(id, null)).status).toBe(401)
    expect((await open(id, await tokenOf((await given.customer()).id))).status).toBe(404)
    expect((await open(id, await tokenOf((await given.supplier({ companyId: supplier_id })).id))).status).toBe(403)
    expect((await open(newId(), token)).status).toBe(404)
    expect((await open('x', token)).status).toBe(422)
  })
})

describe('pictures', () => {
  const media = (name: string, as: string | null) =>
    fetch(`${url}/media/${name}-4.webp`, { headers: as ? { cookie: `session=${as}` } : {} })

  it('of a problem are visible to the sides of the order', async () => {
    const supplier = await given.supplier()
    const { id } = await given.order({ customer, supplierId: supplier.companyId ?? '', shippingStatus: 'delivered' })
    const { body } = await call('orders.addPicture', { input: { id, file: redPicture }, token })
    const { name } = body as { name: string }
    for (const person of [customer, supplier, await given.admin()])
      expect((await media(name, await tokenOf(person.id))).status).toBe(200)
    expect((await media(name, null)).status).toBe(404)
    for (const person of [await given.customer(), await given.supplier()])
      expect((await media(name, await tokenOf(person.id))).status).toBe(404)
  })

  it('can be sent for an order that is under way only', async () => {
    const id = await givenOrder(opened, customer)
    expect((await call('orders.addPicture', { input: { id, file: redPicture }, token })).outcome).toBe('WRONG_STATE')
  })

  it('of ordered goods stay, also when the product shows another one', async () => {
    const supplier = await given.supplier()
    const { body } = await call('images.upload', { input: { file: redPicture }, token: await tokenOf(supplier.id) })
    const { name } = body as { name: string }
    const product = await given.product({ supplierId: supplier.companyId ?? '' })
    await owner.query('delete from product_images where product_id = $1', [product.id])
    await owner.query('update product_images set product_id = $2, position = 0 where name = $1', [name, product.id])
    await given.order({ customer, product })
    await owner.query('delete from product_images where name = $1', [name])
    expect((await media(name, token)).status).toBe(200)
    expect((await media(name, null)).status).toBe(404)
  })
})
