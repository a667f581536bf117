import type { ComponentProps } from 'react'
import { ProblemText } from './problem-text.tsx'

/** A labelled choice, as the system shows it; its problem stands below it and is read out with it. */
export function Select({ label, problem, ...select }: { label: string; name: string; problem?: string | undefined } & ComponentProps<'select'>) {
  const id = select.id ?? select.name
  const problemId = `${id}-problem`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        className="min-h-12 w-full rounded-control border border-line-input bg-surface px-3 py-2.5 text-text focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger"
      />
      <ProblemText id={problemId} text={problem} />
    </div>
  )
}
