import type { Quote } from '@ticarum/contract/procedures/quotes'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'
import { orderPath } from '../../orders/paths.ts'
import { type QuoteDialog, quoteActPath, versionPath } from '../paths.ts'

interface ActProps {
  quote: Pick<Quote, 'may'>
  page: string
}

interface AcceptLinkProps extends ActProps {
  quietly?: boolean
  /** that is meant; on the quote's own page the one that is shown */
  version?: number
}

/** Filled in the colour of ordering, or in lines once something else was typed. */
export function AcceptLink({ quote, page, quietly = false, version }: AcceptLinkProps) {
  const t = useText('quotes')
  if (!quote.may.includes('accept')) return null
  return (
    <ButtonLink
      to={quoteActPath(version === undefined ? page : versionPath(page, version), 'accept')}
      preventScrollReset
      {...(quietly ? { variant: 'line' as const } : { className: 'bg-action! text-on-action! hover:bg-action-press!' })}
    >
      {t('accept')}
    </ButtonLink>
  )
}

/** The order that accepting it made. */
export function OrderLink({ quote }: { quote: Quote }) {
  const t = useText('quotes')
  return quote.order ? (
    <ButtonLink to={orderPath(quote.order.id)}>{t('order', { number: quote.order.number })}</ButtonLink>
  ) : null
}

/** What ends a quote. */
export function EndLinks({ quote, page }: ActProps) {
  const t = useText('quotes')
  const ends = (['withdraw', 'decline'] as const satisfies QuoteDialog[]).filter((act) => quote.may.includes(act))
  return ends.map((act) => (
    <ButtonLink key={act} to={quoteActPath(page, act)} preventScrollReset variant="quiet">
      {t(act)}
    </ButtonLink>
  ))
}
