import path from 'node:path'
import type { Settings } from '../env.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'

/** Development stores files beside its database; production must name a place, or it does not start. */
const DEVELOPMENT = path.resolve(import.meta.dirname, '../../../../.data/storage')

export function storageOf(settings: Settings): FileStorage {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket || !accessKeyId || !secretAccessKey) return diskStorage(settings.STORAGE_DIR ?? DEVELOPMENT)
  return s3Storage({
    bucket,
    accessKeyId,
    secretAccessKey,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    pathStyle: settings.S3_PATH_STYLE,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
  })
}
