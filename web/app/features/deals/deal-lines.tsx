import type { Deal } from '@ticarum/contract/procedures/deals'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useList } from '../../lists.ts'
import { useText } from '../../texts.ts'

type Line = Deal['lines'][number]

const FIRST = 3 // that stand on a phone's first screen

export function DealLines({ lines }: { lines: Line[] }) {
  return (
    <ol className="border-t border-rule">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place
        <li key={place} className="flex gap-3 border-b border-line py-3">
          <div className="size-14 flex-none rounded-control bg-sand">
            {line.image ? <Photo picture={line.image} alt="" sizes="56px" first={place < FIRST} /> : null}
          </div>
          <DealLine line={line} />
        </li>
      ))}
    </ol>
  )
}

function DealLine({ line }: { line: Line }) {
  const t = useText('deal')
  const product = useText('product')
  const { name, language, unit, quantity, priceCents, totalCents, struckOut, madeToOrder } = line
  const amount = product('amount', { unit, count: quantity })
  return (
    <>
      <div className="grid min-w-0 flex-1 content-start gap-0.5">
        <b className={`font-semibold ${struckOut ? 'line-through' : ''}`}>
          <Written language={language}>{name}</Written>
        </b>
        {struckOut ? (
          <p className="text-sm text-danger">{t('struck-out')}</p>
        ) : (
          <>
            <p className="text-sm text-muted">
              {amount}
              {priceCents === null ? null : (
                <>
                  {' × '}
                  <Price cents={priceCents} />
                </>
              )}
            </p>
            <Parts line={line} />
            {madeToOrder ? <p className="text-sm text-warning">{t('made-to-order')}</p> : null}
          </>
        )}
      </div>
      {totalCents === null ? null : <Price cents={totalCents} className="font-semibold" />}
    </>
  )
}

function Parts({ line: { breakdown } }: { line: Line }) {
  const t = useText('deal')
  const listed = useList()
  if (!breakdown) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {breakdown.map(({ values, quantity }) => (
        <li key={values.join(' ')}>
          <bdi>{t('part', { values: listed(values), count: quantity })}</bdi>
        </li>
      ))}
    </ul>
  )
}
