import type { ListingCard } from '@ticarum/contract/procedures/listings'
import { Link } from 'react-router'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useText } from '../../texts.ts'
import { SignInForPrice } from '../listings/sign-in-for-price.tsx'

const categoryLink =
  'flex min-h-12 items-center justify-between gap-2 font-semibold text-text no-underline hover:underline ' +
  'hover:underline-offset-3'

const categories = ['all', 'fashion', 'beauty', 'home'] as const

/** The newest listings of all categories, and links to the product list. */
export function NewestListings({ items }: { items: ListingCard[] }) {
  const t = usePageText('page-home')
  const words = useText('listings')
  return (
    <section aria-labelledby="newest" className="grid gap-6">
      <h2 id="newest" className="text-2xl">
        {t('newest')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-10">
        {items.map((item) => (
          <Newest key={item.id} item={item} />
        ))}
      </ul>
      <nav aria-label={t('categories')}>
        <ul className="grid border-t border-rule sm:grid-cols-4 sm:gap-x-6">
          {categories.map((category) => (
            <li key={category} className="border-b border-line">
              <Link to={category === 'all' ? '/products' : `/products?category=${category}`} className={categoryLink}>
                {words(`category.${category}`)}
                <span aria-hidden="true" className="rtl:-scale-x-100">
                  →
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

function Newest({ item: { id, name, language, image, priceCents, unit, minimum, supplier } }: { item: ListingCard }) {
  const words = useText('listings')
  return (
    <li className="grid content-start gap-2">
      <div className="relative aspect-4/3 rounded-card bg-sand">
        {image ? <Photo picture={image} alt="" sizes="(min-width: 640px) 400px, 45vw" /> : null}
      </div>
      <div className="grid gap-0.5">
        <h3 className="text-md leading-snug lg:text-lg">
          <Link
            to={`/products/${id}`}
            className="inline-block py-0.5 text-text no-underline hover:underline hover:underline-offset-3"
          >
            <Written language={language}>{name}</Written>
          </Link>
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          {priceCents === null ? <SignInForPrice id={id} /> : <Price cents={priceCents} className="font-semibold" />}
          <span className="text-xs text-muted">{words('per', { unit, minimum })}</span>
        </p>
        <p className="text-xs text-muted">
          <bdi>{supplier.name}</bdi>
        </p>
      </div>
    </li>
  )
}
