import type { Listing } from '@ticarum/contract/procedures/listings'
import { use } from 'react'
import { Manifest, type ManifestRow } from '../../components/ui/manifest.tsx'
import { Written } from '../../components/ui/written.tsx'
import { languageNames } from '../../context/language.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { usePrintDetail } from '../products/print-detail.ts'

/** What a buyer decides by, and all else; the supplier's own words are not translated. */
function useFacts(product: Listing): { key: ManifestRow[]; further: ManifestRow[] } {
  const t = useText('product')
  const listings = useText('listings')
  const printDetail = usePrintDetail()
  const { details, unit, piecesPerUnit, minimum, stock, stockState, leadDays, basis } = product

  const row = (label: string, value: string | null): ManifestRow[] =>
    value === null ? [] : [{ label, value: <bdi>{value}</bdi> }]
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
    ...details.facts.map(({ name, value }, index) => written(name, value, `fact-${index}`)),
    ...details.options.map(({ name, values }, index) => written(name, values.join(', '), `option-${index}`)),
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
export function KeyFacts({ product }: { product: Listing }) {
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

/** Description and all further facts, as rows. */
export function ProductFacts({ product }: { product: Listing }) {
  const t = useText('product')
  const { further } = useFacts(product)
  const foreign = product.language !== use(LanguageContext)
  return (
    <section aria-labelledby="manifest" className="grid content-start gap-3">
      <h2 id="manifest" className="text-xl">
        {t('manifest')}
      </h2>
      <p className="whitespace-pre-line text-muted">
        <Written language={product.language}>{product.description}</Written>
      </p>
      {foreign ? (
        <p className="text-sm text-muted">{t('written-in', { language: languageNames[product.language] })}</p>
      ) : null}
      <Manifest rows={further} />
    </section>
  )
}
