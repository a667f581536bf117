import { readFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { newId } from '@ticarum/db/ids'
import { expect, it, onTestFinished } from 'vitest'
import { callHttp, requestFor } from '../testing/call-http.ts'
import { openDoor } from '../testing/open-door.ts'
import { givenSession } from '../testing/personas.ts'
import { redPicture } from '../testing/pictures.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const STALLED = 25
const MEGABYTE = 1024 * 1024
/** What stalled uploads of visitors may add to the server's memory: 64 MB, and what is not collected yet. */
const MOST_MORE = 200 // MB

async function memoryOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

it.runIf(process.platform === 'linux')(
  `${STALLED} uploads of visitors that stall before their end keep neither memory nor members waiting`,
  async () => {
    const opened = await openDoor()
    const token = await givenSession(opened, (await opened.given.supplier()).id)
    const folder = await temporaryFolder()
    const server = await startServerProcess({
      NODE_ENV: 'test',
      DATABASE_URL: opened.urls.app,
      DATABASE_SIGN_IN_URL: opened.urls.sign_in,
      STORAGE_DIR: folder,
    })
    const upload = () => callHttp(server.url, 'session', 'images.upload', { input: { file: redPicture }, token })
    expect((await upload()).outcome).toBe('OK')
    const before = await memoryOf(server.pid)

    const { path, headers } = requestFor('applications.upload', { input: { fileName: 'c.pdf' }, key: newId() })
    const statuses: number[] = []
    const sending: ClientRequest[] = []
    for (let n = 0; n < STALLED; n++) {
      const one = request(server.url + path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': newId(), 'content-length': 10 * MEGABYTE },
      })
      one.on('response', (response) => statuses.push(response.statusCode ?? 0)).on('error', () => {})
      one.write(Buffer.alloc(9.9 * MEGABYTE))
      sending.push(one)
    }
    onTestFinished(() => sending.forEach((one) => void one.destroy()))
    await expect.poll(() => statuses.length).toBeGreaterThan(15)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect((await upload()).outcome).toBe('OK')
    const more = Math.round((await memoryOf(server.pid)) - before)
    console.log(`${STALLED} stalled uploads: ${statuses.length} refused; ${more} MB more memory (limit ${MOST_MORE})`)
    expect(more).toBeLessThan(MOST_MORE)
  },
)
