import type { Listing } from '@ticarum/contract/procedures/listings'
import { packingDetails } from '@ticarum/contract/values/product-details'
import { Manifest, type ManifestRow } from '../../components/ui/manifest.tsx'
import { useText } from '../../texts.ts'
import { usePrintDetail } from '../products/print-detail.ts'

type Facts = Pick<
  Listing,
  | 'details'
  | 'unit'
  | 'piecesPerUnit'
  | 'minimum'
  | 'stock'
  | 'stockState'
  | 'leadDays'
  | 'customsCode'
  | 'origin'
  | 'articleCode'
  | 'category'
>

/** All facts a buyer needs, as rows; the supplier's own words are not translated. */
export function ProductFacts({ product }: { product: Facts }) {
  const t = useText('product')
  const listings = useText('listings')
  const printDetail = usePrintDetail()
  const {
    details,
    unit,
    piecesPerUnit,
    minimum,
    stock,
    stockState,
    leadDays,
    customsCode,
    origin,
    articleCode,
    category,
  } = product

  const row = (label: string, value: string | null): ManifestRow[] =>
    value === null ? [] : [{ label, value: <bdi>{value}</bdi> }]
  const written = (name: string, value: string, id: string): ManifestRow => ({
    id,
    label: <bdi>{name}</bdi>,
    value: <bdi>{value}</bdi>,
  })

  const rows = [
    ...details.facts.map(({ name, value }, index) => written(name, value, `fact-${index}`)),
    ...details.options.map(({ name, values }, index) => written(name, values.join(', '), `option-${index}`)),
    ...row(t('unit'), piecesPerUnit > 1 ? t('unit.of', { unit, pieces: piecesPerUnit }) : t('unit.one', { unit })),
    ...row(t('minimum'), t('amount', { unit, count: minimum })),
    ...row(
      t('stock'),
      stockState === 'made_to_order' ? listings('stock.made_to_order') : t('amount', { unit, count: stock }),
    ),
    ...row(t('ready'), leadDays === null ? null : t('ready.days', { days: leadDays })),
    ...packingDetails.flatMap(({ key }) => row(t(key), printDetail(details, key))),
    ...row(t('customs-code'), customsCode),
    ...row(t('origin'), origin || listings('origin.none')),
    ...row(t('category'), listings(`category.${category}`)),
    ...row(t('article-code'), articleCode),
  ]
  return (
    <section aria-labelledby="manifest" className="grid content-start gap-3">
      <h2 id="manifest" className="text-xl">
        {t('manifest')}
      </h2>
      <Manifest rows={rows} />
    </section>
  )
}
