import { lazy, Suspense, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import type { Typed } from './search-suggestions.tsx'

const loadSuggestions = () => import('./search-suggestions.tsx')
const SearchSuggestions = lazy(() =>
  loadSuggestions().then(({ SearchSuggestions }) => ({ default: SearchSuggestions })),
)

const PRODUCTS = '/products'
/** Parameters of the list that a new search replaces; its filters stay. */
const REPLACED = ['q', 'after', 'lang']

/**
 * Search for products in the head of a page; head-search.css has its look. With scripts, suggestions stand below while
 * somebody types, and are fetched once the field is used.
 */
export function HeadSearch() {
  const t = useText('shell')
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState<Typed>()
  const query = new URLSearchParams(pathname === PRODUCTS ? search : '')
  const q = query.get('q') ?? ''
  const filters = [...query].filter(([name]) => !REPLACED.includes(name))
  const open = Boolean(typed?.text.trim())
  return (
    <Form role="search" action={PRODUCTS} data-open={open || undefined} className="head-search">
      <div>
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          onFocus={() => void loadSuggestions().catch(() => undefined)}
          onInput={({ currentTarget: { value, form } }) => setTyped({ text: value, form })}
          aria-label={t('search')}
          placeholder={t('search')}
        />
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        {open && typed ? (
          <Suspense>
            <SearchSuggestions typed={typed} filters={filters} close={() => setTyped(undefined)} />
          </Suspense>
        ) : null}
      </div>
    </Form>
  )
}
