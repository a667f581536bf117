import type { Role } from '@ticarum/contract/values/roles'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'
import { threadPath } from '../../messages/paths.ts'

/** Where its sides write to each other about the quote. */
export function ThreadLink({ quote, reader }: { quote: { id: string }; reader: Role }) {
  const t = useText('quotes')
  return (
    <section aria-labelledby="thread" className="grid content-start justify-items-start gap-2">
      <h2 id="thread" className="text-xl">
        {t('thread')}
      </h2>
      <p className="text-sm text-muted">{t('thread.hint')}</p>
      <ButtonLink to={threadPath(reader, quote.id, 'quote')} variant="line">
        {t('thread.open')}
      </ButtonLink>
    </section>
  )
}
