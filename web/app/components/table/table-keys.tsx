import { useEffect, useState } from 'react'
import { useText } from '../../texts.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Keys of a table, in the order in which the dialog shows them. */
const keys = ['/', 'j', 'k', 'x', 'Enter', '?', 'Ctrl K'] as const
const OFF = 'table-keys-off'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog') !== null

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('table[data-rows] tr[data-row]')]
const rowWithFocus = () => document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null

function move(step: 1 | -1): void {
  const rows = rowsOf()
  const at = rows.indexOf(rowWithFocus() as HTMLElement)
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The letter of a key: on a keyboard of another script the one that stands in its place. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^Key[A-Z]$/.test(code) && key > '~' ? code.slice(3).toLowerCase() : key

/** What a key does; false: nothing. */
function act(event: KeyboardEvent): boolean {
  const row = rowWithFocus()
  switch (letterOf(event)) {
    case '/':
      document.querySelector<HTMLInputElement>('main [role=search] input[type=search]')?.focus()
      return true
    case 'j':
      move(1)
      return true
    case 'k':
      move(-1)
      return true
    case 'x':
      row?.querySelector<HTMLInputElement>('input[data-pick]')?.click()
      return row !== null
    case 'Enter':
      if (document.activeElement !== row) return false // a link or button of the row has the focus
      row?.querySelector<HTMLAnchorElement>('th a')?.click()
      return row !== null
    default:
      return false
  }
}

/** One-letter keys, never while somebody types; whoever is disturbed by them turns them off. */
export function TableKeys() {
  const t = useText('table')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (event.key === '?') setShown(true)
      else if (localStorage.getItem(OFF) || !act(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!shown) return null
  const close = () => setShown(false)
  return (
    <Dialog title={t('keys')} back={close} foot={<Button onClick={close}>{t('keys.close')}</Button>}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd dir="ltr" className="kbd">
                {key}
              </kbd>
            </dt>
            <dd>{t(`key.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="keys"
        label={t('keys.on')}
        defaultChecked={!localStorage.getItem(OFF)}
        onChange={({ currentTarget }) => {
          if (currentTarget.checked) localStorage.removeItem(OFF)
          else localStorage.setItem(OFF, 'yes')
        }}
      />
    </Dialog>
  )
}
