import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { type FormEvent, useRef, useState } from 'react'

export type Check = (fields: Partial<Record<string, string>>) => FieldErrors

/**
 * What is wrong with a form: what the server said of the last attempt, until the browser finds something itself.
 * The schema is fetched when the form is first touched; until it is there, the server checks alone.
 */
export function useFormCheck<Refused extends { fields: FieldErrors }>(
  refused: Refused | undefined,
  load: () => Promise<Check>,
) {
  const check = useRef<Check | 'on its way'>(undefined)
  const [said, setSaid] = useState(refused)
  const [shown, setShown] = useState({ refused, fields: refused?.fields ?? {}, attempt: 0 })
  if (said !== refused) {
    setSaid(refused)
    setShown({ refused, fields: refused?.fields ?? {}, attempt: shown.attempt + 1 })
  }

  function onFocus() {
    if (check.current) return
    check.current = 'on its way'
    load().then(
      (loaded) => {
        check.current = loaded
      },
      () => {
        check.current = undefined // a slow line: the next touch tries again
      },
    )
  }

  /** An edit takes that field's error away. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (shown.fields[name]) setShown({ ...shown, fields: { ...shown.fields, [name]: undefined } })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (typeof check.current !== 'function') return
    const texts = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    // What is checked may depend on the button: a draft lacks what a review needs.
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed =
      submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {}
    const fields = check.current({ ...Object.fromEntries(texts), ...pressed })
    if (Object.keys(fields).length === 0) return
    event.preventDefault()
    setShown({ refused: undefined, fields, attempt: shown.attempt + 1 })
  }

  return { ...shown, handlers: { onFocus, onInput, onSubmit } }
}
