import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type DatabaseUrls, LOGINS, urlsFor } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { diskStorage } from '@ticarum/server/platform/storage/disk-storage'
import { startServer } from '@ticarum/server/testing/order-faults'
import { givenSession } from '@ticarum/server/testing/personas'
import { redPicture } from '@ticarum/server/testing/pictures'
import { type Buyers, hashOf, type Ledger, startBuyers } from './buyers.ts'
import type { Machine } from './machine.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const [BUYERS, PRODUCTS] = [40, 8]
export const PIECES = 5000

export interface Site {
  urls: DatabaseUrls
  products: string[]
  /** starts the server, with people who buy */
  open(): Promise<Buyers>
  close(): Promise<void>
  /** reads a file through the server */
  read(proof: Ledger['proofs'][number]): Promise<string>
  /** names of files that rows ask for and that are not there */
  missingFiles(): Promise<string[]>
}

/** A prepared database with a supplier, products and customers; the server is not started yet. */
export async function openSite(machine: Machine): Promise<Site> {
  const urls = urlsFor(machine.url('postgres'), 'ticarum', 'a password of the drill')
  const settings = Object.entries(LOGINS).map(([role, name]) => [name, urls[role as keyof typeof urls]])
  const env = { PATH: process.env.PATH, DATABASE_ADMIN_URL: machine.url('postgres'), ...Object.fromEntries(settings) }
  await run(process.execPath, [path.join(root, 'scripts/prepare.ts')], { env })

  const owner = createPool(urls.owner, 2)
  const given = createGiven(owner)
  const supplierId = (await given.supplier()).companyId ?? ''
  const products: string[] = []
  for (let n = 0; n < PRODUCTS; n++) {
    const { id, image } = await given.product({ supplierId, stock: PIECES })
    await diskStorage(machine.files).put('originals', `${image}.webp`, redPicture, 'image/webp')
    products.push(id)
  }
  const tokens: string[] = []
  for (let n = 0; n < BUYERS; n++) tokens.push(await givenSession({ owner }, (await given.customer()).id))
  await owner.end()

  let server: Awaited<ReturnType<typeof startServer>> | undefined
  const address = () => `http://127.0.0.1:${server?.port}`
  return {
    urls,
    products,
    async open() {
      server = await startServer(urls, machine.files, 0)
      return startBuyers(address(), tokens, products)
    },
    async close() {
      if (server && server.child.exitCode === null && server.child.signalCode === null) {
        server.child.kill('SIGKILL')
        await once(server.child, 'exit')
      }
      server = undefined
    },
    async read({ id, token }) {
      const answer = await fetch(`${address()}/files/payment-proofs/${id}`, { headers: { cookie: `session=${token}` } })
      return hashOf(new Uint8Array(await answer.arrayBuffer()))
    },
    async missingFiles() {
      const command = path.join(root, 'scripts/missing-files.ts')
      const said = await run(process.execPath, [command], {
        env: { ...env, NODE_ENV: 'test', STORAGE_DIR: machine.files },
      }).catch((error: { stdout: string; stderr: string }) => error)
      if (!/files are named by rows; \d+ of them are missing/.test(said.stdout)) throw new Error(said.stderr)
      return said.stdout.split('\n').filter((line) => line.endsWith(')'))
    },
  }
}

/** As ticarum-copy-files.timer does; returns what ends it. */
export function copyAgainAndAgain(machine: Machine): () => Promise<void> {
  const ending = new AbortController()
  const copying = (async () => {
    const timer = await readFile(path.join(root, 'deploy/systemd/ticarum-copy-files.timer'), 'utf8')
    const pause = Number(/^OnUnitInactiveSec=(\d+)s$/m.exec(timer)?.[1]) * 1000
    while (!ending.signal.aborted) {
      await machine.runUnit('ticarum-copy-files').catch(() => {}) // while the disk is gone
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {})
    }
  })()
  return async () => {
    ending.abort()
    await copying
  }
}
