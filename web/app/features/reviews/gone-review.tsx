import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useText } from '../../texts.ts'
import { REVIEWS_PATH, reviewPath } from './paths.ts'

/** Another admin was faster, or the supplier withdrew it. */
export function GoneReview({ next }: { next: string | null }) {
  const t = useText('reviews')
  return (
    <EmptyState title={t('gone')}>
      <p className="text-muted">{t('gone.text')}</p>
      <ButtonLink to={next ? reviewPath(next) : REVIEWS_PATH}>{t(next ? 'next' : 'back')}</ButtonLink>
    </EmptyState>
  )
}
