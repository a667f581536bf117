import type { ComponentProps, ReactNode } from 'react'
import { FieldErrorText } from './field-error-text.tsx'

interface Around {
  label: string
  name: string
  error?: string | undefined
  /** stands below, also while there is no error */
  children?: ReactNode
}

/** A labelled input of several lines; its error stands below it and is read out with it. */
export function TextArea({ label, error, children, ...area }: Around & ComponentProps<'textarea'>) {
  const id = area.id ?? area.name
  const errorId = `${id}-problem`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="min-h-28 w-full resize-y rounded-control border border-line-input bg-surface px-3.5 py-2.5 text-text read-only:bg-sand-2 focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger"
      />
      {children}
      <FieldErrorText id={errorId} text={error} />
    </div>
  )
}
