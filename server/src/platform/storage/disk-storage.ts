import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { checkedName, type FileStorage, type StorageFolder } from './storage.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Files on this machine's disk, for development and for a single server. */
export function diskStorage(folder: string): FileStorage {
  /** Spread over folders, because a folder with millions of files is slow. */
  const fileOf = (place: StorageFolder, name: string) => path.join(folder, place, checkedName(name).slice(0, 2), name)

  return {
    async put(place, name, bytes) {
      const file = fileOf(place, name)
      const unfinished = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(unfinished, bytes, { flag: 'wx' })
        await link(unfinished, file) // atomic, and unlike a rename it never replaces a file
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    async get(place, name) {
      try {
        const file = await open(fileOf(place, name))
        const { size } = await file.stat()
        return { size, body: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(place, name) {
      await rm(fileOf(place, name), { force: true })
    },
  }
}
