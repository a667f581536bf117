import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { allFiles } from '../testing/all-files.ts'
import { givenImport, zipBomb, zipOf, zipOfOnePicture } from '../testing/given-imports.ts'
import { givenChat } from '../testing/given-messages.ts'
import { aProof, givenOrder } from '../testing/given-orders.ts'
import { openDoor } from '../testing/open-door.ts'
import { redPicture } from '../testing/pictures.ts'
import { outcomeOf } from '../testing/planted.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { newCaller } from './caller.ts'
import { sharedStore } from './rate-limit.ts'
import { createUploads } from './uploads.ts'

const folder = await temporaryFolder()
const opened = await openDoor({ storage: diskStorage(folder) })
const { given } = opened
const customer = await given.customer()
const supplier = await given.supplier()
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')])

/** A file that says whether anything of it was read. */
function fileOf(bytes: Uint8Array) {
  const sent = { isRead: false }
  const file = new ReadableStream<Uint8Array>(
    {
      pull(to) {
        sent.isRead = true
        to.enqueue(Uint8Array.from(bytes))
        to.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { file, sent }
}

async function call(name: string, person: GivenPerson, input: object, bytes: Uint8Array, key = newId()) {
  const { file, sent } = fileOf(bytes)
  const { code } = await outcomeOf(opened.door, await opened.signedIn(person), { ...input, file }, key, name)
  return { code, isRead: sent.isRead }
}
const stored = () => allFiles(folder).catch(() => [])

describe('a file', () => {
  const deliveredTo = async (whose: GivenPerson) =>
    (await given.order({ customer: whose, shippingStatus: 'delivered' })).id
  const another = () => given.customer()

  it.each<[string, string, () => Promise<[string, GivenPerson, object, Uint8Array]>]>([
    [
      'NOT_FOUND',
      'a proof for an order of others',
      async () => {
        const id = await givenOrder(opened, await another())
        return ['payments.sendProof', customer, { id, ...aProof }, pdf]
      },
    ],
    [
      'WRONG_STATE',
      'a proof for an order that takes none',
      async () => {
        const id = await givenOrder(opened, customer, { status: 'cancelled' })
        return ['payments.sendProof', customer, { id, ...aProof }, pdf]
      },
    ],
    [
      'NOT_FOUND',
      'a picture for an order of others',
      async () => {
        return ['orders.addPicture', customer, { id: await deliveredTo(await another()) }, redPicture]
      },
    ],
    [
      'WRONG_STATE',
      'a picture for an order that was not sent yet',
      async () => {
        return ['orders.addPicture', customer, { id: await givenOrder(opened, customer) }, redPicture]
      },
    ],
    [
      'NOT_FOUND',
      'pictures for an import of others',
      async () => {
        const id = await givenImport(opened, await given.supplier())
        return ['imports.addPictures', supplier, { id, fileName: 'p.zip' }, zipOfOnePicture]
      },
    ],
    [
      'NOT_FOUND',
      'a file for a conversation of others',
      async () => {
        const id = await givenChat(opened, await another())
        return ['messages.sendFile', customer, { id, fileName: 'list.pdf' }, pdf]
      },
    ],
    [
      'WRONG_STATE',
      'a file for a conversation that the other side has blocked',
      async () => {
        const id = await givenChat(opened, customer)
        await opened.owner.query('update conversations set supplier_blocked_at = now() where id = $1', [id])
        return ['messages.sendFile', customer, { id, fileName: 'list.pdf' }, pdf]
      },
    ],
    [
      'NOT_FOUND',
      'a picture for a supplier that is none',
      async () => {
        return ['images.upload', await given.admin(), { supplierId: newId() }, redPicture]
      },
    ],
  ])('is refused with %s before a byte of it is read: %s', async (code, _, given) => {
    const before = await stored()
    const [name, person, input, bytes] = await given()
    expect(await call(name, person, input, bytes)).toEqual({ code, isRead: false })
    expect(await stored()).toEqual(before)
  })

  it('that is sent again under its key is stored once, also when the order takes no more since then', async () => {
    const id = await givenOrder(opened, customer)
    const key = newId()
    const send = (bytes: Uint8Array) => call('payments.sendProof', customer, { id, ...aProof }, bytes, key)
    expect((await send(pdf)).code).toBe('OK')
    const after = await stored()
    await opened.owner.query("update orders set status = 'cancelled' where id = $1", [id])
    expect((await send(pdf)).code).toBe('OK')
    expect((await send(Buffer.concat([pdf, pdf]))).code).toBe('KEY_REUSED')
    expect(await stored()).toEqual(after)
  })

  it('of pictures that turns out to be no ZIP at its end leaves nothing', async () => {
    const id = await givenImport(opened, supplier)
    const before = await stored()
    const bomb = Buffer.concat([zipOf({ 'A.png': redPicture, 'B.png': redPicture }), zipBomb()])
    const many = zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`K${n}.png`, redPicture])))
    for (const [zip, code] of [
      [bomb, 'INVALID_FILE'],
      [many, 'TOO_MANY_IMAGES'],
    ] as const)
      expect((await call('imports.addPictures', supplier, { id, fileName: 'p.zip' }, zip)).code).toBe(code)
    expect(await stored()).toEqual(before)
  })
})

describe('what files cost', () => {
  const person = { kind: 'person', userId: newId(), sessionId: '', role: 'customer', companyId: null } as never
  const visitor = { kind: 'visitor' } as const
  const megabyte = 1024 * 1024
  const limits = {
    held: { all: 10, visitors: 4, account: 6 },
    heldOfOne: 3,
    day: { account: 20, network: 8 },
  }
  const open = () => createUploads(sharedStore(opened.app), limits)
  const refusalOf = (work: () => unknown) => {
    try {
      work()
      return 'OK'
    } catch (error) {
      return (error as Error).message
    }
  }

  it('is held within limits for everybody, for visitors and for one account, until the files are done', async () => {
    const uploads = open()
    const ofVisitors = await Promise.all([1, 2].map(() => uploads.open(visitor, newCaller({ address: '10.1.1.1' }))))
    expect(ofVisitors.map((upload) => refusalOf(() => upload.add(3 * megabyte)))).toEqual(['OK', 'UNAVAILABLE'])
    const mine = await Promise.all([1, 2, 3].map(() => uploads.open(person, newCaller())))
    // What is streamed counts by what is held of it.
    expect(refusalOf(() => mine[0]?.add(9 * megabyte))).toBe('OK')
    expect(refusalOf(() => mine[1]?.add(1 * megabyte))).toBe('OK')
    expect(refusalOf(() => mine[2]?.add(3 * megabyte))).toBe('UNAVAILABLE')
    for (const upload of [...ofVisitors, ...mine]) await upload.end()
    const next = await uploads.open(person, newCaller())
    expect(refusalOf(() => next.add(3 * megabyte))).toBe('OK')
    await next.end()
  })

  it('is counted by the day, by account and by network', async () => {
    const send = async (actor: typeof person | typeof visitor, megabytes: number, address = '10.2.2.2') => {
      const upload = await open().open(actor, newCaller({ address }))
      upload.add(megabytes * megabyte)
      await upload.end()
    }
    const another = { ...(person as object), userId: newId() } as never
    await send(another, 21)
    await expect(send(another, 1)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      args: { retryAfter: expect.any(Number) },
    })
    await send(visitor, 9)
    await expect(send(visitor, 1)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await send(visitor, 1, '10.3.3.3')
  })
})
