import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A labelled input; its problem, if it has one, stands below it and is read out with it. */
export function Field({ label, problem, ...input }: { label: string; problem?: string | undefined; name: string } & ComponentProps<'input'>) {
  const id = input.id ?? input.name
  const problemId = `${id}-problem`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        className="min-h-12 w-full rounded-control border border-line-input bg-surface px-3.5 py-2.5 text-text focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger"
      />
      {problem ? (
        <p id={problemId} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <span className="mt-0.5">
            <Icon name="circle-alert" small />
          </span>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
