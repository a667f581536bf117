import type { ComponentProps } from 'react'

export function Checkbox({
  label,
  hint,
  ...input
}: { label: string; hint?: string; name: string } & ComponentProps<'input'>) {
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 py-1">
      <input {...input} type="checkbox" className="size-5 accent-primary" />
      <span className="font-semibold">{label}</span>
      {hint ? <span className="col-start-2 text-sm text-muted">{hint}</span> : null}
    </label>
  )
}
