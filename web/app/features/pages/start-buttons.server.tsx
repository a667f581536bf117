import { usePageText } from '../../components/static/prerender.server.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

/** Links to start as a buyer or as a supplier. */
export function StartButtons() {
  const t = usePageText('page-company')
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink to="/products">{t('browse')}</ButtonLink>
      <ButtonLink to="/suppliers" variant="line">
        {t('supply')}
      </ButtonLink>
    </p>
  )
}
