import { HiddenText } from '../../components/ui/hidden-text.tsx'

const OUTLINES = Array.from({ length: 8 }, (_, place) => place)

/** Placeholder for the cards while they load. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="listing-cards">
      <HiddenText>{label}</HiddenText>
      {OUTLINES.map((place) => (
        <div
          key={place}
          className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-line py-5 sm:block sm:border-0 sm:p-0"
        >
          <div className="skeleton h-33 rounded-control sm:aspect-4/3 sm:h-auto sm:rounded-card" />
          <div className="grid content-start gap-3 sm:mt-4">
            <div className="skeleton h-5 w-4/5" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-6 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
