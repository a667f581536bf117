import type { FormFields } from '@ticarum/contract/forms/nested'
import { unitPriceAt } from '@ticarum/contract/money/line-total'
import { quoteLimits } from '@ticarum/contract/values/quotes'
import { useState } from 'react'
import { FieldErrorText } from '../../../components/ui/field-error-text.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useText } from '../../../texts.ts'
import { lineField } from '../../cart/typed-line.ts'
import { BreakdownFields } from '../../orders/place/breakdown-fields.tsx'
import { partFields, partName } from '../../orders/place/parts.ts'
import { quantityOf } from '../../orders/place/quantity-of.ts'
import type { Goods } from './load-request.server.ts'

interface AskedLineProps {
  goods: Goods
  /** of this line, without its prefix */
  values: FormFields
  errorOf(field: string): string | undefined
}

/** One product of a request: how many, in which sizes, and the price that is wanted. */
export function AskedLine({ goods: { productId, name, language, image, offered }, values, errorOf }: AskedLineProps) {
  const t = useText('request-quote')
  const listings = useText('listings')
  const words = useText('product')
  const ordering = useText('place-order')
  const [typed, setTyped] = useState(values.quantity ?? '')
  const [parts, setParts] = useState(() => partFields(values))
  const quantity = quantityOf(typed, 1)
  const field = (own: string) => {
    const of = lineField(productId, own)
    return { name: of, defaultValue: values[own], error: errorOf(of) }
  }
  const { unit, details, shown } = offered
  const wrongParts = errorOf(lineField(productId, partName(0)))
  return (
    <li className="border-b border-line py-5">
      <fieldset aria-label={name} className="grid min-w-0 gap-4">
        <div className="flex items-start gap-4">
          <div className="size-18 flex-none rounded-control bg-sand">
            {image ? <Photo picture={image} alt="" sizes="72px" /> : null}
          </div>
          <div className="grid min-w-0 gap-1">
            <h3 className="text-md leading-snug">
              <Written language={language}>{name}</Written>
            </h3>
            <p className="flex flex-wrap gap-x-1.5 text-sm text-muted">
              {t('listed')} <Price cents={Number(unitPriceAt(offered, quantity))} />{' '}
              {listings('per', { unit, minimum: 1 })}
            </p>
          </div>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            {...field('quantity')}
            kind="count"
            label={t('quantity')}
            min={1}
            max={quoteLimits.quantity}
            maxLength={12}
            onChange={({ target }) => setTyped(target.value)}
          >
            <p className="text-sm text-muted">{words('amount', { unit, count: quantity })}</p>
          </NumberField>
          <NumberField
            {...field('price')}
            kind="dollars"
            label={ordering('optional', { label: t('price') })}
            maxLength={14}
          >
            <p className="text-sm text-muted">{listings('per', { unit, minimum: 1 })}</p>
          </NumberField>
        </div>
        <div>
          <BreakdownFields
            prefix={lineField(productId, '')}
            options={details.options}
            shown={shown.options}
            quantity={quantity}
            fields={parts}
            wrong={wrongParts !== undefined}
            onType={(part, value) => setParts({ ...parts, [part]: value })}
          />
          <FieldErrorText of={lineField(productId, partName(0))} text={wrongParts} />
        </div>
      </fieldset>
    </li>
  )
}
