import type { FormFields } from '@ticarum/contract/forms/nested'
import { imagesPerProduct } from '@ticarum/contract/values/images'
import type { Api } from '@ticarum/server/client'
import { data } from 'react-router'
import { formWithFiles } from '../../../context/form-with-files.server.ts'
import { languageOf } from '../../../context/language.ts'
import { redraw } from '../../../forms/refuse.server.ts'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import type { SkippedImage } from '../../images/image-errors.ts'
import { MAX_FORM_BYTES, takeImages } from '../../images/take-images.server.ts'
import type { UploadedImage } from '../../images/uploads.ts'
import type { AskedPrices } from '../prices/asked-prices.server.ts'
import type { AskedPacking } from './packing-question.tsx'
import type { City } from './place-fields.tsx'
import { citiesOf } from './places.server.ts'
import { arranged, isRedraw, redrawn } from './redraw.ts'

/** What a redrawn form shows besides its fields. */
interface BesideFields {
  images: UploadedImage[]
  /** cities of the form's country */
  cities: City[]
  /** files that were not accepted */
  skipped: SkippedImage[]
  /** a picture was just removed */
  removed: boolean
  /** what somebody else has saved meanwhile */
  stored: FormFields | null
  /** new prices that are to be confirmed */
  asked: AskedPrices | null
  /** they were asked about before */
  again: boolean
  /** a weight or volume that can hardly be right */
  packing: AskedPacking | null
}

export type RedrawnProduct = RedrawnForm<FormFields> & BesideFields

const withImages = (fields: FormFields, images: UploadedImage[]): FormFields => ({
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !/^(?:imageIds|pictures)\./.test(name))),
  ...Object.fromEntries(images.map(({ id }, place) => [`imageIds.${place}`, id])),
})

/** Reads the sent form: values to save, or (`back`) a form to redraw. */
export async function readSentProduct(request: Request, api: Api, supplierId: string | undefined) {
  const sent = await formWithFiles(request, MAX_FORM_BYTES)
  const { key = '', intent = '' } = sent.fields
  const { images, skipped } = await takeImages(api, sent, { key, max: imagesPerProduct.max, supplierId })
  const fields = withImages(sent.fields, images)
  const beside: BesideFields = {
    images,
    cities: citiesOf(languageOf(request), fields.country),
    skipped,
    removed: false,
    stored: null,
    asked: null,
    again: false,
    packing: null,
  }
  if (!isRedraw(intent) && skipped.length === 0) return { key, fields, beside, back: undefined }

  const drawn = { ...beside, images: arranged(intent, images), removed: intent.startsWith('remove') }
  const form = redraw(key, { values: redrawn(fields), ...drawn })
  return { key, fields, beside, back: data(form, { status: skipped.length > 0 ? 422 : 200 }) }
}
