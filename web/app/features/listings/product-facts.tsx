import type { Listing } from '@ticarum/contract/procedures/listings'
import type { ReactNode } from 'react'
import { Manifest, type ManifestRow } from '../../components/ui/manifest.tsx'
import { useList } from '../../lists.ts'
import { useText } from '../../texts.ts'
import { usePrintDetail } from '../products/print-detail.ts'

type Facts = Pick<
  Listing,
  | 'details'
  | 'shown'
  | 'unit'
  | 'piecesPerUnit'
  | 'minimum'
  | 'stock'
  | 'stockState'
  | 'leadDays'
  | 'basis'
  | 'customsCode'
  | 'origin'
  | 'articleCode'
  | 'category'
>

/** What a buyer decides by, and all else. */
function useFacts(product: Facts): { key: ManifestRow[]; further: ManifestRow[] } {
  const t = useText('product')
  const listings = useText('listings')
  const printDetail = usePrintDetail()
  const { details, shown, unit, piecesPerUnit, minimum, stock, stockState, leadDays, basis } = product

  const row = (label: string, value: string | null): ManifestRow[] =>
    value === null ? [] : [{ label, value: <bdi>{value}</bdi> }]
  const listed = useList()
  const written = (name: string, value: string, id: string): ManifestRow => ({
    id,
    label: <bdi>{name}</bdi>,
    value: <bdi>{value}</bdi>,
  })
  const [weight, carton] = [
    row(t('weightGrams'), printDetail(details, 'weightGrams')),
    row(t('carton'), printDetail(details, 'carton')),
  ]

  const key = [
    ...row(t('unit'), piecesPerUnit > 1 ? t('unit.of', { unit, pieces: piecesPerUnit }) : t('unit.one', { unit })),
    ...row(t('minimum'), t('amount', { unit, count: minimum })),
    ...row(t('ready'), leadDays === null ? null : t('ready.days', { days: leadDays })),
    ...(carton.length > 0 ? carton : weight),
    ...row(t('volumeCm3'), printDetail(details, 'volumeCm3')),
    ...row(t('basis'), t(`basis.${basis.incoterm}`, { place: basis.place })),
  ]
  const further = [
    ...shown.facts.map(({ name, value }, index) => written(name, value, `fact-${index}`)),
    ...shown.options.map(({ name, values }, index) => written(name, listed(values), `option-${index}`)),
    ...(carton.length > 0 ? weight : []),
    ...row(
      t('stock'),
      stockState === 'made_to_order' ? listings('stock.made_to_order') : t('amount', { unit, count: stock }),
    ),
    ...row(t('customs-code'), product.customsCode),
    ...row(t('origin'), product.origin || listings('origin.none')),
    ...row(t('category'), listings(`category.${product.category}`)),
    ...row(t('article-code'), product.articleCode),
  ]
  return { key, further }
}

/** Unit, minimum, lead time, carton, volume and price basis, in the first screen. */
export function KeyFacts({ product }: { product: Facts }) {
  const { key } = useFacts(product)
  return (
    <dl className="key-facts">
      {key.map(({ id, label, value }) => (
        <div key={id ?? String(label)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All further facts, as rows below the description. */
export function ProductFacts({ product, children }: { product: Facts; children?: ReactNode }) {
  const t = useText('product')
  const { further } = useFacts(product)
  return (
    <section aria-labelledby="manifest" className="grid content-start gap-3">
      <h2 id="manifest" className="text-xl">
        {t('manifest')}
      </h2>
      {children}
      <Manifest rows={further} />
    </section>
  )
}
