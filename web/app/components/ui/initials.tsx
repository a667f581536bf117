const badge =
  'grid size-8 flex-none place-items-center rounded-control bg-primary-wash text-xs font-semibold text-primary'
/** A person's initials; companies have a stripe instead. */
export function Initials({ of: fullName }: { of: string }) {
  const words = fullName.split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  return (
    <span aria-hidden="true" className={badge}>
      {letters}
    </span>
  )
}
