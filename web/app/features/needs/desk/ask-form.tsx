import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { FieldErrorText } from '../../../components/ui/field-error-text.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { withQuery } from '../../../context/with-query.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { deskNeedErrors, PRODUCTS } from './desk-need-errors.ts'
import type { Asking, NeedSubject } from './load-asking.server.ts'

/** The names of the boxes begin with it and end with the product's id. */
export const PRODUCT_FIELD = 'product.'

export type RefusedAsking = RefusedForm<{ quantity?: string; notes?: string }>

interface AskFormProps {
  need: NeedSubject
  asking: Asking
  address: string
  formKey: string
  refused: RefusedAsking | undefined
}

/** Products are found by their words, and their suppliers are asked by ticking them. */
export function AskForm({ need, asking: { find, found }, address, formKey, refused }: AskFormProps) {
  const t = useText('desk-needs')
  const [path = '', query] = address.split('?')
  return (
    <section aria-labelledby="ask" className="grid gap-4 border-t border-rule pt-4">
      <h2 id="ask" className="text-lg">
        {t('ask')}
      </h2>
      <p className="max-w-prose text-muted">{t('ask.lead')}</p>
      <Form role="search" action={path} preventScrollReset className="flex max-w-prose items-end gap-2">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="min-w-0 flex-1">
          <Field label={t('find')} name="find" type="search" maxLength={100} defaultValue={find} dir="auto" />
        </div>
        <Button variant="line">{t('find.submit')}</Button>
      </Form>
      {found?.length === 0 ? <p className="text-muted">{t('find.none')}</p> : null}
      {found && found.length > 0 ? (
        <Products
          key={find}
          need={need}
          found={found}
          address={withQuery(address, { find })}
          formKey={formKey}
          refused={refused}
        />
      ) : null}
    </section>
  )
}

interface ProductsProps extends Omit<AskFormProps, 'asking'> {
  found: NonNullable<Asking['found']>
}

function Products({ need, found, address, formKey, refused }: ProductsProps) {
  const t = useText('desk-needs')
  const busy = useNavigation().formData?.get('intent') === 'ask'
  const { errors, errorOf, attempt } = useFormErrors(refused, deskNeedErrors(t, 'ask'))
  const asked = new Set(need.quotes.map(({ supplier }) => supplier.id))
  return (
    <Form method="post" action={sentTo(address)} noValidate preventScrollReset className="grid max-w-prose gap-4">
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="needId" value={need.id} />
      <fieldset id={PRODUCTS} tabIndex={-1}>
        <legend className="font-semibold">{t('products')}</legend>
        <FieldErrorText of={PRODUCTS} text={errorOf(PRODUCTS)} />
        <ul className="border-t border-rule">
          {found.map(({ id, name, language, image, priceCents, supplier }) => (
            <li key={id} className="border-b border-line">
              <label className="grid cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-3 py-2">
                <input
                  type="checkbox"
                  name={`${PRODUCT_FIELD}${id}`}
                  disabled={asked.has(supplier.id)}
                  className="size-5 accent-primary"
                />
                <span className="relative size-14 overflow-hidden rounded-control bg-sand">
                  {image ? <Photo picture={image} alt="" sizes="56px" /> : null}
                </span>
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-semibold">
                    <Written language={language}>{name}</Written>
                  </span>
                  <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                    <bdi>{supplier.name}</bdi>
                    {priceCents === null ? null : <Price cents={priceCents} />}
                    {asked.has(supplier.id) ? <span>{t('asked')}</span> : null}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <NumberField
        name="quantity"
        kind="count"
        label={t('quantity.each')}
        min={1}
        maxLength={12}
        defaultValue={refused?.values.quantity ?? need.quantity ?? ''}
        error={errorOf('quantity')}
      />
      <TextArea
        name="notes"
        label={t('notes')}
        rows={4}
        maxLength={1000}
        dir="auto"
        defaultValue={refused?.values.notes ?? need.message}
        error={errorOf('notes')}
      >
        <p className="text-sm text-muted">{t('notes.hint')}</p>
      </TextArea>
      <div>
        <Button name="intent" value="ask" variant="line" busy={busy}>
          {t(busy ? 'busy' : 'submit')}
        </Button>
      </div>
    </Form>
  )
}
