import type { ListingCard as Listed } from '@ticarum/contract/procedures/listings'
import type { Ref } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useText } from '../../texts.ts'
import { CardActions } from '../product-actions/buy-buttons.tsx'
import type { RatingMark } from '../suppliers/rating-mark.server.ts'
import { SupplierMark } from '../suppliers/supplier-box.tsx'
import { galleryPath } from './overlay-paths.ts'
import { SignInForPrice } from './sign-in-for-price.tsx'
import { StockChip } from './stock-chip.tsx'
import { mayEdit, type Viewer } from './viewer.ts'

export type Card = Omit<Listed, 'category' | 'piecesPerUnit' | 'listedAt'> & {
  supplier: { rated?: RatingMark }
  wished?: boolean
}

interface ListingCardViewProps {
  card: Card
  /** on the first screen: its picture is loaded eagerly */
  first: boolean
  withSupplier: boolean
  viewer: Viewer
  focus?: { ref: Ref<HTMLLIElement>; tabIndex: number } | undefined
}

/** A product in a list: the picture is beside the text on phones, above it on wider screens. */
export function ListingCardView({ card, first, withSupplier, viewer, focus }: ListingCardViewProps) {
  const t = useText('listings')
  const { id, name, description, language, priceCents, unit, minimum, origin, stockState, supplier } = card
  return (
    <li {...focus} className="listing-card">
      <CardPicture card={card} first={first} />
      <div className="listing-words">
        <h2>
          <a href={`/products/${id}`}>
            <Written language={language}>{name}</Written>
          </a>
        </h2>
        <p className="listing-description">
          <Written language={language}>{description}</Written>
        </p>
        <p className="listing-price">
          {priceCents === null ? <SignInForPrice id={id} /> : <Price cents={priceCents} />}
          <span>{t('per', { unit, minimum })}</span>
        </p>
        <p className="listing-origin">
          <Icon name="pin" small />
          <bdi>{origin || t('origin.none')}</bdi>
        </p>
        {stockState === 'in_stock' ? null : (
          <p className="*:whitespace-normal">
            <StockChip state={stockState} />
          </p>
        )}
      </div>
      {withSupplier ? (
        <div className="listing-supplier">
          <a href={`/supplier/${supplier.id}`} className="supplier-box">
            <SupplierMark supplier={supplier} />
          </a>
        </div>
      ) : null}
      {mayEdit(viewer, supplier.id) ? (
        <a href={`/supplier/products/edit/${id}`} className="button button-line col-span-2">
          {t('edit')}
        </a>
      ) : (
        <CardActions card={card} viewer={viewer} />
      )}
    </li>
  )
}

/** Opens the gallery over the list; without scripts, over the product page. */
function CardPicture({ card: { id, name, image, imageCount }, first }: Pick<ListingCardViewProps, 'card' | 'first'>) {
  const t = useText('listings')
  if (!image) return <div className="listing-picture" />
  return (
    <a href={galleryPath(id, 1)} className="listing-picture">
      <HiddenText>{t('pictures', { name })}</HiddenText>
      <Photo picture={image} alt="" sizes="(min-width: 640px) 290px, 112px" first={first} />
      {imageCount > 1 ? (
        <span data-theme="dark" className="listing-more">
          {t('pictures.more', { count: imageCount - 1 })}
        </span>
      ) : null}
    </a>
  )
}
