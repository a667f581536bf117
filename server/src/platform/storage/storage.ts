/**
 * The places where files are stored. None is public: the server decides for each file who may have it. Imports are
 * deleted once they were read, exports after some days.
 */
export type StorageFolder =
  | 'product-images'
  | 'originals'
  | 'imports'
  | 'payment-proofs'
  | 'exports'
  | 'applications'
  | 'papers'
  | 'message-files'
  | 'needs'

export interface StoredFile {
  size: number
  body: ReadableStream<Uint8Array>
}

/** What an answer with a file says of it. */
export type FileHeaders = Record<'content-type' | 'cache-control', string> & { 'content-disposition'?: string }

/** Seconds that a signed address is good for, at least. */
export const SIGNED_FOR = 300

/** Files by place and name. A name is used once, so its content never changes. */
export interface FileStorage {
  /** false if the name is taken; the existing file stays */
  put(place: StorageFolder, name: string, bytes: Uint8Array, type: string): Promise<boolean>
  get(place: StorageFolder, name: string): Promise<StoredFile | undefined>
  /**
   * Where a browser may fetch this one file by itself, with these headers, for a few minutes; undefined if the file is
   * absent. A storage without it is not reached from outside.
   */
  signedAddress?(place: StorageFolder, name: string, headers: FileHeaders): Promise<string | undefined>
  /** an absent file counts as removed */
  remove(place: StorageFolder, name: string): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9-]{1,100}\.[a-z0-9]{1,5}$/

/** Refuses a name that leads out of its place. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('not the name of a stored file')
  return name
}
