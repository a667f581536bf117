import { HiddenText } from './hidden-text.tsx'

/** The outline of a page while it loads. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-8">
      <HiddenText>{label}</HiddenText>
      <div className="grid gap-3">
        <div className="skeleton h-9 w-3/5" />
        <div className="skeleton h-4 w-2/5" />
      </div>
      <div className="grid gap-3">
        {['w-full', 'w-11/12', 'w-full', 'w-4/5'].map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name, always the same
          <div key={row} className={`skeleton h-12 ${width}`} />
        ))}
      </div>
    </div>
  )
}
