import type { ErrorCode } from '@ticarum/contract/errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CartLine as Line } from '@ticarum/contract/procedures/cart'
import { breakdownFits } from '@ticarum/contract/values/breakdown'
import { type FocusEvent, use, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { FieldErrorText } from '../../components/ui/field-error-text.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { volume } from '../../measures.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { isPriced } from '../listings/priced.ts'
import { BreakdownFields } from '../orders/place/breakdown-fields.tsx'
import { partFields } from '../orders/place/parts.ts'
import { QuantityField } from '../orders/place/quantity-field.tsx'
import { isOverLimit } from '../orders/place/quantity-of.ts'
import { seenTotalOf } from '../orders/place/seen-prices.ts'
import type { BrowserCartLine } from '../product-actions/browser-cart.ts'
import { askForProduct } from '../quotes/request/paths.ts'
import { LineChanges } from './line-changes.tsx'
import { lineError } from './line-error.ts'
import type { LineSaver } from './line-saver.ts'
import { ofLinePath } from './paths.ts'
import { fieldsOfLine, lineField, storedFields, typedLine } from './typed-line.ts'

const DEBOUNCE_MS = 600

/** The cart's form; `productId` of its values names the line that was refused. */
export type RefusedLines = RefusedForm<FormFields>

export interface CartLineActions {
  /** resolves to the error code if the change was refused */
  change(line: BrowserCartLine): Promise<ErrorCode | undefined>
  /** only for a cart that lives in the browser */
  remove?(productId: string): void
}

interface CartLineViewProps {
  line: Line
  actions: CartLineActions
  saver: LineSaver
  refused: RefusedLines | undefined
}

/** One product in the cart. What is typed is saved after a debounce, and as one leaves the field. */
export function CartLineView({ line, actions, saver, refused }: CartLineViewProps) {
  const t = useText('cart')
  const words = useText('product')
  const listings = useText('listings')
  const language = use(LanguageContext)
  const { productId, offered, name } = line
  const typing = useTypedLine(line, actions, saver, refused)
  const { fields, draft, code } = typing
  const minimum = offered?.minimum ?? 1
  const displayed = draft?.quantity ?? line.quantity

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
              {line.unitPriceCents === null ? null : (
                <span>
                  <Price cents={line.unitPriceCents} /> {listings('per', { unit: offered.unit, minimum: 1 })}
                </span>
              )}
              {offered.details.volumeCm3 === null ? null : (
                <bdi>{volume(offered.details.volumeCm3 * displayed, language)}</bdi>
              )}
              {offered.leadDays === null ? null : (
                <span>{t('ready', { time: words('ready.days', { days: offered.leadDays }) })}</span>
              )}
            </p>
          ) : null}
        </div>
        {offered && isPriced(offered) ? (
          <Price
            cents={seenTotalOf(offered, displayed)}
            className={`font-semibold ${line.orderable ? '' : 'text-muted line-through'}`}
          />
        ) : null}
      </div>
      <fieldset
        aria-label={name}
        className="relative col-span-2 grid min-w-0 gap-2 sm:col-span-1 sm:col-start-2"
        onBlur={typing.onBlur}
      >
        <div className="flex flex-wrap items-center gap-3">
          {offered ? (
            <>
              <QuantityField
                id={`quantity-${productId}`}
                name={lineField(productId, 'quantity')}
                label={t('quantity.of', { name })}
                typed={fields.quantity ?? ''}
                minimum={minimum}
                stock={draft && offered.stockState === 'in_stock' ? offered.stock : null}
                onType={(quantity) => typing.type('quantity', quantity)}
              />
              <Button
                name="intent"
                value="change"
                variant="line"
                small
                className="scripted:hidden"
                aria-label={t('update.name', { name })}
              >
                {t('update')}
              </Button>
            </>
          ) : null}
          <Button
            name="intent"
            value="remove"
            formAction={ofLinePath(productId)}
            data-product={productId}
            variant="quiet"
            className="px-3!"
            aria-label={t('remove.name', { name })}
          >
            {t('remove')}
          </Button>
          {offered && isOverLimit(displayed) ? (
            <ButtonLink to={askForProduct(productId, fields)} variant="quiet" className="px-3!">
              {t('quote')}
            </ButtonLink>
          ) : null}
        </div>
        <BreakdownFields
          prefix={lineField(productId, '')}
          options={offered?.details.options ?? []}
          shown={offered?.shown.options ?? []}
          quantity={displayed}
          fields={partFields(fields)}
          wrong={code === 'BREAKDOWN_DIFFERS'}
          onType={typing.type}
        />
        {/* Over the line's lower edge, so that nothing moves away from under a finger. */}
        <p role="status" className="absolute start-0 top-full text-xs text-muted empty:hidden">
          {typing.saving ? t('saving') : null}
        </p>
        {code ? (
          <div role="alert">
            <FieldErrorText of={`line-${productId}`} text={lineError(t, code)} />
          </div>
        ) : null}
        <LineChanges line={line} />
      </fieldset>
    </li>
  )
}

/** What is typed in a line, until it is stored. */
function useTypedLine(line: Line, actions: CartLineActions, saver: LineSaver, refused: RefusedLines | undefined) {
  const { productId } = line
  const [fields, setFields] = useState<FormFields>({
    ...storedFields(line),
    ...fieldsOfLine(refused?.values ?? {}, productId),
  })
  const [code, setCode] = useState(refused?.values.productId === productId ? refused.code : undefined)
  const [saving, setSaving] = useState(false)
  // What was changed elsewhere replaces what is here, unless the reader typed something.
  const [known, setKnown] = useState(line)
  if (known !== line) {
    setKnown(line)
    if (!typedLine(known, fields)) setFields(storedFields(line))
  }
  const draft = typedLine(line, fields)
  const fits = draft ? breakdownFits(line.offered?.details.options ?? [], draft.quantity, draft.breakdown) : true

  // A save that waited for another one stores what is typed by then, and nothing twice. What was tried and failed is
  // not tried again by itself.
  const latest = useRef({ draft, fits, tried: '', stored: '' })
  latest.current = draft ? { ...latest.current, draft, fits } : { draft, fits, tried: '', stored: '' }
  useEffect(
    () =>
      saver.register(productId, async () => {
        const now = latest.current
        const sent = JSON.stringify(now.draft)
        if (!now.draft || sent === now.stored) return undefined
        if (!now.fits) {
          setCode('BREAKDOWN_DIFFERS')
          return 'BREAKDOWN_DIFFERS'
        }
        latest.current.tried = sent
        setSaving(true)
        const refusal = await actions.change(now.draft)
        setSaving(false)
        setCode(refusal)
        if (!refusal) latest.current.stored = sent
        return refusal
      }),
    [saver, actions, productId],
  )
  const typed = JSON.stringify(draft)
  const isRead = draft === undefined || fields.quantity?.trim() === String(draft.quantity)
  useEffect(() => {
    if (!typed || !fits || !isRead) return undefined
    const timer = setTimeout(() => {
      if (latest.current.tried !== typed) void saver.save(productId)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, fits, isRead, saver, productId])

  return {
    fields,
    draft,
    code,
    saving,
    type: (name: string, value: string) => {
      setFields((before) => ({ ...before, [name]: value }))
      setCode(undefined)
    },
    /** Sizes that do not add up are only said to be unsaved once the reader leaves the line. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (draft && (fits || !currentTarget.contains(relatedTarget))) void saver.save(productId)
    },
  }
}
