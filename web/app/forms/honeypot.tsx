import { useEffect, useRef, useState } from 'react'
import { keepDraft, takeUpDraft } from './drafts.ts'
import { newFormKey } from './form-key.ts'

interface Marks {
  trap: string
  formKey?: string | undefined
  /** under which what is typed outlives a reload */
  draft: string
}

/**
 * What a visitor's form sends along. Its page is the same for everybody and may come from a cache, so that the browser
 * makes the key, and says how long the form was open. The field that nobody sees is filled by machines only.
 */
export function HoneypotFields({ trap, formKey = '', draft: name }: Marks) {
  const [key, setKey] = useState(formKey)
  const seconds = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const [field, opened] = [seconds.current, performance.now()]
    const form = field?.form
    if (!form) return undefined
    const draft = formKey ? undefined : takeUpDraft(name, form)
    const own = formKey || draft?.key || newFormKey()
    setKey(own)
    field.value = draft?.seconds ?? ''
    // Sent again as it was, it is the same form, to the second: whatever became of the first one, it is done once.
    let changed = field.value === ''
    const keep = () => keepDraft(name, form, { key: own, seconds: changed ? '' : field.value })
    const typed = () => {
      changed = true
      keep()
    }
    const sent = () => {
      if (changed) field.value = String(Math.floor((performance.now() - opened) / 1000))
      changed = false
      keep()
    }
    form.addEventListener('input', typed)
    form.addEventListener('submit', sent)
    return () => {
      form.removeEventListener('input', typed)
      form.removeEventListener('submit', sent)
    }
  }, [formKey, name])
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <input ref={seconds} type="hidden" name="seconds" />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="homepage">{trap}</label>
        <input id="homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
