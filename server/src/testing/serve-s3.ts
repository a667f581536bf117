/// <reference path="./s3rver.d.ts" />
import type { Server } from 'node:http'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../platform/storage/s3-storage.ts'

export interface ServedS3 {
  settings: S3Settings
  server: Server
  /** stops it and closes all connections */
  leave(): void
  /** listens again where it did before */
  comeBack(): Promise<void>
}

/**
 * A local S3 server that checks signatures. `anySignature`: only when they end, because it computes those of addresses
 * with a file's name in them otherwise than S3 does.
 */
export async function serveS3(directory: string, { anySignature = false } = {}): Promise<ServedS3> {
  const bucket = 'ticarum'
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: anySignature,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await s3.run()
  const server = s3.httpServer
  // The only credentials that this server accepts.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    settings: {
      bucket,
      ...keys,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
      publicEndpoint: undefined,
    },
    server,
    leave() {
      server.close()
      server.closeAllConnections()
    },
    comeBack: () => new Promise((listening) => server.listen(port, '127.0.0.1', listening)),
  }
}
