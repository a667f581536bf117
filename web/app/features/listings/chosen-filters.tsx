import { centsOf } from '@ticarum/contract/money'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import { type ListingFilters, productsPath } from './listing-filters.ts'

const filterLink =
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-control bg-sand px-3 text-sm font-semibold ' +
  'no-underline hover:underline'

/** The active filters, each as a link that removes it. */
export function ChosenFilters({ filters }: { filters: ListingFilters }) {
  const t = useText('search')
  const listings = useText('listings')
  const price = usePrice()
  const { q, min, max, verified, sort } = filters
  const chosen: { name: string; without: Partial<ListingFilters> }[] = [
    ...(q ? [{ name: t('chosen.q', { q }), without: { q: '' } }] : []),
    ...(min ? [{ name: t('chosen.min', { price: price(centsOf(min)) }), without: { min: '' } }] : []),
    ...(max ? [{ name: t('chosen.max', { price: price(centsOf(max)) }), without: { max: '' } }] : []),
    ...(verified ? [{ name: listings('verified'), without: { verified: false } }] : []),
    ...(sort ? [{ name: listings(`sort.${sort}`), without: { sort: null } }] : []),
  ]
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name} className="max-w-full">
          <Link
            to={productsPath({ ...filters, ...without })}
            preventScrollReset
            aria-label={t('chosen.remove', { filter: name })}
            className={filterLink}
          >
            <bdi className="truncate">{name}</bdi>
            <Icon name="x" small />
          </Link>
        </li>
      ))}
    </ul>
  )
}
