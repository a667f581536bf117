import type { Report } from '@ticarum/contract/procedures/analytics'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useText } from '../../texts.ts'
import { FiguresTable } from './figures-table.tsx'
import { FileLink } from './file-link.tsx'
import type { AskedPeriod } from './paths.ts'
import { ShareBar } from './share-bar.tsx'
import { useFigures } from './written-figures.ts'

interface BestListProps {
  report: Report
  asked: AskedPeriod
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** The products that sold best. */
export function BestProducts({ report: { products, figures }, asked }: BestListProps) {
  const t = useText('analytics')
  const { percent } = useFigures()
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{t('products')}</h2>
      {products.length === 0 ? <p className="border-y border-line py-4 text-muted">{t('none')}</p> : null}
      <ul className={products.length === 0 ? 'hidden' : 'border-t border-rule'}>
        {products.map(({ id, name, language, image, orders, revenueCents }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <div className="row-span-2 size-14 rounded-control bg-sand">
              {image ? <Photo picture={image} alt="" sizes="56px" /> : null}
            </div>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                <Written language={language}>{name}</Written>
              </span>
              <Price cents={revenueCents} className="font-semibold" />
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-4 text-sm text-muted">
              {t('product.sold', { count: orders, share: percent(shareOf(revenueCents, figures.revenueCents)) })}
              <ShareBar share={shareOf(revenueCents, figures.revenueCents)} />
            </div>
          </li>
        ))}
      </ul>
      <FileLink asked={asked} table="products" name={t('products')} />
    </section>
  )
}

/** Where goods go, or what they are, with their shares. */
export function BestPlaces({ report, asked, table }: BestListProps & { table: 'cities' | 'categories' }) {
  const t = useText('analytics')
  const category = useText('listings')
  const rows =
    table === 'cities'
      ? report.cities.map(({ city, ...sold }) => ({ name: city, ...sold }))
      : report.categories.map(({ category: value, ...sold }) => ({ name: category(`category.${value}`), ...sold }))
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{t(table)}</h2>
      {rows.length === 0 ? (
        <p className="border-y border-line py-4 text-muted">{t('none')}</p>
      ) : (
        <FiguresTable
          label={t(table)}
          columns={[
            t(table === 'cities' ? 'column.city' : 'column.category'),
            t('column.orders'),
            t('column.share'),
            t('column.revenue'),
          ]}
          rows={rows.map(({ name, orders, revenueCents }) => [
            name,
            t('count', { count: orders }),
            <ShareBar key="share" share={shareOf(revenueCents, report.figures.revenueCents)} />,
            <Price key="revenue" cents={revenueCents} />,
          ])}
        />
      )}
      <FileLink asked={asked} table={table} name={t(table)} />
    </section>
  )
}
