import type { OrderLine } from '@ticarum/contract/procedures/order-shapes'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useList } from '../../lists.ts'
import { useText } from '../../texts.ts'

/** The ordered lines, with name and price at the time of the order. */
export function LineList({ lines }: { lines: OrderLine[] }) {
  const product = useText('product')
  return (
    <ul className="border-t border-rule">
      {lines.map((line) => (
        <li key={line.productId} className="flex gap-3 border-b border-line py-3">
          <div className="size-14 flex-none rounded-control bg-sand">
            {line.image ? <Photo picture={line.image} alt="" sizes="56px" /> : null}
          </div>
          <div className="grid min-w-0 flex-1 content-start">
            <b className="font-semibold">
              <Written language={line.language}>{line.name}</Written>
            </b>
            <p className="text-sm text-muted">
              {product('amount', { unit: line.unit, count: line.quantity })} × <Price cents={line.unitPriceCents} />
            </p>
            <BreakdownText line={line} />
          </div>
          <Price cents={line.totalCents} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}

type Optioned = Pick<OrderLine, 'details' | 'shown'>

/** Writes a part of a breakdown, as 'red, 42', in the reader's language. */
export function usePartText(): (line: Optioned, values: readonly string[]) => string {
  const listed = useList()
  return ({ details, shown }, values) =>
    listed(
      values.map((value, place) => {
        const known = details.options[place]?.values ?? []
        return shown.options[place]?.values[known.indexOf(value)] ?? value
      }),
    )
}

/** The breakdown of a quantity, or 'assorted'; nothing for products without options. */
export function BreakdownText({ line }: { line: Optioned & Pick<OrderLine, 'breakdown'> }) {
  const t = useText('orders')
  const listed = useList()
  const partText = usePartText()
  const { details, shown, breakdown } = line
  if (details.options.length === 0) return null
  if (!breakdown) return <p className="text-sm text-muted">{t('assorted')}</p>
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {/* '20 × 40' alone does not say which of the two is a size */}
      <li className="text-muted">
        <bdi>{listed(shown.options.map(({ name }) => name))}</bdi>
      </li>
      {breakdown.map(({ values, quantity }) => (
        <li key={values.join(' ')}>
          <bdi>{t('part', { count: quantity, values: partText(line, values) })}</bdi>
        </li>
      ))}
    </ul>
  )
}
