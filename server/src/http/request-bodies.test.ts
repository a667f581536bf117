import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFormBodies, pacedBody } from './request-bodies.ts'

/** Sends so many chunks of this size, and then nothing more. */
function sender(chunks: number, bytes: number, { every = 0, ends = true } = {}) {
  const state = { sent: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(to) {
        if (state.sent === chunks) return ends ? to.close() : new Promise(() => {})
        if (every) await sleep(every)
        state.sent += 1
        to.enqueue(new Uint8Array(bytes))
      },
      cancel() {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, state }
}
const sizeOf = async (body: ReadableStream<Uint8Array> | null) => (await new Response(body).arrayBuffer()).byteLength

describe('a body', () => {
  const pace = { least: 1000, within: 200 }

  it('passes as it came', async () => {
    expect(await sizeOf(pacedBody(sender(20, 500).body, pace))).toBe(10_000)
    expect(pacedBody(null)).toBeNull()
  })

  it('that stops is ended, and so is one that only trickles', async () => {
    const stalled = sender(3, 5000, { ends: false })
    await expect(sizeOf(pacedBody(stalled.body, pace))).rejects.toThrow('too slowly')
    expect(stalled.state.isCancelled).toBe(true)
    const trickling = sender(1000, 1, { every: 10 })
    await expect(sizeOf(pacedBody(trickling.body, pace))).rejects.toThrow('too slowly')
    expect(trickling.state.sent).toBeLessThan(50)
  })

  it('may wait for its reader', async () => {
    const reader = pacedBody(sender(3, 10).body, { least: 1000, within: 50 })?.getReader()
    for (let n = 0; n < 3; n++) {
      expect((await reader?.read())?.value?.length).toBe(10)
      await sleep(60)
    }
    expect((await reader?.read())?.done).toBe(true)
  })
})

describe('the forms of pages', () => {
  const post = (body: ReadableStream<Uint8Array>) =>
    new Request('http://localhost/', { method: 'POST', body, duplex: 'half', headers: { 'x-kept': 'yes' } })

  it('are read up to a size, and together up to another', async () => {
    const forms = createFormBodies({ one: 1000, all: 1500 })
    const first = forms.counted(post(sender(9, 100).body))
    expect([first.request.method, first.request.headers.get('x-kept')]).toEqual(['POST', 'yes'])
    expect((await first.request.arrayBuffer()).byteLength).toBe(900)
    expect([forms.hasRoomFor(600), forms.hasRoomFor(601), forms.hasRoomFor(1e9)]).toEqual([true, false, false])
    await expect(forms.counted(post(sender(9, 100).body)).request.arrayBuffer()).rejects.toThrow()
    first.done()
    first.done()
    const large = sender(1000, 100)
    await expect(forms.counted(post(large.body)).request.arrayBuffer()).rejects.toThrow()
    expect(large.state.sent).toBeLessThan(15)
  })
})
