import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useText } from '../../texts.ts'

export function EmptyCart() {
  const t = useText('cart')
  return (
    <EmptyState title={t('none')}>
      <p className="text-muted">{t('none.text')}</p>
      <ButtonLink to="/products">{t('browse')}</ButtonLink>
    </EmptyState>
  )
}
