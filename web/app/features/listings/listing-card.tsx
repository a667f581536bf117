import type { ListingCard as Listed } from '@ticarum/contract/procedures/listings'
import type { Ref } from 'react'
import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useText } from '../../texts.ts'
import { BuyActs } from '../product-actions/buy-buttons.tsx'
import { SupplierBoxView } from '../suppliers/supplier-box.tsx'
import { ListingIcon } from './listing-icon.tsx'
import { galleryOver } from './over-address.ts'
import { StockChip } from './stock-chip.tsx'
import { mayEdit, type Viewer } from './viewer.ts'

export type Card = Listed & { wished?: boolean }

interface ListingCardViewProps {
  card: Card
  /** stands on the first screen */
  first: boolean
  withSupplier: boolean
  viewer: Viewer
  focus?: { ref: Ref<HTMLLIElement>; tabIndex: number } | undefined
}

/** A product in a list: its picture beside the text on a phone, above it where there is room. */
export function ListingCardView({ card, first, withSupplier, viewer, focus }: ListingCardViewProps) {
  const t = useText('listings')
  const { id, name, description, language, priceCents, unit, minimum, origin, stockState, supplier } = card
  return (
    <li
      {...focus}
      className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 sm:flex sm:flex-col sm:border-0 sm:p-0"
    >
      <CardPicture card={card} first={first} />
      <div className="grid min-w-0 content-start gap-1 sm:flex-1">
        <h2 className="text-[1.0625rem] leading-tight sm:text-lg">
          <Link
            to={`/products/${id}`}
            className="inline-block py-0.5 text-text no-underline hover:underline hover:underline-offset-3"
          >
            <Written language={language}>{name}</Written>
          </Link>
        </h2>
        <p className="line-clamp-2 text-sm leading-snug text-muted">
          <Written language={language}>{description}</Written>
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
          <Price cents={priceCents} className="font-title text-[1.25rem] leading-tight font-bold" />
          <span className="text-xs text-muted">{t('per', { unit, minimum })}</span>
        </p>
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <ListingIcon name="pin" small />
          <bdi>{origin || t('origin.none')}</bdi>
        </p>
        {stockState === 'in_stock' ? null : (
          <p className="*:whitespace-normal">
            <StockChip state={stockState} />
          </p>
        )}
      </div>
      {withSupplier ? (
        <div className="col-span-2 min-w-0 sm:border-y sm:border-line sm:py-2.5">
          <SupplierBoxView supplier={supplier} />
        </div>
      ) : null}
      {mayEdit(viewer, supplier.id) ? (
        <ButtonLink to={`/supplier/products/edit/${id}`} variant="line" className="col-span-2">
          {t('edit')}
        </ButtonLink>
      ) : (
        <BuyActs card={card} viewer={viewer} />
      )}
    </li>
  )
}

/** Opens the gallery over the list; without scripts, over the product's own page. */
function CardPicture({ card: { id, name, image, imageCount }, first }: Pick<ListingCardViewProps, 'card' | 'first'>) {
  const t = useText('listings')
  const location = useLocation()
  const box = 'relative block h-33 rounded-control bg-sand sm:aspect-4/3 sm:h-auto sm:rounded-card'
  if (!image) return <div className={box} />
  return (
    <Link {...galleryOver(location, id, 1)} preventScrollReset className={`${box} cursor-zoom-in`}>
      <HiddenText>{t('pictures', { name })}</HiddenText>
      <Photo picture={image} alt="" sizes="(min-width: 640px) 290px, 112px" first={first} />
      {imageCount > 1 ? (
        <span
          data-theme="dark"
          className="absolute start-1.5 bottom-1.5 rounded-mark bg-surface px-1.5 py-1 text-[0.75rem] leading-none font-semibold text-text sm:start-2.5 sm:bottom-2.5"
        >
          {t('pictures.more', { count: imageCount - 1 })}
        </span>
      ) : null}
    </Link>
  )
}
