import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { unavailable } from '../../door/unavailable.ts'
import { startS3 } from '../../testing/s3-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readSettings, storeOrigin } from '../env.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { FileStorage, StorageFolder } from './storage.ts'
import { storageOf } from './storage-of.ts'

const folder = await temporaryFolder()
const s3 = await startS3()
const places: StorageFolder[] = ['product-images', 'originals']
const newName = () => `${randomBytes(16).toString('hex')}-640.webp`
const read = async (storage: FileStorage, place: StorageFolder, name: string) => {
  const file = await storage.get(place, name)
  return file && { size: file.size, bytes: Buffer.from(await new Response(file.body).arrayBuffer()) }
}

describe.each([
  ['on disk', diskStorage(folder)],
  ['in a bucket', s3Storage(s3.settings)],
])('a file %s', (_, storage) => {
  it.each(places)('comes back from %s byte for byte, until it is removed', async (place) => {
    const [name, bytes] = [newName(), randomBytes(300_000)]
    expect(await storage.get(place, name)).toBeUndefined()
    expect(await storage.put(place, name, bytes, 'image/webp')).toBe(true)
    expect(await read(storage, place, name)).toEqual({ size: bytes.length, bytes })
    for (const other of places.filter((each) => each !== place))
      expect(await storage.get(other, name), 'in the other place').toBeUndefined()

    await storage.remove(place, name)
    expect(await storage.get(place, name)).toBeUndefined()
    await storage.remove(place, name)
  })

  it('is never overwritten [SYS-10]', async () => {
    const [name, first] = [newName(), randomBytes(1000)]
    expect(await storage.put('product-images', name, first, 'image/webp')).toBe(true)
    expect(await storage.put('product-images', name, randomBytes(1000), 'image/webp')).toBe(false)
    expect((await read(storage, 'product-images', name))?.bytes).toEqual(first)
  })

  it.each(['../secret.webp', '/etc/passwd', 'a/b.webp', '..', '', 'A.webp', 'a%2fb.webp', `a.webp\0.png`])(
    'has no name like %j',
    async (name) => {
      for (const attempt of [
        storage.put('product-images', name, randomBytes(1), 'image/webp'),
        storage.get('product-images', name),
        storage.remove('product-images', name),
      ]) {
        await expect(attempt).rejects.toThrow('not the name')
      }
    },
  )
})

describe('on disk', () => {
  it('of sixteen parallel writes to one name one succeeds, and no partial file is left', async () => {
    const empty = await temporaryFolder()
    const name = newName()
    const storage = diskStorage(empty)
    const files = Array.from({ length: 16 }, () => randomBytes(100_000))
    const taken = await Promise.all(files.map((bytes) => storage.put('originals', name, bytes, 'image/webp')))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect((await read(storage, 'originals', name))?.bytes).toEqual(files[taken.indexOf(true)])
    expect(await readdir(`${empty}/originals/${name.slice(0, 2)}`)).toEqual([name])
  })
})

describe('in a bucket', () => {
  it('every file is put with its type, on the condition that its name is free', async () => {
    const asked: unknown[] = []
    s3.server.on(
      'request',
      ({ method, headers }) => method === 'PUT' && asked.push([headers['if-none-match'], headers['content-type']]),
    )
    await s3Storage(s3.settings).put('product-images', newName(), randomBytes(10), 'image/webp')
    expect(asked).toEqual([['*', 'image/webp']])
  })

  it('nothing can be read with a wrong secret', async () => {
    const stranger = s3Storage({ ...s3.settings, secretAccessKey: 'a guess' })
    await expect(stranger.put('originals', newName(), randomBytes(10), 'image/webp')).rejects.toThrow()
    await expect(stranger.get('originals', newName())).rejects.toThrow()
  })

  it('an unreachable server can be retried', async () => {
    s3.leave()
    const failure = await s3Storage(s3.settings)
      .get('originals', newName())
      .catch((error: unknown) => error)
    expect(unavailable(failure)?.code).toBe('UNAVAILABLE')
  })
})

describe('the settings', () => {
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://app:secret@localhost/ticarum',
    ORIGIN: 'https://ticarum.test',
  }
  const bucket = { S3_BUCKET: 'ticarum', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  it('choose the folder that they name', async () => {
    const chosen = await temporaryFolder()
    await storageOf(readSettings({ ...environment, STORAGE_DIR: chosen })).put(
      'originals',
      newName(),
      randomBytes(1),
      'image/webp',
    )
    expect(await readdir(chosen)).toEqual(['originals'])
  })

  it.each([
    ['half a bucket', { S3_BUCKET: 'ticarum' }, 'go together'],
    ['two places', { ...bucket, STORAGE_DIR: folder }, 'exclude each other'],
    ['no place in production', { NODE_ENV: 'production' }, 'STORAGE_DIR or S3_BUCKET'],
    ['addresses without a bucket', { S3_PUBLIC_ENDPOINT: 'https://files.example' }, 'goes together with S3_BUCKET'],
    ['addresses below a path', { ...bucket, S3_PUBLIC_ENDPOINT: 'https://files.example/a' }, 'is no origin'],
    ['addresses with a password', { ...bucket, S3_PUBLIC_ENDPOINT: 'https://a:b@files.example' }, 'is no origin'],
    ['addresses with a query', { ...bucket, S3_PUBLIC_ENDPOINT: 'https://files.example?a' }, 'is no origin'],
  ])('refuse %s', (_, fault, words) => {
    expect(() => readSettings({ ...environment, ...fault })).toThrow(words)
  })

  const inProduction = (given: Record<string, string>) =>
    readSettings({
      ...environment,
      ...bucket,
      NODE_ENV: 'production',
      DEVICE_SECRET: 'x'.repeat(32),
      DEAL_SECRET: 'x'.repeat(32),
      S3_PATH_STYLE: 'true',
      ...given,
    })

  it('take a bucket in production', () => {
    expect(inProduction({})).toMatchObject({ ...bucket, S3_PATH_STYLE: true })
    expect(storeOrigin(inProduction({}))).toBeUndefined()
  })

  it.each([
    ['true', 'https://files.example:8443', 'https://files.example:8443'],
    ['true', 'https://files.example/', 'https://files.example'],
    ['false', 'https://s3.example', 'https://ticarum.s3.example'],
  ])('name where browsers fetch files, with the bucket in the path: %s', (pathStyle, endpoint, origin) => {
    const settings = inProduction({ S3_PATH_STYLE: pathStyle, S3_PUBLIC_ENDPOINT: endpoint })
    expect(storeOrigin(settings)).toBe(origin)
    expect(storageOf(settings).signedAddress).toBeDefined()
  })

  it.each([
    ['without TLS', 'http://files.example', 'https://'],
    ["on the site's own host", 'https://ticarum.test:9000', 'another host than ORIGIN'],
  ])('refuse in production addresses %s', (_, endpoint, words) => {
    expect(() => inProduction({ S3_PUBLIC_ENDPOINT: endpoint })).toThrow(words)
  })
})
