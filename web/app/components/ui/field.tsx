import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

const inputBox =
  'min-h-12 w-full min-w-0 border border-line-input bg-surface py-2.5 ps-3.5 text-text read-only:bg-sand-2 ' +
  'focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger'

const addOn =
  'grid flex-none place-items-center rounded-s-control border border-e-0 border-line-input bg-sand px-3.5 text-muted'

interface FieldAddOns {
  /** stands before what is typed, as the sign of a currency */
  before?: string
  /** stands inside the input's end, as a button that shows a password */
  tool?: ReactNode
  /** stands below, also while there is no error */
  children?: ReactNode
}

/** A labelled input. */
export function Field({
  label,
  error,
  before,
  tool,
  children,
  ...input
}: FieldProps & FieldAddOns & ComponentProps<'input'>) {
  return (
    <FieldFrame id={input.id ?? input.name} label={label} error={error} below={children}>
      {(control) => (
        // The tool stands at the end of what is typed, also where that runs against the page.
        <div className="relative flex" dir={input.dir === 'ltr' ? 'ltr' : undefined}>
          {before ? (
            <span aria-hidden="true" className={addOn}>
              {before}
            </span>
          ) : null}
          <input
            {...input}
            {...control}
            className={`${inputBox} ${before ? 'rounded-e-control' : 'rounded-control'} ${tool ? 'pe-13' : 'pe-3.5'}`}
          />
          {tool ? <span className="absolute inset-y-0 end-1 flex items-center">{tool}</span> : null}
        </div>
      )}
    </FieldFrame>
  )
}
