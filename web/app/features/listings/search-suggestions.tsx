import type { ListingSuggestions } from '@ticarum/contract/procedures/listings'
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { callApi } from '../../forms/call-api.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { neededPath } from '../needs/paths.ts'
import { Stripe } from '../suppliers/stripe.tsx'

const DEBOUNCE = 200

const linkLook =
  'flex min-h-11 items-center gap-3 px-4 py-1.5 text-text no-underline hover:bg-sand focus:bg-sand focus:outline-none'

/** What stands in the search box, and its form. */
export interface Typed {
  text: string
  form: HTMLFormElement | null
}

interface SearchSuggestionsProps {
  typed: Typed
  /** parameters of the list that stay with another word */
  filters: [string, string][]
  close: () => void
}

const listWith = (query: [string, string][]) => `/products?${new URLSearchParams(query)}`

/** Below the search box while somebody types: links, through which the arrow keys move. It is loaded with first use. */
export function SearchSuggestions({ typed, filters, close }: SearchSuggestionsProps) {
  const t = useText('suggestions')
  const listings = useText('listings')
  const list = useRef<HTMLDivElement>(null)
  useLinkKeys(typed.form, list, close)
  useInertBehind(list)
  const q = typed.text.trim()
  const suggestions = useSuggestions(q)
  if (!suggestions) return null
  const { words, categories, products, suppliers } = suggestions
  const count = words.length + categories.length + products.length + suppliers.length
  return (
    <>
      <div className="suggestions-shade" />
      <div ref={list} className="suggestions">
        <p role="status" className="sr-only">
          {t('found', { count })}
        </p>
        <Group title={t('words')}>
          {words.map((word) => (
            <SuggestionLink key={word} to={listWith([['q', word], ...filters])} close={close}>
              <Icon name="search" small />
              <bdi>{word}</bdi>
            </SuggestionLink>
          ))}
        </Group>
        <Group title={t('categories')}>
          {categories.map((category) => (
            <SuggestionLink key={category} to={listWith([['category', category]])} close={close}>
              {listings(`category.${category}`)}
            </SuggestionLink>
          ))}
        </Group>
        <Group title={t('products')}>
          {products.map(({ id, name, language, image, priceCents }) => (
            <SuggestionLink key={id} to={`/products/${id}`} close={close}>
              <span className="relative size-10 shrink-0 overflow-hidden rounded-control bg-sand">
                {image ? <Photo picture={image} alt="" sizes="40px" /> : null}
              </span>
              <bdi lang={language} className="min-w-0 flex-1 truncate">
                {name}
              </bdi>
              {priceCents === null ? null : <Price cents={priceCents} className="font-semibold" />}
            </SuggestionLink>
          ))}
        </Group>
        <Group title={t('suppliers')}>
          {suppliers.map(({ id, name, stripe }) => (
            <SuggestionLink key={id} to={`/supplier/${id}`} close={close}>
              <span className="size-10 shrink-0">
                <Stripe stripe={stripe} />
              </span>
              <bdi className="min-w-0 truncate">{name}</bdi>
            </SuggestionLink>
          ))}
        </Group>
        <ul className="border-t border-line pt-1">
          <SuggestionLink to={neededPath(q)} close={close}>
            <Icon name="pencil" small />
            <span className="grid">
              {t('need')}
              <span className="text-sm text-muted">{t('need.hint')}</span>
            </span>
          </SuggestionLink>
        </ul>
        <Keys />
      </div>
    </>
  )
}

const keys = { move: ['↑', '↓'], open: ['Enter'], close: ['Esc'] }

/** For who has a keyboard. */
function Keys() {
  const t = useText('suggestions')
  return (
    <p aria-hidden="true" className="flex gap-4 px-4 pt-1 text-xs text-muted max-sm:hidden">
      {(['move', 'open', 'close'] as const).map((act) => (
        <span key={act} className="flex items-center gap-1">
          {keys[act].map((key) => (
            <kbd key={key} className="rounded-mark border border-line-input px-1.5 font-semibold text-text">
              {key}
            </kbd>
          ))}
          {t(`keys.${act}`)}
        </span>
      ))}
    </p>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <div>
      <p id={id} className="px-4 pt-1 text-sm font-semibold text-muted">
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function SuggestionLink({ to, close, children }: { to: string; close: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} onClick={close} className={linkLook}>
        {children}
      </Link>
    </li>
  )
}

const known = new Map<string, ListingSuggestions>()

/** What the server suggests, once nobody has typed for a moment; what was shown stays until then. */
function useSuggestions(q: string): ListingSuggestions | undefined {
  const language = use(LanguageContext)
  const [shown, setShown] = useState<ListingSuggestions>()
  useEffect(() => {
    const asked = `${language} ${q}`
    let dropped = false
    const ask = async () => {
      const answer = known.get(asked) ?? (await suggestionsFor(q, language))
      if (answer) known.set(asked, answer)
      if (answer && !dropped) setShown(answer)
    }
    const timer = setTimeout(ask, known.has(asked) ? 0 : DEBOUNCE)
    return () => {
      dropped = true
      clearTimeout(timer)
    }
  }, [q, language])
  return shown
}

async function suggestionsFor(q: string, language: ListingSuggestions['products'][number]['language']) {
  const answer = await callApi('listings.suggest', { q, language })
  return answer.ok ? answer.value : undefined
}

/** What the list and its shade cover can't be reached meanwhile: a press there closes the list. */
function useInertBehind(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const covered = list.current ? document.querySelectorAll('main, header nav') : []
    for (const part of covered) part.toggleAttribute('inert', true)
    return () => {
      for (const part of covered) part.toggleAttribute('inert', false)
    }
  })
}

/** Arrow keys move between search box and links; Escape, leaving the form or a press beside it closes the list. */
function useLinkKeys(form: HTMLFormElement | null, list: RefObject<HTMLElement | null>, close: () => void) {
  const end = useRef(close)
  useEffect(() => {
    end.current = close
  }, [close])
  useEffect(() => {
    if (!form) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const press = (event: KeyboardEvent) => {
      const stops = [...form.querySelectorAll<HTMLElement>('input[type=search], a')]
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) {
        const at = stops.findIndex((stop) => stop.matches(':focus'))
        stops[(at + step + stops.length) % stops.length]?.focus()
        event.preventDefault()
      } else if (event.key === 'Escape') {
        stops[0]?.focus()
        end.current()
      }
    }
    form.addEventListener('keydown', press, { signal })
    const pressBeside = ({ target }: Event) => {
      const input = form.querySelector('input')
      if (target instanceof Node && !list.current?.contains(target) && target !== input) end.current()
    }
    document.addEventListener('pointerdown', pressBeside, { signal })
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !form.contains(relatedTarget)) end.current()
      },
      { signal },
    )
    return () => ended.abort()
  }, [form, list])
}
