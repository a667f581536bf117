import type { ErrorCode } from '@ticarum/contract/errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CartLine as Line } from '@ticarum/contract/procedures/cart'
import { type FormEvent, use, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FieldErrorText } from '../../components/ui/field-error-text.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { volume } from '../../measures.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { BreakdownFields } from '../orders/place/breakdown-fields.tsx'
import { breakdownOf, fieldsOfBreakdown, partFields } from '../orders/place/parts.ts'
import { QuantityField } from '../orders/place/quantity-field.tsx'
import { quantityOf } from '../orders/place/quantity-of.ts'
import { seenTotalOf } from '../orders/place/seen-prices.ts'
import type { BrowserCartLine } from '../product-actions/browser-cart.ts'
import { LineChanges } from './line-changes.tsx'
import { lineError } from './line-error.ts'
import { CART_PATH } from './paths.ts'

const DEBOUNCE_MS = 600

export type RefusedLine = RefusedForm<FormFields>

export interface CartLineActions {
  /** resolves to the error code if the change was refused */
  change(line: BrowserCartLine): Promise<ErrorCode | undefined>
  /** only for a cart that lives in the browser */
  remove?(productId: string): void
}

interface CartLineViewProps {
  line: Line
  actions: CartLineActions
  refused: RefusedLine | undefined
}

/**
 * One product in the cart. A typed quantity is saved after a debounce. Without scripts, and for a breakdown, a button
 * saves it.
 */
export function CartLineView({ line, actions, refused }: CartLineViewProps) {
  const t = useText('cart')
  const words = useText('product')
  const listings = useText('listings')
  const language = use(LanguageContext)
  const { productId, offered, name } = line
  const options = offered?.details.options ?? []
  const stored = { quantity: String(line.quantity), ...fieldsOfBreakdown(options, line.breakdown) }
  const [fields, setFields] = useState<FormFields>(refused?.values ?? stored)
  const [code, setCode] = useState<ErrorCode | undefined>(refused?.code)
  // A quantity that was changed elsewhere replaces the one here, unless the reader typed another one.
  const [known, setKnown] = useState(line.quantity)
  if (known !== line.quantity) {
    setKnown(line.quantity)
    if (fields.quantity === String(known)) setFields({ ...fields, quantity: String(line.quantity) })
  }
  const minimum = offered?.minimum ?? 1
  const typed = fields.quantity ?? ''
  const quantity = quantityOf(typed, minimum)
  // If the minimum has risen, the stored quantity stays until the reader changes it.
  const displayed = typed === String(line.quantity) ? line.quantity : quantity
  const breakdown = breakdownOf(options, fields)
  const assorted = breakdown === null && line.breakdown === null

  async function store() {
    setCode(await actions.change({ productId, quantity, breakdown }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing stores the line
  useEffect(() => {
    if (!offered || !assorted || typed !== String(quantity) || quantity === line.quantity) return undefined
    const timer = setTimeout(() => void store(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const removing = submitter instanceof HTMLButtonElement && submitter.value === 'remove'
    if (removing && !actions.remove) return // the server removes it
    event.preventDefault()
    if (removing) return actions.remove?.(productId)
    setFields({ ...fields, quantity: String(quantity) })
    void store()
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="size-18 rounded-control bg-sand sm:row-span-2">
        {line.image ? <Photo picture={line.image} alt="" sizes="72px" /> : null}
      </div>
      <div className="flex items-start justify-between gap-x-4">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-md leading-snug">
            {offered ? (
              <Link to={`/products/${productId}`} className="text-text no-underline hover:underline">
                <Written language={line.language}>{name}</Written>
              </Link>
            ) : (
              <Written language={line.language}>{name}</Written>
            )}
          </h3>
          {offered ? (
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>
                <Price cents={line.unitPriceCents ?? 0} /> {listings('per', { unit: offered.unit, minimum: 1 })}
              </span>
              {offered.details.volumeCm3 === null ? null : (
                <bdi>{volume(offered.details.volumeCm3 * displayed, language)}</bdi>
              )}
              {offered.leadDays === null ? null : (
                <span>{t('ready', { time: words('ready.days', { days: offered.leadDays }) })}</span>
              )}
            </p>
          ) : null}
        </div>
        {offered ? (
          <Price
            cents={seenTotalOf(offered, displayed)}
            className={`font-semibold ${line.orderable ? '' : 'text-muted line-through'}`}
          />
        ) : null}
      </div>
      <div className="col-span-2 grid gap-2 sm:col-span-1 sm:col-start-2">
        <Form method="post" action={sentTo(CART_PATH)} preventScrollReset onSubmit={onSubmit} className="grid gap-2">
          <input type="hidden" name="productId" value={productId} />
          <div className="flex flex-wrap items-center gap-3">
            {offered ? (
              <>
                <QuantityField
                  id={`quantity-${productId}`}
                  label={t('quantity.of', { name })}
                  typed={typed}
                  minimum={minimum}
                  onType={(quantityTyped) => setFields({ ...fields, quantity: quantityTyped })}
                />
                <Button
                  name="intent"
                  value="change"
                  variant="line"
                  small
                  className={assorted ? 'scripted:hidden' : ''}
                  aria-label={t('update.name', { name })}
                >
                  {t('update')}
                </Button>
              </>
            ) : null}
            <Button
              name="intent"
              value="remove"
              variant="quiet"
              className="px-3!"
              aria-label={t('remove.name', { name })}
            >
              {t('remove')}
            </Button>
          </div>
          <BreakdownFields
            of={`${productId}-`}
            options={options}
            quantity={quantity}
            fields={partFields(fields)}
            wrong={code === 'BREAKDOWN_DIFFERS'}
            onType={(part, value) => setFields({ ...fields, [part]: value })}
          />
        </Form>
        <FieldErrorText of={`line-${productId}`} text={code && lineError(t, code)} />
        <LineChanges line={line} />
      </div>
    </li>
  )
}
