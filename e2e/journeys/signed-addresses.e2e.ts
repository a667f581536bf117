import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServedS3, serveS3 } from '@ticarum/server/testing/serve-s3'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { pictureFile, shots, uploaded } from '../browser/product-form.ts'
import { system } from '../browser/system.ts'
import { type RunningServer, startServer } from '../system/start-server.ts'

const given = openGiven()
let folder: string
let store: ServedS3
let server: RunningServer
const storeAddress = () => store.settings.endpoint ?? ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ticarum-store-'))
  store = await serveS3(folder)
  server = await startServer({
    DATABASE_URL: system.appUrl,
    DATABASE_SIGN_IN_URL: system.signInUrl,
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    S3_ENDPOINT: storeAddress(),
    S3_PATH_STYLE: 'true',
    S3_PUBLIC_ENDPOINT: storeAddress(),
  })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  store?.leave()
  await rm(folder, { recursive: true, force: true })
})

describe('where browsers reach the store', () => {
  journey(
    'a supplier sees a new picture, whose bytes come from there, as the policy of the page allows',
    { site: () => server.url },
    async ({ page, open, awake }) => {
      const fromStore: (string | undefined)[] = []
      page.on('response', (answer) => {
        if (answer.url().startsWith(storeAddress())) fromStore.push(answer.headers()['content-type'])
      })
      await beSignedIn(page, await given.supplier())
      const form = await open('/supplier/products/new')
      expect(form.headers()['content-security-policy']).toContain(`img-src 'self' ${storeAddress()};`)
      await awake()
      await page.setInputFiles('#files', [pictureFile('one.png')])
      await uploaded(page, 1)
      const width = () => shots(page).evaluateAll(([shot]) => (shot as HTMLImageElement | undefined)?.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
      expect(fromStore).toContain('image/webp')
    },
  )
})
