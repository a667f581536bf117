import type { QuoteLine } from '@ticarum/contract/procedures/quotes'
import type { QuoteLineTerm } from '@ticarum/contract/values/quote-rules'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/icons/icon.tsx'
import { HiddenText } from '../../../components/ui/hidden-text.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useText } from '../../../texts.ts'
import { BreakdownText } from '../../orders/line-list.tsx'
import type { TypedLine } from './typed-answer.ts'

export const lineBox = 'rounded-control border border-line-input bg-surface'

/** Name of the product in whose place a line stands. */
export const replacedName = (line: QuoteLine, before: QuoteLine | null): string | null =>
  before && line.changed.includes('productId') ? before.name : null

interface LineHeadProps {
  line: QuoteLine
  /** what it comes to now; null: it has no price */
  totalCents: number | null
  struckOut: boolean
  /** name of the product in whose place it stands */
  replaced: string | null
}

/** Picture, name and total of a line. */
export function LineHead({ line, totalCents, struckOut, replaced }: LineHeadProps) {
  const t = useText('quotes')
  return (
    <div className="flex gap-3">
      <div className="size-14 flex-none rounded-control bg-sand">
        {line.image ? <Photo picture={line.image} alt="" sizes="56px" /> : null}
      </div>
      <div className="grid min-w-0 flex-1 content-start">
        <h3 className={`text-md ${struckOut ? 'line-through' : ''}`}>
          <Written language={line.language}>{line.name}</Written>
        </h3>
        {line.articleCode ? (
          <p className="text-sm text-muted">
            <bdi>{line.articleCode}</bdi>
          </p>
        ) : null}
        <BreakdownText line={line} />
        {replaced ? <p className="text-sm font-semibold text-warning">{t('replaces', { name: replaced })}</p> : null}
        {struckOut ? (
          <p className="inline-flex items-center gap-1.5 text-sm text-danger">
            <Icon name="ban" small />
            {t('struck-out')}
          </p>
        ) : null}
      </div>
      {totalCents === null || struckOut ? null : <Price cents={totalCents} className="font-semibold" />}
    </div>
  )
}

interface LineCellsProps {
  line: QuoteLine
  now: TypedLine
  /** what it is compared with, and in what it differs */
  before: Pick<QuoteLine, 'quantity' | 'priceCents' | 'madeToOrder'> | null
  changed: QuoteLineTerm[]
}

/** Quantity, price and stock of a line; what changed is marked, with what it was. */
export function LineCells({ line, now, before, changed }: LineCellsProps) {
  const t = useText('quotes')
  const product = useText('product')
  const amount = (count: number) => product('amount', { unit: line.unit, count })
  const stock = (made: boolean) => t(made ? 'made-to-order' : 'from-stock')
  const old = (term: QuoteLineTerm, value: ReactNode) => (before && changed.includes(term) ? value : undefined)
  return (
    <span className="grid grid-cols-3 divide-x divide-line rtl:divide-x-reverse">
      <Cell label={t('quantity')} old={old('quantity', before ? amount(before.quantity) : null)}>
        {now.quantity === null ? '–' : amount(now.quantity)}
      </Cell>
      <Cell
        label={t('price')}
        old={old('priceCents', before?.priceCents ? <Price cents={before.priceCents} /> : t('no-price'))}
      >
        {now.priceCents === null ? t('no-price') : <Price cents={now.priceCents} />}
      </Cell>
      <Cell label={t('stock')} old={old('madeToOrder', before ? stock(before.madeToOrder) : null)}>
        {stock(now.madeToOrder)}
      </Cell>
    </span>
  )
}

const changedCell = 'border-b-3 border-b-highlight bg-sand'

/** `old` undefined: it has not changed. */
function Cell({ label, old, children }: { label: string; old: ReactNode | undefined; children: ReactNode }) {
  const t = useText('quotes')
  return (
    <span className={`grid min-w-0 content-start px-3 py-2 ${old === undefined ? '' : changedCell}`}>
      <span className="flex flex-wrap justify-between gap-x-2 text-xs text-muted">
        {label}
        {old === undefined ? null : (
          <del>
            <HiddenText>{t('before')}</HiddenText> {old}
          </del>
        )}
      </span>
      <span className="font-semibold">{children}</span>
    </span>
  )
}
