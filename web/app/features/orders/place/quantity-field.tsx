import { orderQuantity } from '@ticarum/contract/values/trade'
import { Icon } from '../../../components/icons/icon.tsx'
import { FieldFrame } from '../../../components/ui/field-frame.tsx'
import { useText } from '../../../texts.ts'
import { quantityOf, stepped } from './quantity-of.ts'

const quantityInput =
  'w-22 min-w-0 bg-transparent px-2 text-center font-semibold text-text focus:outline-3 focus:outline-offset-1 ' +
  'focus:outline-focus'

const step =
  'hidden w-12 flex-none place-items-center border-line-input first:border-e last:border-s hover:bg-sand ' +
  'disabled:opacity-50 scripted:grid'

interface QuantityFieldProps {
  id?: string
  name?: string
  /** current value */
  typed: string
  minimum: number
  /** that are in stock; null: made to order */
  stock: number | null
  /** accessible name if the page has several */
  label?: string
  hint?: string
  onType(typed: string): void
}

/** Quantity with minus and plus buttons. On blur, an invalid value becomes the minimum. */
export function QuantityField({
  id = 'quantity',
  name = 'quantity',
  typed,
  minimum,
  stock,
  label,
  hint,
  onType,
}: QuantityFieldProps) {
  const t = useText('place-order')
  const numbers = useText('numbers')
  const quantity = quantityOf(typed, minimum)
  const understood = typed.trim() === '' || typed.trim() === String(quantity) ? null : quantity
  const by = (direction: -1 | 1) => onType(String(stepped(quantity, direction, minimum)))
  return (
    <FieldFrame
      id={id}
      label={label ?? t('quantity')}
      labelHidden={label !== undefined}
      className="grid content-start justify-items-start gap-1.5"
      below={
        <>
          <p aria-live="polite" className="text-sm text-muted empty:hidden">
            {understood === null ? null : numbers('count', { amount: String(understood) })}
          </p>
          <p role="status" className="text-sm font-semibold text-warning empty:hidden">
            {stock !== null && quantity > stock ? t('out-of-stock.text', { left: stock }) : null}
          </p>
          {hint ? (
            <p id={`${id}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          ) : null}
        </>
      }
    >
      {(control) => (
        <div className="flex min-h-12 rounded-control border border-line-input bg-surface" dir="ltr">
          <button
            type="button"
            aria-label={t('quantity.less')}
            disabled={quantity <= minimum}
            onClick={() => by(-1)}
            className={step}
          >
            <Icon name="minus" />
          </button>
          <input
            {...control}
            name={name}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={({ target }) => onType(target.value)}
            onBlur={() => onType(String(quantity))}
            className={quantityInput}
          />
          <button
            type="button"
            aria-label={t('quantity.more')}
            disabled={quantity >= orderQuantity.max}
            onClick={() => by(1)}
            className={step}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
