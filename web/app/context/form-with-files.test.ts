import { expect, it } from 'vitest'
import { formWithFiles } from './form-with-files.server.ts'

const MAX = 10_000

/** As bytes: Node's own stream of a form goes on writing after nobody reads it any more. */
async function sent(bytes: number): Promise<Request> {
  const form = new FormData()
  form.set('name', 'Towel')
  form.append('files', new File([new Uint8Array(bytes)], 'one.png'))
  form.append('files', new File([], ''))
  const written = new Response(form)
  const headers = { 'content-type': written.headers.get('content-type') ?? '' }
  return new Request('http://localhost/', { method: 'POST', body: await written.arrayBuffer(), headers })
}

it('gives fields and files apart, and leaves out files that nobody chose', async () => {
  const { fields, files } = await formWithFiles(await sent(5000), MAX)
  expect(fields).toMatchObject({ name: 'Towel' })
  expect(files.map(({ name, size }) => [name, size])).toEqual([['one.png', 5000]])
})

it('ends a body that grows too large, whatever it said of its length, and reads no further', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1
      controller.enqueue(new Uint8Array(4000))
    },
  })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  } as RequestInit)
  await expect(formWithFiles(request, MAX)).rejects.toMatchObject({ init: { status: 413 } })
  expect(given).toBeLessThan(8)
})

it('ends what would be too much with all that comes in at the same time, and takes the next one', async () => {
  await expect(formWithFiles(await sent(5000), MAX, 3000)).rejects.toMatchObject({ init: { status: 503 } })
  const both = await Promise.all([sent(5000), sent(5000)])
  const [one, other] = await Promise.allSettled(both.map((request) => formWithFiles(request, MAX, 8000)))
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await formWithFiles(await sent(5000), MAX, 8000)).files).toHaveLength(1)
})

it('what is no form has no fields', async () => {
  expect(await formWithFiles(new Request('http://localhost/', { method: 'POST', body: 'x' }), MAX)).toEqual({
    fields: {},
    files: [],
  })
})
