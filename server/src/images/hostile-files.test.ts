import { readFile } from 'node:fs/promises'
import { tried } from '@ticarum/contract/testing/tried'
import { newId } from '@ticarum/db/ids'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { allFiles } from '../testing/all-files.ts'
import { callHttp } from '../testing/call-http.ts'
import { PAYLOAD } from '../testing/hostile/hostile-file.ts'
import { hostileFiles } from '../testing/hostile-files.ts'
import { openDoor } from '../testing/open-door.ts'
import { partsOfImage } from '../testing/parts-of-image.ts'
import { givenSession } from '../testing/personas.ts'
import { redPicture } from '../testing/pictures.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { storeAvif } from './image-files.ts'

/** Memory limit of a server that receives one hostile file after the other: it decodes none itself. */
const MOST_MEMORY = 400 // MB

const folder = await temporaryFolder()
const opened = await openDoor()
const token = await givenSession(opened, (await opened.given.supplier()).id)

async function mostMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

it('of more than 60 hostile files none is stored as it came, and the server stays up', {
  timeout: 600_000,
}, async () => {
  const server = await startServerProcess({
    NODE_ENV: 'test',
    DATABASE_URL: opened.urls.app,
    DATABASE_SIGN_IN_URL: opened.urls.sign_in,
    STORAGE_DIR: folder,
  })
  const files = await hostileFiles()
  const became: [string, string][] = []
  const taken: { name: string; widths: number[] }[] = []
  for (const { name, bytes } of files) {
    const { outcome, body } = await callHttp(server.url, 'session', 'images.upload', {
      input: { file: new Uint8Array(bytes) },
      token,
      key: newId(),
    })
    became.push([name, outcome === 'OK' ? 'a picture' : outcome === 'INVALID_FILE' ? 'refused' : outcome])
    if (outcome === 'OK') taken.push(body as (typeof taken)[number])
  }
  expect(became).toEqual(files.map(({ name, becomes }) => [name, becomes]))
  tried('file', files.length)
  expect(files.length).toBeGreaterThanOrEqual(60)

  expect(
    (await callHttp(server.url, 'session', 'images.upload', { input: { file: redPicture }, token })).outcome,
    'the same process',
  ).toBe('OK')
  if (process.platform === 'linux') {
    const memory = await mostMemory(server.pid)
    console.log(
      `${files.length} hostile files: ${files.length - taken.length} refused, ${taken.length} re-encoded; ` +
        `at most ${memory} MB of memory (limit ${MOST_MEMORY})`,
    )
    expect(memory).toBeLessThan(MOST_MEMORY)
  }
  expect(await server.end()).toBe(0)
  expect(server.output()).not.toMatch(/"level":50/)

  for (const image of taken) await storeAvif(diskStorage(folder), image)
  const sent = new Set(files.map(({ bytes }) => bytes.toString('latin1')))
  const stored = await allFiles(folder)
  for (const file of stored) {
    const bytes = await readFile(file)
    expect(sent.has(bytes.toString('latin1')), file).toBe(false)
    expect(bytes.includes(PAYLOAD), file).toBe(false)
    const { exif, icc, xmp, iptc, comments } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, comments }, file).toEqual({})
    expect(['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'ftyp', 'meta', 'mdat']).toEqual(
      expect.arrayContaining(partsOfImage(bytes)),
    )
  }
  expect(stored.length).toBeGreaterThan(3 * taken.length)
})
