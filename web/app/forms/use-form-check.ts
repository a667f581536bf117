import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { type FormEvent, useRef, useState } from 'react'

export type Check = (fields: Partial<Record<string, string>>) => FieldErrors

/**
 * Field errors of a form: the server's after the last attempt, then the browser's own. The schema is loaded when the
 * form is first focused; until then only the server checks.
 */
export function useFormCheck<Refused extends { fields: FieldErrors }>(
  refused: Refused | undefined,
  load: () => Promise<Check>,
) {
  const check = useRef<Check | 'on its way'>(undefined)
  const [lastRefused, setLastRefused] = useState(refused)
  const [state, setState] = useState({ refused, fields: refused?.fields ?? {}, attempt: 0 })
  if (lastRefused !== refused) {
    setLastRefused(refused)
    setState({ refused, fields: refused?.fields ?? {}, attempt: state.attempt + 1 })
  }

  function onFocus() {
    if (check.current) return
    check.current = 'on its way'
    load().then(
      (loaded) => {
        check.current = loaded
      },
      () => {
        check.current = undefined // loading failed: the next focus tries again
      },
    )
  }

  /** An edit removes that field's error. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (state.fields[name]) setState({ ...state, fields: { ...state.fields, [name]: undefined } })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (typeof check.current !== 'function') return
    const texts = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    // The rules may depend on the button: a draft may be incomplete.
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed =
      submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {}
    const fields = check.current({ ...Object.fromEntries(texts), ...pressed })
    if (Object.keys(fields).length === 0) return
    event.preventDefault()
    setState({ refused: undefined, fields, attempt: state.attempt + 1 })
  }

  return { ...state, handlers: { onFocus, onInput, onSubmit } }
}
