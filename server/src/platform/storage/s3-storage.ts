import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type Clock, systemClock } from '../clock.ts'
import { bucketAddress } from './bucket-address.ts'
import { signedAddresses } from './signed-addresses.ts'
import { checkedName, type FileStorage, type StorageFolder } from './storage.ts'

export interface S3Settings {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** undefined: Amazon's own endpoint */
  endpoint: string | undefined
  /** puts the bucket into the path instead of the host name, as most servers other than Amazon's expect */
  pathStyle: boolean
  /** where browsers reach the same bucket; undefined: they don't */
  publicEndpoint: string | undefined
}

const PATIENCE = { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true } // ms
const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined)

/** Files in a bucket of Amazon S3 or a compatible server. The bucket itself is private. */
export function s3Storage(
  { bucket: Bucket, region, endpoint, pathStyle, publicEndpoint, ...credentials }: S3Settings,
  clock: Clock = systemClock,
): FileStorage {
  const client = new S3Client({
    region,
    credentials,
    forcePathStyle: pathStyle,
    requestHandler: PATIENCE,
    ...(endpoint ? { endpoint } : {}),
  })
  const objectOf = (place: StorageFolder, name: string) => ({ Bucket, Key: `${place}/${checkedName(name)}` })

  async function exists(object: ReturnType<typeof objectOf>): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(object))
      return true
    } catch (error) {
      if (statusOf(error) === 404) return false
      throw error
    }
  }

  const sign = publicEndpoint && signedAddresses(client, bucketAddress(publicEndpoint, Bucket, pathStyle), clock)
  return {
    ...(sign && {
      async signedAddress(place, name, headers) {
        const object = objectOf(place, name)
        return (await exists(object)) ? sign(object.Key, headers) : undefined
      },
    }),
    async put(place, name, bytes, type) {
      const object = objectOf(place, name)
      // Some servers do not support the condition below, so existence is checked first.
      if (await exists(object)) return false
      try {
        await client.send(new PutObjectCommand({ ...object, Body: bytes, ContentType: type, IfNoneMatch: '*' }))
        return true
      } catch (error) {
        if (statusOf(error) === 412) return false
        throw error
      }
    },
    async get(place, name) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(objectOf(place, name)))
        return Body && { size: ContentLength, body: Body.transformToWebStream() as ReadableStream<Uint8Array> }
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },
    async remove(place, name) {
      await client.send(new DeleteObjectCommand(objectOf(place, name)))
    },
  }
}
