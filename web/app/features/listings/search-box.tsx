import { lazy, Suspense, useState } from 'react'
import { Form } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { type ListingFilters, listingFieldsOf, productsPath } from './listing-filters.ts'
import type { Typed } from './search-suggestions.tsx'

const SearchSuggestions = lazy(() =>
  import('./search-suggestions.tsx').then(({ SearchSuggestions }) => ({ default: SearchSuggestions })),
)

const searchInput =
  'min-h-12 w-full rounded-control border border-line-input bg-surface py-2.5 ps-12 pe-3.5 text-text ' +
  'placeholder:text-muted focus:outline-3 focus:outline-offset-1 focus:outline-focus'

/** Search words; the other filters stay active. With scripts, suggestions stand below while somebody types. */
export function SearchBox({ filters }: { filters: ListingFilters }) {
  const t = useText('listings')
  const [typed, setTyped] = useState<Typed>()
  return (
    <Form role="search" action="/products" onSubmit={() => setTyped(undefined)} className="relative min-w-0 flex-1">
      {listingFieldsOf({ ...filters, q: '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={filters.q}
        type="search"
        name="q"
        defaultValue={filters.q}
        maxLength={100}
        autoComplete="off"
        onInput={({ currentTarget: { value, form } }) => setTyped({ text: value, form })}
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
      {typed?.text.trim() ? (
        <Suspense>
          <SearchSuggestions typed={typed} filters={filters} pathOf={productsPath} close={() => setTyped(undefined)} />
        </Suspense>
      ) : null}
    </Form>
  )
}
