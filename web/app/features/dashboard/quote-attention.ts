import type { Role } from '@ticarum/contract/values/roles'
import { useText } from '../../texts.ts'
import { quotesPath } from '../quotes/paths.ts'
import type { AttentionRow } from './attention.tsx'

/** Quotes that wait for the reader's side, with the list of exactly those; null: they could not be counted. */
export function useQuoteAttention(waiting: { count: number; more: boolean } | null, reader: Role): AttentionRow[] {
  const t = useText('dashboard')
  if (!waiting || waiting.count === 0) return []
  const { count, more } = waiting
  return [
    {
      key: 'quotes',
      to: quotesPath(reader, 'waiting'),
      count: t(more ? 'attention.many' : 'figures.count', { count }),
      text: t(`attention.quotes.${reader}`, { count }),
    },
  ]
}
