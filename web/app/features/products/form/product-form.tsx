import { imagesPerProduct } from '@ticarum/contract/values/images'
import type { productIntents } from '@ticarum/contract/values/reviews'
import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { showToast } from '../../../context/toasts.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { Uploader } from '../../images/uploader.tsx'
import type { UploadedImage } from '../../images/uploads.ts'
import { useUploads } from '../../images/use-uploads.ts'
import { ConfirmPrices } from '../prices/confirm-prices.tsx'
import { DetailRows } from './detail-inputs.tsx'
import type { FormPart } from './form-parts.ts'
import { LanguagesPart, PackingPart } from './further-parts.tsx'
import { MainPart } from './main-part.tsx'
import { PackingQuestion } from './packing-question.tsx'
import type { Places } from './place-fields.tsx'
import { PricePart } from './price-part.tsx'
import { productErrors } from './product-errors.ts'
import type { RedrawnProduct } from './sent-product.server.ts'
import { StoredMeanwhile } from './stored-meanwhile.tsx'

/** A submit button of the form, by intent and label. The last one is the main button. */
export interface ProductFormButton {
  intent: (typeof productIntents)[number]
  label: 'add' | 'draft' | 'review' | 'save'
}

interface ProductFormProps {
  action: string
  back: string
  formKey: string
  values: FormPart['values']
  images: UploadedImage[]
  /** for a new product */
  places?: Places | undefined
  buttons: ProductFormButton[]
  supplierId?: string | undefined
  redrawn: RedrawnProduct | undefined
  /** URL that asks for confirmation */
  deleteAt?: string
}

const load = {
  add: () => import('./form-checks.ts').then(({ checkNewProduct }) => checkNewProduct),
  edit: () => import('./form-checks.ts').then(({ checkProduct }) => checkProduct),
}

/** Form of 'Add Product' and 'Edit Product'. */
export function ProductForm({
  action,
  back,
  formKey,
  values: first,
  images,
  places,
  buttons,
  supplierId,
  redrawn,
  deleteAt,
}: ProductFormProps) {
  const t = useText('product-form')
  const pictures = useText('images')
  const values = redrawn?.values ?? first
  const uploads = useUploads({
    images: redrawn?.images ?? images,
    max: imagesPerProduct.max,
    supplierId,
    removed: redrawn?.removed ?? false,
  })
  const [language, setLanguage] = useState(values.language ?? '')
  const texts = productErrors(t, { isNew: places !== undefined, hasImages: uploads.items.length > 0 })
  const form = useFormErrors(redrawn, texts, places ? load.add : load.edit)
  const busy = useNavigation().formData?.get('intent')
  const lacksImages = form.errorOf('images') === t('images.required')
  const part: FormPart = {
    values,
    errorOf: form.errorOf,
    isWrong: (...lists) => form.errors.some(({ field }) => lists.some((list) => `${field}.`.startsWith(`${list}.`))),
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!uploads.busy) return form.handlers.onSubmit(event)
    event.preventDefault()
    showToast({ kind: 'destructive', title: pictures('wait.title'), text: pictures('wait.text') })
  }

  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-190 gap-10"
      {...form.handlers}
      onSubmit={onSubmit}
    >
      {/* Enter presses a form's first button, which must not be one that removes a picture. */}
      <button
        type="submit"
        name="intent"
        value={buttons.at(-1)?.intent}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <LostResponseNotice />
      <FormErrors
        title={t(form.failed ? 'error' : lacksImages ? 'images.title' : 'fix')}
        errors={[...uploads.errorsOf(form.refused?.skipped), ...form.errors]}
        attempt={form.attempt}
      />
      {redrawn?.asked ? <ConfirmPrices asked={redrawn.asked} again={redrawn.again} /> : null}
      {redrawn?.packing ? <PackingQuestion asked={redrawn.packing} /> : null}
      {redrawn?.stored ? <StoredMeanwhile values={values} stored={redrawn.stored} /> : null}
      <input type="hidden" name="key" value={redrawn?.key ?? formKey} />
      {places ? null : (
        <>
          <input type="hidden" name="id" value={values.id} />
          <input type="hidden" name="version" value={values.version} />
          <input type="hidden" name="stockSeen" value={values.stockSeen} />
          <input type="hidden" name="pricesSeen" value={values.pricesSeen} />
          <input type="hidden" name="packingSeen" value={values.packingSeen} />
        </>
      )}
      <Uploader title={t('pictures')} uploads={uploads} error={part.errorOf('images')} />
      <MainPart
        {...part}
        places={places && { ...places, cities: redrawn?.cities ?? places.cities }}
        onLanguage={setLanguage}
      />
      <div className="border-t border-rule">
        <PricePart key={values.pricesSeen} {...part} open={redrawn?.asked != null} />
        <PackingPart {...part} />
        <DetailRows {...part} />
        <LanguagesPart {...part} written={language} />
      </div>
      <div className="bottom-0 z-10 flex flex-wrap gap-3 border-t border-rule bg-bg py-3 max-sm:*:flex-1 lg:sticky">
        {deleteAt ? (
          <ButtonLink to={deleteAt} preventScrollReset variant="quiet" className="text-danger!">
            {t('delete')}
          </ButtonLink>
        ) : (
          <ButtonLink to={back} variant="line">
            {t('cancel')}
          </ButtonLink>
        )}
        {buttons.map(({ intent, label }, place) => (
          <Button
            key={intent}
            name="intent"
            value={intent}
            variant={place === buttons.length - 1 ? 'main' : 'line'}
            busy={busy === intent}
          >
            {t(busy === intent ? `${label}.busy` : label)}
          </Button>
        ))}
      </div>
    </Form>
  )
}
