import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { imagesPerProduct } from '@ticarum/contract/values/images'
import type { Api } from '@ticarum/server/client'
import { data } from 'react-router'
import { formWithFiles } from '../../../context/form-with-files.server.ts'
import type { SkippedImage } from '../../images/image-errors.ts'
import { MAX_FORM_BYTES, takePictures } from '../../images/take-images.server.ts'
import type { UploadedImage } from '../../images/uploads.ts'
import { citiesOf } from './places.server.ts'
import { arranged, isRedraw, redrawn } from './redraw.ts'

/** What the form holds when it comes back. */
export interface Kept {
  values: FormFields
  images: UploadedImage[]
  /** of the country that the form holds */
  cities: readonly string[]
  /** files that were not taken */
  skipped: SkippedImage[]
  /** a picture was just taken away */
  removed: boolean
  /** what somebody else saved meanwhile */
  stored: FormFields | null
  /** it was to be deleted */
  deleting: boolean
}

/** The form again: as it was asked for (no code), or with why it was refused. */
export interface SentBack {
  code: ErrorCode | null
  fields: FieldErrors
  minutes: number
  key: string
  kept: Kept
}

const withImages = (fields: FormFields, images: UploadedImage[]): FormFields => ({
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !/^(?:imageIds|pictures)\./.test(name))),
  ...Object.fromEntries(images.map(({ id }, place) => [`imageIds.${place}`, id])),
})

/** What was sent: to be saved, or (`back`) to be drawn again and nothing else. */
export async function readSentProduct(request: Request, api: Api, supplierId: string | undefined) {
  const sent = await formWithFiles(request, MAX_FORM_BYTES)
  const { key = '', intent = '' } = sent.fields
  const { images, skipped } = await takePictures(api, sent, { key, max: imagesPerProduct.max, supplierId })
  const fields = withImages(sent.fields, images)
  const kept: Kept = {
    values: fields,
    images,
    cities: citiesOf(fields.country),
    skipped,
    removed: false,
    stored: null,
    deleting: false,
  }
  if (!isRedraw(intent) && skipped.length === 0) return { key, fields, kept, back: undefined }

  const drawn: Kept = {
    ...kept,
    values: redrawn(fields),
    images: arranged(intent, images),
    removed: intent.startsWith('remove'),
  }
  const form: SentBack = { code: null, fields: {}, minutes: 0, key, kept: drawn }
  return { key, fields, kept, back: data(form, { status: skipped.length > 0 ? 422 : 200 }) }
}
