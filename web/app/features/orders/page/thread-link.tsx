import { ButtonLink } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'
import { orderThreadPath } from '../paths.ts'

/** Where its sides write to each other about the order. */
export function ThreadLink({ order }: { order: { id: string } }) {
  const t = useText('order-page')
  return (
    <section aria-labelledby="thread" className="grid justify-items-start gap-2">
      <h2 id="thread" className="text-xl">
        {t('thread')}
      </h2>
      <p className="text-sm text-muted">{t('thread.hint')}</p>
      <ButtonLink to={orderThreadPath(order.id)} variant="line">
        {t('thread.open')}
      </ButtonLink>
    </section>
  )
}
