import { newId } from '@ticarum/db/ids'
import { expect, it } from 'vitest'
import { openDoor } from '../testing/open-door.ts'
import { outcomeOf, plantedChange, plantedDoor } from '../testing/planted.ts'
import { beforeTransaction } from './before-transaction.ts'
import type { IncomingFile } from './read-file.ts'

const { parts } = await openDoor()
const CHUNK = new Uint8Array(1000)

/** A file of this many kilobytes that is generated while it is read. */
function fileOf(kilobytes: number, letter = 'a') {
  const made = { kilobytes: 0 }
  const file = new ReadableStream<Uint8Array>(
    {
      pull(to) {
        if (made.kilobytes === kilobytes) return to.close()
        made.kilobytes++
        to.enqueue(CHUNK.map(() => letter.charCodeAt(0)))
      },
    },
    { highWaterMark: 0 },
  )
  return { file, made }
}

it('a streamed file is read at the pace of the use case, cut off at its limit, and hashed by its content', async () => {
  const seen: number[] = []
  const door = plantedDoor(
    { ...plantedChange, file: { maxBytes: 10_000, streamed: true }, errors: ['FILE_TOO_LARGE'] },
    beforeTransaction(
      async (_, input) => {
        let read = 0
        for await (const chunk of (input as unknown as { file: IncomingFile }).file.chunks) read += chunk.length
        seen.push(read)
      },
      async () => ({ done: true as const }),
    ),
    parts,
  )
  const send = (sent: ReturnType<typeof fileOf>, key = newId()) => outcomeOf(door, {}, { file: sent.file }, key)

  const key = newId()
  expect((await send(fileOf(10), key)).code).toBe('OK')
  expect((await send(fileOf(10), key)).code).toBe('OK')
  expect((await send(fileOf(10, 'b'), key)).code).toBe('KEY_REUSED')
  const large = fileOf(1000)
  expect(await send(large)).toEqual({ code: 'FILE_TOO_LARGE', with: { maxBytes: 10_000 } })
  expect(large.made.kilobytes).toBeLessThanOrEqual(12)
  expect(seen).toEqual([10_000, 10_000, 10_000])
})
