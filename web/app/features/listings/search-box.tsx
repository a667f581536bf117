import { Form } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { type ListingFilters, listingFieldsOf } from './listing-filters.ts'

const searchInput =
  'min-h-12 w-full rounded-control border border-line-input bg-surface py-2.5 ps-12 pe-3.5 text-text ' +
  'placeholder:text-muted focus:outline-3 focus:outline-offset-1 focus:outline-focus'

/** Search words; the other filters stay active. */
export function SearchBox({ filters }: { filters: ListingFilters }) {
  const t = useText('listings')
  return (
    <Form role="search" action="/products" className="relative min-w-0 flex-1">
      {listingFieldsOf({ ...filters, q: '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={filters.q}
        type="search"
        name="q"
        defaultValue={filters.q}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
        className={searchInput}
      />
      <button
        type="submit"
        aria-label={t('search.submit')}
        className="absolute inset-y-0 start-0 grid w-12 place-items-center rounded-control text-muted"
      >
        <Icon name="search" />
      </button>
    </Form>
  )
}
