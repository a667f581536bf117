import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { ProductIcon } from './product-icon.tsx'

export function BackToProducts() {
  const t = useText('listings')
  return (
    <p>
      <Link
        to="/products"
        className="inline-flex min-h-12 items-center gap-2 text-base text-muted no-underline hover:text-text hover:underline hover:underline-offset-3"
      >
        <ProductIcon name="back" />
        {t('back')}
      </Link>
    </p>
  )
}
