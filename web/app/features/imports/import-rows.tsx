import { centsOf } from '@ticarum/contract/money'
import type { ImportRow } from '@ticarum/contract/procedures/imports'
import { Chip } from '../../components/ui/chip.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { OldAndNew } from '../../components/ui/old-and-new.tsx'
import { Price } from '../../components/ui/price.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useText } from '../../texts.ts'
import { PriceDifferences } from '../products/prices/price-differences.tsx'
import { problemPlace, problemRemedy } from './problem-text.ts'
import { fieldText, valueText } from './row-texts.ts'

const rowGrid = 'grid gap-x-6 gap-y-1.5 border-b border-line py-3 md:grid-cols-[4.5rem_minmax(0,2fr)_minmax(0,3fr)]'

export type ImportRowView = ImportRow & { id: string }

const looks = {
  create: { tone: 'running', icon: 'package' },
  change: { tone: 'waiting', icon: 'pencil' },
  none: { tone: 'plain', icon: 'circle-dashed' },
  refused: { tone: 'ended', icon: 'circle-alert' },
} as const

/** Every row of the file with its changes, old → new, or its errors. */
export function ImportRowsTable({
  first,
  address,
}: {
  first: { items: ImportRowView[]; next: string | null }
  address: string
}) {
  const t = useText('imports')
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return <EmptyState title={t('rows.none')} />
  return (
    <div className="grid gap-6">
      <ol className="border-t border-rule">
        {items.map((row) => (
          <li key={row.id} {...focusOf(row.id)} className={rowGrid}>
            <p className="text-sm text-muted">{t('row', { number: String(row.row) })}</p>
            <div className="grid min-w-0 content-start justify-items-start gap-1">
              <h3 className="text-md leading-snug">
                <bdi>{row.name || row.articleCode}</bdi>
              </h3>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <bdi>{row.articleCode}</bdi>
                {row.pictures > 0 ? <span>{t('pictures.count', { count: row.pictures })}</span> : null}
              </p>
              <span className="flex flex-wrap gap-2">
                <Chip {...looks[row.action]}>{t(`action.${row.action}`)}</Chip>
                {row.outcome === 'applied' ? (
                  <Chip tone="done" icon="check">
                    {t('outcome.applied')}
                  </Chip>
                ) : null}
                {row.outcome === 'left' ? (
                  <Chip tone="ended" icon="circle-alert">
                    {t('outcome.left')}
                  </Chip>
                ) : null}
              </span>
            </div>
            <Details row={row} />
          </li>
        ))}
      </ol>
      <LoadMore {...more} />
    </div>
  )
}

const isPrice = (field: string) => field === 'price' || field.startsWith('tiers.')

/** What is shown of a new product, in this order: what was made of the cells that are most often misread. */
const shownOfNew = ['price', 'tiers', 'unit', 'minimum', 'stock', 'category']
const listOf = (field: string) => field.slice(0, `${field}.`.indexOf('.'))

function Details({ row: { action, changes, prices, rounded, problems } }: { row: ImportRowView }) {
  const t = useText('imports')
  const form = useText('product-form')
  const ofNew = changes
    .filter(({ field }) => shownOfNew.includes(listOf(field)))
    .sort((one, other) => shownOfNew.indexOf(listOf(one.field)) - shownOfNew.indexOf(listOf(other.field)))
  return (
    <ul className="grid min-w-0 content-start gap-1 text-base">
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.problem}`} className="break-words">
          <span className="block font-semibold text-danger">{problemPlace(t, form, problem)}</span>
          <span className="block">{problemRemedy(t, form, problem)}</span>
        </li>
      ))}
      {rounded.map(({ field, cell, said, price }) => (
        <li key={field}>
          <span className="text-muted">{t('rounded', { cell })} </span>
          <OldAndNew old={said} fresh={<Price cents={centsOf(price)} />} />
        </li>
      ))}
      {action === 'create'
        ? ofNew.map(({ field, new: value }) => (
            <li key={field} className="break-words">
              <span className="text-muted">{fieldText(t, form, field)}: </span>
              <Value field={field} value={value} />
            </li>
          ))
        : null}
      {action === 'change'
        ? changes
            .filter(({ field }) => !isPrice(field))
            .map(({ field, old, new: fresh }) => (
              <li key={field} className="break-words">
                <span className="text-muted">{fieldText(t, form, field)}: </span>
                <OldAndNew
                  old={old === null ? t('nothing') : valueText(t, form, { field, value: old })}
                  fresh={valueText(t, form, { field, value: fresh })}
                />
              </li>
            ))
        : null}
      {action === 'change' && prices.length > 0 ? (
        <li>
          <PriceDifferences prices={prices} />
        </li>
      ) : null}
    </ul>
  )
}

function Value({ field, value }: { field: string; value: string }) {
  const t = useText('imports')
  const form = useText('product-form')
  if (/(^|\.)price$/.test(field)) return <Price cents={centsOf(value)} className="font-semibold" />
  return <bdi>{valueText(t, form, { field, value })}</bdi>
}
