import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { FieldErrorText } from './field-error-text.tsx'

/** The choice alone; what does not fit is cut short before the chevron, never under it. */
export function BareSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select
        {...select}
        className={`w-full appearance-none truncate rounded-control border border-line-input bg-surface ps-3.5 pe-10 text-text focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger ${className}`}
      />
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">
        <Icon name="chevron-down" small />
      </span>
    </span>
  )
}

/** A labelled choice; its list is the system's own. Its error stands below it and is read out with it. */
export function Select({
  label,
  error,
  ...select
}: { label: string; name: string; error?: string | undefined } & ComponentProps<'select'>) {
  const id = select.id ?? select.name
  const errorId = `${id}-problem`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      <BareSelect
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="min-h-12 py-2.5"
      />
      <FieldErrorText id={errorId} text={error} />
    </div>
  )
}
