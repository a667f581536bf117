import { useText } from '../../texts.ts'

/** Lines whose products are no longer listed. */
export function UnknownLines({ count, drop }: { count: number; drop(): void }) {
  const t = useText('cart')
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sand px-5 py-3">
      {t('unknown', { count })}
      <button type="button" onClick={drop} className="min-h-12 font-semibold text-primary underline underline-offset-3">
        {t('unknown.drop')}
      </button>
    </p>
  )
}
