import { fold } from '@ticarum/contract/folding'
import type { Role } from '@ticarum/contract/values/roles'
import { type KeyboardEvent, use, useEffect, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { railOf } from '../../components/signed-in/nav-items.ts'
import { Dialog } from '../../components/ui/dialog.tsx'
import { LanguageContext, useText } from '../../texts.ts'
import { type Entry, type Found, findThings } from './find-things.ts'

const SHORTEST = 2
const DEBOUNCE = 200

const optionLook =
  'flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 rounded-control px-3 py-2 text-text no-underline ' +
  'hover:bg-sand aria-selected:bg-sand'

/** Leads to a page of one's area, or to what one names: an order, a supplier, a person, a product. */
export function Palette({ role, close }: { role: Role; close: () => void }) {
  const t = useText('palette')
  const navigate = useNavigate()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const pages = usePages(role, typed)
  const { entries, failed, asking } = useThings(role, typed)
  const all = [...pages, ...entries]
  const current = all[Math.min(at, all.length - 1)]

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((Math.min(at, all.length - 1) + step + all.length) % Math.max(all.length, 1))
    else if (event.key === 'Enter' && current) {
      close()
      void navigate(current.to)
    } else return
    event.preventDefault()
  }

  return (
    <Dialog title={t('title')} back={close}>
      <input
        type="text"
        role="combobox"
        aria-label={t('search')}
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-activedescendant={current ? `${list}${all.indexOf(current)}` : undefined}
        autoComplete="off"
        maxLength={100}
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
        className="min-h-12 w-full rounded-control border border-line-input bg-surface px-3"
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {asking ? t('asking') : failed ? t('failed') : all.length === 0 ? t('none') : t('found', { count: all.length })}
      </p>
      <div id={list} role="listbox" aria-label={t('title')} className="grid max-h-[50dvh] overflow-y-auto">
        {all.map((entry, n) => (
          <Link
            key={entry.to}
            id={`${list}${n}`}
            role="option"
            aria-selected={entry === current}
            tabIndex={-1}
            to={entry.to}
            onClick={close}
            className={optionLook}
          >
            <bdi className="font-semibold">{entry.name}</bdi>
            <bdi className="text-sm text-muted">{entry.note}</bdi>
          </Link>
        ))}
      </div>
      <p className="text-sm text-muted">{t('hint')}</p>
    </Dialog>
  )
}

/** The pages of the rail whose name has what was typed. */
function usePages(role: Role, typed: string): Entry[] {
  const t = useText('palette')
  const shell = useText('shell')
  return railOf(role)
    .flatMap(({ places }) => places)
    .map(({ path, label }) => ({ to: path, name: shell(label), note: t('page') }))
    .filter(({ name }) => fold(name).includes(fold(typed.trim())))
}

/** What the server finds, once nobody has typed for a moment; an answer to older words is dropped. */
function useThings(role: Role, typed: string): Found & { asking: boolean } {
  const language = use(LanguageContext)
  const q = typed.trim()
  const [answer, setAnswer] = useState<Found & { q: string }>({ q: '', entries: [], failed: false })
  useEffect(() => {
    if (q.length < SHORTEST) return undefined
    let dropped = false
    const timer = setTimeout(async () => {
      const found = await findThings(role, q, language)
      if (!dropped) setAnswer({ q, ...found })
    }, DEBOUNCE)
    return () => {
      dropped = true
      clearTimeout(timer)
    }
  }, [role, q, language])
  if (q.length < SHORTEST) return { entries: [], failed: false, asking: false }
  return answer.q === q ? { ...answer, asking: false } : { entries: answer.entries, failed: false, asking: true }
}
