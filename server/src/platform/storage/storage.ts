/**
 * What is kept where. None is open to the world: the server decides for each file who may have it. Imports are read
 * once and go, exports after some days.
 */
export type StorageFolder = 'product-images' | 'originals' | 'imports' | 'payment-proofs' | 'exports' | 'applications'

export interface StoredFile {
  size: number
  body: ReadableStream<Uint8Array>
}

/** Files by place and name. A name is given once and never again: what it stands for never changes. */
export interface FileStorage {
  /** false when the name is taken; what has it stays as it is */
  put(place: StorageFolder, name: string, bytes: Uint8Array, type: string): Promise<boolean>
  get(place: StorageFolder, name: string): Promise<StoredFile | undefined>
  /** an absent one is as good as removed */
  remove(place: StorageFolder, name: string): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9-]{1,100}\.[a-z0-9]{1,5}$/

/** No name leads out of its place, whoever asks. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('not the name of a stored file')
  return name
}
