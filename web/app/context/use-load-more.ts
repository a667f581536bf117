import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigation } from 'react-router'
import { keptUntilAction } from './kept-until-action.ts'

interface Page<T> {
  items: T[]
  next: string | null
}

interface Loaded<T> {
  page: Page<T>
  /** the `next` of the page before */
  after: string | null
}

/** Rows that were loaded on an entry of the history, for who comes back to it. */
const kept = keptUntilAction<Loaded<never>[]>()
const KEPT_ENTRIES = 20

function keep(entry: string, older: Loaded<never>[]): void {
  if (kept.size >= KEPT_ENTRIES) kept.clear()
  kept.set(entry, older)
}

/** What was kept continues the first page only if that still ends where it did. */
function keptRows<T>(entry: string, first: Page<T>): Loaded<T>[] {
  const older = kept.get(entry)
  return older && older[0]?.after === first.next ? older : []
}

/**
 * 'Load more' without leaving the page: the next rows are fetched from `path`, whose loader returns `list`, and are
 * appended. Who comes back finds them again. An action on any page may change any row, so rows that were loaded
 * before it are dropped.
 */
export function useMore<T extends { id: string }>(first: Page<T>, path: string) {
  const fetcher = useFetcher<{ list: Loaded<T> | null }>()
  const acting = useNavigation().formMethod === 'POST'
  const [acted, setActed] = useState(acting)
  const entry = `${useLocation().key} ${path}`
  const [found] = useState(() => keptRows(entry, first))
  const [older, setOlder] = useState<Loaded<T>[]>(found)
  useEffect(() => keep(entry, older as Loaded<never>[]), [entry, older])
  if (acting !== acted) {
    setActed(acting)
    if (acting) setOlder([])
  }

  const pages = [first, ...older.map(({ page }) => page)]
  const next = pages.at(-1)?.next ?? null
  const latest = fetcher.data?.list
  const known = older.findIndex(({ after }) => after === latest?.after)
  if (latest && known === -1 && latest.after === next) setOlder([...older, latest])
  // fetched again after an action
  else if (latest && known !== -1 && older[known] !== latest) setOlder(older.with(known, latest))

  const to = next && `${path}${path.includes('?') ? '&' : '?'}after=${next}`
  const loading = fetcher.state !== 'idle'
  const asked = useRef<string>(null)
  function onClick(event: MouseEvent) {
    event.preventDefault()
    // New rows may be shown a moment before the fetcher says that it is idle: then a press means the rows after them.
    if (!to || (loading && asked.current === to)) return
    asked.current = to
    void fetcher.load(to)
  }

  // Keyboard focus moves to the first new row.
  const firstNew = older === found ? undefined : older.at(-1)?.page.items[0]?.id
  const focusOf = (id: string) => (id === firstNew ? { ref: focus, tabIndex: -1 } : undefined)
  return { items: pages.flatMap((page) => page.items), more: { to, loading, onClick }, focusOf }
}

const focus = (row: HTMLElement | null) => row?.focus()
