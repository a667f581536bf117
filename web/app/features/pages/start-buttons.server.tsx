import { usePageText } from '../../components/static/prerender.server.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

/** Links to start as a buyer, and where it `invites` them as a supplier. */
export function StartButtons({ invites = true }: { invites?: boolean }) {
  const t = usePageText('page-company')
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink to="/products">{t('browse')}</ButtonLink>
      {invites ? (
        <ButtonLink to="/suppliers" variant="line">
          {t('supply')}
        </ButtonLink>
      ) : null}
    </p>
  )
}
