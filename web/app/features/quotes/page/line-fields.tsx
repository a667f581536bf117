import type { FormFields } from '@ticarum/contract/forms/nested'
import type { QuoteLine } from '@ticarum/contract/procedures/quotes'
import { useState } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { useText } from '../../../texts.ts'
import { BreakdownFields } from '../../orders/place/breakdown-fields.tsx'
import { partFields } from '../../orders/place/parts.ts'
import { lineField } from './line-field.ts'
import type { Answering } from './typed-answer.ts'

interface LineFieldsProps {
  line: QuoteLine
  place: number
  answering: Answering
  /** what the fields begin with */
  values: FormFields
  quantity: number
  errorOf(field: string): string | undefined
  /** id of the list of names that can replace it */
  products: string
}

/** The fields of one line; a supplier's side also says whether it is made to order, and may offer something else. */
export function LineFields({ line, place, answering, values, quantity, errorOf, products }: LineFieldsProps) {
  const t = useText('answer-quote')
  const quotes = useText('quotes')
  const product = useText('product')
  const [parts, setParts] = useState(() => partFields(values))
  const named = (name: string) => {
    const field = lineField(place, name)
    return { name: field, error: errorOf(field) }
  }
  const partsError = errorOf(lineField(place, 'part.0'))
  return (
    <div className="grid gap-4 border-t border-line p-4">
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          kind="count"
          label={quotes('quantity')}
          maxLength={12}
          defaultValue={values.quantity}
          {...named('quantity')}
        />
        <NumberField
          kind="dollars"
          label={t('price-of', { unit: product('unit.one', { unit: line.unit }) })}
          maxLength={16}
          defaultValue={values.price}
          {...named('price')}
        />
      </div>
      <BreakdownFields
        options={line.details.options}
        shown={line.shown.options}
        quantity={quantity}
        fields={parts}
        wrong={partsError !== undefined}
        prefix={lineField(place, '')}
        onType={(name, typed) => setParts({ ...parts, [name]: typed })}
      />
      {partsError ? <p className="text-sm text-danger">{partsError}</p> : null}
      {answering === 'offer' ? (
        <>
          <Checkbox
            label={quotes('made-to-order')}
            hint={t('made-to-order.hint')}
            name={lineField(place, 'madeToOrder')}
            defaultChecked={values.madeToOrder !== undefined}
          />
          <Field
            label={t('instead')}
            {...named('instead')}
            dir="auto"
            list={products}
            autoComplete="off"
            maxLength={100}
            defaultValue={values.instead}
          >
            <p className="text-sm text-muted">{t('instead.hint')}</p>
          </Field>
        </>
      ) : values.madeToOrder ? (
        <input type="hidden" name={lineField(place, 'madeToOrder')} value={values.madeToOrder} />
      ) : null}
      <Checkbox
        label={t('strike')}
        name={lineField(place, 'struckOut')}
        defaultChecked={values.struckOut !== undefined}
      />
    </div>
  )
}
