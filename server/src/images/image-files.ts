import { imageFile, imageFormats, previewFile } from '@ticarum/contract/values/images'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { ReadImage } from './picture-tasks.ts'
import { pictureProcesses } from './read-image.ts'

/** An image and the names of all its files, which follow from its own name. */
export interface ImageName {
  name: string
  widths: number[]
}

export const originalFile = (name: string) => `${name}.webp`

export async function storeImage(storage: FileStorage, { name, original, files }: ReadImage): Promise<void> {
  const stored = await Promise.all([
    storage.put('originals', originalFile(name), original, 'image/webp'),
    ...files.map((file) => storage.put('product-images', file.name, file.bytes, 'image/webp')),
  ])
  if (stored.includes(false)) throw new Error('a random name was taken')
}

/** May run twice, or be killed halfway: a file that exists already is the same one. */
export async function storeAvif(storage: FileStorage, { name, widths }: ImageName): Promise<void> {
  const original = await originalOf(storage, name)
  if (!original) return // the image was removed in the meantime
  const { run, limits } = pictureProcesses.members
  const made = await run('makeAvif', [original, widths, limits])
  for (const [place, bytes] of made.entries())
    await storage.put('product-images', imageFile(name, widths[place] ?? 0, 'avif'), bytes, 'image/avif')
}

/** Made when a messenger first requests it; parallel requests make the same file. */
export async function storePreview(storage: FileStorage, name: string): Promise<void> {
  const original = await originalOf(storage, name)
  if (!original) return
  const { run, limits } = pictureProcesses.visitors
  await storage.put('product-images', previewFile(name), await run('makePreview', [original, limits]), 'image/jpeg')
}

async function originalOf(storage: FileStorage, name: string): Promise<Uint8Array | undefined> {
  const original = await storage.get('originals', originalFile(name))
  return original && new Uint8Array(await new Response(original.body).arrayBuffer())
}

export async function removeImage(storage: FileStorage, { name, widths }: ImageName): Promise<void> {
  await storage.remove('originals', originalFile(name))
  const files = [
    previewFile(name),
    ...widths.flatMap((width) => imageFormats.map((format) => imageFile(name, width, format))),
  ]
  await Promise.all(files.map((file) => storage.remove('product-images', file)))
}
