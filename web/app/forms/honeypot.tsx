import { useEffect, useRef, useState } from 'react'
import { keepDraft, restoreDraft } from './drafts.ts'
import { newFormKey } from './form-key.ts'

interface HoneypotFieldsProps {
  trap: string
  formKey?: string | undefined
  /** name under which the values survive a reload */
  draft: string
}

/**
 * Hidden fields of a visitor's form: key, seconds the form was open, and the honeypot. The page may come from a cache,
 * so the browser makes the key.
 */
export function HoneypotFields({ trap, formKey = '', draft: name }: HoneypotFieldsProps) {
  const [key, setKey] = useState(formKey)
  const seconds = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const [field, opened] = [seconds.current, performance.now()]
    const form = field?.form
    if (!form) return undefined
    const draft = formKey ? undefined : restoreDraft(name, form)
    const own = formKey || draft?.key || newFormKey()
    setKey(own)
    field.value = draft?.seconds ?? ''
    // An unedited form is sent again with the same key and seconds, so it is carried out once.
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
