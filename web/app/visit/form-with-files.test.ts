import { expect, it } from 'vitest'
import { formWithFiles } from './form-with-files.server.ts'

const MAX = 10_000

function sent(bytes: number): Request {
  const form = new FormData()
  form.set('name', 'Towel')
  form.append('files', new File([new Uint8Array(bytes)], 'one.png'))
  form.append('files', new File([], ''))
  return new Request('http://localhost/', { method: 'POST', body: form })
}

it('gives fields and files apart, and leaves out files that nobody chose', async () => {
  const { fields, files } = await formWithFiles(sent(5000), MAX)
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
  const request = new Request('http://localhost/', { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': 'multipart/form-data; boundary=x' } } as RequestInit)
  await expect(formWithFiles(request, MAX)).rejects.toMatchObject({ init: { status: 413 } })
  expect(given).toBeLessThan(8)
})

it('what is no form has no fields', async () => {
  expect(await formWithFiles(new Request('http://localhost/', { method: 'POST', body: 'x' }), MAX)).toEqual({ fields: {}, files: [] })
})
