import { monitorEventLoopDelay } from 'node:perf_hooks'
import { newId } from '@ticarum/db/ids'
import { expect, it, vi } from 'vitest'
import { createClient } from '../client.ts'
import { newCaller } from '../door/caller.ts'
import { pictureProcesses } from '../images/read-image.ts'
import { listProcess } from '../modules/imports/read-sent-list.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { type GeneratedFile, generateFiles } from '../testing/generated-files.ts'
import { howMany } from '../testing/how-many.ts'
import { openDoor } from '../testing/open-door.ts'
import { openWorker } from '../testing/open-worker.ts'
import { csvOf, rightRows } from '../testing/price-lists.ts'
import { queueNotice } from '../testing/queue-notification.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const COUNT = howMany(30, 200)
const SEED = Number(process.env.GENERATED_SEED ?? 2611)
const MINUTES = 20
/** Between two looks at its memory a process may take this much more. */
const BETWEEN_LOOKS = 1.2
/** How long an e-mail may wait while they are read, and how long one of them may block us. */
// in ms; a file that is read in the worker itself blocks it for minutes
const MOST_WAIT = 60_000
const MOST_BLOCKED = 10_000

const REFUSALS = ['INVALID_FILE', 'FILE_TOO_LARGE', 'TOO_MANY_IMAGES']

it(`of ${COUNT} generated spreadsheets, archives and pictures none costs more than its bounds`, {
  timeout: MINUTES * 60_000,
}, async () => {
  const storage = diskStorage(await temporaryFolder())
  const opened = await openDoor({ storage })
  const { given, owner, app, urls } = opened
  const files = await generateFiles(COUNT, SEED)
  const supplier = await given.supplier()
  const member = await opened.asPerson(supplier)
  const visitor = createClient(opened.door, newCaller())
  const { smtp } = await openWorker(urls, { storage, deadAfter: 15_000, pollEvery: 100 })
  const delay = monitorEventLoopDelay()
  delay.enable()

  const streamOf = ({ bytes }: Pick<GeneratedFile, 'bytes'>) => new Response(Uint8Array.from(bytes)).body ?? fails()
  const stateOf = async (id: string) =>
    (await owner.query<{ state: string }>('select state from imports where id = $1', [id])).rows[0]?.state ?? ''
  const isRead = (id: string) =>
    vi.waitFor(async () => expect(await stateOf(id)).not.toBe('checking'), { timeout: 120_000, interval: 100 })
  const start = (file: Pick<GeneratedFile, 'bytes'>) =>
    member.imports.start.try({ fileName: 'list', language: 'tr', file: streamOf(file) }, newId())

  async function send(file: GeneratedFile, place: number): Promise<string> {
    if (file.kind === 'picture') {
      const input = { file: streamOf(file) }
      const answer =
        place % 2 === 0
          ? await member.images.upload.try(input, newId())
          : await visitor.applications.upload.try({ ...input, fileName: 'catalogue.png' }, newId())
      return answer.ok ? 'OK' : answer.code
    }
    const list = await start(file.kind === 'list' ? file : { bytes: csvOf(rightRows(1)) })
    if (!list.ok) return list.code
    const { id } = list.value
    await isRead(id)
    if (file.kind === 'zip') {
      const zip = await member.imports.addPictures.try({ id, fileName: 'p.zip', file: streamOf(file) }, newId())
      if (!zip.ok) return zip.code
      await isRead(id)
    }
    return (await stateOf(id)) === 'checked' ? 'OK' : 'INVALID_FILE'
  }

  const waits: number[] = []
  async function mailMeanwhile(): Promise<void> {
    const [before, started] = [smtp.accepted.length, performance.now()]
    await queueNotice(app, supplier.id)
    await vi.waitFor(() => expect(smtp.accepted.length).toBeGreaterThan(before), { timeout: 60_000, interval: 20 })
    waits.push(performance.now() - started)
  }

  const became: Record<string, string> = {}
  for (const [place, file] of files.entries()) {
    const [outcome] = await Promise.all([send(file, place), place % 5 === 0 ? mailMeanwhile() : undefined])
    became[`${place} ${file.kind} ${file.shape}`] = outcome
    expect(file.isGood ? ['OK'] : ['OK', ...REFUSALS], `${place} ${file.kind} ${file.shape}`).toContain(outcome)
  }

  const processes = { list: listProcess, ...pictureProcesses }
  const memory = Object.entries(processes).map(
    ([name, { mostMemory, bounds }]) => `${name} ${mostMemory()} of ${bounds.memory} MB`,
  )
  const blocked = Math.round(delay.max / 1e6)
  const refused = Object.values(became).filter((outcome) => outcome !== 'OK').length
  console.log(
    `${COUNT} generated files (seed ${SEED}): ${refused} refused; ${memory.join(', ')}; ` +
      `e-mail waited at most ${Math.round(Math.max(...waits))} ms, we were blocked for at most ${blocked} ms`,
  )
  for (const [name, { mostMemory, bounds }] of Object.entries(processes))
    expect(mostMemory(), name).toBeLessThan(bounds.memory * BETWEEN_LOOKS)
  expect(Math.max(...waits)).toBeLessThan(MOST_WAIT)
  expect(blocked).toBeLessThan(MOST_BLOCKED)
})

function fails(): never {
  throw new Error('a response has a body')
}
