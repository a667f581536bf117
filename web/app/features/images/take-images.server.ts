import { Image as ImageSchema } from '@ticarum/contract/procedures/images'
import { imagesPerProduct, MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import type { Api } from '@ticarum/server/client'
import type { SentForm } from '../../context/form-with-files.server.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { minutesToWait } from '../../forms/minutes-to-wait.ts'
import type { SkippedImage } from './image-errors.ts'
import type { UploadedImage } from './uploads.ts'

/** Size limit of a form with all its pictures. */
export const MAX_FORM_BYTES = imagesPerProduct.max * MAX_IMAGE_BYTES + 1024 * 1024

interface TakeImagesOptions {
  key: string
  max: number
  supplierId?: string | undefined
}

/**
 * The pictures that the form already had, in order. They are redrawn as sent; the door checks ownership when they are
 * saved.
 */
function imagesOf(fields: SentForm['fields'], max: number): UploadedImage[] {
  const sent = Array.from({ length: max }, (_, place) => ImageSchema.safeParse(parsed(fields[`pictures.${place}`])))
  return sent.flatMap(({ data }) => data ?? [])
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Uploads the files that were sent with the form, as happens without scripts, after the pictures it already had. */
export async function takeImages(
  api: Api,
  { fields, files }: SentForm,
  { key, max, supplierId }: TakeImagesOptions,
): Promise<{ images: UploadedImage[]; skipped: SkippedImage[] }> {
  const images = imagesOf(fields, max)
  if (images.length + files.length > max)
    return { images, skipped: [{ file: '', code: 'TOO_MANY_IMAGES', minutes: 0 }] }
  const skipped: SkippedImage[] = []
  for (const file of files) {
    // The content is part of the key: another file at the same position of the same form is another upload.
    const answer = await api.images.upload.try(
      { file: file.stream(), ...(supplierId ? { supplierId } : {}) },
      keyFor(key, String(images.length), new Uint8Array(await file.arrayBuffer())),
    )
    if (answer.ok) images.push(answer.value)
    else
      skipped.push({
        file: file.name,
        code: answer.code,
        minutes: minutesToWait(answer),
      })
  }
  return { images, skipped }
}
