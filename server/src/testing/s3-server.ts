import { afterAll } from 'vitest'
import { type ServedS3, serveS3 } from './serve-s3.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A local S3 server until the test file is done. */
export async function startS3(checking?: Parameters<typeof serveS3>[1]): Promise<ServedS3> {
  const s3 = await serveS3(await temporaryFolder(), checking)
  afterAll(s3.leave)
  return s3
}
