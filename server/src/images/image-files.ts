import { imageFile, imageFormats, previewFile } from '@ticarum/contract/values/images'
import type { FileStorage } from '../platform/storage/storage.ts'
import { decodeImage, type Pixels } from './decode-image.ts'
import { encode, encodePreview } from './encode-image.ts'
import type { ReadImage } from './read-image.ts'

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
  const pixels = await pixelsOf(storage, name)
  if (!pixels) return // the image was removed in the meantime
  for (const width of widths)
    await storage.put(
      'product-images',
      imageFile(name, width, 'avif'),
      await encode(pixels, width, 'avif'),
      'image/avif',
    )
}

/** Made when a messenger first requests it; parallel requests make the same file. */
export async function storePreview(storage: FileStorage, name: string): Promise<void> {
  const pixels = await pixelsOf(storage, name)
  if (pixels) await storage.put('product-images', previewFile(name), await encodePreview(pixels), 'image/jpeg')
}

async function pixelsOf(storage: FileStorage, name: string): Promise<Pixels | undefined> {
  const original = await storage.get('originals', originalFile(name))
  if (!original) return undefined
  const pixels = await decodeImage(new Uint8Array(await new Response(original.body).arrayBuffer()))
  if (!pixels) throw new Error('a stored original can not be read')
  return pixels
}

export async function removeImage(storage: FileStorage, { name, widths }: ImageName): Promise<void> {
  await storage.remove('originals', originalFile(name))
  const files = [
    previewFile(name),
    ...widths.flatMap((width) => imageFormats.map((format) => imageFile(name, width, format))),
  ]
  await Promise.all(files.map((file) => storage.remove('product-images', file)))
}
