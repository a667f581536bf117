import { type InputEvent, use, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { LanguageContext, loadTexts, useText } from '../../texts.ts'
import type { SearchSuggestions, Typed } from './search-suggestions.tsx'

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
  const language = use(LanguageContext)
  const [typed, setTyped] = useState<Typed>()
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>()
  const query = new URLSearchParams(pathname === PRODUCTS ? search : '')
  const q = query.get('q') ?? ''
  const filters = [...query].filter(([name]) => !REPLACED.includes(name))
  const open = Boolean(typed?.text.trim())

  // With their texts: the head has no error page, so nothing in it may fail for want of a line.
  function loadSuggestions(): void {
    const texts = (['suggestions', 'listings'] as const).map((domain) => loadTexts(language, domain))
    Promise.all([import('./search-suggestions.tsx'), ...texts]).then(
      ([{ SearchSuggestions }]) => setSuggestions(() => SearchSuggestions),
      () => undefined,
    )
  }
  function type({ currentTarget: { value, form } }: InputEvent<HTMLInputElement>): void {
    setTyped({ text: value, form })
    if (!Suggestions) loadSuggestions() // the field may have had the focus before scripts ran
  }
  return (
    <Form
      role="search"
      action={PRODUCTS}
      onSubmit={() => setTyped(undefined)}
      data-open={open || undefined}
      className="head-search"
    >
      <div>
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          onFocus={loadSuggestions}
          onInput={type}
          aria-label={t('search')}
          placeholder={t('search')}
        />
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        {open && typed && Suggestions ? (
          <Suggestions typed={typed} filters={filters} close={() => setTyped(undefined)} />
        ) : null}
      </div>
    </Form>
  )
}
