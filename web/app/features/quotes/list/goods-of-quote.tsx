import type { QuoteRow } from '@ticarum/contract/procedures/quotes'
import { Written } from '../../../components/ui/written.tsx'
import { useText } from '../../../texts.ts'

/** The first line, and how many there are beside it. */
export function GoodsOfQuote({ quote: { first, furtherLines } }: { quote: QuoteRow }) {
  const t = useText('quote-lists')
  const product = useText('product')
  return (
    <>
      {product('amount', { unit: first.unit, count: first.quantity })} ×{' '}
      <Written language={first.language}>{first.name}</Written>
      {furtherLines > 0 ? ` ${t('further', { count: furtherLines })}` : null}
    </>
  )
}
