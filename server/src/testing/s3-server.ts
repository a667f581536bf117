import type { Server } from 'node:http'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import type { S3Settings } from '../platform/storage/s3-storage.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestS3 {
  settings: S3Settings
  server: Server
  /** stops it and closes all connections */
  leave(): void
}

/** A local S3 server that checks signatures, until the test file is done. */
export async function startS3(): Promise<TestS3> {
  const directory = await temporaryFolder()
  const bucket = 'ticarum'
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await s3.run()
  const server = s3.httpServer
  const leave = () => {
    server.close()
    server.closeAllConnections()
  }
  afterAll(leave)
  // The only credentials that this server accepts.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    settings: { bucket, ...keys, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, pathStyle: true },
    server,
    leave,
  }
}
