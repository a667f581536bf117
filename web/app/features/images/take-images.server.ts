import { Image as ImageSchema } from '@ticarum/contract/procedures/images'
import { imagesPerProduct, MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import type { Api } from '@ticarum/server/client'
import type { SentForm } from '../../context/form-with-files.server.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { minutesToWait } from '../../forms/minutes-to-wait.ts'
import type { SkippedImage } from './image-errors.ts'
import type { UploadedImage } from './uploads.ts'

/** What a form with all its pictures may weigh. */
export const MAX_FORM_BYTES = imagesPerProduct.max * MAX_IMAGE_BYTES + 1024 * 1024

interface Wanted {
  key: string
  max: number
  supplierId?: string | undefined
}

/**
 * The pictures that a form held when it was sent, in order. They are drawn again as it says; whose they are, the door
 * asks when they are saved.
 */
function held(fields: SentForm['fields'], max: number): UploadedImage[] {
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

/**
 * Takes in the files that came along with a form, as they do without scripts, below the pictures that it held already.
 */
export async function takePictures(
  api: Api,
  { fields, files }: SentForm,
  { key, max, supplierId }: Wanted,
): Promise<{ images: UploadedImage[]; skipped: SkippedImage[] }> {
  const images = held(fields, max)
  if (images.length + files.length > max)
    return { images, skipped: [{ file: '', code: 'TOO_MANY_IMAGES', minutes: 0 }] }
  const skipped: SkippedImage[] = []
  for (const file of files) {
    // What it holds is part of its key: another file in the same place of the same form is another picture.
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
