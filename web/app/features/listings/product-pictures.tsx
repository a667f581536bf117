import type { Listing } from '@ticarum/contract/procedures/listings'
import { Link } from 'react-router'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { useText } from '../../texts.ts'
import { galleryPath } from './overlay-paths.ts'

const counterBadge =
  'absolute end-3 bottom-3 rounded-mark bg-surface px-2 py-1.5 text-xs leading-none font-semibold text-text'

/** The main picture and thumbnails of all pictures; each opens the gallery. */
export function ProductPictures({ product: { id, name, images } }: { product: Listing }) {
  const t = useText('gallery')
  const [main] = images
  if (!main) return <div className="aspect-4/3 rounded-card bg-sand" />
  return (
    <div className="grid content-start gap-2">
      <Link to={galleryPath(id, 1)} preventScrollReset className="product-picture">
        <Photo picture={main} alt={t('alt', { name, at: 1 })} sizes="(min-width: 960px) 700px, 100vw" first />
        <HiddenText>{t('open')}</HiddenText>
        {images.length > 1 ? (
          <bdi data-theme="dark" dir="ltr" aria-hidden="true" className={counterBadge}>
            {t('counter', { at: 1, total: images.length })}
          </bdi>
        ) : null}
      </Link>
      {images.length > 1 ? (
        <ul className="hidden grid-cols-5 gap-2 lg:grid">
          {images.map((image, index) => (
            <li key={image.name}>
              <Link
                to={galleryPath(id, index + 1)}
                preventScrollReset
                aria-label={t('picture', { at: index + 1 })}
                className="block aspect-4/3 rounded-control"
              >
                <Photo picture={image} alt="" sizes="(min-width: 960px) 135px, 20vw" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
